"""111, 114, 701: keyword actions that create tokens, and the getting of emblems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.words.record import Record
from engine.words.subtypes import token_name

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


MakingEffect = Investigate | Incubate | Populate | GetEmblem
