"""113.6c, 301.5f, 303.4m, 400.7: cards that are something elsewhere, what is attached, and what an effect still finds of a card."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.played.one_by_one import told

CRICKET = """
carta: Grillo planeswalker 3
> {text}
carta: Richiamo stregoneria
> Riprendi in mano una carta creatura bersaglio dal tuo cimitero.
Anna{where}: Grillo; mano: Richiamo
Bruno
Quanto è il Grillo?
"""
ABSENT = "Finché il Grillo non è sul campo di battaglia, è una creatura Insetto 1/1 in aggiunta ai suoi altri tipi."
THERE = "Fintanto che controlli una creatura, il Grillo è una creatura Insetto 1/1 in aggiunta ai suoi altri tipi."


@pytest.mark.parametrize("where", [" in mano", " in esilio", " nel cimitero"])
def test_113_6c_what_functions_everywhere_but_on_the_battlefield(where: str) -> None:
    board = CRICKET.format(text=ABSENT, where="").replace("Anna: Grillo; mano: Richiamo", f"Anna{where}: Grillo")
    assert told(board) == "«Grillo» è 1/1."


def test_113_6c_control_on_the_battlefield_it_does_not() -> None:
    assert told(CRICKET.format(text=ABSENT, where="")) == "«Grillo» non ha forza e costituzione."


def test_113_6c_control_an_ability_that_names_no_zone_functions_there_alone() -> None:
    board = CRICKET.format(text=THERE, where=" in mano").replace("Grillo; mano: Richiamo", "Grillo")
    assert told(board) == "«Grillo» non ha forza e costituzione."


RECALLED = """
carta: Grillo planeswalker 3
{text}carta: Richiamo stregoneria
> Riprendi in mano una carta creatura bersaglio dal tuo cimitero.
Anna: 20; cimitero: Grillo; mano: Richiamo
Bruno
Anna lancia Richiamo su Grillo
Si può fare?
"""


def test_113_6c_in_the_graveyard_it_is_a_creature_card() -> None:
    assert told(RECALLED.format(text=f"> {ABSENT}\n")).startswith("Sì")
    assert told(RECALLED.format(text="")).startswith("No")


@pytest.mark.parametrize("told_how", ["non è sul campo di battaglia, gracida.", "è sul campo di battaglia, gracida."])
def test_113_6c_a_text_that_is_not_read_may_matter_where_it_says_that_it_functions(told_how: str) -> None:
    board = CRICKET.format(text=f"Finché il Grillo {told_how}", where=" in mano").replace("; mano: Richiamo", "")
    made = run(parse_lines(board.strip(), "prova.tavolo"))
    assert bool(made.not_understood) is told_how.startswith("non")


WORN = """
carta: Panno {kind}
> La creatura {worn} prende +2/+2.
{more}Anna: Orso 2/2, Lupo 2/2{there}
Bruno
{deed}
risolvi tutto
Quanto è l'Orso?
"""
AURA = {"kind": "aura incantare creatura", "more": "", "there": "; mano: Panno", "deed": "Anna lancia Panno su Orso"}
GEAR = {
    "kind": "artefatto equipaggiamento",
    "more": "> Equipaggiare {1}\n",
    "there": ", Panno",
    "deed": "Anna attiva Panno su Orso",
}


def test_301_5f_the_equipped_creature_is_what_an_aura_is_attached_to() -> None:
    assert told(WORN.format(worn="equipaggiata", **AURA)) == "«Orso» è 4/4."
    assert told(WORN.format(worn="equipaggiata", **{**AURA, "deed": "Anna lancia Panno su Lupo"})) == "«Orso» è 2/2."


def test_303_4m_the_enchanted_creature_is_what_an_equipment_is_attached_to() -> None:
    assert told(WORN.format(worn="incantata", **GEAR)) == "«Orso» è 4/4."
    assert told(WORN.format(worn="incantata", **{**GEAR, "deed": "Anna attiva Panno su Lupo"})) == "«Orso» è 2/2."


SHIELDED = """
carta: Scudo istantaneo
> La prossima volta che una fonte a tua scelta sta per infliggere danno a te in questo turno, previeni quel danno.
carta: Furia creatura 3/1
> Quando la Furia entra, infligge 3 danni a ogni avversario.
Anna: Topo 1/1; mano: Furia
Bruno in mano: Scudo
Anna lancia Furia
Bruno lancia Scudo
{reply}
risolvi tutto
Quanta vita ha Bruno?
"""


def test_400_7c_609_7a_a_shield_against_a_permanent_spell_guards_against_the_permanent() -> None:
    assert told(SHIELDED.format(reply="scegli: Furia")) == "Bruno resta a 20 punti vita."


def test_400_7c_control_a_shield_against_another_source() -> None:
    assert told(SHIELDED.format(reply="scegli: Topo")) == "Bruno passa da 20 a 17 punti vita."


TWICE = """
carta: Lampo istantaneo costo R
> Pesca una carta.
carta: Mago creatura 2/1
> Quando il Mago entra, una carta istantaneo bersaglio nel tuo cimitero ha flashback fino alla fine del turno. \
Il costo di flashback è pari al suo costo di mana.
Anna in mano: Mago{hand}
nel cimitero di Anna: {grave}
Bruno in mano: contromagia
Anna lancia Mago
risolvi tutto
Anna lancia Lampo
Bruno lancia contromagia su Lampo
risolvi tutto
Dov'è il Lampo?
"""


def test_400_7g_the_flashback_that_a_card_was_given_is_that_of_the_spell() -> None:
    assert told(TWICE.format(hand="", grave="Lampo")) == "«Lampo» viene neutralizzata e va in esilio."


def test_400_7g_control_a_card_that_was_given_none_goes_to_the_graveyard() -> None:
    board = TWICE.format(hand=", Lampo", grave="Fuga istantaneo")
    assert told(board) == "«Lampo» viene neutralizzata e va nel cimitero di Anna."
