"""122.5, 702, 716: what keyword abilities do: ``{sposta segnalini: +1/+1, su: esso}``, ``{designa: questo, come: sellato}``."""

from __future__ import annotations

from engine.cards.abilities import keyword_abilities as k
from scenarios.language.terms import DESIGNATIONS, DURATIONS, PROHIBITIONS
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.filters import COUNTER, RELATION
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, POSITIVE, YES, Grammar, or_nothing, word
from scenarios.written.abilities.references import OBJECT, PLAYER


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(
        k.MoveCounters,
        counter=("sposta segnalini", or_nothing(("qualsiasi",), COUNTER)),
        onto=("su", OBJECT),
        off=("da", OBJECT),
        count=("quanti", or_nothing(("tutti",), QUANTITY)),
    )
    effects.form(
        k.Designate,
        what=("designa", OBJECT),
        designation=("come", word(DESIGNATIONS)),
        until=("fino a", word(DURATIONS)),
    )
    effects.form(k.BecomeLevel, level=("diventa di livello", POSITIVE), what=("chi", OBJECT))
    effects.form(k.BecomeCrewed, what=("viene manovrato", OBJECT))
    effects.word("cascata", k.Cascade())
    effects.word("ascesa", k.Ascend())
    effects.word("cifra", k.Encode())
    effects.word("bis", k.Encore())
    effects.word("costruisci", k.Craft())
    effects.form(k.Pair, what=("abbina", OBJECT), other=("con", OBJECT))
    effects.form(
        k.SetApart,
        what=("diventa nell'esilio", OBJECT),
        designation=("come", word(DESIGNATIONS)),
        cost=("con il costo", COST),
    )
    effects.form(
        k.Forbid,
        what=("d'ora in poi non può", word(PROHIBITIONS)),
        who=("chi", PLAYER),
        until=("fino a", word(DURATIONS)),
    )
    effects.form(
        k.ChoosePlayer,
        among=("scegli un giocatore che è", RELATION),
        keep_as=("ricorda come", NAME),
        at_random=("a caso", YES),
    )
    effects.form(k.KeepInMind, what=("tieni a mente", OBJECT), keep_as=("ricorda come", NAME))
    effects.form(k.GainBelow, to=("acquisisce le abilità stampate sotto", OBJECT), number=("rinforzo", POSITIVE))
