"""603.3b: instructions that only add to something: life, damage to players, cards drawn or milled, counters, plain tokens."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import EachPlayer, EventPlayer, This, You
from engine.words.counters import PLUS
from engine.words.terms import Zone

_PLAYERS = (You, EachPlayer, EventPlayer)


class Passage(NamedTuple):
    """Zones between which something goes; nothing is where a token comes from."""

    origin: Zone | None
    to: Zone


DRAWN = Passage(Zone.LIBRARY, Zone.HAND)
MILLED = Passage(Zone.LIBRARY, Zone.GRAVEYARD)
MADE = Passage(None, Zone.BATTLEFIELD)


class Added(NamedTuple):
    """What an instruction adds: how much life it takes at most, how many cards it draws, what goes where.

    ``damage``: 120.3: it is loss of life and nothing else only where its source has no keyword. ``here``: it adds to the object
    that the ability is of, which has to be there still.
    """

    lost: int = 0
    drawn: int = 0
    passage: Passage | None = None
    damage: bool = False
    here: bool = False


def added(effect: Effect) -> Added | None:
    """What an instruction adds, whatever was done before it; ``None`` where that is not known."""
    match effect:
        case GainLife(amount=Fixed(), who=who) if isinstance(who, _PLAYERS):
            return Added()
        case LoseLife(amount=Fixed(value=lost), who=who) if isinstance(who, _PLAYERS):
            return Added(lost=lost)
        case DealDamage(amount=Fixed(value=dealt), to=to, source=This(), divided=False, also=()):
            return Added(lost=dealt, damage=True) if isinstance(to, _PLAYERS) else None
        case Draw(who=who, count=Fixed(value=drawn)) if isinstance(who, _PLAYERS):
            return Added(drawn=drawn, passage=DRAWN)
        case Mill(who=who, count=Fixed(), keep_as=None) if isinstance(who, _PLAYERS):
            return Added(passage=MILLED)
        case PutCounters(counter=counter, on=This(), count=Fixed()) if counter == PLUS:
            return Added(here=True)
        case CreateTokens() if _plain_token(effect):
            return Added(passage=MADE)
        case _:
            return None


def _plain_token(made: CreateTokens) -> bool:
    """Whether tokens do nothing but be there: which of them came first shows nowhere."""
    count: Quantity = made.count
    special = made.power or made.toughness or made.joins or made.attached_to or made.keep_as or made.linked or made.pair
    if special or not isinstance(count, Fixed) or not isinstance(made.who, _PLAYERS) or made.token.abilities:
        return False
    return not made.token.creature or (made.token.toughness or 0) > 0
