"""733.1: what is refused, or is only tried, has not happened: a better moment is sought for it, or the run stands as it was.

Which action is refused, and why, the engine says; what a run does where nothing is refused is in `runner`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Game, Played, Refused
from engine.state.facts.refused import ActionRefused
from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.laid.not_found import NotFound
from scenarios.played import acting, directing
from scenarios.played.directing import Move
from scenarios.played.made import STACK_NOT_EMPTY, Cursor, Made, Postponed, Refusal, RunStep, refusals
from scenarios.played.only_priced import refusal_step
from scenarios.played.responding import why_no_response
from scenarios.played.saying import Used
from scenarios.played.so_far import SoFar
from scenarios.written import model
from scenarios.written.queries import AllowedQuery
from scenarios.written.script import Trying

_NO_MAIN_PHASE = "not a main phase"
_NOT_PERMITTED = "not in hand"
"""601.3: of a card that may not be cast or played from where it lies."""

_ANOTHER_MOMENT = (STACK_NOT_EMPTY, _NO_MAIN_PHASE)
"""Refusals that another moment of the same turn may lift."""


def _having_tried(before: Cursor, last: Cursor) -> Cursor:
    """Where a run stands before something is tried, with how its moment was looked for."""
    return replace(before, postponed=last.postponed, asked=last.asked, checks=last.checks)


class PassedOver(NamedTuple):
    """A refusal behind which a run went on, and where it stood then."""

    refusal: Refusal
    game: Game
    cursor: Cursor
    moves: int


class Refusing(SoFar):
    """A run whose actions may be refused, or only tried: then they have not happened."""

    passed_over: PassedOver | None = None
    """733.1: the first action that was refused, of which only that was asked, so that what follows went on without it."""

    def as_it_was(self, index: int) -> None:
        """733.1: what was only tried has not happened, nor what went by on the way to its moment, where more of the script follows.

        Of its steps those stay in which it was tried.
        """
        action, over = self.saying.action(index), {action for action, *_ in refusals(self.steps)}
        nothing = isinstance(action, Trying) and (action.tried or (index in over and self._is_asked(index)))
        if index >= len(self.scenario.script) - 1 or not nothing:
            return
        mine = (n for n, one in enumerate(self.made) if one.cursor.index == index and directing.at_rest(one.game))
        since = next(mine, None)
        if since is None or self.made[since].game is self.game:
            return
        before, last = self.made[since], self.made[-1]
        self.game = before.game
        self.made = [*self.made[:since], replace(before, action=None, cursor=_having_tried(before.cursor, last.cursor))]
        tried = [
            one for one in self.steps[before.cursor.steps :] if one.tried or one.step.fact(ActionRefused) is not None
        ]
        self.steps = self.steps[: before.cursor.steps]
        self.steps += [one._replace(n=len(self.steps) + n, tried=True) for n, one in enumerate(tried, 1)]
        own = [one for one in self.cursor.used if one in before.cursor.used or one[0] == index]
        self.at(used=tuple(own))
        self.count()

    def is_only_for_later(self, move: Move) -> bool:
        """117.1a: whether what is asked about, and nothing follows, was found allowed only with the stack empty: it is asked of
        now, with what is on it."""
        waited, action = self.cursor.postponed, self.saying.action(self.cursor.index)
        if waited is None or move.attempted is None or not waited.for_the_stack or not self.is_asked_about():
            return False
        tried = isinstance(action, Trying) and action.tried
        return tried or self.cursor.index == len(self.scenario.script) - 1

    def not_now(self) -> None:
        """733.1: what went by on the way to an empty stack has not happened; the refusal is that of the moment asked about."""
        waited = self.cursor.postponed
        assert waited is not None and waited.got.refused is not None
        self.resume(self.made[: waited.moves + 1], self.steps, self.asked, self.checks, self.settled)
        self.at(postponed=replace(waited, found=True))
        self.note_refusal(waited.got, waited.move)
        self._pass_over_or_end(waited.got.refused, waited.move, self.cursor.used)

    def _pass_over_or_end(self, refused: Refused, move: Move, used: Sequence[Used]) -> None:
        """733.1: what was only asked about has not been done, and the rest goes on without it; else the run ends."""
        action, refusal = self.saying.action(self.cursor.index), Refusal(self.cursor.index, refused.rule, refused.why)
        if not isinstance(action, Trying) or not (action.tried or self._is_no_end(action)):
            self.refusal = refusal
            return
        self.at(memo=move.after, used=tuple(used))
        self.count()
        if not action.tried and self.passed_over is None:
            self.passed_over = PassedOver(refusal, self.game, self.cursor, len(self.made))

    def stop_where_refused(self) -> bool:
        """733.1: end at the action that was passed over, where what follows does not fit without it; whether there was one."""
        over = self.passed_over
        if over is None:
            return False
        self.passed_over, self.refusal = None, over.refusal
        self.question, self.stopped_by = None, ""
        self.game, self.cursor, self.made = over.game, over.cursor, self.made[: over.moves]
        self.steps, self.asked = self.steps[: over.cursor.steps], self.asked[: over.cursor.asked]
        self.checks, self.settled = self.checks[: over.cursor.checks], self.settled[: over.cursor.settled]
        return True

    def refuse(self, got: Played, move: Move, used: list[Used]) -> None:
        """733.1: nothing of it happened. Expected, it is checked; otherwise a better moment is sought, and else the run ends."""
        refused, action = got.refused, self.saying.action(self.cursor.index)
        assert refused is not None
        if move.attempted is None or action is None:
            raise refused
        self.hear(got)
        if action.refused is not None:
            self.note_refusal(got, move)
            right = str(refused.rule) == action.refused
            self.expected_refusal(action.refused, "" if right else f"è rifiutata per la regola {refused.rule}")
            self.at(memo=move.after, used=tuple(used))
            self.count()
            return
        memo = self.cursor.memo
        assert memo is not None
        timed = isinstance(
            action,
            model.CastSpell
            | model.ActivateAbility
            | model.PlayLand
            | model.TurnUp
            | model.UnlocksDoor
            | model.Suspend
            | model.Foretell
            | model.Plot,
        )
        waits = refused.why in _ANOTHER_MOMENT and not getattr(action, "response", False)
        waits = waits and not (refused.why == _NO_MAIN_PHASE and self._asked_now())
        waits = waits or self._is_permitted_later(refused, action)
        # 117.7: whether something may be done in response is asked of this moment, and of none that comes.
        later = waits or not (getattr(action, "response", False) and self.is_asked_about())
        later = waits or (later and self.saying.waits_for_target(self.game, self.cursor.index, move.attempted))
        if timed and later and self.game.turn.number == memo.turn:
            first = self.cursor.postponed or Postponed(len(self.made), got, move)
            self.at(memo=replace(memo, postponed=True), postponed=first)
            return
        postponed = self.cursor.postponed
        better = self.is_asked_about() and self.game.turn.number == memo.turn and refused.why not in _ANOTHER_MOMENT
        if postponed is not None and postponed.moves < len(self.made) and not better:
            # No moment of the turn was better: the moves made to look for one are taken back.
            self.resume(self.made[: postponed.moves + 1], self.steps, self.asked, self.checks, self.settled)
            got, move = postponed.got, postponed.move
            used = list(self.cursor.used)
        self.note_refusal(got, move)
        assert got.refused is not None
        self._pass_over_or_end(got.refused, move, used)

    def _is_permitted_later(self, refused: Refused, action: model.Action | model.Doing) -> bool:
        """601.3: whether what is on the stack may allow it yet, to cast a card from a graveyard or from exile: who says that this
        is done, and not in response, says that it has resolved. What is asked about is asked of now."""
        lies_elsewhere = refused.why == _NOT_PERMITTED and self.game.stack_top is not None
        return lies_elsewhere and not self.is_asked_about() and not getattr(action, "response", False)

    def _is_no_end(self, action: Trying) -> bool:
        """Whether something is done or asked behind the question whether this may be done.

        What is refused has not been done, and what was done before goes on.
        """
        more = self.cursor.index < len(self.scenario.script) - 1 or len(self.scenario.asks) > 1
        return more and action.refused is None and self.is_asked_about()

    def is_no_response(self, move: Move) -> bool:
        """117.7: whether what is to happen next is said to respond where there is nothing to respond to; it is refused then.

        Only where that is the question: whoever says «risponde» of what comes next and asks for what becomes of it means no more.
        """
        index = self.cursor.index
        action = self.saying.action(index)
        if not isinstance(action, model.Doing) or not (self.is_asked_about() or action.refused is not None):
            return False
        above = (one.step for one in self.steps if one.action == index - 1)
        refused = why_no_response(self.game, action, self.scenario.script[:index], above)
        if refused is None:
            return False
        try:
            attempted = acting.attempted(self.game, self.scenario, action)
        except NotFound as fault:
            raise self.saying.error(action, fault.message, fault.suggestion) from None
        assert attempted is not None
        got = Played(game=self.game, refused=refused)
        done = replace(move.after, done=True)
        self.refuse(got, Move(action=attempted.action, after=done, attempted=attempted, own=True), [*self.cursor.used])
        return True

    def is_asked_about(self) -> bool:
        """Whether it is asked if the action under way is allowed."""
        return self._is_asked(self.cursor.index)

    def _is_asked(self, index: int) -> bool:
        return any(isinstance(one, AllowedQuery) and one.action == index + 1 for one in self.scenario.asks)

    def is_tried(self) -> bool:
        """Whether the action under way is nothing but a question: what comes of it is looked at, and has not happened."""
        action = self.saying.action(self.cursor.index)
        return isinstance(action, Trying) and action.tried

    def _asked_now(self) -> bool:
        """117.1a: whether it is asked if the action is allowed in its step; of a turn that has only just begun none was said."""
        before = self.scenario.script[self.cursor.index - 1] if self.cursor.index else None
        begun = isinstance(before, model.Advance) and before.step is TurnStep.UNTAP
        return self.is_asked_about() and not begun

    def note_refusal(self, got: Played, move: Move) -> None:
        refused, attempted = got.refused, move.attempted
        assert refused is not None and attempted is not None
        step = refusal_step(self.game, refused, attempted.player, attempted.kind, attempted.object)
        self.made.append(Made(game=self.game, cursor=self.cursor, action=None))
        attempt = self.attempt_of(move)
        self.steps.append(RunStep(len(self.steps) + 1, step, self.cursor.index, attempt=attempt))
