"""200-213, 300-310: the parts of a card, and what each card type does."""

from __future__ import annotations

import pytest

from engine.abilities.ability import Keyword
from engine.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    GainAbility,
    GainControl,
    ModifyPT,
    SetPT,
)
from engine.abilities.effects import Apply, Attach, Destroy, Move
from engine.abilities.filters import Filter
from engine.abilities.quantities import Fixed
from engine.abilities.references import Every, Target, This, You
from engine.actions import Activate, Cast, PlayLand
from engine.cardtext.type_line import read_type_line
from engine.characteristics import colors_of_cost, mana_value
from engine.costs import EXACT_COSTS
from engine.faces import back_of
from engine.play import play
from engine.terms import CardType, Color, Kind, Supertype, TurnStep, Zone
from tests.engine.chapters.laying import hand, lay, leave, printed, pt, spell
from tests.engine.layers.boards import LANDS, enchantment, fixed
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
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

# --- 201, 202: name and mana cost


def test_201_5b_a_card_that_gains_an_ability_means_itself() -> None:
    at = Table()
    rule = free(Apply(parts=(ModifyPT(Fixed(1), Fixed(1)),), to=This()))
    enchantment(at, "Dono", GainAbility(rule))
    lay(at, "Orso")
    lay(at, "Lupo")
    at.settle().activate("Lupo", 0).resolve()
    assert (pt(at, "Orso"), pt(at, "Lupo")) == ((2, 2), (3, 3))


def test_202_1b_what_has_no_mana_cost_cannot_be_cast_for_it() -> None:
    at = Table(variant=(EXACT_COSTS,))
    hand(at, "Ricordo", "Stregoneria", "Guadagni 1 punto vita.")
    hand(at, "Gratis", "Stregoneria", "Guadagni 1 punto vita.", cost="{0}")
    assert refused(at.settle(), Cast(A, at.id("Ricordo")))[1] == "118.6"
    assert at.cast("Gratis").resolve().life(0) == 21


@pytest.mark.parametrize(("cost", "colours"), [("{W}", "W"), ("{2}{U}{U}", "U"), ("{B}{R}", "BR"), ("{G}", "G")])
def test_202_2a_each_coloured_symbol_has_its_colour(cost: str, colours: str) -> None:
    assert "".join(colors_of_cost(cost)) == colours


def test_202_2b_generic_and_colourless_symbols_give_no_colour() -> None:
    assert colors_of_cost("{5}{C}") == ()


def test_202_2c_two_colours_of_symbols_make_two_colours() -> None:
    assert colors_of_cost("{1}{W}{B}") == (Color.WHITE, Color.BLACK)


@pytest.mark.parametrize(("cost", "colours"), [("{G/W}", "WG"), ("{2/R}", "R"), ("{U/P}", "U"), ("{X}{W/B}{W}", "WB")])
def test_202_2d_hybrid_and_phyrexian_symbols_give_all_their_colours(cost: str, colours: str) -> None:
    assert "".join(colors_of_cost(cost)) == colours


def test_202_2f_effects_change_colours() -> None:
    at = Table()
    lay(at, "Orso", cost="{G}")
    enchantment(at, "Tinta", ChangeColors(set_to=(Color.RED,)))
    assert at.settle().looks("Orso").colors == (Color.RED,)
    assert at.occur(leave(at, "Tinta")).looks("Orso").colors == (Color.GREEN,)


@pytest.mark.parametrize(("cost", "value"), [("{3}{U}{U}", 5), ("{W}", 1), ("{0}", 0), ("{10}", 10)])
def test_202_3_mana_value_is_all_the_mana_of_the_cost(cost: str, value: int) -> None:
    assert mana_value(cost) == value


def test_202_3a_without_a_mana_cost_it_is_zero() -> None:
    assert mana_value(None) == 0
    assert printed("Foresta", "Terra Base — Foresta").mana_value == 0


def test_202_3b_the_back_of_a_double_faced_card_counts_the_front() -> None:
    front, back = creature("Cacciatore", 2, 2, mana_cost="{2}{R}{G}"), creature("Belva", 4, 4)
    at = Table()
    at.put("Belva", front, other_face=back_of(front, back), transformed=True)
    at.put("Altra", back)
    assert (at.settle().looks("Belva").name, at.looks("Belva").mana_value) == ("Belva", 4)
    assert at.looks("Altra").mana_value == 0


@pytest.mark.parametrize(("cost", "value"), [("{1}{W/U}{W/U}", 3), ("{2/B}{2/B}{2/B}", 6)])
def test_202_3f_of_a_hybrid_symbol_the_larger_half_counts(cost: str, value: int) -> None:
    assert mana_value(cost) == value


def test_202_3g_a_phyrexian_symbol_counts_one() -> None:
    assert mana_value("{1}{W/P}{W/P}") == 3


def test_202_4_an_additional_cost_is_no_part_of_the_mana_cost() -> None:
    at = Table()
    text = "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\nGuadagni 1 punto vita."
    spell(at, "Patto", text, cost="{1}{B}")
    assert at.settle().looks("Patto").mana_value == 2


def test_204_2_a_colour_indicator_gives_its_colours() -> None:
    at = Table()
    lay(at, "Belva", colors=(Color.GREEN,))
    lay(at, "Cosa")
    instant(at, "Colpo", Destroy(what=Every(Filter(colors=(Color.GREEN,)))))
    at.settle().cast("Colpo").resolve()
    assert (at.where("Belva"), at.where("Cosa")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


# --- 205: the type line


def test_205_2b_an_artifact_creature_is_met_by_either_description() -> None:
    for what in ("artefatti", "creature"):
        at = Table()
        lay(at, "Golem", "Creatura Artefatto — Golem")
        lay(at, "Muro", "Incantesimo")
        spell(at, "Fine", f"Distruggi tutti gli {what}." if what == "artefatti" else f"Distruggi tutte le {what}.")
        at.settle().cast("Fine").resolve()
        assert (at.where("Golem"), at.where("Muro")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_205_2c_tokens_have_card_types() -> None:
    at = Table()
    lay(at, "Spirito", kind=Kind.TOKEN)
    lay(at, "Tesoro", "Artefatto — Tesoro", kind=Kind.TOKEN)
    spell(at, "Fine", "Distruggi tutte le creature.")
    at.settle().cast("Fine").resolve()
    assert (at.where("Spirito"), at.where("Tesoro")) == (None, Zone.BATTLEFIELD)


def test_205_3b_each_word_after_the_dash_is_a_subtype() -> None:
    line = read_type_line("Creatura — Goblin Mago")
    assert line is not None
    assert line.subtypes == ("Goblin", "Wizard")


def test_205_3c_a_subtype_belongs_to_its_card_type() -> None:
    at = Table()
    lay(at, "Arboreto", "Creatura Terra — Foresta Driade", pt="1/1")
    effect = Apply(parts=(ChangeTypes(remove=(CardType.CREATURE,)),), to=Target())
    instant(at, "Radici", effect, targets=(TARGET_CREATURE,))
    assert at.settle().looks("Arboreto").subtypes == ("Forest", "Dryad")
    assert at.cast("Radici").resolve().looks("Arboreto").subtypes == ("Forest",)


def test_205_1b_what_is_still_its_other_types_keeps_subtypes_and_supertypes() -> None:
    at = Table()
    lay(at, "Cittadella", "Terra Artefatto Leggendaria")
    lay(at, "Foresta", "Terra Base — Foresta")
    enchantment(at, "Risveglio", ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=LANDS)
    at.settle()
    assert set(at.looks("Cittadella").types) == {CardType.LAND, CardType.ARTIFACT, CardType.CREATURE}
    assert at.looks("Cittadella").supertypes == (Supertype.LEGENDARY,)
    assert at.looks("Foresta").subtypes == ("Forest",)


def test_205_4b_supertypes_stay_when_types_change() -> None:
    at = Table()
    lay(at, "Re", "Creatura Leggendaria — Umano")
    enchantment(at, "Pietra", ChangeTypes(set_types=(CardType.ARTIFACT,)))
    seen = at.settle().looks("Re")
    assert (seen.types, seen.supertypes, seen.subtypes) == ((CardType.ARTIFACT,), (Supertype.LEGENDARY,), ())


def test_205_4d_two_legendary_permanents_of_one_name_meet_the_legend_rule() -> None:
    for supertype, left in (("Leggendaria ", 1), ("", 2)):
        at = Table()
        for label in ("Prima", "Seconda"):
            lay(at, label, f"Creatura {supertype}— Umano", name="Regina")
        at.settle(*(("Prima",) if supertype else ()))
        assert len(at.zone(Zone.BATTLEFIELD)) == left


def test_205_4f_of_two_worlds_the_older_goes() -> None:
    at = Table()
    at.permanent("Vecchio", supertypes=(Supertype.WORLD,), **ENCHANTMENT)
    at.permanent("Nuovo", supertypes=(Supertype.WORLD,), controller=1, **ENCHANTMENT)
    lay(at, "Comune", "Incantesimo")
    at.settle()
    assert (at.where("Vecchio"), at.where("Nuovo"), at.where("Comune")) == (
        Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.BATTLEFIELD,
    )  # fmt: skip


def test_205_4g_only_the_supertype_makes_a_permanent_snow() -> None:
    at = Table()
    lay(at, "Foresta Innevata", "Terra Base Neve — Foresta")
    lay(at, "Neve Eterna", "Incantesimo")
    instant(at, "Disgelo", Destroy(what=Every(Filter(supertypes=(Supertype.SNOW,)))))
    at.settle().cast("Disgelo").resolve()
    assert (at.where("Foresta Innevata"), at.where("Neve Eterna")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


# --- 207-210: text box, numbers


def test_207_2a_reminder_text_does_nothing() -> None:
    looks = printed(
        "Falco",
        "Creatura — Uccello",
        "Volare (Può essere bloccato solo da creature con volare o raggiungere.)",
        pt="1/1",
    )
    assert [ability.keyword for ability in looks.abilities if isinstance(ability, Keyword)] == ["flying"]
    assert len(looks.abilities) == 1


def test_208_4a_base_power_is_set_and_other_effects_still_apply() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 2})
    enchantment(at, "Nano", SetPT(*fixed(0, 1)))
    assert pt(at.settle(), "Orso") == (2, 3)


def test_209_1_a_planeswalker_enters_with_its_printed_loyalty() -> None:
    at = Table()
    hand(at, "Saggia", "Planeswalker — Saggia", loyalty=3)
    at.settle()
    assert at.looks("Saggia").loyalty == 3
    at.cast("Saggia").resolve()
    assert at.one("Saggia").counters["loyalty"] == 3


def test_209_2_a_loyalty_ability_once_each_turn() -> None:
    at = Table()
    lay(
        at,
        "Saggia",
        "Planeswalker — Saggia",
        "+1: Guadagni 1 punto vita.\n−1: Guadagni 2 punti vita.",
        loyalty=3,
        counters={"loyalty": 3},
    )
    at.settle().activate("Saggia", 0).resolve()
    assert (at.life(0), at.one("Saggia").counters["loyalty"]) == (21, 4)
    assert refused(at, Activate(A, at.id("Saggia"), 1))[1] == "606.3"


def test_210_1_a_battle_enters_with_its_printed_defense() -> None:
    at = Table(3)
    hand(at, "Assalto", "Battaglia", defense=5)
    at.settle().occur(leave(at, "Assalto", Zone.BATTLEFIELD))
    assert at.one("Assalto").counters["defense"] == 5


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
