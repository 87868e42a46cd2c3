"""608.2d, 401.2: at which end of a library something is put is a choice between two ends, and nothing that may be left undone."""

from __future__ import annotations

import pytest

from engine import Form, Purpose, StepKind
from scenarios.played.run import Run, run
from scenarios.told import ruling
from scenarios.told.questions import lines_that_answer
from scenarios.written.load import parse_lines

BOARD = """\
Anna: Drago 5/5
Bruno in mano: Congedo istantaneo {{1}}{{U}}
> {text}
Bruno lancia Congedo su Drago
{answer}
Dove finisce il Drago?
"""
EITHER_END = "Il proprietario di una creatura bersaglio la mette in cima o in fondo al suo grimorio."
MAY = "Puoi far tornare una creatura bersaglio in mano al suo proprietario."


def played(text: str, answer: str = "risolvi") -> Run:
    return run(parse_lines(BOARD.format(text=text, answer=answer), "t"))


def test_608_2d_it_is_asked_which_end_and_the_lines_that_say_so_are_told() -> None:
    made = played(EITHER_END)
    assert made.question is not None and (made.question.form, made.question.purpose) == (Form.CHOOSE, Purpose.CHOICE)
    assert lines_that_answer(made.question, made.people) == ("Anna sceglie in cima", "Anna sceglie in fondo")
    assert "603.5" not in ruling(made).rules


@pytest.mark.parametrize("end", ["in cima", "in fondo"])
def test_608_2d_the_end_is_said_as_it_is_printed(end: str) -> None:
    made = played(EITHER_END, f"Anna sceglie {end}")
    assert made.question is None and not made.needless
    told = " ".join(line.text for line in ruling(made).lines)
    assert f"{end} al grimorio di Anna" in told and "603.5" not in [
        rule for one in ruling(made).lines for rule in one.rules
    ]


def test_control_what_may_be_done_is_still_a_yes_or_no() -> None:
    made = played(MAY)
    assert made.question is not None and made.question.form is Form.YES_NO
    control = played(MAY, "risposta: sì")
    assert control.question is None and "603.5" in [rule for one in ruling(control).lines for rule in one.rules]


TWO_TRIGGERS = """\
Anna in mano: Araldo creatura 2/2
> Quando l'Araldo entra nel campo di battaglia, pesca una carta.
> Quando l'Araldo entra nel campo di battaglia, perdi 1 punto vita.
Bruno: 20
Anna lancia Araldo
risolvi
{order}
risolvi
Quanta vita ha Anna?
"""


def test_603_3b_of_two_abilities_of_one_card_the_lines_that_order_them_are_told_and_taken() -> None:
    waiting = run(parse_lines(TWO_TRIGGERS.format(order="").replace("\n\n", "\n"), "t"))
    assert waiting.question is not None and waiting.question.purpose is Purpose.TRIGGER_ORDER
    first, second = lines_that_answer(waiting.question, waiting.people)
    assert first == "Anna ordina Araldo abilità 1, Araldo abilità 2"
    assert [put_in_order(one) for one in (first, second)] == [[0, 1], [1, 0]]


def put_in_order(order: str) -> list[int]:
    made = run(parse_lines(TWO_TRIGGERS.format(order=order), "t"))
    put = [one.step for one in made.steps if one.step.kind is StepKind.ABILITY_PUT_ON_STACK]
    return [one.cause.index for one in put if one.cause is not None]
