"""702: keywords of spells whose text, modes or targets depend on what was paid for them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Keyword, NotUnderstood, SpellAbility, Static
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.continuous import ChangeTypes, Duration, EachForTarget, GainAbility, HasText, Part, SetPT
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.keywords.parts import Make, cost_of, number
from engine.words.counters import PLUS
from engine.words.terms import CardType, Relation, Zone

OVERLOAD, CLEAVE, AWAKEN, MUTATE = "overload", "cleave", "awaken", "mutate"


def _instead(keyword: Keyword, name: str) -> CastingCost:
    return CastingCost(cost=cost_of(keyword), alternative=True, name=name, text=keyword.text)


def _with_text(keyword: Keyword, name: str, part: Part) -> Static:
    """612.1: while the spell for which that cost was chosen is on the stack, its text is another."""
    return Static(
        parts=(part,),
        affects=Filter(this=True, zone=Zone.STACK),
        condition=Paid(name),
        zones=(Zone.STACK,),
        text=keyword.text,
    )


def _overload(keyword: Keyword) -> tuple[Ability, ...]:
    """702.96a: for its cost 'each' stands for 'target'."""
    return (_instead(keyword, OVERLOAD), _with_text(keyword, OVERLOAD, EachForTarget()))


def _cleave(keyword: Keyword) -> tuple[Ability, ...]:
    """702.148a: for its cost the text is without what stands in square brackets, which the keyword has as its abilities."""
    if not keyword.abilities:
        return (NotUnderstood(text=keyword.text, reason="cleave"),)
    return (_instead(keyword, CLEAVE), _with_text(keyword, CLEAVE, HasText((keyword, *keyword.abilities))))


def _awaken(keyword: Keyword) -> tuple[Ability, ...]:
    """702.113a: for its cost a land gets counters and is a creature, too."""
    land = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    awake: tuple[Part, ...] = (
        ChangeTypes(add=(CardType.CREATURE,), add_subtypes=("Elemental",)),
        SetPT(Fixed(0), Fixed(0)),
        GainAbility(Keyword(keyword="haste")),
    )
    rise = SpellAbility(
        effects=(
            PutCounters(counter=PLUS, on=Target(0), count=Fixed(number(keyword))),
            Apply(to=Target(0), parts=awake, until=Duration.ENDLESS),
        ),
        targets=(TargetSpec(objects=land, if_paid=AWAKEN),),
        text=keyword.text,
    )
    return (_instead(keyword, AWAKEN), rise)


def _mutate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.140a: for its cost it is a mutating creature spell, which has a target: a creature of the same owner that is no Human."""
    host = Filter(types=(CardType.CREATURE,), not_subtypes=("Human",), same_owner=True)
    aimed = SpellAbility(effects=(), targets=(TargetSpec(objects=host, if_paid=MUTATE),), text=keyword.text)
    return (_instead(keyword, MUTATE), aimed)


SPELL_FORMS: Mapping[str, Make] = {
    OVERLOAD: _overload,
    CLEAVE: _cleave,
    AWAKEN: _awaken,
    MUTATE: _mutate,
}
