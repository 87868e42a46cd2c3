"""701.27-701.28, 701.40, 701.58, 708: instructions that turn permanents up, down or over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Goes, Kept, instruction
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import ObjectReference, PlayerReference, TopOf, You, in_hidden_zone
from engine.words.record import Record
from engine.words.terms import FaceDown, Zone

if TYPE_CHECKING:
    from engine.cards.characteristics import Characteristics


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class TurnFaceUp(Record, kw_only=True):
    """708.8: face-down permanents are turned face up."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class TurnFaceDown(Record, kw_only=True):
    """708.2: face-up permanents are turned face down, and are what is listed; ``None``: nothing is (708.2a)."""

    what: ObjectReference
    looks: Characteristics | None = None


@instruction(
    moves=lambda it: [Goes(what=it.what, to=Zone.BATTLEFIELD)],
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=lambda it: in_hidden_zone(it.what),
    copies=False,
)
class PutFaceDown(Record, kw_only=True):
    """701.40a, 701.58a, 708.3: cards are put onto the battlefield face down, one at a time (701.40e): manifested, cloaked, or
    just so."""

    what: ObjectReference = TopOf(Fixed(1), You())
    how: FaceDown = FaceDown.MANIFEST
    under: PlayerReference = You()
    looks: Characteristics | None = None
    """708.2: what they are there, where that is listed."""
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Transform(Record, kw_only=True):
    """701.27, 701.28: double-faced permanents are turned so that the other face is up; ``convert``: they convert."""

    what: ObjectReference
    convert: bool = False


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Flip(Record, kw_only=True):
    """710: permanents are flipped."""

    what: ObjectReference


@instruction(
    moves=lambda it: [Goes(what=it.what, to=Zone.BATTLEFIELD)],
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Meld(Record, kw_only=True):
    """701.42a: two cards of a meld pair are put onto the battlefield as one permanent."""

    what: ObjectReference
    keep_as: str | None = None


TurningEffect = TurnFaceUp | TurnFaceDown | PutFaceDown | Transform | Flip | Meld
