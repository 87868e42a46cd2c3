"""How much damage something deals, and to whom, in an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.words.mentions import Mention
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.language.words import called, listed, number, quoted
from scenarios.played import readings
from scenarios.played.damaging import dealt_by

if TYPE_CHECKING:
    from scenarios.played.run import Run


def source_called(run: Run, name: str) -> str:
    """What a name means that somebody asks about, as it is called at the table."""
    for game in (run.start, run.final):
        try:
            return called(readings.mention(game, game.objects[finding.an_object(game, name)]), run.people)
        except NotFound:
            continue
    return quoted(name)


def deals(run: Run, name: str, steps: int) -> str:
    """120: what it has dealt until so many steps, to each who was dealt some, the first one first."""
    amounts: dict[str, int] = {}
    for one in dealt_by(run, name, steps):
        who = called(one.to, run.people) if isinstance(one.to, Mention) else run.people.name(one.to)
        amounts[who] = amounts.get(who, 0) + one.amount
    if not amounts:
        return "non infligge danno"
    return "infligge " + listed(f"{number(much, 'danno', 'danni')} a {who}" for who, much in amounts.items())
