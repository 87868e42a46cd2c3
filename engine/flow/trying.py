"""601.2, 602.2, 733.1: whether an action could be carried out at all, with some answers to its questions, found by trying it.

What a rule allows is known to the code that carries the action out, and to nobody else: so the action is carried out on forks, and
its questions are answered in every way until one goes through. Ways are left out only where what was seen proves that they end as
those before them did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.classification import Adds, adds
from engine.cards.abilities.damage import ONE
from engine.cards.abilities.references import You
from engine.cards.abilities.spending import Unspent
from engine.cards.characteristics import symbols
from engine.cards.mana import TYPES, SpentAs, payments
from engine.costs.mana_costs import abilities_of
from engine.flow import priority
from engine.happening.pipeline import happen
from engine.state.actions import Action
from engine.state.facts.refused import Unpaid
from engine.state.game import Game
from engine.state.trace import Step
from engine.words.answering import every_answer
from engine.words.decisions import NO, YES, Answer, Form, Heard, IllegalAnswer, Option, Purpose, Question
from engine.words.record import Record
from engine.words.terms import PlayerId

MOST_TRIALS = 200
"""After how many ways that did not go through it is said that it is not known whether one would."""

UNPAYABLE = "cannot pay"
_WILD = 99
"""119.4: more life than any payment of mana asks for."""


class Trial(Record, kw_only=True):
    """What trying an action came to: a way in which it goes through, or why none does, as far as that is known."""

    allowed: bool
    known: bool = True
    """Whether it is certain: not where the ways were too many to try them all."""
    heard: tuple[Heard, ...] = ()
    """The questions on the way that goes through, with answers that do."""
    steps: tuple[Step, ...] = ()
    refused: Refused | None = None
    """Why the first way that was tried does not go through."""
    tried: int = 0


def attempted(game: Game, action: Action, given: Sequence[Answer] = ()) -> Trial:
    """Try an action with these answers to its first questions, and to those after them every answer until one goes through."""
    frames: list[_Frame] = []
    first: Refused | None = None
    wanted: tuple[str, ...] = ()
    for tried in range(1, MOST_TRIALS + 1):
        tx = _Trying(game, given, frames, wanted)
        why: Refused | None = None
        try:
            priority.carry_out(tx, action)
        except Refused as refused:
            why = refused
        except IllegalAnswer:
            pass
        else:
            return Trial(allowed=True, heard=tuple(tx.heard), steps=tuple(tx.steps), tried=tried)
        first = first or why
        cost = symbols(_unpaid(why)) if why is not None and why.why == UNPAYABLE else ()
        if cost and not wanted and any(frame.question.purpose is Purpose.MANA for frame in frames):
            wanted = cost  # now that it is known what is lacking: from the start again, with mana of these types first
            frames.clear()
            continue
        _note_failure(tx, action, frames, why)
        if not _next(frames, board_of(game)):
            return Trial(allowed=False, refused=first, tried=tried)
    return Trial(allowed=False, known=False, refused=first, tried=MOST_TRIALS)


class _Frame:
    """A question on the way, the answer that is tried, and those that are left."""

    __slots__ = ("answer", "left", "only_unpayable", "question")

    def __init__(self, question: Question, answers: Iterator[Answer]) -> None:
        self.question = question
        self.left = answers
        self.answer = next(self.left)
        self.only_unpayable = True
        """Whether all that was tried under this answer failed for want of mana alone."""


class _Trying(Transaction):
    """A transaction that answers for itself what it was given no answer to, and keeps what else could be answered."""

    def __init__(self, game: Game, given: Sequence[Answer], frames: list[_Frame], wanted: tuple[str, ...]) -> None:
        super().__init__(game, (*given, *(frame.answer for frame in frames)), pipeline=happen)
        self._frames = frames
        self._wanted = wanted

    def answer_to(self, question: Question) -> Answer:
        given = super().answer_to(question)
        if given is not None:
            return given
        answers = _likely_first(question)
        if question.purpose is Purpose.MANA and self._wanted:
            pool = Counter(one.kind for one in self.game.player(question.chooser).mana)
            lacking = Counter(letter for symbol in self._wanted for letter in symbol if letter in TYPES) - pool
            answers = iter(sorted(answers, key=lambda one: -sum(lacking[letter] for letter in one.keys[0])))
        frame = _Frame(question, answers)
        self._frames.append(frame)
        return frame.answer


def _likely_first(question: Question) -> Iterator[Answer]:
    """Every answer, the cheapest first: nothing that is optional; but all mana that there is."""
    if question.form is Form.YES_NO:
        return iter((NO, YES))
    if question.purpose is Purpose.MANA_ABILITIES:
        return every_answer(question, most_first=True)
    return every_answer(question)


def _next(frames: list[_Frame], board: Board) -> bool:
    """Go on to the next answer of the last question that has one that could come to anything else."""
    while frames:
        frame = frames[-1]
        if frame.only_unpayable:
            _leave_out(frame, board)
        answer = next(frame.left, None)
        if answer is not None:
            frame.answer, frame.only_unpayable = answer, True
            return True
        frames.pop()
    return False


def _leave_out(frame: _Frame, board: Board) -> None:
    """Where all ways under an answer failed for want of mana: other answers that give no more of it, and make nothing cheaper."""
    question, given = frame.question, len(frame.answer.keys)
    if question.purpose is Purpose.MANA_ABILITIES:
        if all(_plain(option, board) for option in question.options):
            # 107.5: a permanent with several is tapped for one of them, and which one may be what is lacking.
            most, left = _most_at_once(question), frame.left
            if given == most:
                frame.left = takewhile(lambda answer: len(answer.keys) == most, left)
    elif question.purpose is Purpose.COST and question.form is Form.NUMBER:  # 702.33c: paid more often it costs more
        frame.left = iter(())
    elif question.purpose in (Purpose.TARGETS, Purpose.DIVISION) and not board.in_force.cost_changes():
        left = frame.left
        frame.left = (answer for answer in left if len(answer.keys) > given)


def _most_at_once(question: Question) -> int:
    """107.5: how many of the mana abilities could be activated at once, of those that tap one permanent one."""
    several = [option.only_one for option in question.options if option.only_one is not None]
    return len(question.options) - len(several) + len({*several})


def _plain(option: Option, board: Board) -> bool:
    """605.1a: a mana ability that takes nothing but tapping its permanent, and always adds as much."""
    if option.mention is None:
        return False
    of_it = abilities_of(board, option.mention.id)
    ability = of_it[int(option.key.rpartition(".")[2])]
    return (
        isinstance(ability, Activated)
        and ability.cost == Cost(tap=True)
        and all(_as_much(adds(one)) for one in ability.effects)
    )


def _as_much(made: Adds | None) -> bool:
    """106.4: whether an instruction adds one mana, or one of several choices, whatever else there is."""
    return made is not None and made.times == ONE and made.who == You() and not isinstance(made.like, Unspent)


def _note_failure(tx: Transaction, action: Action, frames: list[_Frame], why: Refused | None) -> None:
    """Keep whether mana was all that was lacking; and leave out other types of mana where none of them would do."""
    if why is None or why.why != UNPAYABLE:
        for frame in frames:
            frame.only_unpayable = False
        return
    types = [frame for frame in frames if frame.question.purpose is Purpose.MANA]
    offered = {letter for frame in types for option in frame.question.options for letter in option.key}
    if types and _no_type_would_do(tx, action, _unpaid(why), offered):
        for frame in types:
            if len({len(option.key) for option in frame.question.options}) == 1:
                frame.left = iter(())


def _unpaid(why: Refused) -> str:
    """601.2h: the mana that was lacking; '' where it was something else."""
    lacking = next((one for one in why.facts if isinstance(one, Unpaid)), None)
    return "" if lacking is None else lacking.cost


def _no_type_would_do(tx: Transaction, action: Action, cost: str, offered: set[str]) -> bool:
    """118.3: whether a cost could not be paid either if the mana in the pool were of any type; or asks for one that is not made."""
    player: PlayerId = getattr(action, "player", tx.game.receiver)
    pool = tx.game.player(player).mana
    asked = symbols(cost)
    made = offered | {one.kind for one in pool}
    if any(symbol in TYPES and symbol not in made for symbol in asked):
        return True
    return not payments(pool, asked, life=_WILD, spent_as=SpentAs.ANY_TYPE)
