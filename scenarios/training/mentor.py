"""A situation presented to others: revealed step by step, and what candidates said on the way, right, wrong or noted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from functools import cached_property

from scenarios.language.folding import folded
from scenarios.language.words import plain
from scenarios.played.run import Run
from scenarios.told import ruling
from scenarios.told.ruling import Line
from scenarios.training.scene import Scene, scene


@unique
class Verdict(StrEnum):
    """What a mentor says of what a candidate said."""

    RIGHT = "giusto"
    WRONG = "sbagliato"
    NOTE = "nota"


@dataclass(frozen=True, slots=True)
class Mark:
    """What was said, before the next step was shown: ``step`` is the last step that was seen, 0 for the board alone."""

    step: int
    verdict: Verdict
    candidate: str = ""
    text: str = ""


class Lesson:
    """A run of which as much is shown as has been revealed. The answer comes with the last step, and nothing of it before."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.shown = 0
        self.marks: list[Mark] = []

    @cached_property
    def scene(self) -> Scene:
        """The board as it begins, with what is done; never what is chosen on the way."""
        found = scene(self.run)
        return replace(found, choices=())

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """What there is to reveal, in its order."""
        return tuple(ruling(self.run).lines)

    @property
    def over(self) -> bool:
        """Whether all has been revealed."""
        return self.shown >= len(self.lines)

    @property
    def step(self) -> int:
        """The number of the last step that has been shown; 0 before the first."""
        return self.lines[self.shown - 1].last if self.shown else 0

    def reveal(self) -> Line | None:
        """Shows the next line; ``None`` where there is none."""
        if self.over:
            return None
        self.shown += 1
        return self.lines[self.shown - 1]

    def back(self) -> None:
        """Hides the last line again."""
        self.shown = max(0, self.shown - 1)

    def mark(self, verdict: Verdict, candidate: str = "", text: str = "") -> Mark:
        """Keeps what was said at this moment."""
        found = Mark(self.step, verdict, " ".join(candidate.split()), " ".join(text.split()))
        self.marks.append(found)
        return found

    def answer(self) -> Iterator[str]:
        """The answer and the rules that decide it."""
        told = ruling(self.run)
        yield from told.opening
        if told.decided_by:
            yield told.decided_by

    def summary(self) -> Iterator[str]:
        """What was said: each candidate with what was right, in the order of their first word; then each mark with its step."""
        candidates: dict[str, list[Mark]] = {}
        for one in self.marks:
            if one.verdict is not Verdict.NOTE:
                candidates.setdefault(folded(one.candidate), []).append(one)
        for found in candidates.values():
            right = sum(one.verdict is Verdict.RIGHT for one in found)
            yield f"{plain(found[0].candidate) or 'Tutti'}: {right} su {len(found)}."
        for one in self.marks:
            when = f"dopo il passo {one.step}" if one.step else "davanti al tavolo"
            who = f", {plain(one.candidate)}" if one.candidate else ""
            yield f"  {when}{who}: {one.verdict.value}" + (f". {plain(one.text)}" if one.text else "")
