"""Every choice that the rules leave to a person, as data: described, never enumerated, answered by plain keys.

An action that needs an answer that it was not given is abandoned (:class:`Undecided`) and run again from its start with
the answer. A question with one legal answer, or with options that are the same as data, is not asked.
"""

from __future__ import annotations

from enum import StrEnum, unique

from engine.words.citations import Citation
from engine.words.mentions import Mention
from engine.words.record import Record
from engine.words.terms import CardType, PlayerId


@unique
class Form(StrEnum):
    """How a question is answered."""

    CHOOSE = "choose"
    """Between ``minimum`` and ``maximum`` different options."""
    ORDER = "order"
    """All options, in an order; the first happens, or is put on the stack, first."""
    YES_NO = "yes or no"
    NUMBER = "number"
    """A whole number between ``minimum`` and ``maximum``."""
    DIVIDE = "divide"
    """``total`` among the options, at least ``minimum`` for each."""


@unique
class Purpose(StrEnum):
    """What a question is about."""

    LEGEND_RULE = "legend rule"
    PROTECTOR = "protector"
    COMMANDER_ZONE = "commander zone"
    TRIGGER_ORDER = "trigger order"
    ENTRY_ORDER = "timestamp order"
    TARGETS = "targets"
    DIVISION = "division"
    MODES = "modes"
    MAY = "may"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"
    CHOICE = "choice"
    REPLACEMENT = "replacement"
    COLOR = "color"
    SUBTYPE = "subtype"
    CARD_TYPE = "card type"
    CARD_NAME = "card name"
    SHIELD = "damage prevented by a shield"
    COPY = "what is copied"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    AS_ATTACKS = "as it attacks"
    ATTACKED = "what it attacks"
    DEFENDER = "defending player"
    ENLIST = "enlist"
    BLOCKED = "what it blocks"
    DAMAGE_DIVISION = "combat damage"
    LIBRARY_ORDER = "library order"
    LIBRARY_BOTTOM = "bottom of the library"
    GRAVEYARD_ORDER = "graveyard order"
    INTO_GRAVEYARD = "into the graveyard"
    SEARCH = "search"
    CHANCE = "chance"
    UNKNOWN_CARD = "unknown card"
    VOTE = "vote"
    COUNTERS_OR_TOKEN = "counters or token"
    MORE_TIME = "more time counters"
    LESS_TIME = "fewer time counters"
    WHICH_EVENT = "which event"
    OVER_OR_UNDER = "over or under"
    HALF = "half of a split card"
    SPLICE = "spliced cards"
    PILE = "pile"
    COST = "cost"
    PAYMENT = "payment"
    MANA_ABILITIES = "mana abilities"
    MANA = "mana"
    UNTAP = "untap"
    DESTINATION = "where it goes"
    MULLIGAN = "mulligan"
    OPENING_HAND = "opening hand"


class Option(Record, kw_only=True):
    """One thing that can be chosen. Options with equal ``alike`` are the same as data: which of them, makes no difference."""

    key: str
    mention: Mention | None = None
    player: PlayerId | None = None
    text: str = ""
    alike: int | None = None
    on: Mention | None = None
    """603.2c: of an ability that triggered several times at once, what it triggered on and speaks of."""
    only_one: int | None = None
    """107.5: of options with equal ``only_one`` at most one can be carried out; to choose several is refused as it is done."""


class Question(Record, kw_only=True):
    """A choice: who decides, whose choice it is (723.5 lets them differ), by which rule, among what."""

    form: Form
    purpose: Purpose
    decider: PlayerId
    chooser: PlayerId
    rule: Citation
    options: tuple[Option, ...] = ()
    minimum: int = 0
    maximum: int = 0
    total: int = 0
    about: Mention | None = None
    unfit: tuple[str, ...] = ()
    """201.4: names of cards of the game that may not be chosen."""
    unfit_types: tuple[CardType, ...] = ()
    """201.4: a card that has one of these types alone has no name that may be chosen."""
    price: str = ""
    """118.12: the mana that a yes pays, where it pays nothing else."""

    def settled(self) -> Answer | None:
        """The one answer that makes a difference, or ``None`` where somebody must be asked."""
        if self.form is Form.CHOOSE:
            keys = tuple(option.key for option in self.options)
            if self.maximum == 0:
                return Answer()
            if self.minimum >= len(keys):
                return Answer(keys=keys)
            if self.minimum == self.maximum and self._all_alike():
                return Answer(keys=keys[: self.minimum])
        elif self.form is Form.ORDER:
            if len(self.options) < 2 or self._all_alike():
                return Answer(keys=tuple(option.key for option in self.options))
        elif self.form is Form.NUMBER:
            if self.minimum == self.maximum:
                return Answer(number=self.minimum)
        elif self.form is Form.DIVIDE and len(self.options) == 1:
            return Answer(amounts=((self.options[0].key, self.total),))
        return None

    def _all_alike(self) -> bool:
        first = self.options[0].alike
        return first is not None and all(option.alike == first for option in self.options)

    def fault(self, answer: Answer) -> str | None:
        """Why an answer is not legal, as a short code; ``None`` where it is.

        Codes: ``unknown option``, ``repeated option``, ``too few``, ``too many``, ``not a number``, ``out of range``,
        ``incomplete order``, ``wrong total``, ``below minimum``.
        """
        known = {option.key for option in self.options}
        if self.form is Form.YES_NO:
            return None if answer.keys in (("yes",), ("no",)) else "unknown option"
        if self.form is Form.NUMBER:
            if answer.number is None:
                return "not a number"
            return None if self.minimum <= answer.number <= self.maximum else "out of range"
        keys = tuple(key for key, _ in answer.amounts) if self.form is Form.DIVIDE else answer.keys
        if any(key not in known for key in keys):
            return "unknown option"
        if len(set(keys)) < len(keys):
            return "repeated option"
        if self.form is Form.ORDER:
            return None if len(keys) == len(known) else "incomplete order"
        if self.form is Form.DIVIDE:
            if sum(amount for _, amount in answer.amounts) != self.total:
                return "wrong total"
            return (
                None
                if len(keys) == len(known) and all(n >= self.minimum for _, n in answer.amounts)
                else "below minimum"
            )
        if len(keys) < self.minimum:
            return "too few"
        return "too many" if len(keys) > self.maximum else None


class Answer(Record, kw_only=True):
    """What was decided: keys of options; a number; or amounts by option."""

    keys: tuple[str, ...] = ()
    number: int | None = None
    amounts: tuple[tuple[str, int], ...] = ()

    @property
    def yes(self) -> bool:
        """Whether a yes-or-no question was answered with yes."""
        return self.keys == ("yes",)


YES = Answer(keys=("yes",))
NO = Answer(keys=("no",))


class Heard(Record):
    """A question that an action came to, with its answer; ``settled`` where it made no difference and nobody was asked."""

    question: Question
    answer: Answer
    settled: bool


class Undecided(Exception):
    """An action met a question without an answer. The action is abandoned; nothing of it has happened."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.purpose)
        self.question = question


class IllegalAnswer(Exception):
    """An answer does not fit its question. ``fault`` is a code of :meth:`Question.fault`."""

    def __init__(self, question: Question, answer: Answer, fault: str) -> None:
        super().__init__(fault)
        self.question = question
        self.answer = answer
        self.fault = fault
