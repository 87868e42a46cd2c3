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
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from whoosh import versionstring
from whoosh.analysis import RegexTokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.fields import STORED, TEXT, Schema
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import FileIndex

from ruletext import italian
from ruletext.files import PRIVATE, LockedError, locked, sync_folder, synced
from ruletext.number import RuleNumber, RuleRange
from ruletext.prepared import prepare, unpacked
from ruletext.reasons import reason
from ruletext.scoring import SAID, Short
from ruletext.units import Unit

FORMAT = 2
"""To be raised whenever the files of an index are laid out otherwise."""
KEPT = 3
"""How many indexes stay in the cache: a second copy of the program with other texts does not throw out the first's."""
WAIT = 120.0
"""Seconds to wait for another process that is building the same index."""

BODY = "body"
SHORT = "short"
_TABLE = "table.json"
_WORDS = "words.json"
_CHECKSUMS = "checksums.json"
_PREFIX = "indice-"
_LOCK = "indice.lock"
_SHAPING = ("index", "prepared", "gathering", "units", "editions", "italian", "stemming", "scoring", "synonyms")
"""The modules of which an index bears the marks."""
_FILES_OF_OURS = (_TABLE, _WORDS)
_REMEMBERED = 500
_WRITE_LOCK = "MAIN_WRITELOCK"
_BEING_BUILT = "nuovo-"

Progress = Callable[[int, int], None]


class Material(NamedTuple):
    """What an index is built from: the bytes of all texts and tables, the units that they give, and what is kept beside them.

    `beside` is anything that JSON can hold and that takes longer to make than to read.
    """

    content: Callable[[], Iterable[bytes]]
    units: Callable[[], Iterable[Unit]]
    beside: Callable[[], Any]


class SearchIndex:
    """One index, open. Units and shorts are called by their places, from 0."""

    def __init__(self, index: FileIndex, table: dict[str, Any], words: Callable[[], dict[str, int]]) -> None:
        self._reader = index.reader()
        self._words = words
        self.beside: Any = table["beside"]
        self._bodies: dict[str, dict[int, float]] = {}
        self.ids: list[str] = table["ids"]
        self.lengths: list[int] = _without_the_wordless(table["lengths"])
        self.parents: list[int] = table["parents"]
        self.priors: list[float] = table["priors"]
        self.editions: list[str] = table["editions"]
        self.names: dict[str, list[int]] = table["names"]
        self.shorts: list[Short] = [Short(*row) for row in table["shorts"]]
        self.places: dict[str, list[int]] = {}
        for place, identity in enumerate(self.ids):
            self.places.setdefault(identity, []).append(place)
        self.average_length = sum(self.lengths) / max(len(self.lengths), 1)

    def bodies(self, term: str) -> dict[int, float]:
        """The units that have a term in their texts or their everyday phrases, with how much it is there."""
        found = self._bodies.get(term)
        if found is None:
            if len(self._bodies) >= _REMEMBERED:
                self._bodies.clear()
            found = self._bodies[term] = dict(self._postings(BODY, term, 0))
            for short in map(self.shorts.__getitem__, self.shorts_with(term)):
                if not short.is_title and short.owner < len(self.lengths):
                    found[short.owner] = found.get(short.owner, 0.0) + SAID
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
        return self._words()

    def unit(self, place: int) -> Unit:
        """What a unit is and says."""
        return unpacked(self._reader.stored_fields(place)["unit"])

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


def _without_the_wordless(lengths: list[int]) -> list[int]:
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

    `progress` is told how many units of how many are done, `note` hears in Italian why an index is not kept. Raises what
    reading the material raises; whatever is wrong with the cache is no error.
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
        contents = {name: (folder / name).read_bytes() for name in _FILES_OF_OURS}
        if {path.name for path in folder.iterdir()} != {*checksums, _CHECKSUMS}:
            return None
        if any(_checksum(folder / name) != expected for name, expected in checksums.items()):
            return None
        index = FileStorage(str(folder)).open_index()
        return SearchIndex(index, json.loads(contents[_TABLE]), lambda: dict(json.loads(contents[_WORDS])))
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
        with (beside / _CHECKSUMS).open("wb") as file:
            file.write(json.dumps({name: _checksum(beside / name) for name in names}).encode())
            synced(file)
        sync_folder(beside)
        beside.rename(folder)
        sync_folder(folder.parent)
    finally:
        _discard(beside)


class _Memory(RamStorage):  # type: ignore[misc]  # whoosh has no types
    """Keeps in memory what whoosh would put into a temporary folder on the way, too: the disk may be full."""

    def temp_storage(self, name: str | None = None) -> RamStorage:
        """A place for what is thrown away at the end."""
        return _Memory()


def _in_memory(material: Material, progress: Progress | None) -> SearchIndex:
    storage = _Memory()
    files = _written(storage, material, progress)
    return SearchIndex(storage.open_index(), json.loads(files[_TABLE]), lambda: dict(json.loads(files[_WORDS])))


def _written(storage: FileStorage | RamStorage, material: Material, progress: Progress | None) -> dict[str, bytes]:
    """Puts the index of all units into a storage, and gives the files that stand beside it."""
    prepared = prepare(material.units())
    tokenizer = RegexTokenizer(r"\S+")
    schema = Schema(
        unit=STORED, body=TEXT(analyzer=tokenizer, phrase=False), short=TEXT(analyzer=tokenizer, phrase=False)
    )
    writer = storage.create_index(schema).writer(limitmb=256, codec=W3Codec())
    # The places of units and shorts are the numbers of their documents: units first, then shorts, in their order.
    for place, (stored, terms) in enumerate(zip(prepared.stored, prepared.bodies, strict=True), 1):
        writer.add_document(unit=stored, body=" ".join(terms))
        if progress is not None:
            progress(place, len(prepared.bodies))
    for terms in prepared.shorts:
        writer.add_document(short=" ".join(terms))
    writer.commit()
    table = prepared.table | {"beside": material.beside()}
    return {_TABLE: json.dumps(table).encode(), _WORDS: json.dumps(prepared.words).encode()}


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


def _checksum(path: Path) -> int:
    # Against accidents; against malice there is a folder that no other user can write into.
    return zlib.crc32(path.read_bytes())


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
