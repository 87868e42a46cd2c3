"""122.5, 702, 716: what instructions of keyword abilities do."""

from __future__ import annotations

from engine import events as e
from engine.abilities import keyword_abilities as k
from engine.abilities.effects import Move
from engine.abilities.faces import CastNow
from engine.abilities.filters import Filter
from engine.abilities.references import Remembered
from engine.bindings import Bindings
from engine.citations import Citation, cite, not_implemented
from engine.instructions.lasting import add_effect
from engine.instructions.registry import amount, arrived, carries, carry_out, happening, on_battlefield, remember, there
from engine.library import is_so, top_cards
from engine.matching import describe_failure
from engine.terms import CardType, Designation, ObjectId, Reason, Zone
from engine.transaction import Transaction

not_implemented("702.85b", "azioni da compiere durante la cascata")

_FOUND, _REST = "\0cascaded", "\0not cast"
_LESS = Filter(zone=Zone.LIBRARY, not_types=(CardType.LAND,), mana_value_than_this="<")
_RULES: dict[Designation, Citation] = {
    Designation.RENOWNED: cite("702.112b"),
    Designation.SADDLED: cite("702.171b"),
    Designation.SOLVED: cite("719.3b"),
    Designation.TO_BE_EXILED: cite("702.84a"),
}


@carries(k.MoveCounters)
def move_counters(tx: Transaction, effect: k.MoveCounters, bound: Bindings) -> Bindings:
    """122.5: nothing moves between an object and itself, from what has no such counter, or to what is not there."""
    count = amount(tx, effect.count, bound)
    onto = there(tx, effect.onto, bound)
    for one in there(tx, effect.off, bound):
        left = min(count, tx.board.objects[one].count(effect.counter))
        if not left or not onto or onto[0] == one or not on_battlefield(tx, onto[0]):
            continue
        moved: list[e.Event] = [
            e.CountersRemoved(on=one, counter=effect.counter, count=left),
            e.CountersPut(on=onto[0], counter=effect.counter, count=left),
        ]
        happening(tx, moved, bound, cite("608.2c"), cite("122.5"))
    return bound


@carries(k.Designate)
def designate(tx: Transaction, effect: k.Designate, bound: Bindings) -> Bindings:
    """702.112b, 702.171b, 719.3b: it is a marker and no ability; only permanents have it."""
    found = tuple(
        one
        for one in there(tx, effect.what, bound)
        if on_battlefield(tx, one) and not tx.game.designated(one, effect.designation)
    )
    if found:
        rules = (_RULES[effect.designation],) if effect.designation in _RULES else ()
        add_effect(tx, (), found, effect.until, bound, *rules, marks=(effect.designation,))
    return bound


@carries(k.BecomeLevel)
def become_level(tx: Transaction, effect: k.BecomeLevel, bound: Bindings) -> Bindings:
    """716.2a-b: the designation stays, whatever else the permanent becomes."""
    found = [one for one in there(tx, effect.what, bound) if on_battlefield(tx, one)]
    levels = [e.LevelSet(object=one, level=effect.level) for one in found]
    happening(tx, levels, bound, cite("608.2c"), cite("716.2a"))
    return bound


@carries(k.Cascade)
def cascade(tx: Transaction, effect: k.Cascade, bound: Bindings) -> Bindings:
    """702.85a: until a nonland card whose mana value is less than that of the spell, which may be cast without paying."""
    size = len(tx.game.zone(Zone.LIBRARY, bound.you))
    cards: list[ObjectId] = []
    hit = False
    while len(cards) < size and not hit:
        cards.append(top_cards(tx, bound.you, len(cards) + 1)[-1])
        hit = _costs_less(tx, cards[-1], bound)
    exiled = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in cards]
    there_now = arrived(happening(tx, exiled, bound, cite("608.2c"), cite("702.85a")))
    kept = remember(remember(bound, _FOUND, there_now[-1:] if hit else ()), _REST, there_now)
    carry_out(tx, [CastNow(what=Remembered(_FOUND))], kept)
    carry_out(tx, [Move(what=Remembered(_REST), to=Zone.LIBRARY, position=-1, random_order=True)], kept)
    return bound


def _costs_less(tx: Transaction, card: ObjectId, bound: Bindings) -> bool:
    found, looks = tx.board.objects[card], tx.board.characteristics(card)
    why = describe_failure(_LESS, tx.board, found, looks, found.owner, source=bound.source, you=bound.you)
    return is_so(tx, card, bound.you, why is None, cite("702.85a"))
