"""704: what state-based actions read."""

from __future__ import annotations

from engine.state.facts.fact import Fact
from engine.words.mentions import Mention


class LifeTotal(Fact):
    """704.5a, 704.6a: the life of a player or team, 0 or less."""

    life: int


class PoisonTotal(Fact):
    """704.5c, 704.6b: how many poison counters a player or team has."""

    count: int


class CommanderDamage(Fact):
    """704.6c: how much combat damage one commander has dealt to the player over the game, in points."""

    damage: int


class NoToughness(Fact):
    """704.5f: the toughness of a creature, 0 or less."""

    toughness: int


class LethalDamage(Fact):
    """704.5g: the damage marked on a creature, in points, and its toughness, which it reaches."""

    damage: int
    toughness: int


class LegendKept(Fact):
    """704.5j: the legendary permanent that its controller keeps in place of this one."""

    kept: Mention


class TiedWorlds(Fact):
    """704.5k: the world permanents of which none became so last."""


class AttachmentFault(Fact):
    """303.4, 301.5: why an attachment may not be attached to what it is attached to, by the code of `attachment_fault`."""

    fault: str


class CounterPairs(Fact):
    """704.5q: how many pairs of +1/+1 and -1/-1 counters there are."""

    pairs: int


class CountersAllowed(Fact):
    """704.5r: how many counters of a kind the permanent may have."""

    most: int


class ChaptersDone(Fact):
    """704.5s: how many lore counters a Saga has, and the number of its final chapter."""

    lore: int
    final: int


class NobodyProtects(Fact):
    """310.11: no player can be the protector of the battle."""
