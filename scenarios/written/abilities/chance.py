"""705-706: what chance decides: ``{lancia una moneta: tu, se lo perde: [...]}``, ``{tira un dado da: 20, tabella: [...]}``."""

from __future__ import annotations

from engine.cards.abilities import chance as c
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, NUMBER, POSITIVE, Grammar, Reader, form_of, many, record
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
    line = form_of(c.Result, least=("da", NUMBER), most=("a", NUMBER), effects=("effetto", instructions))
    effects.form(
        c.RollDie,
        sides=("tira un dado da", POSITIVE),
        count=("quanti", QUANTITY),
        who=("chi", PLAYER),
        plus=("più", QUANTITY),
        table=("tabella", many(record(line))),
        keep_as=("ricorda la somma come", NAME),
    )
