"""111.4: a token is called by one of its subtypes, where that is clear; in lines and in files alike."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

BOARD = """\
carta: Ossario {3} artefatto — Equipaggiamento
> Arma vivente
> La creatura equipaggiata prende +0/+1.
> Equipaggiare {1}
carta: Guardia stregoneria
> Crea una pedina creatura Soldato Umano 1/1 bianca.
carta: Leva stregoneria
> Crea una pedina creatura Soldato Elfo 1/1 verde.
carta: Capitano creatura — Umano 3/3
Anna: Orso 2/2
Bruno: 20
"""
GERM = "Anna lancia Ossario\nrisolvi\nrisolvi\n"
BOTH = "Anna lancia Guardia\nrisolvi\nAnna lancia Leva\nrisolvi\n"
OTHER = BOARD.replace("carta: Capitano creatura — Umano 3/3\n", "")


def answer(lines: str, board: str = OTHER) -> str:
    return " ".join(ruling(run(parse_lines(f"{board}{lines}\n", "tavolo"))).answer)


@pytest.mark.parametrize("called", ["il Microbo", "il Phyrexiano", "il Phyrexiano Microbo"])
def test_702_92a_the_token_of_a_keyword_is_called_by_a_subtype(called: str) -> None:
    assert answer(f"{GERM}Anna attiva Ossario su Orso\nMuore {called}?").startswith("«Phyrexiano Microbo» muore")


def test_702_92a_control_while_it_bears_the_weapon_it_lives() -> None:
    assert answer(f"{GERM}Muore il Microbo?") == "«Phyrexiano Microbo» entra nel campo di battaglia."


def test_111_4_a_subtype_is_a_target_too() -> None:
    assert "«Soldato Umano» muore" in answer(f"{BOTH}Bruno lancia 3 danni su Umano\nMuore l'Umano?")
    assert "muore" not in answer(f"{BOTH}Bruno lancia 3 danni su Umano\nMuore l'Elfo?")


def test_111_4_control_a_subtype_of_two_kinds_of_tokens_means_neither() -> None:
    with pytest.raises(ScenarioError, match="«Soldato» non è un oggetto"):
        answer(f"{BOTH}Bruno lancia 3 danni su Soldato")


def test_205_3_control_where_a_card_is_of_that_type_it_may_be_meant() -> None:
    with pytest.raises(ScenarioError, match="«Umano» non è un oggetto"):
        answer(f"{BOTH}Bruno lancia 3 danni su Umano", BOARD)
    assert "«Soldato Elfo» muore" in answer(f"{BOTH}Bruno lancia 3 danni su Elfo\nMuore l'Elfo?", BOARD)


def test_111_4_control_of_two_that_differ_it_is_asked_which() -> None:
    two = "Anna lancia Guardia\nrisolvi\nvai a principale di Bruno\nBruno lancia Guardia\nrisolvi\n"
    with pytest.raises(ScenarioError, match="scrivi quale"):
        answer(f"{two}Bruno lancia 3 danni su Umano")


def test_control_what_is_no_subtype_of_it_is_still_an_error_at_its_place() -> None:
    with pytest.raises(ScenarioError) as error:
        answer(f"{GERM}Muore lo Zombie?")
    (fault,) = error.value.faults
    assert fault.line == 14 and "«Zombie» non è un oggetto" in fault.message


@pytest.mark.parametrize("called", ["Umano", "Soldato", "Soldato Umano"])
def test_111_4_in_files_in_actions_expectations_and_questions(called: str) -> None:
    made = run(
        parse(
            f"""
carte:
  Guardia: {{tipo: Stregoneria, costo: W, testo: Crea una pedina creatura Soldato Umano 1/1 bianca.}}
  Dardo: {{tipo: Istantaneo, costo: R, testo: Dardo infligge 3 danni a una creatura bersaglio.}}
giocatori: [{{nome: Anna, mano: [Guardia, Dardo]}}, Bruno]
azioni: [lancia: Guardia, risolvi: 1, {{lancia: Dardo, bersagli: {called}}}, risolvi: 1]
attese: [{{muoiono: [{called}]}}]
chiede: [zona di {called}]
""",
            "prova",
        )
    )
    assert made.right, made.checks
