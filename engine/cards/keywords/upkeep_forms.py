"""702: keywords that do something at the beginning of an upkeep or an end step, mostly with counters."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cost, Keyword
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Exists, SinceLastUpkeep
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.quantities import CountersOn, Fixed
from engine.cards.abilities.references import This, You
from engine.cards.abilities.triggers import LosesLastCounter
from engine.cards.keywords.entering_forms import enters_with
from engine.cards.keywords.parts import THIS, YOUR_UPKEEP, Make, cost_of, has_counter, number, when
from engine.words.counters import TIME

FADE, AGE = "fade", "age"


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """702.32a: a fade counter is removed at each upkeep; when there is none, it is sacrificed."""
    one_less = If(
        condition=has_counter(FADE),
        then=(RemoveCounters(counter=FADE, on=This()),),
        otherwise=(Sacrifice(what=This()),),
    )
    return (enters_with(keyword, FADE, Fixed(number(keyword))), when(keyword, YOUR_UPKEEP, one_less))


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.63a-b: a time counter is removed at each upkeep; as the last one is, it is sacrificed."""
    fewer = when(keyword, YOUR_UPKEEP, RemoveCounters(counter=TIME, on=This()), condition=has_counter(TIME))
    gone = when(keyword, LosesLastCounter(subject=THIS, counter=TIME), Sacrifice(what=This()))
    if keyword.value is None:
        return (fewer, gone)
    return (enters_with(keyword, TIME, Fixed(keyword.value)), fewer, gone)


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """702.24a-b: one more age counter, then the cost for each of them, all of it, or it is sacrificed."""
    pays = MayPay(cost=cost_of(keyword), times=CountersOn(AGE, This()), otherwise=(Sacrifice(what=This()),))
    older = If(condition=Exists(THIS), then=(PutCounters(counter=AGE, on=This()), pays))
    return (when(keyword, YOUR_UPKEEP, older),)


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """702.30a: paid for at the first upkeep after it came, or sacrificed; 702.1b: an X in its cost is what it is then."""
    if keyword.x is not None:
        pays = MayPay(cost=Cost(mana="{1}"), times=keyword.x, otherwise=(Sacrifice(what=This()),))
        return (when(keyword, YOUR_UPKEEP, pays, condition=SinceLastUpkeep(This())),)
    unless = UnlessPays(who=You(), cost=cost_of(keyword), effects=(Sacrifice(what=This()),))
    return (when(keyword, YOUR_UPKEEP, unless, condition=SinceLastUpkeep(This())),)


UPKEEP_FORMS: Mapping[str, Make] = {
    "fading": _fading,
    "vanishing": _vanishing,
    "cumulative upkeep": _cumulative_upkeep,
    "echo": _echo,
}
