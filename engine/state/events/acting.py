"""106, 115, 500, 601-603, 701: steps that begin, what players do in them, and the mana for it."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.mana import Mana
from engine.state.bindings import Bindings
from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NO_OBJECT, Action, ObjectId, PlayerId, TurnStep, Zone


class Performed(Record, kw_only=True):
    """701: a player has done a keyword action, or had a permanent do it, to its end. It changes nothing by itself."""

    action: Action
    player: PlayerId
    object: ObjectId = NO_OBJECT
    amount: int = 0
    crew: tuple[ObjectId, ...] = ()
    """702.122c: the creatures that it was done with."""


class SpellCast(Record, kw_only=True):
    """601.2i: a spell becomes cast. ``origin``: the zone that it was cast from."""

    object: ObjectId
    player: PlayerId
    origin: Zone | None = None


class Expended(Record, kw_only=True):
    """700.14: how much mana a player has spent on spells in this turn, before a spell was paid for and since."""

    player: PlayerId
    before: int
    after: int


class AbilityActivated(Record, kw_only=True):
    """602.2: an ability of ``source`` was activated; ``object`` is it on the stack, or of a mana ability its source (605.3b)."""

    object: ObjectId
    player: PlayerId
    source: ObjectId
    mana: bool = False
    cycling: bool = False
    """702.29a: whether it is the ability that cycling stands for."""
    exhaust: bool = False
    """702.177a: whether it is an exhaust ability."""


class BecameTarget(Record, kw_only=True):
    """115.1: an object or player was chosen as a target of what is on the stack."""

    target: Recipient
    by: ObjectId
    announced: bool = False
    """601.2c, 602.2b, 603.3d: as a spell was cast, an ability activated or put on the stack; not of a copy, nor anew (115.7)."""


class AbilityTriggered(Record, kw_only=True):
    """603.2: an ability triggered; seen by abilities that trigger on that (603.3b)."""

    source: ObjectId
    controller: PlayerId
    ability: Triggered
    bindings: Bindings


class ControlLost(Record, kw_only=True):
    """603.10d: a player does not control a permanent any longer; seen by abilities that trigger on that."""

    object: ObjectId
    player: PlayerId


class ManaAdded(Record, kw_only=True):
    """106.4: mana goes into a player's pool. ``tapped``: the source was tapped for it (106.12a)."""

    player: PlayerId
    mana: tuple[Mana, ...]
    source: ObjectId = NO_OBJECT
    tapped: bool = False


class ManaSpent(Record, kw_only=True):
    """118.3a: mana leaves a pool to pay a cost."""

    player: PlayerId
    mana: tuple[Mana, ...]


class ManaLost(Record, kw_only=True):
    """500.5: a pool empties as a step or phase ends."""

    player: PlayerId
    mana: tuple[Mana, ...]


class StepBegan(Record, kw_only=True):
    """500.1: a step or main phase begins."""

    step: TurnStep
    active: PlayerId
