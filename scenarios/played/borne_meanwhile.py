"""201.2, 704.5j: which permanents have borne a name in the course of a run, also those that came and went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import PlayerTarget
from engine.words.terms import ObjectId
from scenarios.laid import finding, not_found
from scenarios.laid.not_found import NotFound

if TYPE_CHECKING:
    from scenarios.played.expecting import Moment
    from scenarios.played.run import Run


def borne_meanwhile(run: Run, name: str, at: Moment) -> list[str]:
    """704.5j: the ids of the permanents that bore a name together at some moment until ``at``: what became of each is asked
    where only some are left. Nothing where there was never more than one at a time."""
    found: dict[str, None] = {}
    before: tuple[ObjectId, ...] = ()
    for made in run.made:
        if made.cursor.steps > at.steps:
            break
        game = made.game
        here = tuple(one.id for one in game.permanents())
        if here == before:
            continue
        before = here
        try:
            finding.an_object(game, name)
        except not_found.Ambiguous as fault:
            several = [game.objects[one] for _, one in fault.ways if not isinstance(one, PlayerTarget)]
            labels = [one.label for one in several if one.on_battlefield]
            found |= dict.fromkeys(labels if len({*labels}) == len(labels) else ())
        except NotFound:
            continue
    return [*found]
