"""Ctrl+C ends any command within half a second: said once, with 130, whatever it was doing; and what was written is not lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.judge.calling import posix
from tests.patience import PATIENCE
from tests.shared import ROOT

pytestmark = posix

STUCK = """
import sys, time, types
import judge.__main__ as door
{before}
def run():
    print("begun", flush=True)
    {what}
sys.modules["judge.cli"] = types.SimpleNamespace(main=run)
door.main()
"""
BEGUN = "from judge.__main__ import main; print('begun', flush=True); main()"
DEAF = """
    while True:
        try:
            time.sleep(60)
        except KeyboardInterrupt:
            continue
"""


def begun(what: str, before: str = "") -> subprocess.Popen[str]:
    """A process that has come to this, behind the door of judge."""
    made = subprocess.Popen(
        [sys.executable, "-c", STUCK.format(what=what, before=before)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert made.stdout is not None
    assert made.stdout.readline() == "begun\n"
    return made


def test_an_interruption_is_said_once_and_ends_with_130() -> None:
    made = begun("time.sleep(60)")
    made.send_signal(signal.SIGINT)
    out, said = made.communicate(timeout=PATIENCE)
    assert (made.returncode, out, said) == (130, "", "Interrotto.\n")


def test_an_interruption_that_gets_lost_ends_the_process_all_the_same() -> None:
    made = begun(DEAF)
    made.send_signal(signal.SIGINT)
    _, said = made.communicate(timeout=PATIENCE)
    assert (made.returncode, said) == (130, "Interrotto.\n")


UNFINISHED = """
    class Part:
        def __set_name__(self, owner, name):
            time.sleep(60)
    try:
        class Whole:
            part = Part()
    except Exception as error:
        raise LookupError("a whole without its part") from error
"""
UNRAISABLE = """
    class Last:
        def __del__(self):
            time.sleep(60)
    Last()
    time.sleep(60)
"""


@pytest.mark.parametrize("what", [UNFINISHED, UNRAISABLE], ids=["comes out as another error", "cannot be raised"])
def test_an_interruption_that_becomes_something_else_is_one_all_the_same(what: str) -> None:
    guarded = f"""
    from judge import diagnostics
    def command():{what.replace(chr(10), chr(10) + "    ")}
    sys.exit(diagnostics.guarded(command))
"""
    made = begun(guarded)
    time.sleep(0.5)  # what is loaded first has no such end
    made.send_signal(signal.SIGINT)
    _, said = made.communicate(timeout=PATIENCE)
    assert (made.returncode, said) == (130, "Interrotto.\n")


def test_a_process_that_nobody_interrupts_goes_on() -> None:
    made = begun(DEAF)
    with pytest.raises(subprocess.TimeoutExpired):
        made.wait(timeout=1)
    made.kill()
    made.communicate()


def test_whoever_wants_interruptions_to_be_ignored_has_them_ignored() -> None:
    made = begun("time.sleep(1)", before="import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)")
    made.send_signal(signal.SIGINT)
    made.communicate(timeout=PATIENCE)
    assert made.returncode == 0


def test_what_was_written_is_there_and_threads_are_not_waited_for() -> None:
    """A thread that never ends keeps an interpreter from ending; here it does not keep the person waiting."""
    endless = "import threading; threading.Thread(target=time.sleep, args=(600,)).start()"
    made = begun("sys.stdout.write('x' * 100_000); sys.exit(3)", before=endless)
    assert made.stdout is not None
    out = made.stdout.read()  # what came with the first line is in its buffer already, where communicate does not look
    _, said = made.communicate(timeout=PATIENCE)
    assert (made.returncode, len(out), said) == (3, 100_000, "")


def test_an_interruption_while_the_program_loads_is_said_too(tmp_path: Path) -> None:
    """Nothing of ours but the door is there yet."""
    code = f"""
import importlib.abc, os, signal, sys
class Slow(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "judge.cli":
            os.kill(os.getpid(), signal.SIGINT)
        return None
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path.insert(0, {str(ROOT)!r})
from judge.__main__ import main
sys.meta_path.insert(0, Slow())
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (130, "Interrotto.\n")


@pytest.mark.parametrize(
    "words",
    [
        ("scenario", "esegui", "-"),
        ("scenario", "esplora", "-"),
        ("scenario", "perche-no", "-", "orso"),
        ("scenario", "varia", "-", "senza orso"),
        ("scenario", "azioni", "-"),
        ("scenario", "verifica"),
        ("cerca", "danno", "letale"),
        ("carta", "leggi", "-"),
    ],
)
def test_each_command_is_interrupted(words: tuple[str, ...]) -> None:
    """Wherever it is by then; the figure is the door's own patience, and what it takes the machine to notice."""
    made = subprocess.Popen(
        [sys.executable, "-c", BEGUN, *words],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert made.stdout is not None
    assert made.stdout.readline() == "begun\n"
    time.sleep(0.3)
    made.send_signal(signal.SIGINT)
    _, said = made.communicate(timeout=PATIENCE)
    assert "Traceback" not in said
    assert (made.returncode, said.strip().splitlines()[-1:]) == (130, ["Interrotto."])
