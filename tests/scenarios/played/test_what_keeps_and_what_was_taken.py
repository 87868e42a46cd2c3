"""101.2, 104.2b, 104.3e, 613.1f: what keeps somebody from losing or winning, and what took the ability that would matter."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


KEEPS = "Ala 4/4 TAP «Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.»"
LOST = """\
Anna: Morbo 4/4 «Ogniqualvolta il Morbo infligge danno da combattimento a un giocatore, quel giocatore perde la partita.»
Bruno: {}
Anna attacca con Morbo
Bruno non blocca
Bruno perde?
"""
WON = """\
Anna: Soglia incantesimo «All'inizio del tuo mantenimento, vinci la partita.»
Bruno: {}
turno: Anna, mantenimento
Chi vince?
"""


def test_101_2_an_effect_that_would_make_somebody_lose_says_what_keeps_them() -> None:
    found = told(LOST.format(KEEPS))
    assert found.answer == ("Bruno non perde la partita.",) and "101.2" in found.rules[:2] and "104.3e" in found.rules
    assert "Bruno non può perdere la partita: lo impedisce «Ala»." in [one.text for one in found.lines]


def test_101_2_an_effect_that_would_make_somebody_win_says_what_keeps_them() -> None:
    found = told(WON.format(KEEPS))
    assert found.answer == ("Non vince nessuno.",) and "101.2" in found.rules
    assert "Anna non può vincere la partita: lo impedisce «Ala»." in [one.text for one in found.lines]


def test_control_101_2_without_it() -> None:
    assert told(LOST.format("Ala 4/4 TAP")).answer[0].startswith("Bruno perde la partita")
    assert told(WON.format("Ala 4/4 TAP")).answer[0].startswith("Vince Anna")


FOG = "Nebbia incantesimo «Le creature perdono tutte le abilità.»"
SHADOW = "Ombra 9/9 «L'Ombra prende -X/-X, dove X è pari ai tuoi punti vita.»"


@pytest.mark.parametrize(("beside", "power", "taken"), [(f"20, {FOG}", 9, True), ("20", 4, False)])
def test_613_1f_an_ability_of_its_own_that_was_taken_decides_its_size(beside: str, power: int, taken: bool) -> None:
    found = told(f"Anna: 5, {SHADOW}\nBruno: {beside}\nChe forza ha Ombra?")
    assert found.answer[0] == f"«Ombra» ha forza {power}." and ("613.1f" in found.rules) is taken


GRAVE = """\
Anna: {}Martire 1/1
nel cimitero: Ponte incantesimo
> Ogniqualvolta una creatura viene messa nel tuo cimitero dal campo di battaglia, se il Ponte è nel tuo cimitero, pesca una carta.
Bruno: 20
muore Martire
Si innesca Ponte?
"""


def test_613_1f_a_card_in_a_graveyard_without_abilities_does_not_trigger() -> None:
    found = told(GRAVE.format("Custode 2/1 «Le carte nei cimiteri perdono tutte le abilità.», "))
    assert "non si innesca" in found.answer[0] and "613.1f" in found.rules


def test_control_603_2_one_with_its_abilities_does() -> None:
    found = told(GRAVE.format(""))
    assert "non si innesca" not in found.answer[0] and "si innesca" in found.answer[0]
