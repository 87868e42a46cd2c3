"""707: instructions that copy permanents, cards, spells and abilities."""

from __future__ import annotations

from engine.cards.abilities.classification import Kept, instruction
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.continuous import CopyException, Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You
from engine.words.record import Record
from engine.words.terms import Relation, Zone

ONE = Fixed(1)


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=True,
)
class CreateCopies(Linkable, kw_only=True):
    """707.2, 111.3: each player creates so many tokens that are copies of what is referred to, with exceptions (707.9)."""

    of: ObjectReference
    count: Quantity = ONE
    who: PlayerReference = You()
    tapped: bool = False
    joins: Joins | None = None
    exceptions: tuple[CopyException, ...] = ()
    keep_as: str | None = None
    linked: bool = False
    pair: str = ""

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=True)
class BecomeCopy(Record, kw_only=True):
    """707.2: objects become copies of another one for a time, with exceptions (707.9)."""

    what: ObjectReference
    of: ObjectReference
    until: Duration = Duration.ENDLESS
    exceptions: tuple[CopyException, ...] = ()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=True)
class CopyOnStack(Record, kw_only=True):
    """707.10: a spell or ability on the stack is copied; ``new_targets``: its controller may choose new ones (707.10c).

    ``target``: the copy has this as its target, and is not made where that is not legal (707.10e).
    """

    what: ObjectReference
    count: Quantity = ONE
    who: PlayerReference = You()
    new_targets: bool = True
    target: Reference | None = None
    without: str = ""
    """702.50a: the copy has all but the keyword ability of this name."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=True)
class CopyForEach(Record, kw_only=True):
    """707.10d: a spell or ability is copied for each other object, or player, that it could target, with that as its target."""

    what: ObjectReference
    objects: Filter | None = None
    players: Relation | None = None


CopyEffect = CreateCopies | BecomeCopy | CopyOnStack | CopyForEach
