"""702: the triggered, activated and static abilities that a keyword stands for. What only changes a rule is no form of it:
flying is looked at where blockers are declared, deathtouch where damage has its results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from engine.abilities.ability import (
    Ability,
    Activated,
    Cannot,
    Cost,
    Keyword,
    NotUnderstood,
    Prohibition,
    Timing,
    Triggered,
)
from engine.abilities.casting import CastingCost, ChangesCost
from engine.abilities.conditions import Within
from engine.abilities.continuous import ChangeTypes, Duration, ModifyPT
from engine.abilities.effects import Apply, Attach, Counter, Delay, Draw, Mill, Move, Sacrifice, UnlessPays
from engine.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.abilities.quantities import CardsIn, Count, CountersOn, Fixed
from engine.abilities.references import ControllerOf, It, Other, OwnerOf, Target, This, You
from engine.abilities.replacing import DamagePattern, Prevents, ReplacesDraw
from engine.abilities.triggers import Attacks, Becomes, BeginningOf, Blocks, CastsSpell, dies
from engine.counters import MINUS, PLUS
from engine.keywords.combat_forms import COMBAT_FORMS
from engine.terms import CardType, FaceDown, Relation, TurnStep, Zone

THIS = Filter(this=True)
ONE = Fixed(1)
NONE = Bounds(least=0, most=0)

Make = Callable[[Keyword], tuple[Ability, ...]]


def _grow(what: This | It | Other, amount: int) -> Apply:
    return Apply(to=what, parts=(ModifyPT(Fixed(amount), Fixed(amount)),), until=Duration.END_OF_TURN)


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a, 702.6c: attach to target creature you control, as a sorcery."""
    wanted = keyword.filter or CREATURE
    return (_attaches(keyword, Filter(types=(CardType.CREATURE,), controller=Relation.YOU, any_of=(wanted,))),)


def _fortify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.67a: attach to target land you control, as a sorcery."""
    return (_attaches(keyword, Filter(types=(CardType.LAND,), controller=Relation.YOU)),)


def _attaches(keyword: Keyword, target: Filter) -> Activated:
    return Activated(
        cost=keyword.cost or Cost(),
        effects=(Attach(what=This(), to=Target(0)),),
        targets=(TargetSpec(objects=target),),
        timing=Timing.SORCERY,
        text=keyword.text,
    )


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a: the spell or ability of an opponent that targets it is countered unless that player pays."""
    unless = UnlessPays(who=ControllerOf(Other()), cost=keyword.cost or Cost(), effects=(Counter(what=Other()),))
    trigger = Becomes(subject=THIS, state="targeted", by=Relation.OPPONENT)
    return (Triggered(trigger=trigger, effects=(unless,), text=keyword.text),)


def _flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a: a blocker without flanking gets -1/-1."""
    trigger = Blocks(subject=THIS, becomes_blocked=True, other=Filter(without_keyword="flanking"))
    return (Triggered(trigger=trigger, effects=(_grow(Other(), -1),), text=keyword.text),)


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a: +N/+N when it blocks or becomes blocked."""
    grow = (_grow(This(), keyword.value or 1),)
    return (
        Triggered(trigger=Blocks(subject=THIS), effects=grow, text=keyword.text),
        Triggered(trigger=Blocks(subject=THIS, becomes_blocked=True), effects=grow, text=keyword.text),
    )


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.83a: a creature you control that attacks alone gets +1/+1."""
    own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    return (Triggered(trigger=Attacks(subject=own, alone=True), effects=(_grow(It(), 1),), text=keyword.text),)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    """702.108a: +1/+1 for each noncreature spell you cast."""
    spell = Filter(zone=Zone.STACK, not_types=(CardType.CREATURE,))
    return (
        Triggered(trigger=CastsSpell(who=Relation.YOU, spell=spell), effects=(_grow(This(), 1),), text=keyword.text),
    )


def _returns(keyword: Keyword, counter: str) -> tuple[Ability, ...]:
    """702.79a, 702.93a: it comes back with a counter on it as it enters, unless it died with one of that kind."""
    back = Move(what=It(), to=Zone.BATTLEFIELD, under=OwnerOf(It()), enters_with=((counter, ONE),))
    return (
        Triggered(
            trigger=dies(THIS),
            condition=Within(CountersOn(counter, It()), NONE),
            effects=(back,),
            text=keyword.text,
        ),
    )


def _decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and is sacrificed at end of combat when it has attacked."""
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END_OF_COMBAT), effects=(Sacrifice(what=This()),))
    return (
        Cannot(what=Prohibition.BLOCK, objects=THIS, text=keyword.text),
        Triggered(trigger=Attacks(subject=THIS), effects=(at_end,), text=keyword.text),
    )


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a: from hand, discarding it: draw a card."""
    cost = replace(keyword.cost or Cost(), discard_this=True)
    return (Activated(cost=cost, effects=(Draw(),), zones=(Zone.HAND,), text=keyword.text),)


def _cast_face_down(how: FaceDown) -> Make:
    """702.37a, 702.168a: it may be cast face down for {3}."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        cost = CastingCost(
            cost=Cost(mana="{3}"), alternative=True, name=keyword.keyword, face_down=how, text=keyword.text
        )
        return (cost,)

    return make


def _absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a: so much of the damage of each source is prevented."""
    return (Prevents(damage=DamagePattern(to_object=THIS), amount=Fixed(keyword.value or 1), text=keyword.text),)


def _affinity(keyword: Keyword) -> tuple[Ability, ...]:
    """702.41a: the spell costs {1} less for each permanent of its player that matches."""
    if keyword.filter is None:
        return (NotUnderstood(text=keyword.text, reason="affinity"),)
    less = ChangesCost(
        spells=Filter(this=True, zone=Zone.STACK),
        less="{1}",
        times=Count(replace(keyword.filter, controller=Relation.YOU)),
        zones=(Zone.STACK,),
        text=keyword.text,
    )
    return (less,)


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a: other untapped creatures with that much power in all are tapped; until end of turn it is an artifact creature."""
    others = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True)
    becomes = Apply(to=This(), parts=(ChangeTypes(add=(CardType.ARTIFACT, CardType.CREATURE)),))
    return (Activated(cost=Cost(tap_others=others, tap_power=keyword.value or 0), effects=(becomes,), text=keyword.text),)


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a-b: instead of a draw, with that many cards in the library, mill them and return this card from the graveyard."""
    count = keyword.value or 0
    enough = Within(CardsIn(You(), Zone.LIBRARY.value), Bounds(least=count))
    back = (Mill(count=Fixed(count)), Move(what=This(), to=Zone.HAND))
    return (
        ReplacesDraw(effects=back, optional=True, condition=enough, zones=(Zone.GRAVEYARD,), text=keyword.text),
    )


_FORMS: dict[str, Make] = {
    "equip": _equip,
    "fortify": _fortify,
    "ward": _ward,
    "flanking": _flanking,
    "bushido": _bushido,
    "exalted": _exalted,
    "prowess": _prowess,
    "persist": lambda keyword: _returns(keyword, MINUS),
    "undying": lambda keyword: _returns(keyword, PLUS),
    "decayed": _decayed,
    "cycling": _cycling,
    "absorb": _absorb,
    "affinity": _affinity,
    "crew": _crew,
    "dredge": _dredge,
    "morph": _cast_face_down(FaceDown.MORPH),
    "megamorph": _cast_face_down(FaceDown.MORPH),
    "disguise": _cast_face_down(FaceDown.DISGUISE),
    **COMBAT_FORMS,
}

RULES_ONLY: tuple[str, ...] = (
    "convoke",
    "delve",
    "improvise",
    "daybound",
    "banding",
    "bands with other",
    "deathtouch",
    "defender",
    "double strike",
    "enchant",
    "fear",
    "first strike",
    "flash",
    "flying",
    "forestwalk",
    "haste",
    "hexproof",
    "horsemanship",
    "indestructible",
    "infect",
    "intimidate",
    "islandwalk",
    "landwalk",
    "lifelink",
    "menace",
    "mountainwalk",
    "nightbound",
    "phasing",
    "plainswalk",
    "protection",
    "reach",
    "shadow",
    "shroud",
    "skulk",
    "swampwalk",
    "toxic",
    "trample",
    "trample over planeswalkers",
    "vigilance",
    "wither",
)
"""Keywords that the rules look at where they matter."""


@cache
def forms(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for one that only changes a rule, or is not realised."""
    make = _FORMS.get(keyword.keyword)
    return () if make is None else make(keyword)


def realised(keyword: str) -> bool:
    """Whether the engine carries a keyword out."""
    return keyword in _FORMS or keyword in RULES_ONLY


def activated_form(ability: Ability) -> Ability:
    """The activated ability that a keyword stands for, or the ability itself."""
    if isinstance(ability, Keyword):
        for form in forms(ability):
            if isinstance(form, Activated):
                return form
    return ability
