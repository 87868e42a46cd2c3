"""A trainer's set in the application: chosen by keys and in the palette, in its order, remembered; a broken one says where."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from judge import keys
from judge.palette import JudgeCommands
from judge.presenters import practice, training_sets
from judge.screens.training import AnswerBox, TrainingScreen
from scenarios.training.session import Available, Chosen, Why
from tests.judge.app.driving import NARROW, Driver, running
from tests.judge.test_set_command import ORSO, folder

__all__ = ["folder"]

ONE = Chosen(Available("regola-delle-leggende", 1, ("regola-delle-leggende",)), "regola-delle-leggende", Why.NEW)


@pytest.fixture(autouse=True)
def one_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes back today, in every test."""
    monkeypatch.setattr("scenarios.training.session.session", lambda *_, **__: (ONE,))


async def say(judge: Driver, text: str) -> None:
    await judge.paste(text)
    await judge.press("enter")


async def choose_folder(judge: Driver, place: Path) -> None:
    """Ctrl+O, the last row, the folder."""
    await judge.press("ctrl+o")
    await judge.until("Con che cosa ti alleni?")
    await judge.press("end", "enter")
    await judge.until("In quale cartella sta l'insieme?")
    await say(judge, str(place))


def _fewer(screen: TrainingScreen, than: int) -> bool:
    sitting = screen._practice._sitting
    return not screen._busy and sitting is not None and len([*sitting.left]) < than


async def answer_all(judge: Driver) -> None:
    screen = judge.app.screen
    assert isinstance(screen, TrainingScreen)
    while not screen._practice.answered:
        left = len([*screen._practice._sitting.left]) if screen._practice._sitting is not None else 0
        await say(judge, "?")
        await judge.until(partial(_fewer, screen, left))
    await judge.until("Invio: la prossima.")


async def test_a_set_is_put_in_its_order_and_is_remembered(folder: Path) -> None:
    async with running(keys.TRAINING, size=NARROW) as judge:
        await judge.until("Situazione 1 di 1")
        await choose_folder(judge, folder)
        await judge.until("Il primo giorno (↑")
        await judge.until("Prima i danni.")
        await judge.until("«lupo»?")
        await judge.until("Situazione 1 di 3")
        await answer_all(judge)
        await say(judge, "")
        await judge.until("Situazione 2 di 3")
    async with running(keys.TRAINING, size=NARROW) as judge:
        # What was answered comes last: the set goes on where it was left.
        await judge.until("Il primo giorno (↑")
        await judge.press("ctrl+o")
        await judge.until("Quello che torna oggi, 5 minuti")
        await judge.press("home", "enter")
        await judge.until("Situazione 1 di 1")
        await judge.until(lambda: "Il primo giorno (" not in judge.text)
    async with running(keys.TRAINING) as judge:
        # The control: who went back to what returns today stays there.
        await judge.until("Situazione 1 di 1")


async def test_a_broken_set_says_where_and_what_was_begun_goes_on(folder: Path) -> None:
    (folder / "orso.yaml").write_text(ORSO.replace("zona di orso", "zona di orsi"), "utf-8")
    async with running(keys.TRAINING, size=NARROW) as judge:
        await judge.until("Situazione 1 di 1")
        before = judge.app.screen.query_one(AnswerBox)
        await choose_folder(judge, folder)
        await judge.until(lambda: "orso.yaml:4:10:chiede.1.oggetto:«orsi»" in "".join(judge.text.split()))
        await judge.until("(forse «Orso»?)")
        await judge.press("escape")
        await judge.until("Situazione 1 di 1")
        assert judge.app.screen.query_one(AnswerBox) is before
        await answer_all(judge)
    assert training_sets.current() is None


async def test_a_set_that_is_gone_is_said_and_what_comes_back_is_put(folder: Path) -> None:
    training_sets.remember(folder)
    folder.rename(folder.with_name("altrove"))
    async with running(keys.TRAINING) as judge:
        await judge.until("Situazione 1 di 1")
        await judge.until("«")
    assert training_sets.known() == ()


@pytest.mark.usefixtures("shipped")
async def test_the_palette_finds_a_set_that_was_opened(folder: Path) -> None:
    training_sets.remember(folder)
    training_sets.remember(None)
    async with running(keys.PLAY) as judge:
        await judge.until("3 di 3")
        provider = JudgeCommands(judge.app.screen)
        await provider.startup()
        hits = [hit async for hit in provider.search("insieme primo")]
        assert str(hits[0].text).startswith("Insieme primo (")
        judge.app.train_with(folder)
        await judge.until("Il primo giorno (↑")


async def test_a_session_is_as_long_as_somebody_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def session(*_: object, minutes: float, **__: object) -> tuple[Chosen, ...]:
        given.append(minutes)
        return (ONE,)

    monkeypatch.setattr("scenarios.training.session.session", session)
    async with running(keys.TRAINING) as judge:
        await judge.until("Situazione 1 di 1")
        await judge.press("ctrl+o")
        await judge.until("▌Quello che torna oggi, 10 minuti")
        await judge.press("down", "enter")
        await judge.until(lambda: len(given) > 1)
    assert given == [10, 20]


async def test_the_end_of_a_set_says_how_to_go_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenarios.training.session.wanted", lambda *_, **__: ())
    async with running(keys.TRAINING) as judge:
        await judge.until("Situazione 1 di 1")
        await choose_folder(judge, folder)
        await judge.until(practice.MORE_OF_SET[:40])
