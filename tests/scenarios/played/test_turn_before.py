"""502.2, 608.2i: a board says nothing of the turn before its own: what rests on that is not known unless it is said."""

import pytest

from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.writing import lines_of_file
from scenarios.written.load import parse_lines

BOARD = """
turno: Anna, mantenimento{more}
Anna: Lupo 2/2
> All'inizio di ogni mantenimento, se nell'ultimo turno non sono state lanciate magie, metti un segnalino +1/+1 sul Lupo.
Bruno: 20
{then}
Che forza ha Lupo?
"""


def played(more: str = "", then: str = "") -> Run:
    return run(parse_lines(BOARD.format(more=more, then=then), "t"))


def test_608_2i_what_nobody_said_is_not_known() -> None:
    told = ruling(played())
    assert len(told.incomplete) == 1
    assert "nell'ultimo turno non è detto" in told.incomplete[0]


@pytest.mark.parametrize(("more", "power"), [(", magie 0", 3), (", magie 1", 2), (", numero 5, magie 0", 3)])
def test_608_2i_what_is_said_is_known(more: str, power: int) -> None:
    told = ruling(played(more))
    assert not told.incomplete
    assert f"«Lupo» ha forza {power}." in told.answer


def test_608_2i_the_turn_after_the_first_one_is_known() -> None:
    made = parse_lines(BOARD.format(more="", then="fine turno\nvai a mantenimento").replace(", mantenimento", ""), "t")
    told = ruling(run(made))
    assert not told.incomplete
    assert "«Lupo» ha forza 3." in told.answer


def test_608_2i_the_first_turn_of_a_game_had_none_before_it() -> None:
    assert not ruling(played(", numero 1")).incomplete


def test_608_2i_a_board_without_such_an_ability_lacks_nothing() -> None:
    text = BOARD.format(more="", then="").replace("se nell'ultimo turno non sono state lanciate magie, ", "")
    assert not ruling(run(parse_lines(text, "t"))).incomplete


def test_608_2i_a_file_says_it_as_a_line_does() -> None:
    text = "turno: {di: Anna, sottofase: mantenimento, comincia: sì, magie nell'ultimo turno: 2}\ngiocatori: [Anna, Bruno]\n"
    assert "turno: Anna, mantenimento, magie 2" in lines_of_file(text)
