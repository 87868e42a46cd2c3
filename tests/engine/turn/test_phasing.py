"""702.26, 502.1: phasing, directly and along with something, and what goes on meanwhile."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.conditions import Exists, Is
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import Draw
from engine.cards.abilities.references import AttachedTo, EachPlayer, Every, One, Target, You
from engine.cards.abilities.triggers import Becomes, dies, enters, leaves
from engine.cards.abilities.turns import PhaseOut, SkipNext
from engine.state.actions import Activate, Concede
from engine.state.events import CountersPut, Tapped
from engine.words.terms import Kind, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    EQUIPMENT,
    MY_CREATURES,
    TARGET_CREATURE,
    TWO,
    A,
    B,
    C,
    attack,
    attackers,
    blockers,
    die,
    free,
    hit,
    instant,
    pass_on,
    refused,
    sorcery,
    when,
)

UPKEEP = TurnStep.UPKEEP


def board(players: int = 2, *, step: TurnStep = TurnStep.PRECOMBAT_MAIN) -> Table:
    table = Table(players, step=step)
    for seat in range(players):
        table.library(seat, 8)
    instant(table, "Nebbia", PhaseOut(what=Target()), targets=(TARGET_CREATURE,))
    return table


def out(table: Table, label: str) -> bool:
    return table.one(label).phased_out


class TestKeyword:
    def test_702_26a_phasing_goes_out_and_comes_in_in_its_controllers_untap_steps(self):
        table = board(step=TurnStep.END)
        table.creature("Spettro", 2, 2, "phasing", controller=1)
        table.settle()
        seen = [out(table.until(UPKEEP), "Spettro") for _ in range(6)]
        assert seen == [True, True, False, False, True, True]

    def test_702_26a_control_without_phasing_it_stays(self):
        table = board(step=TurnStep.END)
        table.creature("Orso", 2, 2, controller=1)
        assert not out(table.settle().until(UPKEEP), "Orso")

    def test_502_1_what_phases_in_untaps_in_the_same_step_and_what_phases_out_does_not(self):
        table = board(step=TurnStep.END)
        table.creature("Spettro", 2, 2, "phasing", controller=1, tapped=True)
        table.settle().until(UPKEEP)
        assert table.one("Spettro").tapped
        table.until(UPKEEP).until(UPKEEP)
        assert (out(table, "Spettro"), table.one("Spettro").tapped) == (False, False)

    def test_502_1_out_and_in_are_simultaneous(self):
        table = board()
        table.creature("Spettro", 2, 2, "phasing", controller=1)
        table.creature("Orso", 2, 2, controller=1)
        table.settle().cast("Nebbia", "Orso").resolve().until(UPKEEP)
        assert (out(table, "Spettro"), out(table, "Orso")) == (True, False)
        assert len([step for step in table.steps if "502.1" in step.rules]) == 1

    def test_702_26m_with_the_untap_step_skipped_nothing_phases(self):
        table = board()
        table.creature("Spettro", 2, 2, "phasing", controller=0)
        sorcery(table, "Oblio", SkipNext(what=TurnStep.UNTAP))
        table.settle().cast("Oblio").resolve().until(UPKEEP).until(UPKEEP)
        assert not out(table, "Spettro")

    def test_702_26p_two_instances_are_one(self):
        table = board(step=TurnStep.END)
        table.creature("Spettro", 2, 2, "phasing", "phasing", controller=1)
        assert out(table.settle().until(UPKEEP), "Spettro")


class TestOut:
    def test_702_26b_it_is_not_counted_nor_destroyed(self):
        table = board()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        sorcery(table, "Rovina", ForEach(of=Every(CREATURE), do=(Draw(),)), Destroy(what=Every(CREATURE)))
        table.settle().cast("Nebbia", "Orso").resolve().cast("Rovina").resolve()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        assert len(table.zone(Zone.HAND)) == 1

    def test_702_26b_nor_is_it_a_target_any_more(self):
        table = board()
        table.creature("Orso", 2, 2, controller=1)
        instant(table, "Colpo", Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Colpo")
        table.cast("Nebbia").resolve().resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert "608.2b" in table.rules()

    def test_702_26b_its_own_abilities_do_nothing(self):
        table = board()
        lord = Static(parts=(ModifyPT(TWO, TWO),), affects=MY_CREATURES)
        table.creature("Signore", 2, 2, lord)
        table.creature("Orso", 2, 2)
        table.settle()
        assert table.looks("Orso").power == 4
        table.cast("Nebbia", "Signore").resolve()
        assert table.looks("Orso").power == 2

    def test_702_26b_nor_can_they_be_activated(self):
        table = board()
        table.creature("Mago", 1, 1, free(Draw()))
        table.settle().cast("Nebbia").resolve()
        assert refused(table, Activate(A, table.id("Mago"), 0)) == ("not there", "602.2")

    def test_702_26b_it_leaves_combat(self):
        table = board()
        table.creature("Orso", 2, 2)
        attack(table.settle(), ("Orso", 1)).cast("Nebbia").resolve().until(TurnStep.POSTCOMBAT_MAIN)
        assert table.life(1) == 20

    def test_702_26b_nor_does_it_attack_or_block_or_pay_a_cost(self):
        table = board()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, controller=1)
        table.permanent("Altare", free(Draw(), cost=Cost(sacrifice=CREATURE)), **ARTIFACT)
        instant(table, "Foschia", PhaseOut(what=Target()), targets=(TARGET_CREATURE,))
        fighting = attack(table.settle().fork(), ("Orso", 1)).cast("Foschia", "Lupo").resolve()
        assert refused(fighting.until(TurnStep.DECLARE_BLOCKERS), blockers(fighting, ("Lupo", "Orso")))[1] == "506.3"
        table.cast("Nebbia", "Orso").resolve()
        assert refused(table, Activate(A, table.id("Altare"), 0)) == ("nothing to sacrifice", "118.3")
        table.until(TurnStep.DECLARE_ATTACKERS)
        assert refused(table, attackers(table, ("Orso", 1))) == ("not a creature", "506.3")

    def test_702_26b_nothing_that_happens_reaches_it(self):
        table = board()
        bear = table.creature("Orso", 2, 2)
        wolf = table.creature("Lupo", 2, 2, controller=1)
        table.settle().cast("Nebbia", "Orso").resolve()
        table.occur(*die(bear), hit(wolf, bear, 2), CountersPut(on=bear, counter="+1/+1", count=1), Tapped(object=bear))
        one = table.one("Orso")
        assert (one.zone, one.damage, one.tapped, one.count("+1/+1")) == (Zone.BATTLEFIELD, 0, False, 0)

    def test_702_26d_it_changes_no_zone_and_keeps_counters_and_damage(self):
        table = board()
        table.creature("Orso", 2, 2, controller=1, counters={"+1/+1": 1}, damage=1)
        for trigger in (leaves(CREATURE), enters(CREATURE), dies(CREATURE)):
            table.permanent(f"Occhio {trigger.origin}{trigger.to}", when(trigger), **ARTIFACT)
        table.settle().cast("Nebbia").resolve()
        before = table.id("Orso")
        table.until(UPKEEP)
        assert table.triggered() == []
        assert (table.id("Orso"), table.one("Orso").count("+1/+1")) == (before, 1)

    def test_702_26d_a_token_goes_on_existing(self):
        table = board()
        table.creature("Pedina", 1, 1, kind=Kind.TOKEN, controller=1)
        table.settle().cast("Nebbia").resolve().until(UPKEEP)
        assert not out(table, "Pedina")

    def test_302_6_it_was_under_control_all_the_time(self):
        table = board()
        table.creature("Orso", 2, 2, controller=1)
        table.settle().cast("Nebbia").resolve().until(TurnStep.PRECOMBAT_MAIN)
        attack(table, ("Orso", 0), player=1).until(TurnStep.POSTCOMBAT_MAIN)
        assert table.life(0) == 18

    def test_603_10c_abilities_see_it_phase_out_and_in(self):
        table = board()
        for state in ("phased out", "phased in"):
            table.permanent(state, when(Becomes(subject=CREATURE, state=state)), **ARTIFACT)
        table.creature("Orso", 2, 2, when(Becomes(subject=Filter(this=True), state="phased out")), controller=1)
        table.settle().cast("Nebbia").resolve()
        assert sorted(table.triggered()) == ["Orso", "phased out"]
        table.until(UPKEEP)
        assert table.triggered()[2:] == ["phased in"]

    def test_514_2_damage_goes_from_what_is_phased_out_too(self):
        table = board()
        bear = table.creature("Orso", 3, 3, controller=1)
        other = table.creature("Lupo", 2, 2)
        table.settle().occur(hit(other, bear, 2)).cast("Nebbia", "Orso").resolve().until(UPKEEP)
        assert table.one("Orso").damage == 0


class TestEffects:
    def test_702_26e_an_effect_made_meanwhile_does_not_include_it(self):
        table = board()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        grow = Apply(to=Every(CREATURE), parts=(ModifyPT(TWO, TWO),), until=Duration.ENDLESS)
        sorcery(table, "Crescita", grow)
        table.settle().cast("Nebbia", "Orso").resolve().cast("Crescita").resolve()
        table.until(UPKEEP).until(UPKEEP)
        assert (table.looks("Orso").power, table.looks("Lupo").power) == (2, 4)

    def test_702_26f_what_ends_meanwhile_has_ended(self):
        table = board()
        table.creature("Orso", 2, 2)
        instant(table, "Vigore", Apply(to=Target(), parts=(ModifyPT(TWO, TWO),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore").resolve().cast("Nebbia").resolve().until(UPKEEP).until(UPKEEP)
        assert (out(table, "Orso"), table.looks("Orso").power) == (False, 2)

    def test_702_26f_control_what_lasts_applies_again(self):
        table = board()
        table.creature("Orso", 2, 2)
        grow = Apply(to=Target(), parts=(ModifyPT(TWO, TWO),), until=Duration.ENDLESS)
        instant(table, "Vigore", grow, targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore").resolve().cast("Nebbia").resolve().until(UPKEEP).until(UPKEEP)
        assert table.looks("Orso").power == 4

    def test_702_26f_for_as_long_as_it_is_tracked_ends_as_the_permanent_phases_out(self):
        table = board()
        table.creature("Orso", 2, 2, controller=1, counters={"bounty": 1})
        tracked = Is(of=One(), filter=Filter(counter="bounty"))
        steal = Apply(to=Target(), parts=(GainControl(You()),), as_long_as=tracked)
        sorcery(table, "Furto", steal, targets=(TARGET_CREATURE,))
        table.settle().cast("Furto").resolve()
        assert table.controller("Orso") == 0
        table.cast("Nebbia").resolve()
        assert table.controller("Orso") == 1
        assert "611.2b" in table.rules()

    def test_611_2b_the_source_of_a_theft_phases_out(self):
        """For as long as its controller controls the thief: it cannot be seen any more, so the theft is over."""
        table = board()
        table.creature("Orso", 2, 2, controller=1)
        mine = Exists(Filter(this=True, controller=Relation.YOU))
        steal = Apply(to=Target(), parts=(GainControl(You()),), as_long_as=mine)
        table.creature(
            "Ladro", 1, 1, when(enters(Filter(this=True)), steal, targets=(TARGET_CREATURE,)), zone=Zone.HAND
        )
        table.settle().cast("Ladro").resolve("Orso").resolve()
        assert table.controller("Orso") == 0
        table.cast("Nebbia", "Ladro").resolve()
        assert table.controller("Orso") == 1


class TestIndirectly:
    def _equipped(self, *effects: SkipNext) -> Table:
        table = board()
        sorcery(table, "Oblio", *effects)
        bear = table.creature("Orso", 2, 2, controller=1)
        boost = Static(parts=(ModifyPT(TWO, TWO),), holder=AttachedTo())
        table.permanent("Spada", boost, attached_to=bear, controller=0, **EQUIPMENT)
        table.permanent("Manto", ENCHANT_CREATURE, attached_to=bear, controller=0, **AURA)
        return table.settle()

    def test_702_26g_what_is_attached_goes_along_and_comes_back_with_it(self):
        """The Equipment and the Aura are Anna's, the creature is Bruno's: they come back in his untap step."""
        table = self._equipped().cast("Nebbia").resolve()
        assert [out(table, one) for one in ("Orso", "Spada", "Manto")] == [True, True, True]
        table.until(UPKEEP)
        assert [out(table, one) for one in ("Orso", "Spada", "Manto")] == [False, False, False]
        assert table.looks("Orso").power == 4

    def test_702_26g_it_does_not_phase_in_by_itself(self):
        """Bruno skips his untap step, so his creature is still out in Anna's: and with it her Equipment."""
        table = self._equipped(SkipNext(what=TurnStep.UNTAP, who=EachPlayer(Relation.OPPONENT)))
        table.cast("Oblio").resolve().cast("Nebbia").resolve().until(UPKEEP).until(UPKEEP)
        assert table.game.turn.active == A
        assert (out(table, "Orso"), out(table, "Spada")) == (True, True)

    def test_702_26g_and_what_is_attached_to_that(self):
        table = board()
        bear = table.creature("Orso", 2, 2)
        sword = table.permanent("Spada", attached_to=bear, **EQUIPMENT)
        on_artifact = Keyword(keyword="enchant", filter=Filter(types=ARTIFACT["types"]))
        table.permanent("Ruggine", on_artifact, attached_to=sword, **AURA)
        table.settle().cast("Nebbia").resolve()
        assert (out(table, "Ruggine"), table.one("Ruggine").phased_with) == (True, sword)

    def test_702_26h_directly_and_indirectly_at_once_is_indirectly(self):
        table = board(step=TurnStep.END)
        ghost = table.creature("Spettro", 2, 2, "phasing", controller=1)
        table.permanent("Velo", ENCHANT_CREATURE, "phasing", attached_to=ghost, controller=1, **AURA)
        table.settle().until(UPKEEP)
        assert table.one("Velo").phased_with == ghost
        assert "702.26h" in table.rules()
        table.until(UPKEEP).until(UPKEEP)
        assert (out(table, "Spettro"), out(table, "Velo")) == (False, False)

    def test_702_26i_an_aura_that_phased_out_by_itself_comes_back_attached(self):
        table = board(step=TurnStep.END)
        bear = table.creature("Orso", 2, 2)
        table.permanent("Velo", ENCHANT_CREATURE, "phasing", attached_to=bear, controller=1, **AURA)
        table.settle().until(UPKEEP)
        assert (out(table, "Velo"), out(table, "Orso")) == (True, False)
        table.until(UPKEEP).until(UPKEEP)
        assert table.one("Velo").attached_to == bear

    def test_702_26i_control_without_what_it_was_attached_to_it_goes_to_the_graveyard(self):
        table = board(step=TurnStep.END)
        bear = table.creature("Orso", 2, 2)
        table.permanent("Velo", ENCHANT_CREATURE, "phasing", attached_to=bear, controller=1, **AURA)
        sorcery(table, "Rovina", Destroy(what=Every(CREATURE)))
        table.settle().until(UPKEEP).until(TurnStep.PRECOMBAT_MAIN, player=0).cast("Rovina").resolve().until(UPKEEP)
        assert table.where("Velo") is Zone.GRAVEYARD
        assert "704.5m" in table.rules()

    def test_702_26j_nothing_becomes_unattached_or_attached(self):
        table = board()
        bear = table.creature("Orso", 2, 2, controller=1)
        table.permanent("Spada", attached_to=bear, **EQUIPMENT)
        for state in ("attached", "unattached"):
            table.permanent(state, when(Becomes(subject=Filter(), state=state)), **ARTIFACT)
        table.settle().cast("Nebbia").resolve().until(UPKEEP)
        assert table.triggered() == []


class TestLeaving:
    def test_702_26k_it_leaves_the_game_with_its_owner_and_nothing_triggers(self):
        table = board(3)
        table.creature("Orso", 2, 2, controller=1)
        table.permanent("Occhio", when(leaves(CREATURE)), **ARTIFACT)
        table.settle().cast("Nebbia").resolve().do(Concede(B))
        assert table.settle().where("Orso") is None
        assert table.triggered() == []

    def test_702_26k_control_one_that_is_phased_in_does_make_it_trigger(self):
        table = board(3)
        table.creature("Orso", 2, 2, controller=1)
        table.permanent("Occhio", when(leaves(CREATURE)), **ARTIFACT)
        table.settle().do(Concede(B))
        assert table.settle().triggered() == ["Occhio"]

    def _stolen(self) -> Table:
        """Carla's creature phases out while Bruno controls it; he leaves, and with him the effect of control."""
        table = board(4)
        table.creature("Orso", 2, 2, controller=2)
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        instant(table, "Furto", steal, controller=1, targets=(TARGET_CREATURE,))
        pass_on(table.settle()).cast("Furto", player=1).resolve().cast("Nebbia").resolve()
        assert table.one("Orso").phased_under == B
        return table

    def test_702_26n_under_a_player_who_has_left_it_comes_back_after_that_players_turn_would_have_begun(self):
        table = self._stolen()
        table.do(Concede(B))
        table.settle().until(UPKEEP)
        assert table.game.turn.active == C
        assert (out(table, "Orso"), table.controller("Orso")) == (False, 2)

    def test_702_26n_control_otherwise_in_that_players_untap_step(self):
        table = self._stolen().until(UPKEEP)
        assert table.game.turn.active == B
        assert (out(table, "Orso"), table.controller("Orso")) == (False, 1)
