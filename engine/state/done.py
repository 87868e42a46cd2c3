"""608.2i: what was done in a turn, as it was then, for whatever asks for it afterwards."""

from __future__ import annotations

from engine.cards.characteristics import Characteristics
from engine.state.objects import GameObject, Recipient
from engine.words.record import Record
from engine.words.terms import Action, Deed, ObjectId, PlayerId, Zone

_ONCE_FOR_EACH = (Deed.ENTERED, Deed.BURIED)
"""Of these ``count`` is how many objects did it, each once."""


class Done(Record, kw_only=True):
    """One thing that was done in this turn. ``player`` did it, or controlled what it was done by or with."""

    what: Deed
    player: PlayerId
    object: GameObject | None = None
    """What entered, was cast, sacrificed or discarded, dealt the damage, aimed at what an opponent has or at something, or had
    counters put on it; ..."""
    looks: Characteristics | None = None
    """... and what it was like. There is neither of what a player did by themselves: scrying, surveilling."""
    to: Recipient | None = None
    """Of damage: what it was dealt to, the first of ``count`` equal ones; of a target and of counters: what they are on."""
    count: int = 1
    counter: str = ""
    """Of which kind the counters were."""
    origin: Zone | None = None
    """Where what moved was before."""
    combat: bool = False
    """120.2a: of damage: whether it was combat damage; ..."""
    amount: int = 0
    """... and how much of it."""
    action: Action | None = None
    """Which keyword action it was."""

    def was_of(self, one: ObjectId) -> bool:
        """608.2i: whether that object did it, or is one of ``count`` equal ones that did."""
        return self.object is not None and self.object.id <= one < self.object.id + (
            self.count if self.what in _ONCE_FOR_EACH else 1
        )

    def befell(self, one: ObjectId) -> bool:
        """115.1, 120.3, 122.6: whether it was done to that object."""
        return isinstance(self.to, int) and self.to <= one < self.to + self.count
