"""400.2: cards of which nobody knows which they are: several of them are told as so many cards."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20
Bruno: 20
Anna lancia Studio stregoneria
> Guarda le prime {many} carte del tuo grimorio. Aggiungile alla tua mano.
Che cosa succede?
"""


@pytest.mark.parametrize(("many", "number"), [("due", "2"), ("tre", "3")])
def test_400_2_several_are_counted_in_the_answer_and_in_the_steps(many: str, number: str) -> None:
    told = ruling(run(parse_lines(BOARD.format(many=many), "tavolo")))
    assert told.answer[0] == f"{number} carte vanno in mano ad Anna."
    steps = " ".join(one.text for one in told.lines)
    assert f"Anna guarda {number} carte." in steps and "una carta" not in steps


def test_control_400_2_one_of_them_is_a_card() -> None:
    board = BOARD.format(many="due").replace("le prime due carte", "la prima carta").replace("Aggiungile", "Aggiungila")
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0] == "Una carta va in mano ad Anna."
