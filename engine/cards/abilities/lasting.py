"""603.7, 603.12, 611, 614.8, 615: instructions that begin what works later, or for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Inside, instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration, Part
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You
from engine.cards.abilities.triggers import Trigger
from engine.words.record import Record

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Triggered
    from engine.cards.abilities.effects import Effect


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class Apply(Record, kw_only=True):
    """611.2: a continuous effect, on the objects found now (611.2c), for a time."""

    to: ObjectReference
    parts: tuple[Part, ...]
    until: Duration = Duration.END_OF_TURN
    as_long_as: Condition | None = None
    """611.2b: 'for as long as' something is so is its whole duration; for each object where the words say :class:`One`."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class ApplyToNextSpell(Record, kw_only=True):
    """611.2f: a continuous effect on the next such spell that players cast; ``until``: how long it waits for that."""

    spell: Filter
    parts: tuple[Part, ...]
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class GainAbilitiesOf(Record, kw_only=True):
    """613.1f, 607.5: objects get the abilities that another one has now: the activated ones, or all of them, for a time."""

    to: ObjectReference
    of: ObjectReference
    activated: bool = True
    until: Duration = Duration.END_OF_TURN


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Regenerate(Record, kw_only=True):
    """701.19a: the next time it would be destroyed this turn, it is regenerated instead."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class Prevent(Record, kw_only=True):
    """615.7-615.8: the next so much damage, or all of it with ``None``, to what is referred to, from a source, is prevented.

    ``from_source``: only if the source is so as it would deal the damage (615.9).

    ``next_time``: only the next damage that the source would deal. ``gain_life``: who gains as much life (615.5).
    """

    amount: Quantity | None = None
    to: Reference | None = None
    source: ObjectReference | None = None
    from_source: Filter | None = None
    combat: bool | None = None
    next_time: bool = False
    gain_life: PlayerReference | None = None
    until: Duration = Duration.END_OF_TURN


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.effects, later=True)],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Delay(Record, kw_only=True):
    """603.7: creates a delayed triggered ability. Without a duration it triggers once (603.7b).

    ``targets``: those that it has itself, chosen each time it is put onto the stack; what it does speaks of them alone then.
    ``about``: it triggers only on what befalls one of these objects, found as it is created (603.7c): 'when that creature dies'.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    until: Duration | None = None
    about: ObjectReference | None = None
    once: bool = False
    """It triggers only the next time, for as long as it waits: 'when you next cast a spell this turn'."""


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one.effects, later=True) for one in (it.ability, *it.ability.modes)],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Reflect(Record, kw_only=True):
    """603.12: creates a reflexive triggered ability ('when you do'), if what it speaks of happened."""

    ability: Triggered


LastingEffect = Apply | ApplyToNextSpell | GainAbilitiesOf | Regenerate | Prevent | Delay | Reflect
