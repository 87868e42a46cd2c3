"""702: keywords about how a permanent enters, and what its counters then do."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cannot, Keyword, Prohibition, Replaces, Static
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import AllOf, AnyOf, Compare, Exists, Happened, Is, Paid, Within
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import MoveCounters
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Attach, ChooseAndSacrifice, CreateTokens, Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import (
    ColorsSpent,
    DamageTaken,
    Fixed,
    ManaSpentOn,
    PowerOf,
    Quantity,
    ToughnessOf,
    X,
)
from engine.cards.abilities.references import EachPlayer, It, Remembered, Target, This, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import CastsSpell, enters
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import MY_CREATURES, THIS, Make, has_counter, number, when
from engine.cards.keywords.tokens import GERM, HERO, REBEL, SERVO
from engine.words.citations import not_implemented
from engine.words.counters import CHARGE, PLUS
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Fate, Reason, Relation, Zone

not_implemented("702.100b", "abilità che si innescano quando una creatura si evolve")
not_implemented("702.195", "storied")

_MADE = "made with it"


def enters_with(keyword: Keyword, kind: str, count: Quantity, **more: object) -> Replaces:
    """614.1c: it enters with so many counters of a kind."""
    return Replaces(
        subject=THIS,
        to=Zone.BATTLEFIELD,
        enters_with=((kind, count),),
        text=keyword.text,
        **more,  # type: ignore[arg-type]
    )


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a-b: a resolving spell enters with a counter for each colour of mana spent: +1/+1 if as a creature, else charge."""
    creature = Filter(types=(CardType.CREATURE,))
    other = Filter(not_types=(CardType.CREATURE,))
    return tuple(
        enters_with(
            keyword,
            kind,
            ColorsSpent(),
            origin=Zone.STACK,
            reason=Reason.RESOLVED,
            entering_as=entering,
            condition=Within(ColorsSpent(), Bounds(least=1)),
        )
        for kind, entering in ((PLUS, creature), (CHARGE, other))
    )


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.58a: a counter may be moved onto each other creature that enters."""
    other = enters(Filter(types=(CardType.CREATURE,), another=True))
    moved = May(then=(MoveCounters(counter=PLUS, onto=It()),))
    return (
        enters_with(keyword, PLUS, Fixed(number(keyword))),
        when(keyword, other, moved, condition=has_counter(PLUS)),
    )


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.54a: with counters if an opponent was dealt damage this turn; 702.54b: with X, as many as it was in all."""
    if keyword.quality == "X":
        return (enters_with(keyword, PLUS, DamageTaken(EachPlayer(Relation.OPPONENT))),)
    bled = Happened(Fate.DAMAGED, Relation.OPPONENT)
    return (enters_with(keyword, PLUS, Fixed(number(keyword)), condition=bled),)


def _unleash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a: with a counter if its controller wants; with one it can't block."""
    return (
        enters_with(keyword, PLUS, Fixed(1), chooser=Relation.YOU),
        Cannot(what=Prohibition.BLOCK, objects=THIS, condition=has_counter(PLUS), text=keyword.text),
    )


def _riot(keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a: with a counter, or else it has haste."""
    haste = GainAbility(Keyword(keyword="haste"))
    return (
        enters_with(keyword, PLUS, Fixed(1), chooser=Relation.YOU, name="riot"),
        Static(parts=(haste,), affects=THIS, condition=Paid("no riot"), text=keyword.text),
    )


def _tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a-b: an opponent of its controller's choice may have it enter with counters; a condition asks for 'tribute'."""
    return (enters_with(keyword, PLUS, Fixed(number(keyword)), chooser=Relation.OPPONENT, name="tribute"),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a, 702.82c: creatures, or permanents of a quality, are sacrificed as it enters, with counters for each."""
    food = keyword.filter or Filter(types=(CardType.CREATURE,))
    mine = Filter(any_of=(food,), controller=Relation.YOU)
    fed = Replaces(
        subject=THIS,
        to=Zone.BATTLEFIELD,
        feeds_on=mine,
        for_each_fed=((PLUS, number(keyword)),),
        name="devour",
        text=keyword.text,
    )
    return (fed,)


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a: with so many counters for each card revealed that shares a creature type with it."""
    shown = Replaces(
        subject=THIS, to=Zone.BATTLEFIELD, shows_kin=True, for_each_fed=((PLUS, number(keyword)),), text=keyword.text
    )
    return (shown,)


def _ravenous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a: with X counters, and a card if X is 5 or more."""
    large = Within(X(), Bounds(least=5))
    return (enters_with(keyword, PLUS, X()), when(keyword, enters(THIS), Draw(), condition=large))


def _evolve(keyword: Keyword) -> tuple[Ability, ...]:
    """702.100a, 702.100c: a counter when a creature of greater power or toughness enters; beside a noncreature none is greater."""
    greater = AnyOf(
        (Compare(PowerOf(It()), ">", PowerOf(This())), Compare(ToughnessOf(It()), ">", ToughnessOf(This())))
    )
    creature = Is(This(), Filter(types=(CardType.CREATURE,)))
    grow = PutCounters(counter=PLUS, on=This())
    return (when(keyword, enters(MY_CREATURES), grow, condition=AllOf((creature, greater))),)


def _increment(keyword: Keyword) -> tuple[Ability, ...]:
    """702.191a: a counter when more mana is spent on a spell than its power or its toughness, while it is a creature."""
    spent = ManaSpentOn(It())
    greater = AnyOf((Compare(spent, ">", PowerOf(This())), Compare(spent, ">", ToughnessOf(This()))))
    creature = Is(This(), Filter(types=(CardType.CREATURE,)))
    grow = PutCounters(counter=PLUS, on=This())
    return (when(keyword, CastsSpell(who=Relation.YOU), grow, condition=AllOf((creature, greater))),)


def _fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.123a: counters, or Servos; no counters are put on what is not there any more."""
    count = Fixed(number(keyword))
    servos = (CreateTokens(token=SERVO, count=count),)
    choice = May(then=(PutCounters(counter=PLUS, on=This(), count=count),), otherwise=servos)
    return (when(keyword, enters(THIS), If(condition=Exists(THIS), then=(choice,), otherwise=servos)),)


def _partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """702.124j: as it enters, a target player may look for the card of that name; the rest is a matter of decks."""
    named, who = Filter(zone=Zone.LIBRARY, name=keyword.quality), Target()
    found = Remembered("partner")
    search = (
        Search(filter=named, keep_as=found.name, who=who, reveal=True),
        Move(what=found, to=Zone.HAND),
        Shuffle(who=who),
    )
    return (when(keyword, enters(THIS), May(then=search, who=who), targets=(TargetSpec(players=Relation.ANY),)),)


def _exploit(keyword: Keyword) -> tuple[Ability, ...]:
    """702.110a-b: a creature may be sacrificed as it enters."""
    lost = ChooseAndSacrifice(who=You(), filter=Filter(types=(CardType.CREATURE,)), exploits=True)
    return (when(keyword, enters(THIS), May(then=(lost,))),)


def _with_bearer(bearer: Characteristics) -> Make:
    """702.92a, 702.163a, 702.182a: an Equipment that comes with a creature to hold it."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        made = CreateTokens(token=bearer, keep_as=_MADE)
        return (when(keyword, enters(THIS), made, Attach(what=This(), to=Remembered(_MADE))),)

    return make


def _changeling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.73a: every creature type, in every zone."""
    every = ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,))
    return (Static(parts=(every,), defines=True, text=keyword.text),)


def _devoid(keyword: Keyword) -> tuple[Ability, ...]:
    """702.114a: no colour, in every zone."""
    return (Static(parts=(ChangeColors(set_to=()),), defines=True, text=keyword.text),)


ENTERING_FORMS: Mapping[str, Make] = {
    "sunburst": _sunburst,
    "graft": _graft,
    "bloodthirst": _bloodthirst,
    "unleash": _unleash,
    "riot": _riot,
    "tribute": _tribute,
    "devour": _devour,
    "amplify": _amplify,
    "ravenous": _ravenous,
    "evolve": _evolve,
    "increment": _increment,
    "fabricate": _fabricate,
    "exploit": _exploit,
    "partner with": _partner_with,
    "living weapon": _with_bearer(GERM),
    "for mirrodin!": _with_bearer(REBEL),
    "job select": _with_bearer(HERO),
    "changeling": _changeling,
    "devoid": _devoid,
}
