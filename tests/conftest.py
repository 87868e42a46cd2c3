"""What holds for every test: a home of its own, no colours, no animations, no examples drawn by chance."""

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import WorkStealingScheduling

from judge.__main__ import RARELY
from tests.shared import SHARED, SHARED_REQUIRED

# As the program itself has it: with hypothesis and pytest loaded, looking for rubbish took a tenth of the suite.
gc.set_threshold(*RARELY)

# Textual reads this once, when it is imported.
os.environ["TEXTUAL_ANIMATIONS"] = "none"

# What a shell starts in the background ignores Ctrl+C, and all that it starts in turn: no test of interrupts would mean anything.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# 'ci' draws the same examples on every machine; 'dev' (pytest --hypothesis-profile dev) looks for new ones.
settings.register_profile("ci", derandomize=True, max_examples=60, deadline=None, database=None, print_blob=True)
settings.register_profile("dev", max_examples=400, deadline=None)
settings.load_profile("ci")

COLOUR_SWITCHES = ("FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "LINES")
HOME_FOLDERS = {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
}

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> WorkStealingScheduling:
    """A worker that has come to its end takes over what another has not begun: the suite ends when its work does."""
    return WorkStealingScheduling(config, log)


class Homes:
    """Empty homes. Most tests write nothing there, and leave theirs to the next one."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._made, self._empty = folder, 0, list[Path]()

    def take(self) -> Path:
        """One that is empty."""
        if self._empty:
            return self._empty.pop()
        self._made += 1
        home = self._folder / str(self._made)
        home.mkdir()
        return home

    def give_back(self, home: Path) -> None:
        """Whoever had it needs it no more; it is for others if it is as it was."""
        if home.is_dir() and not any(home.iterdir()):
            self._empty.append(home)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Homes:
    """The homes of the tests of this process."""
    return Homes(tmp_path_factory.mktemp("homes"))


@pytest.fixture(autouse=True)
def isolated_home(homes: Homes, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty home for this test alone: no file and no setting of the person who runs it is read or written."""
    home = homes.take()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name, folder in HOME_FOLDERS.items():
        monkeypatch.setenv(name, str(home / folder))
    for name in [*COLOUR_SWITCHES, *(name for name in os.environ if name.startswith("JUDGE_"))]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    # The cards of another test's home are nobody's here.
    if (lending := sys.modules.get("scenarios.written.card_source")) is not None:
        lending.lend_cards(None)
    yield home
    homes.give_back(home)


@pytest.fixture
def shared() -> Path:
    """The folder of shared material; the test is skipped where it is not there, as with the mark of the same name."""
    return SHARED


def needs_shared(item: pytest.Item) -> bool:
    """Whether the test has the mark or the fixture 'shared'."""
    return item.get_closest_marker("shared") is not None or "shared" in getattr(item, "fixturenames", ())


def pytest_runtest_setup(item: pytest.Item) -> None:
    if needs_shared(item) and not SHARED.is_dir():
        pytest.skip(f"no folder shared at {SHARED}")


def refuse_skip(report: Report, *, marked: bool) -> Report:
    """Turn a skip for want of shared material into a failure, where the caller of pytest said that it must be there."""
    if not (SHARED_REQUIRED and report.outcome == "skipped") or hasattr(report, "wasxfail"):
        return report
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if marked or "shared" in reason:
        report.outcome = "failed"
        report.longrepr = f"JUDGE_SHARED_REQUIRED is set, and {report.nodeid} was skipped: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return refuse_skip((yield), marked=needs_shared(item))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return refuse_skip((yield), marked=False)
