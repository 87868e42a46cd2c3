"""`judge scenario esegui` of a board that waits for a choice: what comes of each reply stands where the answer does (702.19b)."""

from pathlib import Path

import pytest

from tests.judge.calling import judge

BOARD = "Anna: Belva {size} travolgere\nBruno: Fante 1/1\n"
LINES = f"{BOARD}Anna attacca con Belva\nBruno blocca Belva con Fante\n{{more}}Quanta vita ha Bruno?\n"


def ruled(folder: Path, *words: str, size: str = "4/4", more: str = "") -> str:
    board = folder / "t.tavolo"
    board.write_text(LINES.format(size=size, more=more), "utf-8")
    return judge("scenario", "esegui", str(board), *words).output


def test_702_19b_every_way_to_divide_is_told_with_what_comes_of_it(tmp_path: Path) -> None:
    told = ruled(tmp_path)
    assert "Ci sono 4 esiti." in told and "1 a «Fante» e 3 a Bruno → Bruno passa da 20 a 17 punti vita." in told
    assert "Finora" not in told


def test_what_was_divided_is_asked_no_more(tmp_path: Path) -> None:
    told = ruled(tmp_path, more="Anna assegna 1 a Fante, 3 a Bruno\n")
    assert "Bruno passa da 20 a 17 punti vita." in told and "esiti" not in told


@pytest.mark.parametrize(("form", "sign"), [("markdown", "→"), ("html", "→")])
def test_the_same_stands_in_what_is_printed(tmp_path: Path, form: str, sign: str) -> None:
    told = ruled(tmp_path, "--formato", form)
    assert sign in told and "17 punti vita" in told


def test_many_ways_are_told_in_part_and_where_to_find_the_rest(tmp_path: Path) -> None:
    told = ruled(tmp_path, size="20/20")
    assert told.count("→") == 12 and "… e altri 8: li elenca tutti judge scenario esplora." in told
