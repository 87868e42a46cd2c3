"""Files that are kept in the user's cache as one folder, checked when they are read and made again when anything is wrong.

A folder is never changed once it is there: it is built beside its place under another name, down to the disk, and then
renamed. It holds the digest of each of its files. Only regular files of bounded size are read, so that a pipe, a device or a
link in the place of one neither holds a search up nor leads it elsewhere.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from ruletext.files import PRIVATE, content_of, locked, sync_folder, synced

T = TypeVar("T")

KEPT = 3
"""How many folders stay in the cache: a second copy of the program with other texts does not throw out the first's."""
WAIT = 120.0
"""Seconds to wait for another process that is making the same files."""
LARGEST = 256 * 2**20
"""Bytes of the longest file that is read."""

_DIGESTS = "digests.json"
_LARGEST_DIGESTS = 2**16
_LOCK = "indice.lock"
_BEING_BUILT = "nuovo-"


def opened(
    folder: Path,
    expected: Collection[str],
    make: Callable[[], Mapping[str, bytes]],
    read: Callable[[Mapping[str, bytes]], T],
) -> T:
    """What is read from the files of a folder of the cache, of these names; they are made, and put there, where they are not
    there as they were put, or `read` raises `ValueError`, `LookupError` or `TypeError` for them.

    Raises `OSError` where nothing can be kept there, also where the cache is another user's, and what `make` raises.
    """
    cache = folder.parent
    _make_private(cache)
    found = _read(folder, expected, read)
    if found is not None:
        return found
    with locked(cache / _LOCK, WAIT):
        # Whoever held the lock may have made them.
        found = _read(folder, expected, read)
        if found is None:
            # Nobody else builds while the lock is held: what is half built was left there by a process that was ended.
            for path in (folder, *cache.glob(f"{_BEING_BUILT}*")):
                _discard(path)
            _write(folder, make)
            _tidy(cache, folder)
            found = _read(folder, expected, read)
    if found is None:
        raise OSError(errno.EIO, "appena fatto, non si rilegge")
    return found


def _make_private(folder: Path) -> None:
    """Makes the folder one that this user alone can use; what others could have put into it is thrown away.

    Raises `OSError`, also where the folder is another user's.
    """
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    if sys.platform == "win32":
        return  # folders below the user's own are closed to others by the system
    status = folder.stat()
    if status.st_uid != os.getuid():
        raise PermissionError(errno.EPERM, "la cartella è di un altro utente")
    if stat.S_IMODE(status.st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
        folder.chmod(PRIVATE)
        for path in folder.iterdir():
            _discard(path)


def _read(folder: Path, expected: Collection[str], read: Callable[[Mapping[str, bytes]], T]) -> T | None:
    """What is read from the files of a folder; None where it is not there, or anything in it is not as it was put there."""
    try:
        if folder.is_symlink() or {path.name for path in folder.iterdir()} != {*expected, _DIGESTS}:
            return None
        digests = json.loads(content_of(folder / _DIGESTS, _LARGEST_DIGESTS))
        found = {name: content_of(folder / name, LARGEST) for name in expected}
        return read(found) if digests == _digests(found) else None
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None


def _write(folder: Path, make: Callable[[], Mapping[str, bytes]]) -> None:
    """Writes a folder beside its place and renames it. Raises `OSError`; then nothing is in its place."""
    # First, so that where nothing can be written that is known before the work is done.
    beside = Path(tempfile.mkdtemp(prefix=_BEING_BUILT, dir=folder.parent))
    try:
        content = make()
        for name, piece in {**content, _DIGESTS: json.dumps(_digests(content)).encode()}.items():
            with (beside / name).open("xb") as file:
                file.write(piece)
                synced(file)
        sync_folder(beside)
        beside.rename(folder)
        sync_folder(folder.parent)
    finally:
        _discard(beside)


def _digests(content: Mapping[str, bytes]) -> dict[str, str]:
    return {name: hashlib.sha256(piece).hexdigest() for name, piece in content.items()}


def _discard(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _tidy(cache: Path, newest: Path) -> None:
    """Takes the oldest folders of the same kind out of the cache."""
    kind = newest.name.partition("-")[0]
    with suppress(OSError):
        others = [path for path in cache.glob(f"{kind}-*") if path.is_dir() and path != newest]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in others[KEPT - 1 :]:
            _discard(path)
