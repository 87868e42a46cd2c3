"""118.7-118.9: what changes the cost of a spell: additional and alternative costs, increases and reductions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.conditions import Condition
from engine.abilities.filters import Filter
from engine.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Cost

HERE = (Zone.BATTLEFIELD,)


@dataclass(frozen=True, slots=True, kw_only=True)
class CastingCost:
    """118.8-118.9: a cost to cast the card that has this, besides its mana cost or, if ``alternative``, in its place.

    ``optional`` additional costs are announced (601.2b), such as kicker; ``name`` is what a condition asks for. An alternative
    cost may allow casting from other zones (flashback); with ``exile_after`` the spell is exiled as it leaves the stack.
    """

    cost: Cost
    optional: bool = False
    alternative: bool = False
    name: str = ""
    zones: tuple[Zone, ...] = (Zone.HAND,)
    exile_after: bool = False
    condition: Condition | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangesCost:
    """601.2f: spells that match cost their caster more or less mana, written with braces."""

    spells: Filter
    who: Relation = Relation.ANY
    more: str = ""
    less: str = ""
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""
