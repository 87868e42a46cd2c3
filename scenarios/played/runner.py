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
    Purpose,
    Question,
    Refused,
    StepKind,
    play,
)
from engine.flow.growing import grows
from engine.flow.loops import involved
from engine.state.facts.turns import TurnGoes, Turning
from engine.words import record
from engine.words.budget import OverBudget, TooManyApart, within
from engine.words.citations import cite
from engine.words.record import replace
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import ScenarioError
from scenarios.language.illegal_answers import why_not
from scenarios.language.words import People, thousands
from scenarios.played import directing
from scenarios.played.budget import Budget
from scenarios.played.choosing import Settled
from scenarios.played.directing import Memo, Move
from scenarios.played.expectations import judge
from scenarios.played.looping import GrowthWatch, LoopWatch, breakers, refused_again, told
from scenarios.played.made import Made, RunStep
from scenarios.played.refusing import Refusing
from scenarios.played.saying import Used, as_a_reply
from scenarios.played.trying_to_pay import paid
from scenarios.written import model

LOOP_NOT_PROVED = "ciclo non dimostrato"


_DECLARES = (DeclareAttackers, DeclareBlockers)
"""508.1, 509.1: actions by which something attacks or blocks."""


def _by_its_target(got: Played, refused: Refused, named: Refused) -> Played:
    """601.2c: that there is no legal target is refused by why the one that was named is none."""
    if refused.rule == named.rule:
        return replace(got, refused=named)
    if refused.why != "no legal target":
        return got
    return replace(got, refused=Refused(named.why, refused.rule, named.facts, (named.rule, *named.by)))


def _having_heard(got: Played, refused: Played) -> Played:
    """A refusal of what the script says, with the questions that the engine had come to by then."""
    return record.replace(refused, heard=got.heard)


class Runner(Refusing):
    """Plays a scenario from a game on. Deterministic: the same scenario with the same answers makes the same moves."""

    def __init__(
        self,
        scenario: model.Scenario,
        game: Game,
        overriding: Mapping[int, Answer],
        limit: int,
        budget: Budget,
    ) -> None:
        super().__init__(scenario, game, overriding, limit, budget)
        self.refusing: set[int] = set()
        """732.6: the numbers of questions in which somebody refused again what they had refused before."""
        self.watch = LoopWatch()
        self.growth = GrowthWatch()

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
            if self.stop_where_refused():
                return
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
            if not self.is_no_response(move):
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
        self.count()
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
            self.at(memo=self._begins(index))
        memo = self.cursor.memo
        assert memo is not None
        if index >= len(script):
            fought, short = self._fought(), self._cut_short()
            move = directing.closing_move(self.game, self.scenario.until, memo, fought=fought, cut_short=short)
        elif self._answers_what_resolves(index):
            move = None
        else:
            with_place = script[index]
            try:
                move = directing.next_move(self.game, self.scenario, with_place, memo)
            except NotFound as fault:
                raise self.saying.error(with_place, fault.message, fault.suggestion) from None
            if move is None:
                self._finished(with_place, memo)
        if move is None:
            self.as_it_was(index)
            self.at(index=index + 1, memo=None, postponed=None)
        return move

    def _answers_what_resolves(self, index: int) -> bool:
        """608.2d: whether what somebody is said to sacrifice or discard is what they answered, or will answer where what is on the
        stack asks for it: it is no deed of its own then."""
        for place, _ in enumerate(as_a_reply(self.saying.action(index))):
            if (index, place) in self.cursor.used:
                return True
            return self.game.moment is Moment.PRIORITY and self.saying.would_answer(self.game, index)
        return False

    def _begins(self, index: int) -> Memo:
        """Where an action of the script begins, or behind all of them the rest of the run."""
        script = self.scenario.script
        if index >= len(script):
            return directing.close(self.game, self.scenario)
        try:
            return directing.begin(self.game, script[index])
        except NotFound as fault:
            raise self.saying.error(script[index], fault.message, fault.suggestion) from None

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

    def _finished(self, action: model.Action, memo: Memo) -> None:
        if isinstance(action, model.Check):
            self._checkpoint(action)
        elif action.refused is not None and not memo.done:
            self.expected_refusal(action.refused, "l'azione è consentita")
            self.count()

    def _checkpoint(self, check: model.Check) -> None:
        seen = self.seen()
        self.checks += [judge(expectation, seen) for expectation in check.expectations]
        self.at(since=len(self.steps), checks=len(self.checks))

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
        if got.question is not None and move.attempted is not None and self.is_asked_about():
            got = paid(self.game, move.action, got, tried=self.is_tried())
            # 733.1: the way that was found enough is how it went, wherever the moment after a step of it is looked for again.
            given = [one.answer for one in got.heard if not one.settled] if got.question is None else given
        if got.question is not None:
            self.made.append(before)
            self.question = got.question
            self.unheard = self.saying.unheard(max(self.follows(move), 0), used)
            self.hear(got)
            return
        if got.illegal is not None:
            got = self._refused_together(got, move)
        if got.refused is None:
            wrong = self.saying.settled_targets(self.game, self.cursor.index, move.attempted, got)
            wrong = wrong or self.saying.way_not_open(self.game, self.cursor.index, move.attempted, used, got)
            got = got if wrong is None else _having_heard(got, wrong)
        if got.refused is not None:
            named = self.saying.illegal_target(self.game, self.cursor.index, move.attempted)
            if named is not None and named.refused is not None:
                got = _by_its_target(got, got.refused, named.refused)
            self.refuse(got, move, used)
            return
        self.answering = None
        if self.is_only_for_later(move):
            self.not_now()
            return
        self.made.append(replace(before, answers=tuple(given)))
        self._accept(got, move, used)

    def _accept(self, got: Played, move: Move, used: list[Used]) -> None:
        action = self.saying.action(self.cursor.index)
        tried = move.attempted is not None and self.is_tried()
        if not tried:
            self.game = got.game
        follows = self.follows(move)
        for step in got.steps:
            action_of = follows if follows >= 0 else None
            self.steps.append(RunStep(len(self.steps) + 1, step, action_of, tried, self.attempt_of(move)))
        for heard in got.heard:
            if heard.settled:
                self.settled.append(Settled(follows, heard.question, len(self.asked)))
            else:
                self.was_asked(heard)
        if move.attempted is not None and action is not None and action.refused is not None:
            self.expected_refusal(action.refused, "l'azione è consentita")
        self.at(memo=move.after, used=tuple(used), settled=len(self.settled))
        self.count()

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
        found = self.saying.reply(self.game, question, self.follows(move), self.cursor.index, used)
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

    def _refused_together(self, got: Played, move: Move) -> Played:
        """601.2c: where it is asked whether something may be done, the targets that it names may be none together: it may not.

        Raises what `_illegal` says of any other answer.
        """
        illegal = self._illegal(got, move)
        assert got.illegal is not None
        asked = got.illegal.question
        by_name = self.saying.reply(self.game, asked, self.follows(move), self.cursor.index, self.cursor.used) is None
        together = got.illegal.fault == "not together" and asked.purpose is Purpose.TARGETS
        if illegal is got.illegal or not (together and by_name and self.is_asked_about()):
            raise illegal
        return replace(got, illegal=None, refused=Refused("not together", cite("601.2c")))

    def _illegal(self, got: Played, move: Move) -> Exception:
        """An answer that the question does not allow: the script's, with its place, or the caller's."""
        assert got.illegal is not None
        heard = [one.question for one in got.heard if not one.settled]
        # 733.1: a declaration that is illegal as a whole is blamed on a question that others may have followed.
        place = heard.index(got.illegal.question) if got.illegal.question in heard else len(heard)
        if len(self.asked) + place + 1 in self.overriding:
            return got.illegal
        found = self.saying.reply(
            self.game, got.illegal.question, self.follows(move), self.cursor.index, self.cursor.used
        )
        script, index = self.scenario.script, min(self.cursor.index, len(self.scenario.script) - 1)
        at = script[index] if found is None else self.saying.replies(found[0])[found[1]]
        why = why_not(got.illegal.fault, got.illegal.question.minimum)
        return self.saying.error(at, f"la risposta non è possibile: {why}")
