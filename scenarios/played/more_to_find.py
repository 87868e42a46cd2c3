"""701.23a: whether cards of which nothing is said, and which might have been found as well, bear on what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import Game
from engine.cards.abilities.classification import inside
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.searching import Search
from engine.state.crowds import kinds
from engine.state.trace import Untold
from engine.words.mentions import Mention
from engine.words.terms import Zone
from scenarios.written.queries import AnyQuery, Aspect, ObjectQuery

_FOUND_NONE = "701.23a"
_WHERE = (Aspect("zone"), Aspect("exists"))
_NOTHING_LOOKS_THERE = (Zone.EXILE, Zone.HAND, Zone.LIBRARY)
"""Zones in which a card that somebody has found does nothing by itself."""


def that_bear(untold: Iterable[Untold], start: Game, asks: Sequence[AnyQuery]) -> Iterator[Untold]:
    """What is not known, but for cards that might have been found besides, where all that is asked is where named cards are.

    Those are known, whether they are found or not; how many others go the same way changes nothing of it, as long as the ability
    does nothing more than move what it finds. ``untold``: of a run from ``start`` on.
    """
    of_places = bool(asks) and all(
        isinstance(one, ObjectQuery) and one.after is None and all(each in _WHERE for each in one.what) for one in asks
    )
    for one in untold:
        found_more = tuple(map(str, one.rules)) == (_FOUND_NONE,)
        if not (of_places and found_more and one.source is not None and _only_moves(start, one.source)):
            yield one


def _only_moves(start: Game, source: Mention) -> bool:
    """Whether a card searches, and no search of it does more than move all that was found to where it does nothing."""
    name = source.card or source.name
    searching = [
        effects
        for one, _ in kinds(start.objects)
        if one.printed.name == name
        for ability in one.printed.abilities
        for effects in _with_search(getattr(ability, "effects", ()))
    ]
    return bool(searching) and all(map(_is_plain, searching))


def _with_search(effects: Sequence[Effect]) -> Iterator[Sequence[Effect]]:
    """What is done one after the other, where a search is among it."""
    if any(isinstance(one, Search) for one in effects):
        yield effects
    for one in effects:
        for deeper in inside(one):
            yield from _with_search(deeper.effects)


def _is_plain(effects: Sequence[Effect]) -> bool:
    first = next(n for n, one in enumerate(effects) if isinstance(one, Search))
    searched, *following = effects[first:]
    assert isinstance(searched, Search)
    return all(isinstance(one, Shuffle) or _takes_away(one, searched.keep_as) for one in following)


def _takes_away(one: Effect, kept: str) -> bool:
    return isinstance(one, Move) and one == Move(what=Remembered(kept), to=one.to) and one.to in _NOTHING_LOOKS_THERE
