"""704.5j-k: the legend rule and the world rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Activated, Cost, Static
from engine.cards.abilities.continuous import ChangeTypes, Duration
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import This
from engine.state import events as e
from engine.state.facts.checks import TiedWorlds
from engine.state.trace import StepKind
from engine.words.decisions import Purpose
from engine.words.terms import CardType, Reason, Supertype, Zone
from tests.engine.checks.cards import (
    EXILES_THE_DYING,
    REGENERATES,
    STEALS,
    WATCHES_DEATHS,
    aura,
    shielded,
)
from tests.engine.support import Table, card


def two_kings(**second: Any) -> Table:
    table = Table()
    table.creature("Re vecchio", 2, 2, name="Re", legendary=True)
    table.creature("Re giovane", 2, 2, name=second.pop("name", "Re"), **{"legendary": True, **second})
    return table


def test_704_5j_the_player_chooses_one_and_the_others_go_to_the_graveyard() -> None:
    table = two_kings()
    question = table.question()
    assert (question.purpose, question.rule, question.decider) == (Purpose.LEGEND_RULE, "704.5j", 0)
    kept = table.fork()
    assert kept.settle("Re vecchio").where("Re giovane") is Zone.GRAVEYARD
    assert table.settle("Re giovane").where("Re vecchio") is Zone.GRAVEYARD


@pytest.mark.parametrize(
    "second",
    [{"name": "Regina"}, {"controller": 1}, {"legendary": False}],
    ids=["another name", "another controller", "not legendary"],
)
def test_704_5j_needs_one_name_one_controller_and_the_supertype_on_both(second: dict[str, Any]) -> None:
    table = two_kings(**second)
    table.settle()
    assert table.checks() == []


def test_704_5j_permanents_without_a_name_do_not_have_the_same_name_201_2() -> None:
    table = Table()
    for number in range(2):
        table.put(f"Ignoto{number}", card("", types=(CardType.ENCHANTMENT,), legendary=True))
    assert table.settle().checks() == []


def test_704_5j_of_three_one_is_kept() -> None:
    table = Table()
    for number in range(3):
        table.creature(f"Re{number}", 2, 2, name="Re", legendary=True)
    table.settle("Re1")
    assert table.performed("704.5j") == ["Re0", "Re2"]
    assert table.where("Re1") is Zone.BATTLEFIELD


def test_704_5j_counts_the_controller_after_control_effects_not_the_owner() -> None:
    table = Table()
    table.creature("Re proprio", 2, 2, name="Re", legendary=True)
    rubato = table.creature("Re rubato", 2, 2, name="Re", legendary=True, controller=1)
    aura(table, "Catene", STEALS, on=rubato)
    table.settle("Re proprio")
    assert table.zone(Zone.GRAVEYARD, 1) == ["Re rubato"], "it goes to its owner's graveyard"


def test_704_5j_counts_the_supertype_after_type_effects() -> None:
    table = Table()
    crown = Static(parts=(ChangeTypes(add_supertypes=(Supertype.LEGENDARY,)),), affects=CREATURE)
    table.permanent("Corona", crown, types=(CardType.ENCHANTMENT,))
    table.creature("Orso1", 2, 2, name="Orso")
    table.creature("Orso2", 2, 2, name="Orso")
    table.settle("Orso1")
    assert table.performed("704.5j") == ["Orso2"]


def test_704_5j_players_choose_in_turn_order_and_all_go_at_once() -> None:
    table = Table(active=1)
    for player in (0, 1):
        for number in range(2):
            table.creature(f"Re{player}{number}", 2, 2, name="Re", legendary=True, controller=player)
    assert table.question().decider == 1
    table.settle("Re10", "Re00")
    assert len(table.checks()) == 1
    assert sorted(table.performed("704.5j")) == ["Re01", "Re11"]


def test_704_5j_with_704_5f_the_player_may_keep_the_one_that_dies_anyway() -> None:
    table = Table()
    table.creature("Re morente", 2, 0, name="Re", legendary=True)
    table.creature("Re sano", 2, 2, name="Re", legendary=True)
    other = table.fork()
    table.settle("Re morente")
    assert sorted(table.zone(Zone.GRAVEYARD)) == ["Re morente", "Re sano"]
    assert len(table.checks()) == 1, "one event"
    other.settle("Re sano")
    assert other.zone(Zone.GRAVEYARD) == ["Re morente"]
    [change] = other.changes("704.5f")
    assert "704.5j" in change.rules, "two rules, one way to the graveyard (704.7)"


def test_704_7_legend_rule_and_lethal_damage_are_one_death_seen_once() -> None:
    table = Table()
    table.creature("Re ferito", 2, 2, name="Re", legendary=True, damage=2)
    table.creature("Re sano", 2, 2, name="Re", legendary=True)
    table.creature("Becchino", 1, 1, WATCHES_DEATHS)
    table.settle("Re sano")
    [change] = table.changes("704.5j")
    assert "704.5g" in change.rules
    assert table.triggered() == ["Becchino"]


def test_704_7_the_replacement_of_that_one_death_is_asked_for_once() -> None:
    table = Table()
    table.creature("Re ferito", 2, 2, name="Re", legendary=True, damage=2)
    table.creature("Re sano", 2, 2, name="Re", legendary=True)
    table.permanent("Cripta", EXILES_THE_DYING, types=(CardType.ENCHANTMENT,))
    table.settle("Re sano")
    assert table.where("Re ferito") is Zone.EXILE


def test_704_5j_is_no_destruction_so_a_regeneration_shield_does_not_keep_the_creature() -> None:
    table = Table()
    table.creature("Re ferito", 2, 2, REGENERATES, name="Re", legendary=True)
    table.creature("Re sano", 2, 2, name="Re", legendary=True, zone=Zone.HAND)
    table.creature("Becchino", 1, 1, WATCHES_DEATHS)
    shielded(table, "Re ferito")
    table.occur(
        e.DamageMarked(object=table.id("Re ferito"), amount=2),
        e.ZoneChange(object=table.id("Re sano"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT),
        answers=["Re sano"],
    )
    [step] = table.checks()
    assert table.where("Re ferito") is Zone.GRAVEYARD
    assert any(isinstance(change.event, e.Regenerated) for change in step.changes), "the destruction was replaced"
    assert [noticed.source.label for noticed in step.triggered] == ["Becchino"], "and it died by the legend rule, once"


def worlds(*, together: bool) -> Table:
    table = Table()
    table.permanent("Mondo1", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,))
    first = table.permanent("Mondo2", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,), controller=1)
    table.permanent(
        "Mondo3",
        types=(CardType.ENCHANTMENT,),
        supertypes=(Supertype.WORLD,),
        together_with=first if together else None,
    )
    return table


def test_704_5k_only_the_newest_world_permanent_stays_whoever_controls_it() -> None:
    table = worlds(together=False)
    table.settle()
    assert table.performed("704.5k") == ["Mondo1", "Mondo2"]
    assert table.where("Mondo3") is Zone.BATTLEFIELD
    assert len(table.checks()) == 1


def test_704_5k_those_that_tie_for_the_newest_all_go() -> None:
    table = worlds(together=True)
    table.settle()
    assert sorted(table.performed("704.5k")) == ["Mondo1", "Mondo2", "Mondo3"]
    assert {change.facts for change in table.changes("704.5k")} == {(TiedWorlds(),)}


def test_704_5k_a_single_world_permanent_stays() -> None:
    table = Table()
    table.permanent("Mondo", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,))
    assert table.settle().checks() == []


def test_704_5k_a_world_permanent_that_enters_in_play_is_newer_than_those_of_the_starting_board() -> None:
    table = Table()
    table.permanent("Vecchio", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,))
    table.permanent("Nuovo", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,), zone=Zone.HAND)
    table.settle()
    table.cast("Nuovo").resolve()
    assert table.performed("704.5k") == ["Vecchio"]


def test_704_5k_and_704_5j_at_once() -> None:
    table = Table()
    both = (Supertype.LEGENDARY, Supertype.WORLD)
    table.permanent("Reame1", name="Reame", types=(CardType.ENCHANTMENT,), supertypes=both)
    table.permanent("Reame2", name="Reame", types=(CardType.ENCHANTMENT,), supertypes=both)
    other = table.fork()
    table.settle("Reame2")
    [change] = table.changes("704.5k")
    assert set(change.rules) >= {"704.5j", "704.5k"}
    other.settle("Reame1")
    assert sorted(other.zone(Zone.GRAVEYARD)) == ["Reame1", "Reame2"], "keeping the older one does not save it"
    assert len(other.checks()) == 1


def test_704_5j_asks_only_the_player_whose_legends_they_are() -> None:
    table = Table(active=0)
    for number in range(2):
        table.creature(f"Re{number}", 2, 2, name="Re", legendary=True, controller=1)
    table.permanent("Altro", types=(CardType.ENCHANTMENT,))
    assert table.question().decider == 1


WORLDLY = ChangeTypes(add_supertypes=(Supertype.WORLD,))


def test_704_5k_what_became_world_last_stays_however_long_it_has_been_there() -> None:
    table = Table()
    rite = Activated(cost=Cost(), effects=(Apply(to=This(), parts=(WORLDLY,), until=Duration.ENDLESS),))
    table.permanent("Idolo", rite, types=(CardType.ENCHANTMENT,))
    table.permanent("Selva", types=(CardType.ENCHANTMENT,), supertypes=(Supertype.WORLD,))
    table.settle().activate("Idolo", 0).resolve()
    assert table.performed("704.5k") == ["Selva"]


def test_704_5k_one_effect_that_makes_two_world_makes_them_tie() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Lupo", 2, 2)
    table.permanent("Portale", Static(parts=(WORLDLY,), affects=CREATURE), types=(CardType.ENCHANTMENT,))
    table.settle()
    assert sorted(table.performed("704.5k")) == ["Lupo", "Orso"]


def test_704_5k_control_two_effects_do_not() -> None:
    table = Table()
    for label in ("Orso", "Lupo"):
        table.creature(label, 2, 2, name=label)
    for label in ("Lupo", "Orso"):
        only = Filter(types=(CardType.CREATURE,), name=label)
        table.permanent(f"Portale{label}", Static(parts=(WORLDLY,), affects=only), types=(CardType.ENCHANTMENT,))
    table.settle()
    assert table.performed("704.5k") == ["Lupo"], "the Wolf came later, and has been world for longer"


def told(table: Table) -> list[tuple[str, ...]]:
    return [tuple(map(str, one.rules)) for one in table.settle().steps if one.kind is StepKind.NOTHING]


def test_704_5j_of_legends_of_several_players_it_is_told_once_that_the_rule_does_nothing() -> None:
    table = two_kings(controller=1)
    assert told(table) == [("704.5j",)]
    assert told(table) == [("704.5j",)], "a second look adds nothing"


@pytest.mark.parametrize("second", [{"name": "Regina", "controller": 1}, {"controller": 1, "legendary": False}])
def test_704_5j_control_of_other_names_and_of_what_is_no_legend_nothing_is_told(second: dict[str, Any]) -> None:
    assert told(two_kings(**second)) == []
