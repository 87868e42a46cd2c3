"""A file of cards as a stream of its bytes: plain, gzip or xz, told by what is inside and not by its name."""

from __future__ import annotations

import gzip
import io
import lzma
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, cast

GZIP, XZ, ZIP = b"\x1f\x8b", b"\xfd7zXZ\x00", b"PK\x03\x04"
BOM = b"\xef\xbb\xbf"
PEEK = 1 << 16
"""Bytes by which the form of a file is told."""
_BUFFER = 1 << 20


class FileFault(ValueError):
    """A file that cannot be taken in, with what is wrong, in Italian: the message begins with the name of the file."""

    def __init__(self, file: str, message: str) -> None:
        super().__init__(f"{file}: {message}")
        self.file = file


class Opened:
    """The content of a file from its first byte on, and how far in the file itself the reading has come."""

    def __init__(self, name: str, raw: BinaryIO, content: BinaryIO, size: int) -> None:
        self.name = name
        self.size = size
        self._raw = raw
        self.content = io.BufferedReader(cast("io.RawIOBase", _Told(name, content)), _BUFFER)

    @property
    def done(self) -> int:
        """Bytes of the file that were read, of `size`."""
        return min(self._raw.tell(), self.size)

    def head(self) -> bytes:
        """The first bytes of the content, without taking them from it; a byte order mark is passed over."""
        if self.content.peek(len(BOM))[: len(BOM)] == BOM:
            self.content.read(len(BOM))
        return self.content.peek(PEEK)[:PEEK]


class _Told(io.RawIOBase):
    """A stream whose damage is said in words."""

    def __init__(self, name: str, content: BinaryIO) -> None:
        self._name = name
        self._content = content

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        view = memoryview(cast("bytearray", buffer))
        try:
            data = self._content.read(len(view))
        except (EOFError, gzip.BadGzipFile, zlib.error, lzma.LZMAError):
            raise FileFault(self._name, "il file compresso è tagliato o danneggiato") from None
        view[: len(data)] = data
        return len(data)


@contextmanager
def opened(path: Path) -> Iterator[Opened]:
    """A file for reading. Raises `OSError` where it cannot be read, `FileFault` where it is no file of cards at first sight."""
    name = path.name
    with path.open("rb", buffering=_BUFFER) as file:
        raw = cast("io.BufferedReader", file)
        size = path.stat().st_size
        magic = raw.peek(len(XZ))[: len(XZ)]
        if not magic:
            raise FileFault(name, "il file è vuoto")
        if magic.startswith(ZIP):
            raise FileFault(name, "è un archivio zip: va prima estratto il file che contiene")
        if magic[:2] in (b"\xff\xfe", b"\xfe\xff"):
            raise FileFault(name, "è in UTF-16: i file di carte sono in UTF-8")
        if magic.startswith(GZIP):
            with gzip.GzipFile(fileobj=raw) as content:
                yield Opened(name, raw, cast("BinaryIO", content), size)
        elif magic.startswith(XZ):
            with lzma.LZMAFile(raw) as content:
                yield Opened(name, raw, cast("BinaryIO", content), size)
        else:
            yield Opened(name, raw, raw, size)
