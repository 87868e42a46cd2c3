"""201-210: the parts of a card."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    GainAbility,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target, This
from engine.cards.characteristics import colors_of_cost, mana_value
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.faces import back_of
from engine.words.terms import CardType, Color, Kind, Supertype, Zone
from scenarios.cardtext.type_line import read_type_line
from scenarios.written.cards import read_type_line as read_written
from tests.engine.board.boards import LANDS, enchantment, fixed
from tests.engine.laying import hand, lay, leave, printed, pt, spell
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ENCHANTMENT,
    TARGET_CREATURE,
    A,
    free,
    instant,
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


@pytest.mark.parametrize(
    "line", ["Creature — Time Lord Doctor", "Creatura — Signore del Tempo Doctor", "Creatura — Time Lord Doctor"]
)
def test_205_3b_a_creature_type_of_two_words_is_one(line: str) -> None:
    found = read_type_line(line)
    assert found is not None
    assert found.subtypes == ("Time Lord", "Doctor")
    assert read_written(line).subtypes == ("Time Lord", "Doctor")


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
