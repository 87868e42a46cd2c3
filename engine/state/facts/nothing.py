"""What does not happen, or not as usual, and why."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.cards.abilities.ability import Prohibition
from engine.state.facts.announced import Named
from engine.state.facts.fact import Fact
from engine.words.mentions import Mention
from engine.words.record import Record


@unique
class WhyNothing(StrEnum):
    """Why something does not happen. One without words in the narrator fails a test."""

    ZERO = "number is 0"
    NOTHING_THERE = "nothing there"
    ZERO_DAMAGE = "no damage"
    IMPOSSIBLE = "impossible choice"
    CANNOT_BE_PAID = "cannot be paid"
    CANNOT_PAY = "cannot pay"
    NOT_PAYABLE_TOGETHER = "not payable together"
    PAID_ANYWAY = "paid all the same"
    DRAW_LIMIT = "draw limit"
    DRAW_REPLACED = "draw replaced"
    GAIN_REPLACED = "gain of life replaced"
    LOSS_REPLACED = "loss of life replaced"
    INDESTRUCTIBLE = "indestructible"
    SURVIVES = "survives"
    CANNOT_LOSE = "cannot lose"
    NO_CHAPTERS = "no chapter abilities"
    LEGENDS_APART = "legends of several players"
    CANNOT_BE_COUNTERED = "cannot be countered"
    CHANGED_ZONES = "changed zones"
    DURATION_OVER = "duration over"
    CANNOT_HAVE = "cannot have the ability"
    NO_LONGER_BESTOWED = "no longer bestowed"
    NO_LONGER_MUTATING = "no longer mutating"
    NOT_PERMANENT = "no permanent card"
    NOTHING_TO_ENCHANT = "nothing to enchant"
    NOTHING_FOR_TOKEN = "nothing for a token to enchant"
    NOTHING_TO_COPY = "nothing to copy"
    NO_FIGHT = "no fight"
    COUNTERS_STAY = "counters stay"
    NO_SUCH_DOOR = "no such door"
    NOT_TO_SACRIFICE = "not to sacrifice"
    HAS_NOT_LEFT = "has not left"
    NO_EXCHANGE = "no exchange"
    NO_MANA_TYPE = "no type of mana"
    NO_STICKER = "no sticker"
    NOT_THE_OWNER = "not the owner of it"
    NOT_DISCARDED = "not discarded"
    OUTSIDE = "outside the game"
    TWO_FACED = "has two faces"
    NOT_MELDED = "not a meld pair"
    TURNED_SINCE = "turned over since"
    BY_DAY_AND_NIGHT = "turned by day and night alone"
    NO_DUNGEON = "no dungeon"
    TURN_OF_ANOTHER = "turn of another"
    TARGETS_UNCHANGED = "targets unchanged"
    HAS_LEFT = "has left the game"
    HAS_COUNTERS = "has such counters"
    SO_ALREADY = "so already"
    CANNOT_BE_ATTACHED = "cannot be attached"


class Nothing(Fact):
    """101.3: why nothing happens, and the objects of which that is so, where it is not the cause of the step."""

    why: WhyNothing
    of: tuple[Mention, ...] = ()


class Kept(Record):
    """101.2: what a player or an object cannot do, and by whose ability or effect."""

    what: Prohibition
    whom: Named
    by: Mention


class CouldNot(Fact):
    """101.2, 614.17c: what would have happened in the step and could not."""

    kept: tuple[Kept, ...]


class CountsAsPaid(Fact):
    """601.2h: the mana of a cost that counts as paid, because nobody said which mana there is."""

    cost: str


class NotCast(Fact):
    """608.2g, 733.1: the card that an instruction would have the player cast, and why they cannot, by the code of `Refused`."""

    spell: Mention
    why: str
