"""701: votes, choices that somebody else makes, and costs that have a name of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import SACRIFICED, Goes, Inside, Kept, instruction
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import EachPlayer, Every, PlayerReference, You
from engine.words.record import Record
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

ONE = Fixed(1)


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Vote(Record, kw_only=True):
    """701.38a: each player, beginning with the controller, votes for a word; the votes for each become a number of that name."""

    choices: tuple[str, ...]
    who: PlayerReference = EachPlayer()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=Every(it.filter))],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class VoteFor(Record, kw_only=True):
    """701.38b: each player votes for an object; those with the most votes, or all that are tied, are kept under a name."""

    filter: Filter
    keep_as: str
    who: PlayerReference = EachPlayer()


@instruction(
    moves=(Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE),),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class CollectEvidence(Record, kw_only=True):
    """701.59a: exile any number of cards from the graveyard with a total mana value of so much or more."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(
    moves=(Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE), SACRIFICED),
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class Forage(Record, kw_only=True):
    """701.61a: exile three cards from the graveyard, or sacrifice a Food."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class MayPlayLands(Record, kw_only=True):
    """305.2: so many additional lands may be played this turn."""

    count: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one, each=it.who) for one in (it.first, it.second)],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class VillainousChoice(Record, kw_only=True):
    """701.55a: each player chooses one of two lists of instructions, of which 'one' is that player, and it is carried out."""

    who: PlayerReference
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    texts: tuple[str, ...] = ()


DecidingEffect = Vote | VoteFor | CollectEvidence | Forage | MayPlayLands | VillainousChoice
