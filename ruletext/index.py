"""The search index: built from the texts on this machine, kept in the user's cache, made again when it is old or damaged.

The one module that knows whoosh. An index is a folder that is never changed once it is there: it is built beside its place
under another name, down to the disk, and then renamed. Its name is made from everything that it was built from, so a
new text, a new program or a new way of reading words looks for another folder and finds none. whoosh reads its files with
pickle, which runs what it reads: so only what this user's own processes put into a folder of this user alone is opened,
and only where its checksums are right.

A `SearchIndex` belongs to the thread that opened it.
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
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from whoosh import versionstring
from whoosh.analysis import RegexTokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.fields import TEXT, Schema
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.filedb.structfile import BufferFile
from whoosh.index import FileIndex

from ruletext import italian
from ruletext.columns import unpacked as unpacked_columns
from ruletext.files import PRIVATE, LockedError, locked, sync_folder, synced
from ruletext.number import RuleNumber, RuleRange
from ruletext.prepared import prepare, unpacked
from ruletext.progress import Progress, Steps
from ruletext.reasons import reason
from ruletext.scoring import SAID
from ruletext.units import Unit

FORMAT = 3
"""To be raised whenever the files of an index are laid out otherwise."""
KEPT = 3
"""How many indexes stay in the cache: a second copy of the program with other texts does not throw out the first's."""
WAIT = 120.0
"""Seconds to wait for another process that is building the same index."""

BODY = "body"
SHORT = "short"
_COLUMNS = "columns.bin"
_TABLE = "table.json"
_UNITS = "units.jsonl"
_WORDS = "words.json"
_CHECKSUMS = "checksums.json"
_PREFIX = "indice-"
_LOCK = "indice.lock"
_SHAPING = (
    "index",
    "columns",
    "prepared",
    "gathering",
    "units",
    "editions",
    "italian",
    "stemming",
    "scoring",
    "synonyms",
)
"""The modules of which an index bears the marks."""
_FILES_OF_OURS = (_COLUMNS, _TABLE, _UNITS, _WORDS)
_WRITING = 2
"""How many times as long whoosh takes to write what it was given as it takes to read the texts for it."""
_REMEMBERED = 500
_WRITE_LOCK = "MAIN_WRITELOCK"
_BEING_BUILT = "nuovo-"


class Material(NamedTuple):
    """What an index is built from: the bytes of all texts and tables, the units that they give, and what is kept beside them.

    `beside` is anything that JSON can hold and that takes longer to make than to read.
    """

    content: Callable[[], Iterable[bytes]]
    units: Callable[[], Iterable[Unit]]
    beside: Callable[[], Any]


class SearchIndex:
    """One index, open. Units and shorts are called by their places, from 0."""

    def __init__(self, index: FileIndex, files: Mapping[str, bytes]) -> None:
        """Of the files that stand beside whoosh's. Raises `ValueError` and `KeyError` for what they cannot be."""
        self._reader = index.reader()
        self._words = files[_WORDS]
        self._units = files[_UNITS]
        table = json.loads(files[_TABLE])
        self.beside: Any = table["beside"]
        self._bodies: dict[str, dict[int, float]] = {}
        self.ids: list[str] = table["ids"]
        self.editions: list[str] = table["editions"]
        self.names: dict[str, list[int]] = table["names"]
        found = unpacked_columns(files[_COLUMNS])
        self.columns = found._replace(lengths=_without_the_wordless(found.lengths))
        self.average_length = sum(self.columns.lengths) / max(len(self.columns.lengths), 1)

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """The units by their ids."""
        found: dict[str, list[int]] = {}
        for place, identity in enumerate(self.ids):
            found.setdefault(identity, []).append(place)
        return found

    def bodies(self, term: str) -> dict[int, float]:
        """The units that have a term in their texts or their everyday phrases, with how much it is there."""
        found = self._bodies.get(term)
        if found is None:
            if len(self._bodies) >= _REMEMBERED:
                self._bodies.clear()
            found = self._bodies[term] = dict(self._postings(BODY, term, 0))
            owners, titles, units = self.columns.owners, self.columns.titles, len(self.columns.lengths)
            for short in self.shorts_with(term):
                owner = owners[short]
                if not titles[short] and owner < units:
                    found[owner] = found.get(owner, 0.0) + SAID
        return found

    def shorts_with(self, term: str) -> list[int]:
        """The titles and phrases that have a term."""
        return [place for place, _ in self._postings(SHORT, term, len(self.ids))]

    def has(self, term: str) -> bool:
        """Whether any text has a term."""
        return (BODY, term) in self._reader

    def below(self, asked: RuleRange) -> Iterator[int]:
        """The rules with the numbers of a range or below them, in their order."""
        first, last = asked
        start = str(first.chapter if first.chapter and first.chapter == last.chapter else first.part)
        for place, identity in enumerate(self.ids):
            if identity.startswith(start) and asked.covers(RuleNumber.exact(identity)):
                yield place

    def words(self) -> dict[str, int]:
        """Every word of the texts, without accents, with how often it is there."""
        return dict(json.loads(self._words))

    def unit(self, place: int) -> Unit:
        """What a unit is and says."""
        start, end = self.columns.starts[place : place + 2]
        return unpacked(self._units[start:end])

    def close(self) -> None:
        """Lets go of the files."""
        self._reader.close()

    def _postings(self, field: str, term: str, first: int) -> list[tuple[int, float]]:
        found: list[tuple[int, float]] = []
        if (field, term) in self._reader:
            matcher = self._reader.postings(field, term)
            while matcher.is_active():
                found.append((matcher.id() - first, matcher.weight()))
                matcher.next()
        return found


def _without_the_wordless(lengths: array[int]) -> array[int]:
    """The lengths without those at the end that are of units with no words to be found by: what is in other languages.

    Against how many texts a word is weighed, and how long those are, does not depend on it.
    """
    end = len(lengths)
    while end and not lengths[end - 1]:
        end -= 1
    return lengths[:end]


def opened(
    material: Material, cache: Path, progress: Progress | None = None, note: Callable[[str], None] | None = None
) -> SearchIndex:
    """The index of this material: the one in the cache, or else one that is built now.

    `progress` is told how much of how much is done; what it raises ends the building, with nothing left of it. `note` hears
    in Italian why an index is not kept. Raises what reading the material raises; whatever is wrong with the cache is no error.
    """
    name = _PREFIX + _fingerprint(material.content())
    try:
        return _kept(material, cache, name, progress)
    except LockedError:
        why = "un altro programma lo sta preparando e non finisce"
    except OSError as error:
        why = reason(error)
    if note is not None:
        note(f"l'indice della ricerca non si può tenere in {cache} ({why}): questa volta si fa in memoria")
    return _in_memory(material, progress)


def _kept(material: Material, cache: Path, name: str, progress: Progress | None) -> SearchIndex:
    _make_private(cache)
    folder = cache / name
    found = _open(folder)
    if found is not None:
        return found
    with locked(cache / _LOCK, WAIT):
        # Whoever held the lock may have built it.
        found = _open(folder)
        if found is None:
            # Nobody else builds while the lock is held: what is half built was left there by a process that was ended.
            for path in (folder, *cache.glob(f"{_BEING_BUILT}*")):
                _discard(path)
            _build(material, folder, progress)
            _tidy(cache, folder)
            found = _open(folder)
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
    if stat.S_IMODE(status.st_mode) & stat.S_IRWXG | stat.S_IMODE(status.st_mode) & stat.S_IRWXO:
        folder.chmod(PRIVATE)
        for path in folder.iterdir():
            _discard(path)


def _open(folder: Path) -> SearchIndex | None:
    """The index in a folder; None where there is none, or none that can be used."""
    try:
        checksums = json.loads((folder / _CHECKSUMS).read_bytes())
        if {path.name for path in folder.iterdir()} != {*checksums, _CHECKSUMS}:
            return None
        storage = _Memory()
        for name, expected in checksums.items():
            storage.files[name] = content = (folder / name).read_bytes()
            if _checksum(content) != expected:
                return None
        return SearchIndex(storage.open_index(), storage.files)
    except Exception:  # noqa: BLE001 - damaged files make whoosh and pickle raise anything; the index is then made again
        return None


def _build(material: Material, folder: Path, progress: Progress | None) -> None:
    """Builds an index beside its place and renames it. Raises `OSError`; then nothing is in its place."""
    beside = Path(tempfile.mkdtemp(prefix=_BEING_BUILT, dir=folder.parent))
    try:
        for name, content in _written(FileStorage(str(beside)), material, progress).items():
            (beside / name).write_bytes(content)
        (beside / _WRITE_LOCK).unlink(missing_ok=True)
        names = sorted(path.name for path in beside.iterdir())
        for name in names:
            with (beside / name).open("r+b") as file:
                synced(file)
        checksums = {name: _checksum((beside / name).read_bytes()) for name in names}
        with (beside / _CHECKSUMS).open("wb") as file:
            file.write(json.dumps(checksums).encode())
            synced(file)
        sync_folder(beside)
        beside.rename(folder)
        sync_folder(folder.parent)
    finally:
        _discard(beside)


class _Memory(RamStorage):  # type: ignore[misc]  # whoosh has no types
    """Files in memory: those of an index that was found in order, so that what was checked is what is used; or of one that
    cannot be kept, with what whoosh would put into a temporary folder on the way, too: the disk may be full.
    """

    def open_file(self, name: str, **settings: Any) -> BufferFile:
        """A file to read, of which nothing is copied. Raises `NameError`."""
        if name not in self.files:
            raise NameError(name)
        return BufferFile(self.files[name], name=name, **settings)

    def temp_storage(self, name: str | None = None) -> RamStorage:
        """A place for what is thrown away at the end."""
        return _Memory()


def _in_memory(material: Material, progress: Progress | None) -> SearchIndex:
    storage = _Memory()
    files = _written(storage, material, progress)
    return SearchIndex(storage.open_index(), files)


def _written(storage: FileStorage | RamStorage, material: Material, progress: Progress | None) -> dict[str, bytes]:
    """Puts the index of all units into a storage, and gives the files that stand beside it."""
    units = list(material.units())
    steps = Steps(progress, len(units) * (2 + _WRITING))
    prepared = prepare(units, steps.one)
    tokenizer = RegexTokenizer(r"\S+")
    schema = Schema(body=TEXT(analyzer=tokenizer, phrase=False), short=TEXT(analyzer=tokenizer, phrase=False))
    writer = storage.create_index(schema).writer(limitmb=256, codec=W3Codec(), compound=False)
    try:
        # The places of units and shorts are the numbers of their documents: units first, then shorts, in their order.
        for terms in prepared.bodies:
            writer.add_document(body=" ".join(terms))
            steps.one()
        for terms in prepared.shorts:
            writer.add_document(short=" ".join(terms))
    except BaseException:
        # A writer that is left open holds files and a lock until the interpreter has ended.
        writer.cancel()
        raise
    # Most of the time goes into what whoosh does with all of it at the end, without telling anybody.
    postings = sum(len(set(terms)) for several in (prepared.bodies, prepared.shorts) for terms in several)
    gathered = writer.pool.iter_postings
    writer.pool.iter_postings = lambda: steps.through(gathered(), postings, len(units) * _WRITING)
    writer.commit()
    if steps.given_up is not None:
        raise steps.given_up
    table = prepared.table | {"beside": material.beside()}
    return {
        _COLUMNS: prepared.columns.packed(),
        _TABLE: json.dumps(table).encode(),
        _UNITS: b"".join(prepared.stored),
        _WORDS: json.dumps(prepared.words).encode(),
    }


def _fingerprint(content: Iterable[bytes]) -> str:
    """One name for everything that an index is made from: texts, tables, whoosh, and the modules that shape it.

    The modules say more than the number of a version: they change between two of them.
    """
    digest = hashlib.blake2b(digest_size=16)
    digest.update(f"{FORMAT} {italian.VERSION} {versionstring()}".encode())
    modules = (Path(__file__).with_name(f"{name}.py") for name in _SHAPING)
    for piece in (*(path.read_bytes() for path in modules if path.exists()), *content):
        digest.update(len(piece).to_bytes(8, "big"))
        digest.update(piece)
    return digest.hexdigest()


def _checksum(content: bytes) -> int:
    # Against accidents; against malice there is a folder that no other user can write into.
    return zlib.crc32(content)


def _discard(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _tidy(cache: Path, newest: Path) -> None:
    """Takes old indexes out of the cache."""
    with suppress(OSError):
        others = [path for path in cache.glob(f"{_PREFIX}*") if path.is_dir() and path != newest]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in others[KEPT - 1 :]:
            _discard(path)
