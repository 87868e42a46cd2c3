"""604: what static abilities say, by what it is about.

Those about damage, combat and what may be cast are in the files of these subjects, beside this folder.
"""

from scenarios.language.entries.statics import (
    characteristics,
    costs,
    entering,
    of_abilities,
    players,
    replacements,
    restrictions,
    turns,
    whole,
)
from scenarios.language.twoway.templates import Entry

ENTRIES: tuple[Entry, ...] = (
    *whole.ENTRIES,
    *characteristics.ENTRIES,
    *costs.ENTRIES,
    *entering.ENTRIES,
    *of_abilities.ENTRIES,
    *players.ENTRIES,
    *replacements.ENTRIES,
    *restrictions.ENTRIES,
    *turns.ENTRIES,
)
