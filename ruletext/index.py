"""The search index: built from the texts on this machine, kept in the user's cache, made again when it is old or damaged.

The one module that knows whoosh: its reader and its matchers, over a codec of ours. whoosh's own keeps schema, table of
contents and every list of postings pickled, and reading a pickle runs what stands in it. Here the schema is code, and all
that lies on the disk is numbers, terms and JSON: whoever can write into the cache can make a search wrong and run nothing.

How an index lies in the cache is `ruletext.cached`. Its name is made from everything that it was built from, so a new text,
a new program or a new way of reading words looks for another folder and finds none.

A `SearchIndex` belongs to the thread that opened it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache as once
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from whoosh import versionstring
from whoosh.analysis import RegexTokenizer
from whoosh.codec.base import Codec, PerDocumentReader, Segment, TermsReader
from whoosh.fields import TEXT, Schema
from whoosh.formats import Format
from whoosh.matching import ListMatcher
from whoosh.reading import SegmentReader, TermInfo
from whoosh.scoring import BaseScorer

from ruletext import cached, italian
from ruletext.columns import unpacked as unpacked_columns
from ruletext.files import LockedError
from ruletext.number import RuleNumber, RuleRange
from ruletext.postings import Found, Postings, postings
from ruletext.postings import unpacked as unpacked_postings
from ruletext.prepared import compared, prepare, unpacked
from ruletext.progress import Progress, Steps
from ruletext.reasons import reason
from ruletext.scoring import SAID
from ruletext.senses import PATH as SENSES
from ruletext.senses import Senses
from ruletext.units import Unit

FORMAT = 7
"""To be raised whenever the files of an index are laid out otherwise."""

BODY = "body"
SHORT = "short"
_POSTINGS = {BODY: "testi.bin", SHORT: "titoli.bin"}
_COLUMNS = "columns.bin"
_TABLE = "table.json"
_UNITS = "units.jsonl"
_WORDS = "words.json"
_FILES = frozenset((*_POSTINGS.values(), _COLUMNS, _TABLE, _UNITS, _WORDS))
_PREFIX = "indice-"
_SHAPING = (
    "index",
    "columns",
    "postings",
    "prepared",
    "gathering",
    "units",
    "editions",
    "italian",
    "stemming",
    "scoring",
    "senses",
    "spoken",
    "surface",
    "synonyms",
)
"""The modules of which an index bears the marks."""
_STEPS = 2
"""What each unit is on the way: its words are read, and their postings gathered."""
_REMEMBERED = 500


class Material(NamedTuple):
    """What an index is built from: the bytes of all texts and tables, the units that they give, and what is kept beside them.

    `beside` is anything that JSON can hold and that takes longer to make than to read.
    """

    content: Callable[[], Iterable[bytes]]
    units: Callable[[], Iterable[Unit]]
    beside: Callable[[], Any]


class SearchIndex:
    """One index, open. Units and shorts are called by their places, from 0."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        """Of the files that it consists of. Raises `ValueError`, `LookupError` and `TypeError` for what they cannot be."""
        lists = {field: unpacked_postings(files[name]) for field, name in _POSTINGS.items()}
        self._words = files[_WORDS]
        self._units = files[_UNITS]
        table = json.loads(files[_TABLE])
        self.beside: Any = table["beside"]
        self._bodies: dict[str, dict[int, float]] = {}
        self.ids: list[str] = table["ids"]
        self.editions: list[str] = table["editions"]
        self.names: dict[str, list[int]] = table["names"]
        self.leads: Mapping[int, Sequence[Sequence[int]]] = dict(table["leads"])
        found = unpacked_columns(files[_COLUMNS])
        self.columns = found._replace(lengths=_without_the_wordless(found.lengths))
        self.average_length = sum(self.columns.lengths) / max(len(self.columns.lengths), 1)
        self.senses = Senses(SENSES.read_bytes())
        self.reader = _reader(lists, len(self.ids))

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
            found = self._bodies[term] = dict(self._postings(BODY, term))
            owners, titles, units = self.columns.owners, self.columns.titles, len(self.columns.lengths)
            for short in self.shorts_with(term):
                owner = owners[short]
                if not titles[short] and owner < units:
                    found[owner] = found.get(owner, 0.0) + SAID
        return found

    def shorts_with(self, term: str) -> list[int]:
        """The titles and phrases that have a term."""
        return [place for place, _ in self._postings(SHORT, term)]

    def has(self, term: str) -> bool:
        """Whether any text has a term."""
        return (BODY, term) in self.reader

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

    def compared(self, place: int) -> list[str]:
        """The titles and phrases of a unit, as `ruletext.surface` compares them."""
        start, end = self.columns.starts[place : place + 2]
        return compared(self._units[start:end])

    def close(self) -> None:
        """Lets go of the files."""
        self.reader.close()

    def _postings(self, field: str, term: str) -> Iterable[tuple[int, float]]:
        if (field, term) not in self.reader:
            return ()
        matcher: _Matcher = self.reader.postings(field, term)
        return matcher.pairs()


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
    folder = cache / (_PREFIX + _fingerprint(material.content()))
    # Where the disk is full only when it is made, it is not made twice.
    made = once(lambda: _written(material, progress))
    try:
        return cached.opened(folder, _FILES, made, SearchIndex)
    except LockedError:
        why = "un altro programma lo sta preparando e non finisce"
    except OSError as error:
        why = reason(error)
    if note is not None:
        note(f"l'indice della ricerca non si può tenere in {cache} ({why}): questa volta si fa in memoria")
    return SearchIndex(made())


def _written(material: Material, progress: Progress | None) -> dict[str, bytes]:
    """The files of the index of all units."""
    units = list(material.units())
    steps = Steps(progress, len(units) * _STEPS)
    prepared = prepare(units, steps.one)
    bodies = postings(prepared.bodies, steps.one)
    shorts = postings(prepared.shorts, lambda: None)
    table = prepared.table | {"beside": material.beside()}
    return {
        _POSTINGS[BODY]: bodies.packed(),
        _POSTINGS[SHORT]: shorts.packed(),
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
    # Numbers are kept as this machine has them: another one may use the same home.
    digest.update(f"{FORMAT} {italian.VERSION} {versionstring()} {sys.byteorder} {sys.maxsize}".encode())
    modules = (Path(__file__).with_name(f"{name}.py") for name in _SHAPING)
    for piece in (*(path.read_bytes() for path in modules if path.exists()), *content):
        digest.update(len(piece).to_bytes(8, "big"))
        digest.update(piece)
    return digest.hexdigest()


# --- whoosh over postings of ours


def _reader(lists: Mapping[str, Postings], units: int) -> SegmentReader:
    """whoosh's reader of one segment. Units and shorts are the documents, each kind by its places from 0."""
    tokenizer = RegexTokenizer(r"\S+")
    schema = Schema(**{field: TEXT(analyzer=tokenizer, phrase=False) for field in lists})
    return SegmentReader(None, schema, Segment("MAIN"), codec=_Codec(lists, units))


class _Matcher(ListMatcher):  # type: ignore[misc]  # whoosh has no types
    """The texts that have a term."""

    def pairs(self) -> Iterator[tuple[int, float]]:
        """All of them, each with how many times it has the term: one after another takes whoosh ten times as long."""
        return zip(self._ids, self._weights, strict=True)


class _Codec(Codec):  # type: ignore[misc]
    """Reads postings that are in memory. There is nothing to write: an index is made at once and never changed."""

    def __init__(self, lists: Mapping[str, Postings], units: int) -> None:
        self._lists = lists
        self._units = units

    def terms_reader(self, storage: None, segment: Segment) -> _Terms:
        return _Terms(self._lists)

    def per_document_reader(self, storage: None, segment: Segment) -> _Documents:
        return _Documents(self._lists, self._units)


class _Terms(TermsReader):  # type: ignore[misc]
    """The terms of each field, as bytes."""

    def __init__(self, lists: Mapping[str, Postings]) -> None:
        self._lists = lists

    def __contains__(self, term: tuple[str, bytes]) -> bool:
        field, text = term
        return self._lists[field].of(text) is not None

    def terms(self) -> Iterator[tuple[str, bytes]]:
        return ((field, text) for field, several in self._lists.items() for text in several.terms())

    def terms_from(self, field: str, first: bytes) -> Iterator[tuple[str, bytes]]:
        return ((field, text) for text in self._lists[field].terms(first))

    def term_info(self, field: str, text: bytes) -> TermInfo:
        found = self._found(field, text)
        return TermInfo(weight=sum(found.counts), df=len(found.places), maxweight=max(found.counts))

    def matcher(self, field: str, text: bytes, format_: Format, scorer: BaseScorer | None = None) -> _Matcher:
        found = self._found(field, text)
        return _Matcher(
            found.places,
            found.counts,
            format=format_,
            scorer=scorer,
            term=(field, text),
            terminfo=self.term_info(field, text),
        )

    def indexed_field_names(self) -> list[str]:
        return list(self._lists)

    def _found(self, field: str, text: bytes) -> Found:
        found = self._lists[field].of(text)
        if found is None:
            raise KeyError(text)
        return found


class _Documents(PerDocumentReader):  # type: ignore[misc]
    """How many documents there are; how long each is stands in the columns, where the scoring of ours finds it."""

    def __init__(self, lists: Mapping[str, Postings], units: int) -> None:
        self._units = units

    def doc_count(self) -> int:
        return self._units

    def doc_count_all(self) -> int:
        return self._units

    def has_deletions(self) -> bool:
        return False

    def is_deleted(self, docnum: int) -> bool:
        return False

    def deleted_docs(self) -> tuple[int, ...]:
        return ()
