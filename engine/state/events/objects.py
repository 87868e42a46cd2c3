"""110, 122, 123, 701, 702, 708-716: what happens to an object that goes on being the same."""

from __future__ import annotations

from engine.cards.abilities.continuous import Part
from engine.cards.characteristics import Characteristics
from engine.cards.sticker import StickerOn
from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NOBODY, FaceDown, ObjectId, PlayerId, Zone


class Destruction(Record, kw_only=True):
    """701.8: proposed; becomes a move to the graveyard unless regenerated, shielded or indestructible."""

    object: ObjectId
    regeneration: bool = True
    instead_to: Zone | None = None
    """614.15: the effect that destroys it says where it goes instead of the graveyard."""


class Regenerated(Record, kw_only=True):
    """701.19a: instead of being destroyed: damage removed, tapped, removed from combat."""

    object: ObjectId


class CountersPut(Record, kw_only=True):
    """122.6: counters put on an object or a player."""

    on: Recipient
    counter: str
    count: int
    put_by: PlayerId = NOBODY
    """Who puts them; where nothing says it, the controller of what they are put on (122.6a)."""


class CountersRemoved(Record, kw_only=True):
    """122: counters taken off an object or a player."""

    on: Recipient
    counter: str
    count: int


class Paired(Record, kw_only=True):
    """702.95b: a creature becomes paired with another one."""

    object: ObjectId
    to: ObjectId


class Linked(Record, kw_only=True):
    """702.167c: an exiled card is from now on one that was used to craft a permanent."""

    object: ObjectId
    to: ObjectId


class Unpaired(Record, kw_only=True):
    """702.95e: two creatures are paired no longer; either may be gone."""

    object: ObjectId
    was: ObjectId


class StickerPut(Record, kw_only=True):
    """123.3: a sticker is put on an object.

    ``was``: the object that it was on before (123.3d). ``name``: what that is then called.
    """

    object: ObjectId
    put: StickerOn
    was: ObjectId | None = None
    name: str = ""


class LevelSet(Record, kw_only=True):
    """716.2a: the level of a permanent becomes a number."""

    object: ObjectId
    level: int


class DoorUnlocked(Record, kw_only=True):
    """709.5c, 709.5f: a locked half of a permanent, the 'left' or the 'right' one, becomes unlocked; ``player`` unlocks it.

    ``name``: what that half is called.
    """

    object: ObjectId
    door: str
    player: PlayerId
    name: str = ""


class DoorLocked(Record, kw_only=True):
    """709.5g: an unlocked half of a permanent becomes locked again."""

    object: ObjectId
    door: str
    player: PlayerId
    name: str = ""


class Tapped(Record, kw_only=True):
    """701.26a: an untapped permanent becomes tapped."""

    object: ObjectId


class Untapped(Record, kw_only=True):
    """701.26b: a tapped permanent becomes untapped."""

    object: ObjectId


class TurnedFaceUp(Record, kw_only=True):
    """708.8: a face-down permanent is turned face up. ``x``: the X of what was paid for that (702.37f)."""

    object: ObjectId
    x: int | None = None
    changed: tuple[Part, ...] = ()
    """708.11, 613.2a: what it becomes while it is turned."""


class TurnedFaceDown(Record, kw_only=True):
    """708.2a: a face-up permanent is turned face down."""

    object: ObjectId
    how: FaceDown = FaceDown.EFFECT
    looks: Characteristics | None = None
    """708.2: the characteristics that the effect lists; ``None`` for none (708.2a)."""


class Merged(Record, kw_only=True):
    """730.2: an object leaves its zone and becomes a component of a permanent, ``over`` it or underneath."""

    object: ObjectId
    onto: ObjectId
    over: bool


class Transformed(Record, kw_only=True):
    """701.27a, 701.28a: a double-faced permanent is turned so that its other face is up."""

    object: ObjectId
    converted: bool = False


class Flipped(Record, kw_only=True):
    """710.4: an unflipped permanent is flipped, and stays so as long as it is there (110.5c)."""

    object: ObjectId


class PhasedOut(Record, kw_only=True):
    """702.26b: a permanent phases out; ``under`` is who controlled it, ``along``: indirectly, with another one (702.26g).

    ``until``: a permanent that must leave the battlefield for it to phase in.
    """

    object: ObjectId
    under: PlayerId
    along: ObjectId | None = None
    until: ObjectId | None = None


class PhasedIn(Record, kw_only=True):
    """702.26c: a permanent phases in."""

    object: ObjectId


class Attached(Record, kw_only=True):
    """701.3: an object on the battlefield becomes attached."""

    object: ObjectId
    to: Recipient


class Unattached(Record, kw_only=True):
    """701.3d: an object stops being attached and stays where it is."""

    object: ObjectId
    was: Recipient


class ProtectorChosen(Record, kw_only=True):
    """310.9: a player becomes a battle's protector."""

    object: ObjectId
    player: PlayerId
