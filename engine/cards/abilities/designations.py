"""701: keyword actions after which something is designated, or stays as it is for a time."""

from __future__ import annotations

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, This
from engine.words.record import Record


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Monstrosity(Record, kw_only=True):
    """701.37a: if it is not monstrous, it gets so many +1/+1 counters and becomes monstrous."""

    amount: Quantity
    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Goad(Record, kw_only=True):
    """701.15a: goaded until the next turn of the controller of the ability."""

    what: ObjectReference
    until: Duration = Duration.YOUR_NEXT_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Detain(Record, kw_only=True):
    """701.35a: until the controller's next turn it neither attacks nor blocks, and its abilities are not activated."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Suspect(Record, kw_only=True):
    """701.60a: it becomes suspected: it has menace and can't block."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class NoLongerSuspected(Record, kw_only=True):
    """701.60a: it is suspected no longer."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Exert(Record, kw_only=True):
    """701.43a: it does not untap during the player's next untap step."""

    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class StaysTapped(Record, kw_only=True):
    """502.3: it does not untap during its controller's next untap step; 611.2b: or in none, for as long as something is so."""

    what: ObjectReference
    as_long_as: Condition | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Harness(Record, kw_only=True):
    """701.64a: it becomes harnessed."""

    what: ObjectReference = This()


DesignationEffect = Monstrosity | Goad | Detain | Suspect | NoLongerSuspected | Exert | StaysTapped | Harness
