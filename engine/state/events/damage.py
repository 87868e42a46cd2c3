"""119, 120, 615: damage, what it leaves behind, and life."""

from __future__ import annotations

from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId


class Damage(Record, kw_only=True):
    """120: dealt by a source. ``combat`` by 120.2a. Its results (120.3) follow as events of their own."""

    source: ObjectId
    to: Recipient
    amount: int
    combat: bool = False
    instead_of: Recipient | None = None
    """614.9: to whom or what it would have been dealt first, if that was somebody else."""
    preventable: bool = True
    """615.12: whether what deals it lets it be prevented."""


class DamagePrevented(Record, kw_only=True):
    """615.6: so much damage that a source would have dealt never happens. ``by``: what prevented it, ``effect`` which effect."""

    source: ObjectId
    to: Recipient
    amount: int
    by: ObjectId = NO_OBJECT
    effect: str = ""


class DamageReplaced(Record, kw_only=True):
    """614.6: so much damage that a source would have dealt never happens; what ``by`` says happens instead."""

    source: ObjectId
    to: Recipient
    amount: int
    by: ObjectId = NO_OBJECT


class ExcessDealt(Record, kw_only=True):
    """120.10: a permanent has been dealt so much more than lethal damage, loyalty or defense, by all sources of one event."""

    object: ObjectId
    amount: int
    sources: tuple[ObjectId, ...] = ()
    combat: bool = False


class DamageMarked(Record, kw_only=True):
    """120.3e: marked on a creature; ``deathtouch`` by 704.5h."""

    object: ObjectId
    amount: int
    deathtouch: bool = False


class DamageRemoved(Record, kw_only=True):
    """120.6: all damage marked on an object is gone."""

    object: ObjectId


class LifeChange(Record, kw_only=True):
    """119.3: a player gains (positive) or loses (negative) life."""

    player: PlayerId
    amount: int
