"""Allenamento as somebody uses it: a question answered, what was right, the next situation, the steps behind it."""

from __future__ import annotations

import json

import pytest

from judge import keys
from judge.presenters import practice
from judge.presenters.training import history
from judge.screens.play import PlayScreen
from judge.screens.training import AnswerBox, TrainingScreen
from judge.widgets.panes import TextPane
from scenarios.training.session import Available, Chosen, Why
from tests.judge.app.driving import NARROW, WIDE, Driver, running

ONE = Chosen(Available("danno-letale", 1, ("danno",)), "danno", Why.NEW)
OTHER = Chosen(Available("regola-delle-leggende", 1, ("regola-delle-leggende",)), "regola-delle-leggende", Why.DUE)


@pytest.fixture(autouse=True)
def two_situations(monkeypatch: pytest.MonkeyPatch) -> None:
    """The session of every test: the same two situations on every day."""
    monkeypatch.setattr("scenarios.training.session.session", lambda *_, **__: (ONE, OTHER))


# A question is looked for by its number at the edge: further in stand the numbers of what is done.
async def say(judge: Driver, text: str) -> None:
    await judge.paste(text)
    await judge.press("enter")


async def to_its_end(judge: Driver) -> None:
    """What is left of three questions is passed over, one after the other."""
    for number in (2, 3):
        await say(judge, "?")
        await judge.until(f"\n {number}. ")
    await say(judge, "?")
    await judge.until("Invio: la prossima.")


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
async def test_nothing_but_the_situation_is_seen_until_all_is_answered(size: tuple[int, int]) -> None:
    async with running(keys.TRAINING, size=size) as judge:
        await judge.until("Situazione 1 di 2")
        await judge.until("1. In quale zona è «orso»?")
        assert "704.5g" not in judge.text
        assert "Tre danni a un Orso" not in judge.text
        assert "F5 Passi" not in judge.text


async def test_answers_are_graded_and_kept_and_the_next_situation_comes() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await say(judge, "cimitero")
        await judge.until("\n 2. ")
        await say(judge, "704.5g orso")
        await judge.until("\n 3. ")
        await say(judge, "100.1")
        await judge.until("Che cosa era giusto")
        await judge.until("Invio: la prossima.")
        await say(judge, ":voto 4")
        await judge.until("Conta come 4")
        await say(judge, "")
        await judge.until("Situazione 2 di 2")
    with history() as kept:
        kinds = [json.loads(line)["genere"] for line in kept.exported()]
    assert kinds == ["risposta", "voto"]


async def test_what_is_no_answer_is_said_and_stays_to_be_mended() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await say(judge, "cimitro")
        await judge.until("forse «cimitero»?")
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("ctrl+u")
        await say(judge, ":voto 3")
        await judge.until("prima si risponde a tutte le domande")


async def test_what_is_said_never_lies_on_the_question() -> None:
    async with running(keys.TRAINING, size=NARROW) as judge:
        await judge.until("1. In quale zona è «orso»?")
        for key, said in (
            ("f6", "mostra le scelte"),
            ("f7", "Si prevede passo per passo."),
            ("f7", "Si prevede come finisce."),
        ):
            await judge.press(key)
            await judge.until(said)
            await judge.until("1. ")
            assert not [*judge.app._notifications]


async def test_whoever_has_gone_down_the_situation_stays_there_for_the_next_question() -> None:
    async with running(keys.TRAINING, size=(80, 16)) as judge:
        await judge.until("1. In quale zona è «orso»?")
        pane = judge.app.screen.query_one(TextPane)
        await judge.press("pagedown")
        await judge.until(lambda: pane.scroll_y > 0)
        down = pane.scroll_y
        await say(judge, "cimitero")
        await judge.until("2. Quali azioni")
        assert pane.scroll_y == down


async def test_a_word_that_was_carried_out_does_not_stay_in_the_box() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await say(judge, ":passi")
        await judge.until("prima si risponde a tutte le domande")
        await judge.press("ctrl+u")
        await to_its_end(judge)
        await say(judge, ":passi")
        await judge.until(lambda: isinstance(judge.app.screen, PlayScreen))
        await judge.press("f9")
        await judge.until("Invio: la prossima.")
        await judge.press("enter")
        await judge.until("Situazione 2 di 2")


async def test_a_word_is_completed_with_the_right_arrow() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("c", "i", "m")
        await judge.until(lambda: judge.app.screen.query_one(AnswerBox)._suggestion == "cimitero")
        await judge.press("right", "enter")
        await judge.until("2. Quali azioni")
        await judge.paste("704.5")
        await judge.until("704.5a")


async def test_statistics_are_drawn_over_the_screen() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("ctrl+s")
        await judge.until("Non è ancora stata risposta")
        await judge.press("escape")
        await to_its_end(judge)
        await judge.press("ctrl+s")
        await judge.until("100 % │")
        await judge.press("escape")
        await judge.until("Invio: la prossima.")


async def test_the_steps_open_in_svolgimento_once_all_is_answered() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("f5")
        assert isinstance(judge.app.screen, TrainingScreen)
        await to_its_end(judge)
        await judge.press("f5")
        await judge.until(lambda: isinstance(judge.app.screen, PlayScreen))
        await judge.press("f9")
        await judge.until("Invio: la prossima.")


async def test_the_session_ends_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenarios.training.session.session", lambda *_, **__: ())
    async with running(keys.TRAINING) as judge:
        await judge.until(practice.NOTHING)
        await judge.until(practice.MORE)
        monkeypatch.setattr("scenarios.training.session.wanted", lambda *_, **__: (ONE,))
        await say(judge, "x")
        for number in (2, 3):
            await judge.until(f"\n {number - 1}. ")
            await say(judge, "?")
        await judge.until("\n 3. ")
        await say(judge, "?")
        await judge.until("Invio: la prossima.")
        await say(judge, "")
        await judge.until("1 situazione, giusto il 0 %.")


async def test_answers_to_choose_from_come_with_a_key_and_go_again() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        assert "b) " not in judge.text
        await judge.press("f6")
        await judge.until("b) ")
        await say(judge, "a")
        await judge.until("2. Quali azioni")
        await judge.until("b) ")
        await judge.press("f6")
        await judge.until("come «704.5g orso")


async def test_a_situation_is_walked_through_with_a_key_until_it_is_begun() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("f7")
        await judge.until("1. Fra che cosa si può scegliere")
        assert "Sta per risolversi" not in judge.text
        await say(judge, "orso, Anna, Bruno")
        await judge.until("Sta per risolversi «Scossa»")
        await judge.until("2. In quale zona")
        await judge.press("f7")
        await judge.until("si cambia prima di rispondere")


async def test_an_answered_situation_is_presented_step_by_step_and_what_is_said_is_kept() -> None:
    async with running(keys.TRAINING) as judge:
        await judge.until("1. In quale zona è «orso»?")
        await judge.press("f8")
        assert isinstance(judge.app.screen, TrainingScreen)
        await to_its_end(judge)
        await judge.press("f8")
        await judge.until("Passo 0 di ")
        await judge.press("space")
        await judge.until("Passo 1 di ")
        await judge.press("g")
        await judge.until("chi l'ha detto?")
        await say(judge, "Ada")
        await judge.until("Passo 1 di ")
        await judge.press("escape")
        await judge.until("Invio: la prossima.")
    with history() as kept:
        last = [json.loads(line) for line in kept.exported()][-1]
    assert (last["genere"], last["candidate"], last["verdict"]) == ("lezione", "Ada", "giusto")
