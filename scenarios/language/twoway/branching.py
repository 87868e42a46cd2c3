"""The templates of each category as a tree, and which words can begin what: only what can begin with the next word is tried.

What several templates of a category begin with alike is one branch, and is read once for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from scenarios.language.twoway.templates import ClassOf, Entry, Item, Language, Literal, Slot, Verb

if TYPE_CHECKING:
    from scenarios.language.twoway.vocabulary import Vocabulary

Rules = Mapping[str, Sequence[tuple[Entry, tuple[Item, ...]]]]
"""The entries by category, each with one of its templates."""


def rules_of(entries: Iterable[Entry], language: Language) -> Rules:
    """All templates of a language."""
    found: dict[str, list[tuple[Entry, tuple[Item, ...]]]] = {}
    for entry in entries:
        found.setdefault(entry.category, []).extend((entry, items) for items in entry.of(language))
    return found


class Begun(NamedTuple):
    """What can begin with a word: classes of words, and categories, those that may be empty among them."""

    word: str
    classes: frozenset[str]
    categories: frozenset[str]


_Way = tuple[Item, "Branch"]
"""An item, and the branch behind it."""

ANYTHING = ""
"""The category of a slot that may have nothing in it: it is among those that any word can begin."""


class Branch:
    """Where templates of a category stand behind some of their items."""

    __slots__ = ("_by_word", "_of_classes", "_slots", "ended", "further")

    def __init__(self) -> None:
        self.ended: list[tuple[int, Entry]] = []
        """The entries that are whole here, each with its number among those of the category."""
        self.further: dict[Item, Branch] = {}
        self._by_word: dict[str, list[_Way]] | None = None
        self._of_classes: list[tuple[str, _Way]] = []
        self._slots: list[tuple[str, _Way]] = []

    def ways(self, begun: Begun, vocabulary: Vocabulary) -> Iterator[_Way]:
        """The items that may come next where a word does, each with the branch behind it."""
        yield from (self._by_word or self._sorted(vocabulary)).get(begun.word, ())
        for kind, way in self._of_classes:
            if kind in begun.classes:
                yield way
        for category, way in self._slots:
            if category in begun.categories:
                yield way

    def _sorted(self, vocabulary: Vocabulary) -> dict[str, list[_Way]]:
        """The ways by what they begin with; what is never come to is never sorted."""
        by_word = self._by_word = {ANYTHING: []}
        for way in self.further.items():
            match way[0]:
                case ClassOf(kind):
                    self._of_classes.append((kind, way))
                case Slot(_, category) as slot:
                    self._slots.append((ANYTHING if _may_be_left_out(slot) else category, way))
                case word:
                    for one in _words(word, vocabulary):
                        by_word.setdefault(one, []).append(way)
        return by_word


def _words(item: Literal | Verb, vocabulary: Vocabulary) -> Iterable[str]:
    """The words that a word, as a template has it, or a verb can begin with."""
    if isinstance(item, Verb):
        return vocabulary.verb_begun(item.kind)
    return dict.fromkeys(form.partition(" ")[0] for form in item.forms)


def _may_be_left_out(slot: Slot) -> bool:
    return slot.many and not slot.between


def _grown(rules: Sequence[tuple[Entry, tuple[Item, ...]]]) -> Branch:
    """The tree of one category."""
    root = Branch()
    for number, (entry, items) in enumerate(rules):
        branch = root
        for item in items:
            branch = branch.further.setdefault(item, Branch())
        branch.ended.append((number, entry))
    return root


class Beginnings:
    """The templates of a language, and which words each category can begin with."""

    def __init__(self, rules: Rules, vocabulary: Vocabulary) -> None:
        self._rules = rules
        self._vocabulary = vocabulary
        self._roots: dict[str, Branch] = {}
        self._empty = _empty(rules)
        self._of_words: dict[str, set[str]] = {}
        self._of_classes: dict[str, set[str]] = {}
        self._of_categories: dict[str, set[str]] = {}
        for category, several in rules.items():
            for _, items in several:
                for item in self._first(items):
                    self._note(item, category)
        self._with_all_around = cache(self._all_around)
        self.nothing = Begun("", frozenset(), self._with_all_around(frozenset()))
        """What can stand where no word comes any more."""

    def root(self, category: str) -> Branch:
        """The templates of a category."""
        known = self._roots.get(category)
        if known is None:
            known = self._roots[category] = _grown(self._rules.get(category, ()))
        return known

    def begun(self, kind: str, form: str) -> Begun:
        """What can begin with a word of a sentence, by the kind and the form of its token."""
        word = form.partition(" ")[0]
        classes = self._vocabulary.classes_begun(kind, word)
        found = self._of_words.get(word, set()).union(*(self._of_classes.get(one, ()) for one in classes))
        return Begun(word, classes, self._with_all_around(frozenset(found)))

    def _first(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items with which a template can begin."""
        for item in items:
            yield item
            if not _is_empty(item, self._empty):
                return

    def _note(self, item: Item, category: str) -> None:
        """That a category can begin with an item."""
        match item:
            case Slot():
                self._of_categories.setdefault(item.category, set()).add(category)
            case ClassOf(kind):
                self._of_classes.setdefault(kind, set()).add(category)
            case _:
                for word in _words(item, self._vocabulary):
                    self._of_words.setdefault(word, set()).add(category)

    def _all_around(self, found: frozenset[str]) -> frozenset[str]:
        """Some categories, with all that can begin with one of them, and all that may be empty."""
        whole, open_ = set(found), list(found)
        while open_:
            new = self._of_categories.get(open_.pop(), set()) - whole
            whole |= new
            open_ += new
        return frozenset(whole | self._empty | {ANYTHING})


def _is_empty(item: Item, empty: Set[str]) -> bool:
    return isinstance(item, Slot) and (item.category in empty or _may_be_left_out(item))


def _empty(rules: Rules) -> Set[str]:
    """The categories that may be without a word."""
    found: set[str] = set()
    more = {""}
    while more:
        more = {
            category
            for category, several in rules.items()
            if category not in found and any(all(_is_empty(one, found) for one in items) for _, items in several)
        }
        found |= more
    return found
