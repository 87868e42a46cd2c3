"""Situations said in lines on the command line: played by the ending of the file or from stdin, converted either way."""

from pathlib import Path

import pytest

from scenarios import library
from scenarios.written.load import load, parse, parse_lines
from tests.judge.calling import judge

BURN = "Anna:\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n? zona di orso\n"


def test_704_5g_a_file_of_lines_is_played_and_told_apart_by_its_ending(tmp_path: Path) -> None:
    path = tmp_path / "t.tavolo"
    path.write_text(BURN, "utf-8")
    assert "«Orso» muore" in judge("scenario", "esegui", str(path)).stdout
    other = tmp_path / "t.yaml"
    other.write_text(BURN, "utf-8")
    assert judge("scenario", "esegui", str(other)).exit_code == 2


def test_lines_are_read_from_stdin_as_files_are() -> None:
    assert "«Orso» muore" in judge("scenario", "esegui", "-", typed=BURN).stdout
    assert judge("scenario", "esegui", "-", typed="giocatori: [Anna, Bruno]\n").exit_code == 0


def test_a_fault_of_a_line_is_told_with_its_place() -> None:
    done = judge("scenario", "esegui", "-", typed=BURN.replace("lancia", "lanica"))
    assert done.exit_code == 2
    assert "stdin:3:6: «lanica» non è un verbo (forse «lancia»?)" in done.stderr


def test_a_situation_is_converted_either_way_without_loss(tmp_path: Path) -> None:
    path = library.path_of("danno-letale")
    lines = judge("scenario", "converti", "danno-letale").stdout
    assert parse_lines(lines, "x") == load(path)
    kept = tmp_path / "t.tavolo"
    kept.write_text(lines, "utf-8")
    assert parse(judge("scenario", "converti", str(kept)).stdout, "x") == load(path)
    assert judge("scenario", "converti", "--in", "righe", str(kept)).stdout == lines


@pytest.mark.parametrize(
    ("text", "said"), [("a: [", "stdin:"), ("Bruno lanica x\nBruno:\n", "stdin:1:7"), ("giocatori: [\x07]", "stdin:")]
)
def test_what_cannot_be_converted_says_why(text: str, said: str) -> None:
    done = judge("scenario", "converti", "-", typed=text)
    assert done.exit_code == 2
    assert said in done.stderr
