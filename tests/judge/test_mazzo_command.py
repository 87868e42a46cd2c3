"""`judge mazzo`: lists of decks checked from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.commands.mazzo import FORMATS
from scenarios.written.decks import Format
from tests.judge.calling import judge

GOOD = "4 Drago\n56 Foresta\nRiserva\n15 Isola\n"
BAD = "5 Drago\n50 Foresta\n"


def written(folder: Path, text: str) -> str:
    file = folder / "mazzo.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_list_that_keeps_to_the_rules_ends_with_0(tmp_path: Path) -> None:
    result = judge("mazzo", "controlla", written(tmp_path, GOOD))
    assert result.exit_code == 0
    assert result.stdout.startswith("costruito: nessun errore (mazzo 60, riserva 15)\n")
    assert "judge non può sapere:" in result.stdout


def test_one_that_does_not_ends_with_1_and_says_which_rule_and_where(tmp_path: Path) -> None:
    result = judge("mazzo", "controlla", written(tmp_path, BAD))
    assert result.exit_code == 1
    assert "il mazzo è di 55 carte: ne servono almeno 60 [100.2a]" in result.stdout
    assert "«Drago»: 5 carte, al massimo 4" in result.stdout
    assert "[100.2a] (riga 1)" in result.stdout


def test_one_that_cannot_be_read_ends_with_2_and_says_where(tmp_path: Path) -> None:
    file = written(tmp_path, "4 Drago\nSidebord\n")
    result = judge("mazzo", "controlla", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{file}:2:1: «Sidebord»" in result.stderr
    assert "(forse «Riserva»?)" in result.stderr


def test_from_standard_input_and_as_json() -> None:
    result = judge("mazzo", "controlla", "-", "--json", typed=BAD)
    answer = json.loads(result.stdout)
    assert result.exit_code == 1
    assert answer["carte"] == {"mazzo": 55, "riserva": 0, "comandanti": 0, "compagni": 0}
    assert [error["regola"] for error in answer["errori"]] == ["100.2a", "100.2a"]
    assert answer["errori"][1]["righe"] == [{"riga": 1, "colonna": 1, "carta": "Drago"}]
    assert {one["regola"] for one in answer["non_so"]} >= {"100.6", "113.6n"}


def test_options_of_a_check() -> None:
    allowed = judge("mazzo", "controlla", "-", "--limite", "Drago=tutte", typed="60 Drago\n")
    assert allowed.exit_code == 0
    commander = "Comandante\n1 Re\nMazzo\n99 Isola\n"
    assert judge("mazzo", "controlla", "-", "--formato", "commander", typed=commander).exit_code == 0
    wrong = judge("mazzo", "controlla", "-", "--formato", "commander", "--identita", "G", typed=commander)
    assert (wrong.exit_code, "903.5d" in wrong.stdout) == (1, True)


@pytest.mark.parametrize("words", [("--limite", "Drago"), ("--identita", "XY"), ("--formato", "costruto")])
def test_an_option_that_says_nothing_ends_with_2(words: tuple[str, ...]) -> None:
    result = judge("mazzo", "controlla", "-", *words, typed=GOOD)
    assert (result.exit_code, result.stdout) == (2, "")


def test_a_file_that_is_not_there_ends_with_2(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = judge("mazzo", "controlla", "niente.txt")
    assert result.exit_code == 2
    assert "niente.txt" in result.stderr


def test_a_name_never_reaches_the_terminal_as_a_command() -> None:
    result = judge("mazzo", "controlla", "-", typed="1 Dra\x1b[2Jgo\n")
    assert result.exit_code == 2
    assert "\x1b" not in result.stdout + result.stderr


def test_the_formats_offered_are_those_that_can_be_checked() -> None:
    assert tuple(kind.value for kind in Format) == FORMATS
