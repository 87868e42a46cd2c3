"""What every known face compiles to, as one digest each: `python -m benchmarks.readings [FILE.jsonl.gz]`. Not a test.

Each line is a digest of the face's own words, whether it is read whole, and a digest of the data that it compiles to; nothing of
a card stands in it. Kept in a file before a change, `--against FILE` after it tells which faces read otherwise, which are read
whole only now, and which no longer are; names come from the faces that are being read, not from the file. Faces of the eighth that
measures (`crc32 % 8 == 7` of the English name) are counted and not named: who builds must not see what is unseen.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import sys
import zlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cardtext import DEFAULT, faces, reading
from engine.words.record import is_record, told
from scenarios.cardtext.as_data import FOR_SHOWING, as_data

KINDS = ("lost", "otherwise", "gained", "gone", "new")
"""The ways in which a face can differ from before, the worst first. Parts of a face that is not read whole do not count."""
_WRITTEN = ("name_it", "type_it", "type_it_guess", "type_en", "text_it", "mana_cost", "power", "toughness")
_LENGTH = 24
"""Hexadecimal digits of a digest that are kept: for ten thousand faces, two the same are not to be met."""


UNSEEN = "(of the eighth that measures)"


class Frozen(NamedTuple):
    """What is kept of a reading: whether it was whole, and the digest of its data."""

    whole: bool
    data: str


def _digest(words: Iterable[object]) -> str:
    return hashlib.sha256("\0".join(map(str, words)).encode()).hexdigest()[:_LENGTH]


def key(face: Mapping[str, Any]) -> str:
    """The digest of everything that is printed on a face."""
    return _digest(face.get(name) for name in _WRITTEN)


def frozen(face: dict[str, Any]) -> tuple[str, Frozen]:
    """A face's key, and what it compiles to."""
    found = reading(face)
    data = _as_said((found.characteristics.abilities, *(one.reason for one in found.not_understood)))
    return key(face), Frozen(found.understood, _digest([repr(data)]))


def _as_said(value: object) -> object:
    """A reading as data without what is as usual: a field that records get later makes no reading another one."""
    if isinstance(value, tuple | list):
        return tuple(map(_as_said, value))
    if not is_record(value):
        return as_data(value)
    return (type(value).__name__, *((name, _as_said(one)) for name, one in told(value) if name not in FOR_SHOWING))


def may_be_seen(face: Mapping[str, Any]) -> bool:
    """Whether a face is none of those that only measure what is not known."""
    return zlib.crc32((face.get("name_en") or face["name_it"]).encode()) % 8 != 7


def all_frozen(several: Sequence[dict[str, Any]], jobs: int) -> dict[str, Frozen]:
    """Every face's reading by its key, in the order of the keys."""
    if jobs == 1:
        return dict(sorted(map(frozen, several)))
    with multiprocessing.Pool(jobs) as pool:
        return dict(sorted(pool.imap_unordered(frozen, several, chunksize=40)))


def line(name: str, one: Frozen) -> str:
    """A reading as it is printed."""
    return f"{name} {'whole' if one.whole else 'part'} {one.data}"


def read(file: Path) -> dict[str, Frozen]:
    """The readings that an earlier run printed."""
    lines = (one.split() for one in file.read_text(encoding="utf-8").splitlines())
    return {one[0]: Frozen(one[1] == "whole", one[2]) for one in lines if len(one) == 3}


def differences(before: Mapping[str, Frozen], after: Mapping[str, Frozen]) -> dict[str, list[str]]:
    """The keys of the faces that differ, by how."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for name in sorted({*before, *after}):
        if name not in after:
            found["gone"].append(name)
        elif name not in before:
            found["new"].append(name)
        elif before[name].whole is not after[name].whole:
            found["gained" if after[name].whole else "lost"].append(name)
        elif after[name].whole and before[name].data != after[name].data:
            found["otherwise"].append(name)
    return found


def main() -> int:
    """Print the digests, or with ``--against`` what differs; 1 where a face is lost or reads otherwise."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.readings", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "file", nargs="?", type=Path, default=DEFAULT, help="the faces, one JSON object a line, gzipped"
    )
    parser.add_argument("--against", type=Path, metavar="FILE", help="say what differs from digests printed earlier")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes read (2)")
    given = parser.parse_args()
    before = {} if given.against is None else read(given.against)
    several = list(faces(given.file))
    after = all_frozen(several, given.jobs)
    whole = sum(one.whole for one in after.values())
    if given.against is None:
        sys.stdout.writelines(f"{line(name, one)}\n" for name, one in after.items())
        sys.stderr.write(f"{len(after)} faces, {whole} whole\n")
        return 0
    names = {key(face): face["name_it"] if may_be_seen(face) else UNSEEN for face in several}
    differ = differences(before, after)
    for kind, keys in differ.items():
        sys.stdout.writelines(f"{kind} {one} {names.get(one, '')}\n" for one in keys)
    counts = ", ".join(f"{len(keys)} {kind}" for kind, keys in differ.items())
    sys.stdout.write(f"{len(after)} faces, {whole} whole: {counts}\n")
    return 1 if differ["lost"] or differ["otherwise"] else 0


if __name__ == "__main__":
    sys.exit(main())
