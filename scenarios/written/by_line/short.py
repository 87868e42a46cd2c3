"""Spells that are said by what they do: ``3 danni``, ``+3/+3``, ``contromagia``. Each stands for an instant that does that."""

from __future__ import annotations

import re

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.records import Fields

_TARGET = "bersagli: [creatura], "
_PERMANENT = "bersagli: [permanente], "
"""Nobody who says no more than this means a creature alone."""
_EFFECTS: tuple[tuple[str, str, str], ...] = (
    (r"([1-9]\d?) dann[oi]", "bersagli: [qualsiasi bersaglio], ", "{infliggi: %s, a: bersaglio}"),
    (r"([1-9]\d?) vita", "", "{guadagna: %s}"),
    (r"pesca ([1-9])", "", "{pesca: %s}"),
    (r"([+-]\d{1,2}/[+-]\d{1,2})", _TARGET, "{applica: [%s], a: bersaglio, fino a: fine turno}"),
    (r"contromagia()", "bersagli: [{zona: pila}], ", "{neutralizza: bersaglio%s}"),
    (r"distruzione()", _PERMANENT, "{distruggi: bersaglio%s}"),
    (r"esilio()", _PERMANENT, "{esilia: bersaglio%s}"),
    (r"rimbalzo()", _PERMANENT, "{sposta: bersaglio%s, in: mano}"),
)
EXAMPLES = ("3 danni", "3 vita", "pesca 2", "+3/+3", "contromagia", "distruzione", "esilio", "rimbalzo")
"""One for each effect."""


def short(name: str, place: Place) -> Fields | None:
    """The definition of the card that a name says by what it does; ``None`` where it says nothing."""
    plain = folded(name)
    for pattern, targets, effect in _EFFECTS:
        if found := re.fullmatch(pattern, plain):
            said = f"{{tipo: Istantaneo, costo: 0, abilità: [{{{targets}effetto: [{effect % found[1]}]}}]}}"
            made: Fields = tree_at(said, place.line, place.column)
            return made
    return None


def answers_a_spell(name: str) -> bool:
    """701.6a: whether a spell said by what it does counters another one, so that whoever responds with it means the one above."""
    return folded(name) == "contromagia"
