"""What the words of an ability point at while it is on the stack or resolves: its targets, its event, its controller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NOBODY, Color, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.quantities import Quantity

NOTHING: Mapping[str, tuple[Recipient, ...]] = MappingProxyType({})
NO_NUMBERS: Mapping[str, int] = MappingProxyType({})


class Chosen(Record, kw_only=True):
    """601.2b-d: what was chosen as the spell or ability was put on the stack."""

    modes: tuple[int, ...] = ()
    """Indexes of the chosen modes in the order in which they are printed (700.2)."""
    targets: tuple[tuple[Recipient, ...], ...] = ()
    """For each requirement of targets in its order, what was chosen for it."""
    divided: Mapping[Recipient, int] | None = None
    """601.2d: how much of something divided goes to each target."""
    x: int | None = None
    """107.3a: the announced value of X."""
    x_is: Quantity | None = None
    """107.3c: what the text says that X is, which may change while the spell or ability is on the stack."""
    paid: tuple[str, ...] = ()
    """601.2b: the names of the additional and alternative costs that were chosen, such as 'kicker'."""
    colors_spent: int = 0
    """702.44a: how many colours of mana were spent on its costs as it was cast."""
    spent_of: tuple[tuple[tuple[Color, ...], int], ...] = ()
    """601.2h: how much mana of these colours was spent on it, the most of any one, for each of them that it asks for."""
    mana_spent: int = 0
    """702.191a: how much mana was spent to cast it, where anything asks for that."""
    cast_by: PlayerId = NOBODY
    """601.2: of a spell that was cast, by whom."""
    cast_from: Zone | None = None
    """601.2a: of a spell that was cast, the zone from which."""
    paid_with: tuple[ObjectId, ...] = ()
    """601.2h: of a spell, the objects that were sacrificed, exiled, tapped ... for its costs, as they were then."""
    promised: PlayerId | None = None
    """702.174a: the opponent who was chosen as its gift cost."""
    attacked: tuple[Recipient, ...] = ()
    """702.190b: what the creatures were attacking that were returned to hand for its costs."""
    exile_after: bool = False
    """702.34a: whatever way it leaves the stack, but for resolving as a permanent, it is exiled."""
    exile_buried: bool = False
    """614.1a: from the stack it goes into exile where it would go into a graveyard."""


class Bindings(Record, kw_only=True):
    """What an ability's words refer to. ``you`` is its controller, ``source`` the object whose ability it is (109.5, 113.7)."""

    source: ObjectId
    you: PlayerId
    chosen: Chosen = Chosen()
    it: Recipient | None = None
    """What the trigger event was about: the object that moved, dealt damage, was tapped."""
    other: Recipient | None = None
    """The second party of the event: who or what was dealt damage, attacked, blocked."""
    event_player: PlayerId = NOBODY
    """The player of the event: who drew, cast, gained life, or controlled what it was about."""
    amount: int = 0
    """The number of the event: damage dealt, life gained, counters put."""
    mana: tuple[str, ...] = ()
    """106.12a: the types of the mana that the event produced."""
    moved: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """603.6, 603.6e: of the event's own moves, which object became which; only these are followed into their new zone."""
    remembered: Mapping[str, Sequence[Recipient]] = NOTHING
    """Objects named by earlier instructions of the same effect, by the name under which they were kept."""
    reordered: tuple[ObjectId, ...] = ()
    """701.20d: cards named by earlier instructions that are other objects since their library was shuffled."""
    searched: tuple[tuple[PlayerId, PlayerId], ...] = ()
    """701.23h: who has searched whose library by earlier instructions, with no shuffle since: it is the same search."""
    shown: tuple[ObjectId, ...] = ()
    """708.12: face-down permanents that an earlier instruction had revealed: they are spoken of as what they are face up."""
    numbers: Mapping[str, int] = NO_NUMBERS
    """Numbers kept by earlier instructions of the same effect, by name."""
    since: int = 0
    """603.7: of a delayed triggered ability, when it was created, as a timestamp."""
    each_of_them: PlayerId = NOBODY
    """Of several players to whom, or by whom, the same is done, the one whose number is worked out."""
    iterated: Recipient | None = None
    """The one that an instruction done 'for each' is at."""
