"""601.2f, 602.2b: what effects make of the mana that a spell or ability costs, and of what an ability costs besides."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.matching import failure, related
from engine.board.values import number
from engine.cards.abilities.ability import Activated, Cost, Timing
from engine.cards.abilities.casting import ChangesCost
from engine.cards.mana import at_least, increased, reduced, with_x, written
from engine.costs.other import with_numbers
from engine.state.bindings import Bindings
from engine.words.citations import cite
from engine.words.counters import LOYALTY
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId

Changes = list[tuple[ObjectId, ChangesCost]]


def about_spell(tx: Transaction, player: PlayerId, spell: ObjectId) -> Changes:
    """601.2f: what changes the cost of a spell for the player who casts it."""
    zone = tx.board.objects[spell].zone
    return [
        (source, change)
        for source, change in tx.board.cost_changes()
        if change.spells is not None
        and related(tx.board, player, (you := tx.board.controller(source)), change.who)
        and failure(change.spells, tx.board, spell, source=source, you=you, zone=zone) is None
    ]


def _about_ability(tx: Transaction, player: PlayerId, one: ObjectId) -> Changes:
    """602.2b: what changes the activation costs of an object for the player who activates them."""
    return [
        (source, change)
        for source, change in tx.board.cost_changes()
        if change.abilities_of is not None
        and related(tx.board, player, (you := tx.board.controller(source)), change.who)
        and failure(change.abilities_of, tx.board, one, source=source, you=you) is None
    ]


def activation_cost(
    tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated, x: int | None, *, mana: bool = True
) -> Cost:
    """602.2b, 601.2f, 606.5: an activation cost as effects change it; without ``mana``, what it asks for besides.

    606.5: counters to be put on and to be removed are added up, so that a cost may turn from the one into the other.
    """
    cost = with_waterbend(with_numbers(ability.cost, x), x)
    changes = _about_ability(tx, player, one)
    loyalty = sum(change.loyalty for _, change in changes) if ability.timing is Timing.LOYALTY else 0
    if loyalty:
        cost = _more_loyalty(cost, loyalty)
    if mana and any(change.more or change.less or change.least for _, change in changes):
        cost = replace(cost, mana=changed_cost(tx, player, one, with_x(cost.mana, x or 0), changes))
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
) -> str:
    """601.2f: increases, then reductions, then what directly affects the total; the order of reductions makes no difference,
    for whatever one of them does not find of its type it takes off the same generic mana. ``further``: reductions of the way
    in which a spell is cast."""
    less: list[str] = []
    for source, change in changes:
        total = increased(total, with_x(change.more, 0) * _times(tx, source, change))
    less += _halves(tx, player, about, total, further)
    for source, change in changes:
        less += _halves(tx, player, about, total, with_x(change.less, 0) * _times(tx, source, change))
    total = reduced(total, less)
    for _, change in changes:
        total = at_least(total, change.least)
    return "".join(f"{{{symbol}}}" for symbol in total) or "{0}"


def _times(tx: Transaction, source: ObjectId, change: ChangesCost) -> int:
    if change.times is None:
        return 1
    return max(0, number(change.times, tx.board, Bindings(source=source, you=tx.board.controller(source))))


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
