"""701.23a: abilities that do no more with what a search finds than move it to where a card does nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.classification import inside
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.searching import Search
from engine.words.terms import Zone

_NOTHING_LOOKS_THERE = (Zone.EXILE, Zone.HAND, Zone.LIBRARY)
"""Zones in which a card that somebody has found does nothing by itself."""


def searches(ability: Ability) -> tuple[bool, ...]:
    """701.23a: of each search of an ability, whether all that is done with what it finds is to move it to where it does nothing."""
    return tuple(map(_only_moves, _with_search(getattr(ability, "effects", ()))))


def _with_search(effects: Sequence[Effect]) -> Iterator[Sequence[Effect]]:
    """What is done one after the other, where a search is among it."""
    if any(isinstance(one, Search) for one in effects):
        yield effects
    for one in effects:
        for deeper in inside(one):
            yield from _with_search(deeper.effects)


def _only_moves(effects: Sequence[Effect]) -> bool:
    first = next(n for n, one in enumerate(effects) if isinstance(one, Search))
    searched, *following = effects[first:]
    assert isinstance(searched, Search)
    return all(isinstance(one, Shuffle) or _takes_away(one, searched.keep_as) for one in following)


def _takes_away(one: Effect, kept: str) -> bool:
    return isinstance(one, Move) and one == Move(what=Remembered(kept), to=one.to) and one.to in _NOTHING_LOOKS_THERE
