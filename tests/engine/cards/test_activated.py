"""702: keywords that stand for activated abilities."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.matching import matching
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import GainAbility, Part, SetPT
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import CountersOn, Fixed
from engine.cards.abilities.references import This
from engine.state.actions import Activate
from engine.words.terms import CardType, Designation, PlayerId, Supertype, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, in_library, keyword
from tests.engine.support import Table, card, creature
from tests.engine.support_more import attack, block, hit, moved, refused, to

ANNA = PlayerId(0)


@pytest.mark.parametrize(("attacked", "blocked"), [(1, False), ("Arpia", False), (1, True)])
def test_702_49a_ninjutsu_takes_the_place_of_an_unblocked_attacker(attacked: int | str, blocked: bool) -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.creature("Topo", 1, 1)
    at.creature("Muro", 0, 4, controller=1)
    at.permanent("Arpia", types=(CardType.PLANESWALKER,), counters={"loyalty": 4}, controller=1)
    in_hand(at, "Ninja", keyword("ninjutsu", cost=COST))
    attack(at.settle(), ("Topo", attacked))
    assert refused(at, Activate(ANNA, at.id("Ninja"), 0)) == ("nothing to return", "118.3"), "no blockers declared yet"
    block(at, *([("Muro", "Topo")] if blocked else []))
    if blocked:
        assert refused(at, Activate(ANNA, at.id("Ninja"), 0))[1] == "118.3"
        return
    at.activate("Ninja", 0)
    assert at.where("Topo") is Zone.HAND
    at.resolve()
    assert at.one("Ninja").tapped
    at.until(TurnStep.COMBAT_DAMAGE)
    assert at.life(1) == (18 if attacked == 1 else 20)
    assert at.one("Arpia").count("loyalty") == (4 if attacked == 1 else 2)


@pytest.mark.parametrize(("name", "allowed"), [("commander ninjutsu", True), ("ninjutsu", False)])
def test_702_49d_commander_ninjutsu_functions_in_the_command_zone(name: str, allowed: bool) -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT, variant=("commander",))
    at.creature("Topo", 1, 1)
    at.put("Ninja", creature("Ninja", 4, 4, keyword(name, cost=COST)), zone=Zone.COMMAND, commander=True)
    attack(at.settle(), ("Topo", 1))
    block(at)
    if not allowed:
        assert refused(at, Activate(ANNA, at.id("Ninja"), 0))[1] == "113.6"
        return
    at.activate("Ninja", 0).resolve()
    assert (at.where("Topo"), at.where("Ninja"), at.one("Ninja").tapped) == (Zone.HAND, Zone.BATTLEFIELD, True)
    at.until(TurnStep.COMBAT_DAMAGE)
    assert at.life(1) == 16


def test_702_53a_transmute_finds_the_same_mana_value() -> None:
    at = Table()
    in_hand(at, "Mago", keyword("transmute", cost=COST), mana_cost="{1}{U}{U}")
    in_library(at, "Tre", mana_cost="{3}")
    in_library(at, "Due", mana_cost="{2}")
    at.settle().activate("Mago", 0)
    assert at.where("Mago") is Zone.GRAVEYARD
    at.resolve("Tre")
    assert at.zone(Zone.HAND) == ["Tre"]
    assert at.where("Due") is Zone.LIBRARY, "control"


def test_702_71a_transfigure_puts_a_creature_of_the_same_mana_value_onto_the_battlefield() -> None:
    at = Table()
    at.creature("Larva", 1, 1, keyword("transfigure", cost=COST), mana_cost="{3}")
    in_library(at, "Falena", mana_cost="{3}")
    in_library(at, "Arte", mana_cost="{3}", types=(CardType.ARTIFACT,))
    at.settle().activate("Larva", 0).resolve("Falena")
    assert at.where("Falena") is Zone.BATTLEFIELD
    assert (at.where("Larva"), at.where("Arte")) == (Zone.GRAVEYARD, Zone.LIBRARY)


def test_702_29e_typecycling_finds_a_card_of_the_type() -> None:
    at = Table()
    swamp = Filter(subtypes=("Swamp",))
    in_hand(at, "Bestia", keyword("cycling", cost=COST, filter=swamp))
    in_library(at, "Palude", types=(CardType.LAND,), subtypes=("Swamp",), supertypes=(Supertype.BASIC,))
    in_library(at, "Isola", types=(CardType.LAND,), subtypes=("Island",))
    at.settle().activate("Bestia", 0).resolve("Palude")
    assert at.zone(Zone.HAND) == ["Palude"]


def test_702_77a_reinforce_from_hand_at_instant_speed() -> None:
    at = Table(step=TurnStep.UPKEEP)
    at.creature("Orso", 2, 2)
    in_hand(at, "Aiuto", keyword("reinforce", 2, cost=COST))
    at.settle().activate("Aiuto", 0).resolve()
    assert at.one("Orso").count("+1/+1") == 2
    assert at.where("Aiuto") is Zone.GRAVEYARD


def test_702_107a_outlast_taps_only_as_a_sorcery() -> None:
    at = Table()
    at.creature("Abzan", 2, 2, keyword("outlast", cost=COST))
    at.settle().activate("Abzan", 0).resolve()
    assert at.one("Abzan").tapped and at.one("Abzan").count("+1/+1") == 1
    later = Table(step=TurnStep.UPKEEP)
    later.creature("Abzan", 2, 2, keyword("outlast", cost=COST))
    assert refused(later.settle(), Activate(ANNA, later.id("Abzan"), 0))[1] == "602.5d"


def test_702_87a_and_711_2_a_leveler_has_what_its_level_counters_say() -> None:
    def from_level(least: int, most: int | None, size: int, *gained: str) -> Static:
        level = Within(CountersOn("level", This()), Bounds(least=least, most=most))
        parts: tuple[Part, ...] = (SetPT(Fixed(size), Fixed(size)),)
        parts += tuple(GainAbility(Keyword(keyword=one)) for one in gained)
        return Static(parts=parts, affects=Filter(this=True), condition=level)

    at = Table()
    at.creature("Allieva", 1, 1, keyword("level up", cost=COST), from_level(1, 2, 3), from_level(3, None, 5, "flying"))
    in_hand(at, "Sorella", from_level(0, None, 9))
    at.settle()
    sizes = [at.looks("Allieva").power]
    for _ in range(3):
        at.activate("Allieva", 0).resolve()
        sizes.append(at.looks("Allieva").power)
    assert sizes == [1, 3, 3, 5], "711.5: below the first level the uppermost box"
    assert at.looks("Allieva").has("flying")
    assert at.looks("Sorella").power == 2, "711.6: in hand, too"


def test_702_171a_saddle_makes_it_saddled_until_end_of_turn() -> None:
    at = Table()
    at.library(0, 3)
    at.library(1, 3)
    at.creature("Cavallo", 3, 3, keyword("saddle", 3))
    at.creature("Grande", 3, 3)
    at.creature("Nuovo", 1, 1)
    at.settle().activate("Cavallo", 0, ("Grande",)).resolve()
    assert at.game.designated(at.id("Cavallo"), Designation.SADDLED)
    assert at.one("Grande").tapped and not at.one("Nuovo").tapped
    at.until(TurnStep.UPKEEP)
    assert not at.game.designated(at.id("Cavallo"), Designation.SADDLED), "702.171b"


def test_702_171a_control_without_enough_power_it_is_refused() -> None:
    at = Table()
    at.creature("Cavallo", 3, 3, keyword("saddle", 3))
    at.creature("Piccolo", 2, 2)
    assert refused(at.settle(), Activate(ANNA, at.id("Cavallo"), 0))[1] == "118.3"


def test_702_184a_station_counts_the_power_of_the_creature_that_was_tapped() -> None:
    at = Table()
    at.permanent("Astronave", "station", types=(CardType.ARTIFACT,))
    at.creature("Pilota", 4, 4)
    at.settle().activate("Astronave", 0)
    assert at.one("Pilota").tapped
    at.occur(moved(at.id("Pilota"), Zone.GRAVEYARD))
    at.resolve()
    assert at.one("Astronave").count("charge") == 4, "as it last was"


def test_702_151a_702_151b_reconfigure_attaches_and_unattaches_and_is_no_creature_meanwhile() -> None:
    at = Table()
    equipment = (CardType.ARTIFACT,)
    at.creature("Lupo", 2, 2, keyword("reconfigure", cost=COST), types=equipment, subtypes=("Equipment",))
    at.creature("Orso", 2, 2)
    at.settle()
    assert refused(at, Activate(ANNA, at.id("Lupo"), 1)) == ("condition", "602.5b"), "control: attached to nothing"
    at.activate("Lupo", 0).resolve()
    assert at.one("Lupo").attached_to == at.id("Orso")
    assert not at.looks("Lupo").creature
    at.activate("Lupo", 1).resolve()
    assert at.one("Lupo").attached_to is None
    assert at.looks("Lupo").creature


def test_702_161a_living_metal_is_a_creature_in_its_controllers_turns() -> None:
    for active, awake in ((0, True), (1, False)):
        at = Table(active=active)
        vehicle = card("Robot", "living metal", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=3, toughness=3)
        at.put("Robot", vehicle)
        assert at.settle().looks("Robot").creature is awake


@pytest.mark.parametrize("name", ["poisonous", "ingest", "renown"])
def test_702_70a_and_702_112a_and_702_115a_what_combat_damage_to_a_player_brings(name: str) -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.library(1, 3)
    at.creature("Serpe", 2, 2, keyword(name, 2))
    attack(at.settle(), ("Serpe", 1))
    at.until(TurnStep.END_OF_COMBAT)
    assert at.game.side(PlayerId(1)).poison == (2 if name == "poisonous" else 0)
    assert len(at.zone(Zone.EXILE)) == int(name == "ingest")
    assert at.one("Serpe").count("+1/+1") == (2 if name == "renown" else 0)


def test_702_112c_renown_works_once() -> None:
    at = Table()
    snake = at.creature("Serpe", 2, 2, keyword("renown", 1))
    at.settle().occur(hit(snake, to(1)[0], 2, combat=True))
    at.play_out()
    at.occur(hit(snake, to(1)[0], 2, combat=True))
    assert at.one("Serpe").count("+1/+1") == 1
    assert "intervening if" in at.missed("Serpe")


def test_702_112a_control_other_damage_makes_nobody_renowned() -> None:
    at = Table()
    snake = at.creature("Serpe", 2, 2, keyword("renown", 1))
    at.settle().occur(hit(snake, to(1)[0], 2))
    assert at.stack() == []


def test_301_7a_a_vehicle_has_power_and_toughness_only_as_a_creature() -> None:
    at = Table()
    strong = Filter(power=Bounds(least=3))
    at.put(
        "Carro",
        card("Carro", keyword("crew", 1), types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=5, toughness=4),
    )
    pilot = at.creature("Pilota", 1, 1)
    at.settle()
    assert matching(strong, board_of(at.game), source=pilot, you=ANNA) == ()
    at.activate("Carro", 0).resolve()
    assert matching(strong, board_of(at.game), source=pilot, you=ANNA) == (at.id("Carro"),)
    assert (at.looks("Carro").power, at.looks("Carro").toughness) == (5, 4), "301.7b"
