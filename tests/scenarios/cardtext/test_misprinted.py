"""201.5, 207.2c-d: names that a text prints otherwise than its name line, and labels in the middle of a line."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Keyword
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.turns import PhaseOut
from tests.scenarios.cardtext.support import abilities, ability, refused, spell


class TestNames:
    @pytest.mark.parametrize("called", ["la Zanna Umbratile", "la Zanna Umbrata"])
    def test_201_5_one_word_of_it_is_another(self, called: str) -> None:
        text = f"{{R}}: {called.replace('la', 'La', 1)} prende +1/+0 fino alla fine del turno."
        made = ability(text, name="Zanna Umbratile")
        assert isinstance(made, Activated)
        (gets,) = made.effects
        assert isinstance(gets, Apply)
        assert gets.to == This()

    def test_201_5_control_two_other_words_are_somebody_else(self) -> None:
        assert refused("{R}: La Coda Umbrata prende +1/+0 fino alla fine del turno.", name="Zanna Umbratile")

    def test_201_5_control_another_name_is_another_card(self) -> None:
        text = "Passa in rassegna il tuo grimorio per una carta chiamata Zanna Umbrata, rivelala e aggiungila alla tua mano."
        found = spell(f"{text} Poi rimescola il tuo grimorio.", name="Zanna Umbratile")
        assert "name='Zanna Umbrata'" in repr(found)

    def test_201_5_the_first_words_of_it_where_the_whole_stands_there_too(self) -> None:
        text = (
            "{1}: La Zanna Umbratile Lontana prende +1/+0 fino alla fine del turno.\n{2}: La Zanna Umbratile scompare."
        )
        assert abilities(text, name="Zanna Umbratile Lontana")[1].effects == (PhaseOut(),)  # type: ignore[union-attr]

    def test_201_5_control_the_first_word_alone_is_none(self) -> None:
        text = "{1}: La Zanna Umbratile Lontana prende +1/+0 fino alla fine del turno.\n{2}: La Zanna scompare."
        assert refused(text, name="Zanna Umbratile Lontana")

    @pytest.mark.parametrize("called", ["Il Boato", "Stordire", "Stordito"])
    def test_608_2h_what_deals_damage_in_a_spell_that_names_nothing_else(self, called: str) -> None:
        made = spell(f"{called} infligge 2 danni a una creatura bersaglio.", name="Stunned")
        assert made.effects == (DealDamage(amount=Fixed(2), to=Target(0)),)

    def test_608_2h_control_not_on_a_permanent_and_no_other_word(self) -> None:
        text = "infligge 2 danni a una creatura bersaglio."
        assert refused(f"{{T}}: Il Boato {text}", name="Stunned")
        assert refused(f"Presto {text}", "Stregoneria", name="Stunned")


class TestLabels:
    def test_207_2c_an_ability_word_behind_a_full_stop_begins_a_line(self) -> None:
        (made,) = abilities(
            "Pesca una carta. Arte magica — Se hai tre o meno carte in mano, pesca una carta.", "Stregoneria"
        )
        assert made == spell("Pesca una carta.\nArte magica — Se hai tre o meno carte in mano, pesca una carta.")

    def test_207_2c_control_other_words_do_not(self) -> None:
        assert refused("Pesca una carta. Arte perduta — Pesca una carta.", "Stregoneria")

    def test_207_2d_a_flavour_word_of_one_word_before_a_cost(self) -> None:
        made = ability("Teletrasporto — {1}: La Sentinella scompare.")
        assert made.effects == (PhaseOut(),)

    def test_207_2d_control_an_unknown_one_may_be_a_keyword(self) -> None:
        assert refused("Trasloco — {1}: La Sentinella scompare.")
        assert abilities("Volare")[0] == Keyword(keyword="flying")
