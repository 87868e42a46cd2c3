"""801, 901 in words: what ranges of influence decided, and who controls what they do not limit."""

from __future__ import annotations

from engine import Step
from engine.state.facts import ranges as g
from scenarios.language.words import People, listed
from scenarios.told.facts.table import SENTENCES
from scenarios.told.telling import all_named, cause, named, player


@SENTENCES.words(g.OutOfRange)
def _out_of_range(fact: g.OutOfRange, step: Step, people: People) -> str:
    whose = f"il raggio di influenza di {named(fact.of, people)}"
    about = f"per {cause(step, people)} conta " if step.cause is not None else "conta "
    stay = "resta" if len(fact.what) == 1 else "restano"
    return f"{about}{whose}, e ne {stay} fuori {listed(all_named(fact.what, people))}"


@SENTENCES.words(g.StandsIn)
def _stands_in(fact: g.StandsIn, step: Step, people: People) -> str:
    nobody = f"nel raggio di influenza di {named(fact.of, people)} non c'è nessuno che possa scegliere"
    return f"{nobody}: sceglie {player(step, people)}, il più vicino alla sua sinistra"


@SENTENCES.words(g.NowReached)
def _now_reached(fact: g.NowReached, step: Step, people: People) -> str:
    come = listed(all_named(fact.what, people))
    verb = "entra" if len(fact.what) == 1 else "entrano"
    return f"{come} {verb} nel raggio di influenza di {named(fact.of, people)}"


@SENTENCES.words(g.PlanesControlled)
def _planes_controlled(fact: g.PlanesControlled, step: Step, people: People) -> str:
    return f"{player(step, people)} è il controllore planare, e controlla {listed(all_named(fact.what, people))}"
