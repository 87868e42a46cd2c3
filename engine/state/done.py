"""608.2i: what was done in a turn, as it was then, for whatever asks for it afterwards."""

from __future__ import annotations

from engine.cards.characteristics import Characteristics
from engine.state.objects import GameObject, Recipient
from engine.words.record import Record
from engine.words.terms import Deed, ObjectId, PlayerId


class Done(Record, kw_only=True):
    """One thing that was done in this turn. ``player`` did it, or controlled what it was done by or with."""

    what: Deed
    player: PlayerId
    object: GameObject
    """What entered, was cast, sacrificed or discarded, dealt the damage, aimed at what an opponent has or at something, or had
    counters put on it; ..."""
    looks: Characteristics
    """... and what it was like."""
    to: Recipient | None = None
    """Of damage: what it was dealt to, the first of ``count`` equal ones; of a target and of counters: what they are on."""
    count: int = 1
    counter: str = ""
    """Of which kind the counters were."""

    def befell(self, one: ObjectId) -> bool:
        """115.1, 120.3, 122.6: whether it was done to that object."""
        return isinstance(self.to, int) and self.to <= one < self.to + self.count
