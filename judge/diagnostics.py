"""What goes to stderr and how a run ends: messages, exit codes, and what becomes of an error that nobody foresaw."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import IntEnum
from itertools import count
from typing import TYPE_CHECKING, BinaryIO, TextIO

import click

from judge import interruption
from judge.commands import italian
from judge.render import clean
from ruletext.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path

DEBUG = "JUDGE_DEBUG"
"""The environment variable which, set to 1, has the whole report of an unforeseen error shown on stderr."""

KEPT_REPORTS = 20
"""How many reports of unforeseen errors are kept; the oldest make room."""


class Exit(IntEnum):
    """How a run ended. `meaning` says it for the help page."""

    meaning: str

    def __new__(cls, code: int, meaning: str) -> Exit:
        made = int.__new__(cls, code)
        made._value_ = code
        made.meaning = meaning
        return made

    RIGHT = 0, "tutto giusto, anche se una decisione è in attesa o incompleta, purché le attese siano vere"
    FAILED = 1, "un'attesa o un controllo non è vero"
    WRONG_INPUT = 2, "quello che è stato scritto non va"
    BROKEN = 70, "errore del programma"
    INTERRUPTED = 130, "interrotto con Ctrl+C"
    UNWRITTEN = 74, "la risposta non si è potuta scrivere"
    OUTPUT_CLOSED = 141, "chi leggeva la risposta ha chiuso prima della fine"


class Problem(click.ClickException):
    """A run that cannot go on, with what to say in Italian and how to end."""

    def __init__(self, message: str, code: Exit = Exit.WRONG_INPUT) -> None:
        super().__init__(message)
        self.code = code


class OutputFullError(Exception):
    """The answers cannot be written: a full disk, a device that takes nothing. Not an `OSError` either."""


class OutputClosedError(Exception):
    """Whoever read the answers reads no more of them. Not an `OSError`, which click would take for its own business."""


def say(message: str) -> None:
    """A message for the person, on stderr; where it cannot be written, nothing more can be said."""
    try:
        click.echo(clean(message), err=True)
    except OSError:
        _give_up(sys.stderr)


def complain(message: str) -> None:
    """A message about something that is wrong."""
    say(f"Errore: {message}")


def standard_input() -> BinaryIO:
    """What is typed or piped in. Raises `Problem` where it is closed."""
    if sys.stdin is None:  # closed by the shell: judge ... <&-
        raise Problem("da stdin non arriva niente: è chiuso")
    return sys.stdin.buffer


QUIET = 2.0
"""Seconds after which somebody wonders whether anything is waited for."""


@contextmanager
def telling_that_it_waits() -> Iterator[None]:
    """Around reading standard input to its end: where that does not come, it is told once that it is waited for.

    Whoever pipes may take any time, so nothing is given up.
    """
    waits = threading.Timer(QUIET, say, ("Aspetto la fine di stdin: in un terminale Ctrl+D. Ctrl+C lascia perdere.",))
    waits.daemon = True
    waits.start()
    try:
        yield
    finally:
        waits.cancel()


_CANNOT_BE_WRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def takes_no_more(error: OSError) -> bool:
    """Whether a disk or a device is full."""
    return error.errno in _CANNOT_BE_WRITTEN


@contextmanager
def noticing_closed_output() -> Iterator[None]:
    """Tells the end of whoever reads the answers from every other error of the system: raises `OutputClosedError`, or
    `OutputFullError` where what is open already takes no more."""
    try:
        yield
    except OSError as error:
        # Windows reports a pipe without a reader as an invalid argument.
        if error.errno == errno.EPIPE or (os.name == "nt" and error.errno == errno.EINVAL):
            raise OutputClosedError from error
        if error.filename is None and takes_no_more(error):
            raise OutputFullError(reason(error)) from error
        raise


def guarded(run: Callable[[], object]) -> int:
    """Runs a command to its end and gives the exit code: what it returns, or what its error stands for."""
    try:
        with noticing_closed_output():
            code = run()
            if sys.stdout is not None:  # closed by the shell: judge ... >&-
                sys.stdout.flush()
    except click.ClickException as error:
        complain("\n".join(filter(None, (italian.message(error), italian.usage(error)))))
        return error.code if isinstance(error, Problem) else Exit.WRONG_INPUT
    except (click.Abort, KeyboardInterrupt):
        interruption.tell()
        return Exit.INTERRUPTED
    except OutputClosedError:
        _give_up(sys.stdout)
        return Exit.OUTPUT_CLOSED
    except OutputFullError as error:
        complain(f"la risposta non si può scrivere: {error}")
        _give_up(sys.stdout)
        return Exit.UNWRITTEN
    except Exception as error:  # noqa: BLE001 - the last door: what nobody foresaw is written down in full, and told
        if interruption.outstanding():  # and came out as this
            interruption.tell()
            return Exit.INTERRUPTED
        report(error)
        if isinstance(error, OSError):  # it may be the answers that cannot be written: a full disk
            _give_up(sys.stdout)
        return Exit.BROKEN
    return int(code) if isinstance(code, int) else Exit.RIGHT


def _give_up(stream: TextIO) -> None:
    """What a stream still has to write goes nowhere, or the interpreter would complain of it as it ends."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def report(error: Exception) -> None:
    """Writes down an error that nobody foresaw, where the person can find it, and says so."""
    told = _traced(error)
    if os.environ.get(DEBUG) == "1":
        say(told)
    try:
        where = _written(told)
    except OSError as trouble:
        # A report that can be kept nowhere is still not lost.
        say(told)
        complain(f"{_what(error)}; il rapporto è qui sopra, perché non si può scrivere su disco ({reason(trouble)})")
    else:
        complain(f"{_what(error)}; il rapporto completo è in {where}")


def unforeseen(error: Exception) -> str:
    """Writes down an error that nobody foresaw, and gives the words for it, for a screen that goes on being there."""
    told = _traced(error)
    try:
        where = _written(told)
    except OSError as trouble:
        last = told.strip().splitlines()[-1]
        return f"{_what(error)}; il rapporto non si può scrivere su disco ({reason(trouble)}); finisce così: {last}"
    return f"{_what(error)}; il rapporto completo è in {where}"


def _what(error: Exception) -> str:
    return f"imprevisto del programma ({type(error).__name__})"


def _traced(error: Exception) -> str:
    import traceback

    return "".join(traceback.format_exception(error))


def _written(told: str) -> Path:
    import platform
    from datetime import UTC, datetime

    from judge import paths

    now = datetime.now(UTC)
    system = f"Python {platform.python_version()}, {platform.platform()}"
    # Two runs of one second have different process numbers; one run may have several to write.
    folder, name = paths.made(paths.state() / "errori"), f"{now:%Y%m%dT%H%M%SZ}-{os.getpid()}"
    several = (folder / f"{name}{f'-{number}' if number else ''}.txt" for number in count())
    file = next(one for one in several if not one.exists())
    for old in sorted(file.parent.glob("*.txt"))[: 1 - KEPT_REPORTS]:
        old.unlink(missing_ok=True)
    file.write_text(f"{now.isoformat()}\n{system}\n{sys.argv!r}\n\n{told}", "utf-8", errors="backslashreplace")
    return file
