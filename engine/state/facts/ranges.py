"""801, 901: what ranges of influence decided, and who controls what they do not limit."""

from __future__ import annotations

from engine.state.facts.announced import Named
from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget


class OutOfRange(Fact):
    """801.10-801.11: the player whose range it is, and what is outside, so that their effect neither affects nor sees it."""

    of: PlayerTarget
    what: tuple[Named, ...]


class StandsIn(Fact):
    """801.5c: the player in whose range nobody is who could make the choice that the player of the step makes."""

    of: PlayerTarget


class NowReached(Fact):
    """801.2c: the player whose range it is, and who is within it from the turn on that begins."""

    of: PlayerTarget
    what: tuple[PlayerTarget, ...]


class PlanesControlled(Fact):
    """311.5, 312.4: the face-up plane and phenomenon cards that the player of the step, the planar controller, controls now."""

    what: tuple[Named, ...]
