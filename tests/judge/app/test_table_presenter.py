"""A board typed line by line: what becomes of each line, where errors are, and the way to a file and back."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.diagnostics import Problem
from judge.presenters import table, typed
from judge.presenters.playing import session
from scenarios.load import parse
from tests.judge.app.situations import LETHAL, situation

BOARD = """\
titolo: Due orsi: la prova
turno: Anna, mantenimento

Anna: 20, veleno 2
Orso 2/2 danno 2 TAP
"L'Eremita: il vecchio" 1/1
mano: Lupo 2/1; Foresta
grimorio: 20

Bruno: 17
"""


def test_a_sound_board_has_no_faults_and_says_what_is_on_it() -> None:
    assert table.check(BOARD) == ()
    assert table.summary(typed.read(BOARD)) == "Permanenti: Anna 2, Bruno 0"


def test_a_new_table_is_a_sound_board() -> None:
    assert table.check(table.EMPTY) == ()


def test_the_lines_become_a_scenario() -> None:
    scenario = table.scenario(BOARD)
    anna, bruno = scenario.players
    assert scenario.title == "Due orsi: la prova"
    assert (anna.name, anna.life, anna.poison, bruno.life) == ("Anna", 20, 2, 17)
    assert [one.card for one in anna.battlefield] == ["Orso", "L'Eremita: il vecchio"]
    assert anna.battlefield[0].tapped
    assert [one.card for one in anna.hand] == ["Lupo", "Foresta"]
    assert sum(one.count for one in anna.library) == 20


def test_704_5g_a_board_is_played_by_checking_it() -> None:
    played = session(table.scenario("Anna: 20\nOrso 2/2 danno 2\nLupo 2/1\nBruno: 20\n"))
    shown = " ".join(line.text for line in played.board(len(played.steps)))
    assert "cimitero 1 (Orso)" in shown
    assert "Lupo 2/1" in shown


@pytest.mark.parametrize(
    ("board", "line", "column", "suggestion"),
    [
        ("Anna: 20\nBruno: 20\nOrso 2/2 danno tre\n", 3, 16, "3"),
        ("Anna: 20\nOrso 2/2 volrae\nBruno: 20\n", 2, 10, "volare"),
        ("Anna: 20\nBruno: 20\nmno: Orso 2/2\n", 3, 1, "mano"),
        ("Anna: 20, velno 3\nBruno: 20\n", 1, 11, "veleno"),
        ("Anna: venti\nBruno: 20\n", 1, 7, ""),
        ("turno: Anna, mantenimeto\nAnna: 20\nBruno: 20\n", 1, 14, "mantenimento"),
        ("Anna: 20\nBruno: 20\nmano: Foresta; Orso 2/x\n", 3, 16, ""),
        ("   Orso 2/2\nAnna: 20\nBruno: 20\n", 1, 4, ""),
        (": 20\nAnna: 20\nBruno: 20\n", 1, 1, ""),
        ("Anna: 20\nmano: Foresta\nmano: Isola\nBruno: 20\n", 3, 1, ""),
        ("titolo: uno\ntitolo: due\nAnna: 20\nBruno: 20\n", 2, 1, ""),
        ("turno: Anna, mantenimento, 3\nAnna: 20\nBruno: 20\n", 1, 28, ""),
        ("Anna: 20, vita 3\nBruno: 20\n", 1, 11, ""),
    ],
)
def test_a_fault_is_told_where_it_was_typed(board: str, line: int, column: int, suggestion: str) -> None:
    faults = table.check(board)
    assert faults
    assert (faults[0].line, faults[0].column) == (line, column), faults
    if suggestion:
        assert faults[0].suggestion == suggestion
        assert f"forse «{suggestion}»?" in str(faults[0])
    assert f"riga {line}, colonna {column}: " in str(faults[0])


def test_several_faults_are_told_in_the_order_of_the_lines() -> None:
    faults = table.check("Anna: 20\nOrso 2/2 danno tre\nmno: Lupo 1/1\nBruno: 20\nGatto 1/1 volrae\n")
    assert [fault.line for fault in faults] == [2, 3, 5]


def test_a_board_with_faults_cannot_be_played() -> None:
    with pytest.raises(Problem, match="riga 2, colonna 16"):
        table.scenario("Anna: 20\nOrso 2/2 danno tre\nBruno: 20\n")


def test_the_next_fault_goes_round() -> None:
    faults = tuple(typed.Fault(line, 1, "x") for line in (2, 5))
    assert table.next_fault(faults, 1, 1, 1) == faults[0]
    assert table.next_fault(faults, 2, 1, 1) == faults[1]
    assert table.next_fault(faults, 5, 1, 1) == faults[0]
    assert table.next_fault(faults, 2, 1, -1) == faults[1]
    assert table.next_fault(faults, 9, 1, -1) == faults[1]
    assert table.next_fault((), 1, 1, 1) is None


def test_the_file_of_a_board_is_a_scenario_like_any_other() -> None:
    scenario = parse(table.file_text(BOARD), "tavolo.yaml")
    assert scenario == table.scenario(BOARD)


def test_a_saved_board_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text(table.file_text(BOARD), "utf-8")
    again = table.opened(path)
    assert table.check(again) == ()
    assert table.scenario(again) == table.scenario(BOARD)


def test_a_board_that_is_lost_stays_lost(tmp_path: Path) -> None:
    """Life 0 is a number like others, not an absence."""
    path = tmp_path / "tavolo.yaml"
    path.write_text(table.file_text("Anna: 0\nBruno: 20\n"), "utf-8")
    assert table.scenario(table.opened(path)).players[0].life == 0


def test_a_line_of_which_nothing_can_be_made_is_not_saved() -> None:
    with pytest.raises(table.NotATable, match="riga 2, colonna 1"):
        table.file_text("Anna: 20\nmno: Orso\nBruno: 20\n")


def test_a_scenario_with_more_than_a_board_is_not_cut_down() -> None:
    with pytest.raises(table.NotATable, match="azioni"):
        table.typed(situation(LETHAL))


def test_a_file_that_is_no_scenario_says_where(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text("giocatri: []\n", "utf-8")
    with pytest.raises(table.NotATable, match="giocatori"):
        table.opened(path)


WORDS = st.text(st.sampled_from("aO:;,\"' \n[]{}#-+/12xà&*!|>%@`"), max_size=80)


@given(WORDS)
def test_whatever_is_typed_is_answered_with_places_inside_it(text: str) -> None:
    lines = text.split("\n")
    for fault in table.check(text):
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


@given(WORDS)
def test_no_line_becomes_syntax_of_the_file(text: str) -> None:
    """What is typed is always text in the file: one title, however it looks."""
    title = " ".join(text.split())
    board = f"titolo: {title}\nAnna: 20\nBruno: 20\n" if title else table.EMPTY
    scenario = parse(table.written(typed.read(board)).text, "x")
    assert [player.name for player in scenario.players] == ["Anna", "Bruno"]
    assert scenario.title == (title or "Il mio tavolo")
