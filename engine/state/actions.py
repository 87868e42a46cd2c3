"""What a player may do, and what may be made to happen, as data for :func:`engine.flow.play.play`."""

from __future__ import annotations

from engine.state.events import Event
from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId


class Continue(Record):
    """Do what the rules do next by themselves: check, put triggers, give priority, resolve, begin or end a step."""


class Pass(Record):
    """117.3d: the player with priority passes."""

    player: PlayerId


class Cast(Record):
    """601: a player casts a card. Its costs count as paid until costs are realised (601.2f-h), and the step says so."""

    player: PlayerId
    object: ObjectId
    x: int | None = None
    back: bool = False
    """712.11b: the back face of a modal double-faced card."""
    half: str = ""
    """709.3, 702.102a: of a split card 'left', 'right' or 'fused'; '': as the player answers."""
    free: bool = False
    """118.9: without paying its mana cost, as something outside of what is told allows."""
    priced: bool = False
    """601.2f: only for what it costs, whether or not the player may cast it now: neither the time nor what forbids it counts."""


class Activate(Record):
    """602: a player activates the n-th ability of an object, counted from 0 among all its abilities."""

    player: PlayerId
    object: ObjectId
    index: int
    x: int | None = None


class PlayLand(Record):
    """116.2a, 305: a player plays a land from hand."""

    player: PlayerId
    object: ObjectId
    back: bool = False
    """712.12: the back face of a modal double-faced card."""


class TurnFaceUp(Record):
    """116.2b: a player turns a face-down permanent face up, paying what that costs. ``x``: the number for {X} in the cost."""

    player: PlayerId
    object: ObjectId
    x: int | None = None


class Unlock(Record):
    """116.2m, 709.5e: a player unlocks a locked half of a permanent for its mana cost.

    ``door``: 'left' or 'right'; '': as the player answers where both are locked. ``x``: the number for {X} in the cost.
    """

    player: PlayerId
    object: ObjectId
    door: str = ""
    x: int | None = None


class SetAside(Record):
    """116.2f, 116.2h, 116.2k: a player exiles a card from hand by its keyword 'suspend', 'foretell' or 'plot', paying for it.

    ``x``: the number for {X} in the cost.
    """

    player: PlayerId
    object: ObjectId
    keyword: str
    x: int | None = None


class DeclareAttackers(Record):
    """508.1: the active player declares attackers, each with the player, planeswalker or battle it attacks.

    ``bands``: which of them attack as a band (702.22c).
    """

    player: PlayerId
    attackers: tuple[tuple[ObjectId, Recipient], ...]
    bands: tuple[tuple[ObjectId, ...], ...] = ()


class DeclareBlockers(Record):
    """509.1: the defending player declares blockers, each with the attacker it blocks."""

    player: PlayerId
    blockers: tuple[tuple[ObjectId, ObjectId], ...]


class Concede(Record):
    """104.3a: a player concedes, at any time."""

    player: PlayerId


class Penalty(Record):
    """104.3k: a judge's penalty loses a player the game."""

    player: PlayerId


class AgreeToDraw(Record):
    """104.4i: all players agree that the game is a draw."""


class ProvedLoop(Record):
    """104.4b, 732.4: the caller has seen the same board come back by mandatory actions alone: the game is a draw."""

    steps: int
    """How many steps a round of the loop has."""
    unbroken: bool = False
    """732.5: somebody could break it, whom nothing forces to, and who does not."""
    refused: bool = False
    """732.6: somebody could do what its effects name behind 'unless', and never does."""
    involved: tuple[PlayerId, ...] = ()
    """104.4f: who controls something that is involved in it, where ranges of influence are limited."""


class Attend(Record):
    """807.5: from now on what happens, happens in the turn and at the stack of the turn marker with this number."""

    marker: int


class Occur(Record):
    """Something happens out of the blue, as one event; for questions that begin with 'suppose that'."""

    events: tuple[Event, ...]


Action = (
    Continue
    | Pass
    | Cast
    | Activate
    | PlayLand
    | TurnFaceUp
    | Unlock
    | SetAside
    | DeclareAttackers
    | DeclareBlockers
    | Concede
    | Penalty
    | AgreeToDraw
    | ProvedLoop
    | Attend
    | Occur
)
