"""118.8c, 121.2b, 404.3, 506.7, 601.4, 602.1b, 610.3, 614.17b, 701.12-701.38, 702.11c, 702.26e, 702.122: rules one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Cannot, Cost, Keyword, Mode, PlayerScope, Prohibition, SpellAbility
from engine.cards.abilities.casting import CastingCost, CastOnlyIf
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import CombatTime, TurnOf
from engine.cards.abilities.continuous import Duration, SetPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.deciding import Vote
from engine.cards.abilities.designations import Monstrosity
from engine.cards.abilities.exchanging import ExchangeCards
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Regenerate
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.player_rules import DrawLimit, MoreVotes, PlayerHas
from engine.cards.abilities.players import AddMana, Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import EventAmount, Fixed, MonstrosityOf, Noted, X
from engine.cards.abilities.references import CardsOf, Every, Target, This, TopOfGraveyard, You
from engine.cards.abilities.replacing import AlwaysRegenerates, ReplacesDraw
from engine.cards.abilities.triggers import Performs, dies
from engine.cards.abilities.turns import AddPhases, Skips
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.events import DrawCard, PhasedOut
from engine.words.terms import Action, CardType, Phase, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    LAND,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THREE,
    TWO,
    A,
    B,
    attack,
    deck,
    die,
    free,
    instant,
    pass_on,
    refused,
    when,
)

HAND = (Zone.HAND,)


class TestDrawLimit:
    def _at(self, most: int = 1, *, limited: bool = True) -> Table:
        at = deck(Table(), 9)
        at.permanent("Fonte", free(Draw(count=THREE)), **ARTIFACT)
        at.permanent("Offerta", free(May(then=(Draw(count=TWO),))), **ARTIFACT)
        at.permanent("Prezzo", free(GainLife(amount=ONE), cost=Cost(draw=2)), **ARTIFACT)
        if limited:
            at.permanent("Sigillo", DrawLimit(most=most), **ENCHANTMENT)
        return at.settle()

    def test_121_2b_of_several_cards_only_as_many_as_the_limit_leaves(self) -> None:
        at = self._at().activate("Fonte", 0).play_out()
        assert (len(at.zone(Zone.HAND)), "121.2b" in at.rules()) == (1, True)
        assert len(at.activate("Fonte", 0).play_out().zone(Zone.HAND)) == 1

    def test_121_2b_control_without_it_all_of_them(self) -> None:
        assert len(self._at(limited=False).activate("Fonte", 0).play_out().zone(Zone.HAND)) == 3

    def test_121_2b_it_counts_anew_in_the_next_turn(self) -> None:
        at = self._at().activate("Fonte", 0).play_out()
        at.until(TurnStep.UPKEEP, player=0)
        at.activate("Fonte", 0).play_out()
        assert len(at.zone(Zone.HAND)) == 2

    def test_121_2b_nobody_chooses_to_draw_more_than_they_can(self) -> None:
        at = self._at().activate("Offerta", 0).resolve()
        assert at.zone(Zone.HAND) == []
        assert len(self._at(2).activate("Offerta", 0).resolve(True).zone(Zone.HAND)) == 2

    def test_121_2b_nobody_pays_a_cost_of_more_draws_than_they_can(self) -> None:
        at = self._at()
        assert refused(at, Activate(A, at.id("Prezzo"), 0)) == ("draw limit", "121.2b")
        paid = self._at(2).activate("Prezzo", 0).play_out()
        assert (len(paid.zone(Zone.HAND)), paid.life(0)) == (2, 21)


class TestDrawsThatCannotHappen:
    @pytest.mark.parametrize("forbidden", [True, False])
    def test_614_17b_a_cost_that_includes_what_cannot_happen_is_not_paid(self, forbidden: bool) -> None:
        at = deck(Table())
        at.permanent("Prezzo", free(GainLife(amount=ONE), cost=Cost(draw=1)), **ARTIFACT)
        if forbidden:
            at.permanent("Sigillo", Cannot(what=Prohibition.DRAW, players=PlayerScope.ALL), **ENCHANTMENT)
        at.settle()
        if forbidden:
            assert refused(at, Activate(A, at.id("Prezzo"), 0)) == ("forbidden", "614.17b")
        else:
            assert at.activate("Prezzo", 0).play_out().life(0) == 21

    @pytest.mark.parametrize("replaced", [True, False])
    def test_121_6_a_draw_out_of_the_blue_is_replaced_too(self, replaced: bool) -> None:
        at = deck(Table())
        if replaced:
            at.permanent("Pozzo", ReplacesDraw(effects=(GainLife(amount=TWO),)), **ARTIFACT)
        at.settle().occur(DrawCard(player=A), DrawCard(player=B))
        assert (len(at.zone(Zone.HAND)), at.life(0)) == ((0, 22) if replaced else (1, 20))
        assert len(at.zone(Zone.HAND, 1)) == 1


class TestGraveyardOrder:
    def _at(self, *, read: bool) -> Table:
        at = Table()
        for label in ("Uno", "Due"):
            at.put(label, card(label, types=(CardType.INSTANT,)), zone=Zone.LIBRARY)
        at.permanent("Mulino", free(Mill(count=TWO)), **ARTIFACT)
        if read:
            at.permanent("Vanga", free(Move(what=TopOfGraveyard(ONE, You()), to=Zone.HAND)), **ARTIFACT)
        return at.settle()

    def test_404_3_the_owner_orders_cards_where_something_reads_the_order(self) -> None:
        at = self._at(read=True).activate("Mulino", 0).resolve(("Due", "Uno"))
        assert (at.zone(Zone.GRAVEYARD), "404.3" in at.rules()) == (["Due", "Uno"], True)
        assert at.activate("Vanga", 0).play_out().zone(Zone.HAND) == ["Uno"]

    def test_404_3_control_where_nothing_reads_it_nobody_is_asked(self) -> None:
        at = self._at(read=False).activate("Mulino", 0).resolve()
        assert (len(at.zone(Zone.GRAVEYARD)), "404.3" in at.rules()) == (2, False)


class TestModesByCost:
    def _at(self) -> Table:
        at = Table()
        modes = (Mode(effects=(GainLife(amount=ONE),), text="uno"), Mode(effects=(GainLife(amount=TWO),), text="due"))
        spell = SpellAbility(modes=modes, more_modes=("kicker", 1, 2))
        kicker = CastingCost(cost=Cost(life=3), optional=True, name="kicker")
        at.put("Scritta", card("Scritta", spell, kicker, types=(CardType.SORCERY,)), zone=Zone.HAND)
        return at.settle()

    def test_601_4_1_kicked_more_modes_may_be_chosen(self) -> None:
        at = self._at().cast("Scritta", True, ("uno", "due")).play_out()
        assert (at.life(0), "601.4" in at.rules()) == (20 - 3 + 3, True)

    def test_601_4_1_control_not_kicked_only_one(self) -> None:
        at = self._at().cast("Scritta", False, "due").play_out()
        assert (at.life(0), "601.4" in at.rules()) == (22, False)


class TestWhoActivates:
    def _at(self, who: Relation) -> Table:
        at = Table()
        at.permanent("Fontana", free(GainLife(amount=TWO), who=who), **ARTIFACT)
        return at.settle()

    @pytest.mark.parametrize(
        ("who", "allowed"), [(Relation.ANY, True), (Relation.OPPONENT, True), (Relation.YOU, False)]
    )
    def test_602_1b_another_player_may_activate_it_if_it_says_so(self, who: Relation, allowed: bool) -> None:
        at = pass_on(self._at(who))
        if allowed:
            at.activate("Fontana", 0, player=1).play_out()
            assert (at.life(1), "602.1b" in at.rules()) == (22, True)
        else:
            assert refused(at, Activate(B, at.id("Fontana"), 0)) == ("not the controller", "602.2")

    def test_602_1b_only_opponents_may_where_it_says_so(self) -> None:
        at = self._at(Relation.OPPONENT)
        assert refused(at, Activate(A, at.id("Fontana"), 0)) == ("not the controller", "602.1b")


class TestManaOfOthers:
    @pytest.mark.parametrize(("who", "offered"), [(Relation.ANY, True), (Relation.YOU, False)])
    def test_602_1b_605_3a_a_mana_ability_that_any_player_may_activate_helps_to_pay(
        self, who: Relation, offered: bool
    ) -> None:
        at = Table(variant=(EXACT_COSTS,))
        at.permanent("Pozzo", free(AddMana(choices=(("C",),)), cost=Cost(tap=True), who=who), controller=1, **ARTIFACT)
        instant(at, "Sorso", GainLife(amount=TWO), mana_cost="{1}")
        at.settle()
        if offered:
            assert at.cast("Sorso", ("Pozzo",)).play_out().life(0) == 22
        else:
            assert refused(at, Cast(A, at.id("Sorso")))[0] == "cannot pay"

    @pytest.mark.parametrize(("cost", "stacked"), [(Cost(draw=1), True), (Cost(life=1), False)])
    def test_605_1a_what_moves_cards_of_a_library_as_a_cost_is_no_mana_ability(self, cost: Cost, stacked: bool) -> None:
        at = deck(Table())
        at.permanent("Pozzo", free(AddMana(choices=(("C",),)), cost=cost), **ARTIFACT)
        at.settle().activate("Pozzo", 0)
        assert bool(at.stack()) is stacked


class TestCastOnlyIf:
    def _at(self, condition: Any) -> Table:
        at = Table()
        self._put(at, condition)
        at.creature("Orso", 2, 2)
        return deck(at).settle()

    def _put(self, at: Table, condition: Any) -> None:
        spell = SpellAbility(effects=(GainLife(amount=ONE),))
        printed = card("Lampo", spell, CastOnlyIf(condition=condition), types=(CardType.INSTANT,))
        at.put("Lampo", printed, zone=Zone.HAND)

    def _may(self, at: Table) -> bool:
        return play(at.game, Cast(A, at.id("Lampo"))).refused is None

    def test_601_3_only_if_its_condition_is_met(self) -> None:
        at = self._at(TurnOf(Relation.OPPONENT))
        assert refused(at, Cast(A, at.id("Lampo"))) == ("cast condition", "601.3")
        at.until(TurnStep.UPKEEP, player=1)
        pass_on(at) if at.game.receiver != A else None
        assert self._may(at)

    @pytest.mark.parametrize("attacks", [True, False])
    def test_506_7_506_7a_before_attackers_are_declared_is_until_that_step_begins(self, attacks: bool) -> None:
        at = self._at(CombatTime(step=TurnStep.DECLARE_ATTACKERS))
        assert self._may(at)
        at.until(TurnStep.BEGINNING_OF_COMBAT)
        assert self._may(at)
        attack(at, *([("Orso", 1)] if attacks else []))
        assert refused(at, Cast(A, at.id("Lampo"))) == ("cast condition", "506.7")

    @pytest.mark.parametrize("attacks", [True, False])
    def test_506_7b_506_7e_before_blockers_with_that_step_skipped_only_until_attackers_is_over(
        self, attacks: bool
    ) -> None:
        at = self._at(CombatTime(step=TurnStep.DECLARE_BLOCKERS))
        attack(at, *([("Orso", 1)] if attacks else []))
        assert self._may(at)
        at.until(TurnStep.DECLARE_BLOCKERS if attacks else TurnStep.END_OF_COMBAT)
        assert not self._may(at)

    def test_506_7d_after_combat_is_after_the_first_combat_phase(self) -> None:
        at = self._at(CombatTime(after=True))
        assert not self._may(at)
        at.until(TurnStep.DECLARE_ATTACKERS)
        assert not self._may(at)
        assert self._may(at.until(TurnStep.POSTCOMBAT_MAIN))

    def test_506_7f_during_combat_after_blockers_not_where_that_step_is_skipped(self) -> None:
        at = self._at(CombatTime(step=TurnStep.DECLARE_BLOCKERS, after=True, during=True))
        assert not self._may(at.until(TurnStep.END_OF_COMBAT))
        assert not self._may(at.until(TurnStep.POSTCOMBAT_MAIN))

    def test_506_7f_control_where_it_is_not_skipped_until_combat_is_over(self) -> None:
        at = self._at(CombatTime(step=TurnStep.DECLARE_BLOCKERS, after=True, during=True))
        attack(at, ("Orso", 1))
        assert not self._may(at)
        assert self._may(at.until(TurnStep.DECLARE_BLOCKERS))
        assert self._may(at.until(TurnStep.END_OF_COMBAT))
        assert not self._may(at.until(TurnStep.POSTCOMBAT_MAIN))

    def test_506_7c_506_7d_in_a_second_combat_phase_only_what_says_during_combat(self) -> None:
        for during in (True, False):
            at = Table()
            condition = CombatTime(step=TurnStep.DECLARE_ATTACKERS, during=during)
            self._put(at, condition)
            at.permanent("Corno", free(AddPhases(phases=(Phase.COMBAT,))), **ARTIFACT)
            deck(at).settle().until(TurnStep.END_OF_COMBAT).activate("Corno", 0).play_out()
            at.until(TurnStep.BEGINNING_OF_COMBAT)
            assert self._may(at) is during

    def test_506_7g_an_activated_ability_says_so_as_well(self) -> None:
        at = Table()
        at.permanent(
            "Scudo", free(GainLife(amount=ONE), condition=CombatTime(step=TurnStep.DECLARE_ATTACKERS)), **ARTIFACT
        )
        deck(at).settle().activate("Scudo", 0).play_out()
        at.until(TurnStep.DECLARE_ATTACKERS)
        assert refused(at, Activate(A, at.id("Scudo"), 0)) == ("condition", "506.7g")

    def test_506_7e_where_the_combat_phase_is_skipped_only_until_the_precombat_main_phase_is_over(self) -> None:
        at = Table()
        at.permanent("Pace", Skips(what=Phase.COMBAT, who=Relation.ANY), **ENCHANTMENT)
        self._put(at, CombatTime(step=TurnStep.DECLARE_BLOCKERS))
        deck(at).settle()
        assert self._may(at)
        assert not self._may(at.until(TurnStep.POSTCOMBAT_MAIN))


class TestCastIfAble:
    def _at(self, *costs: CastingCost) -> Table:
        at = deck(Table())
        spell = SpellAbility(effects=(GainLife(amount=TWO),))
        at.put("Urlo", card("Urlo", spell, *costs, types=(CardType.SORCERY,)), zone=Zone.EXILE)
        at.put("Bosco", card("Bosco", **LAND), zone=Zone.HAND)
        exiled = Every(Filter(zone=Zone.EXILE))
        at.permanent("Eco", free(CastNow(what=exiled, must=True)), **ARTIFACT)
        return at.settle()

    def test_118_8c_if_able_leaves_no_choice(self) -> None:
        assert self._at().activate("Eco", 0).resolve().play_out().life(0) == 22

    def test_118_8c_with_a_mandatory_cost_of_cards_of_a_quality_in_hand_it_is_the_players_choice(self) -> None:
        hidden = CastingCost(cost=Cost(discard=1, discard_such=Filter(zone=Zone.HAND, types=(CardType.LAND,))))
        at = self._at(hidden).activate("Eco", 0).resolve(False)
        assert (at.where("Urlo"), at.where("Bosco"), "118.8c" in at.rules()) == (Zone.EXILE, Zone.HAND, True)
        assert self._at(hidden).activate("Eco", 0).resolve(True).play_out().where("Bosco") is Zone.GRAVEYARD

    def test_118_8c_control_any_card_of_the_hand_is_no_stated_quality(self) -> None:
        at = self._at(CastingCost(cost=Cost(discard=1))).activate("Eco", 0).resolve().play_out()
        assert (at.life(0), at.where("Bosco")) == (22, Zone.GRAVEYARD)


class TestUntilSourceLeaves:
    def _at(self) -> Table:
        at = Table()
        away = Move(what=Target(), to=Zone.EXILE, until_source_leaves=True)
        at.permanent("Cella", free(away, targets=(TARGET_CREATURE,)), **ENCHANTMENT)
        at.creature("Orso", 2, 2, controller=1)
        at.creature("Lupo", 2, 2, controller=1)
        return at.settle()

    def test_610_3_610_3c_it_comes_back_as_soon_as_the_source_has_left(self) -> None:
        at = self._at().activate("Cella", 0, "Orso").play_out()
        assert at.where("Orso") is Zone.EXILE
        at.occur(*die(at.id("Cella")))
        assert (at.where("Orso"), at.controller("Orso"), "610.3" in at.rules()) == (Zone.BATTLEFIELD, 1, True)

    def test_610_3_control_as_long_as_the_source_is_there_it_stays(self) -> None:
        at = self._at().activate("Cella", 0, "Orso").play_out()
        assert at.occur(*die(at.id("Lupo"))).where("Orso") is Zone.EXILE

    def test_610_3a_where_the_source_of_an_activated_ability_has_left_before_it_does_not_move(self) -> None:
        at = self._at().activate("Cella", 0, "Orso")
        at.occur(*die(at.id("Cella"))).play_out()
        assert (at.where("Orso"), "610.3a" in at.rules()) == (Zone.BATTLEFIELD, True)
        assert "610.3b" not in at.rules()

    def test_610_3b_nor_where_it_is_a_triggered_ability(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 3, 3)
        apart = Move(what=Target(), to=Zone.EXILE, until_source_leaves=True)
        at.permanent("Cella", when(dies(Filter(name="Lupo")), apart, targets=(TARGET_CREATURE,)), **ARTIFACT)
        at.settle().occur(*die(at.id("Lupo"))).occur(*die(at.id("Cella"))).play_out()
        assert at.where("Orso") is Zone.BATTLEFIELD
        assert {"610.3a", "610.3b"} & set(at.rules()) == {"610.3b"}

    def test_610_3d_several_come_back_at_once(self) -> None:
        at = self._at().activate("Cella", 0, "Orso").play_out().activate("Cella", 0).play_out()
        at.occur(*die(at.id("Cella")))
        back = [step for step in at.steps if "610.3" in step.rules and step.kind.name == "EVENT"]
        assert (at.where("Orso"), at.where("Lupo"), len(back)) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD, 1)


class TestExchangeCards:
    def _at(self, *abilities: Any, **printed: Any) -> Table:
        at = Table()
        bear = at.creature("Orso", 2, 2)
        at.permanent("Velo", ENCHANT_CREATURE, attached_to=bear, **AURA)
        at.put("Manto", card("Manto", *abilities, **printed), zone=Zone.HAND)
        aura = Filter(subtypes=("Aura",))
        swap = ExchangeCards(first=Every(aura), second=CardsOf(You(), Zone.HAND))
        at.permanent("Ago", free(swap), **ARTIFACT)
        return at.settle()

    def test_701_12d_701_12e_the_other_card_is_attached_in_its_place(self) -> None:
        at = self._at(ENCHANT_CREATURE, **AURA).activate("Ago", 0).play_out()
        assert (at.where("Velo"), at.where("Manto"), at.one("Manto").attached_to) == (
            Zone.HAND,
            Zone.BATTLEFIELD,
            at.id("Orso"),
        )
        assert "701.12e" in at.rules()

    def test_701_12a_control_one_that_cannot_enchant_it_is_not_exchanged(self) -> None:
        only_lands = Keyword(keyword="enchant", filter=Filter(types=(CardType.LAND,)))
        at = self._at(only_lands, **AURA).activate("Ago", 0).play_out()
        assert (at.where("Velo"), at.where("Manto"), "701.12a" in at.rules()) == (Zone.BATTLEFIELD, Zone.HAND, True)


class TestAlwaysRegenerates:
    def _at(self, *, lasting: bool = True) -> Table:
        at = Table()
        at.creature("Idra", 4, 4, *([AlwaysRegenerates(subject=Filter(this=True))] if lasting else []))
        at.permanent("Balsamo", free(Regenerate(what=Every(CREATURE))), **ARTIFACT)
        return at.settle()

    def test_701_19b_each_time_it_would_be_destroyed_it_is_regenerated(self) -> None:
        at = self._at()
        for _ in range(2):
            at.occur(*die(at.id("Idra")))
            assert (at.where("Idra"), at.one("Idra").tapped) == (Zone.BATTLEFIELD, True)
        assert "701.19b" in at.rules()

    def test_701_19b_control_a_shield_is_good_for_once(self) -> None:
        at = self._at(lasting=False).activate("Balsamo", 0).play_out()
        at.occur(*die(at.id("Idra")))
        assert at.occur(*die(at.id("Idra"))).where("Idra") is Zone.GRAVEYARD

    def test_701_19c_control_not_where_it_cannot_be_regenerated(self) -> None:
        at = Table()
        at.creature("Idra", 4, 4, AlwaysRegenerates(subject=Filter(this=True)))
        at.permanent("Ascia", free(Destroy(what=Every(CREATURE), regeneration=False)), **ARTIFACT)
        assert at.settle().activate("Ascia", 0).play_out().where("Idra") is Zone.GRAVEYARD


class TestMonstrosityX:
    def test_701_37c_another_ability_reads_x_as_it_became_monstrous(self) -> None:
        at = Table()
        grown = free(Monstrosity(amount=X()), cost=Cost(mana="{X}"))
        roars = when(
            Performs(action=Action.MONSTROSITY, subject=Filter(this=True)), LoseLife(amount=MonstrosityOf(This()))
        )
        at.creature("Serpe", 1, 1, grown, roars)
        at.settle().activate("Serpe", 0, x=3).play_out()
        assert (at.life(0), at.looks("Serpe").power) == (17, 4)
        at.activate("Serpe", 0, x=5).play_out()
        assert at.life(0) == 17, "it is monstrous already"

    def test_701_37c_control_what_is_not_monstrous_has_no_x(self) -> None:
        at = Table()
        at.creature("Serpe", 1, 1, free(LoseLife(amount=MonstrosityOf(This()))))
        assert at.settle().activate("Serpe", 0, x=3).play_out().life(0) == 20


class TestMoreVotes:
    def _at(self, *rules: MoreVotes) -> Table:
        at = Table()
        at.permanent("Urna", free(Vote(choices=("grazia", "condanna")), GainLife(amount=Noted("grazia"))), **ARTIFACT)
        for number, rule in enumerate(rules):
            at.permanent(f"Seggio{number}", rule, **ENCHANTMENT)
        return at.settle()

    def test_701_38d_all_votes_of_a_player_come_as_it_is_their_turn(self) -> None:
        at = self._at(MoreVotes()).activate("Urna", 0).resolve("grazia", "grazia", "condanna")
        assert (at.life(0), "701.38d" in at.rules()) == (22, True)

    def test_701_38d_control_without_it_one_vote_each(self) -> None:
        assert self._at().activate("Urna", 0).resolve("grazia", "condanna").life(0) == 21

    def test_701_38d_only_if_the_player_wants_where_it_says_may(self) -> None:
        at = self._at(MoreVotes(optional=True))
        assert at.fork().activate("Urna", 0).resolve("grazia", False, "condanna").life(0) == 21
        assert at.activate("Urna", 0).resolve("grazia", True, "grazia", "condanna").life(0) == 22


class TestPlayersWithHexproof:
    def _at(self, *, hexproof: bool = True) -> Table:
        at = Table()
        if hexproof:
            at.permanent("Aura", PlayerHas(ability=Keyword(keyword="hexproof")), controller=1, **ENCHANTMENT)
        instant(at, "Dardo", DealDamage(amount=TWO, to=Target()), targets=(TargetSpec(players=Relation.OPPONENT),))
        instant(at, "Balsamo", GainLife(amount=TWO, who=Target()), controller=1, targets=(TARGET_PLAYER,))
        return at.settle()

    def test_702_11c_opponents_cannot_target_the_player(self) -> None:
        at = self._at()
        assert refused(at, Cast(A, at.id("Dardo")))[1] in ("601.2c", "702.11c")

    def test_702_11c_control_the_player_targets_themselves_and_without_it_opponents_do(self) -> None:
        at = pass_on(self._at()).cast("Balsamo", "Bruno", player=1).play_out()
        assert at.life(1) == 22
        assert self._at(hexproof=False).cast("Dardo").play_out().life(1) == 18


class TestPhasedOut:
    def _at(self, wanted: Filter) -> Table:
        at = Table()
        at.creature("Orso", 2, 2)
        at.permanent(
            "Faro",
            free(Apply(to=Every(wanted), parts=(SetPT(Fixed(7), Fixed(7)),), until=Duration.ENDLESS)),
            **ARTIFACT,
        )
        deck(at, 9).settle().occur(PhasedOut(object=at.id("Orso"), under=A)).activate("Faro", 0).play_out()
        return at.until(TurnStep.UPKEEP, player=0)

    def test_702_26e_an_effect_that_speaks_of_phased_out_permanents_changes_them(self) -> None:
        at = self._at(Filter(phased_out=True))
        assert (at.one("Orso").phased_out, at.looks("Orso").power) == (False, 7)

    def test_702_26e_control_one_that_speaks_of_creatures_does_not(self) -> None:
        at = self._at(CREATURE)
        assert (at.one("Orso").phased_out, at.looks("Orso").power) == (False, 2)


class TestBecomeCrewed:
    def _at(self, *crew: tuple[str, int], forbidden: bool = False) -> Table:
        at = Table()
        counted = when(
            Performs(action=Action.CREW, subject=Filter(this=True)),
            GainLife(amount=EventAmount()),
        )
        crewed = Keyword(keyword="crew", value=2)
        car = card("Carro", crewed, counted, types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=3, toughness=3)
        at.put("Carro", car)
        for label, power in crew:
            at.creature(label, power, 1)
        if forbidden:
            at.permanent("Sciopero", Cannot(what=Prohibition.CREW, objects=CREATURE), **ENCHANTMENT)
        return at.settle()

    def test_702_122c_702_122e_it_becomes_crewed_as_a_crew_ability_resolves_by_those_that_were_tapped(self) -> None:
        at = self._at(("Orso", 1), ("Lupo", 1), ("Gatto", 1)).activate("Carro", 0, ("Orso", "Lupo"))
        assert at.life(0) == 20
        at.play_out()
        assert (at.life(0), "702.122e" in at.rules()) == (22, True)

    def test_702_122e_control_if_it_does_not_resolve_it_is_not_crewed(self) -> None:
        at = self._at(("Orso", 2)).activate("Carro", 0)
        at.occur(*die(at.id("Carro"))).play_out()
        assert at.life(0) == 20

    def test_702_122b_702_122d_creatures_that_cannot_crew_are_not_tapped_for_it(self) -> None:
        at = self._at(("Orso", 2), forbidden=True)
        assert refused(at, Activate(A, at.id("Carro"), 0)) == ("not enough to tap", "118.3")

    def test_702_122d_control_without_that_they_are(self) -> None:
        at = self._at(("Orso", 2)).activate("Carro", 0).play_out()
        assert at.looks("Carro").creature
