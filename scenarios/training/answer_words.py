"""The right answer to a question for a value as a sentence: the value in the words of the question, and no number of a step.

The rulings tell how something came to be, by the steps that they number. Who answers has seen actions and no steps, and was asked
where something is, not how it came there.
"""

from __future__ import annotations

from dataclasses import replace

from engine.words.terms import Zone
from scenarios.language.words import quoted, sentence_case, zone_to
from scenarios.played.expecting import Found
from scenarios.played.run import Run
from scenarios.told.answered import words_of
from scenarios.training.saying import typed
from scenarios.training.wordings import moment
from scenarios.written import queries
from scenarios.written.queries import GameAspect
from scenarios.written.scalars import Which

_PLACE = queries.Aspect("zone")


def answer_words(run: Run, found: Found, rules: tuple[str, ...]) -> str:
    """What is right, as a sentence."""
    return sentence_case(f"{moment(found.query, run.scenario.script, ': ')}{_what(run, found, rules)}")


def _what(run: Run, found: Found, rules: tuple[str, ...]) -> str:
    if found.aspect in (GameAspect.TRIGGERED, GameAspect.STACK) and found.value:
        where = (
            "vanno in pila, nell'ordine"
            if found.aspect is GameAspect.TRIGGERED
            else "in pila ci sono, dal fondo alla cima"
        )
        return f"{where}: {typed(found.aspect, tuple(_by_name(run, one) for one in found.value))}."
    if isinstance(found.query, queries.ObjectQuery) and found.object is not None and found.aspect == _PLACE:
        place = "in pila" if found.value is Zone.STACK else zone_to(found.value, run.people.name(found.object.owner))
        return f"{quoted(found.query.object)} è {place}."
    # The moment is said here, by the action: without it, the ruling would say the step.
    timeless = replace(found, query=found.query.model_copy(update={"after": None}))
    told = words_of(run, timeless, rules)
    if isinstance(found.query, queries.TriggeredQuery) and found.value == 1:
        return told.replace(" si innesca", " si innesca una volta", 1)
    if isinstance(found.value, bool) and not isinstance(found.query, queries.AllowedQuery):
        return f"{'sì' if found.value else 'no'}: {told}"
    return told


def _by_name(run: Run, which: Which) -> Which:
    return which.model_copy(update={"object": by_name(run, which.object)})


def by_name(run: Run, label: str) -> str:
    """What an object is called on the board: its name, where it alone bears it."""
    name = run.people.labelled.get(label, "")
    return label if not name or name in run.people.ambiguous else name
