"""What is said of text that is not understood: exactly which words, where in the file, why, and what may help."""

import pytest

from scenarios.written.load import parse
from scenarios.written.text_faults import text_faults

BOARD = "titolo: Prova\ncarte:\n  {name}:\n    tipo: {kind}\n    testo:{text}\ngiocatori: [Anna, Bruno]\n"


def told(text, name="Enigma", kind="Istantaneo"):
    return list(text_faults(parse(BOARD.format(name=name, kind=kind, text=text), "prova.yaml")))


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        (" Fai una capriola.", 5, 16, "una capriola"),
        (" 'Pesca l''altra capriola.'", 5, 22, "altra capriola"),
        ("\n      - Pesca una carta.\n      - Fai una capriola.", 7, 13, "una capriola"),
        (" |\n      Pesca una carta.\n      Fai una capriola.", 7, 11, "una capriola"),
        (" Pesca una carta.\n      Fai una capriola.", 6, 11, "una capriola"),
    ],
)
def test_the_words_are_told_with_their_line_and_column(text, line, column, words) -> None:
    (fault,) = told(text)
    assert (fault.line, fault.column, fault.field) == (line, column, "carte.Enigma.testo")
    assert fault.message.startswith(f"«{words}» non è capito: ")
    assert str(fault).startswith(f"prova.yaml:{line}:{column}: carte.Enigma.testo: ")


def test_a_text_that_is_understood_is_not_spoken_of() -> None:
    assert told(" Pesca una carta.") == []


def test_the_nearest_word_is_offered_for_one_that_no_card_has() -> None:
    (fault,) = told(" Distruggi una craetura bersaglio.")
    assert fault.suggestion == "creatura"


@pytest.mark.parametrize(
    ("text", "name", "kind", "hint"),
    [
        (" Volare. Quando il Gufo ride, pesca una carta.", "Gufo", "Creatura", "ogni abilità sta in un capoverso suo"),
        (" Metti un segnalino +1/+1 su Gigante.", "Gigante", "Creatura", "nel testo prende l'articolo"),
        (" Quando il Gigante ride, pesca una carta.", "Gigante", "Creatura", "come dati in «abilità»"),
        (" Fai una capriola.", "Enigma", "Istantaneo", "come dati in «abilità»"),
    ],
)
def test_what_may_help_is_said(text, name, kind, hint) -> None:
    (fault,) = told(text, name, kind)
    assert hint in fault.message


def test_what_a_token_says_counts_too() -> None:
    board = BOARD.format(name="Urna", kind="Stregoneria", text=" ''\n    abilità: [{effetto: [{crea: TOKEN}]}]")
    token = "{nome: Ghigno, tipo: Creatura, f/c: 1/1, testo: Ridi spesso.}"
    (fault,) = text_faults(parse(board.replace("TOKEN", token), "prova.yaml"))
    assert "Ridi spesso" in fault.message
    assert fault.line == 4
