"""401, 701: instructions about cards that are looked at, revealed, put in order and shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import DISCARDED, DRAWN, MILLED, Goes, Kept, instruction
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, TopOf, You
from engine.words.record import Record
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

ONE = Fixed(1)


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.at)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=True,
    copies=False,
)
class Look(Record, kw_only=True):
    """701.20e: a player looks at cards, such as :class:`TopOf` a library, and keeps them under a name."""

    at: ObjectReference
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.what)],
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class Reveal(Record, kw_only=True):
    """701.20a: cards are revealed, each by its owner: ``CardsOf(Target(), HAND)``, ``TopOf(ONE, You())``."""

    what: ObjectReference
    keep_as: str | None = None


@instruction(
    moves=lambda it: [Goes(what=TopOf(it.count, it.who), origin=Zone.LIBRARY, to=Zone.EXILE)] if it.exile else [],
    keeps=lambda it: [
        Kept(name=it.keep_as, zone=Zone.EXILE if it.exile else Zone.LIBRARY),
        Kept(name=it.keep_rest_as, zone=Zone.EXILE if it.exile else Zone.LIBRARY),
    ],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class RevealUntil(Record, kw_only=True):
    """701.20a: a player reveals cards from the top of their library until so many match; kept: these, and all others."""

    filter: Filter
    who: PlayerReference = You()
    count: Quantity = ONE
    keep_as: str | None = None
    keep_rest_as: str | None = None
    exile: bool = False
    """They are exiled, card by card, and not only revealed."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Scry(Record, kw_only=True):
    """701.22a: look at so many cards of the top of the library; any number to the bottom, the rest on top, in any order."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(moves=(MILLED,), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Surveil(Record, kw_only=True):
    """701.25a: look at so many cards of the top of the library; any number into the graveyard, the rest on top in any order."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=True, copies=False)
class Fateseal(Record, kw_only=True):
    """701.29a: as scrying, in the library of an opponent."""

    whose: PlayerReference
    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=True, copies=False)
class Shuffle(Record, kw_only=True):
    """701.24a: players shuffle their libraries; ``sparing``: but for these cards (701.24b)."""

    who: PlayerReference = You()
    sparing: ObjectReference | None = None


@instruction(
    moves=lambda it: [Goes(what=it.what, to=Zone.LIBRARY)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=True,
    copies=False,
)
class ShuffleInto(Record, kw_only=True):
    """701.24c-d: objects are shuffled into their owners' libraries; those of ``whose`` are shuffled even if nothing moves."""

    what: ObjectReference
    whose: PlayerReference = You()


@instruction(
    moves=(),
    keeps=lambda it: [
        Kept(name=it.keep_as, zone=Zone.BATTLEFIELD),
        Kept(name=it.keep_as, zone=Zone.HAND),
    ],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Behold(Record, kw_only=True):
    """701.4a: a player chooses a permanent of theirs that matches, or reveals a card from hand that does."""

    filter: Filter
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(
    moves=(), keeps=(), adds=None, inside=("then", "otherwise"), about=None, tokens=(), unseen=True, copies=False
)
class Clash(Record, kw_only=True):
    """701.30b: the controller and an opponent of their choice each reveal their top card; ``then``: if the controller wins."""

    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@instruction(
    moves=(DISCARDED, DRAWN, Goes(to=Zone.HAND)),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Learn(Record, kw_only=True):
    """701.48a: a player may discard a card and draw one, or may fetch a Lesson from outside the game."""

    who: PlayerReference = You()


@instruction(
    moves=lambda it: [Goes(to=it.to)],
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class FromOutside(Record, kw_only=True):
    """400.11b: a player may bring a card that they own, such as this, from outside the game into their hand, or onto their
    library."""

    such: Filter | None = None
    to: Zone = Zone.HAND
    who: PlayerReference = You()


LibraryEffect = (
    Look
    | Reveal
    | RevealUntil
    | Scry
    | Surveil
    | Fateseal
    | Shuffle
    | ShuffleInto
    | Behold
    | Clash
    | Learn
    | FromOutside
)
