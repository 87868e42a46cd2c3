"""603.1-603.2: trigger events as data. ``engine.happening.triggers`` holds them against what happened."""

from __future__ import annotations

from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import PlayerReference
from engine.words.record import Record
from engine.words.terms import Action, Reason, Relation, TurnStep, Zone


class Moves(Record, kw_only=True):
    """603.6: an object that matches goes from one zone to another; ``None`` is any zone.

    The description is read as the object was before it left the battlefield (603.10a), or as it is after it arrived.
    Enters: ``to=BATTLEFIELD``. Dies: battlefield to graveyard (700.4). Leaves: ``origin=BATTLEFIELD``.
    """

    subject: Filter
    origin: Zone | None = None
    to: Zone | None = None
    reason: Reason | None = None
    one_or_more: bool = False
    """'Whenever one or more': once for an event, however many move (603.2c)."""


class Draws(Record, kw_only=True):
    """121: a player draws a card; once for each card (121.2). ``this``: the source itself, revealed as it is drawn (702.94a)."""

    who: Relation = Relation.ANY
    this: bool = False
    nth: int = 0
    """Only the card of that number that the player draws in the turn."""
    beyond_first: bool = False
    """504.1: not the first card that the player draws in a draw step of their own."""
    shown: Filter | None = None
    """603.11: only such a card, which a static ability of the source, linked to this one, has revealed as it was drawn."""


class Becomes(Record, kw_only=True):
    """603.2e: an object becomes tapped, untapped, attached, unattached, the target; phases in or out. ``state`` names which."""

    subject: Filter
    state: str
    """One of 'tapped', 'untapped', 'attached', 'unattached', 'targeted', 'phased in', 'phased out', 'turned face up', 'turned face
    down', 'transformed'."""
    by: Relation = Relation.ANY
    """Of 'targeted': whose spell or ability it is; an opponent who is asked for so is the player of the event."""
    other: Filter | None = None
    """What else takes part: the spell or ability that targets it, what it becomes attached to or unattached from."""


class ReachesLevel(Record, kw_only=True):
    """716.2a: a permanent's level becomes this one, or any where none is said; what it has from that level on notices it."""

    subject: Filter
    level: int | None = None


THIS_DOOR = "this"
"""709.5h: the half in which the ability itself is: on a whole card it says which of the two that is (709.5)."""


class Unlocks(Record, kw_only=True):
    """709.5h-i: a player unlocks half of a permanent that matches; ``fully``: and with that both are unlocked.

    ``door``: the 'left' or the 'right' half of the source itself, or 'this' one.
    """

    subject: Filter | None = None
    who: Relation = Relation.YOU
    door: str = ""
    fully: bool = False


class DealsDamage(Record, kw_only=True):
    """120: a source that matches deals damage; to an object, a player, or either. 120.9: once for each recipient.

    The player of the event is who is dealt it, or controls what is dealt it; of an opponent's source that deals it to you, or
    not to a player alone, that opponent.
    """

    source: Filter | None = None
    to_object: Filter | None = None
    to_player: Relation | None = None
    combat: bool | None = None
    once: bool = False
    """603.2c: 'one or more creatures that a player controls': once for each player whose they are, and for each recipient;
    without a ``source`` ('is dealt damage') once for each recipient, however many deal it at the same time."""
    recipient: PlayerReference | None = None
    """303.4b: only to these players, such as the enchanted one."""
    least: int = 0
    """So much of it, at least."""
    once_for_all: bool = False
    """603.2c: with ``once``: 'to one or more players': for all recipients together."""


class LifeChanges(Record, kw_only=True):
    """119.9: a player gains or loses life."""

    who: Relation = Relation.ANY
    gained: bool = True


class CastsSpell(Record, kw_only=True):
    """601.2i: a player casts a spell that matches. 'That many': the other spells that were cast before it this turn (702.40a)."""

    who: Relation = Relation.ANY
    spell: Filter = Filter(zone=Zone.STACK)
    nth: int = 0
    """Only the spell of that number, of those that match, that the player casts in the turn."""


class Expends(Record, kw_only=True):
    """700.14: a player has now spent so much mana in all on spells in this turn, and had not before."""

    amount: int
    who: Relation = Relation.ANY


class ActivatesAbility(Record, kw_only=True):
    """602.2: a player activates an ability of an object that matches; a copy of one is not activated (707.10).

    ``mana``: only mana abilities, or only others; with ``None`` either.
    """

    who: Relation = Relation.ANY
    of: Filter | None = None
    mana: bool | None = None
    exhaust: bool = False
    """702.177a: only exhaust abilities."""


class Cycles(Record, kw_only=True):
    """702.29c: a player discards a card that matches to pay the cost of its cycling."""

    who: Relation = Relation.ANY
    card: Filter | None = None


class CyclesOrDiscards(Record, kw_only=True):
    """702.29d: a player discards a card that matches, as a cost of cycling or for anything else: once for each card."""

    who: Relation = Relation.ANY
    card: Filter | None = None


class BeginningOf(Record, kw_only=True):
    """603.2b: a phase or step begins, in the turn of a player in that relation."""

    step: TurnStep
    whose: Relation = Relation.ANY
    of: PlayerReference | None = None
    """Only of such a player: 'the upkeep of enchanted creature's controller'."""
    main: int | None = None
    """505.1b: only as the main phase of that number in the turn begins, which of the two kinds it is of."""


class CountersPutOn(Record, kw_only=True):
    """122.6-122.7: one or more counters of a kind are put on an object that matches; any kind with ``None``.

    ``crosses`` is the number that the total reaches or passes with them (122.7: the n-th counter; 714.2b).
    """

    subject: Filter
    counter: str | None = None
    crosses: int | None = None
    by: Relation = Relation.ANY
    once: bool = False
    """603.2c: 'on one or more creatures': once for all that have them put on at the same time."""
    each: bool = False
    """603.2c: 'a counter is put on it': for each of them, however many are put on it at the same time."""


class GetsCounters(Record, kw_only=True):
    """122.1, 122.6: a player gets one or more counters of a kind, any kind with ``None``; once for all at the same time."""

    who: Relation = Relation.ANY
    counter: str | None = None


class LosesLastCounter(Record, kw_only=True):
    """310.12b: the last counter of a kind is removed from an object that matches."""

    subject: Filter
    counter: str


class LosesControl(Record, kw_only=True):
    """603.10d: a player no longer controls a permanent that matches: another one does, or it has left the battlefield (109.4)."""

    subject: Filter
    who: Relation = Relation.YOU


class Attacks(Record, kw_only=True):
    """508.3: a creature that matches is declared as an attacker.

    ``to_player``: attacking such a player; ``to_object``: attacking such a planeswalker or battle (508.3a); ``most_life``: a
    player with the most life, or tied for it.
    """

    subject: Filter = CREATURE
    alone: bool = False
    to_player: Relation | None = None
    to_object: Filter | None = None
    most_life: bool = False
    once: bool = False
    """508.3b-e: once for a declaration; where it says what is attacked, for each player or permanent attacked."""
    others: int = 0
    """At least so many other creatures attack with it, ..."""
    exactly: bool = False
    """... or just so many, ..."""
    such: Filter | None = None
    """... such as these."""


class Blocks(Record, kw_only=True):
    """509.3: a creature that matches blocks, or becomes blocked."""

    subject: Filter = CREATURE
    becomes_blocked: bool = False
    other: Filter | None = None
    """What the creature that it blocks, or that blocks it, must be; it then triggers once for each (509.3b, 509.3d)."""
    least: int = 0
    """509.3e: it blocks, or is blocked by, at least so many creatures."""


class Unblocked(Record, kw_only=True):
    """509.3g: an attacking creature that matches is not blocked as blockers are declared."""

    subject: Filter = CREATURE


class DayNightTurns(Record, kw_only=True):
    """731.1a: day becomes night (``night``), night becomes day, or either with ``None``; not out of neither."""

    night: bool | None = None


class BecomesMonarch(Record, kw_only=True):
    """725.1: a player becomes the monarch."""

    who: Relation = Relation.ANY


class TakesInitiative(Record, kw_only=True):
    """726.2: a player takes the initiative, whether they had it or not (726.5)."""

    who: Relation = Relation.ANY


class EntersRoom(Record, kw_only=True):
    """309.4c: the venture marker is moved into that room of the dungeon card, counted from 0."""

    room: int


class CompletesDungeon(Record, kw_only=True):
    """309.7: a player completes a dungeon."""

    who: Relation = Relation.ANY


class LosesGame(Record, kw_only=True):
    """603.9: a player loses the game."""

    who: Relation = Relation.ANY


class AbilityTriggers(Record, kw_only=True):
    """603.3b: another triggered ability of an object that matches triggers."""

    of: Filter
    who: Relation = Relation.ANY


class Performs(Record, kw_only=True):
    """701: a player, or an object that matches, has done a keyword action: scried (701.22d), explored (701.44b)."""

    action: Action
    who: Relation = Relation.ANY
    subject: Filter | None = None


class AddsMana(Record, kw_only=True):
    """106.12a: a permanent that matches is tapped for mana; or, ``tapped`` unset, mana is added in any way, by whatever source."""

    subject: Filter | None = None
    who: Relation = Relation.ANY
    tapped: bool = True


class DamageIsPrevented(Record, kw_only=True):
    """615.13: damage that would be dealt is prevented; once for each prevention effect, of however many events at once."""

    source: Filter | None = None
    to_object: Filter | None = None
    to_player: Relation | None = None


class DealtExcess(Record, kw_only=True):
    """120.10: a permanent that matches is dealt excess damage; once for all sources that deal it damage at the same time.

    ``source``: only if such a source is among them.
    """

    subject: Filter
    source: Filter | None = None
    combat: bool | None = None


class StateIs(Record):
    """603.8: the game is in a state."""

    condition: Condition


class When(Record):
    """603.12: 'when you do': a reflexive ability triggers as soon as it is made."""


Trigger = (
    Moves
    | Draws
    | Becomes
    | DealsDamage
    | LifeChanges
    | CastsSpell
    | Expends
    | ActivatesAbility
    | Cycles
    | CyclesOrDiscards
    | BeginningOf
    | CountersPutOn
    | GetsCounters
    | LosesLastCounter
    | LosesControl
    | Attacks
    | Blocks
    | Unblocked
    | DayNightTurns
    | BecomesMonarch
    | TakesInitiative
    | EntersRoom
    | CompletesDungeon
    | LosesGame
    | AbilityTriggers
    | Performs
    | AddsMana
    | DamageIsPrevented
    | DealtExcess
    | ReachesLevel
    | Unlocks
    | StateIs
    | When
)


def enters(subject: Filter, *, one_or_more: bool = False) -> Moves:
    """603.6a: something enters the battlefield."""
    return Moves(subject=subject, to=Zone.BATTLEFIELD, one_or_more=one_or_more)


def dies(subject: Filter, *, one_or_more: bool = False) -> Moves:
    """700.4: something is put into a graveyard from the battlefield."""
    return Moves(subject=subject, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, one_or_more=one_or_more)


def leaves(subject: Filter, *, one_or_more: bool = False) -> Moves:
    """603.6c: something leaves the battlefield."""
    return Moves(subject=subject, origin=Zone.BATTLEFIELD, one_or_more=one_or_more)


def told_apart(trigger: Trigger) -> bool:
    """603.2: whether it is known of such an event if it is the first of its kind in a turn."""
    match trigger:
        case LifeChanges():
            return True
        case Attacks(subject=subject):
            # Of an earlier attack it is not known whom it was against, or what went with it.
            return trigger == Attacks(subject=subject) and subject.designation is None
        case Becomes(state=state, other=other):
            return state == "targeted" and other is None
        case CountersPutOn(crosses=crosses):
            return crosses is None
        case Moves(reason=reason):
            return reason in (Reason.SACRIFICED, Reason.DISCARDED)
        case _:
            return False


def asks_of_an_object(trigger: Trigger) -> bool:
    """603.2: whether it is of the object of the event that it is asked if it is the first time; else of the player."""
    return isinstance(trigger, Attacks | Becomes | CountersPutOn)
