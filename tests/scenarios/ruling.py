"""A situation as text, and whether it is ruled as its expectations say."""

from __future__ import annotations

from scenarios.played.run import Run, run
from scenarios.written.load import parse


def ruled(text: str) -> Run:
    """Play a situation and let the test fail with what was found where an expectation is not met."""
    made = run(parse(text, "prova"))
    assert made.refusal is None, made.refusal
    assert made.checks, "a situation without expectations says nothing"
    wrong = [f"{one.attesa}: {one.perche}" for one in made.checks if not one.vera]
    assert not wrong, wrong
    return made


def rules_of(made: Run) -> set[str]:
    """The numbers of all rules that a run cites."""
    return {str(rule) for one in made.steps for rule in one.step.every_rule()}
