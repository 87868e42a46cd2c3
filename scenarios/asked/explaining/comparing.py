"""Two runs held against each other: how far they are the same, where they part, and what made them part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scenarios.asked.exploring.outcomes import board_facts, facts
from scenarios.played.made import Asked, RunStep
from scenarios.played.run import Run
from scenarios.told import answer_words, question_words, sentence
from scenarios.written import model


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """``shared``: how many steps the two begin with in common. The rest of each, why they part, how they end differently."""

    one: Run
    two: Run
    shared: int
    why: tuple[str, ...]
    only_one: tuple[str, ...]
    """What is so at the end of the first alone."""
    only_two: tuple[str, ...]

    @property
    def same(self) -> bool:
        """Whether the steps are the same, whatever the board at the end."""
        return self.shared == len(self.one.steps) == len(self.two.steps)

    def rest(self, run: Run) -> tuple[RunStep, ...]:
        """The steps of one of the two from where they part."""
        return run.steps[self.shared :]


def compare(one: Run, two: Run) -> Comparison:
    """Hold two runs against each other. Steps are the same when they say the same by the same rules."""
    shared = _shared(one, two)
    ends = facts(one), facts(two)
    return Comparison(
        one=one,
        two=two,
        shared=shared,
        why=tuple(_reasons(one, two, shared)),
        only_one=tuple(fact for fact in ends[0] if fact not in ends[1]),
        only_two=tuple(fact for fact in ends[1] if fact not in ends[0]),
    )


def _shared(one: Run, two: Run) -> int:
    same = 0
    for first, second in zip(one.steps, two.steps, strict=False):
        if _said(first, one) != _said(second, two):
            break
        same += 1
    return same


def _said(step: RunStep, run: Run) -> tuple[object, ...]:
    return (step.step.kind, sentence(step.step, run.people), step.step.every_rule())


def _reasons(one: Run, two: Run, shared: int) -> Iterator[str]:
    """What differs before the two part: the cards, the board at the beginning, an answer, an action of the script."""
    yield from _cards(one.scenario, two.scenario)
    boards = board_facts(one.start, one.people), board_facts(two.start, two.people)
    for which, mine, others in (("prima", boards[0], boards[1]), ("seconda", boards[1], boards[0])):
        for fact in mine:
            if fact not in others:
                yield f"all'inizio, solo nella {which} situazione: {fact}"
    yield from _answers(one, two, shared)
    yield from _actions(one, two)


def _cards(one: model.Scenario, two: model.Scenario) -> Iterator[str]:
    for name in dict.fromkeys((*one.cards, *two.cards)):
        if name not in one.cards or name not in two.cards:
            yield f"la carta «{name}» è definita solo nella {'prima' if name in one.cards else 'seconda'}"
        elif one.cards[name] != two.cards[name]:
            mine, other = one.cards[name], two.cards[name]
            fields = [
                field.alias or attribute
                for attribute, field in type(mine).model_fields.items()
                if getattr(mine, attribute) != getattr(other, attribute)
            ]
            yield f"la carta «{name}» è diversa: {', '.join(fields)}"


def _answers(one: Run, two: Run, shared: int) -> Iterator[str]:
    for first, second in zip(one.asked, two.asked, strict=False):
        told = _answered(first, one), _answered(second, two)
        if told[0] != told[1]:
            yield f"alla domanda {first.number}, nella prima: {told[0]}; nella seconda: {told[1]}"
            return


def _answered(asked: Asked, run: Run) -> str:
    question, answer = asked.question, asked.answer
    return f"{question_words(question, run.people)}: {answer_words(question, answer, run.people)}"


def _actions(one: Run, two: Run) -> Iterator[str]:
    first, second = one.scenario.script, two.scenario.script
    for number, (mine, other) in enumerate(zip(first, second, strict=False), start=1):
        if mine != other:
            yield f"l'azione {number} del copione è diversa"
            return
    if len(first) != len(second):
        longer = "prima" if len(first) > len(second) else "seconda"
        yield f"dopo l'azione {min(len(first), len(second))} il copione della {longer} continua"
