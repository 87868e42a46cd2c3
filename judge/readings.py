"""What card texts came to, kept in the cache: loading the grammar takes as long as playing a scenario, finding a file does not.

A reading is right for the engine that made it and for no other, so the folder is named after everything that shapes one.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree

from judge import paths

_PREFIX = "letture-"
MOST_KEPT = 5_000
"""How many readings are kept; with more, all begin anew."""


class Readings:
    """A shelf for `scenarios.written.printed_text.lend`. What cannot be read or written is as if it were not there."""

    def __init__(self, folder: Path) -> None:
        self._cache = folder
        self._tidied = False

    @cached_property
    def folder(self) -> Path:
        """Where the readings of this engine are."""
        return self._cache / f"{_PREFIX}{fingerprint()}"

    def find(self, key: str) -> str | None:
        """What was put there under a key; none where it is damaged."""
        try:
            checksum, _, content = (self.folder / f"{key}.json").read_bytes().partition(b"\n")
        except OSError:
            return None
        return content.decode("utf-8", "replace") if checksum == _checksum(content) else None

    def put(self, key: str, content: str) -> None:
        """Keep this under a key."""
        data = content.encode()
        # A cache that cannot be written, on a full disk or in somebody else's home, costs time and nothing else.
        with suppress(OSError):
            paths.made(self.folder)
            self._tidy()
            beside = self.folder / f"{key}.{os.getpid()}.new"
            beside.write_bytes(_checksum(data) + b"\n" + data)
            beside.replace(self.folder / f"{key}.json")

    def _tidy(self) -> None:
        """Once in a run: readings of other engines go, and all of them where there are too many."""
        if self._tidied:
            return
        self._tidied = True
        for other in self._cache.glob(f"{_PREFIX}*"):
            if other != self.folder:
                rmtree(other, ignore_errors=True)
        if sum(1 for _ in self.folder.iterdir()) > MOST_KEPT:
            rmtree(self.folder, ignore_errors=True)
            paths.made(self.folder)


@cache
def readings(folder: Path) -> Readings:
    """The one shelf of this run in a folder."""
    return Readings(folder)


def _checksum(content: bytes) -> bytes:
    # Against accidents; against malice there is a folder that no other user can write into.
    return b"%08x" % zlib.crc32(content)


@cache
def fingerprint() -> str:
    """One name for all that a reading is made from. Versions say less: modules change between two of them."""
    digest = hashlib.blake2b(digest_size=12)
    for path in _shaping():
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()


def _shaping() -> Iterator[Path]:
    """The engine, the rooms of scenarios that read card text, and the module that says which lark it is; found, not imported."""
    rooms = ("scenarios.language", "scenarios.cardtext", "scenarios.written")
    for package, pattern in (("engine", "**/*"), *((room, "**/*") for room in rooms), ("lark", "__init__.py")):
        spec = find_spec(package)
        assert spec is not None and spec.origin is not None
        for path in sorted(Path(spec.origin).parent.glob(pattern)):
            if path.suffix in (".py", ".lark"):
                yield path
