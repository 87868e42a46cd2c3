"""613.1: one continuous effect on its way through the layers, and what is kept of how a board came about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.parts import types_first
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import Part
from engine.state.bindings import Bindings
from engine.words.record import Record
from engine.words.terms import Layer, ObjectId, Zone

Key = tuple[ObjectId, int, int]
"""An effect by its source, where it comes from, and its number there: the same through all layers (613.6)."""
OF_RESOLUTIONS, OF_COUNTERS, OF_STICKERS, OF_MERGING = -1, -2, -3, -4
"""In the key of an effect, what it comes from where that is no static ability."""


class Applying(Record):
    """One continuous effect on its way through the layers: of a static ability (611.3) or of a resolution (611.2)."""

    key: Key
    timestamp: tuple[int, int]
    """613.7: by when, then by the order on the object."""
    parts: tuple[Part, ...]
    bound: Bindings
    static: Static | None
    fixed: Sequence[ObjectId] | None

    def in_layer(self, layer: Layer) -> tuple[Part, ...]:
        """The parts that apply in a layer; 205.3d: what rests on the types of an object after what gives it some."""
        found = tuple(part for part in self.parts if part.layer is layer)
        return found if layer is not Layer.TYPE or len(found) < 2 else types_first(found)

    @property
    def defines(self) -> bool:
        """604.3: from a characteristic-defining ability."""
        return self.static is not None and self.static.defines


class Rests(Record):
    """613: what makes a difference to an effect, or to several; `engine.board.resting` reads it off their words."""

    everything: bool = False
    others: bool = False
    """Whether it looks at objects besides each single one that it applies to: it counts, it compares, it has a condition."""
    zones: frozenset[Zone] = frozenset()
    """Whose objects it looks at, besides the battlefield."""
    fields: frozenset[str] = frozenset()
    """Of those that no characteristic is made of (`SET_ASIDE` there), the fields of objects that it looks at."""
    facts: frozenset[str] = frozenset()
    """What of the game itself it looks at."""

    def __or__(self, other: Rests) -> Rests:
        if other is self or other == _NONE:
            return self
        return Rests(
            self.everything or other.everything,
            self.others or other.others,
            self.zones | other.zones,
            self.fields | other.fields,
            self.facts | other.facts,
        )


_NONE = Rests()


class Underlying(Record, kw_only=True):
    """613: how a board came about, as far as that tells what of it holds after a change."""

    rests: Rests
    one_by_one: bool
    """Whether each object could be put through the layers by itself: no effect could change another one, and no object gained or
    lost effects of its own."""
    history: tuple[tuple[Layer, Applying], ...]
    """The effects as they applied."""
    watched: frozenset[ObjectId]
    """The objects that effects are about, or are looked at through, wherever these are."""
    sources: frozenset[ObjectId]
    """Those that effects come from."""
