"""700.4: what has died in a run: creatures and planeswalkers that were put into a graveyard from the battlefield."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine import Game, Step
from engine.state import events as e
from engine.state.changes import few_of
from engine.words.mentions import Mention
from engine.words.terms import CardType, Zone


def dies(game: Game, move: e.ZoneChange) -> bool:
    """700.4, 603.10a: whether a move was a death, by what moved as it last was. Of other permanents nobody says that they die."""
    last = game.lki.get(move.object)
    if last is None or (move.origin, move.to) != (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        return False
    return last.characteristics.creature or last.characteristics.is_type(CardType.PLANESWALKER)


def deaths(game: Game, steps: Iterable[Step]) -> Iterator[tuple[Mention, int]]:
    """Who died, one after the other; of a crowd of equal ones the first, with how many they are.

    ``game``: any board after these steps; it knows what has left the battlefield.
    """
    for step in steps:
        for change, count in few_of(step.changes):
            if isinstance(change.event, e.ZoneChange) and dies(game, change.event):
                mention = step.names.get(change.event.object)
                if mention is not None:
                    yield mention, count
