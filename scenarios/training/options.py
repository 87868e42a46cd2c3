"""Answers to choose from: the right one, and wrong ones that the engine comes to when something is overlooked.

A wrong option is a value of another run of the same situation, of another moment of this one, or what nearly happened in it: an
ability that did not trigger, a value before the last effects applied. Each is typed, read back and graded as any answer is; one
that is worth as much as the right one is no wrong option, however it looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from engine.board.derivation import derivation
from engine.cards.characteristics import Characteristics
from scenarios.language.folding import folded
from scenarios.language.words import number, quoted
from scenarios.played.answering import answers
from scenarios.played.expecting import Found
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.played.weighing import is_common
from scenarios.training.evened import survivors
from scenarios.training.given import NotAnAnswer
from scenarios.training.grading import NONE, WHOLE
from scenarios.training.other_runs import Other, other_runs, told
from scenarios.training.problems import Asks, Problem, deciding
from scenarios.training.saying import typed
from scenarios.training.scripted import shown_number
from scenarios.training.state_based import StateBased, done_in
from scenarios.written.queries import SIZES, Aspect, GameAspect
from scenarios.written.scalars import Which

WRONG = 3
"""How many wrong options stand beside the right one, where so many can be made."""

Nearly = tuple[Value, str]
"""A value and where it comes from, in words."""


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to choose: what is typed for it, whether it is right, and where a wrong one comes from."""

    text: str
    right: bool
    why: str = ""


class Options:
    """The options of the problems of one run. Its other runs are played once, when they are first wanted."""

    def __init__(self, run: Run, seed: int = 0) -> None:
        self._run = run
        self._seed = seed
        self._made: dict[str, tuple[Option, ...]] = {}

    @cached_property
    def _others(self) -> tuple[Other, ...]:
        return other_runs(self._run)

    def of(self, problem: Problem) -> tuple[Option, ...]:
        """The options of a problem in the order of the seed; none where the question has to be asked openly."""
        if problem.prompt not in self._made:
            self._made[problem.prompt] = self._of(problem)
        return self._made[problem.prompt]

    def _of(self, problem: Problem) -> tuple[Option, ...]:
        right = _text(problem, problem.solution[:1] if problem.asks is Asks.RULE else problem.solution)
        if not right or _worth(problem, right) != WHOLE:
            return ()
        wrong: dict[str, Option] = {}
        for value, why in self._wrong(problem):
            text = _text(problem, value)
            if text and folded(text) not in wrong and _is_wrong(problem, text):
                wrong[folded(text)] = Option(text, False, why)
        if not wrong:
            return ()
        chance = Random(f"{self._run.scenario.name} {problem.prompt} {self._seed}")
        shown = [Option(right, True), *[*wrong.values()][:WRONG]]
        if isinstance(problem.solution, bool):
            return tuple(sorted(shown, key=lambda one: one.text, reverse=True))
        chance.shuffle(shown)
        return tuple(shown)

    def _wrong(self, problem: Problem) -> Iterator[Nearly]:
        match problem.asks:
            case Asks.RULE:
                yield from _rules(self._run, self._others)
            case Asks.STATE_BASED:
                yield from ((done_in(one.run), told(one)) for one in self._others)
                yield from _not_dead(self._run, problem.solution)
                yield from _less(problem.solution, "senza contarne una")
            case _:
                assert problem.found is not None
                if isinstance(problem.solution, bool):
                    yield not problem.solution, "il contrario"
                yield from _values(problem.found, self._others)
                yield from _nearly(self._run, problem.found)
                yield from _earlier(self._run, problem.found)


def _text(problem: Problem, value: Value) -> str:
    return typed(problem.found.aspect if problem.found is not None else None, value)


def _worth(problem: Problem, text: str) -> object:
    """What an option is worth as an answer; ``None`` for a text that is none."""
    try:
        return problem.grade(problem.read(text)).credit
    except NotAnAnswer:
        return None


def _is_wrong(problem: Problem, text: str) -> bool:
    worth = _worth(problem, text)
    return worth == NONE if problem.asks is Asks.RULE else worth is not None and worth != WHOLE


def _values(found: Found, others: Iterable[Other]) -> Iterator[Nearly]:
    """What other runs come to, where they come so far."""
    for one in others:
        for other in answers(one.run):
            same = (other.query, other.aspect) == (found.query, found.aspect)
            if same and other.moment is not None and other.value is not None and other.gone is None:
                yield other.value, told(one)


def _earlier(run: Run, found: Found) -> Iterator[Nearly]:
    """What was so after fewer actions, the latest first: whoever forgets the last one says that."""
    last = len(run.scenario.script) if found.query.after is None else found.query.after
    for after in range(last - 1, -1, -1):
        query = found.query.model_copy(update={"after": after})
        done = shown_number(run.scenario.script, after)
        asking = run.scenario.model_copy(update={"asks": (query,)})
        for other in answers(replace(run, scenario=asking)):
            if other.aspect == found.aspect and other.value is not None and other.moment is not None:
                yield (
                    other.value,
                    f"com'era dopo {number(done, 'azione', 'azioni')}" if done else "com'era all'inizio",
                )


def _nearly(run: Run, found: Found) -> Iterator[Nearly]:
    """What nearly was: a value before the last effects (613), abilities that did not trigger, one too few, another order."""
    if found.object is not None and found.moment is not None and isinstance(found.aspect, Aspect):
        for one in reversed(derivation(found.moment.game, found.object.id).applied):
            if (value := _of_looks(found.aspect, one.before)) is not None:
                yield value, "prima dell'ultimo effetto"
    if found.aspect in (GameAspect.TRIGGERED, GameAspect.STACK):
        if found.aspect is GameAspect.TRIGGERED:
            for source, which in _missed(run):
                yield (*found.value, which), f"{quoted(source)} non si innesca"
        yield found.value[::-1], "nell'altro ordine"
        yield from _less(found.value, "senza contarne una")
    elif isinstance(found.value, tuple) and getattr(found.aspect, "field", "") not in SIZES:
        yield from _less(found.value, "senza contarne una parte")


def _missed(run: Run) -> Iterator[tuple[str, Which]]:
    for one in run.steps:
        for missed in one.step.missed:
            if missed.index >= 0:
                yield missed.source.name, Which(object=missed.source.label, ability=missed.index + 1)


def _not_dead(run: Run, done: tuple[StateBased, ...]) -> Iterator[Nearly]:
    """704.5g: what was dealt damage and did not die, as if it had; not all damage is lethal, and not all is dealt."""
    about = {one.about for one in done}
    for one in survivors(run):
        if one.label not in about:
            yield (*done, StateBased("704.5g", one.label)), "danno che non è letale, o che non si infligge"


def _less(value: Sequence[Value], why: str) -> Iterator[Nearly]:
    for n in range(len(value) - 1, -1, -1):
        yield (*value[:n], *value[n + 1 :]), why


def _of_looks(aspect: Aspect, looks: Characteristics) -> Value:
    """An aspect of an object as some effects had left it; ``None`` for what no effect changes."""
    match aspect.field:
        case "power_toughness":
            return looks.power, looks.toughness
        case "types" | "supertypes" | "subtypes" | "colors" if aspect.detail:
            return aspect.detail in map(str, getattr(looks, aspect.field))
        case "power" | "toughness" | "base_size" | "types" | "supertypes" | "subtypes" | "colors":
            return getattr(looks, aspect.field)
        case "keywords" if aspect.detail:
            return looks.has(aspect.detail)
        case "keywords":
            return tuple(dict.fromkeys(one.keyword for one in looks.keywords()))
    return None


def _rules(run: Run, others: Iterable[Other]) -> Iterator[Nearly]:
    """What decides where something is overlooked; then rules that this run rests on and that do not decide, the rarest first.

    A rule that stands in one step with one that decides may be as good a reason: it is no wrong option.
    """
    right = {*deciding(run)}
    cited = [[*map(str, one.step.rules)] for one in run.steps]
    cited += [[*map(str, change.rules)] for one in run.steps for change in one.step.changes]
    beside = {rule for rules in cited if right & {*rules} for rule in rules}
    for one in others:
        yield from (((rule,), told(one)) for rule in deciding(one.run) if rule not in beside)
    times = Counter(rule for rules in cited for rule in rules)
    for rule in sorted(times, key=lambda rule: (times[rule], rule)):
        if not is_common(rule) and rule not in beside:
            yield (rule,), "regola di un passo, che non decide"
