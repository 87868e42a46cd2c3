"""810.9a, 810.9c, 810.10a: where words about one player mean what the whole team has."""

from __future__ import annotations

from engine.cards.abilities import quantities as q
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.counters import POISON
from engine.words.record import within


def team_totals(game: Game, spoken: object) -> tuple[Citation, ...]:
    """The rules by which words speak of a team's life total or poison counters; none where each player has their own.

    What speaks of a life total says by which rule, as ``team_total`` beside its fields.
    """
    if not any(side.shared for side in game.sides):
        return ()
    found: dict[Citation, None] = {}
    for part in within(spoken):
        if rule := getattr(type(part), "team_total", None):
            found[rule] = None
        elif isinstance(part, q.PlayerCounters) and part.counter == POISON:
            found[cite("810.10a")] = None
    return tuple(found)
