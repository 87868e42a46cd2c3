"""601.2h, 602.2b, 702.49c: what a cost was paid with, where the ability that it was paid for speaks of that."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.fighting import attacker
from engine.cards.abilities.ability import Ability, Cost, Keyword
from engine.cards.abilities.casting import CastingCost
from engine.cards.keywords.parts import ATTACKED, PAID_WITH
from engine.costs.helping import speaks_of_exiled
from engine.happening.writing.objects import keep_choices
from engine.state import events as e
from engine.state.objects import Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import replace, within
from engine.words.terms import CardType, ObjectId, Zone


def remember_payment(tx: Transaction, stacked: ObjectId, changes: Sequence[Change]) -> None:
    """Keep with an ability on the stack what its costs are about to be paid with; it is found later as it was then (608.2h)."""
    one = tx.game.objects[stacked]
    if one.bindings is None:
        return
    events = [change.event for change in changes]
    objects = _paid(changes, one.source)
    if not objects:
        return
    returned = [event.object for event in events if isinstance(event, e.ZoneChange) and event.to is Zone.HAND]
    fighting = [found for found in (attacker(tx.game.fight_of(two)[1], two) for two in returned) if found is not None]
    kept: dict[str, Sequence[Recipient]] = {**one.bindings.remembered, PAID_WITH: objects}
    if fighting:
        kept[ATTACKED] = tuple(found.defender for found in fighting)
    keep_choices(tx.game, stacked, one.chosen, replace(one.bindings, remembered=kept))


def remember_payment_of_spell(tx: Transaction, spell: ObjectId, changes: Sequence[Change]) -> None:
    """601.2h, 707.10: keep with a spell what its costs are about to be paid with; a copy of it speaks of the same objects."""
    one = tx.game.objects[spell]
    found = _paid(changes, spell)
    if found and one.chosen is not None:
        events = [change.event for change in changes]
        returned = [event.object for event in events if isinstance(event, e.ZoneChange) and event.to is Zone.HAND]
        struck = (attacker(tx.game.fight_of(two)[1], two) for two in returned)
        fighting = tuple(back.defender for back in struck if back is not None)
        keep_choices(tx.game, spell, replace(one.chosen, paid_with=found, attacked=fighting), one.bindings)


def exiled_with_spell(tx: Transaction, spell: ObjectId, changes: Sequence[Change]) -> list[Change]:
    """607.2q: what is exiled for the costs of a permanent spell is linked to it, where an ability printed on it lets it be."""
    looks = tx.game.objects[spell].printed
    once = looks.is_type(CardType.INSTANT) or looks.is_type(CardType.SORCERY)
    if once or not any(map(_lets_exile, looks.abilities)):
        return list(changes)
    rules = (cite("607.2q"),) if speaks_of_exiled(looks) else ()
    return [_linked(one, spell, rules) for one in changes]


def _linked(change: Change, spell: ObjectId, rules: tuple[Citation, ...]) -> Change:
    event = change.event
    if not isinstance(event, e.ZoneChange) or event.to is not Zone.EXILE or event.object == spell:
        return change
    return replace(change, event=replace(event, linked_to=spell), rules=(*change.rules, *rules))


def _lets_exile(ability: Ability) -> bool:
    """702.66a, 118.8-118.9: whether it is delve, or a cost to cast the spell of which exiling something is a part."""
    if isinstance(ability, Keyword) and ability.keyword == "delve":
        return True
    costs = (part for part in within(ability) if isinstance(part, Cost))
    return isinstance(ability, CastingCost | Keyword) and any(one.exile is not None or one.evidence for one in costs)


HELPS = frozenset((cite("702.51a"), cite("702.126a"), cite("702.66a"), cite("701.67a")))
"""Rules by which something is tapped or exiled in place of mana."""


def _paid(changes: Sequence[Change], itself: ObjectId | None) -> tuple[ObjectId, ...]:
    """118.1: what a cost asked for; what stands in for mana is not what 'the sacrificed creature' speaks of."""
    asked = (change.event for change in changes if HELPS.isdisjoint(change.rules))
    return tuple(
        event.object
        for event in asked
        if isinstance(event, e.Tapped | e.ZoneChange | e.Shown) and event.object != itself
    )
