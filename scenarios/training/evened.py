"""What is asked so that being asked says nothing: where one answer is all but certain, the same is asked where it is the other.

Whoever is asked whether an action is allowed would know that it is not, and whoever is asked for state-based actions would know
that there are some, if nothing were ever asked where it goes the plain way. So a question of such a kind comes with its like about
something else in the same situation, and what nearly happened is asked for as what happened is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine import StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.words.mentions import Mention
from scenarios.played.answering import answers
from scenarios.played.expecting import Found
from scenarios.played.run import Run
from scenarios.written import queries, script

_ANNOUNCED = (
    script.CastSpell,
    script.ActivateAbility,
)
_MOST = 2
"""How many actions that are allowed are asked for beside those that are not."""


def beside(run: Run, found: Sequence[Found]) -> Iterator[Found]:
    """What is asked beside the questions of a situation, each with the answer that those of its kind never have."""
    yield from _allowed(run, found)
    yield from _still_there(run, found)
    yield from _who_did_not_lose(run, found)


def _allowed(run: Run, found: Sequence[Found]) -> Iterator[Found]:
    """Of actions of the same kinds as those that are refused, as many that are not, the nearest first."""
    asked = [one for one in found if isinstance(one.query, queries.AllowedQuery)]
    actions = run.scenario.script
    numbers = {one.query.action for one in asked if isinstance(one.query, queries.AllowedQuery)}
    wanted = min(_MOST, sum(not one.value for one in asked) - sum(bool(one.value) for one in asked))
    for one in asked:
        if one.value or wanted <= 0:
            continue
        assert isinstance(one.query, queries.AllowedQuery)
        at = one.query.action
        like = _like(actions[at - 1])
        others = [n for n, action in enumerate(actions, 1) if n not in numbers and isinstance(action, like)]
        for n in sorted(others, key=lambda n: (abs(n - at), n)):
            other = _asked(run, queries.AllowedQuery(action=n))
            if other is not None and other.value is True:
                numbers.add(n)
                wanted -= 1
                yield other
                break


def _like(action: object) -> tuple[type, ...]:
    """The kinds of action that one may be taken for: spells and abilities are announced alike (602.2)."""
    return _ANNOUNCED if isinstance(action, _ANNOUNCED) else (type(action),)


def _still_there(run: Run, found: Sequence[Found]) -> Iterator[Found]:
    """111.7: beside what has ceased to exist one thing that changed its zone and has not."""
    gone = [one for one in found if getattr(one.aspect, "field", "") == "exists" and not one.value]
    for one in gone[:1]:
        asked = {query.object for query in run.scenario.asks if isinstance(query, queries.ObjectQuery)}
        for label in _moved(run):
            other = _asked(
                run, queries.ObjectQuery(object=label, what=(queries.Aspect("exists"),), after=one.query.after)
            )
            if label not in asked and other is not None and other.value is True:
                yield other
                return


def _moved(run: Run) -> Iterator[str]:
    """What stands on the board as it begins and changes its zone, each once; then all the rest of the board."""
    start = {one.label for one in run.start.permanents()}
    named = (
        mention.label
        for one in run.steps
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.ZoneChange) and (mention := one.step.names.get(change.event.object)) is not None
    )
    yield from dict.fromkeys(label for label in (*named, *sorted(start)) if label in start)


def _who_did_not_lose(run: Run, found: Sequence[Found]) -> Iterator[Found]:
    """104.3: beside why somebody lost, the same of somebody who did not."""
    why = [one for one in found if getattr(one.aspect, "field", "") == "lost_by"]
    if not why or any(not one.value for one in why):
        return
    for player in run.scenario.players:
        other = _asked(
            run, queries.PlayerQuery(player=player.name, what=(queries.Aspect("lost_by"),), after=why[0].query.after)
        )
        if other is not None and other.moment is not None and not other.value:
            yield other
            return


def _asked(run: Run, query: queries.AnyOf) -> Found | None:
    asking = run.scenario.model_copy(update={"asks": (query,)})
    return next(iter(answers(replace(run, scenario=asking))), None)


def survivors(run: Run) -> tuple[Mention, ...]:
    """704.5g: the permanents that are dealt damage, each once: of whoever dies it is to be told from who does not."""
    found = (
        mention
        for one in run.steps
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.Damage | e.DamagePrevented)
        and isinstance(change.event.to, int)
        and (mention := one.step.names.get(change.event.to)) is not None
    )
    return tuple({one.label: one for one in found}.values())


def nearly_triggered(run: Run) -> bool:
    """603.2: whether an ability of a card nearly triggers and does not."""
    return any(missed.index >= 0 for one in run.steps for missed in one.step.missed)


def put_on_stack(run: Run) -> int:
    """603.3b: how many times a triggered ability is put on the stack."""
    return sum(one.step.kind is StepKind.ABILITY_PUT_ON_STACK for one in run.steps)
