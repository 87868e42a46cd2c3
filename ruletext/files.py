"""Writing so that nobody ever reads half a file, reading what is a file, and taking turns with other processes."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, cast

PRIVATE = 0o700
"""Folders of a user's own: nobody else reads them or puts anything into them."""

BESIDE = ".new"
"""How the name of a file ends that is being written, and is not yet in its place."""


class LockedError(OSError):
    """Another process held a lock for longer than the caller wanted to wait."""


def replace(path: Path, content: bytes) -> None:
    """Writes a file beside its place, down to the disk, and puts it there in one step.

    Raises `OSError`; whatever stood there before then still stands there.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}{BESIDE}")
    try:
        with beside.open("wb") as file:
            file.write(content)
            synced(file)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def synced(file: BinaryIO) -> None:
    """What was written to a file is on the disk."""
    file.flush()
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk, on systems where a folder can be opened."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def content_of(path: Path, most: int) -> bytes:
    """What is in a regular file of at most so many bytes.

    Raises `OSError` for what is not there or longer, and for what is no regular file itself: a pipe would be waited for, a
    device may never end, a link leads elsewhere.
    """
    with _regular(path, os.O_RDONLY, "rb") as file:
        if os.fstat(file.fileno()).st_size > most:
            raise OSError(errno.EFBIG, f"ha più di {most} byte", str(path))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"ha più di {most} byte", str(path))
    return content


def _regular(path: Path, how: int, mode: str) -> BinaryIO:
    """A regular file, opened without waiting and without following a link."""
    # What a system does not know, it has no need of: Windows has neither such pipes nor such links below a user's folder.
    how |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, how | getattr(os, "O_CLOEXEC", 0), 0o600)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "non è un file", str(path))
    return cast("BinaryIO", os.fdopen(descriptor, mode))


@contextmanager
def locked(path: Path, wait: float) -> Iterator[None]:
    """Holds the lock on a file, made where it is not there; the system lets it go with the process that held it.

    Waits up to so many seconds. Raises `LockedError`, and `OSError` where the file cannot be made or locked.
    """
    until = time.monotonic() + wait
    with _regular(path, os.O_RDWR | os.O_CREAT, "r+b") as file:
        while not _lock(file):
            if time.monotonic() >= until:
                raise LockedError(f"{path} is held by another process")
            time.sleep(0.02)
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _unlock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _unlock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
