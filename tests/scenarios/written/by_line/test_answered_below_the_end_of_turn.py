"""514.1: what is answered below «fine turno» is answered as the turn ends, also where nothing follows."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

HAND = ", ".join(f"Sasso{n} artefatto" for n in range(1, 8))
END = f"Anna: 20\nmano: {HAND}, Dardo istantaneo\nBruno: 20\n{{}}\nDov'è il Dardo?"


def _answer(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "t"))).answer)


@pytest.mark.parametrize("reply", ["Anna sceglie Dardo", "scarta: Dardo"])
@pytest.mark.parametrize("after", ["", "\nturno di Bruno"])
def test_514_1_what_is_discarded_may_be_said_below_the_end_of_turn(reply: str, after: str) -> None:
    assert _answer(END.format(f"fine turno\n{reply}{after}")) == "«Dardo» va nel cimitero di Anna."


def test_514_1_also_behind_something_that_was_done() -> None:
    done = f"Anna: 20, Orso 2/2\nmano: {HAND}, Sasso8 artefatto, Dardo istantaneo\nBruno: 20\nAnna lancia Sasso8\n"
    assert "cimitero" in _answer(f"{done}fine turno\nAnna sceglie Dardo\nDov'è il Dardo?")


def test_514_1_control_without_an_answer_it_is_waited_for_and_another_keeps_it() -> None:
    assert "514.1" in _answer(END.format("fine turno"))
    assert _answer(END.format("fine turno\nAnna sceglie Sasso1")) == "«Dardo» resta in mano ad Anna."


def test_514_1_control_an_answer_to_nothing_is_told() -> None:
    with pytest.raises(Exception, match="nessuna domanda"):
        run(
            parse_lines(
                "Anna: 20\nmano: Sasso artefatto\nBruno: 20\nfine turno\nAnna sceglie Sasso\nDov'è il Sasso?", "t"
            )
        )
