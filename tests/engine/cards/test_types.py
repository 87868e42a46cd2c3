"""300-306: what each card type does."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.continuous import (
    ChangeTypes,
    GainControl,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Attach, Move
from engine.cards.abilities.references import Every, Target, You
from engine.state.actions import Cast, PlayLand
from engine.words.terms import CardType, TurnStep, Zone
from tests.engine.board.boards import enchantment, fixed
from tests.engine.laying import hand, lay, leave, pt, spell
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    TARGET_CREATURE,
    A,
    B,
    attack,
    deck,
    free,
    hit,
    instant,
    pass_on,
    refused,
)

# --- 300-310: card types


def test_300_2a_a_land_of_another_type_is_played_and_never_cast() -> None:
    at = Table()
    hand(at, "Cittadella", "Terra Artefatto")
    at.settle()
    assert refused(at, Cast(A, at.id("Cittadella")))[0]
    at.do(PlayLand(A, at.id("Cittadella")))
    assert at.where("Cittadella") is Zone.BATTLEFIELD


def timely(type_line: str) -> tuple[bool, bool, bool]:
    """Whether such a card may be cast in one's own main phase, with something on the stack, and in another player's turn."""
    found = []
    for own, busy in ((True, False), (True, True), (False, False)):
        at = Table(active=0 if own else 1)
        text = "Guadagni 1 punto vita." if type_line in ("Stregoneria", "Istantaneo") else ""
        more = {"loyalty": 3} if "Planeswalker" in type_line else {}
        hand(at, "Carta", type_line, text, **more)
        spell(at, "Attesa", "Guadagni 1 punto vita.")
        at.settle()
        if not own:
            pass_on(at)
        if busy:
            at.cast("Attesa")
        found.append(play(at.game, Cast(A, at.id("Carta"))).refused is None)
    return found[0], found[1], found[2]


def test_301_1_artifacts_are_cast_in_ones_main_phase() -> None:
    assert timely("Artefatto") == (True, False, False)


def test_302_1_creatures_are_cast_in_ones_main_phase() -> None:
    assert timely("Creatura — Orso") == (True, False, False)


def test_303_1_enchantments_are_cast_in_ones_main_phase() -> None:
    assert timely("Incantesimo") == (True, False, False)


def test_304_1_instants_are_cast_whenever_one_has_priority() -> None:
    assert timely("Istantaneo") == (True, True, True)


def test_306_1_planeswalkers_are_cast_in_ones_main_phase() -> None:
    assert timely("Planeswalker — Saggia") == (True, False, False)


def test_301_2_an_artifact_spell_becomes_a_permanent_of_its_controller() -> None:
    at = Table()
    hand(at, "Anello", "Artefatto")
    at.settle().cast("Anello").resolve()
    assert (at.where("Anello"), at.controller("Anello")) == (Zone.BATTLEFIELD, A)


def test_301_5b_an_equipment_enters_unattached() -> None:
    at = Table()
    lay(at, "Orso")
    hand(at, "Spada", "Artefatto — Equipaggiamento", "La creatura equipaggiata prende +1/+1.\nEquipaggiare {1}")
    at.settle().cast("Spada").resolve()
    assert (at.one("Spada").attached_to, pt(at, "Orso")) == (None, (2, 2))
    at.activate("Spada", 1).resolve()
    assert pt(at, "Orso") == (3, 3)


def test_301_5d_taking_the_creature_does_not_take_the_equipment() -> None:
    at = Table()
    orso = lay(at, "Orso", by=1)
    spada = lay(at, "Spada", "Artefatto — Equipaggiamento", "La creatura equipaggiata prende +1/+1.", by=1)
    at.builder.attach(spada, orso)
    instant(at, "Furto", Apply(parts=(GainControl(You()),), to=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Furto").resolve()
    assert (at.controller("Orso"), at.controller("Spada"), pt(at, "Orso")) == (A, B, (3, 3))


def test_301_7b_what_makes_it_a_creature_may_set_other_numbers() -> None:
    at = Table()
    at.put("Carro", card("Carro", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=4, toughness=3))
    parts = (ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)))
    at.permanent("Leva", free(Apply(parts=parts, to=Every(Filter(subtypes=("Vehicle",))))), **ARTIFACT)
    assert pt(at.settle().activate("Leva", 0).resolve(), "Carro") == (1, 1)


def test_302_2_a_creature_spell_becomes_a_permanent_of_its_controller() -> None:
    at = Table(active=1)
    hand(at, "Orso", by=1)
    at.settle().cast("Orso", player=1).resolve()
    assert (at.where("Orso"), at.controller("Orso")) == (Zone.BATTLEFIELD, B)


def test_302_4a_power_is_the_damage_it_deals_in_combat() -> None:
    at = deck(Table())
    lay(at, "Orso", pt="3/2")
    lay(at, "Muro", pt="0/4")
    attack(at.settle(), ("Orso", 1), ("Muro", 1)).until(TurnStep.END_OF_COMBAT)
    assert at.life(1) == 17


@pytest.mark.parametrize(("amount", "where"), [(2, Zone.BATTLEFIELD), (3, Zone.GRAVEYARD)])
def test_302_4b_toughness_is_the_damage_that_destroys_it(amount: int, where: Zone) -> None:
    at = Table()
    lay(at, "Orso", pt="2/3")
    lay(at, "Fonte", pt="1/1", by=1)
    at.settle().occur(hit(at.id("Fonte"), at.id("Orso"), amount))
    assert at.where("Orso") is where


def test_302_4c_effects_apply_to_the_printed_numbers() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 1})
    enchantment(at, "Inno", ModifyPT(*fixed(2, 0)))
    assert pt(at.settle(), "Orso") == (5, 3)


def test_302_7_damage_is_marked_and_adds_up() -> None:
    at = Table()
    lay(at, "Orso", pt="2/3")
    lay(at, "Fonte", pt="1/1", by=1)
    at.settle().occur(hit(at.id("Fonte"), at.id("Orso"), 2))
    assert at.one("Orso").damage == 2
    assert at.occur(hit(at.id("Fonte"), at.id("Orso"), 1)).where("Orso") is Zone.GRAVEYARD


def test_303_2_an_enchantment_spell_becomes_a_permanent() -> None:
    at = Table()
    hand(at, "Inno", "Incantesimo", "Le creature che controlli prendono +1/+1.")
    lay(at, "Orso")
    at.settle().cast("Inno")
    assert pt(at, "Orso") == (2, 2), "not from the stack"
    assert pt(at.resolve(), "Orso") == (3, 3)


def test_303_4e_an_aura_keeps_its_controller_when_the_creature_changes_hands() -> None:
    at = Table()
    lay(at, "Orso", by=1)
    hand(at, "Manto", "Incantesimo — Aura", "Incantare creatura\nLa creatura incantata prende +1/+1.")
    instant(at, "Furto", Apply(parts=(GainControl(You()),), to=Target()), targets=(TARGET_CREATURE,), controller=1)
    at.settle().cast("Manto").resolve()
    assert (at.controller("Orso"), at.controller("Manto"), pt(at, "Orso")) == (B, A, (3, 3))


def test_303_4j_an_aura_that_cannot_enchant_something_does_not_move_to_it() -> None:
    for kind, where in (("Artefatto", "Orso"), ("Creatura Artefatto — Golem", "Golem")):
        at = Table()
        orso = lay(at, "Orso")
        lay(at, "Golem", kind)
        at.builder.attach(lay(at, "Manto", "Incantesimo — Aura", "Incantare creatura"), orso)
        shift = Attach(what=Every(Filter(subtypes=("Aura",))), to=Every(Filter(types=(CardType.ARTIFACT,))))
        instant(at, "Sposta", shift)
        at.settle().cast("Sposta").resolve()
        assert at.one("Manto").attached_to == at.id(where)


def test_304_2_an_instant_does_what_it_says_and_goes_to_the_graveyard() -> None:
    at = Table()
    spell(at, "Dono", "Guadagni 2 punti vita.")
    at.settle().cast("Dono").resolve()
    assert (at.life(0), at.zone(Zone.GRAVEYARD)) == (22, ["Dono"])


def test_304_4_an_instant_cannot_enter_the_battlefield() -> None:
    at = Table()
    spell(at, "Dono", "Guadagni 2 punti vita.")
    hand(at, "Orso")
    at.permanent("Porta", free(Move(what=Every(Filter(zone=Zone.HAND)), to=Zone.BATTLEFIELD)), **ARTIFACT)
    at.settle().activate("Porta", 0).resolve()
    assert (at.where("Dono"), at.where("Orso")) == (Zone.HAND, Zone.BATTLEFIELD)


def test_305_4_a_land_put_onto_the_battlefield_is_not_played() -> None:
    at = Table()
    hand(at, "Foresta", "Terra Base — Foresta")
    hand(at, "Isola", "Terra Base — Isola")
    hand(at, "Palude", "Terra Base — Palude")
    at.settle().occur(leave(at, "Foresta", Zone.BATTLEFIELD)).do(PlayLand(A, at.id("Isola")))
    at.settle()
    assert refused(at, PlayLand(A, at.id("Palude")))[1].startswith("305")


def test_306_2_a_planeswalker_spell_becomes_a_permanent() -> None:
    at = Table()
    hand(at, "Saggia", "Planeswalker — Saggia", loyalty=3)
    at.settle().cast("Saggia").resolve()
    assert at.where("Saggia") is Zone.BATTLEFIELD


def test_306_5c_on_the_battlefield_loyalty_is_its_counters() -> None:
    at = Table()
    lay(at, "Saggia", "Planeswalker — Saggia", loyalty=5, counters={"loyalty": 2})
    lay(at, "Orso", by=1)
    at.settle().occur(hit(at.id("Orso"), at.id("Saggia"), 2))
    assert at.where("Saggia") is Zone.GRAVEYARD, "whatever is printed"
