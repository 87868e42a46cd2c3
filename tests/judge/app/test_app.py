"""The application as a whole: how it is started, how it ends, how it looks."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot
from textual.worker import WorkerFailed

from judge import app as application
from judge import keys
from judge.presenters.sources import Source
from judge.screens.library import LibraryScreen
from judge.screens.rules import RulesScreen
from judge.screens.table import TableScreen
from tests.judge.app.driving import NARROW, WIDE, running
from tests.judge.app.situations import LEGENDS, LETHAL, situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]


@pytest.mark.parametrize(
    ("mode", "screen"), [(keys.PLAY, LibraryScreen), (keys.TABLE, TableScreen), (keys.RULES, RulesScreen)]
)
async def test_each_mode_can_be_the_first(mode: str, screen: type) -> None:
    async with running(mode) as judge:
        await judge.until("]")
        assert isinstance(judge.app.screen, screen)


def test_what_nobody_foresaw_is_raised_and_not_shown_by_textual(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: application.JudgeApp, **_: object) -> None:
        self._exception = ZeroDivisionError("unforeseen")

    monkeypatch.setattr(application.JudgeApp, "run", broken)
    with pytest.raises(ZeroDivisionError, match="unforeseen"):
        application.run("regole", None)


def test_leaving_is_exit_code_0(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[application.JudgeApp] = []
    monkeypatch.setattr(application.JudgeApp, "run", lambda self, **_: started.append(self))
    assert application.run() == 0
    assert application.run(None, Path("mia.yaml")) == 0
    assert [one.DEFAULT_MODE for one in started] == [keys.PLAY, keys.PLAY]


@pytest.mark.parametrize(("group", "waited_for"), [("ahead", False), ("remember", True)])
def test_leaving_waits_for_what_is_written_down_and_for_nothing_else(
    group: str, waited_for: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "LEAVING", 60.0)
    done, enough = Event(), Event()

    def work() -> None:
        enough.wait(0.3 if waited_for else 60)
        done.set()

    async def leave(pilot: Pilot[object]) -> None:
        pilot.app.run_worker(work, thread=True, group=group)
        await pilot.app.run_action("quit")

    run = application.JudgeApp.run
    monkeypatch.setattr(
        application.JudgeApp, "run", lambda self, **given: run(self, headless=True, auto_pilot=leave, **given)
    )
    try:
        assert application.run(keys.RULES) == 0
        assert done.is_set() == waited_for
    finally:
        enough.set()


async def test_an_error_in_a_worker_that_nobody_types_beside_ends_the_application_with_the_error() -> None:
    def broken() -> None:
        raise ZeroDivisionError("unforeseen")

    async def work() -> None:
        async with running() as judge:
            await judge.until("3 di 3")
            judge.app.run_worker(broken, thread=True)
            await judge.until(lambda: not judge.app.is_running)

    with pytest.raises(WorkerFailed, match="unforeseen"):
        await work()


async def test_a_picture_of_a_situation(picture: SnapshotAssertion) -> None:
    async with running(size=WIDE) as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Risposta (completa)")
        await judge.press("end", "left")
        await judge.until("Regole: 704.5g, 701.8a")
        await judge.settled()
        assert judge.drawing == picture


async def test_a_picture_of_a_question_on_light_ground(picture: SnapshotAssertion) -> None:
    async with running(size=NARROW) as judge:
        await judge.until("3 di 3")
        await judge.press("ctrl+t")
        judge.app.play(Source("prova", lambda: situation(LEGENDS)))
        await judge.until("Risposta (in attesa)")
        await judge.press("r")
        await judge.until("Invio per scegliere")
        await judge.settled()
        assert judge.drawing == picture


async def test_a_picture_of_a_rule(picture: SnapshotAssertion) -> None:
    async with running(keys.RULES, size=NARROW) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.settled()
        assert judge.drawing == picture
