"""104, 309, 702.131, 702.179, 725, 726, 731: what a player is, has and completes, and how the game ends."""

from __future__ import annotations

from engine.state.objects import Dungeon
from engine.words.record import record
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId


@record(kw_only=True)
class Blessed:
    """702.131a-b: a player gets the city's blessing."""

    player: PlayerId


@record(kw_only=True)
class DayNightChanged:
    """731.1: it becomes night, or day; ``first``: it was neither."""

    night: bool
    first: bool = False


@record(kw_only=True)
class MonarchChanged:
    """725.1: a player becomes the monarch."""

    player: PlayerId


@record(kw_only=True)
class InitiativeTaken:
    """726.1, 726.5: a player takes the initiative, whoever had it before."""

    player: PlayerId


@record(kw_only=True)
class SpeedChanged:
    """702.179b-c: a player's speed becomes a number."""

    player: PlayerId
    speed: int


@record(kw_only=True)
class DungeonEntered:
    """309.2a, 309.4a: a dungeon card is put into the command zone, with its owner's venture marker on the topmost room."""

    player: PlayerId
    dungeon: Dungeon
    became: ObjectId = NO_OBJECT


@record(kw_only=True)
class RoomEntered:
    """309.5a: a player's venture marker is moved into a room, counted from 0."""

    object: ObjectId
    player: PlayerId
    room: int


@record(kw_only=True)
class DungeonCompleted:
    """309.7: a dungeon card is removed from the game, and its owner has completed it."""

    object: ObjectId
    player: PlayerId


@record(kw_only=True)
class PlayerLost:
    """104.3: a player loses the game. ``why`` is the rule by which."""

    player: PlayerId
    why: str


@record(kw_only=True)
class LossReplaced:
    """614.1a: a player would have lost the game, and does something else instead. ``by``: whose ability says so."""

    player: PlayerId
    by: ObjectId


@record(kw_only=True)
class PlayerLeft:
    """104.5, 800.4a: a player leaves the game."""

    player: PlayerId


@record(kw_only=True)
class PlayerWon:
    """104.2b: an effect makes a player win; who loses at the same time does not win (104.3f)."""

    player: PlayerId


@record(kw_only=True)
class GameEnded:
    """104.1: the game is over; no winners is a draw (104.4)."""

    winners: tuple[PlayerId, ...]
    why: str
