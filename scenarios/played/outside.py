"""309.2a, 701.49a: what a run asks about cards outside the game, of which a board says nothing by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Game, Step
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import Untold
from engine.words.citations import cite
from scenarios.written.queries import AnyQuery, PlayerQuery

NOT_SAID = "dungeons outside the game"
"""The code for what is not known: whoever is told to venture owns dungeon cards, where nothing is said of them."""


_NO_ROOM_CHANGES = ("initiative", "monarch")
"""What of a player no room of a dungeon makes another's by itself."""


def of_dungeons(start: Game, steps: Sequence[Step], asks: Sequence[AnyQuery]) -> Iterator[Untold]:
    """Where a player ventured into no dungeon because the file gives them none, unless it can change nothing that is asked."""
    if asks and all(_asks_of_designations(one) for one in asks):
        return
    for step in steps:
        fact = step.fact(Nothing)
        if fact is None or fact.why is not WhyNothing.NO_DUNGEON or step.player is None:
            continue
        if not start.player(step.player).dungeons:
            text = "" if step.cause is None else step.cause.text
            yield Untold(source=step.cause, text=text, reason=NOT_SAID, rules=(cite("701.49a"),))


def _asks_of_designations(query: AnyQuery) -> bool:
    return isinstance(query, PlayerQuery) and all(one.field in _NO_ROOM_CHANGES for one in query.what)
