"""What the text of a card may go on with: usual texts that all are read, words that the grammars take, and nothing else."""

import pytest

from judge.presenters.completing_texts import own_name, text_offers
from judge.presenters.texts_begun import said_elsewhere, text_begun
from scenarios.cardtext.api import read
from scenarios.cardtext.going_on import SELF, taken_after, usual_texts, words_of

NAME = "Airone Cinerino"
TYPES = ("Creatura", "Istantaneo", "Incantesimo", "Artefatto — Equipaggiamento", "Incantesimo — Aura", "Planeswalker")


@pytest.mark.parametrize("text", usual_texts())
def test_every_usual_text_is_read_whole(text: str) -> None:
    said = text.replace(SELF, NAME)
    found = (read(NAME, types, said) for types in TYPES)
    assert any(one.understood and one.abilities for one in found)


def test_no_usual_text_stands_twice() -> None:
    assert len(set(usual_texts())) == len(usual_texts())


@pytest.mark.parametrize(
    ("typed", "goes_on"),
    [
        ("Og", "niqualvolta una creatura muore,"),
        ("Ogniqualvolta una creatura muore, pe", "sca una carta."),
        ("Ogniqualvolta Airone Cinerino attacca, pe", "sca una carta."),
        ("Quando ", "Airone Cinerino entra nel campo di battaglia,"),
        ("Quando A", "irone Cinerino"),
        ("quando airone cinerino m", "uore,"),
        ("Vol", "are"),
        ("Distruggi una creatura attac", "cante"),
        ("{T}: A", "ggiungi {G}."),
        ("Ogni volta che un'", "altra creatura muore,"),
        ("Ogni volta che una creatura muore, pe", "sca una carta."),
        ("Quando m", "uore,"),
        ("Quando q", "uesta creatura"),
        ("Quando questa creatura m", "uore,"),
        ("Quando Airone Cinerino muore, ri", "mettilo sul campo di battaglia sotto il controllo del suo proprietario."),
        ("Puoi far entrare questa creatura c", "ome una copia di una creatura sul campo di battaglia."),
        ("Se questa creatura sta per morire, e", "silialo invece."),
        ("Sta", "zione"),
        ("STA", "Ppa una creatura bersaglio."),
    ],
)
def test_a_text_goes_on_as_such_texts_do(typed: str, goes_on: str) -> None:
    assert text_offers(typed, NAME) == ((goes_on,) if goes_on else ())


@pytest.mark.parametrize(
    "typed", [text[:at] for text in usual_texts()[::20] for at in (3, 9, 15, 22) if at < len(text)]
)
def test_the_grammars_take_whatever_is_offered(typed: str) -> None:
    typed = typed.replace(SELF, NAME)
    for rest in text_offers(typed, NAME, 4):
        whole = f"{typed}{rest}"
        # Modes are divided before the grammars see them; a usual text is read as it stands.
        assert taken_after(whole.rstrip(" .,:"), NAME) is not None or whole.replace(NAME, SELF) in usual_texts()


@pytest.mark.parametrize(
    "typed", ["Fai una capriola", "Ogniqualvolta pesca creatura mu", "Distruggi distruggi una cre", ">", "", "   "]
)
def test_control_nothing_is_offered_behind_what_the_grammars_do_not_take(typed: str) -> None:
    assert text_offers(typed, NAME) == ()


def test_words_are_those_of_the_kinds_that_may_come() -> None:
    taken = taken_after("Distruggi una creatura")
    assert taken is not None and "TARGET" in taken
    assert "bersaglio" in set(words_of(taken, "ber"))
    assert "pesca" not in set(words_of(taken, "pesc"))


def test_phrases_are_offered_as_they_are_written() -> None:
    taken = taken_after("Una creatura bersaglio prende +1/+1")
    assert taken is not None
    assert "fino alla fine del turno" in set(words_of(taken, "fino al"))


BOARD = "Anna: Airone Cinerino 1/1, Sasso artefatto\n> \nBruno: Orso 2/2\nAnna lancia Nibbio 2/2\n>\n"


def test_whose_text_it_is_follows_from_the_lines() -> None:
    assert own_name("Anna: Airone Cinerino 1/1\n> Vol\n", 1) == "Airone Cinerino"
    assert own_name("Anna lancia Nibbio 2/2\n> Quando\n> Vol\n", 2) == "Nibbio"
    assert own_name("> Vol\n", 0) == ""


def test_behind_a_quotation_mark_it_is_that_of_the_card_before_it() -> None:
    assert own_name("Anna: Elfo 1/1, Airone Cinerino 1/1 «Qua", 0) == "Airone Cinerino"
    assert own_name("Anna: Elfo 1/1 «Vola.», Nibbio 1/1 «Qua", 0) == "Nibbio"


@pytest.mark.parametrize(
    ("line", "text"),
    [("> Vol", "Vol"), ("Anna: Elfo 1/1 «Qua", "Qua"), ("Anna: Elfo 1/1 «Qua» vol", None), ("Anna: Elfo 1/1", None)],
)
def test_a_text_is_begun_behind_its_mark(line: str, text: str | None) -> None:
    assert text_begun(line) == text


def test_what_another_line_says_is_said_again_unless_several_do() -> None:
    board = "Anna: Orco 1/1 «Quando muore, vinci»\nBruno: Elfo 1/1 «Quando m"
    assert said_elsewhere(board, 1, "Quando m") == "uore, vinci»"
    assert said_elsewhere(board, 0, "Quando m") == ""
    assert said_elsewhere(f"> Quando muoiono tutti\n{board}", 2, "Quando m") == ""


def test_a_text_in_quotation_marks_ends_with_them() -> None:
    assert text_offers("Quando muore, pe", "", quoted=True) == ("sca una carta»",)
    assert text_offers("Quando muore, pe", "") == ("sca una carta.",)
    # Up to a comma it goes on.
    assert text_offers("Quando m", NAME, quoted=True) == ("uore,",)
