"""A set as one file to share, a zip: written so that the same set gives the same bytes, and read as what nobody can trust.

Nothing of an archive is written before all of it was read: its names, its sizes, every file in it as what it says it is.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from struct import error as struct_error

from ruletext.files import content_of, replace, sync_folder
from scenarios.language.errors import Fault, ScenarioError, shown
from scenarios.training.sets import ENDINGS, FILE, MOST, TrainingSet, said_in
from scenarios.written import decoding
from scenarios.written.load import parse

LARGEST = 20_000_000
"""How many bytes an archive may have, and all that is in it."""

_DATE = (1980, 1, 1, 0, 0, 0)
"""The earliest that a zip can say: when a set was packed is nobody's business, and would make two of one."""
_PLAIN = re.compile(r"[^\W_][\w .,'’()+-]{0,100}")
_HAPPENS_TO_BE_THERE = ("__MACOSX", ".DS_Store")
"""What a system adds to an archive without being asked."""


class ArchiveError(ValueError):
    """An archive that is none, or that nobody should unpack; why, in Italian."""


def packed(found: TrainingSet) -> bytes:
    """A set as an archive. Raises OSError for a file that cannot be read, or that is a link."""
    names = [one.path.name for one in found.entries if one.path.parent == found.folder]
    if (found.folder / FILE).exists():
        names.insert(0, FILE)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            one = zipfile.ZipInfo(name, _DATE)
            one.compress_type = zipfile.ZIP_DEFLATED
            one.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(one, content_of(found.folder / name, decoding.LARGEST_FILE))
    return made.getvalue()


def unpacked(data: bytes, name: str) -> Mapping[str, bytes]:
    """The files of a set in an archive, each read as what it is. Raises ArchiveError; ScenarioError with every fault of a file."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            files = _files(archive)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, struct_error, ValueError) as error:
        if isinstance(error, ArchiveError):
            raise
        raise ArchiveError("non è un archivio zip, o è rovinato") from error
    situations = {one: content for one, content in files.items() if one != FILE}
    if not situations:
        raise ArchiveError("non c'è nessuna situazione")
    if len(situations) > MOST:
        raise ArchiveError(f"le situazioni sono {len(situations)}: il massimo è {MOST}")
    if FILE in files:
        said_in(files[FILE], f"{name}/{FILE}", {Path(one).stem: one for one in situations})
    faults = [fault for one, content in situations.items() for fault in _faults(content, f"{name}/{one}")]
    if faults:
        raise ScenarioError(faults)
    return files


def _faults(content: bytes, name: str) -> tuple[Fault, ...]:
    try:
        parse(decoding.decoded(content), name)
    except decoding.Unreadable as unreadable:
        return (Fault(name, *(unreadable.place or (0, 0)), "", unreadable.message),)
    except ScenarioError as error:
        return error.faults
    return ()


def _files(archive: zipfile.ZipFile) -> dict[str, bytes]:
    """The content of an archive by plain names of files. Raises ArchiveError for whatever is not just that."""
    found: dict[str, bytes] = {}
    seen: dict[str, str] = {}
    folders: set[str] = set()
    left = LARGEST
    for one in archive.infolist():
        *above, name = (unicodedata.normalize("NFC", part) for part in _parts(one))
        if (above and above[0] in _HAPPENS_TO_BE_THERE) or name in _HAPPENS_TO_BE_THERE:
            continue
        _refuse_what_is_no_file(one)
        folders.add("/".join([*above, name] if one.is_dir() else above))
        if one.is_dir():
            continue
        stem, ending = Path(name).stem, Path(name).suffix
        if ending not in ENDINGS or not _PLAIN.fullmatch(stem) or stem != stem.strip(" ."):
            raise ArchiveError(f"contiene {shown(name)}: un insieme ha soltanto file .yaml con nomi semplici")
        same = stem.casefold()
        if same in seen:
            raise ArchiveError(
                f"{shown(name)} c'è due volte" + (f", anche come {shown(seen[same])}" if seen[same] != name else "")
            )
        seen[same] = name
        found[name] = _content(archive, one, name, left)
        left -= len(found[name])
    if len(folders) > 1 or any("/" in one for one in folders):
        raise ArchiveError("contiene più cartelle: un insieme è una cartella sola")
    return found


def _parts(one: zipfile.ZipInfo) -> list[str]:
    """Where a file wants to be. Raises ArchiveError for a place outside, and for a name that cannot be seen."""
    # The library cuts a name at its first NUL and turns the bars of the system round: what the archive says is looked at.
    said = one.orig_filename
    if not said.isprintable():
        raise ArchiveError(f"contiene un nome con un carattere che non si vede: {shown(said)}")
    parts = said.removesuffix("/").split("/")
    if "\\" in said or ":" in said or any(part in ("", ".", "..") for part in parts):
        raise ArchiveError(f"contiene {shown(said)}, che uscirebbe dalla cartella")
    return parts


def _refuse_what_is_no_file(one: zipfile.ZipInfo) -> None:
    kind = stat.S_IFMT(one.external_attr >> 16)
    if kind not in (0, stat.S_IFDIR if one.is_dir() else stat.S_IFREG):
        what = "un collegamento" if kind == stat.S_IFLNK else "qualcosa che non è un file"
        raise ArchiveError(f"{shown(one.filename)} è {what}")
    if one.flag_bits & 1:
        raise ArchiveError(f"{shown(one.filename)} è cifrato")


def _content(archive: zipfile.ZipFile, one: zipfile.ZipInfo, name: str, left: int) -> bytes:
    """One file, no further than it may be long, whatever the archive says of its length."""
    with archive.open(one) as file:
        content = file.read(min(decoding.LARGEST_FILE, left) + 1)
    if len(content) > decoding.LARGEST_FILE or one.file_size > decoding.LARGEST_FILE:
        raise ArchiveError(f"{shown(name)} è troppo grande: il massimo è {decoding.LARGEST_FILE} byte")
    if len(content) > left:
        raise ArchiveError(f"è troppo grande: tutto insieme il massimo è {LARGEST} byte")
    return content


def laid_down(files: Mapping[str, bytes], folder: Path) -> None:
    """Writes the files of a set into a folder that is not there yet: all of them, or nothing. Raises OSError."""
    beside = folder.with_name(f".{folder.name}.{os.getpid()}.new")
    try:
        beside.mkdir()
        for name, content in files.items():
            replace(beside / name, content)
        if folder.exists():
            raise FileExistsError(17, os.strerror(17), str(folder))
        beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    sync_folder(folder.parent)
