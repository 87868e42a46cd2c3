"""101.4, 601.2f: a board tells who makes its choices, in which order, and how much mana something costs."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.answering import answers
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.training.given import NotAnAnswer, read
from scenarios.training.grading import grade
from scenarios.written.load import parse_lines
from scenarios.written.queries import GameAspect, GameQuery, PaidQuery

_EDICT = """formato: tutti contro tutti
Anna: {anna}
mano: Editto stregoneria
> Ogni giocatore sacrifica una creatura.
Bruno: Lupo 2/2, Gatto 1/1
Carla: Volpe 1/1
Anna lancia Editto
Bruno sacrifica Gatto
{asked}
"""
_TAXED = """Anna: {taxes}
Bruno: Fulmine {{R}} istantaneo in mano
> Infligge 3 danni a un bersaglio qualsiasi.
{done}
{asked}
"""
_TAX = "Sentinella 2/1\n> Le magie istantaneo costano {{1}} in più per essere lanciate."


def _said(lines: str) -> str:
    return answer(run(parse_lines(lines, "prova"))).headline[0]


def _rules(lines: str) -> tuple[str, ...]:
    return answer(run(parse_lines(lines, "prova"))).rules


@pytest.mark.parametrize("asked", ["Chi sceglie?", "Chi sceglie per primo?", "In che ordine si sceglie?"])
def test_101_4_several_who_choose_do_so_in_apnap_order(asked: str) -> None:
    lines = _EDICT.format(anna="Orso 2/2", asked=asked)
    assert _said(lines).startswith("Scelgono nell'ordine Anna, Bruno e Carla che cosa sacrificare")
    assert _rules(lines)[0] == "101.4"


def test_control_101_4_who_has_nothing_to_choose_from_chooses_nothing() -> None:
    assert _said(_EDICT.format(anna="20", asked="Chi sceglie?")).startswith("Scelgono nell'ordine Bruno e Carla")


def test_616_1_the_affected_player_chooses_among_replacements() -> None:
    text = "> Se una creatura sta per morire, invece esiliala.\n"
    one, other = f"Anna: Boia 3/4\n{text}", f"Anna: Becchino 1/4\n{text}"
    board = "Bruno: Orso 2/2\nmuore Orso\nChi decide?"
    assert _said(one + other + board).startswith("Bruno sceglie quale effetto di sostituzione applicare per primo")
    assert _said(one + board) == "Nessuno deve scegliere niente."


@pytest.mark.parametrize(
    ("asked", "done"),
    [
        ("Quanto costa Fulmine?", "Bruno lancia Fulmine su Anna"),
        ("Quanto paga Bruno?", "Bruno lancia Fulmine su Anna"),
        ("Quanto mana deve pagare Bruno per lanciare Fulmine?", "Bruno lancia Fulmine su Anna"),
        ("Quanto costa?", "Bruno lancia Fulmine su Anna"),
        ("Quanto costa lanciare Fulmine?", ""),
        ("Qual è il costo totale di Fulmine?", ""),
    ],
)
def test_601_2f_a_total_cost_is_told(asked: str, done: str) -> None:
    lines = _TAXED.format(taxes=_TAX.format(), done=done, asked=asked)
    assert "Bruno paga {1}{R} in tutto per «Fulmine»" in _said(lines)
    assert _rules(lines)[0] == "601.2f"
    assert "Bruno paga {R} in tutto" in _said(_TAXED.format(taxes="20", done=done, asked=asked))


def test_control_601_2h_what_cannot_be_cast_costs_nothing() -> None:
    lines = "Anna: Orso 2/2\nBruno: Ira {2}{W}{W} stregoneria in mano\n> Distruggi tutte le creature.\nturno di Anna\n"
    said = _said(f"{lines}Bruno lancia Ira\nQuanto paga Bruno?")
    assert "non si paga niente" in said.lower() or "non può lanciare" in said


def test_control_601_2f_of_several_deeds_who_pays_is_not_guessed() -> None:
    lines = "Anna: 20, Dardo {R} istantaneo in mano\n> Infligge 1 danno a un giocatore bersaglio.\nBruno: 20\n"
    with pytest.raises(ScenarioError):
        parse_lines(f"{lines}Anna lancia Dardo su Bruno\nBruno risponde con contromagia\nQuanto costa?", "prova")


def test_what_was_paid_is_graded_however_it_is_written() -> None:
    made = run(
        parse_lines(_TAXED.format(taxes=_TAX.format(), done="Bruno lancia Fulmine su Anna", asked="Quanto costa?"), "p")
    )
    (found,) = answers(made)
    assert isinstance(found.query, PaidQuery)
    for typed in ("1R", "{1}{R}", "r1"):
        assert grade(made, found, read(found.query, None, typed)).right
    assert not grade(made, found, read(found.query, None, "R")).right
    with pytest.raises(NotAnAnswer):
        read(found.query, None, "due mana")


def test_who_chooses_is_graded_in_its_order() -> None:
    made = run(parse_lines(_EDICT.format(anna="Orso 2/2", asked="Chi sceglie?"), "p"))
    (found,) = answers(made)
    assert isinstance(found.query, GameQuery)
    assert grade(made, found, read(found.query, GameAspect.CHOOSERS, "Anna, Bruno, Carla")).right
    assert grade(made, found, read(found.query, GameAspect.CHOOSERS, "Bruno, Anna, Carla")).misplaced


@pytest.mark.parametrize(
    ("text", "told"),
    [("Mantenimento cumulativo {1}", "se pagare {2}"), ("Mantenimento cumulativo—Paga 1 punto vita", "se farlo")],
)
def test_118_12_what_a_yes_pays_is_said_where_it_is_mana_alone(text: str, told: str) -> None:
    gelo = f"Anna: Gelo incantesimo con un segnalino epoca\n> {text}\nBruno: 20\nturno: Anna, mantenimento\n"
    assert _said(f"{gelo}Quanto paga Anna?").startswith(f"Si attende una scelta: Anna sceglie {told}")


def test_control_601_2h_a_cost_that_nothing_changes_is_the_one_that_is_paid() -> None:
    lines = _TAXED.format(taxes="20", done="Bruno lancia Fulmine su Anna", asked="Quanto paga Bruno?")
    assert _rules(lines)[0] == "601.2h"
