"""`judge testo verifica`: the figures, what is not as it says, and how it ends."""

import json

import pytest

from judge import paths
from ruletext.builtin import Builtin
from ruletext.imported import Reading
from ruletext.shelf import Shelf
from tests.judge.calling import judge
from tests.ruletext.chapters import write_chapters
from tests.ruletext.shelved import made_up, real
from tests.shared import needs_shared


def put(*texts):
    Shelf(paths.data() / paths.TEXTS).add([Reading("elenco", text.corpus) for text in texts], "2026-11-20")


def test_without_imported_texts_it_checks_ours_and_says_so():
    answer = judge("testo", "verifica")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.endswith("Non hai importato testi: ho verificato soltanto quello incorporato.\n")
    assert "non porta a niente" not in answer.stdout


def test_a_reference_of_ours_that_leads_nowhere_ends_with_1(tmp_path, monkeypatch, capsys):
    from ruletext.build import main

    write_chapters(tmp_path)
    main(["--folder", str(tmp_path)])
    capsys.readouterr()
    monkeypatch.setattr("ruletext.builtin.builtin", lambda: Builtin(str(tmp_path)))
    answer = judge("testo", "verifica")
    assert answer.exit_code == 1
    assert "\n  non porta a niente: 704.5a dice 117.5 (non c'è 117.5)\n" in answer.stdout


@needs_shared
def test_the_documents_are_told_one_by_one():
    put(*real())
    answer = judge("testo", "verifica")
    assert answer.exit_code == 0
    for line in (
        "  200 rimandi: 44 portano dove dicono, 37 hanno un numero di un tempo, 119 portano fuori dai testi importati\n",
        "  numero di un tempo: 104.6 dice 713 «Ricominciare la Partita», oggi 727 (ricominciare la partita)\n",
        "  numero di un tempo: 107.4d dice 116.5, oggi 118.5 (costi di 0)\n",
        "  refuso riparato: stampata 101.1a, è 100.1a (sta sotto 100.1",
        "  chiamato altrimenti: «Distruggi» è «DISTRUGGERE» (è la voce che spiega la parola), in G:RIGENERARE\n",
        "  chiamato altrimenti: «Adesivi» è «Sticker», in 103.2d\n",
        "\n  contando anche i numeri di un tempo, fuori dai testi importati: 143 rimandi a 78 numeri\n",
        "\n\nNei testi importati: 339 rimandi; 46 hanno un numero di un tempo; "
        "fuori dai testi importati: 182 rimandi a 92 numeri.\n",
    ):
        assert line in answer.stdout, line
    assert "fuori dai testi importati: 100.2d dice 901" not in answer.stdout
    assert (
        "fuori dai testi importati: 100.2d dice 901 «Planechase», oggi 901\n"
        in judge("testo", "verifica", "--dettagli").stdout
    )


@needs_shared
def test_json_has_every_reference_with_where_it_leads():
    put(*real())
    found = {report["edizione"]: report for report in json.loads(judge("testo", "verifica", "--json").stdout)}
    assert (found["wiki-1"]["rimandi"], found["wiki-1"]["superato"]) == (200, 37)
    stale = next(one for one in found["wiki-1"]["elenco"] if one["regola"] == "104.6" and one["titolo"])
    assert (stale["dice"], stale["oggi"], stale["esito"]) == ("713", "727", "superato")
    assert found["2026-08-07"]["non_porta_a_niente"] == 0


@pytest.mark.parametrize("hostile", ["vedi 704.5f, «\x1b[31m[b]»", "regola 704, “\x07”" * 2000, "704.5a-" * 2000])
def test_what_a_text_holds_never_reaches_the_answer_raw(hostile):
    put(made_up("prova\x1b[0m", "2020-01-01", {"100.1": hostile}))
    answer = judge("testo", "verifica", "--dettagli")
    assert answer.exit_code == 0
    assert answer.stdout.replace("\n", "").isprintable()
