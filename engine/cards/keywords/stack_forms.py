"""702: keywords that work while the spell that has them is on the stack: copies of it, and what nobody can do meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cannot, Cost, Keyword, PlayerScope, Prohibition
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.keyword_abilities import Cascade, ChoosePlayer
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.objects import Move
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed, Noted, PermanentsGone, Quantity, TimesPaid
from engine.cards.abilities.references import Among, EachPlayer, Remembered, This, TopOf, You
from engine.cards.abilities.triggers import CastsSpell
from engine.cards.keywords.parts import MY_CREATURES, ONE, THIS_SPELL, Make, cost_of, number, when
from engine.words.terms import Relation, Zone

ON_STACK = (Zone.STACK,)
_LOST = "extorted"
_SHOWN = "shown how"
_RIPPLES, _CAST = "rippling", "cast so"


def _storm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.40a: one copy for every spell cast earlier in the turn."""
    return (when(keyword, THIS_SPELL, CopyOnStack(what=This(), count=EventAmount()), zones=ON_STACK),)


def _gravestorm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.69a: one copy for every permanent that was put into a graveyard this turn."""
    return (when(keyword, THIS_SPELL, CopyOnStack(what=This(), count=PermanentsGone()), zones=ON_STACK),)


def _demonstrate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: it may be copied; then an opponent of the player's choice copies it, too."""
    theirs = (ChoosePlayer(keep_as=_SHOWN), CopyOnStack(what=This(), who=Remembered(_SHOWN)))
    return (when(keyword, THIS_SPELL, May(then=(CopyOnStack(what=This()), *theirs)), zones=ON_STACK),)


def _cascade(keyword: Keyword) -> tuple[Ability, ...]:
    """702.85a: a card that costs less comes up and may be cast."""
    return (when(keyword, THIS_SPELL, Cascade(), zones=ON_STACK),)


def _ripple(keyword: Keyword) -> tuple[Ability, ...]:
    """702.60a-b: so many cards may be revealed, and those cast that have its name; the others go under the library."""
    named = Filter(zone=Zone.LIBRARY, named_as=This(), as_spell=True)
    rest = Among(of=Among(of=Remembered(_RIPPLES), filter=Filter(zone=Zone.LIBRARY)), without=Remembered(_CAST))
    rippling = (
        Reveal(what=TopOf(count=Fixed(number(keyword)), of=You()), keep_as=_RIPPLES),
        CastNow(
            what=Among(of=Remembered(_RIPPLES), filter=named),
            such=Filter(zone=Zone.STACK, named_as=This()),
            keep_as=_CAST,
        ),
        Move(what=rest, to=Zone.LIBRARY, position=-1),
    )
    return (when(keyword, THIS_SPELL, May(then=rippling), zones=ON_STACK),)


def _copied_if_paid(keyword: Keyword, cost: CastingCost, count: Quantity) -> tuple[Ability, ...]:
    copies = CopyOnStack(what=This(), count=count)
    return (cost, when(keyword, THIS_SPELL, copies, condition=Paid(cost.name), zones=ON_STACK))


def _replicate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: copied for each time that the cost was paid."""
    cost = CastingCost(cost=cost_of(keyword), optional=True, repeat=True, name="replicate", text=keyword.text)
    return _copied_if_paid(keyword, cost, TimesPaid("replicate"))


def _conspire(keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a: copied if two creatures that share a colour with it were tapped."""
    two = Cost(tap_others=Filter(any_of=(MY_CREATURES,), shares_color=True), tap_count=2)
    cost = CastingCost(cost=two, optional=True, name="conspire", text=keyword.text)
    return _copied_if_paid(keyword, cost, ONE)


def _casualty(keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a: copied if a creature of so much power was sacrificed."""
    strong = Filter(any_of=(MY_CREATURES,), power=Bounds(least=number(keyword)))
    cost = CastingCost(cost=Cost(sacrifice=strong), optional=True, name="casualty", text=keyword.text)
    return _copied_if_paid(keyword, cost, ONE)


def _split_second(keyword: Keyword) -> tuple[Ability, ...]:
    """702.61a: no other spells, and no abilities but mana abilities."""
    others = Filter(zone=Zone.STACK, another=True)
    everybody = PlayerScope.ALL
    return (
        Cannot(what=Prohibition.CAST, objects=others, players=everybody, zones=ON_STACK, text=keyword.text),
        Cannot(what=Prohibition.ACTIVATE_ABILITIES, players=everybody, zones=ON_STACK, text=keyword.text),
    )


def _extort(keyword: Keyword) -> tuple[Ability, ...]:
    """702.101a: for {W/B}, each opponent loses 1 life, and you gain as much as was lost in all."""
    drain = (
        LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT), keep_as=_LOST),
        GainLife(amount=Noted(_LOST)),
    )
    pays = MayPay(cost=Cost(mana="{W/B}"), then=drain)
    return (when(keyword, CastsSpell(who=Relation.YOU), pays),)


STACK_FORMS: Mapping[str, Make] = {
    "storm": _storm,
    "gravestorm": _gravestorm,
    "demonstrate": _demonstrate,
    "cascade": _cascade,
    "ripple": _ripple,
    "replicate": _replicate,
    "conspire": _conspire,
    "casualty": _casualty,
    "split second": _split_second,
    "extort": _extort,
}
