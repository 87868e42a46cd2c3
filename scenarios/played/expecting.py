"""What a file expects or asks, as moments of a run and aspects of what stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from engine import Game
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, PlayerId
from scenarios.language.terms import DAYTIMES, Daytime
from scenarios.played.assertions import Check, Seen
from scenarios.played.directing import at_rest
from scenarios.played.expectations import judge
from scenarios.played.readings import Value
from scenarios.written import model, queries
from scenarios.written.one_of import OneOf
from scenarios.written.queries import COUNTED, KEPT, Aspect, GameAspect
from scenarios.written.records import Record

if TYPE_CHECKING:
    from scenarios.played.run import Run


Expected = TypeVar("Expected", bound=Record)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The board that a question is about: the game, how many steps led to it, whether it is the end."""

    game: Game
    steps: int
    last: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """One question answered. ``aspect`` is what was asked of an object, a player (their field) or the game."""

    query: queries.AnyOf
    aspect: Aspect | GameAspect | None
    value: Value
    """As the field of an expectation has it; ``None`` where the run does not come so far, or what is asked about is gone."""
    moment: Moment | None
    """``None``: the run does not come so far."""
    object: GameObject | None = None
    """What is asked about, as it is then; ``None`` for anything else and for what has ceased to exist."""
    player: PlayerId = NOBODY
    gone: Mention | None = None
    """What is asked about, where it has ceased to exist."""
    attempt: int = 0
    """Where it is asked of several declarations at once, which one this is the answer of, from 1."""

    @property
    def expectation(self) -> model.Expectation | None:
        """What an expectation would say for it to be true; ``None`` for what nothing can expect."""
        return expecting(self, self.value)


def same_answer(run: Run, found: Found, given: Value) -> bool:
    """Whether a value is the answer, however it is said: an expectation with it is true of the same board."""
    expectation = expecting(found, given)
    if expectation is None or found.moment is None:
        return bool(given == found.value)
    return judged(run, found, expectation).vera


def judged(run: Run, found: Found, expectation: model.Expectation) -> Check:
    """An expectation held against the board that a question is about."""
    assert found.moment is not None
    return judge(expectation, _seen(run, found.moment))


def expecting(found: Found, value: Value) -> model.Expectation | None:
    """The expectation that says this value of what was asked; ``None`` where there is none for it."""
    match found.query:
        case queries.ObjectQuery(object=name):
            assert isinstance(found.aspect, Aspect)
            if found.object is None:
                return _said(model.ObjectIs, object=name, exists=False)
            return _said(model.ObjectIs, object=name, **_fields(found.aspect, value))
        case queries.PlayerQuery(player=name):
            assert isinstance(found.aspect, Aspect)
            if found.aspect.field == "lost_by" and not value:
                return _said(model.PlayerIs, player=name, lost=False)
            return _said(model.PlayerIs, player=name, **_fields(found.aspect, value))
        case queries.CountQuery(name=name, zone=zone, of=of):
            return _said(model.Counted, name=name, number=value, zone=zone, of=of)
        case queries.TriggeredQuery(ability=ability):
            return _said(model.Triggered, ability=ability, times=value)
        case queries.GameQuery():
            return _of_game(found.aspect, value)
    return None


def _fields(aspect: Aspect, value: Value) -> dict[str, Value]:
    if aspect.detail and aspect.field == KEPT:
        return {KEPT if value else "without_keywords": (aspect.detail,)}
    if aspect.detail and aspect.field in queries.ONE_OF:
        return {"also" if value else "not_also": (OneOf(aspect.field, aspect.detail),)}
    if aspect.detail and aspect.field == COUNTED:
        return {COUNTED: {aspect.detail: value}}
    return {aspect.field: value}


def _of_game(aspect: object, value: Value) -> model.Expectation | None:
    match aspect:
        case GameAspect.PRIORITY:
            return _said(model.PriorityOf, player=value)
        case GameAspect.STEP:
            return _said(model.StepIs, step=value)
        case GameAspect.STACK:
            return _said(model.StackIs, content=value)
        case GameAspect.TOP if value is not None:
            return _said(model.TopOfStack, top=value)
        case GameAspect.STATE:
            return _said(model.GameIs, state=value)
        case GameAspect.DAYTIME:
            return _said(model.DaytimeIs, daytime=DAYTIMES.word(value) if isinstance(value, Daytime) else value)
        case GameAspect.WINNERS if value:
            return _said(model.WonBy, winners=value)
        case GameAspect.TRIGGERED:
            return _said(model.TriggersInOrder, abilities=value)
        case GameAspect.DEAD:
            return _said(model.Died, dead=value)
    return None


def _said(expectation: type[Expected], **fields: Value) -> Expected:
    """An expectation with these values, which are read as those of a file are."""
    return expectation.model_validate(fields)


def moment(run: Run, after: int | None) -> Moment | None:
    """The board after so many actions of the script, ``None`` for the last; ``None`` where the run does not come so far.

    What follows of itself has happened: it is what a check in that place of the script would see.
    """
    end = Moment(game=run.final, steps=len(run.steps), last=True)
    if after is None:
        return end
    made = next((one for one in run.made if one.cursor.index >= after and at_rest(one.game)), None)
    if made is not None:
        return Moment(game=made.game, steps=made.cursor.steps, last=False)
    cut_short = run.question is not None or run.refusal is not None or run.stopped_by
    return None if cut_short else end


def _seen(run: Run, at: Moment) -> Seen:
    return Seen(
        game=at.game,
        names=run.people.names,
        steps=tuple(one.step for one in run.steps[: at.steps]),
        tried=frozenset(n for n, one in enumerate(run.steps[: at.steps]) if one.tried),
        asked=tuple(one.question for one in run.asked),
        outcome=run.outcome if at.last else None,
    )
