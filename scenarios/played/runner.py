"""The script of a scenario carried out move by move. Every move is kept with the game before it, so that any can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import (
    Answer,
    DeclareAttackers,
    DeclareBlockers,
    Game,
    Heard,
    Moment,
    Played,
    ProvedLoop,
    Question,
    Refused,
    Step,
    StepKind,
    board_of,
    play,
)
from engine.board.naming import mention_of
from engine.flow.growing import grows
from engine.flow.loops import involved
from engine.state.facts.refused import ActionRefused
from engine.state.facts.turns import TurnGoes, Turning
from engine.words import record
from engine.words.budget import OverBudget, TooManyApart, within
from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import ScenarioError
from scenarios.language.illegal_answers import FAULTS
from scenarios.language.outcomes import Outcome
from scenarios.language.words import People, thousands
from scenarios.played import acting, directing
from scenarios.played.assertions import Check, Seen
from scenarios.played.budget import Budget
from scenarios.played.choosing import Settled
from scenarios.played.directing import Memo, Move
from scenarios.played.expectations import judge
from scenarios.played.looping import GrowthWatch, LoopWatch, breakers, refused_again, told
from scenarios.played.made import STACK_NOT_EMPTY, Asked, Cursor, Made, Postponed, Refusal, RunStep
from scenarios.played.responding import why_no_response
from scenarios.played.saying import Saying, Used
from scenarios.written import model
from scenarios.written.queries import AllowedQuery
from scenarios.written.script import Trying

LOOP_NOT_PROVED = "ciclo non dimostrato"

_NO_MAIN_PHASE = "not a main phase"

_ANOTHER_MOMENT = (STACK_NOT_EMPTY, _NO_MAIN_PHASE)
"""Refusals that another moment of the same turn may lift."""

_DECLARES = (DeclareAttackers, DeclareBlockers)
"""508.1, 509.1: actions by which something attacks or blocks."""


def _by_its_target(got: Played, refused: Refused, named: Refused) -> Played:
    """601.2c: that there is no legal target is refused by why the one that was named is none."""
    if refused.rule == named.rule:
        return replace(got, refused=named)
    if refused.why != "no legal target":
        return got
    return replace(got, refused=Refused(named.why, refused.rule, named.facts, (named.rule, *named.by)))


def _having_tried(before: Cursor, last: Cursor) -> Cursor:
    """Where a run stands before something is tried, with how its moment was looked for."""
    return replace(before, postponed=last.postponed, asked=last.asked, checks=last.checks)


def _having_heard(got: Played, refused: Played) -> Played:
    """A refusal of what the script says, with the questions that the engine had come to by then."""
    return record.replace(refused, heard=got.heard)


class Runner:
    """Plays a scenario from a game on. Deterministic: the same scenario with the same answers makes the same moves."""

    def __init__(
        self,
        scenario: model.Scenario,
        game: Game,
        overriding: Mapping[int, Answer],
        limit: int,
        budget: Budget,
    ) -> None:
        self.scenario = scenario
        self.budget = budget
        self.game = game
        self.saying = Saying(scenario)
        self.overriding = dict(overriding)
        self.limit = limit
        self.cursor = Cursor()
        self.steps: list[RunStep] = []
        self.asked: list[Asked] = []
        self.checks: list[Check] = []
        self.settled: list[Settled] = []
        """Questions that made no difference and were not asked."""
        self.made: list[Made] = []
        self.question: Question | None = None
        self.unheard: tuple[model.Reply, ...] = ()
        """Where it waits: replies up to there that no question has taken."""
        self.answering: Question | None = None
        """The question to which the script was giving an answer last."""
        self.refusal: Refusal | None = None
        self.stopped_by: str = ""
        self.breakable = False
        self.refusing: set[int] = set()
        """732.6: the numbers of questions in which somebody refused again what they had refused before."""
        self.watch = LoopWatch()
        self.growth = GrowthWatch()

    def resume(
        self,
        made: list[Made],
        steps: Sequence[RunStep],
        asked: Sequence[Asked],
        checks: Sequence[Check],
        settled: Sequence[Settled],
    ) -> None:
        """Begin again just before the last of these moves, with what had happened until then."""
        last = made.pop()
        self.game, self.cursor, self.made = last.game, last.cursor, made
        self.steps = [*steps[: last.cursor.steps]]
        self.asked = [*asked[: last.cursor.asked]]
        self.checks = [*checks[: last.cursor.checks]]
        self.settled = [*settled[: last.cursor.settled]]

    def go(self) -> None:
        """Play to the end: of the script and what follows from it, at a question without answer, at the limit, or where the
        budget is spent: then what was under way has not happened, and all before it stands.

        Raises ScenarioError where the script does not fit what happens. Where something was answered otherwise than it says,
        that is no mistake of the script, and the run ends there.
        """
        try:
            with within(self.budget):
                self._go()
        except TooManyApart as several:
            self.stopped_by = f"{thousands(several.count)} oggetti uguali sono troppi per guardarli uno per uno"
        except OverBudget as spent:
            self.stopped_by = spent.why
        except ScenarioError as error:
            if not self.otherwise:
                raise
            self.stopped_by = (
                f"con queste {self.otherwise} il resto del copione non si può seguire: {error.faults[0].message}"
            )

    @property
    def otherwise(self) -> str:
        """What is otherwise than the script says, as a word: then it is no mistake of it that its rest does not fit."""
        return "risposte" if self.overriding else ""

    def _go(self) -> None:
        while self.question is None and self.refusal is None and not self.stopped_by:
            if len(self.steps) >= self.limit or len(self.made) >= 4 * self.limit:
                self.stopped_by = LOOP_NOT_PROVED
                return
            if self._goes_round():
                return
            move = self._next()
            if move is None:
                if self.cursor.index > len(self.scenario.script):
                    return
                continue
            if self.pauses(move):
                return
            if not self._is_no_response(move):
                self._play(move)

    def pauses(self, move: Move) -> bool:
        """Whether the run is left here, before this move, for somebody to go on with it; a run by itself never is."""
        return False

    def _goes_round(self) -> bool:
        """104.4b, 732.4: the same board again by mandatory actions alone is a draw, unless somebody could break the loop."""
        again = sum(1 for one in self.asked if one.number in self.refusing)
        choices = len(self.cursor.used) + len(self.asked) - again + self.cursor.index
        before = self.watch.step(self.game, len(self.steps), choices)
        if before is None:
            before = self._grew(choices)
        if before is None:
            return False
        games = [made.game for made in self.made if made.cursor.steps >= before]
        found = breakers([*games, self.game])
        if found and not self.scenario.nobody_breaks:
            self.breakable = True
            who = told(found, self.game, People(tuple(self.saying.names)))
            self.stopped_by = (
                f"i passi da {before + 1} a {len(self.steps)} si ripetono da soli: "
                f"è patta (104.4b, 732.4) se nessuno interrompe il ciclo, e può farlo {who}"
            )
            return True
        whose = involved(one.step for one in self.steps[before:])
        proved = ProvedLoop(len(self.steps) - before, unbroken=bool(found), refused=bool(again), involved=whose)
        got = play(self.game, proved, [])
        self.game = got.game
        self.steps += [RunStep(len(self.steps) + 1 + n, step, None) for n, step in enumerate(got.steps)]
        self._count()
        return True

    def _grew(self, choices: int) -> int | None:
        """104.4b: at how many steps a round began that ended with more of something that nothing reads, and else where it began."""
        known = self.growth.step(self.game, len(self.steps), choices)
        if known is None:
            return None
        first, before = known
        between = [
            made.game for made in self.made if made.cursor.steps > before and made.game.moment is Moment.PRIORITY
        ]
        return before if grows([first, *between, self.game]) else None

    # --- the script

    def _next(self) -> Move | None:
        """The next move; ``None`` where an action of the script is done, or with all of them the run."""
        index, script = self.cursor.index, self.scenario.script
        if self.cursor.memo is None:
            self._at(memo=self._begins(index))
        memo = self.cursor.memo
        assert memo is not None
        if index >= len(script):
            fought, short = self._fought(), self._cut_short()
            move = directing.closing_move(self.game, self.scenario.until, memo, fought=fought, cut_short=short)
        else:
            with_place = script[index]
            try:
                move = directing.next_move(self.game, self.scenario, with_place, memo)
            except NotFound as fault:
                raise self.saying.error(with_place, fault.message, fault.suggestion) from None
            if move is None:
                self._finished(with_place, memo)
        if move is None:
            self._as_it_was(index)
            self._at(index=index + 1, memo=None, postponed=None)
        return move

    def _begins(self, index: int) -> Memo:
        """Where an action of the script begins, or behind all of them the rest of the run."""
        script = self.scenario.script
        if index >= len(script):
            return directing.close(self.game, self.scenario)
        try:
            return directing.begin(self.game, script[index])
        except NotFound as fault:
            raise self.saying.error(script[index], fault.message, fault.suggestion) from None

    def _as_it_was(self, index: int) -> None:
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
        self._at(used=tuple(own))
        self._count()

    def _cut_short(self) -> bool:
        """724.1d, 724.2d: whether an effect has ended the step that the game is in, and the next has not begun."""
        for one in reversed(self.steps):
            if one.step.kind is StepKind.STEP_BEGINS:
                return False
            goes = one.step.fact(TurnGoes)
            if goes is not None and goes.how in (Turning.TURN_ENDS, Turning.COMBAT_ENDS):
                return True
        return False

    def _fought(self) -> int:
        """506.1: in which turn the script has had something attack or block last, 0 where it has not."""
        declared = (one.game.turn.number for one in reversed(self.made) if isinstance(one.action, _DECLARES))
        return next(declared, 0)

    def _at(self, **fields: object) -> None:
        self.cursor = replace(self.cursor, **fields)  # type: ignore[arg-type]

    def _finished(self, action: model.Action, memo: Memo) -> None:
        if isinstance(action, model.Check):
            self._checkpoint(action)
        elif action.refused is not None and not memo.done:
            self._expected_refusal(action.refused, "l'azione è consentita")
            self._count()

    def _checkpoint(self, check: model.Check) -> None:
        seen = self.seen()
        self.checks += [judge(expectation, seen) for expectation in check.expectations]
        self._at(since=len(self.steps), checks=len(self.checks))

    def seen(self, outcome: Outcome | None = None) -> Seen:
        """The run up to here, as expectations look at it."""
        return Seen(
            game=self.game,
            names=self.saying.names,
            steps=tuple(one.step for one in self.steps),
            since=self.cursor.since if outcome is None else 0,
            asked=tuple(one.question for one in self.asked) + (() if self.question is None else (self.question,)),
            outcome=outcome,
        )

    # --- one move

    def _play(self, move: Move) -> None:
        before = Made(game=self.game, cursor=self.cursor, action=move.action)
        used = list(self.cursor.used)
        given: list[Answer] = []

        def says(question: Question, heard: Sequence[Heard]) -> Answer | Played | None:
            said = self._answer(question, heard, move, len(self.asked) + len(given) + 1, used)
            if isinstance(said, Answer):
                given.append(said)
            return said

        got = play(self.game, move.action, says)
        if got.question is not None:
            self.made.append(before)
            self.question = got.question
            self.unheard = self.saying.unheard(max(self._follows(move), 0), used)
            self._hear(got)
            return
        if got.illegal is not None:
            raise self._illegal(got, move)
        if got.refused is None:
            wrong = self.saying.settled_targets(self.game, self.cursor.index, move.attempted, got)
            wrong = wrong or self.saying.way_not_open(self.game, self.cursor.index, move.attempted, used, got)
            got = got if wrong is None else _having_heard(got, wrong)
        if got.refused is not None:
            named = self.saying.illegal_target(self.game, self.cursor.index, move.attempted)
            if named is not None and named.refused is not None:
                got = _by_its_target(got, got.refused, named.refused)
            self._refused(got, move, used)
            return
        self.answering = None
        if self._is_only_for_later(move):
            self._not_now()
            return
        self.made.append(replace(before, answers=tuple(given)))
        self._accept(got, move, used)

    def _is_only_for_later(self, move: Move) -> bool:
        """117.1a: whether what is asked about, and nothing follows, was found allowed only with the stack empty: it is asked of
        now, with what is on it."""
        waited, action = self.cursor.postponed, self.saying.action(self.cursor.index)
        if waited is None or move.attempted is None or not waited.for_the_stack or not self._is_asked_about():
            return False
        tried = isinstance(action, Trying) and action.tried
        return tried or self.cursor.index == len(self.scenario.script) - 1

    def _not_now(self) -> None:
        """733.1: what went by on the way to an empty stack has not happened; the refusal is that of the moment asked about."""
        waited, action = self.cursor.postponed, self.saying.action(self.cursor.index)
        assert waited is not None and waited.got.refused is not None
        self.resume(self.made[: waited.moves + 1], self.steps, self.asked, self.checks, self.settled)
        self._at(postponed=replace(waited, found=True))
        self._note_refusal(waited.got, waited.move)
        if isinstance(action, Trying) and (action.tried or self._is_one_of_several_questions(action)):
            self._at(memo=waited.move.after, used=tuple(self.cursor.used))
            self._count()
            return
        refused = waited.got.refused
        self.refusal = Refusal(self.cursor.index, refused.rule, refused.why)

    def _accept(self, got: Played, move: Move, used: list[Used]) -> None:
        action = self.saying.action(self.cursor.index)
        tried = move.attempted is not None and isinstance(action, Trying) and action.tried
        if not tried:
            self.game = got.game
        follows = self._follows(move)
        for step in got.steps:
            action_of = follows if follows >= 0 else None
            self.steps.append(RunStep(len(self.steps) + 1, step, action_of, tried, self._attempt_of(move)))
        for heard in got.heard:
            if heard.settled:
                self.settled.append(Settled(follows, heard.question, len(self.asked)))
            else:
                self._was_asked(heard)
        if move.attempted is not None and action is not None and action.refused is not None:
            self._expected_refusal(action.refused, "l'azione è consentita")
        self._at(memo=move.after, used=tuple(used), settled=len(self.settled))
        self._count()

    def _hear(self, got: Played) -> None:
        """Number what was asked, whatever came of it: the numbers of later questions never depend on that."""
        for heard in got.heard:
            if not heard.settled:
                self._was_asked(heard)

    def _was_asked(self, heard: Heard) -> None:
        self.asked.append(Asked(len(self.asked) + 1, heard.question, heard.answer))

    def _count(self) -> None:
        self._at(steps=len(self.steps), asked=len(self.asked), checks=len(self.checks))

    def _follows(self, move: Move) -> int:
        """The action of the script from which a move follows; -1 before the first."""
        index = self.cursor.index if move.own else self.cursor.index - 1
        return min(index, len(self.scenario.script) - 1)

    # --- answers

    def _answer(
        self, question: Question, heard: Sequence[Heard], move: Move, number: int, used: list[Used]
    ) -> Answer | Played | None:
        """What is answered to a question: otherwise than the script says, as the action says, or as a reply says.

        ``None`` where nothing says it; a refusal where the action names a target that is none.
        """
        self.answering = question
        self.refusing.discard(number)
        said = self.saying.in_action(self.game, self.cursor.index, move.attempted, question, heard)
        if isinstance(said, Played):
            return said
        found = self.saying.reply(question, self._follows(move), self.cursor.index, used)
        if number in self.overriding:
            if said is None and found is not None:
                used.append(found)
            return self.overriding[number]
        if said is not None:
            return said
        if found is None and self.scenario.nobody_breaks:
            again = refused_again(question, [(one.question, one.answer) for one in self.asked])
            if again is not None:
                self.refusing.add(number)
                return again
        if found is None:
            return self.saying.implied_way(self.cursor.index, move.attempted, question)
        used.append(found)
        if not self.overriding:
            return self.saying.answer(self.game, found, question)
        try:
            answer = self.saying.answer(self.game, found, question)
        except ScenarioError:
            # After another answer the question may be about other things than the reply was written for.
            return None
        return answer if question.fault(answer) is None else None

    def _illegal(self, got: Played, move: Move) -> Exception:
        """An answer that the question does not allow: the script's, with its place, or the caller's."""
        assert got.illegal is not None
        heard = [one.question for one in got.heard if not one.settled]
        # 733.1: a declaration that is illegal as a whole is blamed on a question that others may have followed.
        place = heard.index(got.illegal.question) if got.illegal.question in heard else len(heard)
        if len(self.asked) + place + 1 in self.overriding:
            return got.illegal
        found = self.saying.reply(got.illegal.question, self._follows(move), self.cursor.index, self.cursor.used)
        script, index = self.scenario.script, min(self.cursor.index, len(self.scenario.script) - 1)
        at = script[index] if found is None else self.saying.replies(found[0])[found[1]]
        return self.saying.error(at, f"la risposta non è possibile: {FAULTS.get(got.illegal.fault, got.illegal.fault)}")

    # --- refusals

    def _refused(self, got: Played, move: Move, used: list[Used]) -> None:
        """733.1: nothing of it happened. Expected, it is checked; otherwise a better moment is sought, and else the run ends."""
        refused, action = got.refused, self.saying.action(self.cursor.index)
        assert refused is not None
        if move.attempted is None or action is None:
            raise refused
        self._hear(got)
        if action.refused is not None:
            self._note_refusal(got, move)
            right = str(refused.rule) == action.refused
            self._expected_refusal(action.refused, "" if right else f"è rifiutata per la regola {refused.rule}")
            self._at(memo=move.after, used=tuple(used))
            self._count()
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
        later = waits or not (getattr(action, "response", False) and self._is_asked_about())
        later = waits or (later and self.saying.waits_for_target(self.game, self.cursor.index, move.attempted))
        if timed and later and self.game.turn.number == memo.turn:
            first = self.cursor.postponed or Postponed(len(self.made), got, move)
            self._at(memo=replace(memo, postponed=True), postponed=first)
            return
        postponed = self.cursor.postponed
        better = self._is_asked_about() and self.game.turn.number == memo.turn and refused.why not in _ANOTHER_MOMENT
        if postponed is not None and postponed.moves < len(self.made) and not better:
            # No moment of the turn was better: the moves made to look for one are taken back.
            self.resume(self.made[: postponed.moves + 1], self.steps, self.asked, self.checks, self.settled)
            got, move = postponed.got, postponed.move
            used = list(self.cursor.used)
        self._note_refusal(got, move)
        if isinstance(action, Trying) and (action.tried or self._is_one_of_several_questions(action)):
            self._at(memo=move.after, used=tuple(used))
            self._count()
            return
        assert got.refused is not None
        self.refusal = Refusal(self.cursor.index, got.refused.rule, got.refused.why)

    def _is_one_of_several_questions(self, action: Trying) -> bool:
        """Whether something else is asked behind the question whether the last action may be done.

        What is refused has not been done, and what was done before goes on.
        """
        last = self.cursor.index == len(self.scenario.script) - 1
        return last and action.refused is None and self._is_asked_about() and len(self.scenario.asks) > 1

    def _is_no_response(self, move: Move) -> bool:
        """117.7: whether what is to happen next is said to respond where there is nothing to respond to; it is refused then.

        Only where that is the question: whoever says «risponde» of what comes next and asks for what becomes of it means no more.
        """
        index = self.cursor.index
        action = self.saying.action(index)
        if not isinstance(action, model.Doing) or not (self._is_asked_about() or action.refused is not None):
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
        self._refused(
            got, Move(action=attempted.action, after=done, attempted=attempted, own=True), [*self.cursor.used]
        )
        return True

    def _is_asked_about(self) -> bool:
        """Whether it is asked if the action under way is allowed."""
        number = self.cursor.index + 1
        return any(isinstance(one, AllowedQuery) and one.action == number for one in self.scenario.asks)

    def _asked_now(self) -> bool:
        """117.1a: whether it is asked if the action is allowed in its step; of a turn that has only just begun none was said."""
        before = self.scenario.script[self.cursor.index - 1] if self.cursor.index else None
        begun = isinstance(before, model.Advance) and before.step is TurnStep.UNTAP
        return self._is_asked_about() and not begun

    def _note_refusal(self, got: Played, move: Move) -> None:
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
        attempt = self._attempt_of(move)
        self.steps.append(RunStep(len(self.steps) + 1, step, self.cursor.index, attempt=attempt))

    def _attempt_of(self, move: Move) -> int:
        """Which of several declarations a move is, of which each is only asked about; 0 for every other move."""
        return move.after.tried if move.attempted is not None else 0

    def _expected_refusal(self, rule: str, instead: str) -> None:
        number = self.cursor.index + 1
        self.checks.append(Check(f"l'azione {number} è rifiutata per la regola {rule}", not instead, instead))
