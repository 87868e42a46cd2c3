"""Dungeons, the initiative, the Ring, speed, airbending: ``{esplora il dungeon: tu}``, ``{l'Anello tenta: tu}``."""

from __future__ import annotations

from engine.cards.abilities import venturing as v
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, Grammar
from scenarios.written.abilities.references import OBJECT, PLAYER


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(v.Venture, who=("esplora il dungeon", PLAYER), quality=("chiamato", NAME))
    effects.form(v.TakeInitiative, who=("prende l'iniziativa", PLAYER))
    effects.form(v.RingTempts, who=("l'Anello tenta", PLAYER))
    effects.form(v.IncreaseSpeed, by=("aumenta la velocità di", QUANTITY), who=("chi", PLAYER))
    effects.form(v.Airbend, what=("dominio dell'aria", OBJECT), who=("chi", PLAYER))
