"""608.2c: what an instruction keeps under a name is spoken of only once it is kept, on the way that leads there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.classification import inside, is_instruction, keeps
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.references import Remembered
from engine.words.record import is_record, told, within

_ABILITIES: tuple[type, ...] = get_args(Ability)


def read_too_early(ability: Ability) -> frozenset[str]:
    """608.2c: the names that an instruction reads, though only it itself, one that comes later or one on another way keeps them.

    Each ability within the ability is asked by itself, except those that wait for something within the instructions (603.7).
    """
    early: set[str] = set()
    for part in within(ability):
        if isinstance(part, _ABILITIES):
            for effects in _lists(tuple(value for _, value in told(part))):  # type: ignore[arg-type]
                way = _Way()
                way.walk(effects, set())
                early |= way.unknown & way.kept
    return frozenset(early)


def names_kept(effects: Iterable[Effect]) -> frozenset[str]:
    """608.2c: the names under which instructions keep something, those inside of them too."""
    kept = (kept.name for one in within(tuple(effects)) if is_instruction(one) for kept in keeps(one))
    return frozenset(name for name in kept if name is not None)


def names_read(value: object) -> frozenset[str]:
    """608.2c: the names of which something speaks."""
    return frozenset(_names(value, set()))


def _lists(value: object) -> Iterator[tuple[Effect, ...]]:
    """The outermost lists of instructions in a record: those of an ability, and of each of its modes."""
    if isinstance(value, tuple) and value and all(map(is_instruction, value)):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _lists(one)
    elif is_record(value) and not isinstance(value, _ABILITIES):
        for _, one in told(value):
            yield from _lists(one)


class _Way:
    """What a list of instructions keeps and what it reads without knowing it, found in the order in which they are carried out."""

    def __init__(self) -> None:
        self.unknown: set[str] = set()
        self.kept: set[str] = set()

    def walk(self, effects: Iterable[Effect], known: set[str]) -> None:
        """``known``: what is kept by then, to which is added what these keep."""
        for one in effects:
            parts = inside(one)
            own = {kept.name for kept in keeps(one) if kept.name is not None}
            self.kept |= own
            self.unknown |= set(_names(one, {part.effects for part in parts})) - known
            after = known | own
            for part in parts:
                here = known | own
                self.walk(part.effects, here)
                after |= here
            known |= after


def _names(value: object, without: set[tuple[Effect, ...]]) -> Iterator[str]:
    """The names that are read in a record, outside of the instructions and of the abilities in it."""
    if isinstance(value, Remembered | Noted):
        yield value.name
    elif isinstance(value, tuple):
        if value not in without:
            for one in value:
                yield from _names(one, without)
    elif is_record(value) and not isinstance(value, _ABILITIES):
        for _, one in told(value):
            yield from _names(one, without)
