"""602.5: when, and how often, an ability may be activated."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("activation", "activate only if {condition}", "attiva solo se {condition}", said="ACTIVATE_ONLY_IF condition"),
    *entry("activation", "activate only once each turn and only if {condition}", "attiva solo una volta per turno e solo se {condition}",
           said="ACTIVATE_ONCE_AND_IF condition"),
    *entry("activation", "activate only if {condition} and only once each turn", "attiva solo se {condition} e solo una volta per turno",
           said="ACTIVATE_ONLY_IF condition AND ONLY_ONCE"),
    *entry("activation", "activate only if {condition} and only as a sorcery", "attiva solo se {condition} e solo come una stregoneria",
           said="ACTIVATE_ONLY_IF condition AND ONLY_AS_SORCERY"),
    *entry("activation", "activate only during your turn and only once each turn", "attiva solo durante il tuo turno e solo una volta per turno",
           said="ACTIVATE_ONLY_YOUR_TURN AND ONLY_ONCE"),
    *entry("activation", "activate only as a sorcery and only if {condition}", "attiva solo come una stregoneria e solo se {condition}",
           said="ACTIVATE_ONLY_IF condition AND ONLY_AS_SORCERY", reads_only=True),
    *entry("activation", "activate only if {condition} and only during your turn", "attiva solo se {condition} e solo durante il tuo turno",
           said="ACTIVATE_ONLY_IF condition AND ONLY DURING_YOUR_TURN"),
    *entry("activation", "activate only during your turn and only if {condition}", "attiva solo durante il tuo turno e solo se {condition}",
           said="ACTIVATE_ONLY_YOUR_TURN AND ONLY IF condition"),
    *entry("activation", "activate only during your turn", "attiva solo durante il tuo turno", said="ACTIVATE_ONLY_YOUR_TURN"),
    *entry("activation", "activate only during the <STEP>", "attiva solo durante la <STEP>", said="ACTIVATE_ONLY_IN THE STEP"),
    *entry("activation", "activate only during your <STEP>", "attiva solo durante il tuo <STEP>",
           said="ACTIVATE_ONLY_IN THE YOUR STEP"),
]  # fmt: skip
