"""608.2d: by which names the alternatives are called among which somebody chooses as a spell or ability resolves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.objects import Move, Tap, Untap
from engine.cards.abilities.quantities import Fixed
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
            case ModifyPT(power=Fixed() as power, toughness=Fixed() as toughness):
                # A change that is -0 is written with the sign of the other one, as it is printed.
                sign = "-" if min(power.value, toughness.value) < 0 else "+"
                first, second = (f"{value:+d}" if value else f"{sign}0" for value in (power.value, toughness.value))
                yield f"{first}/{second}"
            case Tap():
                yield "tap"
            case Untap():
                yield "untap"
            case Move(to=Zone.LIBRARY, position=(0 | -1) as position):
                yield "bottom" if position else "top"
            case _:
                pass
