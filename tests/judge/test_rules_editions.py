"""`judge regola` with imported texts: which wording leads, what stands below, and what old numbers open."""

import json
import os
import subprocess
import sys

import pytest

from judge import paths
from ruletext.builtin import builtin
from ruletext.imported import Reading
from ruletext.shelf import Shelf
from tests.judge.calling import CODE, judge, posix
from tests.patience import PATIENCE
from tests.ruletext.shelved import made_up, real
from tests.shared import ROOT, needs_shared
from tests.test_import_hygiene import command_line, modules_after


def put(*texts):
    Shelf(paths.data() / paths.TEXTS).add([Reading("elenco", text.corpus) for text in texts], "2026-11-20")


@pytest.fixture
def documents(shared):
    put(*real())


def page(*words: str) -> str:
    answer = judge("regola", *words)
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout


def imported(edition: str, number: str) -> str:
    return next(
        rule.paragraphs[0]
        for text in real()
        if text.edition.id == edition
        for rule in text.corpus.rules
        if str(rule.number) == number
    )


def in_order(text: str, *pieces: str) -> bool:
    places = [text.find(piece) for piece in pieces]
    return -1 not in places and places == sorted(places)


def test_107_4d_the_imported_wording_leads_with_source_and_date_and_ours_stands_below(documents):
    assert in_order(
        page("107.4d"),
        "Testo importato elenco-107 (2025-04-03):",
        imported("elenco-107", "107.4d"),
        "In parole nostre:",
        builtin().rule("107.4d").paragraphs[0],
        "La stessa regola è anche in wiki-1 (senza data): judge testo confronta 107.4d",
    )


def test_113_9_ours_leads_and_the_superseded_wording_stands_below_marked(documents):
    found = page("113.9")
    assert in_order(
        found,
        builtin().rule("113.9").paragraphs[0],
        "Testo importato wiki-1 (senza data), superato: un'abilità con soli bersagli illegali oggi non si risolve; "
        "non viene neutralizzata (dal 2018-04; oggi 113.9, 608.2b):",
        imported("wiki-1", "113.9"),
    )
    assert "In parole nostre" not in found


def test_108_4_a_number_that_is_another_today_is_told_below_the_wording_that_names_it(documents):
    assert in_order(page("108.4"), "Testo importato wiki-1", "Da sapere: 111.2 oggi è 112.2", "In parole nostre:")
    (record,) = (one for one in json.loads(page("108.4", "--json"))[0]["testi"] if one["edizione"] == "wiki-1")
    assert record["rimandi_cambiati"] == ["111.2 oggi è 112.2 (chi controlla una magia)"]
    assert "oggi è" not in page("107.4e")


def test_a_number_that_is_nowhere_is_told_and_one_that_today_has_is_not():
    put(made_up("altra", "2020-01-01", {"603.2": "Vedi la regola 704.99.", "603.3": "Vedi la regola 704.5."}))
    assert "704.99 non porta a nessuna regola di oggi" in page("603.2")
    assert "Da sapere" not in page("603.3")


def test_104_3j_words_of_that_time_are_told_below_a_wording_that_still_holds(documents):
    assert in_order(page("104.3j"), "Testo importato wiki-1", "Da sapere: parole di allora: «generale»", "In parole")


def test_603_6d_is_todays_rule_and_says_what_the_number_was(documents):
    found = page("603.6d")
    assert in_order(
        found,
        "603.6d  (603 ",
        "Testo importato elenco-603 (senza data), 603.6e:",
        "In parole nostre:",
        "Noto come: 603.6e",
        "In testi più vecchi 603.6d può stare per 603.10 (abilità che guardano indietro",
    )


@pytest.mark.parametrize(
    ("old", "today"),
    [("603.6f", "603.6e"), ("802.6", "802.5"), ("805.10g", "805.10f"), ("101.1a", "100.1a"), ("701.5z", None)],
)
def test_an_old_number_opens_todays_rule_even_with_nothing_imported(old, today):
    answer = judge("regola", old)
    if today is None:  # the control: a number that never was
        assert answer.exit_code == 2
        return
    assert answer.exit_code == 0
    assert answer.stdout.startswith(f"{old} è il numero di un'edizione precedente: oggi {today} (")
    assert f"\n{today}  (" in answer.stdout
    assert f"Noto come: {old}" in answer.stdout
    (found,) = json.loads(judge("regola", old, "--json").stdout)
    assert (found["chiesto"], found["numero"]) == (old, today)
    assert old in found["noto_come"]


def test_an_old_number_of_two_rules_opens_both():
    found = [one["numero"] for one in json.loads(judge("regola", "116.5", "--json").stdout)]
    assert found == ["117.5", "118.5"]


def test_713_is_todays_chapter_and_says_that_it_was_727():
    found = page("713")
    assert found.startswith("713 Carte sostitutive")
    assert "In testi più vecchi 713 può stare per 727 (ricominciare la partita)" in found
    assert "In testi più vecchi" not in page("712")


@needs_shared
def test_every_number_that_the_documents_lack_opens_something(shared):
    entries = json.loads((shared / "spec/references.json").read_text("utf-8"))
    outside = sorted({one["target"] for one in entries if not one["in_corpus"]})
    assert len(outside) == 92
    answer = judge("regola", *outside, "--json")
    assert answer.exit_code == 0, answer.stderr
    opened = {one.get("chiesto", one["numero"]) for one in json.loads(answer.stdout)}
    assert opened == set(outside)


def test_a_wording_that_nobody_compared_stands_below_and_says_so():
    put(made_up("prova", "2020-01-01", {"704.5f": "Una creatura [b]muore\x1b[31m.", "107.90": "Niente."}))
    assert in_order(page("704.5f"), "Testo importato prova (2020-01-01), non confrontata:", "Una creatura [b]muore.")
    alone = page("107.90")
    assert alone.startswith("107.90: c'è soltanto nei testi importati; il testo incorporato non ha questo numero.\n")
    assert in_order(alone, "non confrontata:", "Niente.")


def test_json_has_the_imported_wordings_beside_ours(documents):
    (found,) = json.loads(judge("regola", "802.5", "--json").stdout)
    assert found["testo"] == builtin().rule("802.5").text
    assert [(one["numero"], one["conta"], one["oggi"]) for one in found["testi"]] == [
        ("802.6", True, "802.5"),
        ("802.5", False, None),
    ]
    (untouched,) = json.loads(judge("regola", "704.5f", "--json").stdout)
    assert "testi" not in untouched


@pytest.mark.parametrize("content", [b"\xff", b'{"formato": 99}\n'])
def test_damaged_texts_are_a_warning_and_the_rule_is_shown(content):
    put(made_up("prova", "2020-01-01", {"704.5f": "Una."}))
    (paths.data() / paths.TEXTS / "testi.jsonl").write_bytes(content)
    answer = judge("regola", "704.5f", "704.5g")
    assert answer.exit_code == 0
    assert answer.stdout.startswith("704.5f  (")
    (line,) = answer.stderr.splitlines()
    assert line.startswith("Attenzione: ")
    assert "judge testo rimuovi --tutti" in line


def test_what_imports_prepare_is_there_after_an_import_and_a_removal(tmp_path):
    (tmp_path / "a.txt").write_text("100.1 Una frase.\n100.2 Un'altra.\n", encoding="utf-8")
    judge("testo", "importa", str(tmp_path / "a.txt"))
    prepared = paths.data() / paths.TEXTS / "regole.jsonl"
    assert b"\n100.1\t" in prepared.read_bytes()
    judge("testo", "rimuovi", "--tutti")
    assert b"\n100.1\t" not in prepared.read_bytes()


@needs_shared
def test_looking_up_with_documents_imported_loads_nothing_heavy_once_it_is_prepared(documents, tmp_path):
    page("117.5")
    modules, answer = modules_after(command_line("regola", "117.5"), tmp_path)
    assert "Testo importato wiki-1" in answer
    loaded = {name.partition(".")[0] for name in modules}
    assert not loaded & {"textual", "rich", "whoosh", "pydantic", "yaml", "lark", "rapidfuzz", "tomllib"}
    assert not modules & {"ruletext.shelf", "ruletext.editions", "ruletext.concordance", "ruletext.superseded"}


@posix
@pytest.mark.parametrize("words", [("regola", "7"), ("testo", "verifica", "--json"), ("testo", "confronta", "100.1")])
def test_nobody_reading_is_no_error(words):
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-c", CODE, *words],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
    )
    os.close(writing)
    assert run.returncode == 141
    assert run.stderr == b""


@pytest.mark.parametrize(
    "hostile",
    ["7" * 100_000, "\x1b[31m704.5f", "704.5f\x00", "[b]704.5f", "\udcff", "704.5f‮", "-" * 100_000, "603.6f-z"],
)
def test_hostile_numbers_are_one_message(hostile):
    answer = judge("regola", "--", hostile)
    assert answer.exit_code in (0, 2)
    written = answer.stdout + answer.stderr
    assert written.replace("\n", "").isprintable()
    assert len(answer.stderr) < 600


def test_107_4f_what_was_put_back_into_an_imported_text_is_told_in_words(documents):
    told = "  Da sapere: 10 simboli, che nel documento mancano o sono semplici lettere, sono stati rimessi."
    assert in_order(page("107.4f"), imported("elenco-107", "107.4f"), told, "In parole nostre:")
    assert "Da sapere" not in page("603.6d")
    (record,) = json.loads(judge("regola", "107.4f", "--json").stdout)
    assert [one["rimessi"].split()[0] for one in record["testi"]] == ["10", "10"]
