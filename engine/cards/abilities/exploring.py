"""701: keyword actions that turn over cards and do something with what comes."""

from __future__ import annotations

from engine.cards.abilities.classification import DISCARDED, DRAWN, MILLED, Goes, Kept, instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, This, You
from engine.words.record import Record
from engine.words.subtypes import SOLDIER, token_name
from engine.words.terms import Zone

ONE = Fixed(1)


@instruction(
    moves=(Goes(origin=Zone.LIBRARY, to=Zone.HAND), MILLED),
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class Explore(Record, kw_only=True):
    """701.44a: the top card is revealed: a land goes to hand; for any other a +1/+1 counter, and it may go to the graveyard."""

    what: ObjectReference = This()


@instruction(
    moves=(DRAWN, DISCARDED), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=True, copies=False
)
class Connive(Record, kw_only=True):
    """701.50d: its controller draws and discards so many cards; a +1/+1 counter for each nonland card discarded so."""

    what: ObjectReference = This()
    amount: Quantity = ONE


@instruction(
    moves=(DRAWN, DISCARDED),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(token_name(*SOLDIER),),
    unseen=True,
    copies=False,
)
class Recruit(Record, kw_only=True):
    """701.70a: draw, then discard; for a nonland card discarded so, a 1/1 white Human Soldier creature token."""

    who: PlayerReference = You()


@instruction(
    moves=(Goes(origin=Zone.LIBRARY, to=Zone.BATTLEFIELD), MILLED),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.BATTLEFIELD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class ManifestDread(Record, kw_only=True):
    """701.62a: of the top two cards a player manifests one, which is kept, and the other goes to the graveyard."""

    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(
        Goes(origin=Zone.LIBRARY, to=Zone.EXILE),
        Goes(origin=Zone.EXILE, to=Zone.STACK),
        Goes(origin=Zone.EXILE, to=Zone.HAND),
        Goes(origin=Zone.EXILE, to=Zone.LIBRARY),
    ),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Discover(Record, kw_only=True):
    """701.57a: exile from the top until a nonland card of at most that mana value; it may be cast for nothing, or goes to hand."""

    amount: Quantity
    who: PlayerReference = You()


ExploringEffect = Explore | Connive | Recruit | ManifestDread | Discover
