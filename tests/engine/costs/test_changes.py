"""118.7, 118.8, 601.2f-h, 602.2b, 606: what effects make of costs, and costs that are paid with other things than mana."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, Keyword, SpellAbility, Timing
from engine.cards.abilities.casting import CastingCost, ChangesCost, MoreLoyalty
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import AddMana, Draw, GainLife
from engine.cards.abilities.quantities import Count, Fixed, PowerOf, X
from engine.cards.abilities.references import Remembered, Target
from engine.cards.keywords.parts import PAID_WITH
from engine.cards.mana import Mana, SpentAs, payments
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.words.decisions import Answer, IllegalAnswer
from engine.words.terms import CardType, Color, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    LAND,
    MY_CREATURES,
    TARGET_CREATURE,
    A,
    free,
    instant,
    pass_on,
    refused,
)

SPELLS = Filter(zone=Zone.STACK)
GAIN = SpellAbility(effects=(GainLife(amount=Fixed(2)),))
WALKERS = Filter(types=(CardType.PLANESWALKER,))


def table(mana: str) -> Table:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana(letter) for letter in mana))
    return at


def spell(at: Table, label: str, *abilities: object, cost: str = "{W}", zone: Zone = Zone.HAND, **more: object) -> None:
    types = more.pop("types", (CardType.INSTANT,))
    at.put(label, card(label, *abilities, types=types, mana_cost=cost, **more), zone=zone)  # type: ignore[arg-type]


def left(at: Table) -> str:
    return "".join(one.kind for one in at.game.player(A).mana)


class TestReductions:
    def test_118_7e_of_a_hybrid_symbol_one_half_is_chosen(self):
        for half, over in (("W", ""), ("U", "W")):
            at = table("WU")
            at.permanent("Sconto", ChangesCost(spells=SPELLS, less="{W/U}"), **ARTIFACT)
            spell(at, "Sorso", GAIN, cost="{W}{U}")
            at.settle().cast("Sorso", half)
            assert left(at) == ("W" if half == "W" else "U"), over

    def test_118_7e_a_generic_half_takes_off_its_number(self):
        at = table("W")
        at.permanent("Sconto", ChangesCost(spells=SPELLS, less="{2/W}"), **ARTIFACT)
        spell(at, "Sorso", GAIN, cost="{2}{W}")
        at.settle().cast("Sorso", "2")
        assert left(at) == ""

    def test_118_7e_control_not_asked_where_both_halves_come_to_the_same(self):
        at = table("W")
        at.permanent("Sconto", ChangesCost(spells=SPELLS, less="{U/B}"), **ARTIFACT)
        spell(at, "Sorso", GAIN, cost="{1}{W}")
        at.settle().cast("Sorso")
        assert left(at) == ""

    def test_601_2f_the_order_of_reductions_makes_no_difference(self):
        for first, second in (("{W}", "{1}"), ("{1}", "{W}")):
            at = table("W")
            at.permanent("Sconto", ChangesCost(spells=SPELLS, less=first), **ARTIFACT)
            at.permanent("Ribasso", ChangesCost(spells=SPELLS, less=second), **ARTIFACT)
            spell(at, "Sorso", GAIN, cost="{2}")
            at.settle().cast("Sorso")
            assert left(at) == "W"

    def test_601_2f_what_sets_a_least_total_comes_last(self):
        for cost, left_over in (("{W}", ""), ("{3}{W}", "")):
            at = table("WWW" if cost == "{W}" else "WWWW")
            at.permanent("Soglia", ChangesCost(spells=SPELLS, least=3), **ARTIFACT)
            spell(at, "Sorso", GAIN, cost=cost)
            at.settle().cast("Sorso")
            assert left(at) == left_over

    def test_601_2f_a_least_total_after_a_reduction(self):
        at = table("CCC")
        at.permanent("Soglia", ChangesCost(spells=SPELLS, least=3), **ARTIFACT)
        at.permanent("Sconto", ChangesCost(spells=SPELLS, less="{2}"), **ARTIFACT)
        spell(at, "Sorso", GAIN, cost="{4}")
        at.settle().cast("Sorso")
        assert left(at) == ""

    def test_601_2f_so_much_less_for_each(self):
        own = ChangesCost(
            spells=Filter(this=True, zone=Zone.STACK), less="{1}", times=Count(MY_CREATURES), zones=(Zone.STACK,)
        )
        for creatures, over in ((2, "C"), (0, None)):
            at = table("CC")
            for number in range(creatures):
                at.creature(f"Orso{number}", 2, 2)
            spell(at, "Raduno", GAIN, own, cost="{3}")
            played = play(at.settle().game, Cast(A, at.id("Raduno")))
            if over is None:
                assert played.refused is not None
            else:
                at.cast("Raduno")
                assert left(at) == over

    def test_601_2h_the_total_is_locked_in_before_the_creature_that_reduces_it_is_sacrificed(self):
        at = table("B")
        sacrifice = CastingCost(cost=Cost(sacrifice=MY_CREATURES))
        at.creature("Famiglio", 1, 1, ChangesCost(spells=SPELLS, who=Relation.YOU, less="{1}"))
        spell(at, "Mietitura", GAIN, sacrifice, cost="{1}{B}")
        at.settle().cast("Mietitura")
        assert (left(at), at.where("Famiglio")) == ("", Zone.GRAVEYARD)

    def test_601_2h_control_with_another_creature_it_costs_what_it_costs(self):
        at = table("B")
        sacrifice = CastingCost(cost=Cost(sacrifice=MY_CREATURES))
        at.creature("Orso", 1, 1)
        spell(at, "Mietitura", GAIN, sacrifice, cost="{1}{B}")
        refusal = play(at.settle().game, Cast(A, at.id("Mietitura"))).refused
        assert refusal is not None and refusal.rule == "601.2h"

    def test_118_6a_an_unpayable_cost_stays_so_when_it_is_increased(self):
        for alternative, legal in ((False, False), (True, True)):
            at = table("WW")
            at.permanent("Pedaggio", ChangesCost(spells=SPELLS, more="{1}"), **ARTIFACT)
            costs = [CastingCost(cost=Cost(mana="{W}"), alternative=True, name="altro")] if alternative else []
            at.put("Visione", card("Visione", GAIN, *costs, types=(CardType.INSTANT,)), zone=Zone.HAND)
            said = ("altro",) if alternative else ()
            if legal:
                at.settle().cast("Visione", *said)
                assert left(at) == ""
            else:
                assert refused(at.settle(), Cast(A, at.id("Visione"))) == ("no mana cost", "118.6")

    def test_118_9d_increases_apply_to_an_alternative_cost_too(self):
        for more, over in (("{1}", ""), ("", "W")):
            at = table("WW")
            at.permanent("Pedaggio", ChangesCost(spells=SPELLS, more=more), **ARTIFACT)
            spell(at, "Sorso", GAIN, CastingCost(cost=Cost(mana="{W}"), alternative=True, name="altro"), cost="{5}")
            at.settle().cast("Sorso", "altro")
            assert left(at) == over

    def test_118_8_an_additional_cost_that_another_permanent_imposes(self):
        for who, life in ((Relation.ANY, 18), (Relation.OPPONENT, 20)):
            at = table("W")
            at.permanent("Decima", ChangesCost(spells=SPELLS, who=who, cost=Cost(life=2)), **ARTIFACT)
            spell(at, "Sorso", SpellAbility(effects=(Draw(),)))
            at.settle().cast("Sorso")
            assert at.life(0) == life

    def test_601_8_a_spell_on_the_stack_has_been_paid_for(self):
        at = table("W")
        at.permanent("Pedaggio", ChangesCost(spells=SPELLS, more="{1}"), zone=Zone.GRAVEYARD, **ARTIFACT)
        spell(at, "Sorso", GAIN)
        at.settle().cast("Sorso").resolve()
        assert at.life(0) == 22


class TestActivationCosts:
    def test_602_2b_abilities_cost_more_or_less(self):
        for change, over in ((ChangesCost(abilities_of=CREATURE, more="{1}"), ""), (None, "C")):
            at = table("CC")
            at.creature("Orso", 2, 2, Activated(cost=Cost(mana="{1}"), effects=(GainLife(amount=Fixed(1)),)))
            if change is not None:
                at.permanent("Pedaggio", change, **ARTIFACT)
            at.settle().activate("Orso", 0)
            assert left(at) == over

    def test_606_5_loyalty_abilities_cost_one_more_loyalty(self):
        change = ChangesCost(abilities_of=WALKERS, who=Relation.YOU, loyalty=1)
        for index, loyalty in ((0, 5), (1, 0)):
            at = Table()
            plus = Activated(cost=Cost(put_counters=("loyalty", 1)), effects=(Draw(),), timing=Timing.LOYALTY)
            minus = Activated(cost=Cost(remove_counters=("loyalty", 4)), effects=(Draw(),), timing=Timing.LOYALTY)
            at.permanent("Custode", plus, minus, types=(CardType.PLANESWALKER,), loyalty=3, counters={"loyalty": 3})
            at.creature("Leone", 3, 5, change)
            at.settle().activate("Custode", index)
            counters = at.one("Custode").count("loyalty") if at.where("Custode") is Zone.BATTLEFIELD else 0
            assert counters == loyalty

    def test_606_6_control_without_it_four_cannot_be_removed_from_three(self):
        at = Table()
        minus = Activated(cost=Cost(remove_counters=("loyalty", 4)), effects=(Draw(),), timing=Timing.LOYALTY)
        at.permanent("Custode", minus, types=(CardType.PLANESWALKER,), loyalty=3, counters={"loyalty": 3})
        assert refused(at.settle(), Activate(A, at.id("Custode"), 0)) == ("not enough counters", "606.6")

    def test_107_3a_minus_x_takes_as_many_counters_as_x(self):
        at = Table()
        minus = Activated(
            cost=Cost(remove_counters=("loyalty", 1), times_x="counters"),
            effects=(GainLife(amount=X()),),
            timing=Timing.LOYALTY,
        )
        at.permanent("Custode", minus, types=(CardType.PLANESWALKER,), loyalty=4, counters={"loyalty": 4})
        assert refused(at.settle(), Activate(A, at.id("Custode"), 0, 5)) == ("not enough counters", "606.6")
        at.activate("Custode", 0, x=3).resolve()
        assert (at.one("Custode").count("loyalty"), at.life(0)) == (1, 23)

    def _walker(self, *others: object, **more: object) -> Table:
        at = Table(**more)  # type: ignore[arg-type]
        plus = Activated(
            cost=Cost(put_counters=("loyalty", 1)), effects=(GainLife(amount=Fixed(1)),), timing=Timing.LOYALTY
        )
        at.permanent("Custode", plus, plus, types=(CardType.PLANESWALKER,), loyalty=3, counters={"loyalty": 3})
        for number, one in enumerate(others):
            at.permanent(f"Anello{number}", one, **ARTIFACT)  # type: ignore[arg-type]
        return at.settle()

    def test_606_3_once_each_turn_whichever_of_its_abilities(self):
        at = self._walker().activate("Custode", 0).resolve()
        assert refused(at, Activate(A, at.id("Custode"), 1)) == ("once each turn", "606.3")

    def test_606_3_twice_where_an_effect_allows_it(self):
        at = (
            self._walker(MoreLoyalty(of=WALKERS, times=2))
            .activate("Custode", 0)
            .resolve()
            .activate("Custode", 1)
            .resolve()
        )
        assert at.life(0) == 22
        assert refused(at, Activate(A, at.id("Custode"), 0)) == ("once each turn", "606.3")

    def test_606_3_at_any_time_where_an_effect_allows_it(self):
        at = self._walker(MoreLoyalty(of=WALKERS, any_time=True), active=1)
        pass_on(at)
        at.activate("Custode", 0)
        assert at.stack() == ["Custode#1"]

    def test_606_3_control_otherwise_in_ones_own_main_phase_only(self):
        at = self._walker(active=1)
        pass_on(at)
        assert refused(at, Activate(A, at.id("Custode"), 0)) == ("not your turn", "606.3")

    def test_602_5b_once_each_turn_is_kept_by_what_the_ability_says(self):
        """It gains an ability before its own in the meantime; the one that was used is still used."""
        once = Activated(cost=Cost(), effects=(GainLife(amount=Fixed(1)),), once_each_turn=True)
        at = Table()
        at.creature("Orso", 2, 2, once)
        instant(at, "Dono", Apply(to=Target(), parts=(GainAbility(once),)), targets=(TARGET_CREATURE,))
        at.settle().activate("Orso", 0).resolve()
        assert refused(at, Activate(A, at.id("Orso"), 0)) == ("once each turn", "602.5b")
        at.cast("Dono").resolve()
        assert refused(at, Activate(A, at.id("Orso"), 0)) == ("once each turn", "602.5b")
        at.activate("Orso", 1).resolve()
        assert at.life(0) == 22

    def test_602_5b_control_in_the_next_turn_it_can_be_activated_again(self):
        once = Activated(cost=Cost(), effects=(GainLife(amount=Fixed(1)),), once_each_turn=True)
        at = Table()
        at.library(0, 5)
        at.library(1, 5)
        at.creature("Orso", 2, 2, once)
        at.settle().activate("Orso", 0).resolve().until(TurnStep.UPKEEP)
        at.activate("Orso", 0) if at.game.receiver == 0 else pass_on(at).activate("Orso", 0)
        assert at.stack() == ["Orso#1"]


class TestOtherThanMana:
    def test_118_3_untapped_creatures_are_tapped_however_long_they_have_been_there(self):
        at = Table()
        at.permanent("Altare", free(Draw(), cost=Cost(tap_others=MY_CREATURES, tap_count=2)), **ARTIFACT)
        at.creature("Orso", 2, 2, just_arrived=True)
        at.creature("Lupo", 2, 2)
        at.library(0, 3)
        at.settle().activate("Altare", 0)
        assert at.one("Orso").tapped and at.one("Lupo").tapped

    def test_118_3_control_a_tapped_one_pays_nothing(self):
        at = Table()
        at.permanent("Altare", free(Draw(), cost=Cost(tap_others=MY_CREATURES, tap_count=2)), **ARTIFACT)
        at.creature("Orso", 2, 2, tapped=True)
        at.creature("Lupo", 2, 2)
        assert refused(at.settle(), Activate(A, at.id("Altare"), 0)) == ("not enough to tap", "118.3")

    def test_702_122a_crew_takes_enough_power_and_makes_it_a_creature(self):
        at = Table()
        vehicle = card("Carro", Keyword(keyword="crew", value=3), types=(CardType.ARTIFACT,), power=3, toughness=3)
        at.put("Carro", vehicle)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 1, 1)
        at.creature("Gatto", 1, 1)
        at.settle().fork().activate("Carro", 0, ("Orso", "Gatto")).resolve()
        with pytest.raises(IllegalAnswer) as raised:
            at.fork().activate("Carro", 0, ("Lupo", "Gatto"))
        assert raised.value.fault == "not enough power"
        at.activate("Carro", 0, ("Orso", "Lupo")).resolve()
        assert CardType.CREATURE in at.looks("Carro").types

    def test_702_122a_control_without_enough_power_it_cannot_be_crewed(self):
        at = Table()
        at.put("Carro", card("Carro", Keyword(keyword="crew", value=3), types=(CardType.ARTIFACT,)))
        at.creature("Orso", 2, 2)
        assert refused(at.settle(), Activate(A, at.id("Carro"), 0)) == ("not enough to tap", "118.3")

    def test_118_3_cards_of_the_graveyard_are_exiled_other_than_the_one_itself(self):
        for others, legal in ((2, True), (1, False)):
            at = Table()
            escape = CastingCost(
                cost=Cost(exile=Filter(zone=Zone.GRAVEYARD), exile_count=2),
                alternative=True,
                zones=(Zone.GRAVEYARD,),
                name="fuga",
            )
            spell(at, "Ritorno", GAIN, escape, zone=Zone.GRAVEYARD)
            for number in range(others):
                spell(at, f"Carta{number}", GAIN, zone=Zone.GRAVEYARD)
            played = play(at.settle().game, Cast(A, at.id("Ritorno")))
            assert (played.refused is None) is legal
            if legal:
                at.cast("Ritorno")
                assert at.zone(Zone.EXILE) == ["Carta0", "Carta1"]

    def test_107_14_energy_is_paid_by_removing_counters_from_the_player(self):
        for energy, legal in ((2, True), (1, False)):
            at = Table()
            at.permanent("Dinamo", free(GainLife(amount=Fixed(1)), cost=Cost(energy=2)), **ARTIFACT)
            at.builder.adjust(A, counters={"energy": energy})
            played = play(at.settle().game, Activate(A, at.id("Dinamo"), 0))
            assert (played.refused is None) is legal
            if legal:
                assert played.game.player(A).counters.get("energy", 0) == 0
            else:
                assert played.refused is not None and played.refused.rule == "107.14"

    def test_118_3_exiled_returned_and_milled(self):
        at = Table()
        at.library(0, 3)
        spell(
            at,
            "Eco",
            free(GainLife(amount=Fixed(1)), cost=Cost(exile_this=True), zones=(Zone.GRAVEYARD,)),
            zone=Zone.GRAVEYARD,
        )
        lands = Filter(types=(CardType.LAND,), controller=Relation.YOU)
        at.permanent("Foresta", **LAND)
        at.permanent("Porta", free(Draw(), cost=Cost(return_to_hand=lands, mill=1)), **ARTIFACT)
        at.settle().activate("Eco", 0).activate("Porta", 0)
        assert (at.where("Eco"), at.where("Foresta")) == (Zone.EXILE, Zone.HAND)
        assert len(at.zone(Zone.LIBRARY)) == 2

    def test_701_17b_control_no_more_cards_are_milled_than_there_are(self):
        at = Table()
        at.library(0, 1)
        at.permanent("Porta", free(GainLife(amount=Fixed(1)), cost=Cost(mill=2)), **ARTIFACT)
        assert refused(at.settle(), Activate(A, at.id("Porta"), 0)) == ("not enough cards", "701.17b")

    def test_118_10_one_creature_is_not_tapped_for_two_costs(self):
        for creatures, legal in ((2, True), (1, False)):
            at = Table()
            toll = CastingCost(cost=Cost(tap_others=MY_CREATURES))
            spell(at, "Coro", GAIN, toll, toll)
            for number in range(creatures):
                at.creature(f"Orso{number}", 1, 1)
            said = ("Orso1",) if creatures == 2 else ()
            if legal:
                at.settle().cast("Coro", *said)
                assert at.one("Orso0").tapped and at.one("Orso1").tapped
            else:
                assert refused(at.settle(), Cast(A, at.id("Coro"))) == ("not enough to tap", "601.2h")


class TestHelping:
    def _green(self, at: Table, label: str, *, just_arrived: bool = False) -> None:
        at.put(
            label,
            card(label, types=(CardType.CREATURE,), colors=(Color.GREEN,), power=1, toughness=1),
            just_arrived=just_arrived,
        )

    def test_702_51a_creatures_pay_for_generic_or_for_their_colour(self):
        at = table("C")
        self._green(at, "Elfo", just_arrived=True)
        self._green(at, "Fauno")
        spell(at, "Coro", "convoke", GAIN, cost="{2}{G}")
        at.settle().cast("Coro", ("Elfo", "Fauno"), "G")
        assert (left(at), at.one("Elfo").tapped, at.one("Fauno").tapped) == ("", True, True)
        assert "702.51a" in at.rules()

    def test_702_51a_control_a_creature_of_another_colour_pays_no_coloured_mana(self):
        at = table("CC")
        at.creature("Golem", 1, 1)
        spell(at, "Coro", "convoke", GAIN, cost="{2}{G}")
        refusal = play(at.settle().game, Cast(A, at.id("Coro")), [_picked(at, "Golem")]).refused
        assert refusal is not None and refusal.rule == "601.2h"

    def test_608_2h_what_convoked_a_spell_is_not_what_was_sacrificed_for_it(self):
        at = table("G")
        self._green(at, "Elfo")
        at.creature("Gigante", 5, 5)
        asked = CastingCost(cost=Cost(sacrifice=CREATURE))
        as_strong = SpellAbility(effects=(GainLife(amount=PowerOf(Remembered(PAID_WITH))),))
        spell(at, "Coro", "convoke", asked, as_strong, cost="{1}{G}")
        life = at.settle().life(A)
        at.cast("Coro", ("Elfo",), "1").resolve()
        assert (at.where("Gigante"), at.one("Elfo").tapped, at.life(A)) == (Zone.GRAVEYARD, True, life + 5)

    @pytest.mark.parametrize(("shown", "gained"), [("Gigante", 5), ("Elfo", 1)])
    def test_601_2h_what_was_revealed_for_a_spell_is_spoken_of(self, shown: str, gained: int) -> None:
        at = table("G")
        at.creature("Gigante", 5, 5, zone=Zone.HAND)
        at.creature("Elfo", 1, 1, zone=Zone.HAND)
        such = Filter(zone=Zone.HAND, types=(CardType.CREATURE,), owner=Relation.YOU)
        asked = CastingCost(cost=Cost(reveal_such=such))
        as_strong = SpellAbility(effects=(GainLife(amount=PowerOf(Remembered(PAID_WITH))),))
        spell(at, "Coro", asked, as_strong, cost="{G}")
        life = at.settle().life(A)
        at.cast("Coro", (shown,)).resolve()
        assert (at.where(shown), at.life(A)) == (Zone.HAND, life + gained)

    def test_702_126a_artifacts_pay_for_generic_mana_alone(self):
        at = table("U")
        at.permanent("Urna", **ARTIFACT)
        at.permanent("Coppa", **ARTIFACT)
        spell(at, "Invenzione", "improvise", GAIN, cost="{2}{U}")
        at.settle().cast("Invenzione", ("Urna", "Coppa"))
        assert left(at) == ""
        assert at.one("Urna").tapped and at.one("Coppa").tapped

    def test_702_66a_cards_of_the_graveyard_pay_for_generic_mana(self):
        for exiled, legal in ((("Carta0", "Carta1"), True), (("Carta0",), False)):
            at = table("B")
            spell(at, "Abisso", "delve", GAIN, cost="{2}{B}")
            for number in range(2):
                spell(at, f"Carta{number}", GAIN, zone=Zone.GRAVEYARD)
            played = play(at.settle().game, Cast(A, at.id("Abisso")), [_picked(at, *exiled)])
            assert (played.refused is None) is legal

    def test_202_3_it_is_no_cost_so_the_mana_value_stays(self):
        at = table("B")
        spell(at, "Abisso", "delve", GAIN, cost="{2}{B}")
        for number in range(2):
            spell(at, f"Carta{number}", GAIN, zone=Zone.GRAVEYARD)
        at.settle().cast("Abisso", ("Carta0", "Carta1"))
        assert at.looks("Abisso").mana_value == 3
        assert at.zone(Zone.EXILE) == ["Carta0", "Carta1"]

    def test_702_41a_affinity_one_less_for_each(self):
        at = table("U")
        for number in range(2):
            at.permanent(f"Urna{number}", **ARTIFACT)
        at.permanent("Altrui", controller=1, **ARTIFACT)
        affinity = Keyword(keyword="affinity", filter=Filter(types=(CardType.ARTIFACT,)))
        spell(at, "Pensiero", affinity, GAIN, cost="{2}{U}")
        at.settle().cast("Pensiero")
        assert left(at) == ""

    def test_702_41a_control_those_of_others_do_not_count(self):
        at = table("U")
        at.permanent("Altrui", controller=1, **ARTIFACT)
        affinity = Keyword(keyword="affinity", filter=Filter(types=(CardType.ARTIFACT,)))
        spell(at, "Pensiero", affinity, GAIN, cost="{1}{U}")
        refusal = play(at.settle().game, Cast(A, at.id("Pensiero"))).refused
        assert refusal is not None and refusal.rule == "601.2h"

    def test_118_10_what_helps_is_not_tapped_for_mana_as_well(self):
        at = table("")
        tap = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),)),))
        at.creature("Elfo", 1, 1, tap)
        spell(at, "Coro", "convoke", GAIN, cost="{1}{G}")
        answers = [_picked(at.settle(), "Elfo"), _mana(at, "Elfo")]
        refusal = play(at.game, Cast(A, at.id("Coro")), answers).refused
        assert refusal is not None and refusal.rule == "118.10"


def _picked(at: Table, *labels: str) -> Answer:
    return Answer(keys=tuple(f"o{at.id(label)}" for label in labels))


def _mana(at: Table, label: str) -> Answer:
    return Answer(keys=(f"o{at.id(label)}.0",))


def test_605_3a_a_mana_ability_of_a_card_in_hand_helps_where_it_functions() -> None:
    for zones, legal in (((Zone.HAND,), True), ((Zone.BATTLEFIELD,), False)):
        at = table("")
        exile = Activated(cost=Cost(exile_this=True), effects=(AddMana(choices=(("R",),)),), zones=zones)
        at.put("Scintilla", card("Scintilla", exile, types=(CardType.CREATURE,)), zone=Zone.HAND)
        spell(at, "Sorso", GAIN, cost="{R}")
        at.settle()
        answers = [_mana(at, "Scintilla")] if legal else []
        played = play(at.game, Cast(A, at.id("Sorso")), answers)
        assert (played.refused is None) is legal


def test_605_1a_it_is_a_mana_ability_also_where_it_adds_none() -> None:
    """It could add mana, so it does not use the stack, whatever it comes to now."""
    at = Table()
    tap = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),), times=Count(MY_CREATURES)),))
    at.permanent("Radura", tap, **LAND)
    at.settle().activate("Radura", 0)
    assert (at.stack(), at.one("Radura").tapped, left(at)) == ([], True, "")
    control = Table()
    control.permanent("Radura", Activated(cost=Cost(tap=True), effects=(GainLife(amount=Fixed(1)),)), **LAND)
    assert control.settle().activate("Radura", 0).stack() == ["Radura#1"]


def test_107_4e_two_hybrid_symbols_in_three_ways() -> None:
    found = payments([Mana("G"), Mana("G"), Mana("W"), Mana("W")], ("G/W", "G/W"), life=20)
    assert ["".join(one.kind for one in way.mana) for way in found] == ["WW", "WG", "GG"]


def test_107_4f_two_phyrexian_symbols_with_mana_or_life() -> None:
    found = payments([Mana("W"), Mana("W")], ("W/P", "W/P"), life=20)
    assert [(len(way.mana), way.life) for way in found] == [(2, 0), (1, 2), (0, 4)]
    assert [(len(way.mana), way.life) for way in payments([Mana("W")], ("W/P", "W/P"), life=1)] == []


def test_118_14_mana_of_any_type() -> None:
    assert payments([Mana("R")], ("U",), life=0) == ()
    assert len(payments([Mana("R")], ("U",), life=0, spent_as=SpentAs.ANY_TYPE)) == 1
    assert payments([Mana("R")], ("S",), life=0, spent_as=SpentAs.ANY_TYPE) == (), "control: snow is no type"
