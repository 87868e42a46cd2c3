"""122, 701: keyword actions that put counters on objects and players, or double what is there."""

from __future__ import annotations

from engine.cards.abilities.classification import Adds, Kept, instruction
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, Target, This, You
from engine.cards.abilities.spending import Unspent
from engine.words.record import Record
from engine.words.subtypes import token_name
from engine.words.terms import Zone


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Proliferate(Record, kw_only=True):
    """701.34a: any number of permanents and players with counters each get one more of each kind that they have."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Adapt(Record, kw_only=True):
    """701.46a: without a +1/+1 counter on it, it gets so many."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Bolster(Record, kw_only=True):
    """701.39a: a creature of least toughness among those that a player controls gets so many +1/+1 counters."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class Support(Record, kw_only=True):
    """701.41a: each of what was targeted gets a +1/+1 counter."""

    on: ObjectReference = Target()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=lambda it: [token_name(it.subtype, "Army")],
    unseen=False,
    copies=False,
)
class Amass(Record, kw_only=True):
    """701.47a: an Army of a player gets so many +1/+1 counters and a subtype; without one a 0/0 black one is created first."""

    amount: Quantity
    subtype: str = "Zombie"
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(token_name("Spirit"),), unseen=False, copies=False
)
class Endure(Record, kw_only=True):
    """701.63a: so many +1/+1 counters on it, or a white Spirit creature token of that power and toughness."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class Blight(Record, kw_only=True):
    """701.68a: a player puts so many -1/-1 counters on a creature they control."""

    amount: Quantity
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Earthbend(Record, kw_only=True):
    """701.66a: a land becomes a 0/0 creature with haste too, with so many +1/+1 counters; it comes back from death and exile."""

    amount: Quantity
    what: ObjectReference = Target()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class TimeTravel(Record, kw_only=True):
    """701.56a: on any of a player's permanents and suspended cards with time counters, one more or one less."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Heal(Record, kw_only=True):
    """701.69a: all damage marked on it is removed."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Multiply(Record, kw_only=True):
    """701.10a-c, 701.11a-c: power, toughness or both are doubled, or tripled, for a time: modified, not set."""

    what: ObjectReference
    times: int = 2
    power: bool = True
    toughness: bool = True
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class DoubleCounters(Record, kw_only=True):
    """701.10e: as many counters of a kind as there are; of every kind with ``None``."""

    on: Reference
    counter: str | None = None


@instruction(
    moves=(),
    keeps=(),
    adds=lambda it: Adds(who=it.who, like=Unspent(kind=it.kind)),
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class DoubleMana(Record, kw_only=True):
    """701.10f: a player adds as much mana of a type as they have; of every type with ``None``."""

    kind: str | None = None
    who: PlayerReference = You()


GrowingEffect = (
    Proliferate
    | Adapt
    | Bolster
    | Support
    | Amass
    | Endure
    | Blight
    | Earthbend
    | TimeTravel
    | Heal
    | Multiply
    | DoubleCounters
    | DoubleMana
)
