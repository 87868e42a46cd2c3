"""608.2d: by which names the alternatives are called among which somebody chooses as a spell or ability resolves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.objects import Move, Tap, Untap
from engine.cards.abilities.quantities import Fixed, Quantity, Times
from engine.words.record import within
from engine.words.terms import Zone


def names_of(ways: Sequence[tuple[Effect, ...]]) -> tuple[str, ...]:
    """608.2d: a name for each way, by what it alone has: a keyword ability, a kind of counters, a power and toughness, tapping or
    untapping, an end of a library. Where that is not one thing for each of them they are numbered: ``way 1``.
    """
    said = [set(_said(way)) for way in ways]
    common = set.intersection(*said) if said else set()
    own = [one - common for one in said]
    if any(len(one) != 1 for one in own) or len(set.union(*own)) < len(own):
        return tuple(f"way {number}" for number in range(1, len(ways) + 1))
    return tuple(one.pop() for one in own)


def _said(way: tuple[Effect, ...]) -> Iterator[str]:
    for part in within(way):
        match part:
            case Keyword():
                yield part.keyword
            case PutCounters() | RemoveCounters() if isinstance(part.counter, str):
                yield f"{part.counter} counter"
            case ModifyPT():
                power, toughness = _change(part.power), _change(part.toughness)
                # A change that is -0 is written with the sign of the other one, as it is printed.
                sign = "-" if "-" in power + toughness else "+"
                yield f"{power or f'{sign}0'}/{toughness or f'{sign}0'}"
            case Tap():
                yield "tap"
            case Untap():
                yield "untap"
            case Move(to=Zone.LIBRARY, position=(0 | -1) as position):
                yield "bottom" if position else "top"
            case _:
                pass


def _change(by: Quantity) -> str:
    """107.3: a number with its sign, X for one that is counted; '' for 0."""
    match by:
        case Fixed():
            return f"{by.value:+d}" if by.value else ""
        case Times(factor=factor) if factor < 0:
            return "-X"
        case _:
            return "+X"
