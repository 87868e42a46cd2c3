"""Finding by a few words in a list: accents and capitals make no difference, nor does the order of the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from scenarios.language.folding import folded

Thing = TypeVar("Thing")


def score(typed: str, text: str) -> int:
    """How well a text answers to what was typed: 0 where a word of it is missing, more the nearer to the beginning."""
    wanted, found = folded(typed), folded(text)
    if not wanted:
        return 1
    if found.startswith(wanted):
        return 1000
    total = 0
    for word in wanted.split():
        at = f" {found}".find(f" {word}")
        if at >= 0:
            total += 100
        elif word in found:
            total += 10
        else:
            return 0
    return total


def matching(typed: str, things: Iterable[Thing], text: Callable[[Thing], str], limit: int = 100) -> list[Thing]:
    """The things whose text has all the words that were typed, best first, otherwise in their order."""
    scored = [(score(typed, text(thing)), thing) for thing in things]
    return [thing for found, thing in sorted(scored, key=lambda pair: -pair[0]) if found][:limit]
