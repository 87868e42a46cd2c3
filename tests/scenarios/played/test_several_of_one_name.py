"""111.4: a question on several tokens that were made under one name is answered for each of them."""

import pytest

from scenarios.played.answering import answers
from scenarios.played.expecting import same_answer
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20; mano: Marcia stregoneria
> Crea {} creatura Soldato 1/1 {}.
Bruno: 20
Anna lancia Marcia
risolvi
"""


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("Soldato ha volare?", "«Soldato» («Soldato1») e «Soldato» («Soldato2») non hanno volare."),
        ("Che forza ha Soldato?", "«Soldato» («Soldato1») e «Soldato» («Soldato2») hanno forza 1."),
    ],
)
def test_111_4_each_of_them(asked: str, said: str) -> None:
    made = run(parse_lines(BOARD.format("due pedine", "bianche") + asked, "tavolo"))
    assert ruling(made).answer[0] == said
    assert all(same_answer(made, one, one.value) for one in answers(made))


def test_control_111_4_one_alone_by_its_name() -> None:
    made = run(parse_lines(BOARD.format("una pedina", "bianca") + "Che forza ha Soldato?", "tavolo"))
    assert ruling(made).answer[0] == "«Soldato» ha forza 1."


def test_111_4_they_differ_where_something_makes_them() -> None:
    lines = BOARD.format("due pedine", "bianche") + "Anna lancia +3/+3 su Soldato2\nrisolvi\nChe forza ha Soldato?"
    said = ruling(run(parse_lines(lines, "tavolo"))).answer[0]
    assert said == "«Soldato» («Soldato1» (1/1)) ha forza 1; «Soldato» («Soldato2» (4/4)) ha forza 4."
