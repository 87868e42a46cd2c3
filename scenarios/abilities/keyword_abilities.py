"""122.5, 702, 716: what keyword abilities do: ``{sposta segnalini: +1/+1, su: esso}``, ``{designa: questo, come: sellato}``."""

from __future__ import annotations

from engine.abilities import keyword_abilities as k
from scenarios.abilities.filters import COUNTER
from scenarios.abilities.quantities import QUANTITY
from scenarios.abilities.reading import POSITIVE, Grammar, word
from scenarios.abilities.references import OBJECT
from scenarios.terms import DESIGNATIONS, DURATIONS


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(
        k.MoveCounters,
        counter=("sposta segnalini", COUNTER),
        onto=("su", OBJECT),
        off=("da", OBJECT),
        count=("quanti", QUANTITY),
    )
    effects.form(
        k.Designate,
        what=("designa", OBJECT),
        designation=("come", word(DESIGNATIONS)),
        until=("fino a", word(DURATIONS)),
    )
    effects.form(k.BecomeLevel, level=("diventa di livello", POSITIVE), what=("chi", OBJECT))
    effects.word("cascata", k.Cascade())
