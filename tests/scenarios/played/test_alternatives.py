"""608.2d: one of several alternatives is asked for by name, answered by name, and told by name."""

from __future__ import annotations

import pytest

from engine.words.decisions import Form
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.questions import legal_answers, lines_that_answer, question_words
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

GROWS = "> {0}: Un Umano bersaglio prende +X/+0 o +0/+X fino alla fine del turno, dove X è il numero di artefatti che controlli.\n"
GIVES = "> {0}: Scegli anti-malocchio o indistruttibile. Fino alla fine del turno, gli Umani che controlli hanno quell'abilità.\n"
COUNTER = (
    "> {0}: Metti a tua scelta un segnalino minacciare, un segnalino travolgere o un segnalino volare sulla Guida.\n"
)
TURNS = "> {0}: TAPpa o STAPpa un artefatto bersaglio.\n"


def played(text: str, *lines: str) -> Run:
    board = f"Anna: Guida creatura Umano 2/2\n{text}Anna: Perno artefatto\nBruno: 20\nAnna attiva Guida\n"
    return run(parse_lines(board + "".join(f"{line}\n" for line in lines), "t"))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (GIVES, ["anti-malocchio", "indistruttibile"]),
        (GROWS, ["+X/+0", "+0/+X"]),
        (COUNTER, ["segnalino minacciare", "segnalino travolgere", "segnalino volare"]),
    ],
)
def test_608_2d_it_is_asked_between_them(text: str, names: list[str]) -> None:
    made = played(text, "Guida ha volare?")
    question = made.question
    assert question is not None and (question.form, question.rule) == (Form.CHOOSE, "608.2d")
    assert all(name in question_words(question, made.people) for name in names)
    assert all(name in legal_answers(question, made.people) for name in names)
    assert lines_that_answer(question, made.people) == tuple(f"Anna sceglie {name}" for name in names)


@pytest.mark.parametrize("said", ["indistruttibile", "Indistruttibile"])
def test_608_2d_a_line_answers_by_name(said: str) -> None:
    made = played(GIVES, f"Anna sceglie {said}", "Guida ha indistruttibile?", "Guida ha anti-malocchio?")
    assert ruling(made).answer[0] == "«Guida» ha indistruttibile e non ha anti-malocchio."


@pytest.mark.parametrize("said", ["travolgere", "segnalino travolgere", "un segnalino travolgere"])
def test_122_1_a_kind_of_counters_with_or_without_the_word(said: str) -> None:
    made = played(COUNTER, f"Anna sceglie {said}", "Guida ha travolgere?")
    assert ruling(made).answer[0] == "«Guida» ha travolgere."


@pytest.mark.parametrize("said", ["TAPpare", "di TAPpare", "tappa"])
def test_701_26_a_verb(said: str) -> None:
    made = played(TURNS, "Anna lo fa", f"Anna sceglie {said}", "Perno è TAPpato?")
    assert "non" not in ruling(made).answer[0]


def test_608_2d_in_a_file() -> None:
    text = """
carte:
  Dono:
    tipo: istantaneo
    testo: Scegli volare o cautela. Fino alla fine del turno, gli Orsi che controlli hanno quell'abilità.
giocatori:
- {nome: Anna, campo: [Orso creatura Orso 2/2], mano: [Dono]}
- {nome: Bruno}
azioni:
- {lancia: Dono, di: Anna, risposte: [{scegli: cautela}]}
attese:
- {oggetto: Orso, parole chiave: [cautela]}
"""
    assert all(one.vera for one in run(parse(text, "t")).checks)


def test_608_2d_control_yes_answers_nothing() -> None:
    made = played(GIVES, "risposta: sì", "Guida ha indistruttibile?")
    assert made.question is not None and len(made.unheard) == 1


def test_608_2d_control_another_name_answers_nothing() -> None:
    with pytest.raises(ScenarioError):
        played(COUNTER, "Anna sceglie cautela", "Guida ha cautela?").checks[0]
