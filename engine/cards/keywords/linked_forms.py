"""702: keywords that pair creatures, hand on or restrict abilities, or keep something for the rest of a turn or of the game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Activated, Keyword, Prohibition, SpellAbility
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import AllOf, Condition, Exists, Is, Not, StepIs, TurnOf, Within
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter, ThisTurn
from engine.cards.abilities.keyword_abilities import Ascend, Craft, Encore, Forbid, GainBelow, Pair
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.quantities import CountOf, Fixed
from engine.cards.abilities.references import Among, It, Remembered, Target, This, You
from engine.cards.abilities.triggers import enters
from engine.cards.keywords.parts import (
    MY_CREATURES,
    TARGET_CREATURE,
    THIS,
    YOUR_UPKEEP,
    Make,
    as_sorcery,
    cost_of,
    exiling,
    number,
    when,
)
from engine.words.citations import not_implemented
from engine.words.counters import PLUS
from engine.words.record import replace
from engine.words.terms import Deed, Relation, TurnStep, Zone

not_implemented("702.57b", "la carta che resta rivelata in mano dopo la previsione, che niente qui legge")
not_implemented("702.142b", "abilità che si innescano quando una creatura si vanta, o cambiano le abilità di vanto")

OR_MORE = "or more"
"""702.167a: behind the number of what is exiled to craft something."""
_CHOSEN = "to be paired"
_FREE = replace(MY_CREATURES, bonded=False)
_THIS_FREE = Exists(replace(_FREE, this=True))
_THAT_FREE = Within(CountOf(Among(of=It(), filter=_FREE)), Bounds(least=1))


def _soulbond(keyword: Keyword) -> tuple[Ability, ...]:
    """702.95a: as it enters with another unpaired creature there, or as another one enters while it is unpaired."""
    others = replace(_FREE, another=True)
    choose = (Choose(filter=others, keep_as=_CHOSEN), Pair(what=This(), other=Remembered(_CHOSEN)))
    both = AllOf((_THIS_FREE, Exists(others)))
    another = enters(replace(MY_CREATURES, another=True))
    return (
        when(keyword, enters(THIS), May(then=choose), condition=both),
        when(keyword, another, May(then=(Pair(what=It(), other=This()),)), condition=AllOf((_THIS_FREE, _THAT_FREE))),
    )


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a: counters on target creature; another one also gains what is printed below."""
    gains = If(condition=Not(Is(Target(0), THIS)), then=(GainBelow(to=Target(0), number=number(keyword)),))
    counters = PutCounters(counter=PLUS, on=Target(0), count=Fixed(number(keyword)))
    return (when(keyword, enters(THIS), counters, gains, targets=TARGET_CREATURE),)


def _only_if(ability: Activated, *conditions: Condition) -> Activated:
    """602.5b: only so, and once each turn, whatever else restricts it."""
    own = () if ability.condition is None else (ability.condition,)
    return replace(ability, condition=AllOf((*conditions, *own)), once_each_turn=True)


def _forecast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.57a-b: from hand, in the upkeep of the card's owner, revealing it, once each turn."""
    return tuple(
        _only_if(
            replace(ability, zones=(Zone.HAND,), cost=replace(ability.cost, reveal_this=True)),
            TurnOf(Relation.YOU),
            StepIs(TurnStep.UPKEEP),
        )
        for ability in keyword.abilities
        if isinstance(ability, Activated)
    )


def _boast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.142a: only if it attacked this turn, and once each turn."""
    attacked = Is(This(), Filter(attacked_this_turn=True))
    return tuple(_only_if(ability, attacked) for ability in keyword.abilities if isinstance(ability, Activated))


def _power_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.193a-b: only once; for as much less as its mana cost where it entered this turn."""
    now = Is(This(), Filter(this_turn=ThisTurn(what=Deed.ENTERED)))
    less = ChangesCost(abilities_of=THIS, less_own_mana_cost=True, condition=now, text=keyword.text)
    return tuple(
        replace(one, once=True, cost_changes=(*one.cost_changes, less))
        for one in keyword.abilities
        if isinstance(one, Activated)
    )


def _epic(keyword: Keyword) -> tuple[Ability, ...]:
    """702.50a-b: its player casts no more spells, and copies this one at each of their upkeeps."""
    forbidden = Forbid(what=Prohibition.CAST, who=You(), until=Duration.ENDLESS)
    copied = CopyOnStack(what=This(), without="epic")
    each_upkeep = Delay(trigger=YOUR_UPKEEP, effects=(copied,), until=Duration.ENDLESS)
    return (SpellAbility(effects=(forbidden, each_upkeep), text=keyword.text),)


def _encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a: from the graveyard, as a sorcery."""
    return (as_sorcery(keyword, Encore(), cost=exiling(keyword), zones=(Zone.GRAVEYARD,)),)


def _craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a: with materials of a description, so many of them, or so many and more."""
    least = number(keyword)
    most = None if keyword.quality == OR_MORE else least
    cost = replace(cost_of(keyword), exile_this=True, materials=keyword.filter, material_count=(least, most))
    return (as_sorcery(keyword, Craft(), cost=cost),)


def _ascend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.131a: of a spell, as it resolves; for permanents 702.131b is looked at after every event."""
    return (SpellAbility(effects=(Ascend(),), text=keyword.text),)


LINKED_FORMS: Mapping[str, Make] = {
    "soulbond": _soulbond,
    "backup": _backup,
    "forecast": _forecast,
    "boast": _boast,
    "power-up": _power_up,
    "epic": _epic,
    "encore": _encore,
    "craft": _craft,
    "ascend": _ascend,
}
