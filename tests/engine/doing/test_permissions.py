"""601.3, 118.9, 903.8: from where, when and how a card may be cast, and what forbids it."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import (
    Cannot,
    Cost,
    Keyword,
    LandPlays,
    PlayerScope,
    Prohibition,
    SpellAbility,
    Static,
)
from engine.cards.abilities.casting import AsThoughFlash, CastingCost, LetCast, MayCast, Permission
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Compare
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CommanderCasts, Fixed, ManaOfColorSpent, X, XOf
from engine.cards.abilities.references import CardsOf, Every, It, Remembered, Target, You
from engine.cards.abilities.triggers import CastsSpell, enters
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.happening.pipeline import begin_action
from engine.state.actions import Cast, PlayLand
from engine.state.facts.announced import CommanderTax
from engine.words.terms import CardType, Color, Relation, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    TARGET_SPELL,
    A,
    every,
    instant,
    moved,
    pass_on,
    refused,
    when,
)

GAIN = SpellAbility(effects=(GainLife(amount=Fixed(2)),))
GRAVE = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
TOP = Filter(zone=Zone.LIBRARY, owner=Relation.YOU, types=(CardType.CREATURE,))
CREATURES = Filter(types=(CardType.CREATURE,))


def _card(at: Table, label: str, *abilities: object, zone: Zone, controller: int = 0, cost: str = "{R}") -> None:
    printed = card(label, *(abilities or (GAIN,)), types=(CardType.INSTANT,), mana_cost=cost)  # type: ignore[arg-type]
    at.put(label, printed, zone=zone, controller=controller)


class TestLetCast:
    def _exiled(self, how: Permission, *, until: Duration = Duration.END_OF_TURN, **options: object) -> Table:
        """A spell of Anna's has exiled the card on top of the library and lets her cast it for a time."""
        at = Table(**options)  # type: ignore[arg-type]
        exile = Move(what=CardsOf(You(), Zone.GRAVEYARD), to=Zone.EXILE, keep_as="it")
        instant(at, "Sbirciare", exile, LetCast(what=Remembered("it"), how=how, until=until))
        _card(at, "Sorso", zone=Zone.GRAVEYARD)
        return at

    def test_601_3_what_an_effect_lets_be_cast_for_a_time(self):
        at = self._exiled(Permission()).settle().cast("Sbirciare").resolve()
        assert at.where("Sorso") is Zone.EXILE
        at.cast("Sorso").resolve()
        assert (at.life(0), at.where("Sorso")) == (22, Zone.GRAVEYARD)

    def test_601_3_control_once_its_time_is_over_it_cannot(self):
        at = self._exiled(Permission())
        at.library(0, 3)
        at.library(1, 3)
        at.settle().cast("Sbirciare").resolve().until(TurnStep.UPKEEP)
        if at.game.receiver != 0:
            pass_on(at)
        assert refused(at, Cast(A, at.id("Sorso"))) == ("not in hand", "601.3")

    @pytest.mark.parametrize("one", [True, False])
    def test_601_3_one_of_them_is_played_and_the_others_are_not(self, one: bool):
        for land in (True, False):
            at = self._exiled(Permission(lands=True, one_of_them=one))
            _card(at, "Brodo", zone=Zone.GRAVEYARD)
            at.put("Rupe", card("Rupe", types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
            at.settle().cast("Sbirciare").resolve()
            if land:
                at.do(PlayLand(A, at.id("Rupe")))
                at.settle()
            else:
                at.cast("Sorso").resolve()
            if one:
                assert refused(at, Cast(A, at.id("Brodo"))) == ("not in hand", "601.3")
            else:
                at.cast("Brodo").resolve()
                assert at.where("Brodo") is Zone.GRAVEYARD, "control: as many as the player likes"

    def test_305_1_a_land_that_may_be_played_once_in_each_turn_is_played_once(self):
        for once in (True, False):
            at = Table()
            how = Permission(lands=True, once_each_turn=once)
            says = MayCast(cards=Filter(zone=Zone.GRAVEYARD, types=LAND["types"]), how=how)
            at.put("Soglia", card("Soglia", says, LandPlays(), types=(CardType.ENCHANTMENT,)))
            for label in ("Rupe", "Golfo"):
                at.put(label, card(label, types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
            at.settle().do(PlayLand(A, at.id("Rupe")))
            at.settle()
            assert at.where("Rupe") is Zone.BATTLEFIELD
            if once:
                assert refused(at, PlayLand(A, at.id("Golfo"))) == ("permitted once each turn", "305.1")
            else:
                at.do(PlayLand(A, at.id("Golfo")))
                assert at.where("Golfo") is Zone.BATTLEFIELD, "control: as often as lands are played"

    def test_118_14_mana_of_any_type_can_be_spent(self):
        for any_mana, legal in ((True, True), (False, False)):
            at = self._exiled(Permission(any_mana=any_mana), variant=[EXACT_COSTS])
            at.builder.adjust(A, mana=(Mana("G"), Mana("G")))
            at = _without_cost(at.settle())
            played = play(at.game, Cast(A, at.id("Sorso")))
            assert (played.refused is None) is legal

    def test_118_9_without_paying_its_mana_cost_and_x_is_0(self):
        at = self._exiled(Permission(free=True), variant=[EXACT_COSTS])
        at = _without_cost(at.settle())
        assert play(at.game, Cast(A, at.id("Sorso"))).refused is None
        control = self._exiled(Permission(), variant=[EXACT_COSTS])
        control = _without_cost(control.settle())
        assert play(control.game, Cast(A, control.id("Sorso"))).refused is not None

    def test_118_9b_only_for_the_cost_that_the_effect_names(self):
        at = self._exiled(Permission(cost=Cost(life=3)))
        at.settle().cast("Sbirciare").resolve().cast("Sorso").resolve()
        assert at.life(0) == 19

    def test_400_7_of_a_card_that_has_left_nothing_is_allowed_any_more(self):
        at = self._exiled(Permission()).settle().cast("Sbirciare").resolve()
        at.occur(moved(at.id("Sorso"), Zone.GRAVEYARD))
        at.settle()
        assert refused(at, Cast(A, at.id("Sorso"))) == ("not in hand", "601.3")

    def test_601_1a_to_play_a_card_is_to_play_it_as_a_land_too(self):
        for lands, legal in ((True, True), (False, False)):
            at = Table()
            exile = Move(what=CardsOf(You(), Zone.GRAVEYARD), to=Zone.EXILE, keep_as="it")
            instant(at, "Sbirciare", exile, LetCast(what=Remembered("it"), how=Permission(lands=lands)))
            at.permanent("Foresta", zone=Zone.GRAVEYARD, **LAND)
            at.settle().cast("Sbirciare").resolve()
            assert (play(at.game, PlayLand(A, at.id("Foresta"))).refused is None) is legal


def _without_cost(at: Table) -> Table:
    """The Sbirciare, which has no mana cost here, is resolved as if it had been cast for free."""
    from engine.happening.carrying import carry_out
    from engine.state.bindings import Bindings

    tx = begin_action(at.game)
    spell = at.looks("Sbirciare").abilities[0]
    assert isinstance(spell, SpellAbility)
    carry_out(tx, spell.effects, Bindings(source=at.id("Sbirciare"), you=A))
    at._game = tx.game
    return at


class TestStaticPermissions:
    def test_601_3_from_the_graveyard_as_a_permanent_allows(self):
        at = Table()
        at.permanent("Cripta", MayCast(cards=GRAVE), **ENCHANTMENT)
        _card(at, "Sorso", zone=Zone.GRAVEYARD)
        at.settle().cast("Sorso").resolve()
        assert at.life(0) == 22

    def test_601_3_control_not_a_card_of_an_opponent_nor_without_it(self):
        at = Table()
        at.permanent("Cripta", MayCast(cards=GRAVE), **ENCHANTMENT)
        _card(at, "Sorso", zone=Zone.GRAVEYARD, controller=1)
        assert refused(at.settle(), Cast(A, at.id("Sorso"))) == ("not in hand", "601.3")

    def test_601_3_once_each_turn_by_the_same_permission(self):
        at = Table()
        at.permanent("Cripta", MayCast(cards=GRAVE, how=Permission(once_each_turn=True)), **ENCHANTMENT)
        _card(at, "Sorso", zone=Zone.GRAVEYARD)
        _card(at, "Altro", zone=Zone.GRAVEYARD)
        at.settle().cast("Sorso").resolve()
        assert refused(at, Cast(A, at.id("Altro"))) == ("permitted once each turn", "601.3")

    def test_601_3_exiled_afterwards_where_the_permission_says_so(self):
        for exile, zone in ((True, Zone.EXILE), (False, Zone.GRAVEYARD)):
            at = Table()
            at.permanent("Cripta", MayCast(cards=GRAVE, how=Permission(exile_after=exile)), **ENCHANTMENT)
            _card(at, "Sorso", zone=Zone.GRAVEYARD)
            at.settle().cast("Sorso").resolve()
            assert at.where("Sorso") is zone

    def test_614_1a_exiled_instead_of_going_to_a_graveyard_and_nowhere_else(self):
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        home = SpellAbility(effects=(Move(what=Target(0), to=Zone.HAND),), targets=(spell,))
        for how, zone, bounced in (
            (Permission(exile_buried=True), Zone.EXILE, Zone.HAND),
            (Permission(exile_after=True), Zone.EXILE, Zone.EXILE),
            (Permission(), Zone.GRAVEYARD, Zone.HAND),
        ):
            for answer, expected in ((False, zone), (True, bounced)):
                at = Table()
                at.permanent("Cripta", MayCast(cards=GRAVE, how=how), **ENCHANTMENT)
                _card(at, "Sorso", zone=Zone.GRAVEYARD)
                _card(at, "Rimando", home, zone=Zone.HAND)
                at.settle().cast("Sorso")
                if answer:
                    at.cast("Rimando")
                at.resolve()
                assert at.where("Sorso") is expected

    def test_601_3_from_the_top_of_the_library_and_from_nowhere_else_in_it(self):
        at = Table()
        at.permanent("Orda", MayCast(cards=TOP, top=True), **ENCHANTMENT)
        for label in ("Orso", "Lupo"):
            at.put(label, creature(label, 2, 2, mana_cost="{G}"), zone=Zone.LIBRARY)
        at.settle()
        assert refused(at, Cast(A, at.id("Lupo"))) == ("not in hand", "601.3")
        at.cast("Orso").resolve()
        assert at.where("Orso") is Zone.BATTLEFIELD

    def test_601_3e_a_card_that_is_no_creature_may_be_cast_face_down_as_one(self):
        for keywords, legal in ((("morph",), True), ((), False)):
            at = Table()
            at.permanent("Orda", MayCast(cards=TOP, top=True), **ENCHANTMENT)
            abilities = tuple(Keyword(keyword=one, cost=Cost(mana="{2}")) for one in keywords)
            at.put("Velo", card("Velo", *abilities, types=(CardType.ENCHANTMENT,), mana_cost="{U}"), zone=Zone.LIBRARY)
            assert (play(at.settle().game, Cast(A, at.id("Velo"))).refused is None) is legal

    def test_101_2_what_forbids_it_wins_over_what_allows_it(self):
        at = Table()
        at.permanent("Cripta", MayCast(cards=GRAVE), **ENCHANTMENT)
        at.permanent("Silenzio", Cannot(what=Prohibition.CAST, players=PlayerScope.ALL), **ENCHANTMENT)
        _card(at, "Sorso", zone=Zone.GRAVEYARD)
        assert refused(at.settle(), Cast(A, at.id("Sorso"))) == ("forbidden", "101.2")


class TestTiming:
    def _orso(self, *abilities: object, on_card: tuple[object, ...] = ()) -> Table:
        at = Table(active=1)
        at.put("Orso", creature("Orso", 2, 2, *on_card, mana_cost="{G}"), zone=Zone.HAND)  # type: ignore[arg-type]
        for number, one in enumerate(abilities):
            at.permanent(f"Orto{number}", one, **ENCHANTMENT)  # type: ignore[arg-type]
        return pass_on(at.settle())

    def test_601_3b_as_though_it_had_flash(self):
        at = self._orso(AsThoughFlash(spells=CREATURES)).cast("Orso")
        assert at.stack() == ["Orso"]

    def test_601_3b_control_without_it_only_as_a_sorcery(self):
        at = self._orso()
        assert refused(at, Cast(A, at.id("Orso"))) == ("not your turn", "117.1a")

    def test_601_3b_control_spells_of_another_kind_do_not(self):
        at = self._orso(AsThoughFlash(spells=Filter(types=(CardType.SORCERY,))))
        assert refused(at, Cast(A, at.id("Orso"))) == ("not your turn", "117.1a")

    def test_601_3c_as_though_it_had_flash_for_a_price_that_is_then_paid(self):
        price = CastingCost(cost=Cost(life=2), optional=True, name="lampo", flash=True)
        at = self._orso(on_card=(price,)).cast("Orso")
        assert at.life(0) == 18

    def test_601_3c_control_as_a_sorcery_the_price_is_optional(self):
        price = CastingCost(cost=Cost(life=2), optional=True, name="lampo", flash=True)
        at = Table()
        at.put("Orso", creature("Orso", 2, 2, price, mana_cost="{G}"), zone=Zone.HAND)
        at.settle().cast("Orso", False)
        assert at.life(0) == 20


class TestForbidden:
    TWO_OR_LESS = Cannot(
        what=Prohibition.CAST, players=PlayerScope.OPPONENTS, objects=Filter(mana_value=Bounds(None, 2))
    )

    def _at(self, cost: str) -> Table:
        at = Table()
        at.permanent("Setaccio", self.TWO_OR_LESS, controller=1, **ARTIFACT)
        _card(at, "Tuono", zone=Zone.HAND, cost=cost)
        return at.settle()

    def test_601_3_spells_with_a_quality_cannot_be_cast_by_opponents(self):
        at = self._at("{R}{R}")
        assert refused(at, Cast(A, at.id("Tuono"))) == ("forbidden", "101.2")

    def test_601_3_control_others_can(self):
        at = self._at("{2}{R}").cast("Tuono")
        assert at.stack() == ["Tuono"]

    def test_601_3a_with_x_in_its_cost_it_may_be_begun_because_x_may_change_the_quality(self):
        at = self._at("{X}{R}{R}").cast("Tuono", x=1)
        assert at.stack() == ["Tuono"]

    def test_601_2e_and_is_taken_back_where_the_chosen_x_does_not(self):
        at = self._at("{X}{R}{R}")
        assert refused(at, Cast(A, at.id("Tuono"), 0)) == ("forbidden", "601.2e")

    def test_601_3_control_the_controller_of_the_permanent_is_no_opponent(self):
        at = Table()
        at.permanent("Setaccio", self.TWO_OR_LESS, **ARTIFACT)
        _card(at, "Tuono", zone=Zone.HAND, cost="{R}")
        at.settle().cast("Tuono")


class TestCommanderTax:
    def _at(self, mana: str, casts: int = 0) -> Table:
        at = Table(variant=["commander", EXACT_COSTS], life=(40, 40))
        at.builder.adjust(A, mana=tuple(Mana(one) for one in mana), commander_casts={"Capo": casts} if casts else {})
        at.put("Capo", creature("Capo", 2, 2, mana_cost="{G}"), zone=Zone.COMMAND, commander=True)
        return at.settle()

    def test_903_8_two_more_for_each_time_before(self):
        at = self._at("GCC", casts=1).cast("Capo")
        assert (at.game.player(A).mana, dict(at.game.player(A).commander_casts)) == ((), {"Capo": 2})
        assert every(at.steps, CommanderTax) == [CommanderTax(2)]

    def test_903_8_control_the_first_time_nothing(self):
        at = self._at("GCC").cast("Capo")
        assert len(at.game.player(A).mana) == 2
        assert "903.8" not in at.rules()

    def test_903_8_it_must_be_paid(self):
        at = self._at("GC", casts=1)
        assert refused(at, Cast(A, at.id("Capo"))) == ("cannot pay", "601.2h")

    def test_903_8_a_spell_that_was_countered_was_cast_all_the_same(self):
        at = self._at("G").cast("Capo")
        at.occur(moved(at.id("Capo"), Zone.COMMAND))
        at.settle()
        assert dict(at.game.player(A).commander_casts) == {"Capo": 1}

    def test_903_8_how_often_they_were_cast_is_counted_all_together_or_of_one(self):
        for which, gained in ((None, 3), (Every(Filter(zone=Zone.COMMAND, commander=True)), 2)):
            at = Table(variant=["commander"], life=(40, 40))
            at.builder.adjust(A, commander_casts={"Capo": 2, "Vice": 1})
            at.put("Capo", creature("Capo", 2, 2, mana_cost="{G}"), zone=Zone.COMMAND, commander=True)
            instant(at, "Sorso", GainLife(amount=CommanderCasts(You(), which=which)))
            at.settle().cast("Sorso").resolve()
            assert at.life(0) == 40 + gained

    def test_903_8_control_from_hand_there_is_no_tax_and_it_is_not_counted(self):
        at = Table(variant=["commander", EXACT_COSTS], life=(40, 40))
        at.builder.adjust(A, mana=(Mana("G"),), commander_casts={"Capo": 3})
        at.put("Capo", creature("Capo", 2, 2, mana_cost="{G}"), zone=Zone.HAND, commander=True)
        at.settle().cast("Capo")
        assert dict(at.game.player(A).commander_casts) == {"Capo": 3}


class TestX:
    def test_107_3m_what_triggers_as_it_enters_uses_the_x_of_the_spell(self):
        at = Table()
        growth = when(enters(Filter(this=True)), GainLife(amount=X()))
        at.put("Idra", creature("Idra", 1, 1, growth, mana_cost="{X}{G}"), zone=Zone.HAND)
        at.settle().cast("Idra", x=3).play_out()
        assert at.life(0) == 23

    def test_107_3m_control_put_onto_the_battlefield_x_is_0(self):
        at = Table()
        growth = when(enters(Filter(this=True)), GainLife(amount=X()))
        at.put("Idra", creature("Idra", 1, 1, growth, mana_cost="{X}{G}"), zone=Zone.HAND)
        at.settle().occur(moved(at.id("Idra"), Zone.BATTLEFIELD, controller=A))
        at.settle().play_out()
        assert at.life(0) == 20

    def test_107_3e_another_object_refers_to_the_x_of_a_spell(self):
        at = Table()
        watch = when(CastsSpell(), GainLife(amount=XOf(It())))
        at.permanent("Orecchio", watch, **ENCHANTMENT)
        _card(at, "Tuono", zone=Zone.HAND, cost="{X}{R}")
        at.settle().cast("Tuono", x=4).resolve()
        assert at.life(0) == 24

    def test_107_3e_control_a_spell_without_x(self):
        at = Table()
        at.permanent("Orecchio", when(CastsSpell(), GainLife(amount=XOf(It()))), **ENCHANTMENT)
        _card(at, "Tuono", zone=Zone.HAND, cost="{R}")
        at.settle().cast("Tuono").resolve()
        assert at.life(0) == 20

    def test_107_3i_all_instances_of_x_are_the_same_and_a_copy_has_it_too(self):
        at = Table()
        twice = SpellAbility(effects=(GainLife(amount=X()), GainLife(amount=X())))
        _card(at, "Sorgente", twice, zone=Zone.HAND, cost="{X}{W}")
        instant(at, "Specchio", CopyOnStack(what=Target(), new_targets=False), targets=(TARGET_SPELL,))
        at.settle().cast("Sorgente", x=2).cast("Specchio").play_out()
        assert at.life(0) == 28


@pytest.mark.parametrize(("any_mana", "life"), [(True, 20), (False, 22)])
def test_609_4b_mana_of_another_type_is_still_what_was_spent(any_mana: bool, life: int) -> None:
    """Anna gains 2 life if {R} was spent for it: she pays its cost with {G}, as if that were {R}, or with {R}."""
    red_spent = Compare(ManaOfColorSpent((Color.RED,)), ">=", Fixed(1))
    at = Table(variant=[EXACT_COSTS])
    exile = Move(what=CardsOf(You(), Zone.GRAVEYARD), to=Zone.EXILE, keep_as="it")
    instant(at, "Sbirciare", exile, LetCast(what=Remembered("it"), how=Permission(any_mana=any_mana)))
    gains = SpellAbility(effects=(If(condition=red_spent, then=(GainLife(amount=Fixed(2)),)),))
    _card(at, "Sorso", gains, zone=Zone.GRAVEYARD)
    at.builder.adjust(A, mana=(Mana("G" if any_mana else "R"),))
    at.settle()
    at = _without_cost(at)
    assert at.cast("Sorso").resolve().life(0) == life
    assert at.game.player(A).mana == ()


@pytest.mark.parametrize(("gained", "life"), [(True, 20), (False, 23)])
def test_107_3j_x_of_an_ability_that_was_gained_is_0(gained: bool, life: int) -> None:
    growth = when(enters(Filter(this=True)), GainLife(amount=X()))
    at = Table()
    if gained:
        at.permanent("Legge", Static(parts=(GainAbility(growth),), affects=CREATURES), **ENCHANTMENT)
    own = () if gained else (growth,)
    at.put("Idra", creature("Idra", 1, 1, *own, mana_cost="{X}{G}"), zone=Zone.HAND)
    assert at.settle().cast("Idra", x=3).play_out().life(0) == life
