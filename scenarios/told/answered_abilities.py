"""Spells and abilities in an answer: what they are called, which of several comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import StepKind
from engine.state.crowds import kinds
from engine.state.facts.announced import OfAbility
from engine.words.terms import NOBODY, Kind, Zone
from scenarios.language.words import called, joined, wording
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.told.fates import name_of
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run


def first_to_resolve(run: Run, told: list[str], several: tuple[Which, ...]) -> str:
    """405.5: which of several abilities of different objects resolves first, as a clause to add; '' where none does."""
    labels = [one.object for one in several]
    if len(set(labels)) < len(labels):
        return ""
    begun = (one.step.fact(OfAbility) for one in run.steps if one.step.kind is StepKind.RESOLUTION_BEGINS)
    first = next((of.source.label for of in begun if of is not None and of.source.label in labels), None)
    return "" if first is None else f"; per prima si risolve {told[labels.index(first)]}"


def all_of(run: Run, found: Found, several: tuple[Which, ...]) -> list[str]:
    """Spells and abilities by name; different abilities of one object each with its text."""
    apart = {
        one.object for one in several if len({other.ability for other in several if other.object == one.object}) > 1
    }
    return [which(run, found, one) + (_text_of(run, one) if one.object in apart else "") for one in several]


def _text_of(run: Run, one: Which) -> str:
    """The text of an ability that triggered, as its step has it."""
    for step in run.steps:
        for noticed in step.step.triggered:
            if is_ability(noticed.source, noticed.index, one):
                return wording(noticed.source.text)
    return ""


def which(run: Run, found: Found, one: Which) -> str:
    """What a spell or an ability on the stack is called."""
    assert found.moment is not None
    known = next(
        (
            mention
            for step in reversed(run.steps)
            for mention, _ in kinds(step.step.names)
            if mention.label == one.object and mention.kind is not Kind.ABILITY
        ),
        None,
    )
    name = called(known, run.people) if known is not None else name_of(one.object, found.moment.game, run.people)
    spell = any(stacked.label == one.object for stacked in found.moment.game.objects_in([(Zone.STACK, NOBODY)]))
    return name if one.ability is None and spell else f"l'abilità {joined('di', name)}"
