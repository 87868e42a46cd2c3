"""The application in a terminal as people have one: a situation is opened, walked over, and left."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.presenters.opened import first_time
from tests.judge.app.situations import LETHAL
from tests.patience import PATIENCE
from tests.shared import ROOT

pytestmark = [
    pytest.mark.app,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
]


class Terminal:
    """A terminal of 80 columns and 24 lines, in a tmux of its own."""

    def __init__(self, folder: Path) -> None:
        self._socket = str(folder / "tmux")

    def _tmux(self, *words: str) -> str:
        run = subprocess.run(
            ["tmux", "-u", "-S", self._socket, *words], capture_output=True, text=True, check=True, timeout=PATIENCE
        )
        return run.stdout

    def start(self, command: str) -> None:
        """Runs a command line in it; the terminal stays when that ends."""
        self._tmux("-f", os.devnull, "new-session", "-d", "-x", "80", "-y", "24", "-c", str(ROOT), command)

    def press(self, *keys: str) -> None:
        """Sends keys, by the names that tmux has for them."""
        self._tmux("send-keys", *keys)

    @property
    def text(self) -> str:
        """What is to be seen."""
        return self._tmux("capture-pane", "-p")

    def until(self, text: str, patience: float = PATIENCE) -> str:
        """Waits for a text and returns what is to be seen with it."""
        end = time.monotonic() + patience
        while text not in (seen := self.text):
            assert time.monotonic() < end, f"never seen: {text}\n{seen}"
            time.sleep(0.05)
        return seen

    def accept_copies(self) -> None:
        """From now on what a program copies goes where `copied` finds it."""
        self._tmux("set-option", "-s", "set-clipboard", "on")

    @property
    def copied(self) -> str:
        """What a program has copied last."""
        return self._tmux("show-buffer")

    def close(self) -> None:
        """Ends the terminal and whatever still runs in it."""
        self._tmux("kill-server")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path)
    made.start("sh")
    try:
        yield made
    finally:
        made.close()


def judge(terminal: Terminal, *words: str) -> None:
    """Calls the command line in a terminal; its exit code is to be seen when it has ended."""
    first_time()  # the tour would stand before everything else
    call = shlex.join([sys.executable, "-m", "judge", *words])
    terminal.press(f"{call}; echo 'exit' code $?", "Enter")


def test_a_situation_is_opened_walked_over_and_left(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mia.yaml"
    path.write_text(LETHAL, "utf-8")
    judge(terminal, "svolgi", str(path))
    seen = terminal.until("«Orso» muore.")
    assert "Tavolo all'inizio" in seen
    terminal.press("End", "Left")
    terminal.until("Regole: 704.5g, 701.8a, 704.3")
    terminal.press("Enter")
    terminal.until("═Regole: 704.5g")
    terminal.press("Enter")
    terminal.until("» 704.5g")
    terminal.press("Escape")
    terminal.until("«Orso» muore.")
    terminal.press("F3")
    terminal.until("[Tavolo]")
    terminal.press("C-q")
    terminal.until("exit code 0")
    assert "F1 Aiuto" not in terminal.text


def test_words_find_a_rule_whose_links_are_followed_and_which_is_copied_and_marked(terminal: Terminal) -> None:
    terminal.accept_copies()
    judge(terminal)
    terminal.until("[Svolgimento]")
    terminal.press("F4")
    terminal.until("edizione del")
    terminal.press("-l", "travolgere")
    seen = terminal.until("» 702.19a")
    assert "Risultati: " in seen
    terminal.press("Enter")
    terminal.until("═702 Abilità definite da parola chiave")
    terminal.press("c")
    terminal.until("Copiato: 702.19a, ed. 2026-08-07")
    assert terminal.copied.startswith("702.19a, ed. 2026-08-07\n")
    terminal.press("v")
    terminal.until("═Rimandi di 702.19a")
    terminal.press("Enter")
    terminal.until("» 702.19 ")
    terminal.press("F7")
    terminal.until("» 702.19a")
    terminal.press("s")
    terminal.until("Segnalibro a 702.19a")
    terminal.press("-l", "chiesta oggi")
    terminal.press("Enter")
    terminal.until("Segnalibro: chiesta oggi")
    terminal.press("l")
    terminal.until("═Segnalibri: 1")
    terminal.press("C-l")
    terminal.press("-l", "116.5")
    terminal.press("Enter")
    terminal.until("116.5 è un numero di prima: oggi è 117.5")
    terminal.press("C-q")
    terminal.until("exit code 0")
    judge(terminal)
    terminal.until("[Svolgimento]")
    terminal.press("F4")
    terminal.until("edizione del")
    terminal.press("C-l", "Down")
    terminal.until("═Indice")
    terminal.press("l")
    terminal.until("chiesta oggi")
    terminal.press("C-q")
    terminal.until("exit code 0")
