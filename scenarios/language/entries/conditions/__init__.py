"""603.4, 604.1, 608.2c: what is asked for with 'se' and 'fintanto che'."""

from scenarios.language.entries.conditions import (
    casting,
    counted,
    designations,
    done_before,
    objects,
    of_this_turn,
    owned,
    players,
    whole,
)
from scenarios.language.twoway.templates import Entry

ENTRIES: tuple[Entry, ...] = (
    *whole.ENTRIES,
    *players.ENTRIES,
    *of_this_turn.ENTRIES,
    *objects.ENTRIES,
    *casting.ENTRIES,
    *designations.ENTRIES,
    *counted.ENTRIES,
    *done_before.ENTRIES,
    *owned.ENTRIES,
)
