"""A run that is explored: it can be forked at a question, and leaves open which ability of several is next on the stack.

603.3b: who orders eight triggered abilities has 40,320 answers, and most orders lead over the same boards: what counts is
what has resolved so far. So where nothing of the script is left and nobody does anything while they wait, the order is not
chosen when it is asked for but as they resolve, one choice at a time; boards that meet are then one. The answer that was
meant is known at the end, and every outcome is played for real with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import factorial, prod
from typing import Self

from engine import Answer, Game, Moment, Option, Purpose, Question, board_of
from engine.happening.trials import with_top
from engine.words.terms import Kind, ObjectId, Zone
from scenarios.played.directing import Move
from scenarios.played.runner import Runner
from scenarios.written import model


@dataclass(frozen=True, slots=True)
class Block:
    """Abilities on the stack whose order is left open: the question, by its number, and its option for each of them."""

    number: int
    left: tuple[ObjectId, ...]
    options: Mapping[ObjectId, Option]
    chosen: tuple[ObjectId, ...] = ()
    """Those that have been chosen, the first to resolve first."""

    def different(self) -> tuple[ObjectId, ...]:
        """Those left, but of several that are the same as data only one."""
        seen: dict[object, ObjectId] = {}
        for one in self.left:
            alike = self.options[one].alike
            seen.setdefault(("alike", alike) if alike is not None else one, one)
        return tuple(seen.values())

    def ways(self) -> int:
        """In how many orders that differ those left can still be."""
        alike = Counter(option.alike for one, option in self.options.items() if one in self.left)
        alike.pop(None, 0)
        return factorial(len(self.left)) // prod(map(factorial, alike.values()))

    def order(self) -> Answer:
        """603.3b, 405.2: the answer that puts them on the stack so: what resolves first is put there last."""
        return Answer(keys=tuple(self.options[one].key for one in reversed((*self.chosen, *self.left))))


class Walker(Runner):
    """A runner that stops at questions, and before what an open order decides."""

    blocks: tuple[Block, ...] = ()
    """The orders left open, the uppermost on the stack last."""
    ordered: tuple[Block, ...] = ()
    """Those that have been decided, one ability after the other."""
    trying: bool = False
    """Whether it only looks at what follows from the answer to the question that waited."""

    @classmethod
    def begun(cls, scenario: model.Scenario, game: Game, limit: int) -> Self:
        """A run from its beginning to its first question. Raises ScenarioError where the script does not fit what happens."""
        walker = cls(scenario, game, {}, limit)
        walker.go()
        return walker

    @property
    def number(self) -> int:
        """The number of the question that waits."""
        return len(self.asked) + 1

    def answered(self, answer: Answer) -> Self:
        """Another run, in which the question that waits is answered so, up to where that one stops.

        Raises engine.words.decisions.IllegalAnswer for an answer that does not fit.
        """
        walker = self._again(answer)
        walker.go()
        return walker

    def left_open(self) -> Self | None:
        """Another run, in which the order that is asked for is left open; None where that might not come to the same.

        That is where something of the script is left, or the action asks for more, as for targets of these abilities.
        """
        question = self.question
        if question is None or question.purpose is not Purpose.TRIGGER_ORDER:
            return None
        before = self.made[-1].game.objects
        walker = self._again(Answer(keys=tuple(option.key for option in question.options)))
        walker.trying = True
        walker.go()
        walker.trying = False
        if walker.question or walker.refusal or walker.stopped_by or walker.cursor.index < len(self.scenario.script):
            return None
        game = walker.game
        placed = [one for one in game.zone(Zone.STACK) if one not in before and _belongs(game, one, question)]
        sources = [option.mention.id for option in question.options if option.mention is not None]
        if [game.objects[one].source for one in placed] != sources:
            return None
        options = dict(zip(placed, question.options, strict=True))
        walker.blocks = (*self.blocks, Block(self.number, tuple(placed), options))
        walker.go()
        return walker

    def choices(self) -> tuple[ObjectId, ...]:
        """The abilities of which one is the next to resolve, where that is what the run stopped at."""
        return self.blocks[-1].different() if self._open() else ()

    def next_is(self, one: ObjectId) -> Self:
        """Another run, in which this ability of the uppermost open order is the next to resolve."""
        block = self.blocks[-1]
        left = tuple(other for other in block.left if other != one)
        block = replace(block, left=left, chosen=(*block.chosen, one))
        walker = self._fork(self.overriding)
        walker.game, walker.cursor, walker.made = with_top(self.game, one), self.cursor, list(self.made)
        walker.steps, walker.asked = list(self.steps), list(self.asked)
        walker.checks, walker.settled = list(self.checks), list(self.settled)
        decided = len(block.different()) < 2
        walker.blocks = self.blocks[:-1] if decided else (*self.blocks[:-1], block)
        walker.ordered = (*self.ordered, block) if decided else self.ordered
        walker.go()
        return walker

    def pauses(self, move: Move) -> bool:
        """Where an order is open and the next move would resolve one of what it orders."""
        return len(self.asked) >= len(self.overriding) if self.trying else self._open()

    def _open(self) -> bool:
        game = self.game
        if not self.blocks or self.question is not None or game.moment is not Moment.PRIORITY:
            return False
        return game.stack_top is not None and game.stack_top.id in self.blocks[-1].left

    def _again(self, answer: Answer) -> Self:
        walker = self._fork({**self.overriding, self.number: answer})
        walker.resume(list(self.made), self.steps, self.asked, self.checks, self.settled)
        return walker

    def _fork(self, overriding: Mapping[int, Answer]) -> Self:
        walker = type(self)(self.scenario, self.game, overriding, self.limit)
        walker.blocks, walker.ordered = self.blocks, self.ordered
        return walker


def _belongs(game: Game, one: ObjectId, question: Question) -> bool:
    """Whether something on the stack can be one of what the question orders."""
    found = game.objects[one]
    return found.kind is Kind.ABILITY and board_of(game).controller(one) == question.chooser
