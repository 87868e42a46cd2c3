"""The ruling on the board that the application is opened with, worked out by a process of its own while the application is loaded.

Screen and engine take about as long to load, and threads of one process would load them one after the other. What the other process
says is shown as what was kept is: until the board has been played here. What it takes to hear it is loaded when it is heard, since
nothing stands before the beginning of the process that it could do without.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from judge.patience import Stopped, never

if TYPE_CHECKING:
    from judge.presenters.ruled import Verdict

RULES = "judge.ruling_alone"
"""The module that does it."""
_LOOKS_AGAIN = 0.1


class FirstRuling:
    """A board that another process reads and rules on."""

    def __init__(self, source: str) -> None:
        """Begins it, for a file or the name of a built-in situation. Raises `OSError` where no process can be had."""
        command = (sys.executable, "-m", RULES, source)
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )

    def of(self, text: str, stopped: Stopped = never) -> Verdict | None:
        """What stands beside that board, waited for; ``None`` where it is another one, was not ruled on, or is stopped."""
        import msgspec

        from judge.presenters.ruled import Verdict
        from judge.ruling_alone import Said

        while True:
            if stopped():
                self.stop()
                return None
            try:
                said, _ = self._process.communicate(timeout=_LOOKS_AGAIN)
                break
            except subprocess.TimeoutExpired:
                continue
            except ValueError:  # it was heard before
                return None
        try:
            board, heading, answer, below = msgspec.json.decode(said, type=Said)
        except msgspec.DecodeError:
            return None
        return Verdict(heading, answer, below) if board == text else None

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._process.returncode is None:
            self._process.kill()
            self._process.communicate()


def begun(source: str) -> FirstRuling | None:
    """One that has begun; ``None`` where no process can be had, or none is wanted."""
    try:
        return FirstRuling(source) if source else None
    except OSError:
        return None
