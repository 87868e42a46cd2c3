"""The words of card text by class, in one language: how each is spelt, what it means, and its gender and number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from scenarios.language.twoway.said import Word

if TYPE_CHECKING:
    from scenarios.language.twoway.reading import Token

Marks = frozenset[str]
"""What gender and number a word may have: 'ms', 'fs', 'mp', 'fp'."""

EVERY: Marks = frozenset({"ms", "fs", "mp", "fp"})
ALL_MOODS = frozenset({"imp", "inf", "2s", "3s", "3p", "ger"})
OF_OTHERS = frozenset({"3s", "3p"})
BASE = frozenset({"imp", "inf", "2s", "3p"})
"""What the plain form of an English verb may be."""

GIVEN = frozenset(
    {
        "PT",
        "SYMBOL",
        "TAP_SYMBOL",
        "UNTAP_SYMBOL",
        "ENERGY",
        "NAME",
        "QUOTED",
        "NUM",
        "X",
        "PLUS_SIGN",
        "DASH",
        "COMMA",
        "CHOOSE_MODES",
        "OTHER_NAME",
        "UNKNOWN",
    }
)
"""Classes of which a token says itself that it is one."""

Spelling = tuple[str, object, str]
"""A spelling, what it means, and its marks: 'fs', 'p', ''."""


def marks_of(said: str) -> Marks:
    """What a gender, a number or both leave open: 's' is 'ms' and 'fs'."""
    return frozenset(one for one in EVERY if set(said) <= set(one))


class Vocabulary:
    """All classes and verbs of a language."""

    every = EVERY

    def __init__(
        self,
        classes: Mapping[str, Iterable[Spelling]],
        verbs: Mapping[str, Iterable[tuple[str, frozenset[str]]]],
        split: Callable[[str], Iterable[str]] = str.split,
    ) -> None:
        """``split``: a spelling in the words that a sentence has for it."""
        self._classes: dict[str, dict[tuple[str, ...], list[tuple[Word, Marks | None]]]] = {}
        self._spelt: dict[tuple[str, object], list[tuple[str, Marks | None]]] = {}
        for kind, spellings in classes.items():
            for spelling, value, said in spellings:
                marks = marks_of(said) if said else None
                words = tuple(split(spelling.lower()))
                known = self._classes.setdefault(kind, {}).setdefault(words, [])
                known.append((Word(kind, value, spelling, said if said[:1] in ("m", "f") else ""), marks))
                self._spelt.setdefault((kind, value), []).append((spelling, marks))
        self._longest = {kind: max(map(len, known)) for kind, known in self._classes.items()}
        self._verbs: dict[str, dict[str, frozenset[str]]] = {}
        for kind, forms in verbs.items():
            known_forms = self._verbs.setdefault(kind, {})
            for form, moods in forms:
                known_forms[form] = known_forms.get(form, frozenset()) | moods
        self.marks_of = marks_of
        begun: dict[str, set[str]] = {}
        for kind, spelt in self._classes.items():
            for words in spelt:
                begun.setdefault(words[0], set()).add(kind)
        self._begun = {word: frozenset(kinds) for word, kinds in begun.items()}

    def classes_begun(self, kind: str, word: str) -> frozenset[str]:
        """The classes of which a word can be one, or the first part of one. ``kind``: that of its token."""
        of_word = self._begun.get(word, frozenset())
        return of_word | {kind} if kind in GIVEN else of_word

    def verb_begun(self, kind: str) -> Iterable[str]:
        """The words that a verb can begin with."""
        return dict.fromkeys(form.partition(" ")[0] for form in self._verbs.get(kind, ()))

    def words(self, kind: str, tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Word, Marks | None]]:
        """The words of a class that stand at a place: how many tokens each takes, and what it is."""
        if at >= len(tokens):
            return
        token = tokens[at]
        if kind in GIVEN and token.kind == kind:
            yield 1, Word(kind, token.value, token.form), None
        known = self._classes.get(kind)
        if known is None:
            return
        words: tuple[str, ...] = ()
        for length, one in enumerate(tokens[at : at + self._longest[kind]], 1):
            words += tuple(one.form.split())
            for word, marks in known.get(words, ()):
                yield length, word, marks

    def verbs(self, kind: str, tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Word]]:
        """The verb at a place, where it is this one."""
        forms = self._verbs.get(kind)
        if forms is None or at >= len(tokens):
            return
        for length in (1, 2, 3):
            form = " ".join(one.form for one in tokens[at : at + length])
            moods = forms.get(form)
            if moods is not None and at + length <= len(tokens):
                yield length, Word(f"V_{kind}", form=form, moods=moods)

    def has(self, kind: str) -> bool:
        """Whether there are words of a class."""
        return kind in self._classes

    def spelt(self, word: Word) -> Iterable[tuple[str, Marks | None]]:
        """How a word of a class is written, the spelling to print first."""
        found = self._spelt.get((word.kind, word.value))
        return found if found is not None else [(word.form, None)]

    def conjugated(self, kind: str, mood: str) -> str | None:
        """A form of a verb."""
        return next((form for form, moods in self._verbs.get(kind, {}).items() if mood in moods), None)
