"""Whether what is asked may still come out otherwise, where a run waits for a choice: it is tried with some of the answers."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from engine import Answer, Form, IllegalAnswer, Question, every_answer
from scenarios.language.errors import ScenarioError
from scenarios.played.answering import answers
from scenarios.played.around import depends, subjects
from scenarios.played.budget import Budget
from scenarios.played.expecting import Found
from scenarios.played.likeness import with_alike
from scenarios.played.made import refusals
from scenarios.played.trying_to_pay import PAYING, is_of_a_cost
from scenarios.written.queries import AllowedQuery

if TYPE_CHECKING:
    from scenarios.played.run import Run

_TRIED, _ALL = 3, 16
"""How many ways to go on are tried to see that something may be different, and at most to see that nothing is."""
_WAYS = 1_024
"""From among how many ways to pay those that make the most mana are tried first."""
_DEEP, _TRIES = 6, 60
"""How many choices one after the other, and how many answers in all."""
_THINGS = 5_000
"""How many events one of these may make: counted and not timed, so that the answer is the same on every machine."""


@dataclass(slots=True)
class Tries:
    """How many more answers may be tried, and whether one was wanted beyond."""

    left: int
    spent: bool = False

    def another(self) -> bool:
        self.spent = not self.left
        self.left -= not self.spent
        return not self.spent


def unsettled(run: Run) -> bool:
    """Whether the choice that is waited for is about what was asked, or what was asked changes as it is made and the run goes on.

    What waits for a choice is often part of an event in which more happens (510.2, 616.1, 704.3), which nobody has seen yet.
    """
    asked = answers(run)
    if run.question is None or not any(_at_the_end(one) for one in asked):
        return False
    if any(isinstance(one.query, AllowedQuery) and one.value is None for one in asked):
        return True  # 601.2, 602.2: what the run has not come to is neither allowed nor refused yet
    return depends(run, asked) or any(_differs(asked, other, run) for other in _some_ends(run))


def in_any_case(run: Run) -> Run | None:
    """A run that goes on to its end, where all of them come to the same in what was asked; ``None`` where some differ, or there
    are too many to try."""
    ends = [*islice(_ends(run), _ALL + 1)] if unsettled(run) else []
    if not ends or len(ends) > _ALL or any(one.question is not None or one.stopped_by for one in ends):
        return None
    if is_paid(run):
        ends = _meaning_to_pay(run, ends)
    asked = answers(ends[0])
    return None if any(_differs(asked, other, run) for other in ends) else ends[0]


def _meaning_to_pay(run: Run, ends: list[Run]) -> list[Run]:
    """601.2h: whoever is said to cast it means to pay, and pays in whatever way lets them do next what is asked about: only where
    no way is enough is it not done. How that could be paid does not choose how what was done before it was."""
    asked = (one.query.action - 1 for one in answers(run) if isinstance(one.query, AllowedQuery))
    waits = run.made[-1].cursor.index
    first = max(min(asked, default=len(run.scenario.script)), waits)
    if waits >= first:
        return _furthest(ends)
    furthest = max(min(_got_to(one), first) for one in ends)
    ends = [one for one in ends if min(_got_to(one), first) == furthest]
    ways: dict[tuple[frozenset[str], tuple[int | None, ...]], list[Run]] = {}
    for one in ends:
        ways.setdefault((frozenset(one.asked[len(run.asked)].answer.keys), _amounts(run, one)), []).append(one)
    # 106.4: nobody makes more mana than is asked for, where less does, as what they have left of it is lost.
    sparing = (several for (way, _), several in ways.items() if not any(other and other < way for other, _ in ways))
    return [one for several in sparing for one in _furthest(several)]


def _amounts(run: Run, end: Run) -> tuple[int | None, ...]:
    """601.2h: the numbers that say how what waits was paid, each of them another way: how much mana of a colour, of how many."""
    assert run.question is not None
    behind = end.asked[len(run.asked) :]
    return tuple(one.answer.number for one in behind if one.question.about == run.question.about)


def _furthest(ends: list[Run]) -> list[Run]:
    furthest = max(map(_got_to, ends))
    ends = [one for one in ends if _got_to(one) == furthest]
    # Where it is not allowed whatever is paid, that nothing was paid is not why.
    return [one for one in ends if not _is_unpaid(one, furthest)] or ends


def _is_unpaid(run: Run, action: int) -> bool:
    return any(rule == "601.2h" for number, _, rule, _ in refusals(run.steps) if number == action)


def _got_to(run: Run) -> int:
    """733.1: the first action of the script that was not allowed, where nobody said so; one behind the last where all were."""
    script = run.scenario.script
    return next(
        (action for action, *_ in refusals(run.steps) if getattr(script[action], "refused", None) is None), len(script)
    )


def is_paid(run: Run) -> bool:
    """601.2g-h: whether the choice that is waited for is how a cost is paid."""
    return run.question is not None and run.question.purpose in PAYING


def in_some_way(run: Run) -> Run | None:
    """601.2g-h: where it is asked only whether something may be done, and how that is paid is waited for: a run in which it is.

    Whoever pays chooses how, so one way is enough; ``None`` where none was found, and for the cost of anything that was done
    before it: how that was paid is not known, and what may be done now can depend on it.
    """
    if (
        run.question is None
        or not is_of_a_cost(run.question)
        or not all(_is_of_what_waits(run, one) for one in answers(run))
    ):
        return None
    ways = below(run, _DEEP, Tries(_TRIES), most_first)
    return next((one for one in ways if _all_allowed(one)), None)


def _is_of_what_waits(run: Run, one: Found) -> bool:
    """Whether it is asked if the very action may be done in which the choice is waited for, and that is its player's choice."""
    if not isinstance(one.query, AllowedQuery) or run.question is None:
        return False
    waits = run.made[-1]
    by_its_player = getattr(waits.action, "player", None) == run.question.decider
    return by_its_player and waits.cursor.index == one.query.action - 1


def _all_allowed(run: Run) -> bool:
    asked = answers(run)
    return bool(asked) and all(one.value is True for one in asked)


def most_first(question: Question) -> Iterable[Answer]:
    """106.4: mana that is left over does no harm, so what makes the most of it is the likeliest to be enough."""
    if question.form is Form.CHOOSE:
        return every_answer(question, most_first=True)
    return reversed([*islice(every_answer(question), _WAYS)])


def _at_the_end(one: Found) -> bool:
    return one.moment is None or one.moment.last


def _ends(run: Run) -> Iterator[Run]:
    """Where the run comes to by every way in which its choices can be made, the first ones first; where it still waits for one,
    not all were tried."""
    yield from below(run, _DEEP, Tries(_TRIES))


def _some_ends(run: Run) -> Iterator[Run]:
    """Some ends that come soon, then as many as there are tries for: of each choice every answer before any choice behind it.

    One answer among many may be the one that makes a difference, so those of a choice are tried side by side.
    """
    yield from islice(_ends(run), _TRIED)
    tries, waiting = Tries(_TRIES), deque([run])
    while waiting:
        for other in _answered(waiting.popleft(), every_answer, tries):
            if other.question is None:
                yield other
            else:
                waiting.append(other)


def below(
    run: Run, deep: int, tries: Tries, ways: Callable[[Question], Iterable[Answer]] = every_answer
) -> Iterator[Run]:
    """The same for so many choices one after the other: in a loop with «may» there is no last one."""
    if run.question is None or not deep:
        yield run
        return
    for other in _answered(run, ways, tries):
        yield from below(other, deep - 1, tries, ways)
    if tries.spent:
        yield run


def _answered(run: Run, ways: Callable[[Question], Iterable[Answer]], tries: Tries) -> Iterator[Run]:
    """The runs that go on from the choice that is waited for, one for each answer, as long as there are tries."""
    assert run.question is not None
    for answer in ways(_of_kinds(run, run.question)):
        if not tries.another():
            return
        try:
            other = run.answered(len(run.asked) + 1, answer, budget=Budget(things=_THINGS))
        except (
            IllegalAnswer,
            ScenarioError,
        ):  # what the engine refuses is no way, and what the script then says is for another
            continue
        yield other


def _of_kinds(run: Run, question: Question) -> Question:
    """The same choice, in which what makes no difference to what was asked is one."""
    return with_alike(run.final, question, {name for one in answers(run) for name in subjects(one)})


def interchangeable(run: Run) -> frozenset[str]:
    """109.3: the ids of what can be chosen of which another that is alike could be chosen as well, one standing for the others."""
    options = () if run.question is None else _of_kinds(run, run.question).options
    alike = Counter(one.alike for one in options)
    return frozenset(
        one.mention.label
        for one in options
        if one.mention is not None and one.alike is not None and alike[one.alike] > 1
    )


def _differs(asked: tuple[Found, ...], other: Run, run: Run) -> bool:
    """What a run comes to that was given up, or that rests on a text not read on which ``run`` does not rest, is not known."""
    if other.stopped_by or not {*other.not_understood} <= {*run.not_understood}:
        return True
    then = answers(other)
    return len(then) != len(asked) or any(
        _at_the_end(before) and (before.value, before.gone is None) != (after.value, after.gone is None)
        for before, after in zip(asked, then, strict=True)
    )
