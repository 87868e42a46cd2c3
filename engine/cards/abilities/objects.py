"""110, 111, 400, 701: instructions that move, make, tap, attach and counter objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import SACRIFICED, Goes, Kept, instruction
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.continuous import Part
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You, in_hidden_zone
from engine.words.record import Record
from engine.words.terms import Reason, Zone

if TYPE_CHECKING:
    from engine.cards.characteristics import Characteristics

ONE = Fixed(1)


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.BATTLEFIELD, to=it.instead_to or Zone.GRAVEYARD)],
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Destroy(Record, kw_only=True):
    """701.8. ``keep_as``: what was destroyed this way, as it last was: nothing that was regenerated or could not be destroyed."""

    what: ObjectReference
    regeneration: bool = True
    """Whether it can be regenerated (701.19c)."""
    instead_to: Zone | None = None
    """614.15: where it goes instead of the graveyard if it would be put there this way."""
    keep_as: str | None = None


@instruction(
    moves=lambda it: [Goes(what=it.what, to=it.to)],
    keeps=lambda it: [Kept(name=it.keep_as, zone=it.to), Kept(name=it.keep_was_as)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=lambda it: it.random_order or in_hidden_zone(it.what),
    copies=False,
)
class Move(Linkable, kw_only=True):
    """701: exile, return to hand, put into the graveyard, onto the battlefield, or into a library.

    ``position`` in a library counts from the top, -1 is the bottom; several cards are put there in an order that their owner
    chooses (401.4), or in a ``random_order``. ``under``: under whose control it enters; the controller's
    where nothing is said (110.2a). ``enters_with``: counters that it enters the battlefield with (122.6a). ``keep_as``: the name
    under which later instructions find the new objects. ``keep_was_as``: that of what they were, as it last existed (608.2h).
    """

    what: ObjectReference
    to: Zone
    position: int = 0
    under: PlayerReference | None = None
    random_order: bool = False
    tapped: bool = False
    joins: Joins | None = None
    """508.4, 509.4: it enters attacking or blocking."""
    attached_to: Reference | None = None
    """303.4i, 301.5e: it enters attached to this."""
    until_source_leaves: bool = False
    """610.3: it goes back where it was as soon as the source leaves the battlefield."""
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    transformed: bool = False
    """712.14a: onto the battlefield with its back face up; what has one face stays where it is."""
    changed: tuple[Part, ...] = ()
    """611.2e: what it is or has from the moment at which it enters the battlefield."""
    reason: Reason = Reason.EFFECT
    linked: bool = False
    """607.2a, 607.2c: another ability of the source speaks of what was put there with this one."""
    pair: str = ""
    """607.4: of several pairs of linked abilities on one object, which one this belongs to."""
    face_down: bool = False
    """406.3: exiled face down."""
    haunting: ObjectReference | None = None
    """702.55a: exiled so that it haunts this creature."""
    keep_as: str | None = None
    keep_was_as: str | None = None

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)],
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Sacrifice(Record, kw_only=True):
    """701.21: what is referred to is sacrificed by its controller, who must be among ``who``; kept as it last was."""

    what: ObjectReference
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(SACRIFICED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class ChooseAndSacrifice(Record, kw_only=True):
    """701.21 with 101.4: each player chooses so many permanents of theirs that match; then all are sacrificed at once.

    ``up_to``: as many as the player likes, but no more.
    """

    who: PlayerReference
    filter: Filter
    count: Quantity = ONE
    up_to: bool = False
    keep_as: str | None = None
    exploits: bool = False
    """702.110b: by it the source exploits what is sacrificed."""


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=lambda it: [it.token.name],
    unseen=False,
    copies=False,
)
class CreateTokens(Linkable, kw_only=True):
    """701.7, 111: each player creates so many tokens with these characteristics. ``attached_to``: what an Aura token enchants."""

    token: Characteristics
    power: Quantity | None = None
    toughness: Quantity | None = None
    """111.3: where the effect works them out as it creates the tokens, which have them from then on."""
    count: Quantity = ONE
    who: PlayerReference = You()
    tapped: bool = False
    joins: Joins | None = None
    attached_to: Reference | None = None
    keep_as: str | None = None
    linked: bool = False
    """607.2c: another ability of the source speaks of what was created with this one."""
    pair: str = ""

    @property
    def is_linked(self) -> bool:
        """607.1: whether another ability speaks of what this did."""
        return self.linked


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Tap(Record, kw_only=True):
    """701.26a. ``keep_as``: what was tapped this way: nothing that was tapped already, or stayed untapped."""

    what: ObjectReference
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Untap(Record, kw_only=True):
    """701.26b."""

    what: ObjectReference


@instruction(
    moves=lambda it: [Goes(what=it.what, origin=Zone.STACK, to=it.instead_to or Zone.GRAVEYARD)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Counter(Record, kw_only=True):
    """701.6: a spell or ability on the stack is countered. ``instead_to``: a spell goes there, not to the graveyard (614.15)."""

    what: ObjectReference
    instead_to: Zone | None = None
    position: int = 0


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Attach(Record, kw_only=True):
    """701.3: an object becomes attached to what is referred to."""

    what: ObjectReference
    to: Reference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Unattach(Record, kw_only=True):
    """701.3d."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class RemoveFromCombat(Record, kw_only=True):
    """506.4."""

    what: ObjectReference


ObjectEffect = (
    Destroy
    | Move
    | Sacrifice
    | ChooseAndSacrifice
    | CreateTokens
    | Tap
    | Untap
    | Counter
    | Attach
    | Unattach
    | RemoveFromCombat
)
