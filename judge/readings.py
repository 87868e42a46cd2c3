"""What texts and situations came to, kept in the cache: loading what reads them takes longer than playing, finding a file does not.

A reading is right for the program that made it and for no other, so the folder is named after everything that shapes one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree

from judge import paths
from ruletext.files import content_of

MOST_KEPT = 5_000
"""How many readings are kept; with more, all begin anew."""
LARGEST = 1_000_000
"""How many bytes a reading may have."""


class Readings:
    """A shelf for `scenarios.written.printed_text.lend`. What cannot be read or written is as if it were not there.

    ``prefix``: what the folders of such a shelf begin with; ``shaped_by``: the packages that shape what lies there.
    """

    def __init__(self, folder: Path, prefix: str = "letture-", shaped_by: Sequence[str] = ()) -> None:
        self._cache, self._prefix = folder, prefix
        self._shaped_by = tuple(shaped_by) or READ_BY
        self._tidied = False

    @cached_property
    def folder(self) -> Path:
        """Where the readings of this engine are."""
        return self._cache / f"{self._prefix}{fingerprint(self._shaped_by)}"

    def find(self, key: str) -> str | None:
        """What was put there under a key; none where it is damaged."""
        try:
            digest, _, content = content_of(self.folder / f"{key}.json", LARGEST).partition(b"\n")
        except OSError:
            return None
        return content.decode("utf-8", "replace") if digest == _digest(key, content) else None

    def put(self, key: str, content: str) -> None:
        """Keep this under a key."""
        data = content.encode()
        if len(data) > LARGEST - _LONGEST_DIGEST:
            return
        # A cache that cannot be written, on a full disk or in somebody else's home, costs time and nothing else.
        with suppress(OSError):
            paths.made(self.folder)
            self._tidy()
            beside = self.folder / f"{key}.{os.getpid()}.new"
            beside.write_bytes(_digest(key, data) + b"\n" + data)
            beside.replace(self.folder / f"{key}.json")

    def _tidy(self) -> None:
        """Once in a run: readings of other engines go, and all of them where there are too many."""
        if self._tidied:
            return
        self._tidied = True
        for other in self._cache.glob(f"{self._prefix}*"):
            if other != self.folder:
                rmtree(other, ignore_errors=True)
        if sum(1 for _ in self.folder.iterdir()) > MOST_KEPT:
            rmtree(self.folder, ignore_errors=True)
            paths.made(self.folder)


@cache
def readings(folder: Path) -> Readings:
    """The one shelf of this run in a folder."""
    return Readings(folder)


_LONGEST_DIGEST = 100


def _digest(key: str, content: bytes) -> bytes:
    # Against accidents, and files that lie under another's name; against malice there is a folder that no other user writes into.
    return hashlib.blake2b(key.encode() + b"\n" + content, digest_size=32).hexdigest().encode()


READ_BY = ("engine", "scenarios.language", "scenarios.cardtext", "scenarios.written", "ruletext")
"""What reads: the engine, the rooms of scenarios that read, the rules' numbers."""


@cache
def fingerprint(packages: Sequence[str] = READ_BY) -> str:
    """One name for all that a reading is made from. Versions say less: modules change between two of them.

    Which file stands where and when it was written or put there, as Python holds its byte code against; to read four hundred files
    took a fifth of a run. When a file was put there no copying sets back, as it does the time of writing.
    """
    digest = hashlib.blake2b(digest_size=12)
    for path, at in _shaping(packages):
        digest.update(f"{path} {at.st_ino} {at.st_size} {at.st_mtime_ns} {at.st_ctime_ns}\n".encode())
    return digest.hexdigest()


def _shaping(packages: Sequence[str]) -> Iterator[tuple[str, os.stat_result]]:
    """The files of some packages, and of the libraries one each. Found, not imported."""
    for package in packages:
        yield from _files(_folder(package))
    for library in ("lark", "msgspec", "pydantic", "yaml"):
        path = _folder(library) / ("version.py" if library == "pydantic" else "__init__.py")
        yield str(path), path.stat()


def _folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _files(folder: Path | str) -> Iterator[tuple[str, os.stat_result]]:
    """Modules, grammars, tables and texts below a folder, in the order of their names: all but byte code."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda one: one.name)
    for one in entries:
        if one.is_dir(follow_symlinks=False):
            if one.name != "__pycache__":
                yield from _files(one.path)
        else:
            yield one.path, one.stat()
