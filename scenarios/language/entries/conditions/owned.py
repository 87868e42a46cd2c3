"""107.1: how many of what one must have: one, another, so many or more."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("owned", "{@least} {@nominal}", "{@least} {@nominal}"),
    *entry("owned", "{least:one_more} {nominal.s}", "{@least:one_more} {@nominal}", said="least nominal"),
    *entry("least", "another", "<@ONE> <@OTHER>", said="ONE OTHER", category="one_more"),
    *entry("owned", "{least} other {nominal}", "{least} <@OTHER> {@nominal}", said="least OTHER nominal"),
    *entry("least", "your", "<@THE.s> <@YOUR>", said="THE:s YOUR", marks="s"),
    *entry("least", "a|an", "<@ONE>", said="ONE", marks="s"),
    *entry("least", "{number} or more", "{number} o più", said="number OR_MORE", marks="p"),
    *entry("least", "at least {number}", "almeno {number}", said="AT_LEAST_N number", marks="p", reads_only=True),
    *entry("least", "one or more", "<@ONE> o più", said="ONE_OR_MORE", marks="p"),
]  # fmt: skip
