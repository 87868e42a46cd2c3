"""How long things take from nothing, as ratios in one run: `python -m benchmarks.cold_start`.

Commands are held against `import textual.app`, the application against an empty one, each in a process of its own, in turn, so that
a slow moment of the machine touches all of them alike. Medians of seven; of commands also of processor time, which other work on
the machine changes less. What is called first begins without a cache.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

from scenarios.played.budget import resource

RUNS = 7
SITUATION = "danno-letale"
BASE = "python -c 'import textual.app'"
FIRST, SECOND = f"judge scenario esegui {SITUATION}, first", f"judge scenario esegui {SITUATION}, again"
_JUDGE = (sys.executable, "-m", "judge")
COMMANDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (BASE, (sys.executable, "-c", "import textual.app")),
    ("python -c pass", (sys.executable, "-c", "pass")),
    ("judge regola 704.5f", (*_JUDGE, "regola", "704.5f")),
    (FIRST, (*_JUDGE, "scenario", "esegui", SITUATION)),
    (SECOND, (*_JUDGE, "scenario", "esegui", SITUATION)),
    ("judge scenario elenco", (*_JUDGE, "scenario", "elenco")),
    ("judge cerca danno letale, first", (*_JUDGE, "cerca", "danno", "letale")),
)
EMPTY = "from textual.app import App as Measured; first = ''"
DOOR = "import gc; from judge.__main__ import RARELY; gc.set_threshold(*RARELY); "
"""What the door of the program does before anything else; whoever opens the application comes through it."""
APP = f"{DOOR}from judge.app import JudgeApp; Measured = lambda: JudgeApp(prepares=True); first = 'F2 [Svolgimento]'"
TABLE = f"{DOOR}from judge.app import JudgeApp; Measured = lambda: JudgeApp('tavolo', prepares=True); first = 'Risposta (completa)'"
OPENED = DOOR + (
    "from judge import first_ruling; ruling = first_ruling.begun(FILE); from judge.app import JudgeApp; "
    "Measured = lambda: JudgeApp('tavolo', FILE, prepares=True, ruling=ruling); first = 'Risposta (completa)'"
)
"""A board that nobody has seen, in a file."""
CHILD = """
import asyncio, sys, time
begun = time.perf_counter()
{which}
keys, last = {keys!r}
async def look(pilot):
    shown = lambda: ' '.join(strip.text for strip in pilot.app.screen._compositor.render_strips())
    async def seen(sign):
        while sign not in shown():
            await asyncio.sleep(0.01)
        return time.perf_counter()
    painted = pressed = await seen(first)
    if keys:
        await seen('Invio apre')
        await asyncio.sleep({pause})
        pressed = time.perf_counter()
        await pilot.press(*keys)
    answered = await seen(last)
    sys.stdout.write(f"{{painted - begun}} {{answered - pressed}}")
    pilot.app.exit()
Measured().run(headless=True, auto_pilot=look, size=(100, 40))
"""
VERDICT = (("enter",), "Risposta (")
"""What opens the first situation of the list, and what is on the screen once it was played."""


def environment(home: Path) -> dict[str, str]:
    """Folders of its own, and byte code kept as it is for whoever installs the program."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **{f"XDG_{what}_HOME": str(home / what) for what in ("CACHE", "DATA", "STATE", "CONFIG")}}


def took(command: tuple[str, ...], home: Path) -> tuple[float, float]:
    """Milliseconds until a command has ended, and of processor time."""
    before = processor()
    begun = time.perf_counter()
    subprocess.run(command, env=environment(home), capture_output=True, check=True)
    return (time.perf_counter() - begun) * 1000, (processor() - before) * 1000


def processor() -> float:
    """How much of a processor the processes that have ended had, in seconds."""
    used = None if resource is None else resource.getrusage(resource.RUSAGE_CHILDREN)
    return 0.0 if used is None else used.ru_utime + used.ru_stime


def commands(home: Path, show: Callable[[str], object]) -> None:
    """The table of commands."""
    found: dict[str, list[tuple[float, float]]] = {label: [] for label, _ in COMMANDS}
    for run in range(RUNS + 1):
        for label, command in COMMANDS:
            if label == FIRST:
                rmtree(home, ignore_errors=True)
            measured = took(command, home)
            if run:
                found[label].append(measured)
    medians = {label: [statistics.median(each) for each in zip(*times, strict=True)] for label, times in found.items()}
    show(f"{'command':<46}{'ms':>8}{'ratio':>7}{'processor':>11}{'ratio':>7}\n")
    for label, (ms, cpu) in medians.items():
        show(f"{label:<46}{ms:>8.0f}{ms / medians[BASE][0]:>7.2f}{cpu:>11.0f}{cpu / (medians[BASE][1] or 1):>7.2f}\n")


def application(home: Path, show: Callable[[str], object]) -> None:
    """The first screen against that of an empty application, and from a key to the verdict: at once, and after a second.

    What is on the screen is looked at every ten milliseconds: to look oftener would take the processor from what is measured.
    """
    runs = (
        ("empty application", EMPTY, ((), ""), 0),
        ("judge, first screen", APP, ((), ""), 0),
        ("judge tavolo, first verdict", TABLE, ((), ""), 0),
        ("judge tavolo FILE, never seen", OPENED, ((), ""), 0),
        ("judge, key to verdict at once", APP, VERDICT, 0),
        ("judge, key to verdict after a second", APP, VERDICT, 1),
    )
    found: dict[str, list[float]] = {label: [] for label, *_ in runs}
    for run in range(RUNS + 1):
        for label, which, then, pause in runs:
            board = home.with_name(f"{run}.tavolo")
            board.write_text(f"Anna: {20 + run}\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n", "utf-8")
            code = CHILD.format(which=which.replace("FILE", repr(str(board))), keys=then, pause=pause)
            done = subprocess.run(
                (sys.executable, "-c", code), env=environment(home), capture_output=True, text=True, check=True
            )
            painted, answered = map(float, done.stdout.split())
            if run:
                found[label].append((answered if then[0] else painted) * 1000)
    base = statistics.median(found["empty application"])
    for label, times in found.items():
        median = statistics.median(times)
        show(f"{label:<46}{median:>8.0f}{median / base:>7.2f}\n")


def main() -> None:
    """Both tables."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        commands(home, sys.stdout.write)
        application(home, sys.stdout.write)


if __name__ == "__main__":
    main()
