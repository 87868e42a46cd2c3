"""118.11-118.13: costs that are paid as something resolves, and what hangs on whether they were."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.paying import DoThen, MayPay
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, One, This
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.triggers import CastsSpell
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from engine.words.terms import Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, MY_CREATURES, A, instant, moved, steps_of, when


class TestMayPay:
    def _at(self, cost: Cost, **options: object) -> Table:
        at = Table(**options)  # type: ignore[arg-type]
        instant(
            at, "Patto", MayPay(cost=cost, then=(GainLife(amount=Fixed(5)),), otherwise=(LoseLife(amount=Fixed(1)),))
        )
        return at

    def test_118_12_who_pays_gets_the_one_thing(self):
        at = self._at(Cost(life=2)).settle().cast("Patto").resolve(True)
        assert at.life(0) == 23
        (decided,) = steps_of(at, StepKind.DECIDED)
        assert "118.12" in decided.rules

    def test_118_12_control_who_does_not_gets_the_other(self):
        at = self._at(Cost(life=2)).settle().cast("Patto").resolve(False)
        assert at.life(0) == 19

    def test_118_3_who_cannot_pay_is_not_asked(self):
        at = self._at(Cost(sacrifice=MY_CREATURES)).settle().cast("Patto").resolve()
        assert at.life(0) == 19

    def test_118_12_the_decision_is_noted_before_the_payment(self):
        at = self._at(Cost(sacrifice=MY_CREATURES))
        at.creature("Orso", 2, 2)
        at.settle().cast("Patto").resolve(True)
        kinds = [step.kind for step in at.steps if step.rules and "118.12" in step.rules]
        assert kinds == [StepKind.DECIDED, StepKind.INSTRUCTION]
        assert at.where("Orso") is Zone.GRAVEYARD

    def test_118_13b_how_a_hybrid_symbol_is_paid_is_chosen_as_it_is_paid(self):
        at = Table(variant=[EXACT_COSTS])
        at.builder.adjust(A, mana=(Mana("W"), Mana("U")))
        instant(at, "Libero", MayPay(cost=Cost(mana="{W/U}"), then=(GainLife(amount=Fixed(5)),)), mana_cost="{0}")
        at.settle().cast("Libero").resolve(True, "U")
        assert [one.kind for one in at.game.player(A).mana] == ["W"]
        assert at.life(0) == 25

    def test_118_12_each_player_on_their_own(self):
        at = Table()
        each = MayPay(cost=Cost(life=3), otherwise=(LoseLife(amount=Fixed(1), who=One()),), who=EachPlayer())
        instant(at, "Decima", each)
        at.settle().cast("Decima").resolve(True, False)
        assert (at.life(0), at.life(1)) == (17, 19)


class TestDoThen:
    def _standstill(self) -> Table:
        at = Table()
        at.library(1, 5)
        then = DoThen(do=(Sacrifice(what=This()),), then=(Draw(who=EachPlayer(Relation.OPPONENT), count=Fixed(3)),))
        at.permanent("Stallo", when(CastsSpell(), then), **ENCHANTMENT)
        instant(at, "Sorso", GainLife(amount=Fixed(2)))
        return at.settle().cast("Sorso")

    def test_118_12_what_can_be_done_is_and_the_rest_follows(self):
        at = self._standstill().resolve()
        assert at.where("Stallo") is Zone.GRAVEYARD
        assert len(at.zone(Zone.HAND, 1)) == 3

    def test_118_12_control_exiled_in_response_it_cannot_be_sacrificed_and_nobody_draws(self):
        at = self._standstill()
        at.occur(moved(at.id("Stallo"), Zone.EXILE))
        at.settle().resolve()
        assert at.zone(Zone.HAND, 1) == []
        assert [step.facts for step in at.steps if step.kind is StepKind.NOTHING] == [
            (Nothing(WhyNothing.CANNOT_BE_PAID),)
        ]

    def test_118_11_a_cost_that_was_replaced_has_been_paid(self):
        """Drawing is the cost; the draws are replaced by something else, and what follows happens all the same."""
        for replaced in (True, False):
            at = Table()
            at.library(0, 4)
            instant(at, "Vortice", DoThen(do=(Draw(count=Fixed(2)),), then=(GainLife(amount=Fixed(3)),)))
            if replaced:
                at.permanent("Famiglio", ReplacesDraw(effects=(), who=Relation.YOU), **ENCHANTMENT)
            at.settle().cast("Vortice").resolve()
            assert (at.life(0), len(at.zone(Zone.HAND))) == (23, 0 if replaced else 2)
