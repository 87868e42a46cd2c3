"""Every kind of question answered with the keyboard alone."""

import pytest

from engine.words.decisions import NO, Answer, Form, Question
from judge.screens.question import QuestionScreen
from tests.judge.app.driving import Driver, running
from tests.judge.app.test_questions_presenter import PEOPLE, question

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]


async def asked(judge: Driver, one: Question) -> list[Answer | None]:
    """Puts a question; what it is answered with comes into the list."""
    await judge.until("3 di 3")
    got: list[Answer | None] = []
    judge.app.push_screen(QuestionScreen(one, PEOPLE), got.append)
    await judge.until("Invio per")
    return got


@pytest.mark.parametrize(
    ("one", "pressed", "answer"),
    [
        (question(Form.CHOOSE, "orso", "lupo", least=1, most=1), ["down", "enter"], Answer(keys=("lupo",))),
        (
            question(Form.CHOOSE, "orso", "lupo", "gatto", least=2, most=2),
            ["space", "enter", "down", "down", "space", "enter"],
            Answer(keys=("orso", "gatto")),
        ),
        (question(Form.ORDER, "orso", "lupo"), ["right", "enter"], Answer(keys=("lupo", "orso"))),
        (question(Form.YES_NO), ["n", "enter"], NO),
        (question(Form.NUMBER, least=0, most=20), ["1", "2", "enter"], Answer(number=12)),
        (question(Form.NUMBER, least=0, most=5), ["9", "enter", "backspace", "4", "enter"], Answer(number=4)),
        (
            question(Form.DIVIDE, "orso", "lupo", least=1, total=4),
            ["right", "enter", "down", "right", "enter"],
            Answer(amounts=(("orso", 2), ("lupo", 2))),
        ),
    ],
    ids=["one", "several", "order", "yes or no", "number", "number mended", "divide"],
)
async def test_answered_by_keys_and_only_when_legal(one: Question, pressed: list[str], answer: Answer) -> None:
    async with running() as judge:
        got = await asked(judge, one)
        for key in pressed:
            await judge.press(key)
        await judge.until(lambda: got)
        assert got == [answer]


async def test_an_answer_against_the_rules_is_told_why() -> None:
    async with running() as judge:
        got = await asked(judge, question(Form.DIVIDE, "orso", "lupo", least=1, total=9))
        await judge.until("restano da dare 7 su 9")
        await judge.press("enter")
        await judge.until("non dà la somma giusta")
        await judge.press("escape")
        await judge.until(lambda: got)
        assert got == [None]
