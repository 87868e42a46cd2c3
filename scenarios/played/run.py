"""A scenario played: what happened, what is waiting, what held. A run is a value; answering otherwise makes another one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from engine import Answer, Game, Question, Step, board_of, game_after_step
from engine.board.derived import Derivation
from engine.state.changes import each_by_itself, few_of
from engine.state.crowds import kinds
from engine.state.trace import Change, Noticed, Untold
from engine.words.budget import TooManyApart
from engine.words.terms import PlayerId
from scenarios.laid.setup import set_up
from scenarios.language.errors import Fault, ScenarioError
from scenarios.language.outcomes import Outcome
from scenarios.language.words import People
from scenarios.played.affording import acts_to_pay, helped_by, is_done, paid_best
from scenarios.played.around import spoken_of
from scenarios.played.assertions import Check
from scenarios.played.budget import Budget
from scenarios.played.changing import labels
from scenarios.played.choosing import Settled
from scenarios.played.expectations import cited, judge
from scenarios.played.expecting import moment
from scenarios.played.made import Act, Asked, Made, Refusal, RunStep, refusals
from scenarios.played.more_to_find import that_bear
from scenarios.played.outside import of_choices, of_dungeons
from scenarios.played.runner import LOOP_NOT_PROVED, Runner
from scenarios.played.touching import touched
from scenarios.played.turn_before import of_the_turn_before
from scenarios.played.unsettled import in_any_case, in_some_way, is_paid, unsettled
from scenarios.played.values import derived
from scenarios.written import model
from scenarios.written.ids import slug
from scenarios.written.queries import AllowedQuery
from scenarios.written.records import words_in

__all__ = [
    "DEFAULT_LIMIT",
    "LOOP_NOT_PROVED",
    "Asked",
    "Check",
    "DoesNotFit",
    "Outcome",
    "Refusal",
    "Run",
    "RunStep",
    "ended",
    "run",
]

DEFAULT_LIMIT = 10_000
"""How many steps a run may have before it is given up as a loop that was not proved."""

NO_ANSWERS: Mapping[int, Answer] = MappingProxyType({})


class DoesNotFit(ScenarioError):
    """A script that does not fit what happens, with what was played until then, and the question that it answered last."""

    def __init__(self, faults: Iterable[Fault], until_then: Run, answering: Question | None) -> None:
        super().__init__(faults)
        self.until_then = until_then
        self.answering = answering


@dataclass(frozen=True, kw_only=True)
class Run:
    """What came of a scenario. ``question`` is set where it waits for an answer; ``refusal`` where an action is not allowed."""

    scenario: model.Scenario
    start: Game
    steps: tuple[RunStep, ...]
    outcome: Outcome
    question: Question | None
    asked: tuple[Asked, ...]
    final: Game
    checks: tuple[Check, ...]
    not_understood: tuple[Untold, ...]
    refusal: Refusal | None = None
    stopped_by: str = ""
    """Why a run that was given up was: a limit reached without a proof of a loop."""
    breakable: bool = False
    """732.5: whether that is because a loop of mandatory actions is one that somebody could break, and need not."""
    needless: tuple[model.Reply, ...] = ()
    """Replies of the script to what nobody had to be asked."""
    unheard: tuple[model.Reply, ...] = ()
    """Where the run waits: replies up to there that answer none of the questions that were asked."""
    limit: int = DEFAULT_LIMIT
    answers: Mapping[int, Answer] = field(default_factory=lambda: NO_ANSWERS)
    """What was answered otherwise than the scenario says, by the number of the question."""
    made: tuple[Made, ...] = field(default=(), repr=False)
    settled: tuple[Settled, ...] = field(default=(), repr=False)
    mana_of: tuple[PlayerId, ...] = ()
    """601.2h: whose mana was looked at, since what is asked is whether they can pay with the sources that they have."""
    mana_is_short: bool = False
    """Whether it is not enough, so that the run is one in which their mana is counted."""
    helped_by: tuple[str, ...] = ()
    """702.51a: by which rules something else than mana pays, where that mana alone is not enough."""
    mana_not_tried: bool = False
    """Whether the ways to pay with it are too many to be tried, so that nobody knows."""
    unproven: frozenset[Act] = frozenset()
    """601.2h: what was not paid for in any way that was tried, where there are more: nobody knows whether it can be done."""
    part_of: Run | None = field(default=None, repr=False)
    """The run of which this one is a stretch, whose steps keep their numbers."""

    @cached_property
    def people(self) -> People:
        """Who sits where, and which names several objects bear, for the narrator."""
        labels: dict[str, dict[str, None]] = {}
        for game in (self.start, self.final):
            board = board_of(game)
            for _, one in board.as_kept():
                labels.setdefault(board.characteristics(one.id).name, {})[one.label] = None
        for step in self.steps:
            for mention, _ in kinds(step.step.names):
                labels.setdefault(mention.name, {})[mention.label] = None
        labels.pop("", None)
        return People(
            names=tuple(player.name for player in self.scenario.players),
            ambiguous=frozenset(name for name, found in labels.items() if len(found) > 1),
            labelled={label: name for name, found in labels.items() for label in found},
        )

    @cached_property
    def changes_by_label(self) -> Mapping[str, Sequence[tuple[RunStep, Change]]]:
        """What happened to each object, by its label, with the step in which it did; of equal changes at once a few."""
        found: dict[str, list[tuple[RunStep, Change]]] = {}
        for one in self.steps:
            for change, _ in few_of(one.step.changes):
                for label in labels(one.step, change.event):
                    found.setdefault(label, []).append((one, change))
        return found

    @cached_property
    def spoken_of(self) -> Sequence[frozenset[str]]:
        """What each step speaks of: every question that is asked of the run looks through all of them."""
        return [spoken_of(one.step) for one in self.steps]

    @cached_property
    def rules_by_step(self) -> Sequence[tuple[str, ...]]:
        """The rules of each step, with those of its changes and of what triggered."""
        return [tuple(map(str, one.step.every_rule())) for one in self.steps]

    def happened(self, until: int) -> list[Step]:
        """733.1: so many of the steps without those in which something was only tried: nothing of that has happened."""
        return [one.step for one in self.steps[:until] if not one.tried]

    @cached_property
    def last_triggered(self) -> Mapping[tuple[str, int], Noticed]:
        """How each ability triggered last, by the label of its source and its number."""
        found: dict[tuple[str, int], Noticed] = {}
        for step in self.happened(len(self.steps)):
            found |= {(each.source.label, each.index): each for each in reversed(step.triggered)}
        return found

    @cached_property
    def unsettled(self) -> bool:
        """Whether what is asked may still come out otherwise by the choice that is waited for."""
        return unsettled(self)

    @cached_property
    def in_any_case(self) -> Run | None:
        """Where that choice makes no difference to what is asked: the run with one of its answers."""
        return in_any_case(self)

    @property
    def is_paid(self) -> bool:
        """601.2g-h: whether the choice that is waited for is how a cost is paid."""
        return is_paid(self)

    @cached_property
    def in_some_way(self) -> Run | None:
        """Where it is asked whether something may be done, and how it is paid is waited for: a run in which it is done."""
        return in_some_way(self)

    @cached_property
    def derived(self) -> tuple[Derivation, ...]:
        """613: how the values came about that are asked for, or that several effects made."""
        return derived(self.final, self.scenario.expectations)

    @property
    def right(self) -> bool:
        """Whether every expectation holds."""
        return all(check.vera for check in self.checks)

    def game_at(self, n: int) -> Game:
        """The game just after the n-th step, from 1; as it was set up for 0. Raises IndexError for a step that there is not."""
        if self.part_of is not None:
            return self.part_of.game_at(n)
        if not 0 <= n <= len(self.steps):
            raise IndexError(n)
        if n == 0:
            return self.start
        for made, following in zip(self.made, (*self.made[1:], None), strict=True):
            end = len(self.steps) if following is None else following.cursor.steps
            if n < end and made.cursor.steps < n and made.action is not None:
                return game_after_step(made.game, made.action, made.answers, n - made.cursor.steps)
            if n <= end:
                return self.final if following is None else following.game
        return self.final

    def answered(self, number: int, answer: Answer, *, budget: Budget | None = None) -> Run:
        """The run in which a question, by its number from 1, is answered otherwise; later ones are answered as scripted.

        It goes on from the game before the action that asked. Raises IndexError for a question that was not asked, and
        engine.words.decisions.IllegalAnswer for an answer that does not fit.
        """
        asked = len(self.asked) + (self.question is not None)
        if not 1 <= number <= asked:
            raise IndexError(number)
        earlier = {n: given for n, given in self.answers.items() if n < number}
        runner = Runner(self.scenario, self.start, {**earlier, number: answer}, self.limit, budget or Budget())
        last = max(n for n, made in enumerate(self.made) if made.cursor.asked < number)
        runner.resume(list(self.made[: last + 1]), self.steps, self.asked, self.checks, self.settled)
        return _finish(runner, self.start)


def run(
    scenario: model.Scenario,
    answers: Mapping[int, Answer] = NO_ANSWERS,
    *,
    limit: int = DEFAULT_LIMIT,
    budget: Budget | None = None,
) -> Run:
    """Play a scenario: to the end of its script and of what follows from it, to a question without answer, or to the limit.

    ``answers`` are given to questions by their number, from 1, in place of what the scenario says. Past its ``budget`` a run ends
    as incomplete, with what stood then; without one it may take any time, and make as much as any run may. Raises ScenarioError for
    a board that cannot be; DoesNotFit for a name that means nothing when its turn comes, and a reply that nothing asks for, unless
    a text that was not read may be the cause: then the run is incomplete, and ends there.
    """
    start, budget = set_up(scenario), budget or Budget()
    try:
        made = _finish(Runner(scenario, start, answers, limit, budget), start)
    except TooManyApart:
        # What is asked of the run looks at each of them. Made one by one they are too many to be made: the run ends before.
        with each_by_itself():
            return _finish(Runner(scenario, start, answers, limit, budget.again()), start)
    return made if answers else _with_the_mana_there_is(made, budget.again())


def _with_the_mana_there_is(made: Run, budget: Budget) -> Run:
    """601.2h: where it is asked whether something can be done that costs mana, by somebody who has sources of it on the board: the
    run in which their mana is counted, if it is not enough."""
    acts = acts_to_pay(made)
    if not acts:
        return made
    whose = tuple(sorted({*acts.values()}))
    start = set_up(made.scenario, counting=whose)
    try:
        counted = _finish(Runner(made.scenario, start, NO_ANSWERS, made.limit, budget), start)
    except DoesNotFit:
        return made  # what the script answers is said of costs that count as paid
    best, known, never = paid_best(counted, [*acts])
    if not known:
        return replace(made, mana_of=whose, mana_not_tried=True, unproven=never, outcome=Outcome.INCOMPLETE)
    if best is None:
        return made
    if all(is_done(best, one) for one in acts):
        return replace(made, mana_of=whose, helped_by=helped_by(counted, best, [*acts]))
    return replace(best, mana_of=whose, mana_is_short=True)


def _finish(runner: Runner, start: Game) -> Run:
    faults, wanted = _misfit(runner)
    return ended(runner, start, faults, wanted)


def ended(runner: Runner, start: Game, faults: tuple[Fault, ...] = (), wanted: frozenset[str] = frozenset()) -> Run:
    """What came of a run from ``start`` on that was played to its end. Raises as `run` does.

    ``faults``: what did not fit, in an action with the names ``wanted``.
    """
    games = (start, *(made.game for made in runner.made), runner.game)
    unknown = _unknown(runner, games, wanted)
    may_be_why = bool(unknown or runner.scenario.lacking)
    if faults and may_be_why:
        runner.stopped_by = _stopped(runner, faults[0])
    outcome = _outcome(runner, unknown)
    needless: tuple[model.Reply, ...] = ()
    if outcome is not Outcome.WAITING and not runner.overriding and runner.refusal is None and not runner.stopped_by:
        over = {action for action, *_ in refusals(runner.steps)}
        happened = runner.saying.came_true(runner.game)
        unused = runner.saying.unused(runner.cursor.used, runner.settled, over, happened)
        needless = unused.needless
        if not faults:
            faults = unused.faults
            if faults and may_be_why:
                runner.stopped_by = _stopped(runner, faults[0])
    if faults and not may_be_why and runner.stop_where_refused():
        return ended(runner, start)
    made = _made(runner, start, outcome, unknown, needless)
    if faults and not may_be_why:
        raise DoesNotFit(faults, made, runner.answering)
    return made


def _misfit(runner: Runner) -> tuple[tuple[Fault, ...], frozenset[str]]:
    """Play to the end: what does not fit in the action of the script at which the run stopped, and the names in that action."""
    try:
        runner.go()
    except ScenarioError as error:
        return error.faults, _wanted(runner)
    return (), frozenset()


def _wanted(runner: Runner) -> frozenset[str]:
    """The names in the action of the script at which a run stopped."""
    script = runner.scenario.script
    return (
        frozenset(map(slug, words_in(script[runner.cursor.index])))
        if runner.cursor.index < len(script)
        else frozenset()
    )


def beside_unread_text(runner: Runner, error: ScenarioError) -> str:
    """Why a run that can't go on as its script says ends there; '' where no text that was not read may be the cause."""
    games = (*(made.game for made in runner.made), runner.game)
    unknown = _unknown(runner, games, _wanted(runner))
    return _stopped(runner, error.faults[0]) if unknown or runner.scenario.lacking else ""


def _unknown(runner: Runner, games: Sequence[Game], wanted: frozenset[str]) -> tuple[Untold, ...]:
    """What the run rests on and is not known: text that was not read, the turn before, what was chosen before, and dungeons."""
    steps = [step.step for step in runner.steps]
    dungeons = of_dungeons(games[0], steps, runner.scenario.asks)
    besides = dict.fromkeys((*of_the_turn_before(games[0], steps), *dungeons, *of_choices(games[0])))
    return (*that_bear(touched(games, steps, wanted), games[0], runner.scenario.asks), *besides)


def _stopped(runner: Runner, fault: Fault) -> str:
    """Why a run ended early that a text not read may have led astray."""
    where = f" (riga {fault.line})" if fault.line else ""
    told = f"{fault.message} (forse «{fault.suggestion}»?)" if fault.suggestion else fault.message
    return f"da qui il copione{where} non si può seguire, forse perché quel testo non è stato letto: {told}"


def _made(
    runner: Runner, start: Game, outcome: Outcome, unknown: tuple[Untold, ...], needless: tuple[model.Reply, ...]
) -> Run:
    seen = runner.seen(outcome)
    checks = [*runner.checks, *(judge(expectation, seen) for expectation in runner.scenario.expectations)]
    made = Run(
        scenario=runner.scenario,
        start=start,
        steps=tuple(runner.steps),
        outcome=outcome,
        question=runner.question,
        asked=tuple(runner.asked),
        final=runner.game,
        checks=tuple(checks),
        not_understood=unknown,
        refusal=runner.refusal,
        stopped_by=runner.stopped_by,
        breakable=runner.breakable,
        needless=needless,
        unheard=runner.unheard,
        limit=runner.limit,
        answers=MappingProxyType(dict(runner.overriding)),
        made=tuple(runner.made),
        settled=tuple(runner.settled),
    )
    moments = [moment(made, query.after) for query in runner.scenario.asks]
    asked = [at.game for at in moments if at is not None and not at.last]
    rules = tuple(cited(rule, seen, asked) for rule in runner.scenario.rules)
    return replace(made, checks=(*made.checks, *rules))


def _is_the_answer(runner: Runner, refusal: Refusal) -> bool:
    """Whether that an action is not allowed is all that was asked, so that nothing of the script or the answer is left undone."""
    asks, last = runner.scenario.asks, len(runner.scenario.script)
    return bool(asks) and refusal.action + 1 == last and all(isinstance(one, AllowedQuery) for one in asks)


def _outcome(runner: Runner, unknown: tuple[Untold, ...]) -> Outcome:
    if runner.question is not None:
        return Outcome.WAITING
    cut_short = bool(runner.stopped_by) or (runner.refusal is not None and not _is_the_answer(runner, runner.refusal))
    not_known = bool(unknown or runner.scenario.lacking)
    return Outcome.INCOMPLETE if cut_short or not_known else Outcome.COMPLETE
