"""810.9a, 810.9c, 810.10a: where words about one player mean what the whole team has."""

from __future__ import annotations

from engine.cards.abilities import quantities as q
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.counters import POISON
from engine.words.record import within


def where_shared(game: Game, *rules: Citation) -> tuple[Citation, ...]:
    """810.4: these rules where a team shares its life total and its poison counters; none where each player has their own."""
    return rules if any(side.shared for side in game.sides) else ()


def team_totals(game: Game, spoken: object) -> tuple[Citation, ...]:
    """810.9a, 810.10a: the rules by which numbers that are asked for are those of a team."""
    if not where_shared(game, cite("810.9a")):
        return ()
    found: dict[Citation, None] = {}
    for part in within(spoken):
        match part:
            case q.LifeOf() | q.ExtremeLife():
                found[cite("810.9a")] = None
            case q.PlayerCounters(counter=counter) if counter == POISON:
                found[cite("810.10a")] = None
    return tuple(found)
