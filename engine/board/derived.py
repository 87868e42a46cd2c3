"""613: what a derivation says: the effects that applied to an object, layer by layer, and those that did not."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.cards.abilities.continuous import Part
from engine.cards.characteristics import Characteristics
from engine.words.citations import Citation, cite
from engine.words.record import Record
from engine.words.terms import Layer, ObjectId, PlayerId

LAYER_RULES: dict[Layer, Citation] = {
    Layer.COPY: cite("613.2a"),
    Layer.FACE_DOWN: cite("613.2b"),
    Layer.CONTROL: cite("613.1b"),
    Layer.TEXT: cite("613.1c"),
    Layer.TYPE: cite("613.1d"),
    Layer.COLOR: cite("613.1e"),
    Layer.ABILITY: cite("613.1f"),
    Layer.CHARACTERISTIC_DEFINING_PT: cite("613.4a"),
    Layer.SET_PT: cite("613.4b"),
    Layer.MODIFY_PT: cite("613.4c"),
    Layer.SWITCH_PT: cite("613.4d"),
}


@unique
class Origin(StrEnum):
    """What an effect comes from."""

    STATIC = "static ability"
    RESOLUTION = "resolution"
    COUNTER = "counter"
    STICKER = "sticker"
    MERGING = "merging"
    RULES = "rules"


class Applied(Record, kw_only=True):
    """One effect as it applied to the object in one layer. ``before`` and ``after``: the object on both sides of it."""

    layer: Layer
    origin: Origin
    source: ObjectId
    before: Characteristics
    after: Characteristics
    controllers: tuple[PlayerId, PlayerId]
    parts: tuple[Part, ...] = ()
    timestamp: int = 0
    overtook: tuple[ObjectId, ...] = ()
    """613.8b: the sources of effects with an earlier timestamp that waited for this one, since they depend on it."""
    loop: tuple[ObjectId, ...] = ()
    """613.8b: the sources of effects that it depends on and that depend on it: then timestamps decide."""
    made_so: tuple[tuple[Layer, ObjectId], ...] = ()
    """613.9: the layers in which, and the sources by whose effects, the object became what this effect describes."""
    carried_on: bool = False
    """613.6: it began in an earlier layer, and would not begin now: its ability is gone, or the object no longer as described."""
    rules: tuple[Citation, ...] = ()

    @property
    def made_a_difference(self) -> bool:
        """Whether the object is another after it."""
        return self.after != self.before or self.controllers[0] != self.controllers[1]


ELSEWHERE = "elsewhere"
"""113.6: why the ability of a card that lies in another zone does nothing."""


class Unapplied(Record, kw_only=True):
    """An effect of a static ability that might have applied to the object and did not. ``why``: the criterion that it failed.

    ``looks``: the object as it was at that moment, in that layer; ``taken_by``: what took the ability away before it could begin.
    """

    source: ObjectId
    index: int
    why: str
    looks: Characteristics
    layer: Layer | None
    taken_by: ObjectId | None = None
    rules: tuple[Citation, ...] = ()


class Derivation(Record, kw_only=True):
    """613.1: from what is printed on an object to what it is. ``names``: the sources that it speaks of."""

    object: ObjectId
    printed: Characteristics
    looks: Characteristics
    applied: tuple[Applied, ...] = ()
    unapplied: tuple[Unapplied, ...] = ()
    names: tuple[tuple[ObjectId, str], ...] = ()

    def name(self, one: ObjectId) -> str:
        """What a source is called; '' for one that never had a name."""
        return dict(self.names).get(one, "")

    @property
    def rules(self) -> tuple[Citation, ...]:
        """The rules by which it is what it is, and is not what it might have been, once each."""
        told = (one for one in self.applied if one.made_a_difference or cite("205.3d") in one.rules)
        made = [rule for one in told for rule in one.rules]
        lost = [
            rule for one in self.unapplied if one.taken_by is not None or one.why == ELSEWHERE for rule in one.rules
        ]
        lost += [rule for one in self.unapplied for rule in one.rules if rule == cite("801.11")]
        return tuple(dict.fromkeys((*made, *lost)))
