"""306-310, 400-408: planeswalkers, sorceries, battles, and the zones."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import CardsOf, Every, You
from engine.cards.abilities.triggers import dies
from engine.state.actions import Activate
from engine.words.terms import Kind, TurnStep, Zone
from tests.engine.laying import hand, lay, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    ONE,
    A,
    B,
    attack,
    attackers,
    concede,
    deck,
    die,
    free,
    hit,
    moved,
    refused,
    when,
)

# --- 306-310: planeswalkers, sorceries and battles


def test_306_6_planeswalkers_can_be_attacked() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Saggia", "Planeswalker — Saggia", loyalty=5, counters={"loyalty": 5}, by=1)
    attack(at.settle(), ("Orso", "Saggia")).until(TurnStep.END_OF_COMBAT)
    assert (at.one("Saggia").counters["loyalty"], at.life(1)) == (3, 20)


def test_306_8_damage_takes_loyalty_off() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Saggia", "Planeswalker — Saggia", loyalty=5, counters={"loyalty": 5}, by=1)
    at.settle().occur(hit(at.id("Orso"), at.id("Saggia"), 4))
    assert (at.one("Saggia").counters["loyalty"], at.one("Saggia").damage) == (1, 0)


def test_306_9_without_loyalty_it_is_put_into_the_graveyard() -> None:
    for amount, where in ((4, Zone.BATTLEFIELD), (5, Zone.GRAVEYARD)):
        at = Table()
        lay(at, "Orso")
        lay(at, "Saggia", "Planeswalker — Saggia", loyalty=5, counters={"loyalty": 5}, by=1)
        assert at.settle().occur(hit(at.id("Orso"), at.id("Saggia"), amount)).where("Saggia") is where


def test_307_2_a_sorcery_does_what_it_says_and_goes_to_the_graveyard() -> None:
    at = Table()
    hand(at, "Editto", "Stregoneria", "Guadagni 4 punti vita.")
    at.settle().cast("Editto").resolve()
    assert (at.life(0), at.where("Editto")) == (24, Zone.GRAVEYARD)


def test_307_4_a_sorcery_cannot_enter_the_battlefield() -> None:
    at = Table()
    hand(at, "Editto", "Stregoneria", "Guadagni 4 punti vita.")
    hand(at, "Orso")
    at.permanent("Porta", free(Move(what=Every(Filter(zone=Zone.HAND)), to=Zone.BATTLEFIELD)), **ARTIFACT)
    at.settle().activate("Porta", 0).resolve()
    assert (at.where("Editto"), at.where("Orso")) == (Zone.HAND, Zone.BATTLEFIELD)


def test_307_5_only_as_a_sorcery_asks_for_ones_main_phase_and_an_empty_stack() -> None:
    at = Table()
    lay(at, "Spada", "Artefatto — Equipaggiamento", "La creatura equipaggiata prende +1/+1.\nEquipaggiare {0}")
    lay(at, "Orso")
    spell(at, "Dono", "Guadagni 2 punti vita.")
    at.settle().cast("Dono")
    assert refused(at, Activate(A, at.id("Spada"), 1))[0]
    assert at.resolve().activate("Spada", 1).resolve().one("Spada").attached_to == at.id("Orso")


def test_310_4c_defense_is_the_number_of_its_counters() -> None:
    at = Table()
    lay(at, "Fortezza", "Battaglia", defense=6, counters={"defense": 2}, protector=A)
    lay(at, "Orso")
    at.settle().occur(hit(at.id("Orso"), at.id("Fortezza"), 1))
    assert at.one("Fortezza").counters["defense"] == 1


def test_310_5_battles_can_be_attacked() -> None:
    at = Table()
    lay(at, "Fortezza", "Battaglia — Assedio", defense=5, counters={"defense": 5}, protector=B)
    lay(at, "Orso")
    attack(at.settle(), ("Orso", "Fortezza")).until(TurnStep.END_OF_COMBAT)
    assert (at.one("Fortezza").counters["defense"], at.life(1)) == (3, 20)


def test_310_6_damage_takes_defense_off() -> None:
    at = Table()
    lay(at, "Fortezza", "Battaglia — Assedio", defense=5, counters={"defense": 5}, protector=B)
    lay(at, "Orso")
    at.settle().occur(hit(at.id("Orso"), at.id("Fortezza"), 2))
    assert (at.one("Fortezza").counters["defense"], at.one("Fortezza").damage) == (3, 0)


def test_310_8_a_battle_that_is_no_siege_goes_at_once_at_zero() -> None:
    at = Table()
    lay(at, "Duello", "Battaglia", defense=1, counters={"defense": 1}, protector=A)
    lay(at, "Orso")
    at.settle().occur(hit(at.id("Orso"), at.id("Duello"), 1))
    assert at.where("Duello") is Zone.GRAVEYARD
    assert at.performed("704.5w") == ["Duello"]


def test_310_9b_its_protector_cannot_attack_it() -> None:
    at = Table(active=1)
    lay(at, "Fortezza", "Battaglia — Assedio", defense=5, counters={"defense": 5}, protector=B)
    lay(at, "Lupo", by=1)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(at, attackers(at, ("Lupo", "Fortezza"), player=1))[0]
    assert play(at.game, attackers(at, ("Lupo", 0), player=1)).refused is None


# --- 400-408: zones


def test_400_4_a_card_stays_where_it_is_if_its_type_keeps_it_out() -> None:
    at = Table()
    hand(at, "Dono", "Istantaneo", "Guadagni 1 punto vita.")
    at.permanent("Porta", free(Move(what=Every(Filter(zone=Zone.HAND)), to=Zone.BATTLEFIELD)), **ARTIFACT)
    at.permanent("Nebbia", free(Move(what=Every(Filter(zone=Zone.HAND)), to=Zone.EXILE)), **ARTIFACT)
    at.settle().activate("Porta", 0).resolve()
    assert at.where("Dono") is Zone.HAND
    assert at.activate("Nebbia", 0).resolve().where("Dono") is Zone.EXILE


def test_400_12_what_is_done_to_a_zone_is_done_to_all_its_cards() -> None:
    at = deck(Table())
    for label in ("Uno", "Due"):
        hand(at, label)
    hand(at, "Altrui", by=1)
    at.permanent("Pozzo", free(Move(what=CardsOf(of=You(), zone=Zone.HAND), to=Zone.GRAVEYARD)), **ARTIFACT)
    at.settle().activate("Pozzo", 0).resolve()
    assert (at.zone(Zone.HAND), at.zone(Zone.HAND, 1)) == ([], ["Altrui"])


def test_403_2_effects_look_at_the_battlefield_alone() -> None:
    at = Table()
    lay(at, "Orso")
    hand(at, "Lupo")
    lay(at, "Morto", zone=Zone.GRAVEYARD)
    at.permanent("Conta", free(GainLife(amount=Count(CREATURE))), **ARTIFACT)
    assert at.settle().activate("Conta", 0).resolve().life(0) == 21


def test_403_4_what_enters_again_is_a_new_object() -> None:
    at = Table()
    lay(at, "Orso", damage=1, counters={"+1/+1": 1}, tapped=True)
    lay(at, "Lupo", damage=1)
    at.settle()
    before = at.id("Orso")
    at.occur(moved(at.id("Orso"), Zone.EXILE)).occur(moved(at.id("Orso"), Zone.BATTLEFIELD))
    now = at.one("Orso")
    assert (now.id == before, now.damage, dict(now.counters), now.tapped) == (False, 0, {}, False)
    assert at.one("Lupo").damage == 1


def test_404_1_what_is_put_into_a_graveyard_goes_on_top() -> None:
    at = Table()
    for label in ("Primo", "Secondo"):
        lay(at, label)
    at.settle().occur(*die(at.id("Primo"))).occur(*die(at.id("Secondo")))
    assert at.zone(Zone.GRAVEYARD) == ["Primo", "Secondo"], "the top last"


def test_405_1_what_is_cast_or_triggers_goes_on_top_of_the_stack() -> None:
    at = Table()
    spell(at, "Primo", "Guadagni 1 punto vita.")
    spell(at, "Secondo", "Guadagni 1 punto vita.")
    at.settle().cast("Primo").cast("Secondo")
    assert at.stack() == ["Primo", "Secondo"]
    assert at.resolve().stack() == ["Primo"]


def test_603_3b_of_what_is_put_there_at_once_the_active_players_is_lowest() -> None:
    for active, order in ((0, ["Mio#1", "Tuo#1"]), (1, ["Tuo#1", "Mio#1"])):
        at = Table(active=active)
        at.permanent("Mio", when(dies(CREATURE)), **ENCHANTMENT)
        at.permanent("Tuo", when(dies(CREATURE)), controller=1, **ENCHANTMENT)
        lay(at, "Orso")
        assert at.settle().occur(*die(at.id("Orso"))).stack() == order


def test_405_6a_an_effect_is_no_object_of_the_stack() -> None:
    at = Table()
    lay(at, "Orso")
    spell(at, "Crescita", "Una creatura bersaglio prende +3/+3 fino alla fine del turno.")
    at.settle().cast("Crescita").resolve()
    assert (at.stack(), pt(at, "Orso")) == ([], (5, 5))


def test_405_6c_a_mana_ability_resolves_at_once_with_all_it_does() -> None:
    at = Table()
    both = free(AddMana(choices=(("B",),)), GainLife(amount=ONE))
    at.permanent("Palude", both, **LAND)
    at.settle().activate("Palude", 0)
    assert (at.stack(), len(at.game.player(A).mana), at.life(0)) == ([], 1, 21)


def test_405_6g_who_concedes_leaves_at_once() -> None:
    at = Table(3)
    spell(at, "Dono", "Guadagni 1 punto vita.")
    concede(at.settle().cast("Dono"), 1)
    assert (at.in_game(), at.stack()) == ([0, 2], ["Dono"])


def test_406_2_to_exile_is_to_move_from_any_zone() -> None:
    at = Table()
    lay(at, "Orso")
    hand(at, "Lupo")
    lay(at, "Morto", zone=Zone.GRAVEYARD)
    at.settle().occur(*(moved(at.id(label), Zone.EXILE) for label in ("Orso", "Lupo", "Morto")))
    assert sorted(at.zone(Zone.EXILE)) == ["Lupo", "Morto", "Orso"]


def test_408_2_emblems_are_in_the_command_zone() -> None:
    at = Table()
    text = "Quando Araldo entra, ottieni un emblema con «Le creature che controlli prendono +1/+1»."
    hand(at, "Araldo", "Creatura — Umano", text)
    at.settle().cast("Araldo").resolve().resolve()
    assert [one.kind for one in at.game.objects.values() if one.zone is Zone.COMMAND] == [Kind.EMBLEM]
