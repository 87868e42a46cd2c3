"""106.6: on what mana may be spent, where the ability that made it says so."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.filters import Filter


@dataclass(frozen=True, slots=True, kw_only=True)
class Spending:
    """106.6: only to cast spells that match, or to activate abilities of what matches; or not to cast spells that match.

    With ``spells`` or ``abilities_of`` set, it is spent on nothing else. ``not_spells``: on anything but these.
    """

    spells: Filter | None = None
    abilities_of: Filter | None = None
    not_spells: Filter | None = None
