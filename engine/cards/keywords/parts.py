"""What the forms of keywords are put together from."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, Timing, Triggered
from engine.cards.abilities.conditions import Condition, Within
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import ColorsSpent, CountersOn, Fixed, Quantity
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import BeginningOf, CastsSpell, Trigger
from engine.words.record import replace
from engine.words.terms import CardType, Relation, TurnStep, Zone

Make = Callable[[Keyword], tuple[Ability, ...]]
"""702: the abilities that a keyword stands for, made from its number, its cost or its quality."""

THIS = Filter(this=True)
THIS_SPELL = CastsSpell(spell=Filter(this=True, zone=Zone.STACK))
"""'When you cast this spell'."""
ONE = Fixed(1)
SUNBURST = "sunburst"
MY_CREATURES = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
YOUR_UPKEEP = BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU)
PAID_WITH = "paid with"
"""The name of what the cost of an ability was paid with: tapped, sacrificed, exiled, discarded or returned; never its source."""
ALL_OF_EVENT = "all of the event"
"""603.2c: the name of all that moved, or were declared as attackers, at the same time: 'one or more' of a trigger event."""
ATTACKED = "attacked by what was returned"
"""702.49c: the name of what a creature was attacking that was returned to hand for a cost."""
TARGET_CREATURE = (TargetSpec(objects=Filter(types=(CardType.CREATURE,))),)


def number(keyword: Keyword) -> int:
    """The number after a keyword, 1 where none is."""
    return 1 if keyword.value is None else keyword.value


def count_of(keyword: Keyword) -> Quantity:
    """The number after a keyword; 702.44c: of one with sunburst for it, the colours of mana spent on the spell."""
    return ColorsSpent() if keyword.quality == SUNBURST else Fixed(number(keyword))


def cost_of(keyword: Keyword) -> Cost:
    """The cost after a keyword; nothing where none is."""
    return keyword.cost or Cost()


def when(
    keyword: Keyword,
    trigger: Trigger,
    *effects: Effect,
    condition: Condition | None = None,
    targets: tuple[TargetSpec, ...] = (),
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,),
) -> Triggered:
    """The triggered ability of a keyword."""
    return Triggered(
        trigger=trigger, effects=effects, condition=condition, targets=targets, zones=zones, text=keyword.text
    )


def as_sorcery(
    keyword: Keyword,
    *effects: Effect,
    cost: Cost | None = None,
    targets: tuple[TargetSpec, ...] = (),
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,),
    condition: Condition | None = None,
) -> Activated:
    """The activated ability of a keyword that can be activated only as a sorcery."""
    return Activated(
        cost=cost_of(keyword) if cost is None else cost,
        effects=effects,
        targets=targets,
        timing=Timing.SORCERY,
        zones=zones,
        condition=condition,
        text=keyword.text,
    )


def discarding(keyword: Keyword) -> Cost:
    """'[Cost], discard this card'."""
    return replace(cost_of(keyword), discard_this=True)


def exiling(keyword: Keyword) -> Cost:
    """'[Cost], exile this card from your graveyard'."""
    return replace(cost_of(keyword), exile_this=True)


def has_counter(kind: str) -> Within:
    """'If it has a counter of that kind on it'."""
    return Within(CountersOn(kind, This()), Bounds(least=1))


def to_hand(what: This) -> Move:
    """'Return it to your hand'."""
    return Move(what=what, to=Zone.HAND)
