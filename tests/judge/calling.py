"""Ways to call the command line in a test: in this process, in one of its own, and in one that has a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from inspect import signature

import click
import pytest
from click.testing import CliRunner, Result

from judge.cli import cli
from tests.patience import PATIENCE
from tests.shared import ROOT

posix = pytest.mark.skipif(os.name == "nt", reason="needs signals, pipes and terminals as POSIX has them")

CODE = "import sys; from judge.__main__ import main; sys.argv[0] = 'judge'; main()"


def runner() -> CliRunner:
    """A runner that keeps the two streams apart, as newer ones of click always do."""
    mixing = "mix_stderr" in signature(CliRunner).parameters
    return CliRunner(**{"mix_stderr": False} if mixing else {})  # type: ignore[arg-type]


def judge(*words: str, typed: str | bytes = b"") -> Result:
    """The command line in this process; an error that it did not foresee fails the test."""
    result = runner().invoke(cli, list(words), input=typed)
    assert result.exit_code != 70, result.stderr
    return result


def process(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The console script in a process of its own, with these variables in its environment besides those of the test."""
    return subprocess.run(
        [sys.executable, "-c", CODE, *words],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )


def on_terminal(*words: str, columns: int, **environment: str) -> str:
    """What the console script writes, on either stream, to a terminal with so many columns. Not for Windows."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-c", CODE, *words],
        cwd=ROOT,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, **environment},
    ):
        os.close(theirs)
        written = b"".join(_until_closed(ours))
    os.close(ours)
    return written.decode().replace("\r\n", "\n")


def every_command(
    command: click.Command = cli, path: Sequence[str] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Each command with the words that lead to it, the root first."""
    yield tuple(path), command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from every_command(below, [*path, name])


def _until_closed(descriptor: int) -> Iterator[bytes]:
    while True:
        try:
            piece = os.read(descriptor, 65536)
        except OSError:  # Linux says so that the other end of a terminal is gone
            return
        if not piece:
            return
        yield piece
