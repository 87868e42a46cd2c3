"""614.1, 614.3: what changes events now: a static ability of an object, or an effect that a resolution set up."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.state.bindings import Bindings
from engine.state.lasting import ContinuousEffect
from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId

Said = TypeVar("Said")


class Standing(Record, Generic[Said]):
    """What is said, the object that says or said so, and the player who is 'you' in it (109.5).

    ``index``: of a static ability, its place among those of its object; negative for what the rules say of a designation.
    """

    ability: Said
    source: ObjectId
    index: int
    you: PlayerId
    effect: ContinuousEffect | None = None

    @property
    def key(self) -> str:
        """614.5: by what it is told from all others."""
        return f"{self.source}.{self.index}" if self.effect is None else f"e{self.effect.timestamp}"

    @property
    def bound(self) -> Bindings:
        """109.5, 611.2d: what its words refer to."""
        return Bindings(source=self.source, you=self.you) if self.effect is None else self.effect.bindings

    def about(self, one: Recipient | None) -> bool:
        """611.2c: whether it could be about this object or player: a resolution may have said once for all whom it is about."""
        says = None if self.effect is None else self.effect.says
        return says is None or says.of is None or one in says.of

    def from_source(self, one: ObjectId) -> bool:
        """614.2: whether it could be about what this source does."""
        says = None if self.effect is None else self.effect.says
        return says is None or says.sources is None or one in says.sources
