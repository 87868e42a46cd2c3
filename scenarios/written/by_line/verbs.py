"""The verbs by which a sentence says what happens, who can stand before them, and the word by which it goes on from another."""

from __future__ import annotations

import re

from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line import casting, events, fighting, going_on
from scenarios.written.by_line.pieces import Typed
from scenarios.written.card_source import is_lent

VERBS = {**casting.VERBS, **going_on.VERBS, **fighting.VERBS, **events.VERBS}
SURELY_PLAYERS_DO = frozenset({"lancia", "risponde", "attiva", "gioca", "passa", "concede"})
"""Verbs before which stands nothing but a player."""
PLAYERS_DO = frozenset(
    {*SURELY_PLAYERS_DO, "attacca", "blocca", "pesca", "scarta", "mette", "toglie", "crea", "sacrifica"}
)
"""Verbs by which a name before them is a player's, unless it is that of something on the table."""
_CONNECTIVE = Pattern(r"(?:poi|quindi|allora|infine|dopo|in risposta|ed?|ma)\b,?\s+", re.IGNORECASE)


def without_connective(typed: Typed) -> Typed:
    """A line that goes on, ``poi Anna lancia ...``, without the word that says so; a card that is called so is left."""
    found = _CONNECTIVE.match(typed.text)
    if found is None or is_lent(typed.text):
        return typed
    rest = typed.part(found.end())
    words = rest.text.split(maxsplit=2)
    goes_on = len(words) > 1 and words[0][:1].isupper() and folded(words[1]) in VERBS
    return rest if goes_on or folded(words[0] if words else "") in VERBS else typed
