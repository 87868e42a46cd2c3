"""What is said back to a sentence, in either language: the first template of its entry, every word in the form that agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.words.record import replace
from scenarios.language.twoway.said import Said, Word
from scenarios.language.twoway.templates import ClassOf, Entry, Item, Language, Literal, Slot, Verb
from scenarios.language.twoway.vocabulary import Marks, Vocabulary

MOST_TRIED = 400
"""How many ways to say one part are tried for one that agrees with the rest."""

Children = Sequence[Said | Word]


class NotSaid(Exception):
    """Something that no entry can say in a language."""


class _Spelt(NamedTuple):
    """A part in words, with its gender and number where it has any."""

    words: tuple[str, ...]
    marks: Marks | None


class _Kept(NamedTuple):
    """The parts of an entry, told apart: where what stands in each slot begins and ends, and the words."""

    end: int
    slots: tuple[tuple[str, int, int], ...]
    words: tuple[Word, ...]


class Printer:
    """All entries, in one language."""

    def __init__(
        self,
        entries: Iterable[Entry],
        language: Language,
        vocabulary: Vocabulary,
        joined: Callable[[Sequence[str]], str | None],
        fits: Callable[[str, str], bool],
    ) -> None:
        """``joined`` makes words a text, or says that they cannot stand so; ``fits`` says it of one word before another."""
        self.language = language
        self.vocabulary = vocabulary
        self._joined = joined
        self._fits = fits
        self._of: dict[str, list[Entry]] = {}
        for one in entries:
            self._of.setdefault(one.category, []).append(one)
        for several in self._of.values():
            several.sort(key=lambda one: one.reads_only)

    def text(self, said: Said) -> str:
        """A sentence. Raises NotSaid."""
        for spelt in islice(self._part(said.kind, (said,), 0, 1, ""), MOST_TRIED):
            found = self._joined(spelt.words)
            if found is not None:
                return found
        raise NotSaid(said.kind)

    def _beside(self, words: Sequence[str], following: Sequence[str]) -> bool:
        """Whether words can stand before others: what can never be joined is not tried further."""
        return not words or not following or self._fits(words[-1], following[0])

    # --- which parts stand in which slot

    def _ends(self, category: str, children: Children, at: int) -> Iterator[tuple[int, Entry, _Kept | None]]:
        """Where something of a category that begins at a part may end, and by which entry it is said."""
        for one in self._of.get(category, ()):
            if one.kind:
                child = children[at] if at < len(children) else None
                if isinstance(child, Said) and child.kind == one.kind:
                    yield at + 1, one, None
            else:
                for kept in self._kept(one, children, at, 0):
                    yield kept.end, one, kept

    def _kept(self, entry: Entry, children: Children, at: int, number: int) -> Iterator[_Kept]:
        """The ways to tell the parts of an entry apart, from one of them on."""
        if number == len(entry.keeps):
            yield _Kept(at, (), ())
            return
        kept = entry.keeps[number]
        if kept.made:
            child = children[at] if at < len(children) else None
            if isinstance(child, Said) and child.kind == kept.made:
                # Its parts are said among those of the whole, in the places that the template gives them.
                spread = (*children[:at], *child.children, *children[at + 1 :])
                whole = (*entry.keeps[:number], *kept.inside, *entry.keeps[number + 1 :])
                yield from self._kept(replace(entry, keeps=whole), spread, at, number)
            return
        if not kept.slot:
            child = children[at] if at < len(children) else None
            if (
                isinstance(child, Word)
                and child.kind == kept.word
                and _fits(kept.form, child.form)
                and _fits(kept.marks, child.marks)
            ):
                for rest in self._kept(entry, children, at + 1, number + 1):
                    yield rest._replace(words=(child, *rest.words))
            return
        slot = next(
            one for _, items in entry.templates for one in items if isinstance(one, Slot) and one.name == kept.slot
        )
        for end in self._slot_ends(slot, children, at):
            for rest in self._kept(entry, children, end, number + 1):
                yield rest._replace(slots=((kept.slot, at, end), *rest.slots))

    def _slot_ends(self, slot: Slot, children: Children, at: int) -> Iterator[int]:
        if not slot.many:
            yield from dict.fromkeys(end for end, _, _ in self._ends(slot.category, children, at))
            return
        found = {at} if not slot.between else set[int]()
        open_ = [at]
        while open_:
            start = open_.pop()
            begins = (
                [start]
                if start == at or not slot.between
                else [end for end, _, _ in self._ends(slot.between, children, start)]
            )
            for begin in begins:
                for end, _, _ in self._ends(slot.category, children, begin):
                    if end not in found and end > start:
                        found.add(end)
                        open_.append(end)
        yield from sorted(found, reverse=True)

    # --- the words

    def _part(self, category: str, children: Children, at: int, end: int, form: str) -> Iterator[_Spelt]:
        """The ways to say the parts from one place to another as something of a category."""
        for to, entry, kept in self._ends(category, children, at):
            if to != end:
                continue
            if kept is not None:
                yield from self._said(entry, children, kept, form)
                continue
            child = children[at]
            assert isinstance(child, Said)
            for inner in self._kept(entry, child.children, 0, 0):
                if inner.end == len(child.children):
                    yield from self._said(entry, child.children, inner, form)

    def _said(self, entry: Entry, children: Children, kept: _Kept, form: str) -> Iterator[_Spelt]:
        constant = self.vocabulary.marks_of(entry.marks) if entry.marks else None
        for items in entry.of(self.language):
            if not _covers(items, kept):
                continue
            for spelt in self._items(items, children, kept, list(kept.words), form, None):
                yield spelt if constant is None else spelt._replace(marks=(spelt.marks or constant) & constant)

    def _items(
        self, items: Sequence[Item], children: Children, kept: _Kept, left: list[Word], form: str, marks: Marks | None
    ) -> Iterator[_Spelt]:
        if not items:
            yield _Spelt((), marks)
            return
        item, *rest = items
        for spelt, still, now in self._item(item, children, kept, left, form, marks):
            for other in self._items(rest, children, kept, still, form, now):
                if self._beside(spelt, other.words):
                    yield _Spelt((*spelt, *other.words), other.marks)

    def _item(
        self, item: Item, children: Children, kept: _Kept, left: list[Word], form: str, marks: Marks | None
    ) -> Iterator[tuple[tuple[str, ...], list[Word], Marks | None]]:
        match item:
            case Literal(forms):
                for one in forms:
                    yield (one,), left, marks
            case Verb(kind):
                word = next((one for one in left if one.kind.startswith("V_")), None)
                spelling = self.vocabulary.conjugated(kind, _mood(word, item.form or form))
                if spelling is not None:
                    yield (spelling,), [one for one in left if one is not word], marks
            case ClassOf(kind):
                word = next((one for one in left if one.kind == kind), Word(kind))
                still = [one for one in left if one is not word]
                for spelling, its in self.vocabulary.spelt(word):
                    now = _agreeing(self.vocabulary, item, its, marks)
                    if now is not None:
                        yield (spelling,), still, now if item.agrees else marks
            case Slot():
                at, end = next((start, stop) for name, start, stop in kept.slots if name == item.name)
                inner = form if item.form == "~" else item.form
                for spelt in self._filled(item, children, at, end, inner):
                    now = _agreeing(self.vocabulary, item, spelt.marks, marks)
                    if now is not None:
                        yield spelt.words, left, now if item.agrees else marks

    def _filled(self, item: Slot, children: Children, at: int, end: int, form: str) -> Iterator[_Spelt]:
        if not item.many:
            yield from self._part(item.category, children, at, end, form)
            return
        if at == end:
            yield _Spelt((), None)
            return
        for middle, _, _ in self._ends(item.category, children, at):
            for first in self._part(item.category, children, at, middle, form):
                if middle == end:
                    yield first
                    continue
                for start in (
                    [middle] if not item.between else {one for one, _, _ in self._ends(item.between, children, middle)}
                ):
                    links = (
                        self._part(item.between, children, middle, start, form)
                        if item.between
                        else iter([_Spelt((), None)])
                    )
                    for link in links:
                        for others in self._filled(item, children, start, end, form):
                            words = (*first.words, *link.words, *others.words)
                            yield _Spelt(words, _together(first.marks, others.marks) if item.agrees else None)


def _together(one: Marks | None, other: Marks | None) -> Marks | None:
    return other if one is None else one if other is None else one & other


def _fits(wanted: str, there: str) -> bool:
    return not wanted or wanted == there


def _covers(items: Sequence[Item], kept: _Kept) -> bool:
    """Whether a template has a place for each slot that is filled, and no other."""
    return {one.name for one in items if isinstance(one, Slot)} == {name for name, _, _ in kept.slots}


def _mood(word: Word | None, form: str) -> str:
    """The mood of a verb where its form is asked for, and as it was said."""
    if form in ("inf", "2s"):
        return form
    moods = frozenset({"imp"}) if word is None else word.moods
    if form == "sub":
        return "3s" if "3s" in moods else "3p"
    return "imp" if "imp" in moods else "3s" if "3s" in moods else next(iter(sorted(moods)), "imp")


def _agreeing(vocabulary: Vocabulary, item: Slot | ClassOf, marks: Marks | None, so_far: Marks | None) -> Marks | None:
    """What gender and number are left; ``None`` where the item cannot stand so."""
    left = vocabulary.every if marks is None else marks
    if item.number:
        left &= vocabulary.marks_of(item.number)
    if item.agrees and so_far is not None:
        left &= so_far
    return left or None
