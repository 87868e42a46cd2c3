"""702: keywords about what is sacrificed, returned or promised for a spell, and about what has struck before it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cost, Keyword, NotUnderstood, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import AllOf, Condition, Paid, StepIs, StruckPlayer, TurnOf
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import Draw
from engine.cards.abilities.references import Promised
from engine.cards.abilities.triggers import enters
from engine.cards.abilities.turns import ExtraTurn
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import MY_CREATURES, THIS, Make, cost_of, when
from engine.cards.tokens import PREDEFINED, creature_token
from engine.words.record import replace
from engine.words.terms import Color, Relation, TurnStep

GIFT = "gift"


def _instead(keyword: Keyword, cost: Cost | None = None, condition: Condition | None = None) -> CastingCost:
    paid = cost_of(keyword) if cost is None else cost
    return CastingCost(cost=paid, alternative=True, name=keyword.keyword, condition=condition, text=keyword.text)


def _emerge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.119a-b: with a creature sacrificed, or a permanent of a quality, for as much less as its mana value."""
    given = Filter(any_of=(keyword.filter,), controller=Relation.YOU) if keyword.filter is not None else MY_CREATURES
    cost = replace(cost_of(keyword), sacrifice=given)
    return (replace(_instead(keyword, cost), sacrificed_for="mana value"),)


def _offering(keyword: Keyword) -> tuple[Ability, ...]:
    """702.48a: with a permanent of a quality sacrificed, for its mana cost less, whenever an instant could be cast."""
    if keyword.filter is None:
        return (NotUnderstood(text=keyword.text, reason="offering"),)
    cost = Cost(sacrifice=Filter(any_of=(keyword.filter,), controller=Relation.YOU))
    offered = CastingCost(
        cost=cost, optional=True, name="offering", flash=True, sacrificed_for="mana cost", text=keyword.text
    )
    return (offered,)


def _prowl(keyword: Keyword) -> tuple[Ability, ...]:
    """702.76a: if something of the player's with one of its creature types has dealt combat damage to a player."""
    return (_instead(keyword, condition=StruckPlayer(sharing_type=True)),)


def _freerunning(keyword: Keyword) -> tuple[Ability, ...]:
    """702.173a: if an Assassin of the player's, or a commander that is a creature, has dealt combat damage to a player."""
    return (_instead(keyword, condition=StruckPlayer(subtype="Assassin")),)


def _sneak(keyword: Keyword) -> tuple[Ability, ...]:
    """702.190a-b: in the declare blockers step of the player's turn, with an unblocked attacker returned to hand."""
    unblocked = replace(MY_CREATURES, attacking=True, blocked=False)
    cost = replace(cost_of(keyword), return_to_hand=unblocked)
    now = AllOf((StepIs(TurnStep.DECLARE_BLOCKERS), TurnOf(Relation.YOU)))
    return (replace(_instead(keyword, cost, now), flash=True, enters_attacking=True),)


def _made(token: Characteristics, *, tapped: bool = False) -> Effect:
    return CreateTokens(token=token, who=Promised(), tapped=tapped)


def _predefined(name: str) -> Effect:
    return _made(replace(PREDEFINED[name].looks, name=f"{name} Token"))


_OCTOPUS = creature_token(("Octopus",), 8, Color.BLUE)
_FISH = creature_token(("Fish",), 1, Color.BLUE)
GIFTS: Mapping[str, Effect] = {
    "food": _predefined("Food"),
    "card": Draw(who=Promised()),
    "tapped fish": _made(_FISH, tapped=True),
    "extra turn": ExtraTurn(who=Promised()),
    "treasure": _predefined("Treasure"),
    "octopus": _made(_OCTOPUS),
}
"""702.174d-i: what is given, by the English word for it."""


def _gift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.174a-b, 702.174j: an opponent may be chosen, who is given something first, or as the permanent has entered."""
    given = GIFTS.get(keyword.quality or "")
    if given is None:
        return (NotUnderstood(text=keyword.text, reason="gift"),)
    promise = CastingCost(cost=Cost(), optional=True, name=GIFT, promises=True, text=keyword.text)
    first = SpellAbility(effects=(If(condition=Paid(GIFT), then=(given,)),), first=True, text=keyword.text)
    return (promise, first, when(keyword, enters(THIS), given, condition=Paid(GIFT)))


COST_FORMS: Mapping[str, Make] = {
    "emerge": _emerge,
    "offering": _offering,
    "prowl": _prowl,
    "freerunning": _freerunning,
    "sneak": _sneak,
    GIFT: _gift,
}
