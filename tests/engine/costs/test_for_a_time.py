"""601.2f, 601.3, 609.4b, 611.2c: costs and permissions that a resolution changes for a time, and as what mana is spent."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cost, Keyword, SpellAbility, Static
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, MayCast, Permission, SpendsManaAs
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter, Targeting, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.spending import Spending
from engine.cards.mana import Mana, SpentAs, payments
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.words.record import replace
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, LAND, ONE, TARGET_PLAYER, A, free, instant, pass_on, refused

SPELLS = Filter(zone=Zone.STACK)
CREATURES = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner=Relation.YOU)


def bear(at: Table, label: str, zone: Zone = Zone.HAND, cost: str = "{G}") -> None:
    at.put(label, card(label, types=(CardType.CREATURE,), mana_cost=cost, power=2, toughness=2), zone=zone)


def counted(mana: str) -> Table:
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=tuple(Mana(letter) for letter in mana))
    return at


def may(at: Table, action: Cast | Activate) -> bool:
    return play(at.game, action).refused is None


class TestForATime:
    def _after(self, mana: str, *said: SetUp) -> Table:
        at = counted(mana)
        at.put("Lampo", card("Lampo", free(), types=(CardType.INSTANT,), mana_cost="{0}"), zone=Zone.EXILE)
        instant(at, "Sconto", *said, mana_cost="{0}")
        bear(at, "Orso", cost="{1}{G}")
        return at.settle().cast("Sconto").resolve()

    def test_611_2c_spells_cost_less_this_turn(self):
        less = SetUp(says=ChangesCost(spells=SPELLS, who=Relation.YOU, less="{1}"))
        assert may(self._after("G", less), Cast(A, self._after("G", less).id("Orso")))

    def test_611_2c_control_without_it_and_for_the_spells_of_others(self):
        at = self._after("G", SetUp(says=ChangesCost(spells=SPELLS, who=Relation.OPPONENT, less="{1}")))
        assert refused(at, Cast(A, at.id("Orso")))[0] == "cannot pay"


class TestTheNextSpell:
    def _after(self, mana: str, spells: Filter = SPELLS) -> Table:
        at = counted(mana)
        less = ChangesCost(spells=spells, who=Relation.YOU, less="{1}", times=Fixed(2))
        instant(at, "Sconto", SetUp(says=less, next_time=True), mana_cost="{0}")
        instant(at, "Lampo", GainLife(amount=Fixed(1)), mana_cost="{0}")
        for label in ("Orso", "Lupo"):
            bear(at, label, cost="{2}{G}")
        bear(at, "Drago", cost="{8}{G}")
        return at.settle().cast("Sconto").resolve()

    def test_601_2f_the_next_spell_costs_less_and_no_other(self):
        at = self._after("GG")
        assert may(at, Cast(A, at.id("Orso")))
        at.cast("Orso").resolve()
        assert refused(at, Cast(A, at.id("Lupo")))[0] == "cannot pay"

    def test_601_2f_control_for_good_it_is_for_the_spell_after_it_too(self):
        at = counted("GG")
        instant(at, "Sconto", SetUp(says=ChangesCost(spells=SPELLS, who=Relation.YOU, less="{2}")), mana_cost="{0}")
        for label in ("Orso", "Lupo"):
            bear(at, label, cost="{2}{G}")
        at.settle().cast("Sconto").resolve().cast("Orso").resolve()
        assert may(at, Cast(A, at.id("Lupo")))

    def test_601_2f_a_spell_that_is_not_meant_does_not_use_it_up(self):
        at = self._after("G", Filter(zone=Zone.STACK, types=(CardType.CREATURE,)))
        at.cast("Lampo").resolve()
        assert may(at, Cast(A, at.id("Orso")))

    def test_601_2f_a_spell_that_cannot_be_paid_does_not_use_it_up(self):
        at = self._after("G")
        assert refused(at, Cast(A, at.id("Drago")))[0] == "cannot pay"
        assert may(at, Cast(A, at.id("Orso")))


@pytest.mark.parametrize(("target", "life"), [("Orso", 21), ("Drago", None)])
def test_115_9b_a_card_in_a_graveyard_as_the_target_makes_it_cost_less(target: str, life: int | None) -> None:
    at = counted("")
    small = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), mana_value=Bounds(most=3))
    aimed = Targeting(objects=Filter(any_of=(small, replace(small, zone=Zone.EXILE))))
    less = ChangesCost(
        spells=Filter(zone=Zone.STACK, this=True, targeting=aimed), who=Relation.YOU, less="{2}", zones=(Zone.STACK,)
    )
    wanted = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
    returned = SpellAbility(effects=(Move(what=Target(), to=Zone.HAND), GainLife(amount=Fixed(1))), targets=(wanted,))
    at.put("Ritorno", card("Ritorno", less, returned, types=(CardType.SORCERY,), mana_cost="{2}"), zone=Zone.HAND)
    bear(at, "Orso", Zone.GRAVEYARD, "{2}{G}")
    bear(at, "Drago", Zone.GRAVEYARD, "{8}{G}")
    at.settle()
    if life is None:
        with pytest.raises(AssertionError):
            at.cast("Ritorno", target)
    else:
        assert at.cast("Ritorno", target).resolve().life(0) == life


class TestFromTheGraveyard:
    def _after(self, how: Permission) -> Table:
        at = Table()
        instant(at, "Ritorno", SetUp(says=MayCast(cards=CREATURES, how=how)))
        for label in ("Orso", "Lupo"):
            bear(at, label, Zone.GRAVEYARD)
        at.library(0, 3)
        at.library(1, 3)
        return at.settle().cast("Ritorno").resolve()

    def test_601_3_as_many_as_they_like(self):
        at = self._after(Permission()).cast("Orso").resolve()
        assert may(at, Cast(A, at.id("Lupo")))

    def test_601_3_or_one_alone(self):
        at = self._after(Permission(once_each_turn=True)).cast("Orso").resolve()
        assert at.where("Orso") is Zone.BATTLEFIELD
        assert refused(at, Cast(A, at.id("Lupo"))) == ("permitted once each turn", "601.3")

    def test_601_3_control_each_such_effect_lets_one_be_cast(self):
        at = Table()
        for label in ("Ritorno", "Richiamo"):
            instant(at, label, SetUp(says=MayCast(cards=CREATURES, how=Permission(once_each_turn=True))))
        for label in ("Orso", "Lupo"):
            bear(at, label, Zone.GRAVEYARD)
        at.settle().cast("Ritorno").resolve().cast("Richiamo").resolve().cast("Orso", "permission 0").resolve()
        assert may(at, Cast(A, at.id("Lupo")))

    def test_514_2_control_in_the_next_turn_none(self):
        at = self._after(Permission()).until(TurnStep.UPKEEP)
        if at.game.receiver != 0:
            pass_on(at)
        assert refused(at, Cast(A, at.id("Orso"))) == ("not in hand", "601.3")


def test_601_3b_as_though_it_had_flash_until_the_turn_is_over() -> None:
    for said, legal in (
        (AsThoughFlash(spells=SPELLS), True),
        (AsThoughFlash(spells=SPELLS, who=Relation.OPPONENT), False),
    ):
        at = Table(step=TurnStep.UPKEEP)
        instant(at, "Fretta", SetUp(says=said))
        bear(at, "Orso")
        at.settle().cast("Fretta").resolve()
        assert may(at, Cast(A, at.id("Orso"))) is legal


class TestAbilitiesOfAKeyword:
    def _table(self, keyword: str) -> Table:
        at = counted("G")
        at.permanent(
            "Sconto", ChangesCost(abilities_of=Filter(), keyword=keyword, who=Relation.YOU, less="{1}"), **ARTIFACT
        )
        equip = Keyword(keyword="equip", cost=Cost(mana="{2}"))
        at.permanent("Spada", equip, types=(CardType.ARTIFACT,), subtypes=("Equipment",))
        at.creature("Orso", 2, 2)
        return at.settle()

    def test_602_2b_what_a_keyword_stands_for_costs_less(self):
        at = self._table("equip")
        assert may(at, Activate(A, at.id("Spada"), 0))

    def test_602_2b_control_what_another_keyword_stands_for_does_not(self):
        at = self._table("cycling")
        assert not may(at, Activate(A, at.id("Spada"), 0))


class TestSpentAs:
    def test_609_4b_mana_of_any_color_is_no_colorless_mana(self):
        red = [Mana("R")]
        assert payments(red, ("U",), life=0, spent_as=SpentAs.ANY_COLOR)
        assert payments(red, ("C",), life=0, spent_as=SpentAs.ANY_COLOR) == ()
        assert payments(red, ("C",), life=0, spent_as=SpentAs.ANY_TYPE)

    def _table(self, *rules: SpendsManaAs, cost: str = "{U}") -> Table:
        at = counted("R")
        for n, rule in enumerate(rules):
            at.permanent(f"Prisma{n}", rule, **ARTIFACT)
        bear(at, "Orso", cost=cost)
        at.permanent("Macchina", free(GainLife(amount=ONE), cost=Cost(mana=cost)), **ARTIFACT)
        return at.settle()

    def test_609_4b_for_whatever_the_player_pays(self):
        at = self._table(SpendsManaAs(color=True))
        assert may(at, Cast(A, at.id("Orso"))) and may(at, Activate(A, at.id("Macchina"), 0))
        at = self._table(SpendsManaAs(color=True), cost="{C}")
        assert not may(at, Cast(A, at.id("Orso")))

    def test_609_4b_for_such_spells_or_abilities_alone(self):
        at = self._table(SpendsManaAs(spells=Filter(zone=Zone.STACK, types=(CardType.CREATURE,))))
        assert may(at, Cast(A, at.id("Orso"))) and not may(at, Activate(A, at.id("Macchina"), 0))
        at = self._table(SpendsManaAs(abilities_of=Filter(types=(CardType.ARTIFACT,))))
        assert may(at, Activate(A, at.id("Macchina"), 0)) and not may(at, Cast(A, at.id("Orso")))

    def test_609_4b_control_of_another_player(self):
        at = self._table(SpendsManaAs(who=Relation.OPPONENT))
        assert not may(at, Cast(A, at.id("Orso")))


class TestOnWhat:
    def _table(self, spending: Spending) -> Table:
        at = Table(variant=(EXACT_COSTS,))
        at.permanent("Albero", free(AddMana(choices=(("G",),), spending=spending), cost=Cost(tap=True)), **LAND)
        bear(at, "Idra", cost="{X}{G}")
        bear(at, "Orso")
        at.permanent("Macchina", free(GainLife(amount=ONE), cost=Cost(mana="{1}")), **ARTIFACT)
        at.permanent("Pompa", free(GainLife(amount=ONE), cost=Cost(mana="{X}")), **ARTIFACT)
        cycling = Keyword(keyword="cycling", cost=Cost(mana="{1}"))
        at.put("Ciclo", card("Ciclo", cycling, types=(CardType.CREATURE,), mana_cost="{5}"), zone=Zone.HAND)
        at.library(0, 2)
        return at.settle().activate("Albero", 0)

    def test_106_6_only_on_costs_with_x(self):
        at = self._table(Spending(with_x=True))
        assert may(at, Cast(A, at.id("Idra"), x=0)) and not may(at, Cast(A, at.id("Orso")))
        assert may(at, Activate(A, at.id("Pompa"), 0, x=1)) and not may(at, Activate(A, at.id("Macchina"), 0))

    def test_106_6_on_any_ability_wherever_its_object_is(self):
        at = self._table(Spending(abilities_of=Filter(), sources=True))
        assert may(at, Activate(A, at.id("Macchina"), 0)) and may(at, Activate(A, at.id("Ciclo"), 0))
        assert not may(at, Cast(A, at.id("Orso"))), "control: no spell"

    def test_109_2_control_on_abilities_of_permanents_alone(self):
        at = self._table(Spending(abilities_of=Filter()))
        assert may(at, Activate(A, at.id("Macchina"), 0)) and not may(at, Activate(A, at.id("Ciclo"), 0))


class TestKeywordsOfSpells:
    def _table(self, keyword: str, *, there: bool = True) -> Table:
        at = Table(variant=(EXACT_COSTS,))
        spells = Filter(zone=Zone.STACK, types=(CardType.INSTANT,), controller=Relation.YOU)
        if there:
            at.permanent("Canto", Static(parts=(GainAbility(Keyword(keyword=keyword)),), affects=spells), **ARTIFACT)
        instant(at, "Dardo", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_PLAYER,), mana_cost="{1}")
        at.creature("Orso", 2, 2)
        return at.settle()

    def test_113_6_a_creature_helps_to_pay_for_what_has_convoke_so(self):
        at = self._table("convoke").cast("Dardo", "Bruno", "Orso")
        assert at.one("Orso").tapped and at.stack() == ["Dardo"]
        with pytest.raises(AssertionError, match="cannot pay"):
            self._table("convoke", there=False).cast("Dardo", "Bruno")  # control: without it nothing helps
