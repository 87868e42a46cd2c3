"""733.1: what a player may not do, and what the rule read that forbids it."""

from __future__ import annotations

from engine.state.facts.announced import Named
from engine.state.facts.fact import Fact
from engine.words.mentions import Mention


class ActionRefused(Fact):
    """733.1: why it is not allowed, and what was attempted, by the codes of `Refused` and of those who act."""

    why: str
    attempt: str


class Unpaid(Fact):
    """601.2h, 118.3: the mana that the player does not have."""

    cost: str


class WrongTarget(Fact):
    """115.4: what cannot be chosen as a target."""

    target: Named


class Hindered(Fact, kw_only=True):
    """101.2, 508.1c, 509.1b: by whose ability or effect, where that is another object, and which creature.

    ``at_least`` and ``at_most``: how many creatures it allows.
    """

    by: Mention | None = None
    creature: Mention | None = None
    at_least: int | None = None
    at_most: int | None = None


class DutiesLeft(Fact):
    """508.1d, 509.1c: how many requirements the declaration obeys, and how many it could.

    ``left_out``: the creatures that those are about which it could obey and does not; ``by``: whose abilities ask for these.
    """

    obeyed: int
    possible: int
    left_out: tuple[Mention, ...]
    by: tuple[Mention, ...]
