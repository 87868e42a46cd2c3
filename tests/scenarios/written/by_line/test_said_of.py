"""What a line says of a card that stands above, as if it stood in the line of the card."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.model import Scenario


def told(*lines: str) -> Scenario:
    return parse_lines("\n".join(lines) + "\n", "t")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Lince ha volare", "Lince 2/2 volare"),
        ("Lince ha anche cautela", "Lince 2/2 cautela"),
        ("La Lince è TAPpata", "Lince 2/2 TAP"),
        ("Lince è un artefatto creatura", "Lince 2/2 artefatto creatura"),
        ("Lince è leggendaria", "Lince 2/2 leggendaria"),
        ("Lince è verde", "Lince 2/2 verde"),
        ("Lince ha due segnalini +1/+1", "Lince 2/2 due segnalini +1/+1"),
        ("Lince ha 1 danno", "Lince 2/2 danno 1"),
    ],
)
def test_words_behind_a_card_may_stand_in_a_line_of_their_own(said: str, plain: str) -> None:
    assert told("Anna: Lince 2/2", said, "Bruno:").players == told(f"Anna: {plain}", "Bruno:").players


def test_a_card_in_hand_with_a_text_and_a_cost_keeps_them() -> None:
    lines = ("Anna in mano: Lince 2/2 costo 1G", "Lince è bianca", "> Quando Lince muore, pesca una carta.", "Bruno:")
    card = told(*lines).cards["Lince"]
    assert (card.cost, card.colors, len(card.read("Lince").parts)) == ("{1}{G}", card.colors, 1)
    assert card.colors


SPELL = """\
Bruno: Lince 2/2 protezione dal bianco
carta: Grazia istantaneo
> Una creatura bersaglio prende +2/+2 fino alla fine del turno.
{}
Anna lancia Grazia su Lince
Si può fare?
"""


@pytest.mark.parametrize(("color", "answer"), [("bianca", "No: "), ("verde", "Sì: ")])
def test_702_16b_the_color_of_a_spell_is_said_in_a_line_of_its_own(color: str, answer: str) -> None:
    assert ruling(run(parse_lines(SPELL.format(f"Grazia è {color}"), "t"))).answer[0].startswith(answer)


@pytest.mark.parametrize(
    ("lines", "line", "column", "message"),
    [
        (("Anna: Lince 2/2", "Lince è verdde"), 2, 9, "«verdde» qui non dice niente (forse «verde»?)"),
        (("Anna: Lince 2/2, Lince 3/3", "Lince è verde"), 2, 1, "sono più di uno"),
        (("Anna: Lince 2/2", "Bruno: 20", "Lince è 3/3"), 3, 9, "cosa già detta"),
        (("Anna: Lince 2/2", "Bruno lancia 1 danno su Lince", "Lince è TAPpata"), 3, 9, "prima di quello che succede"),
    ],
)
def test_what_cannot_be_said_is_told_where_it_stands(
    lines: tuple[str, ...], line: int, column: int, message: str
) -> None:
    with pytest.raises(ScenarioError) as raised:
        told(*lines)
    fault = raised.value.faults[0]
    assert (fault.line, fault.column) == (line, column)
    assert message in str(fault)


def test_control_of_nobody_that_is_there_nothing_is_said() -> None:
    with pytest.raises(ScenarioError, match="non è definita"):
        told("Anna: Lince 2/2", "Puma è verde")


def test_control_a_question_is_none_of_it() -> None:
    assert told("Anna: Lince 2/2", "Lince è verde?").asks


SIEGE = ("Anna: Lince 3/3, Torrione battaglia", "tipo: Battaglia — Assedio", "difesa: 3", "retro: Drago")
BACK = ("carta: Drago creatura 4/4 volare", "Bruno:")


def test_310_4_a_field_below_several_cards_is_of_the_one_that_may_have_it() -> None:
    made = told(*SIEGE, "protettore: Bruno", *BACK)
    plain = told("Anna: Lince 3/3, Torrione battaglia protettore Bruno", "carta: Torrione battaglia", *SIEGE[1:], *BACK)
    assert made.players == plain.players and made.cards == plain.cards


def test_310_4_control_of_two_that_may_have_it_the_line_has_to_say_which() -> None:
    with pytest.raises(ScenarioError, match="ci sono più carte"):
        told("Anna: Torrione battaglia, Ponte battaglia", "difesa: 3", "Bruno:")


def test_310_12b_a_siege_that_is_cast_transformed_has_come_back_and_nobody_attacks_it_any_more() -> None:
    fought = ("protettore: Bruno", *BACK, "Anna attacca Torrione con Lince", "Bruno non blocca")
    first, *_ = ruling(run(told(*SIEGE, *fought, "risposta: sì", "Che cosa succede?"))).answer
    assert first == (
        "«Torrione» (ora «Drago») lascia il campo di battaglia e vi rientra; «Lince» resta attaccante, ma non attacca più nulla."
    )
    first, *_ = ruling(run(told(*SIEGE, *fought, "risposta: no", "Che cosa succede?"))).answer
    assert first.startswith("«Torrione» va in esilio")
