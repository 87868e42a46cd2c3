"""109, 115: objects and players, by what they are, whose they are, where they are, and which of them are meant."""

from scenarios.language.entries.nouns import (
    adjectives,
    counters,
    determiners,
    in_common,
    lists,
    measures,
    modifiers,
    of_this_turn,
    parties,
    qualities,
    zones,
)
from scenarios.language.twoway.templates import Entry

ENTRIES: tuple[Entry, ...] = (
    *parties.ENTRIES,
    *determiners.ENTRIES,
    *modifiers.ENTRIES,
    *adjectives.ENTRIES,
    *qualities.ENTRIES,
    *zones.ENTRIES,
    *of_this_turn.ENTRIES,
    *in_common.ENTRIES,
    *measures.ENTRIES,
    *counters.ENTRIES,
    *lists.ENTRIES,
)
