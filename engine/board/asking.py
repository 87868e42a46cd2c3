"""One game action on its way: a fork of the game, the answers it was given, the steps it made. It ends whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, cast

from engine.board.board import Board
from engine.board.board_of import board_of
from engine.board.event_in_hand import EventInHand
from engine.board.naming import mention_of, named_in
from engine.board.reach import is_exempt, those_reached
from engine.state.changes import Changes, runs_of
from engine.state.crowds import ByNumber, Crowd, Together
from engine.state.events import EffectBegins, Event
from engine.state.facts.decided import DecidesFor
from engine.state.facts.fact import NO_FACTS, Facts
from engine.state.facts.nothing import CouldNot, Kept
from engine.state.facts.ranges import OutOfRange, StandsIn
from engine.state.game import Game
from engine.state.ids import Ids
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import Change, NearMiss, Noticed, Step, StepKind, Untold
from engine.words.budget import spend
from engine.words.citations import Citation, cite
from engine.words.decisions import NO, YES, Answer, Form, Heard, IllegalAnswer, Option, Purpose, Question, Undecided
from engine.words.mentions import Mention
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import NOBODY, ObjectId, PlayerId

DECIDES = cite("723.5")


class Refused(Exception):
    """A player's action is not allowed. ``why`` is a short code; ``rule`` forbids it, ``by`` are those that made it so.

    Nothing of the action has happened (733.1: it is taken back).
    """

    def __init__(self, why: str, rule: Citation, facts: Facts = NO_FACTS, by: tuple[Citation, ...] = ()) -> None:
        super().__init__(f"{why} ({rule})")
        self.why = why
        self.rule = rule
        self.facts = facts
        self.by = by


class Reached(Exception):
    """The step that was asked for has been made; the game is as it was just after it."""

    def __init__(self, game: Game) -> None:
        super().__init__("reached")
        self.game = game


Says = Callable[[Question, Sequence[Heard]], Answer | None]
"""Who answers a question as it comes up, given all that the action came to before it; ``None``: nobody has said."""


class Happen(Protocol):
    """`engine.happening.pipeline.happen`, of which this wing knows only what it takes and gives."""

    def __call__(
        self,
        tx: Transaction,
        proposals: Iterable[Change | Event],
        *,
        kind: StepKind,
        rules: Sequence[Citation],
        facts: Facts = NO_FACTS,
        player: PlayerId = NOBODY,
        cause: ObjectId | None = None,
        untold: Sequence[Untold] = (),
    ) -> Sequence[Change]: ...


class Gathered:
    """608.2f: what one action comes to that is done to several simultaneously, to happen as one event."""

    def __init__(self) -> None:
        self.proposed: list[Change | Event] = []
        self.rules: list[Citation] = []


class Transaction:
    """The game while one action is carried out. Only the pipeline writes; everybody else reads, asks and notes.

    ``pipeline`` is what lets things happen; `engine.happening.pipeline.begin_action` fills it in.
    """

    def __init__(
        self, game: Game, answers: Sequence[Answer] | Says = (), *, pipeline: Happen, stop_after: int | None = None
    ) -> None:
        METER.forks += 1
        self.game = game.fork()
        self.steps: list[Step] = []
        self.asked: list[tuple[Question, Answer]] = []
        self.heard: list[Heard] = []
        """What was asked, and what made no difference and was not, in the order in which the action came to it."""
        self.owed: list[Citation] = []
        self.kept: list[Kept] = []
        """101.2: what could not happen, since an effect forbids it, before the step that says so."""
        self.undealt: list[tuple[Event, tuple[Citation, ...]]] = []
        """120.8, 510.1: damage that creatures would have dealt in combat and do not assign, each with the reasons."""
        self.at_nothing: tuple[Citation, ...] = ()
        """608.2c: why a number of the instruction that is carried out came to 0, where one did."""
        """616.1: the rules by which something was settled before the step that comes of it, which cites them."""
        self.gathered: Gathered | None = None
        """608.2f: what an instruction that is done to several at once has come to so far; ``None`` while none is."""
        self.replacing: list[str] = []
        """614.5: the replacement effects at work now, by their keys; they do not apply again."""
        self.begun_for_mana: list[tuple[ObjectId, int]] = []
        """605.3c: the mana abilities that have begun to be activated, and have not resolved."""
        self.tapping_for_mana: ObjectId | None = None
        """106.12: the permanent of which a mana ability with {T} in its cost resolves now."""
        self.event = EventInHand()
        """The event that is being worked out now."""
        self.hands: Board | None = None
        """603.10d: the board on which it was last looked who controls what; ``None`` before anything was."""
        self.standing_in: list[PlayerId] = []
        """801.5c: who makes a choice for a player who reaches nobody that could; these choose among what is out of their range."""
        self.priced = False
        """601.2f: whether a spell is cast only to see what it costs, at a time at which it may not be cast as well."""
        self._everywhere = False
        self._answers = answers if callable(answers) else tuple(answers)
        self._pipeline = pipeline
        self._stop_after = stop_after
        self._told: list[PlayerId] = []
        """723.5: the players of whom was said that another one decides for them."""

    def aside(self) -> Transaction:
        """601.3e, 709.3: another action on a fork of the game as it is now, to look at what it would come to; nobody is asked."""
        other = Transaction(self.game, pipeline=self._pipeline)
        other.priced = self.priced
        return other

    def happen(
        self,
        proposals: Iterable[Change | Event],
        *,
        kind: StepKind,
        rules: Sequence[Citation],
        facts: Facts = NO_FACTS,
        player: PlayerId = NOBODY,
        cause: ObjectId | None = None,
        untold: Sequence[Untold] = (),
    ) -> Sequence[Change]:
        """704.3, 603.2c: let several things happen as one event, and give back what did happen."""
        return self._pipeline(
            self, proposals, kind=kind, rules=rules, facts=facts, player=player, cause=cause, untold=untold
        )

    @contextmanager
    def working_out(self, together: tuple[Event, ...]) -> Iterator[EventInHand]:
        """704.3: an event is worked out; another one that happens meanwhile has nothing of it."""
        outer, self.event = self.event, EventInHand(together)
        try:
            yield self.event
        finally:
            self.event = outer

    @contextmanager
    def resolving_for_mana(self, one: ObjectId | None) -> Iterator[None]:
        """106.12: for as long as it resolves, the permanent that is tapped for mana, if it is."""
        outer, self.tapping_for_mana = self.tapping_for_mana, one
        try:
            yield
        finally:
            self.tapping_for_mana = outer

    @contextmanager
    def activating_for_mana(self, one: ObjectId, index: int) -> Iterator[None]:
        """605.3c: from the moment at which a mana ability begins to be activated until it has resolved."""
        self.begun_for_mana.append((one, index))
        try:
            yield
        finally:
            self.begun_for_mana.pop()

    @contextmanager
    def replacing_with(self, effect: str) -> Iterator[None]:
        """614.5: while an effect does what it does instead of an event, it has had its opportunity."""
        self.replacing.append(effect)
        try:
            yield
        finally:
            self.replacing.pop()

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """801.17: while what happens is no matter of ranges of influence."""
        outer, self._everywhere = self._everywhere, True
        try:
            yield
        finally:
            self._everywhere = outer

    @property
    def board(self) -> Board:
        """The board as it is now."""
        game = self.game
        now = game.projected  # nearly always as it was last asked for, twenty times an action
        if not isinstance(now, Board) or now.game.changes != game.changes:
            now = board_of(game)
        return now.unlimited if self._everywhere else now

    def ask(self, question: Question) -> Answer:
        """The answer to a question; raises :class:`Undecided` without one and :class:`IllegalAnswer` for one that does not fit."""
        settled = question.settled()
        chooser = self.chooser(question.chooser)
        if chooser != question.chooser:
            question = replace(question, chooser=chooser, decider=chooser)
        question = self.addressed(question)
        if settled is not None:
            self.heard.append(Heard(question, settled, True))
            return settled
        answer = self.answer_to(question)
        if answer is None:
            METER.questions += 1
            raise Undecided(question)
        fault = question.fault(answer)
        if fault is not None:
            raise IllegalAnswer(question, answer, fault)
        self.asked.append((question, answer))
        self.heard.append(Heard(question, answer, False))
        self.decided_by_another(question.chooser)
        return answer

    def chooser(self, player: PlayerId) -> PlayerId:
        """800.4h: who makes a choice that a rule asks of a player: for one who has left, the next player in turn order."""
        if player == NOBODY or self.game.player(player).in_game:
            return player
        self.owed += [rule for rule in (cite("800.4h"),) if rule not in self.owed]
        return next(self.game.seats(player), player)

    def answer_to(self, question: Question) -> Answer | None:
        """What is answered to the next question of the action; ``None`` where nobody has said."""
        if callable(self._answers):
            return self._answers(question, self.heard)
        return self._answers[len(self.asked)] if len(self.asked) < len(self._answers) else None

    def addressed(self, question: Question) -> Question:
        """723.5: the question as it is put to whoever decides for the player whose choice it is."""
        decider = self.game.decides_for(question.chooser)
        return question if decider == question.chooser else replace(question, decider=decider)

    def decided_by_another(self, player: PlayerId) -> None:
        """723.5: said once in an action: another player decides for this one."""
        decider = self.game.decides_for(player)
        if decider != player and player not in self._told:
            self._told.append(player)
            self.note(StepKind.DECIDED, [DECIDES], facts=(DecidesFor(PlayerTarget(player)),), player=decider)

    def stand_in(self, player: PlayerId, for_: PlayerId, about: ObjectId) -> None:
        """801.5c: a player makes a choice that an effect of another one requires, whom nobody who could is in range of."""
        self.standing_in.append(player)
        facts = (StandsIn(PlayerTarget(for_)),)
        self.note(StepKind.DECIDED, [cite("801.5c")], facts=facts, player=player, cause=about)

    def ask_yes(
        self,
        purpose: Purpose,
        player: PlayerId,
        rule: Citation,
        about: Mention | None = None,
        *,
        which: str = "",
        price: str = "",
    ) -> bool:
        """A yes-or-no choice of a player. ``which``: by what name it is called, where several of its kind may be asked for.

        ``price``: the mana that a yes pays, if that is all that it pays.
        """
        options = (Option(key=YES.keys[0], text=which), Option(key=NO.keys[0]))
        return self.ask(
            Question(
                form=Form.YES_NO,
                purpose=purpose,
                decider=player,
                chooser=player,
                rule=rule,
                options=options,
                about=about,
                price=price,
            )
        ).yes

    def ask_one(
        self,
        purpose: Purpose,
        player: PlayerId,
        rule: Citation,
        options: Iterable[Option],
        about: Mention | None = None,
    ) -> str:
        """A choice of exactly one among options: the key of the one chosen."""
        return self.ask(
            Question(
                form=Form.CHOOSE,
                purpose=purpose,
                decider=player,
                chooser=player,
                rule=rule,
                options=tuple(options),
                minimum=1,
                maximum=1,
                about=about,
            )
        ).keys[0]

    def ask_objects(
        self,
        purpose: Purpose,
        player: PlayerId,
        rule: Citation,
        among: Iterable[Recipient],
        *,
        minimum: int,
        maximum: int,
        about: Mention | None = None,
    ) -> tuple[Recipient, ...]:
        """A choice of objects or players among some; at most as many as there are.

        801.5a: of those within the range of influence of whoever chooses.
        """
        player = self.chooser(player)
        candidates = {option_key(one): one for one in self.near(player, among, about)}
        question = Question(
            form=Form.CHOOSE,
            purpose=purpose,
            decider=player,
            chooser=player,
            rule=rule,
            options=tuple(self.option(one) for one in candidates.values()),
            minimum=min(minimum, len(candidates)),
            maximum=min(maximum, len(candidates)),
            about=about,
        )
        return tuple(candidates[key] for key in self.ask(question).keys)

    def near(self, player: PlayerId, among: Iterable[Recipient], about: Mention | None) -> tuple[Recipient, ...]:
        """801.5a: those that are within the range of influence of whoever chooses; that there are others is written down."""
        every = tuple(among)
        anyone = player in self.standing_in or (about is not None and is_exempt(self.board, about.id))
        found = every if anyone else those_reached(self.board, every, of=player)
        if len(found) < len(every):
            far = tuple(
                one if isinstance(one, PlayerTarget) else self.mention(one) for one in every if one not in found
            )
            facts = (OutOfRange(PlayerTarget(player), far),)
            cause = None if about is None else about.id
            self.note(StepKind.NOTHING, [cite("801.5a")], facts=facts, player=player, cause=cause)
        return found

    def option(self, one: Recipient) -> Option:
        """An object or player as something to choose."""
        if isinstance(one, PlayerTarget):
            return Option(key=option_key(one), player=one.player)
        return Option(key=option_key(one), mention=self.mention(one))

    def mention(self, object_id: ObjectId) -> Mention:
        """How a step names an object: as it is, or as it last was. Raises KeyError for one that never was."""
        seen = self.board.last_seen(object_id)
        if seen is None:
            raise KeyError(object_id)
        found, looks, controller = seen
        return mention_of(found, looks.name, controller, self._text(found))

    def mentions(self, objects: Sequence[ObjectId]) -> Sequence[Mention]:
        """How a step names each of several objects."""
        if not isinstance(objects, Ids):
            return tuple(self.mention(one) for one in objects)
        parts = ((part, self.mention(one.id)) for part, one in self.board.those(objects))
        return Together(Crowd(part.start, len(part), one) if isinstance(part, range) else one for part, one in parts)

    def _text(self, found: GameObject) -> str:
        return getattr(found.ability, "text", "") if found.ability is not None else ""

    def note(
        self,
        kind: StepKind,
        rules: Sequence[Citation],
        *,
        changes: Sequence[Change] = (),
        facts: Facts = NO_FACTS,
        player: PlayerId = NOBODY,
        cause: ObjectId | None = None,
        names: Mapping[ObjectId, Mention] | None = None,
        triggered: Sequence[Noticed] = (),
        missed: Sequence[NearMiss] = (),
        untold: Sequence[Untold] = (),
    ) -> None:
        """Write down a step. Objects named in its changes are named as they were before it, given in ``names``, or as they are."""
        spend(1)
        known = named(self, names or {}, runs_of(changes))
        mentioned = None
        if cause is not None:
            mentioned = known.get(cause) or self.mention(cause)
        owed, self.owed = self.owed, []
        kept, self.kept = self.kept, []
        self.steps.append(
            Step(
                kind=kind,
                rules=tuple(dict.fromkeys((*rules, *owed))),
                changes=changes if isinstance(changes, Changes) else tuple(changes),
                facts=(*facts, CouldNot(tuple(dict.fromkeys(kept)))) if kept else facts,
                player=player,
                cause=mentioned,
                names=known,
                triggered=tuple(triggered),
                missed=tuple(missed),
                untold=tuple(untold),
            )
        )
        if self._stop_after is not None and len(self.steps) >= self._stop_after:
            raise Reached(self.game)


def named(
    tx: Transaction, names: Mapping[ObjectId, Mention], runs: Iterable[tuple[Change, int]]
) -> Mapping[ObjectId, Mention]:
    """How the objects are called of which some changes speak, each of so many equal ones: as ``names`` says, else as they are."""
    known: dict[int, Mention | Crowd[Mention]] = {}
    together: list[range] = []
    for change, count in runs:
        event = change.event
        if isinstance(event, EffectBegins) and isinstance(event.effect.objects, Ids):
            for part, there in tx.board.those(event.effect.objects):
                if isinstance(part, range):
                    known[part.start] = Crowd(part.start, len(part), tx.mention(there.id))
                    together.append(part)
        for one in named_in(event):
            if one not in known and one not in names and not any(one in ids for ids in together):
                mention = tx.mention(one)
                itself = count > 1 and one in (getattr(event, "object", None), getattr(event, "became", None))
                known[one] = Crowd(one, count, mention) if itself else mention
                if itself:
                    together.append(range(one, one + count))
    if isinstance(names, ByNumber):
        return names.changed({}, new=known)
    entries: dict[int, Mention | Crowd[Mention]] = {**{int(one): found for one, found in names.items()}, **known}
    if together:
        return ByNumber(entries)
    return cast("dict[ObjectId, Mention]", entries)


def option_key(one: Recipient) -> str:
    """The key of an object or player among options: ``o12``, ``p0``."""
    return f"p{one.player}" if isinstance(one, PlayerTarget) else f"o{one}"
