"""Sentences to what they say: a memoised descent that keeps all readings.

Equal readings collapse. The furthest word that fits nowhere is the diagnosis. Time and memory of a sentence are bounded by the
number of steps, which grows with the words and the readings of a sentence, never with what is fed in beyond the bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple, Protocol

from scenarios.language.twoway.branching import Beginnings, Branch, rules_of
from scenarios.language.twoway.said import Said, Word
from scenarios.language.twoway.templates import ClassOf, Entry, Item, Kept, Language, Literal, Slot, Verb
from scenarios.language.twoway.vocabulary import ALL_MOODS, OF_OTHERS, Marks, Vocabulary

MOST_STEPS = 5_000
"""Items held against a word, and parts made: the longest sentence of a card takes a fifth of them."""
MOST_READINGS = 64
DEEPEST = 60
"""How far parts may stand in parts."""
MOST_REPEATED = 12
"""How many parts one list may have."""

Parts = tuple[Said | Word, ...]


class Token(Protocol):
    """A word of a sentence: a number, a symbol, a name and what is in quotes say so by their kind."""

    @property
    def kind(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def value(self) -> object: ...


class NotRead(Exception):
    """A sentence that no entry reads. ``at``: the first word that fits nowhere; as many as there are, where it breaks off."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


class TooMuch(Exception):
    """A sentence with more steps, readings or parts in parts than the bound."""


class _Found(NamedTuple):
    """A part of a sentence that was read: where it ends, what is kept of it, its gender and number where it has any."""

    end: int
    parts: Parts
    marks: Marks | None


class _Got(NamedTuple):
    """An entry half read."""

    end: int
    slots: tuple[tuple[str, Parts], ...]
    words: tuple[Word, ...]
    marks: Marks | None


class Grammar:
    """All entries, in one language."""

    def __init__(self, entries: Iterable[Entry], language: Language, vocabulary: Vocabulary) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self.beginnings = Beginnings(rules_of(entries, language), vocabulary)

    def read(self, tokens: Sequence[Token], start: str) -> list[Said | Word]:
        """All that a whole sentence can say. Raises NotRead and TooMuch."""
        run = _Run(self, tokens)
        whole = dict.fromkeys(one.parts for one in run.category(start, 0) if one.end == len(tokens))
        if len(whole) > MOST_READINGS:
            raise TooMuch
        if not whole:
            raise NotRead(run.furthest)
        return [parts[0] for parts in whole]


class _Run:
    """One sentence as it is read."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token]) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.known: dict[tuple[str, int], Sequence[_Found]] = {}
        self.begun = [*(grammar.beginnings.begun(one.kind, one.form) for one in tokens), grammar.beginnings.nothing]
        self.steps = 0
        self.depth = 0
        self.furthest = 0

    def category(self, name: str, at: int) -> Sequence[_Found]:
        """Everything of a category that begins at a word."""
        key = (name, at)
        known = self.known.get(key)
        if known is not None:
            return known
        if name not in self.begun[at].categories:
            self.furthest = max(self.furthest, at)
            return ()
        if self.depth == DEEPEST:
            raise TooMuch
        self.depth += 1
        self.known[key] = ()
        whole: list[tuple[int, Entry, _Got]] = []
        self._branch(self.grammar.beginnings.root(name), _Got(at, (), (), None), whole)
        self._step(len(whole))
        whole.sort(key=itemgetter(0))
        self.depth -= 1
        self.known[key] = result = tuple(dict.fromkeys(self._made(entry, got) for _, entry, got in whole))
        return result

    def _branch(self, branch: Branch, got: _Got, whole: list[tuple[int, Entry, _Got]]) -> None:
        """Adds each entry that is whole, with what was read of it."""
        whole += [(number, entry, got) for number, entry in branch.ended]
        if not branch.further:
            return
        self.furthest = max(self.furthest, got.end)
        for item, further in branch.ways(self.begun[got.end], self.grammar.vocabulary):
            self._step()
            for one in self._item(item, got):
                self._branch(further, one, whole)

    def _step(self, count: int = 1) -> None:
        """Counts what is done. Raises TooMuch past the bound."""
        self.steps += count
        if self.steps > MOST_STEPS:
            raise TooMuch

    def _made(self, entry: Entry, got: _Got) -> _Found:
        parts = tuple(_kept(entry.keeps, dict(got.slots), list(got.words)))
        marks = self.grammar.vocabulary.marks_of(entry.marks) if entry.marks else got.marks
        return _Found(got.end, (Said(entry.kind, parts),) if entry.kind else parts, marks)

    def _item(self, item: Item, got: _Got) -> Iterator[_Got]:
        at = got.end
        match item:
            case Literal(forms):
                if at < len(self.tokens) and self.tokens[at].form in forms:
                    yield got._replace(end=at + 1)
            case Verb(kind):
                for length, word in self.grammar.vocabulary.verbs(kind, self.tokens, at):
                    yield got._replace(end=at + length, words=(*got.words, word))
            case ClassOf():
                yield from self._of_class(item, got)
            case Slot(many=True):
                yield from self._several(item, got)
            case Slot():
                for found in self.category(item.category, at):
                    marks = self._agreeing(item.number, item.agrees, found.marks, got.marks)
                    if marks is not None or not (item.agrees or item.number):
                        kept = marks if item.agrees else got.marks
                        parts = _in_form(found.parts, item.form)
                        yield got._replace(end=found.end, slots=(*got.slots, (item.name, parts)), marks=kept)

    def _of_class(self, item: ClassOf, got: _Got) -> Iterator[_Got]:
        for length, word, marks in self.grammar.vocabulary.words(item.kind, self.tokens, got.end):
            agreeing = self._agreeing(item.number, item.agrees, marks, got.marks)
            if agreeing is None and (item.agrees or item.number):
                continue
            kept = agreeing if item.agrees else got.marks
            yield got._replace(end=got.end + length, words=(*got.words, word), marks=kept)

    def _agreeing(self, number: str, agrees: bool, marks: Marks | None, so_far: Marks | None) -> Marks | None:
        """What gender and number are left together; ``None`` where there is none."""
        vocabulary = self.grammar.vocabulary
        left = vocabulary.every if marks is None else marks
        if number:
            left &= vocabulary.marks_of(number)
        if agrees and so_far is not None:
            left &= so_far
        return left or None

    def _several(self, item: Slot, got: _Got) -> Iterator[_Got]:
        """Any number of parts; with something between them one or more."""
        if not item.between:
            yield got._replace(slots=(*got.slots, (item.name, ())))
        open_: list[tuple[int, Parts, int]] = [(got.end, (), 0)]
        seen: set[tuple[int, Parts]] = set()
        while open_:
            at, parts, count = open_.pop()
            for start, link in self._between(item, at, count):
                for found in self.category(item.category, start):
                    now = (*parts, *link, *found.parts)
                    if found.end == at or count == MOST_REPEATED or (found.end, now) in seen:
                        continue
                    if self._agreeing(item.number, item.agrees, found.marks, got.marks) is None:
                        continue
                    seen.add((found.end, now))
                    self._step()
                    yield got._replace(end=found.end, slots=(*got.slots, (item.name, now)))
                    open_.append((found.end, now, count + 1))

    def _between(self, item: Slot, at: int, count: int) -> list[tuple[int, Parts]]:
        if not item.between or count == 0:
            return [(at, ())]
        return [(found.end, found.parts) for found in self.category(item.between, at)]


def _kept(keeps: Iterable[Kept], slots: Mapping[str, Parts], left: list[Word]) -> Iterator[Said | Word]:
    """The parts of an entry in its order. Verbs that it calls otherwise stand in their turn, where there are as many."""
    kept = list(keeps)
    alike = sum(one.word.startswith("V_") for one in kept) == sum(one.kind.startswith("V_") for one in left)
    for one in kept:
        if one.slot:
            yield from slots[one.slot]
        elif one.made:
            yield Said(one.made, tuple(_kept(one.inside, slots, left)))
        else:
            yield _word(one, left, alike=alike)


def _in_form(parts: Parts, form: str) -> Parts:
    """The parts with their own verbs as 'they' asks for: said of somebody else than you."""
    if form != "they":
        return parts
    return tuple(
        Said(one.kind, tuple(_of_others(inner) for inner in one.children)) if isinstance(one, Said) else _of_others(one)
        for one in parts
    )


def _of_others(part: Said | Word) -> Said | Word:
    if isinstance(part, Said) or not part.kind.startswith("V_"):
        return part
    return Word(part.kind, part.value, part.form, part.marks, OF_OTHERS)


_PREDICATES = frozenset(
    {"CANT_BE_REGENERATED", "ABILITIES_NOT_ACTIVATED", "CANNOT_BE_TARGET", "CANNOT_BE_TARGET_OF_OPPONENTS"}
)
"""Words that stand for a verb with all that is said by it."""


def _word(kept: Kept, left: list[Word], *, alike: bool) -> Word:
    """A word that an entry keeps: of the template, each in its turn; or one that no template has."""
    verb = kept.word.startswith("V_")
    there = next((one for one in left if one.kind == kept.word), None)
    if there is None and verb and alike:
        there = next((one for one in left if one.kind.startswith("V_")), None)
    if there is None:
        return Word(
            kept.word,
            form=kept.form,
            marks=kept.marks,
            moods=ALL_MOODS if verb or kept.word in _PREDICATES else frozenset(),
        )
    left.remove(there)
    return Word(kept.word, there.value, kept.form or there.form, kept.marks or there.marks, there.moods)
