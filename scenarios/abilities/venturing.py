"""Dungeons, the initiative, the Ring, speed, airbending: ``{esplora il dungeon: tu}``, ``{l'Anello tenta: tu}``."""

from __future__ import annotations

from engine.abilities import venturing as v
from scenarios.abilities.quantities import QUANTITY
from scenarios.abilities.reading import NAME, Grammar
from scenarios.abilities.references import OBJECT, PLAYER


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(v.Venture, who=("esplora il dungeon", PLAYER), quality=("chiamato", NAME))
    effects.form(v.TakeInitiative, who=("prende l'iniziativa", PLAYER))
    effects.form(v.RingTempts, who=("l'Anello tenta", PLAYER))
    effects.form(v.IncreaseSpeed, by=("aumenta la velocità di", QUANTITY), who=("chi", PLAYER))
    effects.form(v.Airbend, what=("dominio dell'aria", OBJECT), who=("chi", PLAYER))
