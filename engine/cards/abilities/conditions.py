"""Conditions: intervening 'if' (603.4), states that trigger (603.8), 'as long as', 'if' in an effect (608.2c)."""

from __future__ import annotations

from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference
from engine.words.record import Record
from engine.words.terms import Fate, Relation, TurnStep


class Within(Record):
    """A quantity lies within limits."""

    quantity: Quantity
    bounds: Bounds


class Compare(Record):
    """The left quantity is greater than, equal to, or less than the right one ('>', '>=', '=', '<=', '<')."""

    left: Quantity
    relation: str
    right: Quantity


class Exists(Record):
    """At least so many objects match."""

    filter: Filter
    least: int = 1


class ChosenWord(Linkable):
    """607.2f, 607.2m: this word was chosen for the source as it entered, by the linked ability."""

    word: str
    pair: str = ""

    @property
    def is_linked(self) -> bool:
        """607.2f: it speaks of the word that another ability let choose."""
        return True


class Is(Record):
    """What is referred to matches the description; false where there is nothing."""

    of: ObjectReference
    filter: Filter


class Paid(Record):
    """601.2b: an additional or alternative cost of that name was paid for the spell, or for the spell it was (702.33d)."""

    name: str


class StepIs(Record):
    """500.1: it is that step of somebody's turn."""

    step: TurnStep


class Blessed(Record):
    """702.131c: a player in that relation has the city's blessing."""

    who: Relation


class Happened(Record):
    """Something has befallen a player in that relation this turn."""

    what: Fate
    to: Relation


class AnyPlayer(Record):
    """109.5, 608.2c: something is so of one of these players at least, each of whom ``such`` calls the one it is at."""

    of: PlayerReference
    such: Condition


class MostCastLastTurn(Record):
    """502.2, 608.2i: the most spells that any one player cast in the last turn lies within; false where no turn was before."""

    bounds: Bounds


class StruckPlayer(Record, kw_only=True):
    """702.76a, 702.173a: this turn something that the player controlled then dealt combat damage to a player, and was so then.

    ``sharing_type``: it had a creature type of the source. Otherwise it was a creature with this ``subtype``, or a commander.
    """

    sharing_type: bool = False
    subtype: str = ""


class SinceLastUpkeep(Record):
    """702.30a: it came under its controller's control since the beginning of that player's last upkeep before this one."""

    of: ObjectReference


class TurnOf(Record):
    """It is the turn of a player in that relation."""

    relation: Relation


class DayNightIs(Record):
    """731.1: it is night, or it is day; with ``None`` it is neither."""

    night: bool | None


class MonarchIs(Record):
    """725.1: the monarch is a player in that relation."""

    relation: Relation


class InitiativeIs(Record):
    """726.1: a player in that relation has the initiative."""

    relation: Relation


class HadToAttack(Record):
    """506.6: an effect required it to attack as attackers were declared in this combat."""

    of: ObjectReference


class MainPhaseIs(Record):
    """505.1b: it is the main phase of that number in this turn."""

    number: int


class CombatTime(Record, kw_only=True):
    """506.7: it is before, or after, a point of the combat phase: the beginning of that step, or with ``None`` the whole phase.

    ``during``: only during combat, and of whichever combat phase it is (506.7c); else of the first one of the turn (506.7d).
    """

    step: TurnStep | None = None
    after: bool = False
    during: bool = False


class Not(Record):
    """The opposite."""

    of: Condition


class AllOf(Record):
    """Every one of them."""

    parts: tuple[Condition, ...]


class AnyOf(Record):
    """At least one of them."""

    parts: tuple[Condition, ...]


Condition = (
    Within
    | Compare
    | Exists
    | Is
    | ChosenWord
    | Paid
    | StepIs
    | Blessed
    | Happened
    | AnyPlayer
    | MostCastLastTurn
    | StruckPlayer
    | SinceLastUpkeep
    | TurnOf
    | DayNightIs
    | MonarchIs
    | InitiativeIs
    | HadToAttack
    | MainPhaseIs
    | CombatTime
    | Not
    | AllOf
    | AnyOf
)
