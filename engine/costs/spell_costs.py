"""601.2f-h, 107.3, 702.51-702.126: what a spell costs in all in the way that was chosen, and paying it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.criteria import mana_value_of
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost
from engine.cards.characteristics import symbols
from engine.cards.mana import increased, with_x
from engine.costs.assisting import ASSIST, assisted
from engine.costs.changes import about_spell, changed_cost
from engine.costs.helping import bendable, bent, delved, helped
from engine.costs.mana_costs import Use, counts_mana, has_x
from engine.costs.other import with_numbers
from engine.costs.paying import counted_payment, use_mana_abilities
from engine.costs.ways import MANA_VALUE, Way
from engine.happening.drawing import sacrificed
from engine.happening.payments import locked_in, payments_of
from engine.happening.what_pays import sacrificable
from engine.state import events as e
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId


def total_cost(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, x: int | None) -> str | None:
    """601.2f: the mana or alternative cost, plus additional costs and increases, minus reductions; ``None`` is unpayable.

    118.6a: an increase makes an unpayable cost no more payable. Once determined it is locked in.
    """
    printed = tx.board.characteristics(spell)
    base = printed.mana_cost if way.alternative is None else way.alternative.cost.mana
    if base is None:
        return None
    total = with_x(base, x or 0)
    if way.tax:
        total = increased(total, (str(way.tax),))
    for cost in way.additional:
        total = increased(total, with_x(cost.cost.mana, x or 0))
    for cost in way.every_cost:
        total = increased(total, with_x(cost.cost.waterbend, x or 0))
    further = () if way.tapped is None else (_power_in_mana(tx, way.tapped),)
    further = (*further, *(symbol for cost, one in way.sacrificed for symbol in _worth(tx, cost, one)))
    changes, use = about_spell(tx, player, spell), _use(tx, spell, way)
    helped = bendable_of(way, x) > 0 or any(printed.has(one) for one in PAID_OTHERWISE)
    return changed_cost(tx, player, spell, total, changes, further, use=use, helped=helped)


PAID_OTHERWISE = ("convoke", "improvise", "delve", ASSIST)
"""702.51, 702.126, 702.66, 702.132: keywords by which something else than the caster's mana pays for a spell."""


def _power_in_mana(tx: Transaction, tapped: ObjectId) -> str:
    """702.180a: as much generic mana as the creature that is tapped for the spell has power."""
    return str(max(0, tx.board.characteristics(tapped).power or 0))


def _worth(tx: Transaction, cost: CastingCost, sacrificed: ObjectId) -> tuple[str, ...]:
    """702.119a: generic mana equal to the mana value of what is sacrificed; 702.48a: its mana cost, with X as 0 (107.3g)."""
    if cost.sacrificed_for == MANA_VALUE:
        found, looks = tx.board.objects[sacrificed], tx.board.characteristics(sacrificed)
        return (str(mana_value_of(found, looks, tx.board)),)
    return with_x(tx.board.characteristics(sacrificed).mana_cost or "", 0)


def _use(tx: Transaction, spell: ObjectId, way: Way) -> Use:
    """106.6, 609.4b: what the mana is spent for, and as which any of it can be."""
    base = tx.board.characteristics(spell).mana_cost if way.alternative is None else way.alternative.cost.mana
    costs = (base, *(cost.cost.mana for cost in way.additional), *(cost.cost.waterbend for cost in way.every_cost))
    return Use(spell=spell, spent_as=way.spent_as, with_x=has_x(*costs))


def bendable_of(way: Way, x: int | None) -> int:
    """701.67b: how much generic mana there is in the waterbend parts of the costs of casting so."""
    return sum(bendable(one.cost, x) for one in way.every_cost)


def pay_for(
    tx: Transaction,
    player: PlayerId,
    spell: ObjectId,
    way: Way,
    cost: str | None,
    x: int | None,
    because: Sequence[Citation] = (),
) -> list[Change]:
    """601.2h: mana first, with what helps to pay it (702.51), then what else the costs ask for.

    ``because``: by which rules the total is not the mana cost. Raises Refused, with these, where it cannot be paid.
    """
    use = _use(tx, spell, way)
    bend = bendable_of(way, x)

    def help_with(left: tuple[str, ...]) -> tuple[tuple[str, ...], list[Change]]:
        left, first = helped(tx, player, spell, left)
        left, then = bent(tx, player, spell, left, bend, first)
        left, theirs = assisted(tx, player, spell, left, use, use_mana_abilities)
        return left, [*first, *then, *theirs]

    totals = [locked_in(tx, player, spell, with_numbers(extra.cost, x)) for extra in way.every_cost]
    try:
        paid = counted_payment(tx, player, cost, spell, use, help_with)
    except Refused as lacking:
        if sorted(symbols(cost or "")) == sorted(tx.board.characteristics(spell).cost_symbols):
            raise
        raise Refused(
            lacking.why, lacking.rule, lacking.facts, tuple(dict.fromkeys((cite("601.2f"), *because)))
        ) from None
    if cost is not None and not counts_mana(tx, player):
        paid += delved(tx, player, spell, symbols(cost))
    found = tx.board.objects[spell]
    if way.tapped is not None:
        if tx.board.objects[way.tapped].tapped:
            raise Refused("already tapped", cite("601.2h"))
        paid.append(Change(event=e.Tapped(object=way.tapped), rules=(cite("601.2h"), cite("702.180b"))))
    given = dict(way.sacrificed)
    for extra, total in zip(way.every_cost, totals, strict=True):
        asked, before = total, len(paid)
        if extra in given:
            paid.append(_given_up(tx, player, found, asked.cost, given[extra], paid))
            asked = asked._replace(cost=replace(asked.cost, sacrifice=None))
        paid += payments_of(tx, player, found, asked, paid)
        # What is paid so is gone, whatever becomes of the spell.
        kind = cite("118.9") if extra is way.alternative else cite("118.8")
        paid[before:] = [replace(one, rules=(*one.rules, kind)) for one in paid[before:]]
    return paid


def _given_up(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, one: ObjectId, already: list[Change]
) -> Change:
    """601.2h: what was chosen to be sacrificed is sacrificed, if it still can be. Raises Refused."""
    used = [change.event.object for change in already if isinstance(change.event, e.ZoneChange)]
    if one in used or one not in sacrificable(tx, player, found.id, cost):
        raise Refused("nothing to sacrifice", cite("601.2h"))
    return Change(event=sacrificed(one), rules=(cite("601.2h"),))
