"""119, 120, 615: damage, what it leaves behind, and life."""

from __future__ import annotations

from engine.state.objects import Recipient
from engine.words.record import record
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId


@record(kw_only=True)
class Damage:
    """120: dealt by a source. ``combat`` by 120.2a. Its results (120.3) follow as events of their own."""

    source: ObjectId
    to: Recipient
    amount: int
    combat: bool = False


@record(kw_only=True)
class DamagePrevented:
    """615.6: so much damage that a source would have dealt never happens. ``by``: what prevented it, ``effect`` which effect."""

    source: ObjectId
    to: Recipient
    amount: int
    by: ObjectId = NO_OBJECT
    effect: str = ""


@record(kw_only=True)
class DamageMarked:
    """120.3e: marked on a creature; ``deathtouch`` by 704.5h."""

    object: ObjectId
    amount: int
    deathtouch: bool = False


@record(kw_only=True)
class DamageRemoved:
    """120.6: all damage marked on an object is gone."""

    object: ObjectId


@record(kw_only=True)
class LifeChange:
    """119.3: a player gains (positive) or loses (negative) life."""

    player: PlayerId
    amount: int
