"""106.6, 106.12, 605.1b, 605.4a: on what mana may be spent, and abilities that add mana as mana is added."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Ability, Cost, Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.references import EventPlayer, Target
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import AddsMana, Becomes
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS, is_triggered_mana_ability
from engine.state.actions import Activate, Cast
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, LAND, ONE, TARGET_PLAYER, A, free, instant, refused

CREATURE_SPELLS = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
ARTIFACTS = Filter(types=(CardType.ARTIFACT,))
GREEN = (("G",),)
LANDS = Filter(types=(CardType.LAND,))


def source(spending: Spending | None) -> Ability:
    return free(AddMana(choices=GREEN, spending=spending), cost=Cost(tap=True))


def counted(spending: Spending | None) -> Table:
    """Mana is counted; a tree gives {G} with a restriction; a creature card and an artifact card for {G} in hand."""
    at = Table(variant=(EXACT_COSTS,))
    at.permanent("Albero", source(spending), **LAND)
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{G}", power=2, toughness=2), zone=Zone.HAND)
    at.put("Idolo", card("Idolo", types=(CardType.ARTIFACT,), mana_cost="{G}"), zone=Zone.HAND)
    at.permanent("Macchina", free(GainLife(amount=ONE), cost=Cost(mana="{1}")), **ARTIFACT)
    at.creature("Mago", 1, 1, free(GainLife(amount=ONE), cost=Cost(mana="{1}")))
    return at.settle().activate("Albero", 0)


def may(at: Table, action: Cast | Activate) -> bool:
    return play(at.game, action).refused is None


@pytest.mark.parametrize(
    ("spending", "orso", "idolo", "macchina", "mago"),
    [
        (None, True, True, True, True),
        (Spending(spells=CREATURE_SPELLS), True, False, False, False),
        (Spending(abilities_of=ARTIFACTS), False, False, True, False),
        (Spending(spells=CREATURE_SPELLS, abilities_of=ARTIFACTS), True, False, True, False),
        (Spending(not_spells=CREATURE_SPELLS), False, True, True, True),
    ],
)
def test_106_6_mana_is_spent_on_nothing_else(
    spending: Spending | None, orso: bool, idolo: bool, macchina: bool, mago: bool
) -> None:
    at = counted(spending)
    assert may(at, Cast(A, at.id("Orso"))) is orso
    assert may(at, Cast(A, at.id("Idolo"))) is idolo
    assert may(at, Activate(A, at.id("Macchina"), 0)) is macchina
    assert may(at, Activate(A, at.id("Mago"), 0)) is mago


def test_106_6_a_payment_that_is_refused_says_why() -> None:
    at = counted(Spending(spells=CREATURE_SPELLS))
    assert refused(at, Cast(A, at.id("Idolo"))) == ("cannot pay", "106.6")


def test_106_6_control_without_any_mana_it_is_another_rule() -> None:
    at = Table(variant=(EXACT_COSTS,))
    at.put("Idolo", card("Idolo", types=(CardType.ARTIFACT,), mana_cost="{G}"), zone=Zone.HAND)
    assert refused(at.settle(), Cast(A, at.id("Idolo"))) == ("cannot pay", "601.2h")


def test_106_6_of_mana_that_looks_the_same_the_restricted_goes_first() -> None:
    at = Table(variant=(EXACT_COSTS,))
    only = Spending(spells=CREATURE_SPELLS)
    at.builder.adjust(A, mana=(Mana("G"), Mana("G", spending=only)))
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{G}", power=2, toughness=2), zone=Zone.HAND)
    at.settle().cast("Orso")
    assert at.game.players[0].mana == (Mana("G"),)


def flowing(*more: Ability, who: Relation = Relation.ANY) -> Table:
    """An enchantment by which who taps a land for mana gets {G} more."""
    grows = Triggered(
        trigger=AddsMana(subject=LANDS, who=who),
        effects=(AddMana(choices=GREEN, who=EventPlayer()),),
        text="cresce",
    )
    at = Table(variant=(EXACT_COSTS,))
    at.permanent("Linfa", grows, *more, **ENCHANTMENT)
    at.permanent("Albero", source(None), **LAND)
    at.permanent("Gemma", source(None), **ARTIFACT)
    return at


def test_605_4a_it_resolves_at_once_without_the_stack() -> None:
    at = flowing().settle().activate("Albero", 0)
    assert [one.kind for one in at.game.players[0].mana] == ["G", "G"]
    assert at.stack() == []
    assert at.game.waiting == ()
    assert "605.4a" in at.rules()


def test_106_12a_control_only_for_what_it_names() -> None:
    at = flowing().settle().activate("Gemma", 0)
    assert len(at.game.players[0].mana) == 1
    assert at.missed("Linfa") == ["type"]


def test_605_4a_its_mana_pays_for_the_spell_that_is_being_cast() -> None:
    at = flowing()
    at.put("Drago", card("Drago", types=(CardType.CREATURE,), mana_cost="{G}{G}", power=4, toughness=4), zone=Zone.HAND)
    at.settle().cast("Drago", "o2.0")
    assert at.stack() == ["Drago"]
    assert at.game.players[0].mana == ()


def test_605_1b_without_mana_of_its_own_it_uses_the_stack() -> None:
    at = Table(variant=(EXACT_COSTS,))
    gains = Triggered(trigger=AddsMana(subject=LANDS), effects=(GainLife(amount=ONE),))
    at.permanent("Fonte", gains, **ENCHANTMENT)
    at.permanent("Albero", source(None), **LAND)
    assert at.settle().activate("Albero", 0).stack() == ["Fonte#1"]


@pytest.mark.parametrize(
    ("ability", "mana"),
    [
        (Triggered(trigger=AddsMana(), effects=(AddMana(choices=GREEN),)), True),
        (Triggered(trigger=AddsMana(tapped=False), effects=(AddMana(choices=GREEN),)), True),
        (Triggered(trigger=AddsMana(), effects=(GainLife(amount=ONE),)), False),
        (Triggered(trigger=Becomes(subject=LANDS, state="tapped"), effects=(AddMana(choices=GREEN),)), False),
        (
            Triggered(trigger=AddsMana(), effects=(AddMana(choices=GREEN, who=Target()),), targets=(TARGET_PLAYER,)),
            False,
        ),
    ],
)
def test_605_1b_which_triggered_abilities_are_mana_abilities(ability: Triggered, mana: bool) -> None:
    assert is_triggered_mana_ability(ability) is mana


def test_605_4a_mana_that_a_spell_adds_makes_it_resolve_too() -> None:
    at = Table()
    seven = Triggered(trigger=AddsMana(tapped=False), effects=(AddMana(choices=(("R",),)),), once_each_turn=True)
    at.permanent("Eco", seven, **ENCHANTMENT)
    instant(at, "Rito", AddMana(choices=GREEN))
    at.settle().cast("Rito").resolve()
    assert sorted(one.kind for one in at.game.players[0].mana) == ["G", "R"]
    assert at.stack() == []
