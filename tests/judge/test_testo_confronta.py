"""`judge testo confronta`: what a person sees, what a program reads, and that nothing steers the terminal."""

import json

import pytest

from judge import paths
from ruletext.imported import Reading
from ruletext.shelf import Shelf
from tests.judge.calling import judge, on_terminal, posix, process
from tests.ruletext.shelved import made_up, real

HOSTILE = made_up(
    "prova",
    "2020-01-01",
    {"704.5f": "Una [b]creatura[/b] \x1b[31mrossa\x07 muore.\n\nCon \u202erovescio\u202c e \x9b2J fine."},
    {"VO\x1b[0mLARE": "\x1b]0;titolo\x07[link]vola"},
)


def put(*texts):
    Shelf(paths.data() / paths.TEXTS).add([Reading("elenco", text.corpus) for text in texts], "2026-11-20")


@pytest.fixture
def documents(shared):
    put(*real())


def test_without_imported_texts_it_says_so():
    answer = judge("testo", "confronta", "704.5f")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.startswith("704.5f  (Azioni generate dallo stato)\n")
    assert "Conta 2026-08-07: nessun testo importato ha questa regola.\n" in answer.stdout
    assert "tolto" not in answer.stdout


def test_two_editions_stand_side_by_side_with_what_differs(documents):
    answer = judge("testo", "confronta", "107.4d", "--da", "wiki-1", "--a", "elenco-107").stdout
    assert "Conta elenco-107, 2025-04-03: il testo importato elenco-107 dice ancora la regola di oggi" in answer
    assert "\nDa wiki-1 a elenco-107, [-tolto-] {+aggiunto+}:\n" in answer
    assert answer.endswith("[-116.5).-]{+118.5.)+}\n")


def test_what_moved_and_what_bears_the_number_today_are_told(documents):
    answer = judge("testo", "confronta", "603.6d").stdout
    assert "elenco-603, senza data  603.6e  (conta oggi; spostata; permanenti che entrano con qualcosa)\n" in answer
    assert "In elenco-603, senza data, 603.6d è un'altra regola: oggi 603.10 (abilità che guardano indietro;" in answer
    assert "\nDa elenco-603 (603.6e) a 2026-08-07 (603.6d), " in answer
    former = judge("testo", "confronta", "603", "6f").stdout
    assert "\n603.6f è il numero di un'edizione precedente: oggi 603.6e.\n" in former


def test_what_is_superseded_is_marked_with_day_and_rule_of_today(documents):
    answer = judge("testo", "confronta", "emblema").stdout
    assert "\n  Superato: in multiplayer se ne va con il suo proprietario" in answer
    assert "(data non nota; oggi 800.4a, 114.2).\n" in answer


def test_json_has_the_same(documents):
    found = json.loads(judge("testo", "confronta", "107.4d", "--json").stdout)
    assert (found["regola"], found["da"], found["a"], found["spostata"]) == (
        "107.4d",
        "elenco-107",
        "2026-08-07",
        False,
    )
    assert [(one["edizione"], one["conta"]) for one in found["testi"]] == [
        ("elenco-107", True),
        ("2026-08-07", False),
        ("wiki-1", False),
    ]
    assert {piece["tipo"] for piece in found["differenza"]} == {"uguale", "tolto", "aggiunto"}
    gone = json.loads(judge("testo", "confronta", "802.5", "--json").stdout)["altri"]
    assert gone[0]["superato"] == [
        {
            "come": "superato",
            "che_cosa": "l'ordine di assegnazione del danno non c'è più",
            "oggi": ["510.1c", "510.1d"],
            "dal": "2024-11",
        }
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["740.5f"], "forse 704.5f"),
        (["704.5f", "--da", "prov"], "nessuna edizione si chiama «prov»; forse prova"),
        (["704.5g", "--da", "prova"], "l'edizione prova non ha 704.5g"),
        (["704"], "704 è un capitolo"),
        (["704.5f" * 20_000], "troppo lungo"),
        (["x" * 100_000], "non è né un numero né una voce"),
        (["\x1b[31m"], "contiene caratteri di controllo"),
        (["[b]"], "non è né un numero né una voce"),
        (["704.5f", "--da", "\x1b[31m" * 100], "nessuna edizione si chiama"),
        (["704.5f\n704.5g"], "contiene caratteri di controllo"),
        (["\udcff"], "non è né un numero né una voce"),
        ([], "manca NUMERO"),
    ],
)
def test_a_wrong_call_is_one_message(words, message):
    put(HOSTILE)
    answer = judge("testo", "confronta", *words)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert message in answer.stderr
    assert answer.stderr.replace("\n", "").isprintable()
    assert len(answer.stderr) < 600


@posix
@pytest.mark.parametrize("asked", ["704.5f", "volare", "VO LARE"])
def test_what_a_text_holds_never_reaches_a_terminal_raw(asked):
    put(HOSTILE)
    shown = on_terminal("testo", "confronta", *asked.split(), columns=60, NO_COLOR="1")
    assert "Errore" not in shown
    assert shown.replace("\n", "").isprintable()
    assert max(map(len, shown.splitlines())) <= 60
    assert ("[b]creatura[/b]" in shown) is (asked == "704.5f")


def test_json_holds_no_raw_control_character():
    put(HOSTILE)
    written = judge("testo", "confronta", "704.5f", "--json").stdout
    assert written.replace("\n", "").isprintable()
    assert "\x1b[31mrossa" in json.loads(written)["testi"][1]["testo"]


@posix
def test_styles_are_for_terminals_and_signs_for_everybody():
    put(made_up("prova", "2020-01-01", {"704.5f": "Una creatura muore."}))
    shown = on_terminal("testo", "confronta", "704.5f", columns=80, NO_COLOR="")
    assert "\x1b[9m[-muore" in shown
    assert "\x1b[1m{+" in shown
    plain = process("testo", "confronta", "704.5f", NO_COLOR="").stdout
    assert "[-muore" in plain
    assert "\x1b" not in plain


def test_damaged_texts_are_said_to_be_so():
    put(HOSTILE)
    (paths.data() / paths.TEXTS / "testi.jsonl").write_bytes(b'{"formato": 99}\n')
    for words in (["testo", "confronta", "704.5f"], ["testo", "verifica"]):
        answer = judge(*words)
        assert answer.exit_code == 2
        assert "judge testo rimuovi --tutti" in answer.stderr


def test_what_was_put_back_into_a_text_is_told_below_it(documents):
    answer = judge("testo", "confronta", "107.4f").stdout
    assert answer.count("\n  10 simboli, che nel documento mancano o sono semplici lettere, sono stati rimessi.\n") == 2
    assert "rimess" not in judge("testo", "confronta", "603.6d").stdout
    versions = json.loads(judge("testo", "confronta", "107.4f", "--json").stdout)["testi"]
    assert [bool(version["rimessi"]) for version in versions] == [True, False, True]
