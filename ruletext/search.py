"""A question to ranked rules: numbers first, then jargon and synonyms, spelling, words."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ruletext import concordance, courtesy, narrowing, senses, spoken, synonyms
from ruletext.builtin import Builtin, builtin
from ruletext.extracts import Extract, extract
from ruletext.index import Material, SearchIndex, opened
from ruletext.narrowing import Narrowing
from ruletext.number import RuleRange
from ruletext.progress import Progress
from ruletext.questions import Correction, Reader
from ruletext.scoring import scores
from ruletext.shelf import Shelf
from ruletext.spelling import Speller
from ruletext.units import Passage, Unit

MOST_NUMBERS = 200
"""Numbers of a range that are looked up."""


class Hit(NamedTuple):
    """One thing that was found. `superseded` says in Italian why the text that is shown may not hold today."""

    id: str
    known_as: tuple[str, ...]
    title: str
    edition: str
    score: float
    extract: Extract
    superseded: str = ""


class Answer(NamedTuple):
    """What a question gave, best first.

    `missing` are numbers that were asked for and are nowhere, `wrong` says in Italian which fields could not be used.
    """

    question: str
    hits: tuple[Hit, ...]
    corrections: tuple[Correction, ...] = ()
    missing: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()


class Finder:
    """Finds rules in the built-in edition and in the texts on a shelf. Belongs to the thread that made it.

    The index is opened, or built, when the first question is asked, and again when the texts have changed since.
    """

    def __init__(
        self,
        cache: Path,
        shelf: Shelf,
        rules: Builtin | None = None,
        *,
        progress: Progress | None = None,
        note: Callable[[str], None] | None = None,
    ) -> None:
        self._cache = cache
        self._shelf = shelf
        self._rules = rules or builtin()
        self._progress = progress
        self._note = note
        self._thread = threading.get_ident()
        self._content: bytes | None = None
        self._index: SearchIndex | None = None
        self._reader: Reader | None = None

    def search(self, question: str, limit: int = 10, *, correct: bool = True) -> Answer:
        """The rules and articles that answer a question, at most so many. Any text is a question; `ruletext.narrowing`
        tells which fields it may have. Words that no text has are read as the nearest, unless that is not wished.

        Raises `DamagedShelfError` where the imported texts cannot be read, `FaultyTextError` where ours cannot, and
        `RuntimeError` in another thread than the one that made the finder: whoosh then gives wrong answers.
        """
        if threading.get_ident() != self._thread:
            raise RuntimeError("a finder belongs to the thread that made it")
        index, reader = self._ready()
        where, words, wrong = narrowing.read(question, index.editions)
        words = courtesy.bare(words)
        asked = reader.read(words, correct=correct)
        ranked: dict[int, float] = {}
        missing = []
        for number in asked.numbers:
            found = list(_by_number(number, index, alone=asked.alone))
            ranked |= dict.fromkeys(found, 1.0)
            if not found:
                missing.append(str(number))
        worth = scores(list(asked.concepts), index, _as_read(words, asked.corrections))
        for place in sorted(sorted(worth), key=worth.__getitem__, reverse=True):
            ranked.setdefault(place, worth[place])
        if any(where) and not words.strip():
            ranked = dict.fromkeys(range(len(index.ids)), 1.0)
        else:
            ranked = _once(ranked, index)
        hits = tuple(islice(_hits(ranked, index, asked.terms, where), limit))
        return Answer(question, hits, asked.corrections, tuple(missing), wrong)

    def prepare(self) -> None:
        """Opens the index, or builds it, so that the first question need not wait. Raises what `search` raises for its texts."""
        self._ready()

    def close(self) -> None:
        """Lets go of the index."""
        if self._index is not None:
            self._index.close()
        self._index = self._reader = self._content = None

    def _ready(self) -> tuple[SearchIndex, Reader]:
        content = self._shelf.content()
        if self._index is None or self._reader is None or content != self._content:
            self.close()
            self._content = content
            self._index = opened(self._material(content), self._cache, self._progress, self._note)
            table = synonyms.unpacked(self._index.beside)
            self._reader = Reader(
                table, Speller(self._index.words, table.words, spoken.cardinals().keys()), self._index.has
            )
        return self._index, self._reader

    def _material(self, shelf: bytes) -> Material:
        tables = (*concordance.PATHS, synonyms.PATH, senses.PATH)
        ours = sorted(path for path in Path(self._rules.folder).iterdir() if path.suffix in (".txt", ".tsv"))
        return Material(
            content=lambda: [shelf, *(path.read_bytes() for path in (*tables, *ours))],
            units=lambda: self._units(shelf),
            beside=lambda: synonyms.packed(synonyms.read(synonyms.PATH.read_text("utf-8"))),
        )

    def _units(self, shelf: bytes) -> Iterable[Unit]:
        # Most searches find an index that is there.
        from ruletext.gathering import units
        from ruletext.shelf import parsed

        return units(self._rules.corpus(), parsed(shelf, str(self._shelf.path)))


def _as_read(words: str, corrections: Iterable[Correction]) -> str:
    """A question with the words that were meant in the place of those that are no words."""
    for typed, read in corrections:
        words = words.replace(typed, read)
    return words


def _by_number(asked: RuleRange, index: SearchIndex, *, alone: bool) -> Iterator[int]:
    """The units that a number means: today's rule, those that older texts call so, what is below it, what it is below.

    Only the first two where the number alone is meant.
    """
    numbers = [str(number) for number in asked.numbers()[:MOST_NUMBERS]]
    for number in numbers:
        yield from index.places.get(number, ())
    for number in numbers:
        yield from index.names.get(number, ())
    if alone:
        return
    yield from index.below(asked)
    for parent in asked.first.parents[:-2]:
        yield from index.places.get(str(parent), ())


def _once(ranked: dict[int, float], index: SearchIndex) -> dict[int, float]:
    """What was found without the second of two that show the same: a rule that is nothing but its title, and the first below."""
    shown: set[int] = set()
    kept = {}
    for place, score in ranked.items():
        shows = index.columns.shown_by[place]
        shows = place if shows < 0 else shows
        if shows not in shown:
            kept[place] = score
        shown.add(shows)
    return kept


def _hits(ranked: dict[int, float], index: SearchIndex, sought: frozenset[str], where: Narrowing) -> Iterator[Hit]:
    for place, score in ranked.items():
        if where.has(index.ids[place]):
            unit = index.unit(place)
            passages = where.passages(unit)
            hit = _hit(unit, passages, score, sought) if passages else None
            if hit is not None and (hit.extract.marks or not (sought and where.examples_alone)):
                yield hit


def _hit(unit: Unit, passages: tuple[Passage, ...], score: float, sought: frozenset[str]) -> Hit:
    shown = passages[0]
    cut = extract(shown.text, sought)
    for other in passages[1:]:
        if cut.marks:
            break  # the wording that leads is shown, unless it is another one that has what was asked for
        found = extract(other.text, sought)
        shown, cut = (other, found) if found.marks else (shown, cut)
    return Hit(unit.id, unit.known_as, unit.title, shown.edition, round(score, 4), cut, shown.superseded)
