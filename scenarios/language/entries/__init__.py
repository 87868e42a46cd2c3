"""What card text can say, one entry each, by family."""

from scenarios.language.entries import (
    activation,
    amounts,
    combat,
    conditions,
    copying,
    costs,
    damage,
    deeds,
    events,
    nouns,
    permissions,
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
    *activation.ENTRIES,
    *copying.ENTRIES,
    *permissions.ENTRIES,
    *combat.RULES,
    *combat.FOUGHT,
    *damage.ENTRIES,
)
