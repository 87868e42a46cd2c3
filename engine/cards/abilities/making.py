"""111, 114, 701: keyword actions that create tokens, and the getting of emblems."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.words.record import Record, replace
from engine.words.subtypes import token_name
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability

ONE = Fixed(1)


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(token_name("Clue"),), unseen=False, copies=False
)
class Investigate(Record, kw_only=True):
    """701.16a: create a Clue token; so many times over."""

    times: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(token_name("Incubator"),), unseen=False, copies=False
)
class Incubate(Record, kw_only=True):
    """701.53a: an Incubator token, which enters with so many +1/+1 counters on it."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=True)
class Populate(Record, kw_only=True):
    """701.36a: a token that is a copy of a creature token that the player controls and chooses."""

    who: PlayerReference = You()
    times: Quantity = ONE


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class GetEmblem(Record, kw_only=True):
    """114.2: a player gets an emblem with abilities."""

    abilities: tuple[Ability, ...]
    who: PlayerReference = You()
    name: str = ""


def of_an_emblem(abilities: Iterable[Ability]) -> tuple[Ability, ...]:
    """114.4: these abilities as an emblem has them, so that they function in the command zone."""
    where: Any = {"zones": (Zone.COMMAND,)}
    return tuple(replace(ability, **where) if hasattr(ability, "zones") else ability for ability in abilities)


MakingEffect = Investigate | Incubate | Populate | GetEmblem
