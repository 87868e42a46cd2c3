"""The picture of the application in the README: `python -m judge.screenshot docs/immagini/svolgimento.svg`."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from judge.app import JudgeApp

SITUATION = "danno-letale"
SIZE = (110, 32)
PATIENCE = 30.0
"""Seconds after which the situation should have been played."""


async def drawing(situation: str = SITUATION) -> str:
    """A built-in situation played, at the step before the last, as SVG; the same each time that it is drawn."""
    from judge.screens.play import PlayScreen

    app = JudgeApp(source=situation)
    async with app.run_test(size=SIZE) as pilot:
        async with asyncio.timeout(PATIENCE):
            while not (isinstance(app.screen, PlayScreen) and app.screen.played):
                await asyncio.sleep(0.01)
        await pilot.press("end", "left", "enter")
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        return re.sub(r"terminal-[0-9]+", "terminal", app.export_screenshot(title="judge"))


def main(path: str) -> None:
    """Draws it and puts it into a file."""
    target = Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(asyncio.run(drawing()), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2] or ["docs/immagini/svolgimento.svg"])
