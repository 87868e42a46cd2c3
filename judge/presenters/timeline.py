"""The lines of a ruling as rows to walk over: the board as it begins, what happened, what is waited for.

With the board as it begins stand the rules that decide the answer; with each step its own, those that decide first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from engine import StepKind
from scenarios.language.words import sentence_case
from scenarios.played.weighing import weight
from scenarios.told import Ruling, question_words, untold

if TYPE_CHECKING:
    from scenarios.played.run import Run

START = "Il tavolo all'inizio."
INCOMPLETE = "!"
"""The mark of a row that rests on something that the program cannot do."""


CHOICE = "scelta"
_KINDS = {
    "stato": (StepKind.STATE_BASED_ACTIONS,),
    "innesco": (StepKind.ABILITY_PUT_ON_STACK, StepKind.ABILITY_REMOVED, StepKind.ABILITY_NOT_PUT),
    "priorità": (StepKind.PRIORITY, StepKind.PASS),
    "azione": (StepKind.CAST, StepKind.ACTIVATE, StepKind.PLAY_LAND, StepKind.SPECIAL_ACTION, StepKind.CONCEDES),
    "risolve": (
        StepKind.RESOLUTION_BEGINS,
        StepKind.INSTRUCTION,
        StepKind.RESOLVED,
        StepKind.DOES_NOT_RESOLVE,
        StepKind.COPIED,
    ),
    "lotta": (StepKind.ATTACK, StepKind.BLOCK, StepKind.COMBAT_DAMAGE),
    "turno": (
        StepKind.STEP_BEGINS,
        StepKind.STEP_ENDS,
        StepKind.TURN_BASED_ACTION,
        StepKind.SKIPPED,
        StepKind.EFFECT_ENDS,
    ),
    "partita": (StepKind.OPENING, StepKind.GAME_ENDS),
    "evento": (StepKind.EVENT,),
    CHOICE: (StepKind.DECIDED,),
    "nulla": (StepKind.NOTHING,),
}
_TAGS = {kind: tag for tag, kinds in _KINDS.items() for kind in kinds}
TAG_WIDTH = max(map(len, _KINDS))
_BEFORE_PRIORITY = (StepKind.STATE_BASED_ACTIONS, *_KINDS["innesco"])


class RowKind(Enum):
    """What a row stands for."""

    START = auto()
    STEP = auto()
    QUESTION = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row: the last step that it stands for (0 for the beginning), its mark, its text, its rules, what else is to be said."""

    kind: RowKind
    step: int
    mark: str = ""
    text: str
    tag: str = ""
    """What happens in it, in a word: told apart without colour."""
    loop: str = ""
    """117.5: its place among the rows of one round of what happens before a player gets priority."""
    chosen: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def rows(run: Run, told: Ruling, decide: tuple[str, ...] | None = None) -> tuple[Row, ...]:
    """The rows of a run, one for each line of its ruling: those who pass and get priority gathered where it is folded."""
    decide = told.rules if decide is None else decide
    first = {rule: place for place, rule in enumerate(decide)}
    found = [Row(kind=RowKind.START, step=0, text=START, rules=decide)]
    rounds = _rounds([(line.last, run.steps[line.first - 1].step.kind) for line in told.lines])
    rests_on = {untold(one, run.people) for one in run.not_understood}
    for line in told.lines:
        steps = run.steps[line.first - 1 : line.last]
        unknown = dict.fromkeys(untold(one, run.people) for step in steps for one in step.step.untold)
        missing = [one for one in unknown if one in rests_on]
        found.append(
            Row(
                kind=RowKind.STEP,
                step=line.last,
                mark=f"{INCOMPLETE if missing else ''}{line.first}.",
                text=line.text,
                tag=_TAGS.get(run.steps[line.last - 1].step.kind, ""),
                loop=rounds.get(line.last, ""),
                chosen=line.chosen,
                rules=tuple(sorted(line.rules, key=lambda rule: (first.get(rule, len(first)), -weight(rule)))),
                notes=(*(f"Non realizzato: {one}." for one in missing), *line.missed),
            )
        )
    if run.question is not None:
        words = f"In attesa: {sentence_case(question_words(run.question, run.people))}. Invio per rispondere."
        asked = Row(
            kind=RowKind.QUESTION,
            step=len(run.steps),
            mark="?",
            text=words,
            tag=CHOICE,
            rules=(str(run.question.rule),),
        )
        found.append(asked)
    return tuple(found)


def _rounds(kinds: Sequence[tuple[int, StepKind]]) -> dict[int, str]:
    """117.5: of each row that belongs to a round with others, its sign: checks, what is put on the stack, then priority."""
    found: dict[int, str] = {}
    group: list[int] = []
    for step, kind in (*kinds, (0, StepKind.EVENT)):
        if kind in _BEFORE_PRIORITY:
            group.append(step)
            continue
        if group and kind is StepKind.PRIORITY:
            group.append(step)
        if len(group) > 1:
            found |= dict.fromkeys(group, "│") | {group[0]: "┌", group[-1]: "└"}
        group = []
    return found


def row_at(found: Sequence[Row], step: int) -> int:
    """The place of the first row that a step has happened by; of the last row where there is none."""
    return next((place for place, row in enumerate(found) if row.step >= step), len(found) - 1)
