"""705: what chance decides: ``{se vinci il lancio della moneta: [...], altrimenti: [...]}``."""

from __future__ import annotations

from engine.cards.abilities import chance as c
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, Grammar, Reader
from scenarios.written.abilities.references import PLAYER


def add_to(effects: Grammar, instructions: Reader) -> None:
    """Add these to the forms of instructions; ``instructions`` reads a list of them."""
    for called, good, bad in ((True, "se vince il lancio della moneta", "se lo perde"), (False, "testa", "croce")):
        effects.form(
            c.FlipCoin,
            {"called": called},
            who=("lancia una moneta" if called else "lancia una moneta senza chiamarla", PLAYER),
            times=("quante", QUANTITY),
            then=(good, instructions),
            otherwise=(bad, instructions),
            keep_as=("ricorda quante come", NAME),
        )
