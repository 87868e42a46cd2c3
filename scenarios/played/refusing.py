"""733.1: what is refused, or is only tried, has not happened: a better moment is sought for it, or the run stands as it was.

Which action is refused, and why, the engine says; what a run does where nothing is refused is in `runner`.
"""

from __future__ import annotations

from engine import Played, Step, StepKind, board_of
from engine.board.naming import mention_of
from engine.state.facts.refused import ActionRefused
from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.laid.not_found import NotFound
from scenarios.played import acting, directing
from scenarios.played.directing import Move
from scenarios.played.made import STACK_NOT_EMPTY, Cursor, Made, Postponed, Refusal, RunStep
from scenarios.played.responding import why_no_response
from scenarios.played.saying import Used
from scenarios.played.so_far import SoFar
from scenarios.written import model
from scenarios.written.queries import AllowedQuery
from scenarios.written.script import Trying

_NO_MAIN_PHASE = "not a main phase"

_ANOTHER_MOMENT = (STACK_NOT_EMPTY, _NO_MAIN_PHASE)
"""Refusals that another moment of the same turn may lift."""


def _having_tried(before: Cursor, last: Cursor) -> Cursor:
    """Where a run stands before something is tried, with how its moment was looked for."""
    return replace(before, postponed=last.postponed, asked=last.asked, checks=last.checks)


class Refusing(SoFar):
    """A run whose actions may be refused, or only tried: then they have not happened."""

    def as_it_was(self, index: int) -> None:
        """733.1: what was only tried has not happened, nor what went by on the way to its moment, where more of the script follows.

        Of its steps those stay in which it was tried.
        """
        action = self.saying.action(index)
        if index >= len(self.scenario.script) - 1 or not (isinstance(action, Trying) and action.tried):
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
        waited, action = self.cursor.postponed, self.saying.action(self.cursor.index)
        assert waited is not None and waited.got.refused is not None
        self.resume(self.made[: waited.moves + 1], self.steps, self.asked, self.checks, self.settled)
        self.at(postponed=replace(waited, found=True))
        self.note_refusal(waited.got, waited.move)
        if isinstance(action, Trying) and (action.tried or self._is_one_of_several_questions(action)):
            self.at(memo=waited.move.after, used=tuple(self.cursor.used))
            self.count()
            return
        refused = waited.got.refused
        self.refusal = Refusal(self.cursor.index, refused.rule, refused.why)

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
        if isinstance(action, Trying) and (action.tried or self._is_one_of_several_questions(action)):
            self.at(memo=move.after, used=tuple(used))
            self.count()
            return
        assert got.refused is not None
        self.refusal = Refusal(self.cursor.index, got.refused.rule, got.refused.why)

    def _is_one_of_several_questions(self, action: Trying) -> bool:
        """Whether something else is asked behind the question whether the last action may be done.

        What is refused has not been done, and what was done before goes on.
        """
        last = self.cursor.index == len(self.scenario.script) - 1
        return last and action.refused is None and self.is_asked_about() and len(self.scenario.asks) > 1

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
        number = self.cursor.index + 1
        return any(isinstance(one, AllowedQuery) and one.action == number for one in self.scenario.asks)

    def _asked_now(self) -> bool:
        """117.1a: whether it is asked if the action is allowed in its step; of a turn that has only just begun none was said."""
        before = self.scenario.script[self.cursor.index - 1] if self.cursor.index else None
        begun = isinstance(before, model.Advance) and before.step is TurnStep.UNTAP
        return self.is_asked_about() and not begun

    def note_refusal(self, got: Played, move: Move) -> None:
        refused, attempted = got.refused, move.attempted
        assert refused is not None and attempted is not None
        facts = (ActionRefused(refused.why, attempted.kind), *refused.facts)
        cause = None
        if attempted.object is not None and attempted.object in self.game.objects:
            found, board = self.game.objects[attempted.object], board_of(self.game)
            name = board.characteristics(found.id).name
            cause = mention_of(found, name, board.controller(found.id))
        step = Step(
            kind=StepKind.NOTHING, rules=(refused.rule, *refused.by), facts=facts, player=attempted.player, cause=cause
        )
        self.made.append(Made(game=self.game, cursor=self.cursor, action=None))
        attempt = self.attempt_of(move)
        self.steps.append(RunStep(len(self.steps) + 1, step, self.cursor.index, attempt=attempt))
