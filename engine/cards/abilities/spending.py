"""106.5-106.7: which mana an ability makes where other objects say it, on what it may be spent, and what comes of its spending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.continuous import Duration, Part
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import ObjectReference
from engine.words.record import Record, within

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect


class WhenSpent(Record, kw_only=True):
    """106.6: what comes of one mana that is spent on a spell, or on an ability of an object, that matches.

    ``gives``: the spell or that object has this from then on, ``until`` then. ``effects``: a delayed triggered ability does
    this; :class:`It` is the spell or the object.
    """

    spells: Filter | None = None
    abilities_of: Filter | None = None
    gives: tuple[Part, ...] = ()
    until: Duration = Duration.ENDLESS
    effects: tuple[Effect, ...] = ()


class Spending(Record, kw_only=True):
    """106.6: only to cast spells that match, or to activate abilities of what matches; or not to cast spells that match.

    ``doors``: only to unlock doors (116.2m). ``turning_up``: only to turn permanents face up (116.2b). With one of these set it is
    spent on nothing else; with several on each of them. ``sources``: abilities of what matches wherever it is (109.2c); else of
    permanents (109.2). ``not_spells``: on anything but these. ``with_x``: only on costs with an
    {X} in them.
    """

    spells: Filter | None = None
    abilities_of: Filter | None = None
    sources: bool = False
    doors: bool = False
    turning_up: bool = False
    not_spells: Filter | None = None
    with_x: bool = False
    when_spent: WhenSpent | None = None

    @property
    def of_its_source(self) -> bool:
        """106.6: whether it speaks of the object whose ability added the mana, or of what was chosen for that (607.2d)."""
        said = (one for one in (self.spells, self.abilities_of, self.not_spells) if one is not None)
        words = (word for one in said for word in within(one))
        return any(isinstance(one, Filter) and (one.is_linked or one.this or one.another) for one in words)


class ColorsOf(Record, kw_only=True):
    """106.5: the colours that objects have: 'a colour of a permanent you control'."""

    of: ObjectReference


class CouldProduce(Record, kw_only=True):
    """106.7: the types of mana that permanents could produce; with ``colors`` no others than colours."""

    of: ObjectReference
    colors: bool = False


class Produced(Record):
    """106.12a: the types of the mana that the trigger event produced."""


class CostOf(Record, kw_only=True):
    """106.8-106.11: what the symbols in the mana costs of objects stand for where they are mana that is added."""

    of: ObjectReference


ManaLike = ColorsOf | CouldProduce | Produced | CostOf


class Unspent(Record, kw_only=True):
    """701.10f: the mana that a player has already, of one type, or of every type with ``None``; no text says it of mana to add."""

    kind: str | None = None


def when_spent(spending: Spending | None) -> WhenSpent | None:
    """106.6: what comes of spending the mana, where its maker says something of that."""
    return None if spending is None else spending.when_spent
