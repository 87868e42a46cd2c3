"""Files written so that nothing is ever half written or lost: beside first, then in place of the old one."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


class AlreadyThere(Exception):
    """A file of that name is there, and nobody said that it may be replaced."""


def save(path: Path, text: str, *, replace: bool = False) -> None:
    """Writes a text file. Raises `AlreadyThere` where one is there and may not be replaced, and `OSError`."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if path.exists() and not replace:
        raise AlreadyThere
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            beside.chmod(stat.S_IMODE(path.stat().st_mode))
        if replace:
            beside.replace(path)
        else:
            _into_free_place(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _into_free_place(beside: Path, path: Path) -> None:
    """Takes the name only if nobody has taken it meanwhile, where the file system can do that in one step."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        raise AlreadyThere from None
    except (OSError, NotImplementedError):
        beside.replace(path)


def stamp(path: Path | None) -> tuple[int, int, int] | None:
    """What is another one as soon as somebody has written the file; None where there is none."""
    try:
        found = None if path is None else path.stat()
    except OSError:
        return None
    return None if found is None else (found.st_ino, found.st_mtime_ns, found.st_size)


def path_of(typed: str) -> Path:
    """The path that somebody typed; ~ at its beginning is the home folder. Raises `OSError` where there is no home."""
    try:
        return Path(typed.strip()).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None


def builtin(typed: str) -> Path | None:
    """The file of a built-in situation that somebody named; ``None`` for what is none, as a file that is there is."""
    from judge.commands.sources import builtin_file, names_builtin
    from judge.diagnostics import Problem

    if not names_builtin(typed.strip()):
        return None
    try:
        return builtin_file(typed.strip())
    except Problem:
        return None


def with_ending(path: Path) -> Path:
    """The path with the ending of a scenario file, where it has none. Raises `IsADirectoryError` for a folder, which gets none."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    from scenarios.written.places import LINES_SUFFIX

    return path if path.suffix in (".yaml", ".yml", LINES_SUFFIX) else path.with_name(f"{path.name}.yaml")
