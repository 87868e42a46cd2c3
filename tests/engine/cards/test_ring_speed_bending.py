"""701.54, 701.65, 701.67, 702.154, 702.179, 702.189: the Ring, airbending, waterbending, firebending, enlist, speed."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, SpeedOf
from engine.cards.abilities.references import Every, Target, You
from engine.cards.abilities.triggers import Performs
from engine.cards.abilities.venturing import Airbend, IncreaseSpeed, RingTempts
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.events import ManaAdded
from engine.words.terms import Action, CardType, Designation, Kind, Relation, Supertype, TurnStep, Zone
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ONE,
    TARGET_CREATURE,
    TARGET_SPELL,
    A,
    B,
    as_offered,
    attack,
    attackers,
    block,
    blockers,
    deck,
    die,
    free,
    gain,
    instant,
    pass_on,
    refused,
    when,
)


class TestRingTempts:
    def _at(self, *more: tuple[str, int, int]) -> Table:
        at = Table()
        at.creature("Hobbit", 2, 2)
        for label, power, toughness in more:
            at.creature(label, power, toughness)
        at.permanent("Anello", free(RingTempts()), **ARTIFACT)
        return deck(at, 10)

    def _tempt(self, at: Table, times: int = 1, *answers: Said) -> Table:
        for _ in range(times):
            at.settle().activate("Anello", 0).play_out(*answers)
        return at

    def test_701_54b_a_copy_of_the_ring_bearer_is_none(self) -> None:
        at = self._at()
        at.permanent("Specchio", free(CreateCopies(of=Every(CREATURE))), **ARTIFACT)
        self._tempt(at).activate("Specchio", 0).play_out()
        bearers = [at.game.designated(one.id, Designation.RING_BEARER) for one in at.all("Hobbit")]
        assert sorted(map(bool, bearers)) == [False, True]

    def test_701_54a_701_54c_an_emblem_and_a_ring_bearer_which_is_legendary(self) -> None:
        at = self._tempt(self._at())
        emblems = [one for one in at.game.objects.values() if one.kind is Kind.EMBLEM]
        assert [one.printed.name for one in emblems] == ["The Ring"]
        assert at.game.designated(at.id("Hobbit"), Designation.RING_BEARER) == (A,)
        assert Supertype.LEGENDARY in at.looks("Hobbit").supertypes

    def test_701_54c_control_another_creature_is_not_legendary_and_there_is_no_second_emblem(self) -> None:
        at = self._tempt(self._at(("Elfo", 1, 1)), 2, "Hobbit")
        assert Supertype.LEGENDARY not in at.looks("Elfo").supertypes
        assert len([one for one in at.game.objects.values() if one.kind is Kind.EMBLEM]) == 1

    def test_701_54a_another_creature_that_is_chosen_takes_its_place(self) -> None:
        at = self._tempt(self._at(("Elfo", 1, 1)), 1, "Hobbit")
        self._tempt(at, 1, "Elfo")
        assert at.game.designated(at.id("Hobbit"), Designation.RING_BEARER) == ()
        assert at.game.designated(at.id("Elfo"), Designation.RING_BEARER) == (A,)

    def test_701_54a_it_is_lost_when_another_player_gains_control(self) -> None:
        at = self._at()
        at.permanent("Ladro", free(_steal(), targets=(TARGET_CREATURE,)), controller=1, **ARTIFACT)
        self._tempt(at)
        pass_on(at).activate("Ladro", 0, player=1).play_out()
        assert (at.controller("Hobbit"), at.game.designated(at.id("Hobbit"), Designation.RING_BEARER)) == (1, ())

    def test_701_54c_it_cannot_be_blocked_by_creatures_with_greater_power(self) -> None:
        at = self._at()
        at.creature("Troll", 3, 3, controller=1)
        at.creature("Topo", 2, 2, controller=1)
        self._tempt(at)
        attack(at, ("Hobbit", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert refused(at, blockers(at, ("Troll", "Hobbit"))) == ("cannot be blocked by that", "509.1b")
        block(at, ("Topo", "Hobbit"))

    def test_701_54c_control_without_the_ring_a_stronger_one_blocks(self) -> None:
        at = self._at()
        at.creature("Troll", 3, 3, controller=1)
        attack(at.settle(), ("Hobbit", 1)).until(TurnStep.DECLARE_BLOCKERS)
        block(at, ("Troll", "Hobbit"))

    @pytest.mark.parametrize(("times", "triggered"), [(1, False), (2, True)])
    def test_701_54c_from_the_second_time_on_a_card_as_it_attacks(self, times: int, triggered: bool) -> None:
        at = self._tempt(self._at(), times)
        attack(at, ("Hobbit", 1)).play_out()
        assert (at.triggered() == ["The Ring"], len(at.zone(Zone.GRAVEYARD))) == (triggered, int(triggered))

    @pytest.mark.parametrize(("times", "dies"), [(2, False), (3, True)])
    def test_701_54c_from_the_third_time_on_what_blocks_it_is_sacrificed_at_end_of_combat(
        self, times: int, dies: bool
    ) -> None:
        at = self._at()
        at.creature("Muro", 0, 9, controller=1)
        self._tempt(at, times)
        attack(at, ("Hobbit", 1)).play_out()
        block(at, ("Muro", "Hobbit")).play_out()
        at.until(TurnStep.POSTCOMBAT_MAIN)
        assert at.where("Muro") is (Zone.GRAVEYARD if dies else Zone.BATTLEFIELD)

    @pytest.mark.parametrize(("times", "life"), [(3, 18), (4, 15)])
    def test_701_54c_from_the_fourth_time_on_combat_damage_costs_opponents_three_life(
        self, times: int, life: int
    ) -> None:
        at = self._tempt(self._at(), times)
        attack(at, ("Hobbit", 1)).play_out()
        at.until(TurnStep.POSTCOMBAT_MAIN)
        assert at.life(1) == life

    def test_701_54d_without_a_creature_the_ring_tempts_all_the_same(self) -> None:
        at = Table()
        at.permanent("Anello", free(RingTempts()), **ARTIFACT)
        at.permanent("Voce", when(Performs(action=Action.TEMPT, who=Relation.YOU)), **ARTIFACT)
        at.settle().activate("Anello", 0).play_out()
        assert (at.life(0), at.game.player(A).tempted, "701.54d" in at.rules()) == (21, 1, True)

    def test_701_54e_its_ring_bearer_is_of_the_player_who_controls_it(self) -> None:
        at = self._at()
        bearer = Filter(designation=Designation.RING_BEARER, controller=Relation.YOU)
        at.permanent("Lama", free(Apply(to=Every(bearer), parts=(_plus(),))), **ARTIFACT)
        at.permanent("Altra", free(Apply(to=Every(bearer), parts=(_plus(),))), controller=1, **ARTIFACT)
        self._tempt(at)
        at.activate("Lama", 0).play_out()
        pass_on(at).activate("Altra", 0, player=1).play_out()
        assert at.looks("Hobbit").power == 3


def _plus() -> ModifyPT:
    return ModifyPT(ONE, ONE)


def _steal() -> Apply:
    return Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)


class TestIncreaseSpeed:
    def _at(self, *more: object) -> Table:
        at = Table()
        at.permanent("Motore", "start your engines!", **ARTIFACT)
        at.permanent("Turbo", free(IncreaseSpeed()), **ARTIFACT)
        at.permanent("Fonte", free(GainLife(amount=SpeedOf(You()))), **ARTIFACT)
        return deck(at)

    def test_704_5aa_702_179a_a_player_with_such_a_permanent_and_no_speed_gets_speed_one(self) -> None:
        at = self._at().settle()
        assert ([player.speed for player in at.game.players], "704.5aa" in at.rules()) == ([1, None], True)

    def test_704_5aa_control_without_such_a_permanent_nobody_has_speed(self) -> None:
        at = Table()
        at.permanent("Fonte", free(GainLife(amount=SpeedOf(You()))), **ARTIFACT)
        at.settle().activate("Fonte", 0).play_out()
        assert ([player.speed for player in at.game.players], at.life(0)) == ([None, None], 20)

    def test_702_179b_702_179c_without_speed_it_becomes_the_number_else_it_grows(self) -> None:
        at = Table()
        at.permanent("Turbo", free(IncreaseSpeed(by=Fixed(2))), **ARTIFACT)
        at.settle().activate("Turbo", 0).play_out()
        assert at.game.player(A).speed == 2
        assert at.activate("Turbo", 0).play_out().game.player(A).speed == 4

    def test_702_179d_once_in_each_of_their_turns_as_opponents_lose_life(self) -> None:
        at = self._at().settle().occur(gain(1, -1)).play_out()
        assert at.game.player(A).speed == 2
        assert at.occur(gain(1, -1)).play_out().game.player(A).speed == 2

    def test_702_179d_control_not_in_the_turn_of_another_player_nor_for_life_of_their_own(self) -> None:
        at = self._at().settle().occur(gain(0, -1)).play_out()
        assert at.game.player(A).speed == 1
        at.until(TurnStep.UPKEEP, player=1).occur(gain(1, -1)).play_out()
        assert at.game.player(A).speed == 1

    def test_702_179d_not_beyond_four(self) -> None:
        at = self._at().settle()
        for _ in range(3):
            at.activate("Turbo", 0).play_out()
        assert at.game.player(A).speed == 4
        assert at.occur(gain(1, -1)).play_out().game.player(A).speed == 4

    def test_702_179f_an_effect_reads_the_speed(self) -> None:
        at = self._at().settle().activate("Turbo", 0).play_out()
        assert at.activate("Fonte", 0).play_out().life(0) == 22


class TestMaxSpeed:
    @pytest.mark.parametrize(("speed", "power"), [(3, 2), (4, 5)])
    def test_702_178a_702_179e_with_speed_four_it_has_what_stands_behind_the_word(self, speed: int, power: int) -> None:
        at = Table()
        grown = Static(parts=(ModifyPT(Fixed(3), Fixed(0)),), affects=Filter(this=True))
        at.creature("Saetta", 2, 2, Keyword(keyword="max speed", abilities=(grown,)))
        at.permanent("Turbo", free(IncreaseSpeed(by=Fixed(speed))), **ARTIFACT)
        assert at.settle().activate("Turbo", 0).play_out().looks("Saetta").power == power

    @pytest.mark.parametrize(("speed", "power"), [(3, 2), (4, 3)])
    def test_702_178b_it_works_where_the_ability_that_it_gives_works(self, speed: int, power: int) -> None:
        at = Table()
        everybody = Static(parts=(ModifyPT(ONE, ONE),), affects=CREATURE, zones=(Zone.GRAVEYARD,))
        printed = card("Rottame", Keyword(keyword="max speed", abilities=(everybody,)), types=(CardType.ARTIFACT,))
        at.put("Rottame", printed, zone=Zone.GRAVEYARD)
        at.creature("Orso", 2, 2)
        at.permanent("Turbo", free(IncreaseSpeed(by=Fixed(speed))), **ARTIFACT)
        assert at.settle().activate("Turbo", 0).play_out().looks("Orso").power == power


class TestAirbend:
    def _at(self) -> Table:
        at = Table()
        at.creature("Aquila", 2, 2, controller=1, mana_cost="{4}{W}")
        at.creature("Orso", 2, 2)
        at.permanent("Bastone", free(Airbend(what=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
        at.permanent("Vento", free(Airbend(what=Target()), targets=(TARGET_SPELL,)), **ARTIFACT)
        at.permanent("Coro", when(Performs(action=Action.AIRBEND, who=Relation.YOU)), **ARTIFACT)
        return deck(at)

    def test_701_65a_701_65b_it_is_exiled_and_its_owner_may_cast_it_for_two(self) -> None:
        at = self._at().settle().activate("Bastone", 0, "Aquila").play_out()
        assert (at.where("Aquila"), at.life(0)) == (Zone.EXILE, 21)
        at.until(TurnStep.PRECOMBAT_MAIN, player=1)
        at.cast("Aquila", player=1).play_out()
        assert (at.where("Aquila"), at.controller("Aquila")) == (Zone.BATTLEFIELD, 1)
        assert {"701.65a", "701.65b"} <= set(at.rules())

    def test_701_65a_control_nobody_else_may_cast_it(self) -> None:
        at = self._at().settle().activate("Bastone", 0, "Aquila").play_out()
        assert refused(at, Cast(A, at.id("Aquila")))[1] == "601.3"

    def test_701_65a_a_spell_is_exiled_off_the_stack(self) -> None:
        at = self._at()
        instant(at, "Lampo", LoseLife(amount=ONE), controller=1)
        pass_on(at.settle()).cast("Lampo", player=1)
        pass_on(at).activate("Vento", 0).play_out()
        assert (at.where("Lampo"), at.life(1)) == (Zone.EXILE, 20)

    def test_701_65a_only_as_long_as_it_stays_exiled(self) -> None:
        at = self._at().settle().activate("Bastone", 0, "Orso").play_out()
        at.cast("Orso").play_out()
        at.occur(*die(at.id("Orso"))).play_out()
        assert refused(at, Cast(A, at.id("Orso")))[1] == "601.3"


def _rich(at: Table, mana: str, player: int = 0) -> Table:
    at.builder.adjust(A if player == 0 else B, mana=tuple(Mana(kind) for kind in mana))
    return at


class TestWaterbend:
    def _at(self, mana: str, helpers: int) -> Table:
        at = Table(variant=(EXACT_COSTS,))
        printed = card(
            "Onda",
            CastingCost(cost=Cost(waterbend="{6}")),
            types=(CardType.SORCERY,),
            mana_cost="{1}{U}{U}",
        )
        at.put("Onda", printed, zone=Zone.HAND)
        for number in range(helpers):
            at.creature(f"Onda{number}", 1, 1, just_arrived=True)
        at.permanent("Coro", when(Performs(action=Action.WATERBEND, who=Relation.YOU)), **ARTIFACT)
        return _rich(at, mana)

    def test_701_67b_1_up_to_six_may_be_tapped_for_the_waterbend_cost(self) -> None:
        at = self._at("UUC", 7).settle()
        six = tuple(f"Onda{number}" for number in range(6))
        at.cast("Onda", six)
        assert [at.one(name).tapped for name in six] == [True] * 6
        assert {"701.67a", "701.67b"} <= set(at.rules())

    def test_701_67b_1_control_nothing_may_be_tapped_for_the_mana_cost(self) -> None:
        at = self._at("UU", 7).settle()
        question = at.question(Cast(A, at.id("Onda")))
        assert (question.maximum, len(question.options)) == (6, 8)

    def test_701_67c_whoever_pays_it_waterbends_however_it_is_paid(self) -> None:
        at = self._at("UUC" + "C" * 6, 1).settle()
        at.cast("Onda", ()).play_out()
        assert (at.life(0), at.one("Onda0").tapped, "701.67c" in at.rules()) == (21, False, True)

    @pytest.mark.parametrize(("helpers", "bends"), [(2, True), (1, False)])
    def test_701_67a_an_activation_cost_and_one_paid_on_resolution(self, helpers: int, bends: bool) -> None:
        at = Table(variant=(EXACT_COSTS,))
        at.permanent("Fonte", free(GainLife(amount=Fixed(3)), cost=Cost(waterbend="{2}")), **ARTIFACT)
        for number in range(helpers - 1):
            at.creature(f"Onda{number}", 1, 1)
        at.settle()
        action = Activate(A, at.id("Fonte"), 0)
        if not bends:
            assert at.question(action).maximum == 1
            return
        at.activate("Fonte", 0, ("Fonte", "Onda0")).play_out()
        assert at.life(0) == 23

    def test_701_67a_on_resolution(self) -> None:
        at = Table(variant=(EXACT_COSTS,))
        at.creature("Onda0", 1, 1)
        at.permanent("Fonte", free(MayPay(cost=Cost(waterbend="{2}"), then=(GainLife(amount=Fixed(3)),))), **ARTIFACT)
        at.settle().activate("Fonte", 0).resolve(True, ("Fonte", "Onda0"))
        assert (at.life(0), at.one("Onda0").tapped) == (23, True)


class TestEnlist:
    def _at(self, *more: str, sick: bool = False) -> Table:
        at = Table()
        at.creature("Capitano", 2, 2, "enlist")
        at.creature("Gigante", 5, 5, *more, just_arrived=sick)
        return deck(at)

    def test_702_154a_a_creature_that_does_not_attack_is_tapped_and_gives_its_power(self) -> None:
        at = self._at().settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(attackers(at, ("Capitano", 1)), "Gigante")
        at.settle().play_out()
        assert (at.one("Gigante").tapped, at.looks("Capitano").power, at.looks("Capitano").toughness) == (True, 7, 2)
        assert {"702.154a", "508.1g", "607.2h"} <= set(at.rules())

    def test_702_154b_control_if_nobody_is_enlisted_it_gets_nothing(self) -> None:
        at = self._at().settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(attackers(at, ("Capitano", 1)), ())
        at.settle().play_out()
        assert (at.one("Gigante").tapped, at.looks("Capitano").power) == (False, 2)

    def test_702_154a_control_not_one_that_attacks_itself(self) -> None:
        at = self._at().settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(attackers(at, ("Capitano", 1), ("Gigante", 1)))
        assert at.settle().play_out().looks("Capitano").power == 2

    @pytest.mark.parametrize(("more", "asked"), [((), False), (("haste",), True)])
    def test_702_154a_a_creature_that_came_this_turn_only_with_haste(self, more: tuple[str, ...], asked: bool) -> None:
        at = self._at(*more, sick=True).settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(attackers(at, ("Capitano", 1)), *(["Gigante"] if asked else []))
        assert at.settle().play_out().looks("Capitano").power == (7 if asked else 2)

    def test_702_154c_702_154d_each_instance_enlists_another_creature(self) -> None:
        at = Table()
        at.creature("Capitano", 2, 2, Keyword(keyword="enlist"), Keyword(keyword="enlist", text="di nuovo"))
        at.creature("Gigante", 5, 5)
        at.creature("Orso", 2, 2)
        at.permanent("Coro", when(Performs(action=Action.ENLIST, who=Relation.YOU)), **ARTIFACT)
        deck(at).settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(attackers(at, ("Capitano", 1)), "Gigante", "Orso")
        as_offered(at)
        at.play_out()
        assert (at.looks("Capitano").power, at.life(0)) == (9, 22)


class TestFirebending:
    """702.189a: red mana as it attacks, which is there until the combat ends."""

    def _attacks(self, *keywords: Keyword) -> Table:
        at = Table()
        at.creature("Drago", 2, 2, *keywords)
        deck(at, 5)
        attack(at.settle(), ("Drago", 1))
        return at.resolve() if keywords else at

    def _mana(self, at: Table) -> tuple[str, ...]:
        return tuple(one.kind for one in at.game.players[0].mana)

    @pytest.mark.parametrize("number", [1, 3])
    def test_702_189a_so_much_red_mana_stays_until_end_of_combat(self, number: int) -> None:
        at = self._attacks(Keyword(keyword="firebending", value=number))
        assert self._mana(at) == ("R",) * number
        for step in (TurnStep.DECLARE_BLOCKERS, TurnStep.COMBAT_DAMAGE, TurnStep.END_OF_COMBAT):
            assert self._mana(at.until(step)) == ("R",) * number
        assert self._mana(at.until(TurnStep.POSTCOMBAT_MAIN)) == ()

    def test_500_5_control_other_mana_is_lost_as_the_step_ends(self) -> None:
        at = self._attacks()
        at.occur(ManaAdded(player=A, mana=(Mana("R"),), source=at.id("Drago")))
        assert self._mana(at) == ("R",)
        assert self._mana(at.until(TurnStep.DECLARE_BLOCKERS)) == ()
