"""Costs of casting: ``{costo aggiuntivo: "{2}", facoltativo: sì, chiamato: kicker}``, ``{le magie costano in più: ...}``."""

from __future__ import annotations

from engine.abilities import casting as k
from scenarios.abilities.conditions import CONDITION
from scenarios.abilities.costs import COST
from scenarios.abilities.filters import FILTER, RELATION, ZONE
from scenarios.abilities.reading import PROSE, YES, Grammar, Reader, many, word
from scenarios.mana import MANA_SCHEMA, read_mana
from scenarios.terms import FACE_DOWN

_MANA = Reader(read_mana, lambda: MANA_SCHEMA)
_IF = ("se", CONDITION)
_TEXT = ("testo", PROSE)


def add_to(abilities: Grammar) -> None:
    """Add these to the forms of abilities."""
    for alternative, key in ((False, "costo aggiuntivo"), (True, "costo alternativo")):
        abilities.form(
            k.CastingCost,
            {"alternative": alternative},
            cost=(key, COST),
            optional=("facoltativo", YES),
            name=("chiamato", PROSE),
            zones=("si lancia da", many(ZONE)),
            exile_after=("poi in esilio", YES),
            face_down=("a faccia in giù per", word(FACE_DOWN)),
            condition=_IF,
            text=_TEXT,
        )
    abilities.form(
        k.ChangesCost,
        spells=("cambia il costo delle magie", FILTER),
        who=("lanciate da", RELATION),
        more=("in più", _MANA),
        less=("in meno", _MANA),
        condition=_IF,
        zones=("funziona in", many(ZONE)),
        text=_TEXT,
    )
