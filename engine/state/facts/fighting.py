"""506-510: what is paid and decided for combat, and who deals no damage in it."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget
from engine.words.mentions import Mention
from engine.words.record import Record


class DefenderChosen(Fact):
    """507.1: the opponent whom the active player chose."""

    player: PlayerTarget


class CombatCosts(Fact):
    """508.1h-j, 509.1d-f: the mana that is paid for creatures to attack or block, for which, and whose abilities ask for it."""

    mana: str
    creatures: tuple[Mention, ...]
    by: tuple[Mention, ...]


@unique
class WhyIdle(StrEnum):
    """510.1: why a creature that fights deals no combat damage."""

    NO_POWER = "no power"
    """510.1a: it would assign 0 or less."""
    NOTHING_ATTACKED = "nothing attacked"
    """510.1b: what it attacked is gone."""
    REMOVED = "removed from combat"
    """506.4c: the planeswalker or battle that it attacked was removed from combat."""
    PLAYER_GONE = "player gone"
    """800.4e: the player that it attacked has left the game."""
    NO_BLOCKERS = "no blockers"
    """510.1c: it is blocked, and its blockers are gone."""
    NOTHING_BLOCKED = "nothing blocked"
    """510.1d: what it blocked is gone."""
    DEALT_ALREADY = "dealt already"
    """702.7c: it did so in the first of two combat damage steps."""
    DEALT_TWICE_NO_MORE = "dealt twice no more"
    """702.4c: it did so in the first of two, and has double strike no longer."""


class Idle(Record):
    """510.1: creatures that deal no combat damage for one reason."""

    why: WhyIdle
    creatures: tuple[Mention, ...]


class IdleFighters(Fact):
    """510.1a-d, 702.4c, 702.7c: the creatures that fight and deal no combat damage now, by the reasons for it."""

    idle: tuple[Idle, ...]
