"""702, 716: keywords that stand for an activated ability, and those of Classes and Cases."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, NotUnderstood, Static
from engine.cards.abilities.choices import Choose, May
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.conditions import AllOf, Condition, Is, Not, TurnOf, Within
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainAbility, SetPT
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exchanging import ExchangeCards
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import BecomeCrewed, BecomeLevel, Designate
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Attach, Move, Unattach
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import CountersOn, Fixed, LevelOf, SpeedOf, StationedWith
from engine.cards.abilities.references import AttachedTo, Remembered, Target, This, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.initiative import MAX_SPEED
from engine.cards.keywords.parts import (
    ATTACKED,
    MY_CREATURES,
    PAID_WITH,
    TARGET_CREATURE,
    THIS,
    Make,
    as_sorcery,
    cost_of,
    discarding,
    number,
    when,
)
from engine.words.citations import not_implemented
from engine.words.counters import CHARGE, LEVEL, PLUS
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Relation, TurnStep, Zone

not_implemented("702.128b", "abilità che si innescano quando si imbalsama, o guardano le pedine imbalsamate")
not_implemented("702.6e", "equipaggiare planeswalker")

HAND = (Zone.HAND,)
_FOUND = "the card that was found"
_SWAPPED = "the Aura card of the hand"
_OTHERS = replace(MY_CREATURES, another=True)


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a, 702.6c: attach to target creature you control, as a sorcery."""
    wanted = keyword.filter or CREATURE
    if CardType.PLANESWALKER in wanted.types:
        return (NotUnderstood(text=keyword.text, reason="equip planeswalker"),)
    return (_attaches(keyword, Filter(types=(CardType.CREATURE,), controller=Relation.YOU, any_of=(wanted,))),)


def _fortify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.67a: attach to target land you control, as a sorcery."""
    return (_attaches(keyword, Filter(types=(CardType.LAND,), controller=Relation.YOU)),)


def _attaches(keyword: Keyword, target: Filter) -> Activated:
    return as_sorcery(keyword, Attach(what=This(), to=Target(0)), targets=(TargetSpec(objects=target),))


def _reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.151a-b: attached to another creature, and unattached again; attached, it is no creature."""
    held = Is(AttachedTo(), CREATURE)
    return (
        _attaches(keyword, _OTHERS),
        as_sorcery(keyword, Unattach(what=This()), condition=held),
        Static(parts=(ChangeTypes(remove=(CardType.CREATURE,)),), affects=THIS, condition=held, text=keyword.text),
    )


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a, 702.29e: from hand, discarding it: draw a card, or find one of a type."""
    effects: tuple[Effect, ...] = (Draw(),)
    if keyword.filter is not None:
        effects = _finds(replace(keyword.filter, zone=Zone.LIBRARY), Zone.HAND)
    return (Activated(cost=discarding(keyword), effects=effects, zones=HAND, text=keyword.text),)


def _finds(wanted: Filter, to: Zone) -> tuple[Effect, ...]:
    """'Search your library for a card, [reveal it,] put it there, then shuffle.'"""
    search = Search(filter=wanted, keep_as=_FOUND, reveal=to is Zone.HAND)
    return (search, Move(what=Remembered(_FOUND), to=to), Shuffle())


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.53a: from hand, discarding it: a card with the same mana value."""
    same = Filter(zone=Zone.LIBRARY, mana_value_than_this="=")
    return (as_sorcery(keyword, *_finds(same, Zone.HAND), cost=discarding(keyword), zones=HAND),)


def _transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.71a: sacrificing it: a creature card with the same mana value onto the battlefield."""
    same = Filter(zone=Zone.LIBRARY, types=(CardType.CREATURE,), mana_value_than_this="=")
    cost = replace(cost_of(keyword), sacrifice_this=True)
    return (as_sorcery(keyword, *_finds(same, Zone.BATTLEFIELD), cost=cost),)


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """702.77a: from hand, discarding it: so many +1/+1 counters."""
    counters = PutCounters(counter=PLUS, on=Target(0), count=Fixed(number(keyword)))
    reinforced = Activated(
        cost=discarding(keyword), effects=(counters,), targets=TARGET_CREATURE, zones=HAND, text=keyword.text
    )
    return (reinforced,)


def _ninjutsu(*zones: Zone) -> Make:
    """702.49a, 702.49c-d: for an unblocked attacker returned to hand, it enters tapped and attacking the same."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        unblocked = replace(MY_CREATURES, attacking=True, blocked=False)
        cost = replace(cost_of(keyword), return_to_hand=unblocked)
        joins = Joins(whom=Remembered(ATTACKED))
        enter = Move(what=This(), to=Zone.BATTLEFIELD, tapped=True, joins=joins)
        return (Activated(cost=cost, effects=(enter,), zones=zones, text=keyword.text),)

    return make


def _aura_swap(keyword: Keyword) -> tuple[Ability, ...]:
    """702.65a-b: it may change places with an Aura card of its controller's hand, if both of them can."""
    aura = Filter(zone=Zone.HAND, subtypes=("Aura",), owner=Relation.YOU)
    swapped = (
        Choose(filter=aura, keep_as=_SWAPPED),
        ExchangeCards(first=This(), second=Remembered(_SWAPPED)),
    )
    return (Activated(cost=cost_of(keyword), effects=(May(then=swapped),), text=keyword.text),)


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.107a: tapped for a +1/+1 counter."""
    cost = replace(cost_of(keyword), tap=True)
    return (as_sorcery(keyword, PutCounters(counter=PLUS, on=This()), cost=cost),)


def _level_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.87a: a level counter."""
    return (as_sorcery(keyword, PutCounters(counter=LEVEL, on=This())),)


def _tapping(keyword: Keyword) -> Cost:
    """702.122a, 702.171a: other untapped creatures with so much power in all."""
    return Cost(tap_others=_OTHERS, tap_power=number(keyword))


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a, 702.122e: until end of turn it is an artifact creature, and it has become crewed."""
    becomes = Apply(to=This(), parts=(ChangeTypes(add=(CardType.ARTIFACT, CardType.CREATURE)),))
    cost = replace(_tapping(keyword), crews=True)
    return (Activated(cost=cost, effects=(becomes, BecomeCrewed()), text=keyword.text),)


def _saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a: it is saddled until end of turn."""
    saddled = Designate(what=This(), designation=Designation.SADDLED, until=Duration.END_OF_TURN)
    return (as_sorcery(keyword, saddled, cost=_tapping(keyword)),)


def _station(keyword: Keyword) -> tuple[Ability, ...]:
    """702.184a, 702.184c: as many charge counters as the creature that was tapped for it has power, or what it stations with."""
    counters = PutCounters(counter=CHARGE, on=This(), count=StationedWith(Remembered(PAID_WITH)))
    return (as_sorcery(keyword, counters, cost=Cost(tap_others=_OTHERS)),)


def _living_metal(keyword: Keyword) -> tuple[Ability, ...]:
    """702.161a: an artifact creature in its controller's turns."""
    creature = ChangeTypes(add=(CardType.ARTIFACT, CardType.CREATURE))
    return (Static(parts=(creature,), affects=THIS, condition=TurnOf(Relation.YOU), text=keyword.text),)


def _gains(keyword: Keyword, condition: Condition) -> Static:
    parts = tuple(GainAbility(ability) for ability in keyword.abilities)
    return Static(parts=parts, affects=THIS, condition=condition, text=keyword.text)


def _class_level(keyword: Keyword) -> tuple[Ability, ...]:
    """716.2a: from the level below it becomes this one; from this one on it has what stands in the section."""
    level = number(keyword)
    below = Within(LevelOf(This()), Bounds(least=level - 1, most=level - 1))
    reached = Within(LevelOf(This()), Bounds(least=level))
    return (as_sorcery(keyword, BecomeLevel(level=level), condition=below), _gains(keyword, reached))


def _level_symbol(keyword: Keyword) -> tuple[Ability, ...]:
    """711.2a-b: with so many level counters on it the creature has this size, and what stands in the striation."""
    size = () if keyword.size is None else (SetPT(Fixed(keyword.size[0]), Fixed(keyword.size[1])),)
    gains = tuple(GainAbility(ability) for ability in keyword.abilities)
    there = Within(CountersOn(LEVEL, This()), Bounds(least=number(keyword), most=keyword.most))
    return (Static(parts=(*size, *gains), affects=THIS, condition=there, text=keyword.text),)


def _station_symbol(keyword: Keyword) -> tuple[Ability, ...]:
    """721.2a-b: with so many charge counters on it or more it has what stands in the striation, and is a creature of that size."""
    size = () if keyword.size is None else (SetPT(Fixed(keyword.size[0]), Fixed(keyword.size[1])),)
    creature = () if keyword.size is None else (ChangeTypes(add=(CardType.CREATURE,)),)
    gains = tuple(GainAbility(ability) for ability in keyword.abilities)
    there = Within(CountersOn(CHARGE, This()), Bounds(least=number(keyword)))
    return (Static(parts=(*creature, *size, *gains), affects=THIS, condition=there, text=keyword.text),)


_IS_SOLVED = Is(This(), Filter(designation=Designation.SOLVED))


def _to_solve(keyword: Keyword) -> tuple[Ability, ...]:
    """719.3a: at the beginning of its controller's end step it is solved, if the condition is met and it is not yet."""
    asked = Not(_IS_SOLVED) if keyword.condition is None else AllOf((keyword.condition, Not(_IS_SOLVED)))
    your_end = BeginningOf(step=TurnStep.END, whose=Relation.YOU)
    return (when(keyword, your_end, Designate(what=This(), designation=Designation.SOLVED), condition=asked),)


def _solved(keyword: Keyword) -> tuple[Ability, ...]:
    """702.169a-d, 719.3c: as long as the Case is solved."""
    return (_gains(keyword, _IS_SOLVED),)


def _infinity(keyword: Keyword) -> tuple[Ability, ...]:
    """702.186b: as long as the permanent is harnessed."""
    return (_gains(keyword, Is(This(), Filter(designation=Designation.HARNESSED))),)


_MAX_SPEED = Within(SpeedOf(You()), Bounds(least=MAX_SPEED, most=MAX_SPEED))


def _max_speed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.178a-b: as long as its controller's speed is 4, wherever the ability that it gives works."""
    return tuple(
        Static(
            parts=(GainAbility(ability),),
            affects=replace(THIS, zone=zone),
            condition=_MAX_SPEED,
            zones=(zone,),
            text=keyword.text,
        )
        for ability in keyword.abilities
        for zone in getattr(ability, "zones", (Zone.BATTLEFIELD,))
    )


ACTIVATED_FORMS: Mapping[str, Make] = {
    "equip": _equip,
    "fortify": _fortify,
    "reconfigure": _reconfigure,
    "cycling": _cycling,
    "transmute": _transmute,
    "transfigure": _transfigure,
    "reinforce": _reinforce,
    "ninjutsu": _ninjutsu(Zone.HAND),
    "commander ninjutsu": _ninjutsu(Zone.HAND, Zone.COMMAND),
    "aura swap": _aura_swap,
    "outlast": _outlast,
    "level up": _level_up,
    "crew": _crew,
    "saddle": _saddle,
    "station": _station,
    "living metal": _living_metal,
    "class level": _class_level,
    "level symbol": _level_symbol,
    "station symbol": _station_symbol,
    "to solve": _to_solve,
    "solved": _solved,
    "max speed": _max_speed,
    "infinity": _infinity,
}
