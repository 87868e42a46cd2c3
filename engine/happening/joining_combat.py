"""508.4, 509.4, 508.7: what is put onto the battlefield attacking or blocking, and what a creature attacks by an effect."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.fighting import attackable
from engine.board.values import objects, recipients
from engine.cards.abilities.combat import Joins
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import CardType, ObjectId, PlayerId


def entering_combat(
    tx: Transaction, changes: Sequence[Change], how: Joins | None, bound: Bindings
) -> tuple[list[Change], list[Citation]]:
    """508.4, 509.4: the changes with what each creature enters attacking or blocking, which its controller chooses where the
    effect does not say; 702.116a: for ``each`` of several players one, if the player wants. With the rules by which."""
    if how is None:
        return list(changes), []
    found: list[Change] = []
    for change in changes:
        event = change.event
        if not isinstance(event, e.ZoneChange | e.TokenCreated):
            found.append(change)
            continue
        controller = _controller(tx, event)
        if how.blocking:
            whom = chosen_to_block(tx, controller, how, bound)
            found.append(replace(change, event=replace(event, blocking=whom)))
        elif how.each:
            found += [
                replace(change, event=replace(event, attacking=target))
                for player in _wanted(tx, how, bound)
                if (target := chosen_to_attack(tx, controller, how, bound, player)) is not None
            ]
        else:
            target = chosen_to_attack(tx, controller, how, bound)
            found.append(replace(change, event=replace(event, attacking=target)))
    return found, [cite("509.4") if how.blocking else cite("508.4")]


def _controller(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> PlayerId:
    if isinstance(event, e.TokenCreated):
        return event.owner
    return tx.board.objects[event.object].owner if event.controller is None else event.controller


def _wanted(tx: Transaction, how: Joins, bound: Bindings) -> list[PlayerTarget]:
    """The players for each of whom there is to be one."""
    named = () if how.whom is None else recipients(how.whom, tx.board, bound)
    return [
        one
        for one in named
        if isinstance(one, PlayerTarget)
        and tx.ask_objects(
            Purpose.ATTACKED, bound.you, cite("508.4"), [one], minimum=0, maximum=1, about=tx.mention(bound.source)
        )
    ]


def chosen_to_attack(
    tx: Transaction, controller: PlayerId, how: Joins, bound: Bindings, player: PlayerTarget | None = None
) -> Recipient | None:
    """508.4, 508.5a: what a creature is attacking that enters so; nothing where it can attack nothing (506.3b-c, 508.4a)."""
    if tx.game.attack_of(controller) is None:
        return None
    options = attackable(tx.board, controller)
    if how.whom is not None:
        named = (player,) if player is not None else recipients(how.whom, tx.board, bound)
        options = tuple(one for one in options if one in named or (how.planeswalkers and _walks_for(tx, one, named)))
    return _one(tx, Purpose.ATTACKED, controller, cite("508.4"), options, bound)


def _walks_for(tx: Transaction, one: Recipient, named: Sequence[Recipient]) -> bool:
    """Whether it is a planeswalker that one of the players controls."""
    if isinstance(one, PlayerTarget) or not tx.board.characteristics(one).is_type(CardType.PLANESWALKER):
        return False
    return PlayerTarget(tx.board.controller(one)) in named


def chosen_to_block(tx: Transaction, controller: PlayerId, how: Joins, bound: Bindings) -> ObjectId | None:
    """509.4, 509.4a: which attacking creature one that enters so is blocking; 506.3e: of those that attack the controller."""
    members = tx.game.together(controller)
    every = (one for combat in tx.game.combats for one in combat.attackers)
    options = [one.object for one in every if one.against in members]
    if how.whom is not None:
        named = objects(how.whom, tx.board, bound)  # type: ignore[arg-type]
        options = [one for one in options if one in named]
    chosen = _one(tx, Purpose.BLOCKED, controller, cite("509.4"), options, bound)
    return None if isinstance(chosen, PlayerTarget) else chosen


def _one(
    tx: Transaction, purpose: Purpose, player: PlayerId, rule: Citation, options: Sequence[Recipient], bound: Bindings
) -> Recipient | None:
    about = tx.mention(bound.source)
    chosen = tx.ask_objects(purpose, player, rule, options, minimum=1, maximum=1, about=about)
    return chosen[0] if chosen else None


def reselected(tx: Transaction, player: PlayerId, one: ObjectId) -> Recipient | None:
    """508.7c: what a player reselects for an attacking creature: something of an opponent of its controller."""
    options = attackable(tx.board, tx.board.controller(one))
    chosen = tx.ask_objects(
        Purpose.ATTACKED, player, cite("508.7c"), options, minimum=1, maximum=1, about=tx.mention(one)
    )
    return chosen[0] if chosen else None
