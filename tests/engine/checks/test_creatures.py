"""704.5f-h: toughness 0, lethal damage, deathtouch; what regeneration, indestructible and shields make of them."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, Static
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import CREATURE, Filter
from engine.state import events as e
from engine.state.facts.checks import LethalDamage
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.lasting import RegenerationShield
from engine.words.terms import CardType, Reason, Zone
from tests.engine.checks.cards import (
    EXILES_THE_DYING,
    INDESTRUCTIBLE,
    REGENERATES,
    WATCHES_DEATHS,
    bears,
    shielded,
    strengthens,
)
from tests.engine.support import Table, card


@pytest.mark.parametrize(("toughness", "where"), [(-1, Zone.GRAVEYARD), (0, Zone.GRAVEYARD), (1, Zone.BATTLEFIELD)])
def test_704_5f_a_creature_with_toughness_0_or_less_is_put_into_its_owners_graveyard(
    toughness: int, where: Zone
) -> None:
    table = Table()
    table.creature("Spettro", 3, toughness)
    assert table.settle().where("Spettro") is where
    assert table.performed("704.5f") == (["Spettro"] if where is Zone.GRAVEYARD else [])


def test_704_5f_it_goes_to_its_owners_graveyard_not_to_its_controllers() -> None:
    table = Table()
    table.creature("Spettro", 3, 0, controller=0, owner=1)
    table.settle()
    assert table.zone(Zone.GRAVEYARD, 1) == ["Spettro"]
    assert table.zone(Zone.GRAVEYARD, 0) == []


def test_704_5f_is_no_destruction_so_indestructible_does_not_help() -> None:
    table = Table()
    table.creature("Golem", 3, 0, INDESTRUCTIBLE)
    assert table.settle().where("Golem") is Zone.GRAVEYARD
    moved = [change.event for change in table.changes("704.5f")]
    assert [event.reason for event in moved if isinstance(event, e.ZoneChange)] == [Reason.STATE_BASED]


def test_704_5f_regeneration_cannot_replace_it_and_704_5g_can_be() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES)
    shielded(table, "Troll")
    weakened = table.fork()
    weakened.occur(e.CountersPut(on=weakened.id("Troll"), counter="-1/-1", count=2))
    assert weakened.where("Troll") is Zone.GRAVEYARD
    table.occur(e.DamageMarked(object=table.id("Troll"), amount=2))
    assert table.where("Troll") is Zone.BATTLEFIELD


@pytest.mark.parametrize(("damage", "dies"), [(0, False), (1, False), (2, True), (3, True)])
def test_704_5g_damage_of_at_least_the_toughness_destroys(damage: int, dies: bool) -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=damage)
    table.settle()
    assert table.where("Orso") is (Zone.GRAVEYARD if dies else Zone.BATTLEFIELD)
    assert table.performed("704.5g") == (["Orso"] if dies else [])


def test_704_5g_the_trace_says_what_was_read_and_that_it_is_a_destruction() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=3)
    table.settle()
    [change] = table.changes("704.5g")
    assert change.facts == (LethalDamage(3, 2),)
    assert "701.8a" in change.rules
    assert isinstance(change.event, e.ZoneChange)
    assert change.event.reason is Reason.DESTROYED


def test_704_5g_judges_the_toughness_as_it_is_now_120_6_damage_stays_until_the_cleanup_step() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2, damage=3)
    table.permanent("Corona", bears(0, 2), types=(CardType.ARTIFACT,), subtypes=("Equipment",), attached_to=orso)
    assert table.settle().where("Orso") is Zone.BATTLEFIELD
    table.occur(e.ZoneChange(object=table.id("Corona"), to=Zone.HAND, reason=Reason.EFFECT))
    assert table.performed("704.5g") == ["Orso"]


def test_704_5g_indestructible_with_any_damage_stays() -> None:
    table = Table()
    table.creature("Golem", 2, 2, INDESTRUCTIBLE, damage=9)
    table.creature("Orso", 2, 2, damage=9)
    table.settle()
    assert table.where("Golem") is Zone.BATTLEFIELD
    assert table.where("Orso") is Zone.GRAVEYARD
    assert len(table.checks()) == 1, "a check that performs nothing is not repeated (704.3)"


@pytest.mark.parametrize(
    ("abilities", "damage", "told"), [((INDESTRUCTIBLE,), 9, 1), ((INDESTRUCTIBLE,), 1, 0), ((), 9, 0)]
)
def test_702_12b_that_lethal_damage_does_nothing_is_told_once_in_a_turn(
    abilities: tuple[Keyword, ...], damage: int, told: int
) -> None:
    table = Table()
    table.creature("Golem", 2, 2, *abilities)
    table.settle()
    table.occur(e.DamageMarked(object=table.id("Golem"), amount=damage))
    table.occur(*([e.Tapped(object=table.id("Golem"))] if table.all("Golem") else []))
    steps = [one for one in table.steps if one.fact(Nothing) == Nothing(WhyNothing.SURVIVES)]
    assert len(steps) == told
    assert all(one.rules == ("702.12b",) for one in steps)


def test_704_5g_a_noncreature_with_damage_marked_on_it_stays() -> None:
    table = Table()
    table.permanent("Carro", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), damage=5)
    assert table.settle().where("Carro") is Zone.BATTLEFIELD


def test_704_5h_any_damage_by_a_source_with_deathtouch_destroys() -> None:
    table = Table()
    table.creature("Vipera", 1, 1, "deathtouch", controller=1)
    table.creature("Topo", 1, 1, controller=1)
    table.creature("Gigante", 7, 7)
    table.creature("Colosso", 7, 7)
    table.settle()
    table.occur(
        e.Damage(source=table.id("Vipera"), to=table.id("Gigante"), amount=1),
        e.Damage(source=table.id("Topo"), to=table.id("Colosso"), amount=1),
    )
    assert table.where("Gigante") is Zone.GRAVEYARD
    assert table.where("Colosso") is Zone.BATTLEFIELD
    assert table.performed("704.5h") == ["Gigante"]


def test_704_5h_0_damage_by_deathtouch_is_no_damage_120_8() -> None:
    table = Table()
    table.creature("Vipera", 0, 1, "deathtouch", controller=1)
    table.creature("Gigante", 7, 7)
    table.settle()
    table.occur(e.Damage(source=table.id("Vipera"), to=table.id("Gigante"), amount=0))
    assert table.where("Gigante") is Zone.BATTLEFIELD


def test_704_5h_looks_at_what_happened_since_the_last_check_only() -> None:
    table = Table()
    table.creature("Vipera", 1, 1, "deathtouch", controller=1)
    table.creature("Golem", 7, 7, INDESTRUCTIBLE)
    table.settle()
    table.occur(e.Damage(source=table.id("Vipera"), to=table.id("Golem"), amount=1))
    assert table.where("Golem") is Zone.BATTLEFIELD
    assert table.checks() == [], "nothing is performed on what is indestructible"
    spared = [one.rules for one in table.steps if one.fact(Nothing) == Nothing(WhyNothing.SURVIVES)]
    assert spared == [("702.12b",)], "that is told instead"
    assert not table.one("Golem").deathtouched, "this check was the one that looked"
    table.occur(e.DamageMarked(object=table.id("Golem"), amount=1))
    assert table.performed("704.5h") == []


def test_704_5h_last_known_information_702_2e_a_source_that_is_gone_had_deathtouch() -> None:
    table = Table()
    vipera = table.creature("Vipera", 1, 1, "deathtouch", controller=1)
    table.creature("Gigante", 7, 7)
    table.settle()
    table.occur(e.ZoneChange(object=vipera, to=Zone.EXILE, reason=Reason.EFFECT))
    table.occur(e.Damage(source=vipera, to=table.id("Gigante"), amount=1))
    assert table.performed("704.5h") == ["Gigante"]


def test_704_5h_needs_a_toughness_above_0_so_704_5f_alone_applies() -> None:
    table = Table()
    table.creature("Spettro", 1, 0, deathtouched=True, damage=1)
    table.settle()
    [change] = table.changes()
    assert change.rules == ("704.5f",)


def test_704_7_lethal_damage_and_deathtouch_on_one_creature_are_one_destruction() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2, deathtouched=True)
    table.settle()
    [step] = table.checks()
    [change] = step.changes
    assert [rule for rule in change.rules if rule.startswith("704")] == ["704.5g", "704.5h"]


def test_704_7_one_regeneration_shield_replaces_lethal_damage_and_deathtouch_together() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES)
    table.creature("Vipera", 5, 5, "deathtouch", controller=1)
    shielded(table, "Troll", times=2)
    table.occur(e.Damage(source=table.id("Vipera"), to=table.id("Troll"), amount=5))
    troll = table.one("Troll")
    assert troll.zone is Zone.BATTLEFIELD
    assert (troll.damage, troll.tapped, troll.deathtouched) == (0, True, False)
    assert len(table.game.shields) == 1, "the second shield is still there"
    [regenerated] = [change for change in table.changes("704.5g") if isinstance(change.event, e.Regenerated)]
    assert "704.5h" in regenerated.rules
    assert "701.19a" in regenerated.rules


def test_704_5g_without_a_shield_the_same_creature_dies() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES, damage=5)
    assert table.settle().where("Troll") is Zone.GRAVEYARD


def test_701_19c_a_creature_that_cannot_be_regenerated_dies_with_its_shield() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES)
    table.permanent(
        "Editto", Cannot(what=Prohibition.BE_REGENERATED, objects=CREATURE), types=(CardType.ENCHANTMENT,), controller=1
    )
    shielded(table, "Troll")
    assert [type(shield) for shield in table.game.shields] == [RegenerationShield]
    table.occur(e.DamageMarked(object=table.id("Troll"), amount=2))
    assert table.where("Troll") is Zone.GRAVEYARD


def test_701_19a_the_regenerated_creature_becomes_tapped_and_that_is_an_event() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES)
    shielded(table, "Troll")
    already = table.fork()
    already.occur(e.Tapped(object=already.id("Troll")))
    for one, taps in ((table, 1), (already, 0)):
        one.occur(e.DamageMarked(object=one.id("Troll"), amount=2))
        [step] = one.checks()
        assert sum(isinstance(change.event, e.Tapped) for change in step.changes) == taps


def test_122_1c_a_shield_counter_saves_from_an_effect_but_not_from_lethal_damage() -> None:
    table = Table()
    table.creature("Scudiero", 2, 2, counters={"shield": 1})
    table.settle()
    destroyed = table.fork()
    destroyed.occur(e.Destruction(object=destroyed.id("Scudiero")))
    assert destroyed.where("Scudiero") is Zone.BATTLEFIELD
    assert destroyed.one("Scudiero").count("shield") == 0
    table.occur(e.DamageMarked(object=table.id("Scudiero"), amount=2))
    assert table.where("Scudiero") is Zone.GRAVEYARD


def test_704_5g_and_704_5f_at_once_each_dies_by_its_own_rule_and_both_see_it_603_10a() -> None:
    table = Table()
    table.creature("Orso", 2, 2, WATCHES_DEATHS, damage=2)
    table.creature("Spettro", 2, 0, WATCHES_DEATHS, controller=1)
    table.settle()
    [step] = table.checks()
    assert table.performed("704.5g") == ["Orso"]
    assert table.performed("704.5f") == ["Spettro"]
    assert sorted(noticed.source.label for noticed in step.triggered) == ["Orso", "Orso", "Spettro", "Spettro"]


def test_704_3_a_creature_that_exiles_the_dying_replaces_the_death_of_others_and_its_own() -> None:
    table = Table()
    table.creature("Custode", 2, 2, EXILES_THE_DYING, damage=2)
    table.creature("Orso", 2, 2, damage=2, controller=1)
    table.settle()
    assert sorted(table.zone(Zone.EXILE)) == ["Custode", "Orso"]
    assert len(table.checks()) == 1
    assert all("614.1a" in change.rules for change in table.changes("704.5g"))


def test_704_3_once_it_is_gone_the_next_death_is_not_replaced() -> None:
    table = Table()
    table.creature("Custode", 2, 2, EXILES_THE_DYING, strengthens(0, 1), damage=3)
    table.creature("Orso", 2, 2, damage=2, controller=1)
    table.settle()
    assert table.where("Custode") is Zone.EXILE
    assert table.where("Orso") is Zone.GRAVEYARD
    assert len(table.checks()) == 2


def test_208_5_what_became_a_creature_without_power_and_toughness_has_toughness_0() -> None:
    wakes = Static(parts=(ChangeTypes(add=(CardType.CREATURE,)),), affects=Filter(types=(CardType.ARTIFACT,)))
    table = Table()
    table.permanent("Statua", types=(CardType.ARTIFACT,))
    table.permanent("Sveglia", wakes, types=(CardType.ENCHANTMENT,))
    table.settle()
    assert table.performed("704.5f") == ["Statua"]


def test_208_2a_a_creature_whose_star_nothing_settles_is_left_alone_its_toughness_is_not_known() -> None:
    table = Table()
    table.put("Chimera", card("Chimera", types=(CardType.CREATURE,)))
    assert table.settle().checks() == []
