"""What becomes of imports and indexes that are ended at any moment, and of files that mean harm.

`python -m benchmarks.breaking --documents FILE... [--rounds 20]` imports the documents and builds the index of the search as
often as asked, each time ended with SIGKILL a little later; after every round the tool must start and have lost nothing.
`--shapes` reads files of sixteen megabytes made to be slow, each in a process of its own, and shows time and memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ruletext.faults import FaultyTextError
from ruletext.importing import read
from ruletext.readers.decoding import LARGEST, MOST_LINES

CODE = "import sys; from judge.cli import main; sys.argv[0] = 'judge'; main()"
N = LARGEST - 64
LINES = MOST_LINES - 1000
SPREAD = 1.5
"""How many times as long as a call takes the moments are spread over at which it is ended: some come after its end."""
LONGEST = 60.0
"""Seconds after which a reading is given up."""

SHAPES: dict[str, Callable[[], bytes]] = {
    "blanks in a rule": lambda: b"100.1 a" + b" " * N + b"b.",
    "numbers in a rule": lambda: b"100.1 " + b"704.5a " * (N // 7) + b".",
    "lines of a rule": lambda: b"100.1 a\n" + b"bcd\n" * LINES + b"e.",
    "examples of a rule": lambda: b"100.1 a.\n" + b"Esempio: b.\n" * LINES,
    "the same rule": lambda: b"100.1 a.\n" * LINES,
    "lines without a place": lambda: b"100.1 a.\n\n" + b"zz\n\n" * (LINES // 2),
    "asterisks of a rulebook": lambda: b"REGOLAMENTO GLOSSARIO\nAAA\n\n" + b"*a " * (N // 3) + b".",
    "headings of a rulebook": lambda: b"REGOLAMENTO GLOSSARIO\n" + b"AAA\n\nbbb.\n\n" * (LINES // 4),
    "entries of a glossary": lambda: b"1. P\n100. C\n100.1. Uno.\nGlossario\n\n" + b"Titolo\nTesto.\n\n" * (LINES // 3),
    "accents on one letter": lambda: ("100.1 a" + "\u0301\u0323" * (N // 4) + ".").encode(),
    "comments never closed": lambda: b"<html>" + b"<!--" * (N // 4) + b">",
    "marks never closed": lambda: b"<html>" + b"<a " * (N // 3) + b">",
    "signs that open marks": lambda: b"<html>" + b"<" * N + b">",
    "attributes of a mark": lambda: b"<html><p " + b"a=b " * (N // 4) + b">",
    "marks in marks": lambda: b"<html>" + b"<nav>" * (N // 5),
    "lists in lists": lambda: b"<html>" + b"<ul><li>a" * LINES,
    "words between marks": lambda: b"<html><p>100.1 " + b"<b>a</b> " * (N // 9) + b".",
    "a binary file": lambda: os.urandom(N),
}


def show(line: str) -> None:
    """One line of the answer."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Home:
    """A home of its own for the tool, and calls of it there."""

    def __init__(self, folder: Path) -> None:
        names = {"XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}
        self.folder = folder
        self.environment = {**os.environ, "HOME": str(folder), **{k: str(folder / v) for k, v in names.items()}}

    def begun(self, *words: str) -> subprocess.Popen[str]:
        """A call that goes on by itself."""
        command = [sys.executable, "-c", CODE, *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=self.environment, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")

    def call(self, *words: str) -> str:
        """What a call answers. Raises `RuntimeError` where it does not end well."""
        running = self.begun(*words)
        answer, said = running.communicate(timeout=300)
        if running.returncode:
            raise RuntimeError(f"{words}: {running.returncode}: {said}")
        return answer

    def editions(self) -> tuple[str, ...]:
        """The editions that the tool has."""
        return tuple(row["edizione"] for row in json.loads(self.call("testo", "edizioni", "--json")))

    def left_behind(self) -> int:
        """How many files or folders that are half made lie about."""
        return sum(path.name.endswith(".new") or path.name.startswith("nuovo-") for path in self.folder.rglob("*"))


def ended(home: Home, seconds: float, *words: str) -> str:
    """Ends a call after so many seconds; says whether it was still running, and what the tool has then."""
    running = home.begun(*words)
    time.sleep(seconds)
    outcome = "ended" if running.poll() is None else "was done"
    running.kill()
    running.communicate()
    return f"{outcome}, {len(home.editions())} editions"


def imports(documents: list[Path], rounds: int) -> None:
    """Imports that are ended at moments spread over the time that one takes."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        everything = ("testo", "importa", *map(str, documents))
        start = time.perf_counter()
        home.call(*everything)
        whole = time.perf_counter() - start
        ends: Counter[str] = Counter()
        left = 0
        for place in range(rounds):
            home.call("testo", "rimuovi", "--tutti")
            home.call("testo", "importa", str(documents[0]))
            ends[ended(home, SPREAD * whole * (place + 0.5) / rounds, *everything)] += 1
            left = max(left, home.left_behind())
        home.call(*everything)
        show(f"  {rounds} imports, {whole:.2f} s each: {dict(ends)}; at the end {len(home.editions())} editions")
        show(f"  left behind at most {left}, at the end {home.left_behind()}")


def indexes(documents: list[Path], rounds: int) -> None:
    """Indexes that are ended while they are built; every round has other texts, so there is one to build."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        home.call("testo", "importa", *map(str, documents))
        start = time.perf_counter()
        expected = home.call("cerca", "tocco letale")
        whole = time.perf_counter() - start
        cache = next(path for path in home.folder.rglob("ricerca") if path.is_dir())
        ends: Counter[str] = Counter()
        left = 0
        for place in range(rounds):
            index = max(cache.glob("indice-*/"), key=lambda path: path.stat().st_mtime)
            index.rename(cache / "old")
            ends[ended(home, whole * (place + 0.5) / rounds, "cerca", "tocco letale")] += 1
            left = max(left, home.left_behind())
            if index.exists():
                ends["index complete"] += 1
                shutil.rmtree(cache / "old")
            else:
                (cache / "old").rename(index)
            ends["right answers"] += home.call("cerca", "tocco letale") == expected
        shutil.rmtree(index)
        ends["right answer at the end"] += home.call("cerca", "tocco letale") == expected
        show(f"  {rounds} indexes, {whole:.1f} s each: {dict(ends)}")
        show(f"  left behind at most {left}, at the end {home.left_behind()}")


def shape(name: str) -> None:
    """Reads one of the shapes in this process."""
    import resource

    data = SHAPES[name]()
    start = time.perf_counter()
    try:
        reading = read(data, "x")
        outcome = (
            f"{reading.form}, {sum(1 for _ in reading.corpus.rules)} rules, {len(reading.unplaced)} without a place"
        )
    except FaultyTextError as error:
        outcome = str(error)
    seconds = time.perf_counter() - start
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    show(f"  {name:24} {len(data) / 2**20:5.1f} MiB {seconds:6.2f} s {megabytes:5.0f} MiB  {outcome[:90]}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m benchmarks.breaking")
    parser.add_argument("--documents", type=Path, nargs="*", default=[], help="texts to import")
    parser.add_argument("--rounds", type=int, default=20, help="how often each is ended")
    parser.add_argument("--shapes", action="store_true", help="files that are made to be slow")
    parser.add_argument("--shape", choices=SHAPES, help="one of them, in this process")
    options = parser.parse_args()
    if options.shape:
        shape(options.shape)
        return
    if options.documents:
        show("ended with SIGKILL:")
        imports(options.documents, options.rounds)
        indexes(options.documents, options.rounds)
    if options.shapes:
        show("shapes: size, time, memory, outcome")
        for name in SHAPES:
            try:
                subprocess.run(
                    [sys.executable, "-m", "benchmarks.breaking", "--shape", name], timeout=LONGEST, check=True
                )
            except subprocess.TimeoutExpired:
                show(f"  {name:24} given up after {LONGEST:.0f} s")


if __name__ == "__main__":
    main()
