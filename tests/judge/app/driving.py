"""Ways to drive the application in a test: keys, waiting with a bound, and what the screen shows."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.events import Key, Paste
from textual.keys import _character_to_key
from textual.pilot import Pilot

from judge import keys
from judge.app import JudgeApp
from judge.first_ruling import FirstRuling
from tests.patience import PATIENCE

NARROW, WIDE = (80, 24), (120, 40)
HANDED_ON = 3
"""How often a key is handed on until something is done with it: by the application, the screen, and the widget with the focus."""


class Driver:
    """One application with its keys."""

    def __init__(self, app: JudgeApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """What the screen shows, line by line, without blanks at the ends of lines."""
        return "\n".join(strip.text.rstrip() for strip in self.app.screen._compositor.render_strips())

    @property
    def drawing(self) -> str:
        """What the screen shows, as SVG without what differs between two drawings of the same."""
        return re.sub(r"terminal-[0-9]+", "terminal", self.app.export_screenshot(title="judge"))

    async def press(self, *pressed: str) -> None:
        """Presses keys, by their names, each when what the one before has set off in the widgets is done.

        What is worked out beside is not waited for, as the pilot of Textual does by looking whether the processor is idle: for
        that there is `until`. That pilot takes at least 40 ms a key, and a second beside work that goes on.
        """
        for key in pressed:
            name = key if len(key) > 1 or key.isalnum() else _character_to_key(key)
            self.app.post_message(Key(name, key if len(key) == 1 else None))
            for _ in range(HANDED_ON):
                await self.pilot.pause(0)

    async def type(self, text: str) -> None:
        """Types a text."""
        await self.press(*text)

    async def answer(self, key: str, asked: str, typed: str) -> None:
        """Presses a key on which something is asked, and answers that."""
        await self.press(key)
        await self.until(asked)
        await self.type(typed)
        await self.press("enter")

    async def paste(self, text: str) -> None:
        """Puts a long text in at once, as a terminal does when it is pasted: a hundred keys take a hundred waits."""
        self.app.post_message(Paste(text))
        await self.pilot.pause()

    async def until(self, what: Callable[[], object] | str) -> None:
        """Waits until something is so, or a text is on the screen; fails with the screen where it never is."""
        met = (lambda: what in self.text) if isinstance(what, str) else what
        end = time.monotonic() + PATIENCE
        while not met():
            if time.monotonic() > end:
                raise AssertionError(f"never so: {what}\n{self.text}")
            await asyncio.sleep(0.01)

    async def settled(self) -> None:
        """Waits until two looks at the screen, some time apart, show the same."""
        before = ""
        end = time.monotonic() + PATIENCE
        while (now := self.text) != before and time.monotonic() < end:
            before = now
            await asyncio.sleep(0.05)


@asynccontextmanager
async def running(
    mode: str = keys.PLAY,
    source: str = "",
    *,
    size: tuple[int, int] = NARROW,
    prepares: bool = False,
    ruling: FirstRuling | None = None,
) -> AsyncIterator[Driver]:
    """The application in a terminal of a size."""
    app = JudgeApp(mode, source, prepares=prepares, ruling=ruling)
    async with app.run_test(size=size, notifications=True) as pilot:
        yield Driver(app, pilot)
