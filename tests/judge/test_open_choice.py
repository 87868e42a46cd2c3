"""`judge scenario esegui` of a board that waits for a choice: what comes of each reply stands where the answer does (702.19b)."""

from pathlib import Path

import pytest

from judge import patience
from tests.judge.calling import judge


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine all outcomes may take longer than a judge waits for them."""
    monkeypatch.setattr(patience, "OPENING", 600)


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


DICE = """\
Anna: Folletto creatura 1/1
> Ogni volta che tiri uno o più dadi, il Folletto prende +1/+0 fino alla fine del turno.
Anna: Amuleto artefatto
> Se stai per tirare uno o più dadi, tira invece {many} dadi più uno e ignora il risultato più basso.
Bruno
Anna lancia Azzardo stregoneria
> Tira un d{die}. Guadagni punti vita pari al risultato.
{asked}
"""


def rolled(folder: Path, many: str, asked: str, die: int = 20) -> str:
    board = folder / "t.tavolo"
    board.write_text(DICE.format(many=many, asked=asked, die=die), "utf-8")
    return judge("scenario", "esegui", str(board)).output


@pytest.mark.parametrize("many", ["quel numero di", "altrettanti"])
def test_706_6_what_is_the_same_of_all_rolls_is_the_answer(tmp_path: Path, many: str) -> None:
    told = rolled(tmp_path, many, "Che forza ha il Folletto?", die=8)
    assert "Comunque si scelga: «Folletto» ha forza 2." in told and "esiti" not in told
    assert "la risposta non cambia; cambia altro, che qui non si chiede" in " ".join(told.split())


def test_control_706_2_what_the_roll_decides_is_told_of_each(tmp_path: Path) -> None:
    told = rolled(tmp_path, "altrettanti", "Quanta vita ha Anna?")
    assert "Ci sono 20 esiti." in told and "Comunque" not in told


UNREAD = "carta: Rebus artefatto\n> La sagoma scompiglia ventagli.\n"


@pytest.mark.parametrize("unread", ["", f"{UNREAD}Anna: Rebus\n"], ids=["all read", "one text not read"])
def test_706_2_what_every_roll_comes_to_is_the_answer_whether_all_is_read_or_not(tmp_path: Path, unread: str) -> None:
    board = tmp_path / "t.tavolo"
    card = "> Tira un d8. Guadagni 1 punto vita.\n"
    board.write_text(f"{unread}Anna:\nBruno:\nAnna lancia Azzardo stregoneria\n{card}Quanta vita ha Anna?\n", "utf-8")
    told = judge("scenario", "esegui", str(board)).output
    assert ("La risposta è incompleta" in told) is bool(unread)
    assert "Anna passa da 20 a 21 punti vita." in told and "esit" not in told and "incompleta: Anna" not in told


def test_many_ways_that_come_to_the_same_have_one_line(tmp_path: Path) -> None:
    board = tmp_path / "t.tavolo"
    card = "> Tira un d20. Guadagni punti vita pari al risultato. Se il risultato è 20, ogni avversario perde 3 punti vita.\n"
    board.write_text(f"Anna: 20\nBruno\nAnna lancia Azzardo stregoneria\n{card}Quanta vita ha Bruno?\n", "utf-8")
    told = judge("scenario", "esegui", str(board)).output
    assert told.count("→") == 2 and "1) 1 / 2 / e altri 17 → Bruno resta a 20 punti vita." in told
