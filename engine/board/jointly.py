"""115.1, 608.2d, 701.23a: what several things that are chosen have to be together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from engine.board.criteria import has_size, mana_value_of, types_of
from engine.board.owners import controller_of, owner_of
from engine.board.values import number
from engine.cards.abilities.filters import Jointly, Measured
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType

if TYPE_CHECKING:
    from engine.board.board import Board

_NO_PERMANENTS = (CardType.INSTANT, CardType.SORCERY, CardType.KINDRED)


def fit_together(several: Sequence[Recipient], wanted: Jointly | None, board: Board, bound: Bindings) -> bool:
    """Whether things are together what is wanted of them; nothing at all has nothing apart and nothing in common to show."""
    if wanted is None:
        return True
    if wanted.total is not None and not _adds_up(several, wanted.total, board, bound):
        return False
    if wanted.apart:
        each = [_words(wanted.apart, one, board) for one in several]
        if not all(each) or any(one & other for one, other in combinations(each, 2)):
            return False
    return not wanted.alike or len(several) < 2 or _in_common(wanted.alike, several, board)


def those_that_can(
    possible: Sequence[Recipient], wanted: Jointly | None, board: Board, bound: Bindings
) -> tuple[Recipient, ...]:
    """Without what by itself is too much already, or has nothing by which it could differ: no choice has these in it."""
    if wanted is None or (wanted.total is not None and not _grows(wanted)):
        return tuple(possible)
    return tuple(one for one in possible if fit_together((one,), wanted, board, bound))


def first_fit(
    possible: Sequence[Recipient], minimum: int, wanted: Jointly | None, board: Board, bound: Bindings
) -> tuple[Recipient, ...] | None:
    """As few of them as may be chosen that are together what is wanted; ``None`` where there are none."""
    if wanted is None:
        return tuple(possible[:minimum]) if len(possible) >= minimum else None
    possible = those_that_can(possible, wanted, board, bound)
    if wanted.total is not None and not (wanted.apart or wanted.alike) and wanted.total.how != "=":
        # The largest reach a total soonest, and the smallest stay below it.
        of, grows = wanted.total.what, wanted.total.how in (">", ">=")
        ordered = sorted(possible, key=lambda one: _number(of, one, board) or 0, reverse=grows)
        beginnings = (tuple(ordered[:size]) for size in range(minimum, len(ordered) + 1))
        return next((some for some in beginnings if fit_together(some, wanted, board, bound)), None)
    if wanted.total is None and not wanted.apart:
        return _first_in_common(wanted.alike, possible, minimum, board)
    several = _told_apart(possible, wanted, board)
    most = minimum if _grows(wanted) else len(several)
    some_so_many = (some for size in range(minimum, most + 1) for some in combinations(several, size))
    return next((some for some in some_so_many if fit_together(some, wanted, board, bound)), None)


def _first_in_common(
    alike: str, possible: Sequence[Recipient], minimum: int, board: Board
) -> tuple[Recipient, ...] | None:
    """So many of them that have one word in common, looked for word by word: what could be chosen grows with the board alone."""
    each = {one: _words(alike, one, board) for one in possible}
    if minimum < 2:
        return tuple(possible[:minimum]) if len(possible) >= minimum else None
    for word in dict.fromkeys(word for words in each.values() for word in words):
        having = tuple(one for one, words in each.items() if word in words or EVERY_CREATURE_TYPE in words)
        if len(having) >= minimum:
            return having[:minimum]
    return None


def _told_apart(possible: Sequence[Recipient], wanted: Jointly, board: Board) -> tuple[Recipient, ...]:
    """Without what is equal to another in all that counts, where two equal ones are never chosen."""
    if not wanted.apart:
        return tuple(possible)
    number = None if wanted.total is None else wanted.total.what
    return tuple(
        {
            (
                _words(wanted.apart, one, board),
                _words(wanted.alike, one, board) if wanted.alike else None,
                _number(number, one, board) if number else None,
            ): one
            for one in reversed(possible)
        }.values()
    )[::-1]


def most_together(
    possible: Sequence[Recipient], minimum: int, wanted: Jointly | None, board: Board, bound: Bindings
) -> int:
    """608.2d: how many must be chosen where so many should be: as many as can be together what is wanted of them."""
    if wanted is None:
        return minimum
    fitting = (n for n in range(min(minimum, len(possible)), 0, -1) if first_fit(possible, n, wanted, board, bound))
    return next(fitting, 0)


def _grows(wanted: Jointly) -> bool:
    """Whether what does not fit does so even less with one thing more: a mana value is never below 0, a power may be."""
    total = wanted.total
    return total is None or (total.how in ("<", "<=") and total.what == "mana value")


def _adds_up(several: Sequence[Recipient], wanted: Measured, board: Board, bound: Bindings) -> bool:
    total = sum(_number(wanted.what, one, board) or 0 for one in several)
    limit = number(wanted.than, board, bound)
    return {
        "<": total < limit,
        "<=": total <= limit,
        "=": total == limit,
        ">=": total >= limit,
        ">": total > limit,
    }[wanted.how]


def _number(what: str, one: Recipient, board: Board) -> int | None:
    """202.3, 208.1: a number of an object, as it is or last was; ``None`` where it has none (208.3)."""
    seen = None if isinstance(one, PlayerTarget) else board.last_seen(one)
    if seen is None:
        return None
    if what == "mana value":
        return mana_value_of(seen[0], seen[1], board)
    if not has_size(seen[0], seen[1]):
        return None
    return seen[1].power if what == "power" else seen[1].toughness


def _words(what: str, one: Recipient, board: Board) -> frozenset[object]:
    """What something has of a kind: its names, its controller, its types."""
    if what == "controller":
        return frozenset({controller_of(one, board)})
    if isinstance(one, PlayerTarget):
        return frozenset()
    if what == "owner":
        return frozenset({owner_of(one, board)})
    if what in ("power", "toughness", "mana value"):
        value = _number(what, one, board)
        return frozenset() if value is None else frozenset({value})
    seen = board.last_seen(one)
    return frozenset() if seen is None else _of_looks(what, *seen[:2])


def _of_looks(what: str, found: GameObject, looks: Characteristics) -> frozenset[object]:
    match what:
        case "name":
            return frozenset(name for name in looks.names if name)
        case "color":
            return frozenset(looks.colors)
        case "permanent type":
            return frozenset(one for one in looks.types if one not in _NO_PERMANENTS)
        case _:
            return frozenset(types_of(what, looks))


def _in_common(what: str, several: Sequence[Recipient], board: Board) -> bool:
    """205.3: whether one is common to all; what is of every creature type has each of the others'."""
    each = [_words(what, one, board) for one in several]
    narrow = [one for one in each if EVERY_CREATURE_TYPE not in one]
    return all(each) and (not narrow or bool(frozenset.intersection(*narrow)))
