"""603.10: what happened at once, with the board right before it and the one right after: abilities are held against either."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.board import Board
from engine.board.holding import holds
from engine.board.naming import mention_of
from engine.cards.abilities.ability import Triggered
from engine.cards.places import place_of
from engine.state.bindings import Bindings
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import ObjectId, Zone


class Happened:
    """One batch of changes between two boards."""

    __slots__ = ("after", "before", "changes")

    def __init__(self, before: Board, after: Board, changes: Sequence[Change] = ()) -> None:
        self.before = before
        self.after = after
        self.changes = changes

    def seen(self, *, back: bool) -> Board:
        """603.10: the board that shows what an ability looks at: the one before for those that look back."""
        return self.before if back else self.after

    def meets(self, ability: Triggered, found: Bindings) -> bool:
        """603.4: whether the intervening 'if' is true as the event has just happened."""
        return ability.condition is None or holds(ability.condition, self.after, found)

    def was_permanent(self, one: ObjectId) -> bool:
        """702.26d: whether an object was a permanent before it, and phased in."""
        known = self.before.objects.get(one)
        return known is not None and known.zone is Zone.BATTLEFIELD and not known.phased_out

    def mention(self, source: ObjectId, index: int, ability: Triggered) -> Mention:
        """How a step names an ability of an object. Raises KeyError for an object that never was."""
        seen = self.before.last_seen(source) or self.after.last_seen(source)
        if seen is None:
            raise KeyError(source)
        found, looks, controller = seen
        return replace(mention_of(found, looks.name, controller, ability.text), index=place_of(looks.abilities, index))
