"""The built-in scenarios, as a list to choose from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ruletext import italian, synonyms

if TYPE_CHECKING:
    from scenarios.library import Entry


def entries() -> tuple[Entry, ...]:
    """All of them, in their order."""
    from scenarios import library

    return tuple(library.entries())


@dataclass(frozen=True, slots=True, kw_only=True)
class Only:
    """Which situations are wanted besides what is typed: of a theme, a level, a chapter of the rules; '' for any."""

    theme: str = ""
    level: str = ""
    chapter: str = ""

    def __contains__(self, entry: Entry) -> bool:
        return (
            self.theme in ("", *entry.themes)
            and self.level in ("", str(entry.level or ""))
            and (not self.chapter or any(rule.startswith(self.chapter) for rule in entry.rules))
        )

    @property
    def words(self) -> str:
        """What is wanted, in words; '' where that is nothing."""
        level = f"livello {self.level}" if self.level else ""
        chapter = f"capitolo {self.chapter}" if self.chapter else ""
        return ", ".join(filter(None, (self.theme, level, chapter)))


ANY = Only()
_RULE = re.compile(r"\b[1-9]\d\d(?:\.\d{1,3}[a-z]{0,2})?\b")


class Finder:
    """Finds situations by what is typed: numbers of rules, and words whatever their ending, with what people say for them."""

    def __init__(self, all_entries: Sequence[Entry]) -> None:
        """Takes the words of all of them: tens of milliseconds, which nobody should wait for at a key."""
        self.entries = tuple(all_entries)
        self._table = synonyms.read(synonyms.PATH.read_text("utf-8"))
        self._known = [_Words.of(entry) for entry in self.entries]

    def found(self, typed: str, only: Only = ANY) -> list[Entry]:
        """Those that have all of what was typed, best first; with nothing typed all that are wanted, in their order."""
        rules = _RULE.findall(typed)
        words = [*self._concepts(_RULE.sub(" ", typed))]
        scored = []
        for place, (entry, known) in enumerate(zip(self.entries, self._known, strict=True)):
            if entry not in only or not all(_shows(entry, rule) for rule in rules):
                continue
            worth = [known.worth(concept) for concept in words]
            if all(worth):
                scored.append((-sum(worth), place, entry))
        return [entry for _, _, entry in sorted(scored, key=lambda each: each[:2])]

    def choices(self) -> dict[str, list[tuple[str, int]]]:
        """For each field of `Only` what there is to be chosen, with how many situations have it."""
        themes = Counter(theme for entry in self.entries for theme in entry.themes)
        levels = Counter(str(entry.level) for entry in self.entries if entry.level)
        chapters = Counter(chapter for entry in self.entries for chapter in {rule[:3] for rule in entry.rules})
        return {
            name: sorted(found.items()) for name, found in (("theme", themes), ("level", levels), ("chapter", chapters))
        }

    def _concepts(self, typed: str) -> Iterator[list[_Asked]]:
        """What was typed, word by word, words together that are one key of the table; each with what may stand for it."""
        tokens = [(token.plain, token.term) for token in italian.tokens(typed) if token.plain not in italian.STOP]
        place = 0
        while place < len(tokens):
            sizes = range(min(self._table.longest, len(tokens) - place), 1, -1)
            terms = [term for _, term in tokens[place:]]
            size = next((size for size in sizes if tuple(terms[:size]) in self._table.meanings), 1)
            key = tuple(terms[:size])
            plain = tokens[place][0] if size == 1 else ""
            yield [_Asked(key, plain), *(_Asked(meaning, "") for meaning in self._table.meanings.get(key, ()))]
            place += size


class _Asked(NamedTuple):
    """One way to say something: terms that must all be there, and for a single word how it was typed so far."""

    terms: tuple[str, ...]
    typed: str


class _Words(NamedTuple):
    """The words of a situation: terms of its title and of all of it, and all words as they are, for one that is half typed."""

    title: frozenset[str]
    every: frozenset[str]
    plain: tuple[str, ...]

    @classmethod
    def of(cls, entry: Entry) -> _Words:
        """Those of an entry."""
        title = " ".join((entry.title, *entry.themes))
        tokens = [*italian.tokens(f"{title} {entry.question} {entry.name.replace('-', ' ')}")]
        terms = frozenset(token.term for token in tokens)
        return cls(frozenset(italian.terms(title)), terms, tuple({token.plain for token in tokens}))

    def worth(self, ways: Sequence[_Asked]) -> int:
        """How well it answers to something said in one of several ways: 0 where it has none of them."""
        best = 0
        for place, way in enumerate(ways):
            if self.title.issuperset(way.terms):
                best = max(best, 8 if not place else 6)
            elif self.every.issuperset(way.terms):
                best = max(best, 4 if not place else 3)
            elif way.typed and any(word.startswith(way.typed) for word in self.plain):
                best = max(best, 2)
        return best


def _shows(entry: Entry, rule: str) -> bool:
    """Whether a situation is there to show a rule, one of its letters, or one of a chapter."""
    return any(one == rule or (one.startswith(rule) and not one[len(rule)].isdecimal()) for one in entry.rules)


def described(entry: Entry) -> tuple[str, str]:
    """The title, and what is said beside it."""
    level = f"livello {entry.level}" if entry.level else ""
    return entry.title, " · ".join(filter(None, (level, ", ".join(entry.themes))))
