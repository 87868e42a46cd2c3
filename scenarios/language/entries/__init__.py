"""What card text can say, one entry each, by family."""

from scenarios.language.entries import (
    amounts,
    combat,
    conditions,
    costs,
    damage,
    deeds,
    events,
    nouns,
    sentences,
    statics,
)
from scenarios.language.twoway.templates import Entry

ALL: tuple[Entry, ...] = (
    *nouns.ENTRIES,
    *amounts.ENTRIES,
    *costs.ENTRIES,
    *conditions.ENTRIES,
    *deeds.ENTRIES,
    *sentences.ENTRIES,
    *events.ENTRIES,
    *statics.ENTRIES,
    *combat.RULES,
    *combat.FOUGHT,
    *damage.ENTRIES,
)
