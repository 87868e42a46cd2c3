"""All outcomes of a scenario: every order and choice, equal boards merged, with the shortest way to each and how many there are.

Breadth first: what takes few answers is found first, so that an exploration that stops at its limit has seen the shortest ways.
Two moments are one when the game goes on from both in the same way and the same of the script is left. Every outcome that is
told is played once more with the answers that are told, and must be the same.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod

from engine import Answer, Game, IllegalAnswer, Question, every_answer
from engine.flow.loops import Position, names_of, position
from scenarios.asked.exploring.outcomes import key_of
from scenarios.asked.exploring.walker import Walker
from scenarios.laid.setup import set_up
from scenarios.language.words import People
from scenarios.played.run import DEFAULT_LIMIT, Run, run
from scenarios.played.runner import Asked
from scenarios.written import model

DEFAULT_ANSWERS = 2_000
"""How many answers are tried before an exploration stops."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An outcome: the run that comes to it in the shortest way, what was answered there, how many ways there are.

    ``ways`` is None where moments come back, so that there are ways without number.
    """

    run: Run
    way: tuple[Asked, ...]
    ways: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Explored:
    """What an exploration saw. ``complete``: every answer was tried. ``seen``: how many were. ``merged``: moments met again.

    ``endless``: some answers lead round and round to no end at all.
    """

    outcomes: tuple[Found, ...]
    complete: bool
    seen: int
    merged: int
    endless: bool


def explore(
    scenario: model.Scenario, *, limit: int = DEFAULT_ANSWERS, keep_replies: bool = False, steps: int = DEFAULT_LIMIT
) -> Explored:
    """Play a scenario with every answer to its questions, at most ``limit`` answers.

    Choices that are part of a scripted action (targets, modes, who attacks) are the scenario's. The answers nested in actions
    are tried like any other, unless they are kept. ``steps``: the limit of each run. Raises ScenarioError as `run` does.
    """
    played = scenario if keep_replies else without_replies(scenario)
    for open_orders in (True, False):
        search = _Search(played, limit, steps, open_orders=open_orders)
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


@dataclass(slots=True)
class _Node:
    """A moment at which a run stopped. ``edges``: the moments that follow, and by how many ways each of them."""

    walker: Walker | None
    way: tuple[tuple[int, Answer], ...]
    edges: Counter[object] = field(default_factory=Counter)


class _Search:
    def __init__(self, scenario: model.Scenario, limit: int, steps: int, *, open_orders: bool) -> None:
        self.scenario = scenario
        self.limit = limit
        self.steps = steps
        self.open_orders = open_orders
        self.people = People(tuple(player.name for player in scenario.players))
        self.nodes: dict[object, _Node] = {}
        self.ends: dict[object, _Node] = {}
        self.waiting: deque[_Node] = deque()
        self.seen = self.merged = 0
        self.complete = True
        self.opened = False
        self.root = self._meet(Walker.begun(scenario, set_up(scenario), steps), ())

    def _meet(self, walker: Walker, way: tuple[tuple[int, Answer], ...]) -> object:
        """Note where a run stands; the key of that moment."""
        over = walker.question is None and not walker.choices()
        known, key = (self.ends, self._end(walker.game, walker)) if over else (self.nodes, _moment(walker))
        if key in known:
            self.merged += 1
            return key
        known[key] = node = _Node(walker, way)
        if not over:
            self.waiting.append(node)
        return key

    def go(self) -> None:
        """Try answers until there are none, or to the limit."""
        while self.waiting:
            node = self.waiting.popleft()
            assert node.walker is not None
            for following, given in self._following(node.walker):
                key = self._meet(following, (*node.way, *given))
                node.edges[key] += prod(block.ways() for block in following.blocks) if key in self.ends else 1
            node.walker = None
            if not self.complete:
                return

    def _following(self, walker: Walker) -> Iterator[tuple[Walker, tuple[tuple[int, Answer], ...]]]:
        """The runs that an answer more leads to, each with that answer; an order that is left open is no answer yet."""
        if walker.question is None:
            for one in walker.choices():
                if self._counted():
                    yield walker.next_is(one), ()
            return
        following = walker.left_open() if self.open_orders else None
        if following is not None:
            self.opened = True
            yield following, ()
            return
        for answer in every_answer(walker.question):
            if not self._counted():
                return
            try:
                yield walker.answered(answer), ((walker.number, answer),)
            except IllegalAnswer:
                self.seen -= 1

    def _counted(self) -> bool:
        if self.seen >= self.limit:
            self.complete = False
            return False
        self.seen += 1
        return True

    def result(self) -> Explored | None:
        """What was seen; None where orders left open were not the same as orders chosen at once."""
        ways = self._ways()
        endless = self.complete and not self._all_end()
        if self.opened and any(count is None for count in ways.values()):
            return None  # whether a round of mandatory actions is a draw is noticed only by runs that go it whole
        found = []
        for key, node in self.ends.items():
            assert node.walker is not None
            blocks = (*node.walker.ordered, *node.walker.blocks)
            answers = {**dict(node.way), **{block.number: block.order() for block in blocks}}
            played = run(self.scenario, answers, limit=self.steps)
            if self._end(played.final, played) != key:
                return None
            found.append(Found(run=played, way=played.asked, ways=ways[key]))
        found.sort(key=lambda one: len(one.way))
        return Explored(
            outcomes=tuple(found), complete=self.complete, seen=self.seen, merged=self.merged, endless=endless
        )

    def _end(self, game: Game, run: Run | Walker) -> str:
        return key_of(game, self.people, run.refusal, run.stopped_by)

    def _ways(self) -> dict[object, int | None]:
        """How many ways lead from the beginning to each moment; None where a round of moments leads to it."""
        entering: Counter[object] = Counter()
        for node in self.nodes.values():
            entering.update(dict.fromkeys(node.edges, 1))
        ways: dict[object, int | None] = dict.fromkeys((*self.nodes, *self.ends))
        counted: Counter[object] = Counter({self.root: 1})
        ready = deque([self.root] if not entering[self.root] else [])
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


_KEY = re.compile(r"([or])(\d+)(.*)")


def _moment(walker: Walker) -> object:
    """Equal for runs that stopped at the same thing on boards from which all goes on in the same way."""
    if walker.question is None:
        game, cursor, given = walker.game, walker.cursor, []
    else:
        last = walker.made[-1]
        game, cursor = last.game, last.cursor
        given = [_said(one.question, one.answer, game) for one in walker.asked[cursor.asked :]]
    labels = None if cursor.index >= len(walker.scenario.script) else (cursor.postponed, _labels(game))
    names = names_of(game)
    open_orders = tuple(tuple(names.get(one, -1) for one in block.left) for block in walker.blocks)
    at = (game.turn.number, cursor.index, cursor.memo, labels, open_orders)
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
