"""614-616: the event that is being worked out, and what is done behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.state.events import Event
from engine.state.objects import Recipient
from engine.state.trace import Change
from engine.words.citations import Citation
from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect
    from engine.state.bindings import Bindings


class Afterwards(Record, kw_only=True):
    """614.1a, 702.88a: what a replacement effect has a player do once the event has happened.

    ``moved`` is what moved, which the instructions find as what it has become (none, where it did not move after all); without
    one, a loss did not happen. ``bound`` by 109.5: whose effect it is, and the player of the event.
    """

    bound: Bindings
    effects: tuple[Effect, ...]
    moved: ObjectId | None = None
    once_for: tuple[object, ...] = ()
    """615.5: the effect, and what it is applied to, of which all that happens at once is one time."""
    rules: tuple[Citation, ...] = ()
    """By which rules it is done."""
    by: str = ""
    """614.5: the key of the effect, where it does not apply again to what it does instead."""


class EventInHand:
    """704.3: one event while it is worked out and before any of it happens: what is proposed, and what the rooms of 614 add."""

    def __init__(self, together: tuple[Event, ...] = ()) -> None:
        self.together = together
        """704.3: all that is proposed as this event."""
        self.beside: list[Change] = []
        """614.13: what replacement effects make happen besides, as part of this event."""
        self.afterwards: list[Afterwards] = []
        """614.1a: what follows the event."""
        self.replaced: list[Event] = []
        """614.6, 603.2g: what would have happened, and does not."""
        self.spent: list[Callable[[], None]] = []
        """614.3, 615.8: what is used up once all of the event is worked out: it is one time, however many it is about."""
        self.already: list[Event] = []
        """603.2e: what would become so and is so already."""
        self.shielded: set[ObjectId] = set()
        """122.1c: the permanents of whose shield counters one was removed for damage that this event would have dealt."""
        self.shares: dict[int, Mapping[ObjectId, int]] = {}
        """615.7: of a shield, how much of the damage of each source it prevents, where its player has chosen."""
        self.gains: dict[tuple[str, ObjectId, PlayerId], list[Change]] = {}
        """119.9: the life that each source makes a player gain by this event, and in which way; together it is one gain."""
        self.unseen: dict[tuple[PlayerId, ObjectId, Citation], dict[Recipient, None]] = {}
        """801.11, 801.13b: whose effects, of which source, would apply if what they don't see were in range, by which rule."""
