"""614.9, 615, 616.1: damage as replacement and prevention effects leave it."""

from __future__ import annotations

from functools import partial

from engine.board.asking import Transaction
from engine.board.attachment import protected_from
from engine.board.matching import describe_failure, failure, related
from engine.board.player_abilities import player_protected_from
from engine.board.values import controller_of, number, players, recipients
from engine.cards.abilities.replacing import (
    ChangesDamage,
    DamagePattern,
    Prevents,
)
from engine.cards.keywords.numbers import defined_by
from engine.happening.changing.gains import PREVENTION, gather
from engine.happening.changing.preventing import Make, Step, preventable, prevented
from engine.happening.changing.shields import shield_applies, use_shield
from engine.happening.replacement.choosing import Possible, choose_first, meant
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import SHIELD
from engine.words.record import replace
from engine.words.terms import CardType, ObjectId

_DAMAGEABLE = (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE)


def changed_damage(tx: Transaction, change: Change, event: e.Damage) -> tuple[Change, list[Change]]:
    """120.4b, 616.1: damage as all effects that interact with it leave it, one after the other, each once.

    Returns the change with what is left of the damage, possibly 0, and what happens besides.
    """
    used: list[str] = []
    more: list[Change] = []
    while event.amount > 0:
        possible = {key: step for key, step in _on_damage(tx, event).items() if key not in used}
        if not possible:
            break
        options = [Possible(key, source, "", list, outcome) for key, (source, outcome, _) in possible.items()]
        affected = None if isinstance(event.to, PlayerTarget) else event.to
        key = choose_first(tx, controller_of(event.to, tx.board), options, affected).key
        used.append(key)
        step = possible[key][2]()
        event = step.event
        change = replace(change, event=event, rules=(*change.rules, *step.rules))
        more += step.more
        for gain in step.gains:
            gather(tx, PREVENTION, possible[key][0], gain)
    return replace(change, event=event), more


def _on_damage(tx: Transaction, event: e.Damage) -> dict[str, tuple[ObjectId, object, Make]]:
    """Every effect that could apply to damage now: its source, what tells its outcome from others', and how it applies."""
    found: dict[str, tuple[ObjectId, object, Make]] = {}
    for source, index, change in tx.board.changing(ChangesDamage):
        if _matches(tx, change.damage, event, source):
            to = None if change.redirect_to is None else meant(tx.board, source, change.redirect_to)
            outcome = (change.factor, change.plus, to)
            found[f"d{source}.{index}"] = (source, outcome, partial(_multiplied, tx, event, source, change))
    if preventable(tx, event):
        _add_preventions(tx, event, found)
    else:
        _add_vain_preventions(tx, event, found)
    return found


def _add_vain_preventions(tx: Transaction, event: e.Damage, found: dict[str, tuple[ObjectId, object, Make]]) -> None:
    """615.12, 615.12a: they apply once all the same and prevent nothing; what else they do happens, as far as it does not speak
    of the damage prevented; shields of an amount do not get smaller."""
    held = None if isinstance(event.to, PlayerTarget) else tx.board.objects[event.to]
    if held is not None and held.count(SHIELD):
        gone = Change(event=e.CountersRemoved(on=held.id, counter=SHIELD, count=1), rules=(cite("122.1c"),))
        step = Step(event, (cite("615.12"),), (gone,))
        found["shield counter"] = (held.id, None, lambda: step)


def _add_preventions(tx: Transaction, event: e.Damage, found: dict[str, tuple[ObjectId, object, Make]]) -> None:
    for source, index, static in tx.board.changing(Prevents):
        if _matches(tx, static.damage, event, source):
            bound = Bindings(source=source, you=tx.board.controller(source))
            amount = event.amount if static.amount is None else number(static.amount, tx.board, bound)
            gains = players(static.gain_life, tx.board, bound) if static.gain_life is not None else ()
            rule = cite("615.1a") if static.amount is None else cite("615.10")
            found[f"p{source}.{index}"] = (
                source,
                ("prevent", amount, gains),
                partial(
                    prevented,
                    event,
                    amount,
                    gains,
                    (rule, *defined_by(static)),
                    by=source,
                    effect=f"p{source}.{index}",
                ),
            )
    for shield in tx.game.preventions:
        if shield_applies(tx, shield, event):
            found[f"s{shield.id}"] = (shield.made_by, None, partial(use_shield, tx, event, shield))
    if not isinstance(event.to, PlayerTarget):
        held = tx.board.objects[event.to]
        if held.count(SHIELD):
            gone = Change(event=e.CountersRemoved(on=held.id, counter=SHIELD, count=1), rules=(cite("122.1c"),))
            found["shield counter"] = (
                held.id,
                None,
                lambda: _with_more(
                    prevented(event, event.amount, (), (cite("122.1c"),), by=held.id, effect="shield counter"), gone
                ),
            )
        if protected_from(tx.board, held.id, event.source):
            found["protection"] = (
                held.id,
                ("prevent", event.amount, ()),
                partial(_protected, event, held.id, cite("702.16e")),
            )
    elif (giver := player_protected_from(tx.board, event.to.player, event.source)) is not None:
        found["protection"] = (
            giver,
            ("prevent", event.amount, ()),
            partial(_protected, event, giver, cite("702.16e"), cite("613.10")),
        )


def _protected(event: e.Damage, by: ObjectId, *rules: Citation) -> Step:
    """702.16e: all damage by a source with the quality, to the permanent or player with protection from it."""
    return prevented(event, event.amount, (), rules, by=by, effect="protection")


def _matches(tx: Transaction, wanted: DamagePattern, event: e.Damage, source: ObjectId) -> bool:
    """Whether damage is of the kind that an effect speaks of."""
    board = tx.board
    you = board.controller(source)
    if wanted.combat is not None and event.combat is not wanted.combat:
        return False
    if wanted.source is not None:
        seen = board.last_seen(event.source)
        if seen is None or describe_failure(wanted.source, board, *seen, source=source, you=you) is not None:
            return False
    if wanted.to_object is None and wanted.to_player is None:
        return True
    if isinstance(event.to, PlayerTarget):
        return wanted.to_player is not None and related(board, event.to.player, you, wanted.to_player)
    return wanted.to_object is not None and failure(wanted.to_object, board, event.to, source=source, you=you) is None


def _multiplied(tx: Transaction, event: e.Damage, source: ObjectId, change: ChangesDamage) -> Step:
    """614.1a, 614.9: more damage, or the same damage to something else, if that can still be dealt damage; else nothing changes."""
    if change.redirect_to is None:
        return Step(replace(event, amount=event.amount * change.factor + change.plus), (cite("614.1a"),))
    bound = Bindings(source=source, you=tx.board.controller(source))
    found = [one for one in recipients(change.redirect_to, tx.board, bound) if can_be_dealt(tx, one)]
    return Step(replace(event, to=found[0]) if found else event, (cite("614.9"),))


def can_be_dealt(tx: Transaction, to: Recipient) -> bool:
    """120.1: only battles, creatures, planeswalkers on the battlefield, and players in the game."""
    if isinstance(to, PlayerTarget):
        return tx.game.player(to.player).in_game
    found = tx.board.objects.get(to)
    if found is None or not found.on_battlefield:
        return False
    seen = tx.board.characteristics(to)
    return any(seen.is_type(card_type) for card_type in _DAMAGEABLE)


def _with_more(step: Step, change: Change) -> Step:
    return replace(step, more=(*step.more, change))
