"""All outcomes of a scenario: every order and choice, equal boards merged, with the shortest way to each and how many there are.

One way is followed straight to an end, so that there is an outcome. Then breadth first, for as long as few answers have been
tried: the shortest ways are found first. What is not seen whole by then is gone through depth first: whatever the limit, ends are
found. Two moments are one when the game goes on from both in the same way and the same of the script is left. An outcome that was
found with orders left open is played once more with the answers that are told, and must be the same.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod

from engine import Answer, Game, IllegalAnswer, Question
from engine.flow.positions import Position, names_of, position
from scenarios.asked.exploring.alike import asked_apart
from scenarios.asked.exploring.declaring import Declaration, Due
from scenarios.asked.exploring.happened import happened
from scenarios.asked.exploring.outcomes import key_of
from scenarios.asked.exploring.walker import Since, Walker
from scenarios.laid.setup import set_up
from scenarios.language.words import People, number
from scenarios.played.budget import Budget
from scenarios.played.made import Asked, refusals
from scenarios.played.run import DEFAULT_LIMIT, Run, ended, run
from scenarios.written import model

DEFAULT_ANSWERS = 2_000
"""How many answers are tried before an exploration stops."""
FORBIDDEN_EACH = 20
"""How many declarations known to be forbidden are looked at, for each answer that may be tried."""
BROADLY = 50
"""How many answers are tried breadth first."""
GRACE = 0.4
"""For how many seconds at most an exploration that is out of time, or no longer wanted, makes sure of what it has found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An outcome: the run that comes to it in the shortest way, what was answered there, how many ways there are.

    ``ways`` is None where moments come back, so that there are ways without number. ``declared``: attacks and blocks of which the
    scenario says nothing.
    """

    run: Run
    way: tuple[Asked, ...]
    declared: tuple[Declaration, ...] = ()
    ways: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Explored:
    """What an exploration saw. ``complete``: every answer was tried. ``seen``: how many were. ``merged``: moments met again.

    ``endless``: some answers lead round and round to no end at all. ``why``: what it stopped for, before it was complete.
    ``untried``: what could be otherwise and was not tried, as words.
    """

    outcomes: tuple[Found, ...]
    complete: bool
    seen: int
    merged: int
    endless: bool
    why: str = ""
    untried: tuple[str, ...] = ()


def explore(
    scenario: model.Scenario,
    *,
    limit: int = DEFAULT_ANSWERS,
    keep_replies: bool = False,
    steps: int = DEFAULT_LIMIT,
    budget: Budget | None = None,
    start: Game | None = None,
) -> Explored:
    """Play a scenario with every answer to its questions, at most ``limit`` answers.

    Choices that are part of a scripted action (targets, modes, who attacks) are the scenario's. The answers nested in actions
    are tried like any other, unless they are kept; so are attacks and blocks of which the script says nothing. ``steps``: the
    limit of each run; ``budget``: of each and of all together; ``start``: the game as the scenario sets it up.
    Raises ScenarioError as `run` does.
    """
    budget = budget or Budget()
    played = scenario if keep_replies else without_replies(scenario)
    start = set_up(played) if start is None else start
    return _searched(played, start, limit, steps, budget, declaring=not keep_replies)


def explore_from(
    since: Since, *, limit: int = DEFAULT_ANSWERS, keep_replies: bool = False, budget: Budget | None = None
) -> Explored:
    """What can still come of a run from a moment of it on: what happened and was answered until then stands, as it was.

    Replies of the script to what is asked later are tried like any other answer, unless they are kept. Raises ScenarioError as
    `run` does.
    """
    budget, made = budget or Budget(), since.run
    played = made.scenario if keep_replies else without_replies(made.scenario)
    return _searched(played, made.start, limit, made.limit, budget, declaring=not keep_replies, since=since)


def _searched(
    played: model.Scenario,
    start: Game,
    limit: int,
    steps: int,
    budget: Budget,
    *,
    declaring: bool,
    since: Since | None = None,
) -> Explored:
    for open_orders in (True, False):
        search = _Search(played, start, limit, steps, budget, open_orders=open_orders, declaring=declaring, since=since)
        search.go()
        found = search.result()
        if found is not None:
            return found
    raise AssertionError("an outcome that was found by its own answers is not found again")


def without_replies(scenario: model.Scenario) -> model.Scenario:
    """A scenario whose actions are the same and answer nothing beyond themselves."""
    script = tuple(
        action.model_copy(update={"replies": ()}) if isinstance(action, model.Doing) else action
        for action in scenario.script
    )
    return scenario.model_copy(update={"script": script})


_Following = tuple[Walker, tuple[tuple[int, Answer], ...], int]
"""A run that follows from another one, the answer that leads there, and for how many answers that stands."""


@dataclass(slots=True)
class _Node:
    """A moment at which a run stopped. ``edges``: the moments that follow, and by how many ways each of them."""

    walker: Walker | None
    way: tuple[tuple[int, Answer], ...]
    end: object = None
    """What tells an end apart from other ends."""
    following: Iterator[_Following] = field(default_factory=lambda: iter(()))
    edges: Counter[object] = field(default_factory=Counter)


class _Search:
    def __init__(
        self,
        scenario: model.Scenario,
        start: Game,
        limit: int,
        steps: int,
        budget: Budget,
        *,
        open_orders: bool,
        declaring: bool,
        since: Since | None = None,
    ) -> None:
        self.scenario = scenario
        self.budget = budget
        self.limit = limit
        self.steps = steps
        self.open_orders = open_orders
        self.people = People(tuple(player.name for player in scenario.players))
        self.numbers: dict[object, int] = {}
        """Moments by number: a moment is a large value, and each is looked up once."""
        self.nodes: dict[object, _Node] = {}
        self.ends: dict[object, _Node] = {}
        self.waiting: deque[_Node] = deque()
        self.seen = self.merged = 0
        self.opened = False
        self.untried: set[str] = set()
        self.forbidden: dict[object, set[object]] = {}
        """Ends at an action that is refused with some answers, with the moves in which that is so."""
        self.lawful: set[object] = set()
        self.passed: set[object] = set()
        """Moves that some answers let happen."""
        self.start = start
        self.given = {} if since is None else since.answers
        if since is None:
            begun = Walker.begun(scenario, start, steps, budget.again(), declaring=declaring, untried=self.untried)
        else:
            begun = Walker.resumed(since, scenario, budget.again(), declaring=declaring, untried=self.untried)
        games = [] if declaring else [*(one.game for one in begun.made[-1:]), begun.game]
        self.apart = frozenset(label for one in games for label in asked_apart(scenario.asks, one))
        self.why = budget.over()
        self.complete = not self.why
        self.root = None if self.why else self._meet(begun, ())

    def _meet(self, walker: Walker, way: tuple[tuple[int, Answer], ...]) -> object:
        """Note where a run stands; the key of that moment."""
        over = walker.question is None and not walker.choices() and walker.due() is None
        known, moment = (self.ends, self._end(walker.game, walker)) if over else (self.nodes, _moment(walker))
        key = self.numbers.setdefault(moment, len(self.numbers))
        if key in known:
            self.merged += 1
            return key
        known[key] = node = _Node(walker, way, moment if over else None)
        if not over:
            node.following = self._following(walker)
            self.waiting.append(node)
        return key

    def go(self) -> None:
        """Try answers until there are none, or to the limit."""
        while self.waiting:
            broadly = bool(self.ends) and self.seen < BROADLY
            node = self.waiting[0 if broadly else -1]
            following, given, stands_for = next(node.following, (None, (), 1))
            self.why = self.why or self.budget.over()
            if self.why:
                self.complete = False
                return
            if following is None:
                (self.waiting.popleft if broadly else self.waiting.pop)()
                node.walker = None
                continue
            key = self._meet(following, (*node.way, *given))
            self._note_refusal(node, following, key)
            node.edges[key] += stands_for * (
                prod(block.ways() for block in following.blocks) if key in self.ends else 1
            )

    def _note_refusal(self, node: _Node, following: Walker, key: object) -> None:
        """733.1: an action that is refused with some answers, and goes through with others, is not done with the former."""
        walker = node.walker
        if walker is None or walker.question is None:
            self.lawful.add(key)
            return
        begun = walker.made[-1].cursor.asked
        move = (begun, tuple(one for one in node.way if one[0] <= begun), repr(walker.declared))
        if following.question is not None and following.made[-1].cursor.asked == begun:
            return
        if _is_refused(walker, following):
            self.forbidden.setdefault(key, set()).add(move)
        else:
            self.lawful.add(key)
            self.passed.add(move)

    def _following(self, walker: Walker) -> Iterator[_Following]:
        """The runs that an answer more leads to, each with that answer; an order that is left open is no answer yet."""
        due = walker.due()
        if due is not None:
            yield from self._declared(walker, due)
            return
        if walker.question is None:
            for one in walker.choices():
                if self._counted():
                    yield walker.next_is(one), (), 1
            return
        following = walker.left_open() if self.open_orders else None
        if following is not None:
            self.opened = True
            yield following, (), walker.orders_each
            return
        for answer, times in walker.answers():
            if not self._counted():
                return
            try:
                yield walker.answered(answer), ((walker.number, answer),), times
            except IllegalAnswer:
                self.seen -= 1

    def _declared(self, walker: Walker, due: Due) -> Iterator[_Following]:
        """508.1c, 509.1b: the runs in which creatures are declared so; a declaration that is refused is none."""
        forbidden = 0
        for declared, times in walker.every_declaration(due):
            if declared is None:
                forbidden += 1
                if forbidden > FORBIDDEN_EACH * self.limit or self.budget.over():
                    self.why = self.why or self.budget.over() or "quasi tutte le dichiarazioni possibili sono vietate"
                    return
            elif not self._counted():
                return
            elif declared.refusal is None or declared.refusal.action != walker.cursor.index:
                yield declared, (), times

    def _counted(self) -> bool:
        if self.seen >= self.limit:
            self.why = f"oltre il limite di {number(self.limit, 'risposta', 'risposte')}"
            return False
        self.seen += 1
        return True

    def result(self) -> Explored | None:
        """What was seen; None where orders left open were not the same as orders chosen at once."""
        ways = self._ways()
        endless = self.complete and not self._all_end()
        if self.opened and any(count is None for count in ways.values()):
            return None  # whether a round of mandatory actions is a draw is noticed only by runs that go it whole
        late = bool(self.budget.over())
        budget = Budget(seconds=GRACE) if late else self.budget
        found = []
        for key, node in self.ends.items():
            if key in self.forbidden and key not in self.lawful and self.forbidden[key] <= self.passed:
                continue
            assert node.walker is not None
            played = self._played(node.walker, dict(node.way), budget.again())
            if budget.over():
                self.complete, self.why = False, self.why or budget.over()
                break
            if self._end(played.final, played) != node.end:
                return None
            found.append(
                Found(run=played, way=played.asked[len(self.given) :], ways=ways[key], declared=node.walker.declared)
            )
        found.sort(key=lambda one: len(one.way))
        return Explored(
            outcomes=tuple(found),
            complete=self.complete,
            seen=self.seen,
            merged=self.merged,
            endless=endless,
            why=self.why,
            untried=tuple(sorted(self.untried)),
        )

    def _played(self, walker: Walker, way: dict[int, Answer], budget: Budget) -> Run:
        """An end once more, with the answers that are told; as it was found, where these are the answers that led there."""
        if not (walker.ordered or walker.blocks or walker.game.result):
            return ended(walker, self.start)
        answers = {**self.given, **way, **{block.number: block.order() for block in (*walker.ordered, *walker.blocks)}}
        return run(walker.scenario, answers, limit=self.steps, budget=budget)

    def _end(self, game: Game, run: Run | Walker) -> str:
        return key_of(game, self.people, refusals(run.steps), run.stopped_by, self.apart, happened(run))

    def _ways(self) -> dict[object, int | None]:
        """How many ways lead from the beginning to each moment; None where a round of moments leads to it."""
        entering: Counter[object] = Counter()
        for node in self.nodes.values():
            entering.update(dict.fromkeys(node.edges, 1))
        ways: dict[object, int | None] = dict.fromkeys((*self.nodes, *self.ends))
        counted: Counter[object] = Counter({self.root: 1})
        ready = deque([self.root] if self.root in ways and not entering[self.root] else [])
        while ready:
            key = ready.popleft()
            ways[key] = counted[key]
            for following, times in (self.nodes[key].edges if key in self.nodes else Counter[object]()).items():
                counted[following] += counted[key] * times
                entering[following] -= 1
                if not entering[following]:
                    ready.append(following)
        return ways

    def _all_end(self) -> bool:
        """Whether from every moment some answers lead to an end."""
        before: dict[object, list[object]] = {}
        for key, node in self.nodes.items():
            for following in node.edges:
                before.setdefault(following, []).append(key)
        reached = set(self.ends)
        ready = deque(self.ends)
        while ready:
            for key in before.get(ready.popleft(), ()):
                if key not in reached:
                    reached.add(key)
                    ready.append(key)
        return len(reached) == len(self.ends) + len(self.nodes)


def _is_refused(walker: Walker, following: Walker) -> bool:
    """733.1: whether the action that a run waits in was not allowed in one that follows from it."""
    waits = walker.made[-1].cursor
    return any(action == waits.index for action, *_ in refusals(following.steps[waits.steps :]))


_KEY = re.compile(r"([or])(\d+)(.*)")


def _moment(walker: Walker) -> object:
    """Equal for runs that stopped at the same thing on boards from which all goes on in the same way."""
    if walker.question is None:
        game, cursor, given = walker.game, walker.cursor, []
    else:
        last = walker.made[-1]
        game, cursor = last.game, last.cursor
        given = [_said(one.question, one.answer, game) for one in walker.asked[cursor.asked :]]
    left = walker.scenario.script[cursor.index :]
    labels = (cursor.postponed, _labels(game)) if left else None
    names = names_of(game)
    open_orders = tuple(tuple(names.get(one, -1) for one in block.left) for block in walker.blocks)
    declaring = repr(left[0]) if walker.declared and left and isinstance(left[0], Declaration) else ""
    refused = tuple(refusals(walker.steps))
    at = (
        game.turn.number,
        len(left),
        declaring,
        cursor.memo,
        walker.left_out,
        labels,
        open_orders,
        refused,
        happened(walker),
    )
    return (walker.question is None, position(game), at, tuple(given))


def _labels(game: Game) -> tuple[tuple[str, ...], ...]:
    """What the script may still call objects by."""
    return tuple(tuple(game.objects[one].label for one in inside) for _, inside in sorted(game.places.items()))


def _said(question: Question, answer: Answer, game: Game) -> Position:
    """An answer within an action that has not ended, its objects by their places."""
    names = names_of(game)

    def placed(key: str) -> object:
        found = _KEY.fullmatch(key)
        if found is None or int(found[2]) not in names:
            # Of other keys, only what is made in the same way from the same numbers has the same.
            return (key, game.next_id)
        return (found[1], names[int(found[2])], found[3])

    amounts = tuple((placed(key), amount) for key, amount in answer.amounts)
    return (question.purpose, tuple(map(placed, answer.keys)), answer.number, amounts)
