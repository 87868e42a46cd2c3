"""`judge esame`: the same seed for six candidates, interrupted and taken up again, on paper, graded, with a protocol."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from scenarios.training.collection import available, shipped
from scenarios.training.exam import BLUEPRINT, SISTERS, drawn, passed
from tests.judge.calling import judge

SIX = ("--domande", "6")


def test_the_same_seed_gives_the_same_exam_and_another_one_another() -> None:
    pool = available(shipped())
    assert drawn(pool, 7) == drawn(tuple(reversed(pool)), 7)
    assert drawn(pool, 7) != drawn(pool, 8)


def test_every_area_has_its_share_and_no_concept_comes_often() -> None:
    asked = drawn(available(shipped()), 7)
    assert Counter(one.area for one in asked) == {area.name: area.share for area in BLUEPRINT}
    assert len({one.situation.name for one in asked}) == 25
    assert max(Counter(one.situation.concepts[0] for one in asked).values()) <= 2
    assert {1, 2, 3} <= {one.situation.level for one in asked}


def test_what_was_used_lately_comes_last() -> None:
    pool = available(shipped())
    first = {one.situation.name for one in drawn(pool, 7)}
    assert not first & {one.situation.name for one in drawn(pool, 7, lately=first)}


def test_exams_of_neighbouring_seeds_have_nothing_in_common() -> None:
    pool = available(shipped())
    exams = [{one.situation.name for one in drawn(pool, seed)} for seed in range(16, 16 + SISTERS)]
    assert len(set().union(*exams)) == 25 * SISTERS
    # What does not fit is replaced by what no other one of them has.
    unfit = {one.situation.name for one in drawn(pool, 17)[:5]}
    other = {one.situation.name for one in drawn(pool, 17, fits=lambda one: one.name not in unfit)}
    assert len(other) == 25
    assert not other & (unfit | exams[0] | exams[2])


def test_an_exam_without_a_seed_has_other_questions_than_those_made_lately(isolated_home: Path) -> None:
    first = judge("esame", "stampa", *SIX).stdout.splitlines()[0]
    second = judge("esame", "stampa", *SIX)
    assert first != second.stdout.splitlines()[0]
    (place,) = isolated_home.rglob("esami.json")
    made = json.loads(place.read_text("utf-8"))
    assert not {*made[0]["situazioni"]} & {*made[1]["situazioni"]}
    made[0]["situazioni"] = made[1]["situazioni"][:1]
    place.write_text(json.dumps(made), "utf-8")
    again = judge("esame", "stampa", str(made[1]["seme"]), *SIX)
    assert f"una situazione è anche dell'esame {made[0]['seme']}" in again.stderr
    assert again.stdout == second.stdout
    place.write_text("[1]", "utf-8")
    assert judge("esame", "stampa", *SIX).exit_code == 2


def test_80_in_a_hundred_pass() -> None:
    assert passed([Fraction(1)] * 20 + [Fraction(0)] * 5)
    assert not passed([Fraction(1)] * 19 + [Fraction(1, 2)] + [Fraction(0)] * 5)


def test_an_exam_is_interrupted_and_taken_up_again_and_shows_no_solution_before_its_end() -> None:
    begun = judge("esame", "--seme", "7", *SIX, typed="?\n?\nbasta\n")
    assert "Interrotto a 2 risposte su 6" in begun.stdout
    assert "Giusto" not in begun.stdout
    assert judge("esame", "--seme", "8", *SIX).exit_code == 2
    again = judge("esame", typed="?\n?\n?\n?\n")
    assert "Domanda 3 di 6" in again.stdout
    assert "Domanda 2 di 6" not in again.stdout
    assert (again.exit_code, "0 su 6 (0 %): non superato." in again.stdout) == (1, True)
    assert "Nessun esame è interrotto." in judge("esame", "lascia").stdout


def test_an_exam_counts_in_the_history_of_whoever_sat_it_and_its_questions_do_not_come_again_soon() -> None:
    judge("esame", "--seme", "7", *SIX, "--candidato", "Ada", typed="?\n" * 6)
    assert judge("allena", "esporta").stdout == ""
    judge("esame", "--seme", "7", *SIX, typed="?\n" * 6)
    kept = [json.loads(line) for line in judge("allena", "esporta").stdout.splitlines()]
    assert [(one["mode"], one["rating"]) for one in kept] == [("esame", 1)] * 6
    again = json.loads(judge("esame", *SIX, "--json", typed="?\n" * 6).stdout.partition("\n{")[2].join(["{", ""]))
    assert not {one["situation"] for one in kept} & {one["situazione"] for one in again["domande"]}


def test_a_sheet_shows_no_answer_and_its_solutions_show_the_rules() -> None:
    sheet = judge("esame", "stampa", "7", *SIX).stdout
    assert sheet.count("Risposta: ____") == 6
    solved = judge("esame", "stampa", "7", *SIX, "--soluzioni").stdout
    assert solved.count("Domanda ") == 6
    assert "[" in solved
    assert "Risposta:" not in solved
    page = judge("esame", "stampa", "7", *SIX, "--html").stdout
    assert page.startswith("<!doctype html>")
    assert page.count("<section>") == page.count("</section>") == 6


def test_answers_on_paper_are_graded_and_the_protocol_is_written(tmp_path: Path) -> None:
    to = tmp_path / "ada.json"
    answers = tmp_path / "ada.yaml"
    answers.write_text("seme: 7\ndomande: 6\ncandidato: Ada\nrisposte: {1: cimitero, 4: no, 5: '2/2'}\n", "utf-8")
    done = judge("esame", "correggi", str(answers), "--protocollo", str(to))
    found = json.loads(to.read_text("utf-8"))
    assert (found["candidato"], found["su"], len(found["domande"])) == ("Ada", 6, 6)
    assert done.exit_code == (0 if found["superato"] else 1)
    assert [one["data"] for one in found["domande"]] == ["cimitero", None, None, "no", "2/2", None]
    assert judge("esame", "correggi", "-", typed=answers.read_bytes()).stdout.startswith("# Esame 7")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("seme: 7\nrisposte: [1]\n", "stdin:2:11: risposte: qui serve un elenco di campi"),
        ("seme: 7\nrisposto: {1: x}\n", "forse «risposte»?"),
        ("seme: 7\nrisposte: {0: x}\n", "«0» non è un numero di domanda"),
        ("seme: settanta\nrisposte: {}\n", "non è un numero intero"),
        ("[" * 5000, "stdin"),
        ("\x1b[2J", "stdin"),
    ],
)
def test_a_sheet_that_cannot_be_read_says_where(typed: str, said: str) -> None:
    done = judge("esame", "correggi", "-", typed=typed)
    assert (done.exit_code, said in done.stderr) == (2, True), done.stderr
    assert "\x1b" not in done.stderr


def test_an_exam_that_was_damaged_is_told_and_left(isolated_home: Path) -> None:
    place = isolated_home / ".local/share/judge/esame.json"
    place.parent.mkdir(parents=True)
    place.write_text("{", "utf-8")
    done = judge("esame")
    assert (done.exit_code, "non è un esame" in done.stderr) == (2, True)
    assert place.read_text("utf-8") == "{"
