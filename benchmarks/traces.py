"""What every scenario that ships plays, as one digest each: `python -m benchmarks.traces`. Shows whether a change changed a run.

Each line is a scenario's name and the sha256 of the text of its steps and of how it ended; the last line is that of all of
them. Kept in a file before a change, `python -m benchmarks.traces --against FILE` after it tells which scenarios play
otherwise. Words name parts of a scenario's name and leave out the rest.

The text is that of the values and not of how they are kept: records are written by class and fields, mappings and sets in
the order of their contents, lists as tuples. Modules do not enter it, so code may move.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import multiprocessing
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from pathlib import Path

from engine import Step
from scenarios import library
from scenarios.played.run import Run, run
from scenarios.written.load import load

TOTAL = "total"
COMPARED = ("kind", "rules", "changes", "facts", "player", "cause", "triggered", "missed", "untold")
"""The fields of a step that are compared: all but its ``names``, which say how to speak of what these name by number."""
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


class Canonical:
    """Values as text, the same for equal values. One for a run: a value that many steps share is written once."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[object, str]] = {}

    def text(self, value: object) -> str:
        """A value with everything in it."""
        if isinstance(value, Enum):
            return f"{type(value).__qualname__}.{value.name}"
        if value is None or isinstance(value, str | int | float | bytes):
            return repr(value)
        known = self._written.get(id(value))
        if known is None:
            # The value is kept beside its text, so that no other one can take its identity.
            known = self._written[id(value)] = (value, self._made(value))
        return known[1]

    def _made(self, value: object) -> str:
        if isinstance(value, Mapping):
            return _listed("{}", sorted(f"{self.text(key)}: {self.text(one)}" for key, one in value.items()))
        if isinstance(value, AbstractSet):
            return _listed("{}", sorted(map(self.text, value)))
        names = _fields(value)
        if names is not None:
            shown = (f"{name}={self.text(getattr(value, name))}" for name in names)
            return type(value).__qualname__ + _listed("()", shown)
        if isinstance(value, Sequence):
            return _listed("()", map(self.text, value))
        if isinstance(value, type) or callable(value):
            return str(value.__qualname__)  # type: ignore[union-attr]
        plain = repr(value)
        if _ADDRESS.search(plain):
            raise TypeError(f"the text of a {type(value).__qualname__} would be another one in each run: {plain}")
        return plain


def _listed(around: str, shown: Iterable[str]) -> str:
    return f"{around[0]}{', '.join(shown)}{around[1]}"


def _fields(value: object) -> tuple[str, ...] | None:
    """The names of a record's fields in their order, whatever makes it a record; None for what is not one."""
    if isinstance(value, type):
        return None
    kind: type = type(value)
    if dataclasses.is_dataclass(kind):
        return tuple(one.name for one in dataclasses.fields(kind))
    names: tuple[str, ...] | None = getattr(kind, "__struct_fields__", getattr(kind, "_fields", None))
    return names


def step_text(step: Step, canonical: Canonical) -> str:
    """A step as one line."""
    return "; ".join(f"{name}={canonical.text(getattr(step, name))}" for name in COMPARED)


def digest(played: Run) -> str:
    """The sha256 of a run: of every step, and of how it ended."""
    canonical, found = Canonical(), hashlib.sha256()
    for one in played.steps:
        found.update(step_text(one.step, canonical).encode() + b"\n")
    ended = (played.outcome, played.stopped_by, played.refusal, played.not_understood)
    found.update(canonical.text(ended).encode())
    return found.hexdigest()


def digest_of(path: Path) -> tuple[str, str]:
    """The name of a scenario and its digest."""
    return path.stem, digest(run(load(path)))


def digests(paths: Sequence[Path], jobs: int) -> dict[str, str]:
    """Every scenario's digest by its name, in the order of the names."""
    if jobs == 1:
        return dict(sorted(map(digest_of, paths)))
    with multiprocessing.Pool(jobs) as pool:
        return dict(sorted(pool.imap_unordered(digest_of, paths, chunksize=8)))


def total(found: Mapping[str, str]) -> str:
    """One digest of all of them."""
    return hashlib.sha256("".join(f"{name} {one}\n" for name, one in found.items()).encode()).hexdigest()


def read(file: Path) -> dict[str, str]:
    """The digests that an earlier run printed."""
    lines = (line.split() for line in file.read_text(encoding="utf-8").splitlines())
    return {line[0]: line[1] for line in lines if len(line) == 2 and line[0] != TOTAL}


def differences(before: Mapping[str, str], after: Mapping[str, str], *, whole: bool) -> list[str]:
    """What to say of each scenario that differs. ``whole``: every scenario was played, so those not found are gone."""
    said = []
    for name in sorted({*before, *after}):
        if name not in after:
            said += [f"gone {name}"] if whole else []
        elif name not in before:
            said.append(f"new {name}")
        elif before[name] != after[name]:
            said.append(f"changed {name}")
    return said


def main() -> int:
    """Print the digests, or with ``--against`` what differs; 1 where anything does."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.traces", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("words", nargs="*", help="only scenarios whose name has one of these words in it")
    parser.add_argument("--against", type=Path, metavar="FILE", help="say what differs from digests printed earlier")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play (2)")
    given = parser.parse_args()
    before = {} if given.against is None else read(given.against)
    words: list[str] = given.words
    paths = [path for path in library.paths() if not words or any(word in path.stem for word in words)]
    found = digests(paths, given.jobs)
    if given.against is None:
        sys.stdout.writelines(f"{name} {one}\n" for name, one in found.items())
        sys.stdout.write(f"{TOTAL} {total(found)}\n")
        return 0
    said = differences(before, found, whole=not words)
    sys.stdout.writelines(f"{line}\n" for line in said)
    sys.stdout.write(f"{len(found)} played, {len(said)} differ\n")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
