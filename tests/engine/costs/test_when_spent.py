"""106.6, 106.6a: what comes of mana as it is spent, one effect for each mana."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Cost, Keyword, Prohibition, Replaces
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.replacing import ChangesMana
from engine.cards.abilities.spending import Spending, WhenSpent
from engine.costs.mana_costs import EXACT_COSTS
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, LAND, ONE, TARGET_SPELL, THIS, free, instant, pass_on

CREATURES = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
SAFE = GainAbility(Cannot(what=Prohibition.BE_COUNTERED, objects=THIS, zones=(Zone.STACK,)))
GROWN = GainAbility(Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", ONE),)))


def _at(does: WhenSpent, *, doubled: bool = False, cost: str = "{G}") -> Table:
    at = Table(variant=(EXACT_COSTS,))
    tap = free(AddMana(choices=(("G",),), spending=Spending(when_spent=does)), cost=Cost(tap=True))
    at.permanent("Caverna", tap, **LAND)
    if doubled:
        at.permanent("Riflesso", ChangesMana(subject=Filter(types=(CardType.LAND,)), factor=2), **ENCHANTMENT)
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost=cost, power=2, toughness=2), zone=Zone.HAND)
    at.put("Idolo", card("Idolo", types=(CardType.ARTIFACT,), mana_cost=cost), zone=Zone.HAND)
    instant(at, "No", Counter(what=Target()), targets=(TARGET_SPELL,), mana_cost="{0}", controller=1)
    return at.settle().activate("Caverna", 0)


def test_106_6_the_spell_gets_what_the_mana_gives() -> None:
    for spell, where in (("Orso", Zone.BATTLEFIELD), ("Idolo", Zone.GRAVEYARD)):
        at = _at(WhenSpent(spells=CREATURES, gives=(SAFE,)))
        at.cast(spell)
        pass_on(at).cast("No", player=1).play_out()
        assert at.where(spell) is where


def test_106_6_what_it_gives_may_last_a_turn() -> None:
    at = _at(WhenSpent(spells=CREATURES, gives=(GainAbility(Keyword(keyword="haste")),), until=Duration.END_OF_TURN))
    at.cast("Orso").resolve()
    assert at.looks("Orso").has("haste")


def test_106_6_a_delayed_ability_triggers_as_the_mana_is_spent() -> None:
    for spell, life in (("Orso", 21), ("Idolo", 20)):
        at = _at(WhenSpent(spells=CREATURES, effects=(GainLife(amount=ONE),)))
        at.cast(spell).resolve()
        assert at.life(0) == life
        assert at.where(spell) is (Zone.STACK if life == 21 else Zone.BATTLEFIELD), "above the spell on the stack"


def test_106_6_other_mana_is_spent_instead_if_the_player_wants() -> None:
    for paid, life in (("G", 20), ("G*", 21)):
        at = Table(variant=(EXACT_COSTS,))
        does = WhenSpent(spells=CREATURES, effects=(GainLife(amount=ONE),))
        spring = free(AddMana(choices=(("G",),), spending=Spending(when_spent=does)), cost=Cost(tap=True))
        at.permanent("Caverna", spring, **LAND)
        at.permanent("Foresta", subtypes=("Forest",), **LAND)
        at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{G}", power=2, toughness=2), zone=Zone.HAND)
        at.settle().activate("Caverna", 0).activate("Foresta", 0).cast("Orso", paid).play_out()
        assert at.life(0) == life


def test_106_6a_one_delayed_ability_for_each_mana() -> None:
    does = WhenSpent(spells=CREATURES, effects=(GainLife(amount=ONE),))
    for doubled, cost, life in ((True, "{G}{G}", 22), (True, "{G}", 21), (False, "{G}", 21)):
        at = _at(does, doubled=doubled, cost=cost)
        at.cast("Orso").play_out()
        assert at.life(0) == life


def test_106_6a_one_effect_for_each_mana() -> None:
    for doubled, cost, counters in ((True, "{G}{G}", 2), (False, "{G}", 1)):
        at = _at(WhenSpent(spells=CREATURES, gives=(GROWN,)), doubled=doubled, cost=cost)
        at.cast("Orso").play_out()
        assert at.one("Orso").count("+1/+1") == counters
        assert ("106.6a" in at.rules()) is doubled


def test_106_6_a_restriction_and_an_effect_together() -> None:
    does = Spending(spells=CREATURES, when_spent=WhenSpent(spells=CREATURES, effects=(GainLife(amount=Fixed(2)),)))
    at = Table(variant=(EXACT_COSTS,))
    at.permanent("Caverna", free(AddMana(choices=(("G",),), spending=does), cost=Cost(tap=True)), **LAND)
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{G}", power=2, toughness=2), zone=Zone.HAND)
    at.settle().activate("Caverna", 0).cast("Orso").play_out()
    assert at.life(0) == 22


def test_106_6_of_an_ability_that_it_is_spent_on() -> None:
    for wanted, life in ((CardType.CREATURE, 22), (CardType.ARTIFACT, 21)):
        at = _with_mage(wanted)
        at.settle().activate("Caverna", 0).activate("Mago", 0).play_out()
        assert at.life(0) == life


def _with_mage(wanted: CardType) -> Table:
    at = Table(variant=(EXACT_COSTS,))
    does = WhenSpent(abilities_of=Filter(types=(wanted,)), effects=(GainLife(amount=ONE),))
    at.permanent(
        "Caverna", free(AddMana(choices=(("G",),), spending=Spending(when_spent=does)), cost=Cost(tap=True)), **LAND
    )
    at.creature("Mago", 1, 1, free(GainLife(amount=ONE), cost=Cost(mana="{1}")))
    return at
