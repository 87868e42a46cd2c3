"""800.2, 801-811: the table as it was agreed on: the variant, its options, and what follows from who sits where.

Values and nothing else. What they come to is asked of ``engine.board.seating``.
"""

from __future__ import annotations

from enum import StrEnum, unique

from engine.words.record import Record
from engine.words.terms import PlayerId


@unique
class Variant(StrEnum):
    """800.2: the one multiplayer variant that a game is played in."""

    NONE = "no variant"
    FREE_FOR_ALL = "free-for-all"
    GRAND_MELEE = "grand melee"
    TEAM_VS_TEAM = "team vs. team"
    EMPEROR = "emperor"
    TWO_HEADED_GIANT = "two-headed giant"
    ALTERNATING_TEAMS = "alternating teams"


@unique
class Attacks(StrEnum):
    """506.2a, 802, 803: which opponents are defending players."""

    MULTIPLE = "attack multiple players"
    LEFT = "attack left"
    RIGHT = "attack right"
    ONE = "one defending player"


class Table(Record, kw_only=True):
    """800.2: the variant, the options and the seats. By seat: what is empty holds for nobody."""

    variant: Variant = Variant.NONE
    attacks: Attacks = Attacks.MULTIPLE
    deploy: bool = False
    """804: whether each creature has the ability to go over to a teammate."""
    together: tuple[tuple[PlayerId, ...], ...] = ()
    """805.2, 805.4: by seat, the team that the player takes turns with, its primary player first; empty: turns are not shared."""
    emperors: tuple[PlayerId, ...] = ()
    """809.2: the emperor of each team."""
    ranges: tuple[int | None, ...] = ()
    """801.2: by seat, how many seats away a player reaches; ``None``, or nothing at all: without limit."""
    reached: tuple[tuple[PlayerId, ...], ...] = ()
    """801.2c: by seat, who was within the player's range as this turn began; empty: everybody."""


PLAIN = Table()
"""A game of two, or one of more in which nothing was agreed on but to attack anybody (802)."""
