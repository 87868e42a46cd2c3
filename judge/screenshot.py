"""The pictures of the pages about the program, drawn by the program itself: `python -m judge.screenshot docs/immagini`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from textual.events import Paste
from textual.widgets import Input, TextArea

from judge import keys
from judge.app import JudgeApp

if TYPE_CHECKING:
    from textual.pilot import Pilot

SIZE = (110, 32)
PATIENCE = 30.0
"""Seconds after which a screen should show what is to be drawn."""
_STILL = 0.2
"""Seconds between two looks at a screen that should be the same."""
SITUATION = "danno-letale"
BOARD = """\
Bruno: Orso 2/2
> Quando l'Orso muore, pesca una carta.
Anna: Vipera 5/5 tocco letale travolgere
Anna attacca con Vipera
Bruno blocca Vipera con Orso
Quanta vita ha Bruno?"""
ASKED = "quante carte posso tenere in mano"

Show = Callable[["Pilot[int]"], Awaitable[None]]


def _shown(pilot: Pilot[int]) -> str:
    return re.sub(r"terminal-[0-9]+", "terminal", pilot.app.export_screenshot(title="judge"))


async def _until(pilot: Pilot[int], seen: str) -> None:
    """Waits until some words stand on the screen. Raises `TimeoutError` where they never do."""
    async with asyncio.timeout(PATIENCE):
        while seen not in "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips()):
            await asyncio.sleep(0.01)


def _still(pilot: Pilot[int]) -> None:
    """Has no cursor blink."""
    for editor in (*pilot.app.screen.query(Input), *pilot.app.screen.query(TextArea)):
        editor.cursor_blink = False


async def _settled(pilot: Pilot[int]) -> str:
    """The picture, when nothing more is worked out and it stays as it is."""
    async with asyncio.timeout(PATIENCE):
        before, now = "", _shown(pilot)
        while before != now or any(not one.is_finished for one in pilot.app.workers):
            await asyncio.sleep(_STILL)
            before, now = now, _shown(pilot)
    return now


async def _played(pilot: Pilot[int]) -> None:
    """A built-in situation, at the step before the last."""
    await _until(pilot, "Decid")
    await pilot.press("end", "left", "enter")
    await pilot.pause()
    await pilot.press("down")


async def _table(pilot: Pilot[int]) -> None:
    """A board that somebody types, with the ruling beside it."""
    await _until(pilot, "Risposta (completa)")
    pilot.app.post_message(Paste(BOARD))
    await _until(pilot, "Dipende:")


async def _rules(pilot: Pilot[int]) -> None:
    """A question of somebody who looks for a rule."""
    await _until(pilot, "Indice")
    pilot.app.post_message(Paste(ASKED))
    await _until(pilot, "402.2")


PICTURES: dict[str, tuple[Callable[[], JudgeApp], Show]] = {
    "regole": (lambda: JudgeApp(keys.RULES), _rules),
    "svolgimento": (lambda: JudgeApp(source=SITUATION), _played),
    "tavolo": (lambda: JudgeApp(keys.TABLE), _table),
}
"""By the name of its file: the application, and what is done before it is drawn."""


async def drawing(name: str) -> str:
    """One of the pictures as SVG; the same each time that it is drawn."""
    make, show = PICTURES[name]
    app = make()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        _still(pilot)
        await show(pilot)
        _still(pilot)
        return await _settled(pilot)


def main(folder: str) -> None:
    """Draws all of them into a folder, as they are for somebody who has nothing of their own yet."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        os.environ.update({f"XDG_{what}_HOME": home for what in ("CACHE", "CONFIG", "DATA", "STATE")})
        for name in PICTURES:
            (target / f"{name}.svg").write_text(asyncio.run(drawing(name)), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2] or ["docs/immagini"])
