"""Numbers in an ability: fixed, announced, counted on the board, or those of the event (107, 608.2h)."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import ObjectReference, PlayerReference, You
from engine.words.record import Record
from engine.words.terms import Action, Color, Deed, Zone


class Fixed(Record):
    """A number."""

    value: int


class X(Record):
    """107.3: the announced value of X, 0 where none was."""


class XOf(Record):
    """107.3e: the value of X that was used for another object's cost."""

    of: ObjectReference


class EventAmount(Record):
    """'That much': the number of the trigger event."""


class Count(Record):
    """How many objects match."""

    filter: Filter


class CountOf(Record):
    """How many objects a reference speaks of. ``gone``: those too that are no more what they were: 'destroyed this way'."""

    of: ObjectReference
    gone: bool = False


class PowerOf(Record):
    """The power of an object, or the power it last had (608.2h)."""

    of: ObjectReference


class ToughnessOf(Record):
    """The toughness of an object, or the toughness it last had."""

    of: ObjectReference


class ManaValueOf(Record):
    """202.3: the mana value of an object."""

    of: ObjectReference


class ManyColors(Record):
    """105.2: how many colours an object has, or last had (608.2h)."""

    of: ObjectReference


class CountersOn(Record):
    """122: how many counters of a kind are on an object; of all kinds together without one."""

    counter: str | None
    of: ObjectReference


class TimesMutated(Record):
    """702.140d: how many times an object has mutated, or had."""

    of: ObjectReference


class PlayerCounters(Record):
    """122.1: how many counters of a kind a player has; of poison as many as the player's team, where it shares them (810.10a)."""

    counter: str
    of: PlayerReference


class LifeOf(Record):
    """119: a player's life total; a team's where it is shared (810.9a)."""

    of: PlayerReference


class StartingLife(Record):
    """103.4: the life total with which a player began; a team's where it is shared (810.9a)."""

    of: PlayerReference


class ExtremeLife(Record, kw_only=True):
    """119: the lowest life total among players, or the highest; a team's where it is shared (810.9a). Nobody's is 0."""

    of: PlayerReference
    highest: bool = False


class CardsIn(Record):
    """How many cards a player has in hand, library or graveyard."""

    of: PlayerReference
    zone: str


class PlayersIn(Record):
    """How many players a reference speaks of."""

    of: PlayerReference


class PlayersWith(Record, kw_only=True):
    """107.1: how many players there are of whom one number is ``how`` ('<', '<=', '=', '>=', '>') ``than`` another; in both numbers
    each of them is the one that is spoken of."""

    of: PlayerReference
    what: Quantity
    how: str
    than: Quantity


class TimesPaid(Record):
    """702.33c: how often a cost of that name was paid for the spell, or for the spell it was."""

    name: str


class Devotion(Record):
    """700.5: how many mana symbols of these colours there are among the mana costs of permanents that a player controls."""

    colors: tuple[Color, ...]
    of: PlayerReference = You()


class PartyOf(Record):
    """700.8: how many creatures are in a player's party: up to one Cleric, one Rogue, one Warrior and one Wizard."""

    of: PlayerReference


class ColorsSpent(Record):
    """702.44a: how many colours of mana were spent to cast the spell, or the spell it was."""


class ManaOfColorSpent(Record):
    """601.2h: how much mana of this colour was spent to cast the spell, or the spell it was; of several the most of any one."""

    colors: tuple[Color, ...]


class ManaSpentOn(Record):
    """702.191a: how much mana was spent to cast a spell; none on a copy."""

    of: ObjectReference


class StationedWith(Record):
    """702.184a, 702.184c: the power of what was tapped, or what a static ability says that it stations with instead."""

    of: ObjectReference


class SpellsCast(Record):
    """How many spells players have cast this turn."""

    of: PlayerReference


class CardsDrawn(Record):
    """121.1: how many cards players have drawn this turn."""

    of: PlayerReference


class DoneThisTurn(Record, kw_only=True):
    """608.2i: how often players have done that this turn with an object that matched, as it was then: cast a spell, had a permanent
    enter under their control, sacrificed one, discarded a card, had a card put into their graveyard."""

    what: Deed
    of: PlayerReference
    filter: Filter = Filter()
    origins: tuple[Zone, ...] = ()
    """Only from one of these zones: 'cards put into your graveyard from your hand or library'."""
    action: Action | None = None
    """701: which keyword action it was."""
    counter: str | None = None
    """122.6: of counters that were put on something, only those of this kind."""


class TimesResolved(Record):
    """608.2i: of which time this is in the turn that this ability of this object resolves: 1 the first time."""


class TargetsOf(Record):
    """115.9a: how many targets were chosen for a spell or ability, each instance of the word by itself."""

    of: ObjectReference


class CrewOf(Record):
    """702.122b, 702.171c, 608.2i: how many creatures crewed or saddled it in this turn, wherever they are now."""

    of: ObjectReference


class LifeThisTurn(Record, kw_only=True):
    """119.3: how much life players have gained this turn in all; or ``lost``: lost."""

    of: PlayerReference
    lost: bool = False


class DamageTaken(Record):
    """702.54b: how much damage players were dealt this turn, in all."""

    of: PlayerReference


class DamageOn(Record):
    """120.3, 608.2i: how much damage objects were dealt this turn, by whatever sources, wherever they are since."""

    of: ObjectReference


class PermanentsGone(Record):
    """702.69a: how many permanents were put into graveyards from the battlefield this turn, whosever they were."""


class GoneThisTurn(Record, kw_only=True):
    """608.2i, 700.4: how many objects that matched, as they last were, have left the zone of the description this turn.

    ``to``: only those that went there: from the battlefield to a graveyard is to die. What became of them since is no matter.
    """

    filter: Filter
    to: Zone | None = None


class AttackedWith(Record):
    """608.2i: how many creatures players attacked with this turn, whatever has become of them."""

    of: PlayerReference


class PowerAttackedWith(Record):
    """508.1k, 608.2i: the total power of the creatures with which players have attacked in this combat, each as it was as it was
    declared; 0 outside of combat."""

    of: PlayerReference


class DifferentNames(Record):
    """201.2b: the most of the objects that match of which each has a name and no two have one in common."""

    filter: Filter


class Differing(Record, kw_only=True):
    """107, 205.2a, 305.6: how many different ones there are among the objects that match.

    ``what``: 'card types', 'basic land types', 'colors', 'mana values', 'powers', 'names'. ``of``: among these objects instead, as
    they are or last were.
    """

    what: str
    filter: Filter = Filter()
    of: ObjectReference | None = None


class Greatest(Record, kw_only=True):
    """208.1, 202.3: the greatest 'power', 'toughness' or 'mana value' among the objects that match; 0 where there is none.

    ``smallest``: the least of them. ``of``: among these objects instead, as they are or last were.
    """

    what: str
    filter: Filter = Filter()
    smallest: bool = False
    of: ObjectReference | None = None


class UnlockedDoors(Record):
    """709.5c, 709.5j: how many halves of the permanents that match are unlocked."""

    filter: Filter


class LevelOf(Record):
    """716.2b, 716.2d: the level of a permanent, 1 where it has none."""

    of: ObjectReference


class MonstrosityOf(Record):
    """701.37c: the number of a permanent's monstrosity, as it became monstrous."""

    of: ObjectReference


class SpeedOf(Record):
    """702.179f: a player's speed, 0 where they have none."""

    of: PlayerReference


class DungeonsCompleted(Record):
    """309.7: how many dungeons a player has completed; with ``name`` only those of that name."""

    of: PlayerReference
    name: str = ""


class TimesTempted(Record):
    """701.54c: how often the Ring has tempted a player."""

    of: PlayerReference


class CommanderCasts(Record):
    """903.8: how often players have cast commanders from the command zone this game; ``which``: only this one."""

    of: PlayerReference
    which: ObjectReference | None = None


class Noted(Record):
    """A number that an earlier instruction kept under a name: the votes for a choice (701.38)."""

    name: str


class OnStickers(Record, kw_only=True):
    """123.6d-e, 123.8a: a number that is read off the stickers of objects.

    ``what``: 'letters', so many of these letters on name stickers; 'vowels', how many different ones each of those has; 'power'
    or 'toughness', what is printed on power and toughness stickers; 'stickers', how many there are.
    """

    of: ObjectReference
    what: str
    letters: str = ""


class Sum(Record):
    """Quantities added up."""

    parts: tuple[Quantity, ...]


class Times(Record):
    """A quantity multiplied by a whole number, which may be negative."""

    factor: int
    of: Quantity


class Apart(Record):
    """107.1: by how much two numbers differ, whichever of them is the greater."""

    one: Quantity
    other: Quantity


class Half(Record):
    """107.1a: half, rounded as the text says."""

    of: Quantity
    round_up: bool


OfObjects = (
    XOf
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | ManyColors
    | ManaSpentOn
    | CountersOn
    | TimesMutated
    | StationedWith
    | DamageOn
    | LevelOf
    | MonstrosityOf
    | OnStickers
    | TargetsOf
    | CrewOf
)
"""107, 208.1, 202.3, 122: what is read from objects, summed up where there are several."""

OfPlayers = (
    PlayerCounters
    | LifeOf
    | StartingLife
    | ExtremeLife
    | CardsIn
    | PlayersIn
    | PlayersWith
    | DamageTaken
    | Devotion
    | PartyOf
    | SpellsCast
    | LifeThisTurn
    | CardsDrawn
    | DoneThisTurn
    | AttackedWith
    | PowerAttackedWith
    | SpeedOf
    | DungeonsCompleted
    | TimesTempted
    | CommanderCasts
)
"""107, 119, 122: what is read from players, summed up where there are several."""

Quantity = (
    Fixed
    | X
    | EventAmount
    | Count
    | CountOf
    | TimesPaid
    | ColorsSpent
    | ManaOfColorSpent
    | PermanentsGone
    | GoneThisTurn
    | TimesResolved
    | UnlockedDoors
    | DifferentNames
    | Differing
    | Greatest
    | Noted
    | Sum
    | Times
    | Half
    | Apart
    | OfObjects
    | OfPlayers
)
