"""601.2f, 602.2b: what effects make of the mana that a spell or ability costs, and of what an ability costs besides."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.holding import holds
from engine.board.matching import failure
from engine.board.standing import Standing
from engine.board.values import number
from engine.cards.abilities.ability import Activated, Cost, Timing
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import symbols
from engine.cards.keywords.numbers import DEFINED_BY, defined_by
from engine.cards.mana import (
    announced,
    announced_key,
    at_least,
    easiest,
    increased,
    payments,
    reduced,
    size_of,
    with_x,
    written,
)
from engine.costs.mana_costs import (
    ON_RESOLUTION,
    Use,
    abilities_of,
    counts_mana,
    freely,
    has_x,
    is_mana_ability,
    spendable,
)
from engine.costs.other import with_numbers
from engine.happening.payable import payable_life
from engine.state.bindings import Bindings
from engine.words.citations import Citation, cite
from engine.words.counters import LOYALTY
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone

Changes = list[Standing[ChangesCost]]

ANYTHING = Filter()
"""Abilities of whatever object, wherever it is."""

NOT_SEEN = cite("801.11")
"""801.11: owed where a cost would be another one if nobody's range of influence were limited."""


def why_changed(changes: Changes, *, alternative: bool) -> list[Citation]:
    """118.7a: a reduction by generic mana leaves the other mana as it is; 118.9d: an alternative cost is changed as well."""
    generic = any(symbol.strip("{}").isdigit() for said in changes for symbol in symbols(said.ability.less))
    return [*([cite("118.7a")] if generic else []), *([cite("118.9d")] if alternative else [])]


def about_spell(tx: Transaction, player: PlayerId, spell: ObjectId) -> Changes:
    """601.2f: what changes the cost of a spell for the player who casts it."""
    zone = tx.board.objects[spell].zone
    return [
        said
        for said in tx.board.in_force.cost_changes()
        if (spells := said.ability.spells) is not None
        and related(tx.board, player, said.you, said.ability.who, source=said.source)
        and failure(spells, tx.board, spell, source=said.source, you=said.you, zone=zone) is None
    ]


def _about_ability(tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated) -> Changes:
    """602.2b: what changes the activation costs of an object for the player who activates them."""
    return [
        said
        for said in tx.board.in_force.cost_changes()
        if (of := said.ability.abilities_of) is not None
        and (not said.ability.keyword or DEFINED_BY[said.ability.keyword] in defined_by(ability))
        and related(tx.board, player, said.you, said.ability.who, source=said.source)
        and not (said.ability.but_mana and is_mana_ability(ability))
        and (of == ANYTHING or failure(of, tx.board, one, source=said.source, you=said.you) is None)
    ]


def about_unlocking(tx: Transaction, player: PlayerId) -> Changes:
    """116.2m: what changes the unlock costs that a player pays."""
    return [
        said
        for said in tx.board.in_force.cost_changes()
        if said.ability.doors and related(tx.board, player, said.you, said.ability.who, source=said.source)
    ]


def _about_itself(tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated) -> Changes:
    """602.2b: what an ability says of its own cost, wherever it is activated from."""
    bound = Bindings(source=one, you=player)
    return [
        Standing(_less_its_own(tx, one, change), one, -1, player)
        for change in ability.cost_changes
        if change.condition is None or holds(change.condition, tx.board, bound)
    ]


def _less_its_own(tx: Transaction, one: ObjectId, change: ChangesCost) -> ChangesCost:
    """702.193a: a reduction by the mana cost of the permanent, whatever that is now."""
    if not change.less_own_mana_cost:
        return change
    return replace(change, less=tx.board.characteristics(one).mana_cost or "")


def activation_cost(
    tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated, x: int | None, *, mana: bool = True
) -> Cost:
    """602.2b, 601.2f, 606.5: an activation cost as effects change it; without ``mana``, what it asks for besides.

    606.5: counters to be put on and to be removed are added up, so that a cost may turn from the one into the other.
    """
    cost = with_waterbend(with_numbers(ability.cost, x), x)
    changes = [*_about_ability(tx, player, one, ability), *_about_itself(tx, player, one, ability)]
    loyalty = sum(said.ability.loyalty for said in changes) if ability.timing is Timing.LOYALTY else 0
    if loyalty:
        cost = _more_loyalty(cost, loyalty)
    if mana and any(said.ability.more or said.ability.less or said.ability.least for said in changes):
        total = with_x(cost.mana, x or 0)
        use, helped = Use(ability_of=one, with_x=has_x(ability.cost.mana)), bool(cost.waterbend)
        cost = replace(cost, mana=changed_cost(tx, player, one, total, changes, use=use, helped=helped))
    return cost


def with_waterbend(cost: Cost, x: int | None) -> Cost:
    """701.67b: a cost whose mana includes that of its waterbend cost."""
    if not cost.waterbend:
        return cost
    return replace(cost, mana=written(increased(with_x(cost.mana, x or 0), with_x(cost.waterbend, x or 0))))


def _more_loyalty(cost: Cost, more: int) -> Cost:
    put = cost.put_counters[1] if cost.put_counters is not None else 0
    taken = cost.remove_counters[1] if cost.remove_counters is not None else 0
    total = put - taken + more
    return replace(
        cost,
        put_counters=(LOYALTY, total) if total > 0 else None,
        remove_counters=(LOYALTY, -total) if total < 0 else None,
    )


def changed_cost(
    tx: Transaction,
    player: PlayerId,
    about: ObjectId,
    total: tuple[str, ...],
    changes: Changes,
    further: tuple[str, ...] = (),
    *,
    use: Use = ON_RESOLUTION,
    helped: bool = False,
) -> str:
    """601.2b, 601.2f: a total cost as effects change it, of the hybrid and Phyrexian symbols as they were announced.

    Nobody is asked what to announce where all that differs is how the total can be paid: that is chosen as it is paid. ``further``:
    reductions of the way in which a spell is cast. ``use`` says what mana can pay it; ``helped``: other things may as well.
    """
    ways = announced(total)
    if (
        len(ways) == 1
        or not counts_mana(tx, player)
        or not (further or any(said.ability.less or said.ability.least for said in changes))
    ):
        return written(_changed(tx, player, about, total, changes, further))
    if any("/" in symbol for symbol in (*further, *(s for said in changes for s in with_x(said.ability.less, 0)))):
        # 118.7e comes after: what is announced cannot be tried out without asking.
        by_key = {announced_key(one): one for one in ways}
        return written(_changed(tx, player, about, by_key[_announce(tx, player, about, by_key)], changes, further))
    possible = easiest(_changed(tx, player, about, one, changes, further) for one in ways)
    later = _changed(tx, player, about, total, changes, further)
    if {tuple(sorted(one)) for one in possible} == {tuple(sorted(one)) for one in easiest(announced(later))}:
        return written(later)
    by_key = {announced_key(one): one for one in possible}
    if not helped and not _may_make_mana(tx, player):
        pool, life, use = spendable(tx, player, use), payable_life(tx, player), freely(tx, player, use)
        paid = {key: one for key, one in by_key.items() if payments(pool, one, life=life, spent_as=use.spent_as)}
        by_key = paid or dict(list(by_key.items())[:1])
    return written(by_key[_announce(tx, player, about, by_key)])


def _announce(tx: Transaction, player: PlayerId, about: ObjectId, by_key: Mapping[str, tuple[str, ...]]) -> str:
    """601.2b: the nonhybrid equivalent, and mana or life for each Phyrexian symbol, where it makes a difference to the total."""
    options = (Option(key=key, text=key) for key in by_key)
    tx.owed.append(cite("601.2b"))
    return tx.ask_one(Purpose.PAYMENT, player, cite("601.2b"), options, about=tx.mention(about))


def _may_make_mana(tx: Transaction, player: PlayerId) -> bool:
    """Whether a player has any mana ability at all, usable now or not."""
    return any(
        one.owner == player or tx.board.controller(one.id) == player
        for _, one in tx.board.as_kept()
        if one.zone not in (Zone.LIBRARY, Zone.STACK)
        if any(is_mana_ability(ability) for ability in abilities_of(tx.board, one.id))
    )


def _changed(
    tx: Transaction,
    player: PlayerId,
    about: ObjectId,
    total: tuple[str, ...],
    changes: Changes,
    further: tuple[str, ...],
) -> tuple[str, ...]:
    """601.2f: increases, then reductions, then what directly affects the total; the order of reductions makes no difference,
    for whatever one of them does not find of its type it takes off the same generic mana. Those that stop at an amount take off
    most where they come first."""
    less: list[str] = []
    for said in changes:
        total = increased(total, with_x(said.ability.more, 0) * _times(tx, said))
    for said in (one for one in changes if one.ability.down_to):
        total = _down_to(tx, player, about, total, said)
    less += _halves(tx, player, about, total, further)
    for said in (one for one in changes if not one.ability.down_to):
        less += _halves(tx, player, about, total, with_x(said.ability.less, 0) * _times(tx, said))
    total = reduced(total, less)
    for said in changes:
        total = at_least(total, said.ability.least)
    return total


def _down_to(
    tx: Transaction, player: PlayerId, about: ObjectId, total: tuple[str, ...], said: Standing[ChangesCost]
) -> tuple[str, ...]:
    """601.2f: a reduction mana by mana, for as long as so much is left of the total."""
    each = [
        one
        for symbol in with_x(said.ability.less, 0)
        for one in (("1",) * int(symbol) if symbol.isdigit() else (symbol,))
    ]
    for symbol in _halves(tx, player, about, total, tuple(each) * _times(tx, said)):
        less = reduced(total, (symbol,))
        if sum(map(size_of, less)) >= said.ability.down_to:
            total = less
    return total


def _times(tx: Transaction, said: Standing[ChangesCost]) -> int:
    """How many times over a change of cost counts; 801.11: of what is in the range of whoever controls it alone."""
    times, bound = said.ability.times, said.bound
    if times is None:
        return 1
    found = max(0, number(times, tx.board, bound))
    if tx.board.reached and found != max(0, number(times, tx.board.unlimited, bound)):
        tx.owed += [rule for rule in (NOT_SEEN,) if rule not in tx.owed]
    return found


def _halves(
    tx: Transaction, player: PlayerId, about: ObjectId, total: tuple[str, ...], less: tuple[str, ...]
) -> list[str]:
    """118.7e: of a reduction by a hybrid symbol the player chooses one half as it is applied, if that makes a difference."""
    chosen: list[str] = []
    for symbol in less:
        halves = [half for half in symbol.split("/") if half != "P"]
        before = reduced(total, chosen)
        if len({reduced(before, (half,)) for half in halves}) == 1:
            chosen.append(halves[0])
        else:
            chosen.append(_half(tx, player, about, halves))
    return chosen


def _half(tx: Transaction, player: PlayerId, about: ObjectId, halves: list[str]) -> str:
    options = (Option(key=half, text=half) for half in halves)
    return tx.ask_one(Purpose.PAYMENT, player, cite("118.7e"), options, about=tx.mention(about))
