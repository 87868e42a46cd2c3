"""701.15, 701.35, 701.43, 701.60, 701.64: what permanents are designated as, and what it keeps them from."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Prohibition
from engine.cards.abilities.continuous import LoseAllAbilities
from engine.cards.abilities.designations import Detain, Exert, Goad, Harness, NoLongerSuspected, Suspect
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import Performs
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate
from engine.words.citations import gaps
from engine.words.terms import Action, Designation, Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ONE,
    TARGET_CREATURE,
    A,
    B,
    attack,
    attackers,
    blockers,
    free,
    instant,
    pass_on,
    refused,
    sorcery,
    when,
)


def played_long() -> Table:
    """A table at which several turns go by without anybody running out of cards."""
    at = Table()
    for seat in (0, 1):
        at.library(seat, 6)
    return at


def rite(effect: Effect, **more: Any) -> Table:
    """A sorcery of Anna's that does this to a target creature; an Orso of hers, a Lupo of Bruno's."""
    at = played_long()
    sorcery(at, "Rito", effect, targets=(TARGET_CREATURE,))
    at.creature("Orso", 2, 2, **more)
    at.creature("Lupo", 2, 2, free(GainLife(amount=ONE)), controller=1, **more)
    return at


def cast(at: Table, target: str = "Lupo") -> Table:
    at.settle().cast("Rito", target)
    return at.resolve()


def goaded(at: Table, label: str) -> tuple[int, ...]:
    return at.game.designated(at.id(label), Designation.GOADED)


class TestGoad:
    def test_701_15a_until_the_next_turn_of_who_goaded_it(self) -> None:
        at = cast(rite(Goad(what=Target())))
        assert goaded(at, "Lupo") == (0,)
        at.until(TurnStep.UPKEEP, player=1)
        assert goaded(at, "Lupo") == (0,)
        at.until(TurnStep.UPKEEP, player=0)
        assert goaded(at, "Lupo") == ()

    def test_701_15b_what_it_must_attack_is_left_open_as_long_as_requirements_are(self) -> None:
        at = cast(rite(Goad(what=Target())))
        left_open = [one.reason for step in at.steps for one in step.untold]
        assert left_open == ([] if "508.1d" not in {gap.rule for gap in gaps()} else ["attack requirements"])

    def test_701_15b_it_is_no_ability(self) -> None:
        at = rite(Goad(what=Target()))
        instant(at, "Oblio", Apply(to=Target(), parts=(LoseAllAbilities(),)), targets=(TARGET_CREATURE,))
        cast(at).cast("Oblio", "Lupo").resolve()
        assert goaded(at, "Lupo") == (0,)

    def test_701_15c_by_several_players(self) -> None:
        at = Table(3)
        at.creature("Toro", 2, 2, controller=2)
        for seat in (0, 1):
            instant(at, f"Pungolo{seat}", Goad(what=Target()), targets=(TARGET_CREATURE,), controller=seat)
        at.settle().cast("Pungolo0").resolve()
        pass_on(at).cast("Pungolo1", player=1).resolve()
        assert goaded(at, "Toro") == (0, 1)

    def test_701_15d_control_not_twice_by_the_same_player(self) -> None:
        at = rite(Goad(what=Target()))
        at.permanent("Ira", when(Performs(action=Action.GOAD, subject=CREATURE)), **ARTIFACT)
        at.permanent("Frusta", free(Goad(what=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
        cast(at).play_out()
        at.activate("Frusta", 0, "Lupo").play_out()
        assert at.life(0) == 21
        assert len(at.game.effects) == 1


class TestDetain:
    def test_701_35a_it_cannot_attack(self) -> None:
        at = cast(rite(Detain(what=Target())))
        at.until(TurnStep.DECLARE_ATTACKERS, player=1)
        assert refused(at, attackers(at, ("Lupo", 0), player=1)) == ("cannot attack", "508.1c")

    def test_701_35a_it_cannot_block(self) -> None:
        at = cast(rite(Detain(what=Target())))
        attack(at, ("Orso", 1))
        at.until(TurnStep.DECLARE_BLOCKERS)
        assert refused(at, blockers(at, ("Lupo", "Orso")))[0] == "cannot block"

    def test_701_35a_its_abilities_cannot_be_activated(self) -> None:
        at = cast(rite(Detain(what=Target())))
        pass_on(at)
        assert refused(at, Activate(B, at.id("Lupo"), 0))[0] == "cannot activate"

    def test_701_35a_control_from_the_next_turn_of_its_player_it_can(self) -> None:
        at = cast(rite(Detain(what=Target())))
        at.until(TurnStep.UPKEEP, player=0)
        pass_on(at).activate("Lupo", 0, player=1).play_out()
        assert at.life(1) == 21

    def test_605_3a_a_mana_ability_of_a_detained_creature_cannot_be_activated(self) -> None:
        for detained in (True, False):
            at = Table(variant=(EXACT_COSTS,))
            at.creature("Elfa", 1, 1, free(AddMana(choices=(("G",),)), cost=Cost(tap=True)))
            instant(at, "Gabbia", Detain(what=Target()), targets=(TARGET_CREATURE,), mana_cost="{0}")
            at.settle()
            if detained:
                at.cast("Gabbia").resolve()
                assert refused(at, Activate(A, at.id("Elfa"), 0))[0] == "cannot activate"
            else:
                assert at.activate("Elfa", 0).game.players[0].mana


class TestSuspect:
    def test_701_60c_it_has_menace_and_cannot_block(self) -> None:
        at = cast(rite(Suspect(what=Target())))
        assert at.looks("Lupo").has("menace")
        attack(at, ("Orso", 1))
        at.until(TurnStep.DECLARE_BLOCKERS)
        assert refused(at, blockers(at, ("Lupo", "Orso")))[0] == "cannot block"

    def test_701_60b_without_its_abilities_it_is_suspected_still(self) -> None:
        at = rite(Suspect(what=Target()))
        instant(at, "Oblio", Apply(to=Target(), parts=(LoseAllAbilities(),)), targets=(TARGET_CREATURE,))
        cast(at).cast("Oblio", "Lupo").resolve()
        assert not at.looks("Lupo").has("menace")
        assert at.game.designated(at.id("Lupo"), Designation.SUSPECTED)

    def test_701_60d_control_not_a_second_time(self) -> None:
        at = rite(Suspect(what=Target()))
        at.permanent("Voce", when(Performs(action=Action.SUSPECT, who=Relation.YOU)), **ARTIFACT)
        at.permanent("Dito", free(Suspect(what=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
        cast(at).play_out()
        at.activate("Dito", 0, "Lupo").play_out()
        assert at.life(0) == 21
        assert len([one for one in at.looks("Lupo").abilities if getattr(one, "keyword", "") == "menace"]) == 1


class TestNoLongerSuspected:
    def test_701_60a_menace_goes_with_it(self) -> None:
        at = rite(Suspect(what=Target()))
        instant(at, "Alibi", NoLongerSuspected(what=Target()), targets=(TARGET_CREATURE,))
        cast(at).cast("Alibi", "Lupo").resolve()
        assert not at.looks("Lupo").has("menace")
        assert at.game.effects == ()

    def test_701_60a_control_of_another_creature_nothing_changes(self) -> None:
        at = rite(Suspect(what=Target()))
        instant(at, "Alibi", NoLongerSuspected(what=Target()), targets=(TARGET_CREATURE,))
        cast(at).cast("Alibi", "Orso").resolve()
        assert at.looks("Lupo").has("menace")


class TestExert:
    def _at(self) -> Table:
        at = played_long()
        at.creature("Eroe", 2, 2, free(Exert(), cost=Cost(tap=True)))
        at.settle().activate("Eroe", 0).play_out()
        return at

    def test_701_43a_it_does_not_untap_in_the_next_untap_step(self) -> None:
        at = self._at().until(TurnStep.UPKEEP, player=0)
        assert at.one("Eroe").tapped

    def test_701_43a_control_but_in_the_one_after(self) -> None:
        at = self._at().until(TurnStep.UPKEEP, player=0)
        assert not at.until(TurnStep.UPKEEP, player=0).one("Eroe").tapped

    def test_701_43b_twice_ends_with_the_same_untap_step(self) -> None:
        at = played_long()
        at.creature("Eroe", 2, 2, free(Exert()))
        at.settle().activate("Eroe", 0).play_out()
        at.activate("Eroe", 0).play_out()
        at.until(TurnStep.UPKEEP, player=0)
        assert at.game.effects == ()


class TestHarness:
    def test_701_64a_it_becomes_harnessed(self) -> None:
        at = Table()
        at.permanent("Pietra", free(Harness(what=This())), **ARTIFACT)
        at.settle().activate("Pietra", 0).play_out()
        assert at.game.designated(at.id("Pietra"), Designation.HARNESSED) == (0,)

    def test_701_64a_control_once_only(self) -> None:
        at = Table()
        at.permanent("Pietra", free(Harness(what=This())), **ARTIFACT)
        at.settle().activate("Pietra", 0).play_out()
        at.activate("Pietra", 0).play_out()
        assert len(at.game.effects) == 1


class TestProhibitedActivation:
    @pytest.mark.parametrize("arrested", [True, False])
    def test_101_2_a_static_ability_can_forbid_it(self, arrested: bool) -> None:
        at = Table()
        at.creature("Elfa", 1, 1, free(GainLife(amount=ONE)))
        if arrested:
            veto = Cannot(what=Prohibition.ACTIVATE, objects=Filter(types=CREATURE.types))
            at.permanent("Ceppi", veto, **ARTIFACT)
        at.settle()
        if arrested:
            assert refused(at, Activate(A, at.id("Elfa"), 0)) == ("cannot activate", "101.2")
        else:
            assert at.activate("Elfa", 0).play_out().life(0) == 21
