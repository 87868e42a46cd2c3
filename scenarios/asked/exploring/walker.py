"""A run that is explored: it can be forked at a question, and leaves open which ability of several is next on the stack.

603.3b: who orders eight triggered abilities has 40,320 answers, and most orders lead over the same boards: what counts is
what has resolved so far. So where nothing of the script is left and nobody does anything while they wait, the order is not
chosen when it is asked for but as they resolve, one choice at a time; boards that meet are then one. The answer that was
meant is known at the end, and every outcome is played for real with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import factorial, prod
from typing import Self

from engine import Answer, Form, Game, Moment, Option, Purpose, Question, board_of, every_answer
from engine.happening.trials import with_top
from engine.words import record
from engine.words.terms import Kind, ObjectId, TurnStep, Zone
from scenarios.asked.exploring.alike import asked_apart, stands_for, with_alike
from scenarios.asked.exploring.commuting import with_commuting
from scenarios.asked.exploring.declaring import LATER, Declaration, Due, due, every_declaration
from scenarios.language.errors import ScenarioError
from scenarios.played.budget import Budget
from scenarios.played.directing import Move
from scenarios.played.run import Run, beside_unread_text
from scenarios.played.runner import Runner
from scenarios.written import model

_UNNAMED = model.Advance | model.Resolve | model.Pass
"""Actions that name no object."""


@dataclass(frozen=True, slots=True)
class Since:
    """A moment of a run that was made: just before one of its moves, counted from 0."""

    run: Run
    move: int

    @classmethod
    def step(cls, made: Run, step: int) -> Self | None:
        """The moment after a step, or before what it is in the middle of; None where nothing of the run follows."""
        ends = [*(one.cursor.steps for one in made.made[1:]), len(made.steps) + (made.question is not None)]
        return next((cls(made, move) for move, end in enumerate(ends) if end > step), None)

    @property
    def answers(self) -> dict[int, Answer]:
        """What was answered until then, by the number of the question."""
        return {one.number: one.answer for one in self.run.asked[: self.run.made[self.move].cursor.asked]}


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
        return factorial(len(self.left)) // _swaps(option for one, option in self.options.items() if one in self.left)

    def order(self) -> Answer:
        """603.3b, 405.2: the answer that puts them on the stack so: what resolves first is put there last."""
        return Answer(keys=tuple(self.options[one].key for one in reversed((*self.chosen, *self.left))))


def _swaps(options: Iterable[Option]) -> int:
    """In how many orders that do not differ options can be that are in one."""
    alike = Counter(option.alike for option in options)
    alike.pop(None, 0)
    return prod(map(factorial, alike.values()))


class Walker(Runner):
    """A runner that stops at questions, and before what an open order decides."""

    blocks: tuple[Block, ...] = ()
    """The orders left open, the uppermost on the stack last."""
    ordered: tuple[Block, ...] = ()
    """Those that have been decided, one ability after the other."""
    trying: bool = False
    """Whether it only looks at what follows from the answer to the question that waited."""
    declaring: bool = False
    """Whether it stops where attackers or blockers could be declared that the script says nothing of."""
    left_out: Due | None = None
    """The last declaration in which no creature was declared."""
    declared: tuple[Declaration, ...] = ()
    """Attacks and blocks that were tried: the script of the run says them, that of the scenario does not."""
    _alike: tuple[Question, Question] | None = None
    """A question that was asked, and as it is tried."""
    untried: set[str]
    """What could be otherwise and is not tried, as words; one for all runs of an exploration."""

    @classmethod
    def begun(
        cls, scenario: model.Scenario, game: Game, limit: int, budget: Budget, *, declaring: bool, untried: set[str]
    ) -> Self:
        """A run from its beginning to its first question. Raises ScenarioError where the script does not fit what happens."""
        walker = cls(scenario, game, {}, limit, budget)
        walker.declaring, walker.untried = declaring, untried
        walker.go()
        return walker

    @classmethod
    def resumed(
        cls, since: Since, scenario: model.Scenario, budget: Budget, *, declaring: bool, untried: set[str]
    ) -> Self:
        """A run that was made, gone on from a moment of it to the next question; what was answered until then stands."""
        made = since.run
        walker = cls(scenario, made.start, since.answers, made.limit, budget)
        walker.declaring, walker.untried = declaring, untried
        walker.resume(list(made.made[: since.move + 1]), made.steps, made.asked, made.checks, made.settled)
        walker.go()
        return walker

    def go(self) -> None:
        """On until it stops; where a text that was not read may be why the script does not fit, it ends there, incomplete.

        Raises ScenarioError where the script does not fit and all that counts was read.
        """
        try:
            super().go()
        except ScenarioError as error:
            self.stopped_by = beside_unread_text(self, error)
            if not self.stopped_by:
                raise

    @property
    def number(self) -> int:
        """The number of the question that waits."""
        return len(self.asked) + 1

    @property
    def asking(self) -> Question | None:
        """The question that waits, with what comes to the same as alike, if nothing that is left of the script could name it."""
        if self.question is None or not self._nobody_acts():
            return self.question
        if self._alike is None or self._alike[0] is not self.question:
            before = self.made[-1]
            if self.question.purpose is Purpose.TRIGGER_ORDER:
                asking = with_commuting(self.question, before.game)
            else:
                given = [one.answer for one in self.asked[before.cursor.asked :]]
                # What an answer is given of is told apart; what is explored as a whole is equal where the boards are.
                apart = frozenset[str]() if self.declaring else asked_apart(self.scenario.asks, before.game)
                asking = with_alike(self.question, before.game, given, apart)
            self._alike = (self.question, asking)
        return self._alike[1]

    @property
    def orders_each(self) -> int:
        """For how many orders each of those stands that are tried."""
        asked, asking = self.question, self.asking
        return (
            1 if asked is asking or asked is None or asking is None else _swaps(asking.options) // _swaps(asked.options)
        )

    def answers(self) -> Iterator[tuple[Answer, int]]:
        """The answers that are tried to the question that waits, each with how many it stands for."""
        asked, asking = self.question, self.asking
        if asked is None or asking is None:
            return
        for answer in every_answer(asking):
            yield answer, self.orders_each if asked.form is Form.ORDER else stands_for(asked, asking, answer)

    def _nobody_acts(self) -> bool:
        return all(isinstance(one, _UNNAMED) for one in self.scenario.script[self.cursor.index :])

    @property
    def otherwise(self) -> str:
        return super().otherwise or ("dichiarazioni" if self.declared or self.left_out else "")

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
        question = self.asking
        if question is None or question.purpose is not Purpose.TRIGGER_ORDER:
            return None
        before = self.made[-1].game.objects
        walker = self._again(Answer(keys=tuple(option.key for option in question.options)))
        walker.trying = True
        walker.go()
        walker.trying = False
        if walker.question or walker.refusal or walker.stopped_by or not walker.only_goes_on():
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
        walker = self._here(self.scenario)
        walker.game = with_top(self.game, one)
        decided = len(block.different()) < 2
        walker.blocks = self.blocks[:-1] if decided else (*self.blocks[:-1], block)
        walker.ordered = (*self.ordered, block) if decided else self.ordered
        walker.go()
        return walker

    def only_goes_on(self) -> bool:
        """Whether nobody does anything in what is left of the script: everybody passes until a step begins."""
        return all(isinstance(action, model.Advance) for action in self.scenario.script[self.cursor.index :])

    def due(self) -> Due | None:
        """The declaration that is left open, where that is what the run stopped at."""
        if not self.declaring or self.question is not None or self.blocks:
            return None
        found = due(self.game)
        if found is None or found == self.left_out:
            return None
        kind = model.Attack if found.step is TurnStep.DECLARE_ATTACKERS else model.Block
        said = [isinstance(action, kind) for action in self.scenario.script[self.cursor.index :]]
        if any(said):
            if not said[0]:
                self.untried.add(LATER)
            return None
        return found

    def every_declaration(self, what: Due) -> Iterator[tuple[Self | None, int]]:
        """Other runs, one for each declaration, none first: as if the script said it; with how many each of them stands for.

        ``None`` for one that is known to be forbidden.
        """
        walker = self._here(self.scenario)
        walker.left_out = what
        walker.go()
        yield walker, 1
        index = self.cursor.index
        for found in every_declaration(self.game, what, self.untried, named=not self._nobody_acts()):
            if found.action is None:
                yield None, found.stands_for
                continue
            script = (*self.scenario.script[:index], found.action, *self.scenario.script[index:])
            walker = self._here(self.scenario.model_copy(update={"script": script}))
            walker.cursor, walker.declared = record.replace(self.cursor, memo=None), (*self.declared, found.action)
            walker.go()
            yield walker, found.stands_for

    def pauses(self, move: Move) -> bool:
        """Where an order is open and the next move would resolve one of what it orders, and where creatures could be declared."""
        if self.trying:
            return len(self.asked) >= len(self.overriding)
        return self._open() or self.due() is not None

    def _open(self) -> bool:
        game = self.game
        if not self.blocks or self.question is not None or game.moment is not Moment.PRIORITY:
            return False
        return game.stack_top is not None and game.stack_top.id in self.blocks[-1].left

    def _again(self, answer: Answer) -> Self:
        walker = self._fork({**self.overriding, self.number: answer})
        walker.resume(list(self.made), self.steps, self.asked, self.checks, self.settled)
        return walker

    def _here(self, scenario: model.Scenario) -> Self:
        """Another run at the same moment, of this scenario or of one that is the same up to here."""
        walker = self._fork(self.overriding, scenario)
        walker.cursor, walker.made = self.cursor, list(self.made)
        walker.steps, walker.asked = list(self.steps), list(self.asked)
        walker.checks, walker.settled = list(self.checks), list(self.settled)
        return walker

    def _fork(self, overriding: Mapping[int, Answer], scenario: model.Scenario | None = None) -> Self:
        walker = type(self)(scenario or self.scenario, self.game, overriding, self.limit, self.budget.again())
        walker.blocks, walker.ordered = self.blocks, self.ordered
        walker.declaring, walker.untried = self.declaring, self.untried
        walker.left_out, walker.declared = self.left_out, self.declared
        return walker


def _belongs(game: Game, one: ObjectId, question: Question) -> bool:
    """Whether something on the stack can be one of what the question orders."""
    found = game.objects[one]
    return found.kind is Kind.ABILITY and board_of(game).controller(one) == question.chooser
