"""701.60c: what something has by a designation of its own accord, whoever gave it."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition
from engine.cards.abilities.continuous import GainAbility, Part
from engine.cards.abilities.filters import Filter
from engine.words.terms import Designation

SUSPECTED: tuple[Part, ...] = (
    GainAbility(Keyword(keyword="menace")),
    GainAbility(Cannot(what=Prohibition.BLOCK, objects=Filter(this=True))),
)
"""701.60c: menace, and 'This creature can't block'."""


def comes_with(designation: Designation) -> tuple[Part, ...]:
    """What an object has as long as it has the designation."""
    return SUSPECTED if designation is Designation.SUSPECTED else ()
