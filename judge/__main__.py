"""`judge`, and `python -m judge`: the door around the command line, there before anything is loaded.

Ctrl+C ends any command within half a second. What goes on tidies up for the first part of that time; what does not come to an end,
because the interruption was lost in code that nobody can interrupt, is ended. What a process has gathered is not taken apart
piece by piece as it ends, which took longer than many commands.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130
"""As `judge.diagnostics.Exit` has it, which is not loaded yet where it is needed first."""
PATIENCE = 0.35
"""For how many seconds what was interrupted may tidy up."""


def main() -> None:
    """Run one call and end the process with its exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # whoever started it may want it to be ignored
        signal.signal(signal.SIGINT, _interrupted)
    try:
        from judge.cli import main as run

        run()
    except KeyboardInterrupt:
        _say()
        leave(INTERRUPTED)
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            leave(ended.code or 0)
        raise


def leave(code: int) -> NoReturn:
    """End the process at once, with all that was written; unless somebody measures it, and wants it to end as usual."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):  # closed, or full: that was told where it was written
            continue
    if sys.getprofile() is None and sys.gettrace() is None:
        os._exit(code)
    sys.exit(code)


def _interrupted(number: int, frame: FrameType | None) -> None:
    """Ctrl+C: as usual, and a while later in any case. A second one is as usual."""
    import threading

    signal.signal(signal.SIGINT, signal.default_int_handler)
    last = threading.Timer(PATIENCE, os._exit, (INTERRUPTED,))
    last.daemon = True
    last.start()
    raise KeyboardInterrupt


def _say() -> None:
    """What `judge.diagnostics` says once it is there."""
    if sys.stderr is not None:
        sys.stderr.write("Interrotto.\n")


if __name__ == "__main__":
    main()
