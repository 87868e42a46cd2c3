"""What a player may do, and what may be made to happen, as data for :func:`engine.play.play`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event
from engine.objects import Recipient
from engine.terms import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class Continue:
    """Do what the rules do next by themselves: check, put triggers, give priority, resolve, begin or end a step."""


@dataclass(frozen=True, slots=True)
class Pass:
    """117.3d: the player with priority passes."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Cast:
    """601: a player casts a card. Its costs count as paid until costs are realised (601.2f-h), and the step says so."""

    player: PlayerId
    object: ObjectId
    x: int | None = None
    back: bool = False
    """712.11b: the back face of a modal double-faced card."""


@dataclass(frozen=True, slots=True)
class Activate:
    """602: a player activates the n-th ability of an object, counted from 0 among all its abilities."""

    player: PlayerId
    object: ObjectId
    index: int
    x: int | None = None


@dataclass(frozen=True, slots=True)
class PlayLand:
    """116.2a, 305: a player plays a land from hand."""

    player: PlayerId
    object: ObjectId
    back: bool = False
    """712.12: the back face of a modal double-faced card."""


@dataclass(frozen=True, slots=True)
class TurnFaceUp:
    """116.2b: a player turns a face-down permanent face up, paying what that costs. ``x``: the number for {X} in the cost."""

    player: PlayerId
    object: ObjectId
    x: int | None = None


@dataclass(frozen=True, slots=True)
class DeclareAttackers:
    """508.1: the active player declares attackers, each with the player, planeswalker or battle it attacks.

    ``bands``: which of them attack as a band (702.22c).
    """

    player: PlayerId
    attackers: tuple[tuple[ObjectId, Recipient], ...]
    bands: tuple[tuple[ObjectId, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class DeclareBlockers:
    """509.1: the defending player declares blockers, each with the attacker it blocks."""

    player: PlayerId
    blockers: tuple[tuple[ObjectId, ObjectId], ...]


@dataclass(frozen=True, slots=True)
class Concede:
    """104.3a: a player concedes, at any time."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Penalty:
    """104.3k: a judge's penalty loses a player the game."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class AgreeToDraw:
    """104.4i: all players agree that the game is a draw."""


@dataclass(frozen=True, slots=True)
class ProvedLoop:
    """104.4b, 732.4: the caller has seen the same board come back by mandatory actions alone: the game is a draw."""

    steps: int
    """How many steps a round of the loop has."""


@dataclass(frozen=True, slots=True)
class Occur:
    """Something happens out of the blue, as one event; for questions that begin with 'suppose that'."""

    events: tuple[Event, ...]


Action = (
    Continue
    | Pass
    | Cast
    | Activate
    | PlayLand
    | TurnFaceUp
    | DeclareAttackers
    | DeclareBlockers
    | Concede
    | Penalty
    | AgreeToDraw
    | ProvedLoop
    | Occur
)
