"""702: keywords about dying, and about cards in a graveyard."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, Duration, GainAbility, SetPT, Without
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import Designate
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.quantities import CountersOn, Fixed, PowerOf
from engine.cards.abilities.references import It, OwnerOf, Remembered, Target, This
from engine.cards.abilities.triggers import BeginningOf, Moves, dies
from engine.cards.keywords.entering_forms import enters_with
from engine.cards.keywords.parts import (
    ONE,
    TARGET_CREATURE,
    THIS,
    Make,
    as_sorcery,
    cost_of,
    count_of,
    exiling,
    number,
    to_hand,
    when,
)
from engine.cards.keywords.tokens import SPIRIT
from engine.words.counters import MINUS, PLUS
from engine.words.terms import CardType, Color, Designation, Relation, TurnStep, Zone

GRAVEYARD = (Zone.GRAVEYARD,)
_RETURNED = "unearthed"


def _returns(counter: str) -> Make:
    """702.79a, 702.93a: it comes back with a counter on it as it enters, unless it died with one of that kind."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        back = Move(what=It(), to=Zone.BATTLEFIELD, under=OwnerOf(It()), enters_with=((counter, ONE),))
        without = Within(CountersOn(counter, It()), Bounds(least=0, most=0))
        return (when(keyword, dies(THIS), back, condition=without),)

    return make


def _afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    """702.135a: so many Spirits when it dies."""
    return (when(keyword, dies(THIS), CreateTokens(token=SPIRIT, count=Fixed(number(keyword)))),)


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.46a: a Spirit card of at most that mana value may come back to hand."""
    wanted = Filter(
        zone=Zone.GRAVEYARD, subtypes=("Spirit",), owner=Relation.YOU, mana_value=Bounds(most=number(keyword))
    )
    back = May(then=(Move(what=Target(0), to=Zone.HAND),))
    return (when(keyword, dies(THIS), back, targets=(TargetSpec(objects=wanted),)),)


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.43a, 702.44c: counters, which may go to an artifact creature when it dies, as many as it last had."""
    heir = TargetSpec(objects=Filter(types=(CardType.ARTIFACT, CardType.CREATURE)))
    passed = May(then=(PutCounters(counter=PLUS, on=Target(0), count=CountersOn(PLUS, This())),))
    return (
        enters_with(keyword, PLUS, count_of(keyword)),
        when(keyword, dies(THIS), passed, targets=(heir,)),
    )


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """702.59a: when a creature dies that its owner owns, this card comes back to hand for a cost, or is exiled."""
    fallen = Moves(
        subject=Filter(types=(CardType.CREATURE,), owner=Relation.YOU), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD
    )
    pays = MayPay(cost=cost_of(keyword), then=(to_hand(This()),), otherwise=(Move(what=This(), to=Zone.EXILE),))
    return (when(keyword, fallen, pays, zones=GRAVEYARD),)


def _unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """702.84a: back with haste, exiled at the next end step, or as soon as it would leave the battlefield."""
    it = Remembered(_RETURNED)
    back = Move(what=This(), to=Zone.BATTLEFIELD, keep_as=_RETURNED)
    haste = Apply(to=it, parts=(GainAbility(Keyword(keyword="haste")),), until=Duration.ENDLESS)
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Move(what=it, to=Zone.EXILE),))
    bound = Designate(what=it, designation=Designation.TO_BE_EXILED)
    return (as_sorcery(keyword, back, haste, at_end, bound, zones=GRAVEYARD),)


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a: as many +1/+1 counters as the exiled card had power."""
    counters = PutCounters(counter=PLUS, on=Target(0), count=PowerOf(This()))
    return (as_sorcery(keyword, counters, cost=exiling(keyword), targets=TARGET_CREATURE, zones=GRAVEYARD),)


def _as_zombie(color: Color, size: SetPT | None) -> Make:
    """702.128a, 702.129a: a token that is a copy, of one colour, without mana cost, a Zombie too; 4/4 if it is eternalized."""
    sized = () if size is None else (size,)
    exceptions = (
        ChangeColors(set_to=(color,)),
        Without(("mana cost",)),
        ChangeTypes(add_subtypes=("Zombie",)),
        *sized,
    )

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        copy = CreateCopies(of=This(), exceptions=exceptions)
        return (as_sorcery(keyword, copy, cost=exiling(keyword), zones=GRAVEYARD),)

    return make


LEAVING_FORMS: Mapping[str, Make] = {
    "persist": _returns(MINUS),
    "undying": _returns(PLUS),
    "afterlife": _afterlife,
    "soulshift": _soulshift,
    "modular": _modular,
    "recover": _recover,
    "unearth": _unearth,
    "scavenge": _scavenge,
    "embalm": _as_zombie(Color.WHITE, None),
    "eternalize": _as_zombie(Color.BLACK, SetPT(Fixed(4), Fixed(4))),
}
