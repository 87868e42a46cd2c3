"""611, 614-615, 603.7: effects that begin or end, as they are told, and what else an instruction does that makes no event."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import Duration
from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget
from engine.words.mentions import Mention
from engine.words.record import Record
from engine.words.terms import Designation, Zone


class PartBegun(Record):
    """613.1: a part of an effect by the name of its record, and what it says, as everybody writes it: ``+2/+2``, ``flying``."""

    part: str
    detail: str


class Lasts(Fact):
    """611.2a: how long an effect lasts or lasted, where that is said; 611.2b: whether as long as its condition is true."""

    until: Duration | None = None
    conditional: bool = False


class ObjectsChange(Fact):
    """611.2c: the objects that an effect changes part by part, or designates."""

    objects: Sequence[Mention]
    parts: tuple[PartBegun, ...] = ()
    marks: tuple[Designation, ...] = ()


class BecomeCopies(Fact):
    """707.2b: the objects that become copies, as they were, and of what."""

    objects: tuple[Mention, ...]
    original: Mention


class CombatRuled(Fact):
    """611.1: the objects of which an effect says what they must or can't do in combat, and what, by the name of its record; none
    where it is about all that it describes (611.2c)."""

    objects: tuple[Mention, ...]
    rule: str


class Exchanged(Fact):
    """701.12b, 701.12h: the two permanents that change controllers, or rules texts."""

    objects: tuple[Mention, ...]
    texts: bool = False


class DesignationLost(Fact):
    """701.60a, 722.3c: the objects that are not designated as something any more."""

    objects: tuple[Mention, ...]
    designation: Designation


class MoreLands(Fact):
    """305.2: how many lands more the player may play this turn."""

    count: int


class Forbidden(Fact):
    """101.2: what the player can't do; whether only to, or with, what the effect describes."""

    what: Prohibition
    only_such: bool = False


class PlayerGains(Fact):
    """613.10: the ability that the player has, by its text or keyword."""

    ability: str


class CastingAllowed(Fact):
    """601.3: the cards that the player may cast, and whether for free."""

    cards: tuple[Mention, ...]
    free: bool


class PlayingAllowed(Fact):
    """715.3d: the cards in exile that the player may play, but not as an Adventure."""

    cards: tuple[Mention, ...]


class NextSpellChanges(Fact):
    """611.2f: the effect waits for the next spell of its kind that the player casts."""


class RegenerationBegins(Fact):
    """701.19a: the permanents whose next destruction this turn is replaced."""

    objects: tuple[Mention, ...]


class PreventionBegins(Fact):
    """615.7: how much of the next damage is prevented, in points; none is said where a shield has no such size."""

    amount: int | None


class EventsChange(Fact):
    """614.3, 615.3: what an effect says of events to come, by the name of its record: of whom, of which sources of damage, where
    that goes instead; of a move, from where, to where, and where instead; whether once, or for so much damage more; what it
    forbids."""

    says: str
    forbidden: Prohibition | None = None
    of: tuple[Mention | PlayerTarget, ...] = ()
    sources: tuple[Mention, ...] = ()
    elsewhere: tuple[Mention | PlayerTarget, ...] = ()
    origin: Zone | None = None
    to: Zone | None = None
    instead_to: Zone | None = None
    next_time: bool = False
    left: int | None = None
    text: str = ""


class DelayedBegins(Fact):
    """603.7a: a delayed triggered ability exists from now on."""


class Searched(Fact):
    """701.23a: what was found in what the player searched."""

    found: tuple[Mention, ...]


class EffectEnded(Fact):
    """611.2a: the objects on which an effect worked that is over now."""

    objects: Sequence[Mention]
