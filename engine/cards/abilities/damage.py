"""119, 120, 122, 701.14: instructions that deal damage, and that put counters on something or remove them."""

from __future__ import annotations

from engine.cards.abilities.classification import Kept, instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, Reference, This
from engine.words.record import Record

ONE = Fixed(1)


class Share(Record, kw_only=True):
    """608.2c, 120.3: damage that the same source deals at the same time to something else."""

    amount: Quantity
    to: Reference


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as), Kept(name=it.keep_excess_as), Kept(name=it.keep_dealt_as)],
    adds=None,
    inside=(),
    about="to",
    tokens=(),
    unseen=False,
    copies=False,
)
class DealDamage(Record, kw_only=True):
    """120: a source deals damage to each of what is referred to. ``divided``: as divided among targets (601.2d). ``also``: so much
    to others at the same time ('3 damage to it and 2 damage to its controller').

    ``by_each``: each of several sources deals it, all at the same time, and 'one' in the number is the source that deals it.
    ``excess_to``: excess damage is dealt to this instead (120.4a). ``keep_as``: the name of what was dealt damage this way, and
    ``keep_excess_as``: of the number of excess damage that permanents were dealt (120.10).
    """

    amount: Quantity
    to: Reference
    source: ObjectReference = This()
    by_each: bool = False
    divided: bool = False
    also: tuple[Share, ...] = ()
    excess_to: Reference | None = None
    keep_as: str | None = None
    keep_excess_as: str | None = None
    keep_dealt_as: str | None = None
    """608.2c: the name of how much damage was dealt in all."""
    preventable: bool = True
    """615.12: whether it can be prevented."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class PutCounters(Record, kw_only=True):
    """122.1: so many counters of a kind on each object or player referred to; ``divided``: as divided among targets (601.2d)."""

    counter: str
    on: Reference
    count: Quantity = ONE
    divided: bool = False


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="on",
    tokens=(),
    unseen=False,
    copies=False,
)
class RemoveCounters(Record, kw_only=True):
    """122: so many counters of a kind, or as many as there are; all of them with ``None``. Without a kind of whichever kinds the
    controller chooses. ``keep_as``: the name of the number that was removed in all."""

    counter: str | None
    on: Reference
    count: Quantity | None = ONE
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class PutSameCounters(Record, kw_only=True):
    """122.8: as many counters of each kind as an object has, or last had; from that object nothing is moved."""

    of: ObjectReference
    on: Reference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Fight(Record, kw_only=True):
    """701.14: two creatures strike each other with their power."""

    first: ObjectReference
    second: ObjectReference


DamageEffect = DealDamage | PutCounters | RemoveCounters | PutSameCounters | Fight
