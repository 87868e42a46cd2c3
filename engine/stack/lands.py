"""305, 116.2a: playing lands."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.prohibitions import concerns, forbids_player
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import Part
from engine.costs.permissions import (
    Permitted,
    as_though_yours,
    note_used,
    permissions,
    require_not_used_up,
    require_sorcery_timing,
)
from engine.happening.lookahead import kept_from_entering
from engine.happening.writing.objects import count_land
from engine.stack.activating import refuse_if_kept
from engine.stack.casting import with_back_up
from engine.state import events as e
from engine.state.actions import PlayLand
from engine.state.objects import GameObject
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.terms import CardType, PlayerId, Reason, Zone


def lands_allowed(tx: Transaction, player: PlayerId) -> int:
    """305.2, 305.2a: how many lands a player can play this turn: one, and what effects add to it."""
    board = tx.board
    from_effects = sum(effect.land_plays for effect in tx.game.effects if effect.you == player)
    from_abilities = sum(
        ability.count
        for source, ability in board.in_force.land_plays()
        if concerns(board, board.controller(source), ability.players, player, source)
    )
    return 1 + from_effects + from_abilities


def may_play_from(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """305.1, 601.1a: from hand, or from where an effect lets the player play it."""
    card = as_though_yours(tx, player, card)
    if card.zone is Zone.HAND and card.owner == player:
        return True
    return any(one.how.lands for one in permissions(tx, player, card))


def play_land(tx: Transaction, action: PlayLand) -> None:
    """116.2a, 305.1-305.2: from hand, in a main phase of one's own turn with an empty stack, normally once a turn."""
    card = tx.board.objects.get(action.object)
    if card is None or not may_play_from(tx, action.player, card):
        if card is not None:
            looks = tx.board.characteristics(card.id)
            require_not_used_up(tx, action.player, card, looks, cite("305.1"), land=True)
        raise Refused("not in hand", cite("305.1"))
    if action.back:
        card = with_back_up(tx, card, cite("712.12"))
    if not card.printed.is_type(CardType.LAND):
        raise Refused("not a land", cite("305.1"))
    refuse_if_kept(tx, "forbidden", forbids_player(tx.board, Prohibition.PLAY_LAND, action.player))
    if action.player not in tx.game.together(tx.game.turn.active):
        raise Refused("not your turn", cite("305.3"))
    require_sorcery_timing(tx, action.player, cite("305.1"))
    if not may_play_a_land(tx, action.player):
        raise Refused("land already played", cite("305.2b"))
    entering = e.ZoneChange(
        object=card.id, to=Zone.BATTLEFIELD, reason=Reason.PLAYED, controller=action.player, transformed=action.back
    )
    if kept_from_entering(tx, entering):
        raise Refused("forbidden", cite("101.2"))
    by = _permitted(tx, action.player, card)
    if by is not None:
        note_used(tx, by)
    given = () if by is None else by.how.gives
    put_land(tx, action.player, card, cite("116.2a"), back=action.back, given=given)


def _permitted(tx: Transaction, player: PlayerId, card: GameObject) -> Permitted | None:
    """601.3, 611.3d: what lets a land be played, one that is not used up by it first; of several that give different things the
    player takes one."""
    if card.zone is Zone.HAND and card.owner == player:
        return None
    found = [one for one in permissions(tx, player, as_though_yours(tx, player, card)) if one.how.lands]
    ways = {f"p{n}": one for n, one in enumerate(sorted(found, key=_is_used_up))}
    if len({one.how.gives for one in ways.values()}) < 2:
        return next(iter(ways.values()), None)
    options = (Option(key=key, mention=tx.mention(one.source)) for key, one in ways.items())
    return ways[tx.ask_one(Purpose.CHOICE, player, cite("116.2a"), options, about=tx.mention(card.id))]


def _is_used_up(permitted: Permitted) -> bool:
    return permitted.use is not None or permitted.ends is not None


def may_play_a_land(tx: Transaction, player: PlayerId) -> bool:
    """305.2b: whether the player has played fewer lands this turn than they can."""
    return tx.game.player(player).lands_played < lands_allowed(tx, player)


def put_land(
    tx: Transaction,
    player: PlayerId,
    card: GameObject,
    *why: Citation,
    back: bool = False,
    given: tuple[Part, ...] = (),
) -> None:
    """305.1, 305.2a: the land is put onto the battlefield, and counts as played."""
    count_land(tx.game, player)
    move = e.ZoneChange(
        object=card.id, to=Zone.BATTLEFIELD, reason=Reason.PLAYED, controller=player, transformed=back, changed=given
    )
    rules = [
        *why,
        cite("305.1"),
        *([cite("611.3d")] if given else []),
        *([cite("305.2a")] if lands_allowed(tx, player) > 1 else []),
    ]
    active = tx.game.turn.active
    if player != active and player in tx.game.together(active):
        rules.append(cite("805.4c"))
    if back:
        rules.append(cite("712.12"))
    tx.happen([move], kind=StepKind.PLAY_LAND, rules=rules, player=player)
