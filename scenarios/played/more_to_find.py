"""701.23a: whether cards of which nothing is said, and which might have been found as well, bear on what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import Game
from engine.cards.abilities.found_and_moved import searches
from engine.state.crowds import kinds
from engine.state.trace import Untold
from engine.words.mentions import Mention
from scenarios.written.queries import AnyQuery, Aspect, ObjectQuery

_FOUND_NONE = "701.23a"
_WHERE = (Aspect("zone"), Aspect("exists"))


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
    such = (one for one, _ in kinds(start.objects) if one.printed.name == name)
    found = [only_moves for one in such for ability in one.printed.abilities for only_moves in searches(ability)]
    return bool(found) and all(found)
