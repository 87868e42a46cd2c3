"""How long the first screen takes, against an empty Textual application on the same machine: `python -m tests.judge.app.startup`.

For information: a time depends on the machine, so no test asks for one; `test_startup.py` counts modules instead.
"""

from __future__ import annotations

import statistics
import subprocess
import sys

from tests.shared import ROOT

RUNS = 9
EMPTY = "from textual.app import App as Measured; sign = ''"
JUDGE = "from judge.app import JudgeApp as Measured; sign = 'F2 [Svolgimento]'"
CHILD = """
import asyncio, sys, time
begun = time.perf_counter()
{which}
async def look(pilot):
    screen = lambda: ' '.join(strip.text for strip in pilot.app.screen._compositor.render_strips())
    while sign not in screen():
        await asyncio.sleep(0.001)
    sys.stdout.write(str(time.perf_counter() - begun))
    pilot.app.exit()
Measured().run(headless=True, auto_pilot=look)
"""


def seconds(which: str) -> float:
    """How long one of the two takes, in an interpreter of its own, from its first import to its first screen."""
    run = subprocess.run(
        [sys.executable, "-c", CHILD.format(which=which)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def main() -> None:
    """Measures both in turn, so that what else the machine does falls on both, and says the medians and their ratio."""
    pairs = [(seconds(EMPTY), seconds(JUDGE)) for _ in range(RUNS)]
    empty, judge = (statistics.median(times) for times in zip(*pairs, strict=True))
    sys.stdout.write(f"empty {empty * 1000:.0f} ms, judge {judge * 1000:.0f} ms, ratio {judge / empty:.2f}\n")


if __name__ == "__main__":
    main()
