"""111.4, 113.2c, 603.3, 705.2: what is asked of a token that comes to be, answers with nothing done above, what may not be asked,
an ability that nothing has."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines, understood

BOARD = "Anna: Orso 2/2\nBruno: 20\n"


def headline(text: str) -> str:
    return " ".join(answer(run(parse_lines(text, "t"))).headline)


RECRUITS = "Anna lancia Leva stregoneria\n> Recluta Orchi 1.\n"


@pytest.mark.parametrize("called", ["l'Esercito", "la pedina Esercito", "l'Orco Esercito"])
def test_111_4_a_token_that_comes_to_be_is_asked_about(called: str) -> None:
    assert "ha 1 segnalino +1/+1" in headline(f"{BOARD}{RECRUITS}Quanti segnalini +1/+1 ha {called}?\n")
    assert "ha forza 1" in headline(f"{BOARD}{RECRUITS}Che forza ha {called}?\n")


UNREAD = "Anna lancia Leva stregoneria\n> Zufola la gazza.\n"


@pytest.mark.parametrize(
    "asked", ["Quanti segnalini +1/+1 ha l'Esercito?", "Che forza ha la pedina Esercito?", "Muore l'Esercito?"]
)
def test_111_4_where_a_text_is_not_read_the_answer_says_so(asked: str) -> None:
    opening = ruling(run(parse_lines(f"{BOARD}{UNREAD}{asked}\n", "t"))).opening
    assert opening[0].startswith("La risposta è incompleta: «Zufola la gazza.»")


@pytest.mark.parametrize(
    "board", [f"{BOARD}{UNREAD}Muore l'Esercio?\n", f"{BOARD}Anna lancia 1 danno a Bruno\nMuore l'Esercito?\n"]
)
def test_control_what_is_no_type_or_cannot_be_made_is_a_slip(board: str) -> None:
    (fault,) = understood(board, "t").faults
    assert "non è un oggetto di questa situazione" in fault.message


COIN = "Anna: Sfida incantesimo\n> All'inizio del tuo mantenimento, lancia una moneta. Se perdi il lancio, perdi 2 punti vita.\n"
TURN = "turno: Anna, mantenimento\n"


@pytest.mark.parametrize(("said", "life"), [("perde", "18"), ("vince", "20")])
def test_705_2_chance_is_answered_with_nothing_done_above(said: str, life: str) -> None:
    for line in (f"a caso: {said}", f"Anna {said} il lancio", f"Anna {said} il lancio della moneta"):
        for board in (f"{TURN}{COIN}Bruno: 20\n{line}\n", f"{TURN}{COIN}Bruno: 20\nrisolvi\n{line}\n"):
            told = headline(f"{board}Quanta vita ha Anna?\n")
            assert f"{life} punti vita" in told, (line, told)


def test_control_to_lose_life_is_no_answer() -> None:
    assert "15 punti vita" in headline(f"{BOARD}Anna perde 5 punti vita\nQuanta vita ha Anna?\n")


def test_other_answers_stand_there_as_well() -> None:
    aimed = "> All'inizio del tuo mantenimento, Sfida infligge 1 danno a una creatura bersaglio.\n"
    board = f"{TURN}Anna: Sfida incantesimo\n{aimed}Bruno: Elfo 1/1, Gnomo 1/1\n"
    for line in ("scegli: Elfo", "Anna sceglie Elfo"):
        assert headline(f"{board}{line}\nChi muore?\n") == "«Elfo» muore."


@pytest.mark.parametrize("asked", ["Anna può passare in rassegna il suo grimorio?", "L'Orso può morire?"])
def test_what_may_not_be_asked_names_what_may(asked: str) -> None:
    (fault,) = understood(f"{BOARD}{asked}\n", "t").faults
    assert "può lanciare, attivare, giocare, attaccare, bloccare" in fault.message and "«Si può fare?»" in fault.message


def test_control_what_may_be_asked_is_answered() -> None:
    assert headline(f"{BOARD}Anna può attaccare Bruno con Orso?\n").startswith("Sì")


ABILITIES = (
    "Anna: Orso 2/2\n> {{T}}: Guadagni 1 punto vita.\n> Quando Orso muore, pesca una carta.\n"
    "Bruno: 20\nmuore Orso\n? innescata orso abilità {}\n"
)


@pytest.mark.parametrize(("number", "why"), [(4, "non ha un'abilità 4"), (1, "non si innesca (113.3b)")])
def test_113_2c_a_number_that_is_of_no_triggered_ability_is_a_slip(number: int, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        headline(ABILITIES.format(number))
    assert why in str(caught.value) and "qui si scrive abilità 2 («Quando Orso muore, pesca una carta.»)" in str(
        caught.value
    )


def test_control_the_number_of_one_that_triggers_is_answered() -> None:
    assert "si innesca" in headline(ABILITIES.format(2))
    still = ABILITIES.replace("muore Orso\n", "")
    assert "non si innesca" in headline(still.format(2))


ORACLE = "When Bear dies, draw two cards."
IN_ENGLISH = [
    f"testo inglese: Flying\ntesto inglese: {ORACLE}\n",
    f"testo inglese: Flying\n> {ORACLE}\n",
    f"testo inglese:\n> Flying\n> {ORACLE}\n",
    f"> Volare\ntesto inglese: Flying\n> {ORACLE}\n",
    f"testo inglese:\n> Flying\n> {ORACLE}\ntesto: Volare\n> Quando Bear muore, pesca due carte.\n",
]


@pytest.mark.parametrize("text", IN_ENGLISH)
def test_113_3_an_english_text_has_several_paragraphs(text: str) -> None:
    board = f"Anna: Bear creatura 2/2\n{text}Bruno: Lupo 2/2\n"
    assert headline(f"{board}muore Bear\nQuante carte pesca Anna?\n").startswith("Anna pesca 2 carte")
    assert headline(f"{board}Anna attacca Bruno con Bear\nIl Lupo può bloccare Bear?\n").startswith("No")


def test_control_another_field_is_said_once() -> None:
    (fault,) = understood("Anna: Bear creatura 2/2\nnome inglese: Bear\nnome inglese: Bruin\nBruno: 20\n", "t").faults
    assert "c'è già" in fault.message
