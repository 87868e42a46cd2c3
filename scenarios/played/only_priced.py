"""601.2f: a spell that is cast only for what it costs, and why it may not be cast at that moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Cast, Game, Refused, Step, StepKind, board_of, play
from engine.board.naming import mention_of
from engine.state.facts.refused import ActionRefused
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId
from scenarios.written import model
from scenarios.written.queries import AllowedQuery, PaidQuery

if TYPE_CHECKING:
    from scenarios.played.run import Run


def is_only_priced(scenario: model.Scenario, action: model.CastSpell) -> bool:
    """601.2f: whether a spell is tried for nothing but what it costs."""
    asked = [one for one in scenario.asks if isinstance(one, AllowedQuery | PaidQuery)]
    asked = [one for one in asked if scenario.script[one.action - 1] is action]
    return action.tried and bool(asked) and all(isinstance(one, PaidQuery) for one in asked)


def why_not_now(run: Run, action: int) -> Step | None:
    """117.1a, 601.3: by what the spell that an action of the script, counted from 1, prices could not be cast there; ``None`` where
    it could, or was not priced."""
    for one in run.made:
        if one.cursor.index == action - 1 and isinstance(one.action, Cast) and one.action.priced:
            refused = play(one.game, replace(one.action, priced=False)).refused
            cast = one.action
            return None if refused is None else refusal_step(one.game, refused, cast.player, "cast", cast.object)
    return None


def refusal_step(game: Game, refused: Refused, player: PlayerId, kind: str, one: ObjectId | None) -> Step:
    """733.1: the step that says why a player may not do something with an object. ``kind``: what, as the narrator knows it."""
    cause = None
    if one is not None and one in game.objects:
        found, board = game.objects[one], board_of(game)
        cause = mention_of(found, board.characteristics(found.id).name, board.controller(found.id))
    facts = (ActionRefused(refused.why, kind), *refused.facts)
    return Step(kind=StepKind.NOTHING, rules=(refused.rule, *refused.by), facts=facts, player=player, cause=cause)
