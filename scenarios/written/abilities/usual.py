"""604.1: what any static ability may say besides: when it is so, where it functions, and what the card says."""

from __future__ import annotations

from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.filters import ZONE
from scenarios.written.abilities.reading import PROSE, many

IF = ("se", CONDITION)
ZONES = ("funziona in", many(ZONE))
TEXT = ("testo", PROSE)
USUAL = {"condition": IF, "zones": ZONES, "text": TEXT}
