"""Ctrl+C, from the first moment on: said once, and the process ends half a second later whatever it is doing.

An interruption may come where nobody can raise it (a finalizer, a callback of the interpreter), or come out as another error (a
class body that could not be finished). It is one all the same.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType

EXIT = 130
"""As `judge.diagnostics.Exit` has it, which is not loaded yet where it is needed first."""
PATIENCE = 0.35
"""For how many seconds what was interrupted may tidy up."""

_told = threading.Event()
"""Not set between an interruption and its being told."""
_told.set()


def listen() -> None:
    """Take Ctrl+C over, unless whoever started the process wants it to be ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)


def tell() -> None:
    """Say that the process was interrupted."""
    _told.set()
    if sys.stderr is not None:
        sys.stderr.write("Interrotto.\n")


def outstanding() -> bool:
    """Whether an interruption came that nobody has told: it got lost, and what went on came to its own end."""
    return not _told.is_set()


def _interrupted(number: int, frame: FrameType | None) -> None:
    """As usual, and a while later in any case. A second one is as usual."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.unraisablehook = _lost
    _told.clear()
    last = threading.Timer(PATIENCE, _end)
    last.daemon = True
    last.start()
    raise KeyboardInterrupt


def _lost(unraisable: sys.UnraisableHookArgs) -> None:
    """An interruption that could not be raised is nobody's error; `_end` comes all the same."""
    if not issubclass(unraisable.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(unraisable)


def _end() -> None:
    if outstanding():
        tell()
    os._exit(EXIT)
