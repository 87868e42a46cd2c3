"""104, 309, 702.131, 702.179, 725, 726, 731: what a player is, has and completes, and how the game ends."""

from __future__ import annotations

from engine.state.objects import Dungeon
from engine.words.record import Record
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId


class Blessed(Record, kw_only=True):
    """702.131a-b: a player gets the city's blessing."""

    player: PlayerId


class DayNightChanged(Record, kw_only=True):
    """731.1: it becomes night, or day; ``first``: it was neither."""

    night: bool
    first: bool = False


class MonarchChanged(Record, kw_only=True):
    """725.1: a player becomes the monarch."""

    player: PlayerId


class InitiativeTaken(Record, kw_only=True):
    """726.1, 726.5: a player takes the initiative, whoever had it before."""

    player: PlayerId


class SpeedChanged(Record, kw_only=True):
    """702.179b-c: a player's speed becomes a number."""

    player: PlayerId
    speed: int


class DungeonEntered(Record, kw_only=True):
    """309.2a, 309.4a: a dungeon card is put into the command zone, with its owner's venture marker on the topmost room."""

    player: PlayerId
    dungeon: Dungeon
    became: ObjectId = NO_OBJECT


class RoomEntered(Record, kw_only=True):
    """309.5a: a player's venture marker is moved into a room, counted from 0."""

    object: ObjectId
    player: PlayerId
    room: int


class DungeonCompleted(Record, kw_only=True):
    """309.7: a dungeon card is removed from the game, and its owner has completed it."""

    object: ObjectId
    player: PlayerId


class PlayerLost(Record, kw_only=True):
    """104.3: a player loses the game. ``why`` is the rule by which."""

    player: PlayerId
    why: str


class LossReplaced(Record, kw_only=True):
    """614.1a: a player would have lost the game, and does something else instead. ``by``: whose ability says so."""

    player: PlayerId
    by: ObjectId


class PlayerLeft(Record, kw_only=True):
    """104.5, 800.4a: a player leaves the game."""

    player: PlayerId


class DrawnFor(Record, kw_only=True):
    """104.4e-h: the game is a draw for one player, who leaves it; for others it goes on. ``why`` is the rule by which."""

    player: PlayerId
    why: str


class PlayerWon(Record, kw_only=True):
    """104.2b: an effect makes a player win; who loses at the same time does not win (104.3f)."""

    player: PlayerId


class GameEnded(Record, kw_only=True):
    """104.1: the game is over; no winners is a draw (104.4)."""

    winners: tuple[PlayerId, ...]
    why: str
