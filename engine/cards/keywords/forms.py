"""702: the triggered, activated and static abilities that a keyword stands for. What only changes a rule is no form of it:
flying is looked at where blockers are declared, deathtouch where damage has its results."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.cards.abilities.ability import Ability, Activated, Keyword, NotUnderstood
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Counter, Move
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import Mill
from engine.cards.abilities.quantities import CardsIn, Fixed
from engine.cards.abilities.references import EventPlayer, Other, This, You
from engine.cards.abilities.replacing import DamagePattern, Prevents, ReplacesDraw
from engine.cards.abilities.triggers import Becomes, CastsSpell
from engine.cards.keywords.activated_forms import ACTIVATED_FORMS
from engine.cards.keywords.casting_forms import CASTING_FORMS
from engine.cards.keywords.combat_forms import COMBAT_FORMS, grows
from engine.cards.keywords.cost_forms import COST_FORMS
from engine.cards.keywords.entering_forms import ENTERING_FORMS
from engine.cards.keywords.exile_forms import EXILE_FORMS
from engine.cards.keywords.leaving_forms import LEAVING_FORMS
from engine.cards.keywords.linked_forms import LINKED_FORMS
from engine.cards.keywords.numbers import register
from engine.cards.keywords.parts import THIS, Make, cost_of, number, when
from engine.cards.keywords.spell_forms import SPELL_FORMS
from engine.cards.keywords.stack_forms import STACK_FORMS
from engine.cards.keywords.upkeep_forms import UPKEEP_FORMS
from engine.words.citations import not_implemented
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone

not_implemented("702.1c", "effetti che danno molte parole chiave allo stesso modo, con tutte le loro varianti")
not_implemented("702.21b", "egida con un costo che si stabilisce alla risoluzione")
not_implemented("702.138d", "chi fugge con un'abilità")


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a: the spell or ability of an opponent that targets it is countered unless that player pays."""
    unless = UnlessPays(who=EventPlayer(), cost=cost_of(keyword), effects=(Counter(what=Other()),))
    return (when(keyword, Becomes(subject=THIS, state="targeted", by=Relation.OPPONENT), unless),)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    """702.108a: +1/+1 for each noncreature spell you cast."""
    spell = Filter(zone=Zone.STACK, not_types=(CardType.CREATURE,))
    return (when(keyword, CastsSpell(who=Relation.YOU, spell=spell), grows(This(), 1)),)


def _absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a: so much of the damage of each source is prevented."""
    return (Prevents(damage=DamagePattern(to_object=THIS), amount=Fixed(number(keyword)), text=keyword.text),)


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a-b: instead of a draw, with that many cards in the library, mill them and return this card from the graveyard."""
    count = keyword.value or 0
    enough = Within(CardsIn(You(), Zone.LIBRARY.value), Bounds(least=count))
    back = (Mill(count=Fixed(count)), Move(what=This(), to=Zone.HAND))
    return (ReplacesDraw(effects=back, optional=True, condition=enough, zones=(Zone.GRAVEYARD,), text=keyword.text),)


_FORMS: Mapping[str, Make] = {
    "ward": _ward,
    "prowess": _prowess,
    "absorb": _absorb,
    "dredge": _dredge,
    **ACTIVATED_FORMS,
    **CASTING_FORMS,
    **COMBAT_FORMS,
    **COST_FORMS,
    **ENTERING_FORMS,
    **EXILE_FORMS,
    **LEAVING_FORMS,
    **LINKED_FORMS,
    **SPELL_FORMS,
    **STACK_FORMS,
    **UPKEEP_FORMS,
}

RULES_ONLY: tuple[str, ...] = (
    "assist",
    "convoke",
    "delve",
    "improvise",
    "daybound",
    "banding",
    "bands with other",
    "can be your commander",
    "deathtouch",
    "defender",
    "double strike",
    "enchant",
    "escalate",
    "fear",
    "first strike",
    "flash",
    "flying",
    "forestwalk",
    "fuse",
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
    "partner",
    "phasing",
    "plainswalk",
    "protection",
    "prototype",
    "reach",
    "read ahead",
    "shadow",
    "shroud",
    "skulk",
    "splice",
    "spree",
    "start your engines!",
    "swampwalk",
    "tiered",
    "toxic",
    "trample",
    "trample over planeswalkers",
    "umbra armor",
    "vigilance",
    "wither",
)
"""Keywords that the rules look at where they matter."""


@cache
def forms(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for one that only changes a rule, or is not realised."""
    make = _FORMS.get(keyword.keyword)
    made = () if make is None else make(keyword)
    if keyword.x is not None and keyword.keyword != "echo":  # 702.1b: no other form looks at it
        made = (NotUnderstood(text=keyword.text, reason="variable cost"),)
    if keyword.once_each_turn or keyword.cost_changes:
        made = tuple(_as_said(keyword, one) if isinstance(one, Activated) else one for one in made)
    register(keyword, made)
    return made


def _as_said(keyword: Keyword, made: Activated) -> Activated:
    """602.2b, 602.5b: the activated ability with what the text says of it behind the keyword."""
    return replace(made, once_each_turn=keyword.once_each_turn, cost_changes=keyword.cost_changes)


def forms_of(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for any other ability."""
    return forms(ability) if isinstance(ability, Keyword) else ()


def realised(keyword: str) -> bool:
    """Whether the engine carries a keyword out."""
    return keyword in _FORMS or keyword in RULES_ONLY


def activated_forms(ability: Ability) -> tuple[Activated, ...]:
    """The activated abilities that a keyword stands for; none for any other ability."""
    if not isinstance(ability, Keyword):
        return ()
    return tuple(form for form in forms(ability) if isinstance(form, Activated))


def activated_form(ability: Ability) -> Ability:
    """The activated ability that a keyword stands for, the first where there are several, or the ability itself."""
    return next(iter(activated_forms(ability)), ability)
