"""An answer held against what the engine did: data against data, equal however it is said, with credit for its parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from engine.cards.abilities.ability import Activated, Triggered
from scenarios.laid.handles import key
from scenarios.played.answering import answers
from scenarios.played.expecting import Found, same_answer
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.played.weighing import is_common
from scenarios.written.queries import COUNTED, KEPT, SIZES, Aspect, GameAspect
from scenarios.written.scalars import Which

WHOLE, NONE = Fraction(1), Fraction(0)

_IN_ORDER = (GameAspect.STACK, GameAspect.TRIGGERED, GameAspect.CHOOSERS)
_FIELDS_IN_ORDER = ("library_top", "completed")


Same = Callable[[Any, Any], bool]


@dataclass(frozen=True, slots=True)
class Grade:
    """How much of an answer is right, from 0 to 1; ``missing`` and ``wrong`` are the parts of a list that make the difference."""

    credit: Fraction
    missing: tuple[Value, ...] = ()
    wrong: tuple[Value, ...] = ()
    misplaced: bool = False
    """The parts are right and their order is not."""
    vague: bool = False
    """Of an object with several abilities it was not said which one is meant."""

    @property
    def right(self) -> bool:
        """Whether the whole answer is right."""
        return self.credit == WHOLE


def grade(run: Run, found: Found, given: Value) -> Grade:
    """What an answer to one question of a run is worth.

    Equal is what an expectation with that value would find equal: an object by its name or its id, a set in any order. Of a list
    each part counts, of an order the longest part that stands in it, of power and toughness what has changed. An object with
    several abilities, without the word which of them is meant, is half of each.
    """
    expected = found.value
    same = same_in(run)
    if vague(run, expected, given):
        by_name, exactly = _in_order(expected, given, same), _in_order(expected, given, _exactly(same))
        return replace(by_name, credit=(by_name.credit + exactly.credit) / 2, vague=True)
    # What is expected of keywords and counters is said of those that are named: an answer has to name them all.
    in_part = getattr(found.aspect, "field", "") in (KEPT, COUNTED) and not getattr(found.aspect, "detail", "")
    if given == found.value or (not in_part and same_answer(run, found, given)):
        return Grade(WHOLE)
    if isinstance(expected, Mapping) and isinstance(given, Mapping):
        return _by_kind(expected, given)
    if isinstance(expected, tuple) and isinstance(given, tuple):
        if getattr(found.aspect, "field", "") in SIZES:
            return _of_size(_before(run, found), expected, given)
        in_its_order = _in_order if _ordered(found.aspect) else _in_any_order
        return in_its_order(expected, given, same)
    return Grade(NONE)


def vague(run: Run, expected: Value, given: Value) -> bool:
    """Whether an answer names an object with several abilities that go on the stack, and not which of them is meant."""
    if not isinstance(expected, tuple) or not isinstance(given, tuple):
        return False
    same = same_in(run)
    bare = [one for one in given if isinstance(one, Which) and one.ability is None and one.keyword is None]
    meant = [one for one in expected if isinstance(one, Which) and (one.ability is not None or one.keyword is not None)]
    return any(same(other, one) and _abilities(run, other, meant) > 1 for one in bare for other in meant)


def _abilities(run: Run, of: Which, meant: Iterable[Which]) -> int:
    """How many different abilities of an object may stand on the stack: those printed on it, or as many as are expected."""
    printed = next(
        (one.printed for game in (run.start, run.final) for one in game.objects.values() if one.label == of.object),
        None,
    )
    there = sum(isinstance(one, Triggered | Activated) for one in printed.abilities) if printed is not None else 0
    return max(there, len({(one.ability, one.keyword) for one in meant if one.object == of.object}))


def _exactly(same: Same) -> Same:
    def exactly(expected: Any, given: Any) -> bool:
        if isinstance(expected, Which) and isinstance(given, Which):
            which = (expected.ability, expected.keyword) == (given.ability, given.keyword)
            return which and same(expected, given)
        return same(expected, given)

    return exactly


def _before(run: Run, found: Found) -> Value:
    """What a question for an object would have been answered before anything happened; ``None`` for what was not there."""
    query = found.query.model_copy(update={"after": 0})
    asking = run.scenario.model_copy(update={"asks": (query,)})
    then = answers(replace(run, scenario=asking))
    return next((one.value for one in then if one.aspect == found.aspect and one.object is not None), None)


def _of_size(before: Value, expected: tuple[Any, ...], given: tuple[Any, ...]) -> Grade:
    """What power and toughness are worth: each half that is not what it was, both where both are, or neither is.

    Whoever has the half that nothing changes has worked nothing out; whoever has it wrong loses half of the rest.
    """
    halves = (0, 1)
    moved = [n for n in halves if before is None or before[n] != expected[n]] or [*halves]
    credit = Fraction(sum(expected[n] == given[n] for n in moved), len(moved))
    still_right = all(expected[n] == given[n] for n in halves if n not in moved)
    return Grade(credit if still_right else credit / 2)


def grade_names(run: Run, expected: tuple[str, ...], given: tuple[str, ...]) -> Grade:
    """What a list of names is worth, in any order: by the label or by the name that one alone bears."""
    return _in_any_order(expected, given, same_in(run))


def grade_values(expected: tuple[Value, ...], given: tuple[Value, ...], same: Same) -> Grade:
    """What a list of values is worth, each whole or not at all, in any order: lists among them part by part, in their order."""

    def equal(one: Value, other: Value) -> bool:
        if isinstance(one, tuple) and isinstance(other, tuple):
            return len(one) == len(other) and all(map(same, one, other))
        return same(one, other)

    return _in_any_order(expected, given, equal)


def grade_rules(run: Run, deciding: tuple[str, ...], given: tuple[str, ...]) -> Grade:
    """What rules are worth as the reason: the best of them counts.

    Right is a rule that decides, and one that the situation itself names, where the run cites it. Half of that is the right page,
    which is the rule above one of these or below it, and a rule cited in one step with one that decides, unless every game has it.
    """
    steps = [{*map(str, one.step.every_rule())} for one in run.steps]
    cited = set().union(*steps)
    right = {*deciding, *(one for one in run.scenario.rules if one in cited and not is_common(one))}
    beside = {rule for rules in steps if rules & {*deciding} for rule in rules if not is_common(rule)}
    credits = {one: _rule_credit(right, beside, one) for one in given}
    best = max(credits.values(), default=NONE)
    wrong = tuple(one for one, credit in credits.items() if credit == NONE)
    return Grade(best, missing=() if best == WHOLE else deciding, wrong=wrong)


def _rule_credit(right: Collection[str], beside: Collection[str], given: str) -> Fraction:
    if given in right:
        return WHOLE
    page = any(_is_below(given, one) or _is_below(one, given) for one in right)
    return Fraction(1, 2) if page or given in beside else NONE


def _is_below(rule: str, above: str) -> bool:
    """Whether a rule is a sub-rule of another one."""
    return rule.startswith(above) and rule[len(above) :].isalpha()


def _ordered(aspect: Aspect | GameAspect | None) -> bool:
    return aspect in _IN_ORDER or getattr(aspect, "field", "") in _FIELDS_IN_ORDER


def _by_kind(expected: Mapping[str, int], given: Mapping[str, int]) -> Grade:
    kinds = [kind for kind in {**expected, **given} if expected.get(kind, 0) or given.get(kind, 0)]
    right = [kind for kind in kinds if expected.get(kind, 0) == given.get(kind, 0)]
    other = [kind for kind in kinds if kind not in right]
    return Grade(
        Fraction(len(right), len(kinds)) if kinds else WHOLE,
        missing=tuple(kind for kind in other if expected.get(kind, 0)),
        wrong=tuple(kind for kind in other if not expected.get(kind, 0)),
    )


def same_in(run: Run) -> Same:
    """Whether two parts of a list are the same: objects by id or a name that one alone bears, with any of their abilities."""
    names = run.people.labelled
    alone = {key(name): key(label) for label, name in names.items() if name not in run.people.ambiguous}

    def called(name: str) -> str:
        return alone.get(key(name), key(name))

    def same(expected: Any, given: Any) -> bool:
        if isinstance(expected, Which) and isinstance(given, Which):
            any_of_them = given.ability is None and given.keyword is None
            return called(expected.object) == called(given.object) and (
                any_of_them or (expected.ability, expected.keyword) == (given.ability, given.keyword)
            )
        if isinstance(expected, str) and isinstance(given, str):
            return called(expected) == called(given)
        return bool(expected == given)

    return same


def _in_any_order(expected: tuple[Any, ...], given: tuple[Any, ...], same: Same) -> Grade:
    missing = [*expected]
    wrong = []
    for one in given:
        there = next((n for n, other in enumerate(missing) if same(other, one)), None)
        if there is None:
            wrong.append(one)
        else:
            del missing[there]
    right = len(expected) - len(missing)
    most = max(len(expected), len(given))
    return Grade(Fraction(right, most) if most else WHOLE, tuple(missing), tuple(wrong))


def _in_order(expected: tuple[Any, ...], given: tuple[Any, ...], same: Same) -> Grade:
    as_set = _in_any_order(expected, given, same)
    longest = _longest_in_order(expected, given, same)
    most = max(len(expected), len(given))
    misplaced = not as_set.missing and not as_set.wrong and longest < most
    return Grade(Fraction(longest, most) if most else WHOLE, as_set.missing, as_set.wrong, misplaced)


def _longest_in_order(one: tuple[Any, ...], other: tuple[Any, ...], same: Same) -> int:
    """How long the longest sequence is that stands in both, in its order."""
    before = [0] * (len(other) + 1)
    for first in one:
        now = [0]
        for n, second in enumerate(other, 1):
            now.append(before[n - 1] + 1 if same(first, second) else max(before[n], now[-1]))
        before = now
    return before[-1]
