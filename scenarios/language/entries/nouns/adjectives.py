"""105, 110.5: what is said before a noun: colours, states, what it is not, and one of several of these."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_ADJECTIVES = (
    "COLOR", "COLORLESS", "MULTICOLORED", "SUPERTYPE", "TAPPED", "UNTAPPED", "ATTACKING", "BLOCKING", "BLOCKED", "ENCHANTED",
    "EQUIPPED", "HISTORIC", "MONOCOLORED", "FACE_DOWN", "FACE_UP", "TRANSFORMED", "SADDLED", "DESIGNATED", "MODIFIED", "WITH_KICKER",
    "SUSPENDED",
)  # fmt: skip

ENTRIES: list[Entry] = [
    *(made for kind in _ADJECTIVES for made in entry("adjective", f"<{kind}>", f"<@{kind}>")),
    *entry("not_adjective", "non {adjective}", "non {@adjective}", said="NOT adjective"),
    *entry("not_adjective", "unblocked", "non bloccata|bloccate", said="NOT adjective(BLOCKED)"),
    *entry("not_noun", "non {noun}", "non {noun}", said="NOT noun"),
    *entry("not_noun", "noncommander", "non comandante", said="NOT COMMANDER"),
    *entry("negated", "{negation+comma}", "{@negation+comma}", said="negation"),
    *handed_on("negation", "not_adjective", "not_noun"),
    *entry("", ",", ",", category="comma"),
    *entry("either", "{adjective} and/or {other:adjective}", "{@adjective} e/o {@other:adjective}", said="adjective AND_OR other"),
    *entry("either", "{adjective} or {other:adjective}", "{@adjective} o {@other:adjective}", said="adjective OR other"),
    *entry("either", "{adjective} , {other:adjective} , {third:adjective} , or {fourth:adjective}",
           "{@adjective} , {@other:adjective} , {@third:adjective} o {@fourth:adjective}", said="adjective other third OR fourth"),
    *entry("either", "{adjective} , {other:adjective} , or {third:adjective}",
           "{@adjective} , {@other:adjective} o {@third:adjective}", said="adjective other OR third"),
    *entry("sized", "<PT>", "<PT>"),
]  # fmt: skip
