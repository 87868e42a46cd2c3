"""Whether what texts refer to is there: every number and every title that a rule or an entry names, in each edition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from ruletext import repairs
from ruletext.builtin import Builtin
from ruletext.concordance import Citation, Verdict, concordances
from ruletext.document import PARAGRAPH, Article, Edition, Rule
from ruletext.italian import folded
from ruletext.number import RuleNumber
from ruletext.references import find
from ruletext.shelf import ShelvedText

_POINTER = re.compile(
    r"""["“”«]([^"“”«»]{1,80})["”»]\sa\spagina\s[0-9]+|voc[ei]\sdel\sglossario\s(["“«][^.;:]{1,200})"""
)
_QUOTED = re.compile(r"""["“«]([^"“”«»]{1,80})["”»]""")
_SAME_TITLE = 0.9
"""How alike two titles are that are one, however somebody spelt it."""


class Outcome(StrEnum):
    """Where a reference leads, as messages call it."""

    RESOLVED = "a posto"
    DANGLING = "fuori dal testo"
    STALE = "superato"
    MISSING = "non porta a niente"


class Checked(NamedTuple):
    """One reference: who makes it (a number, or an article's id), what it says, and where it leads today.

    `says` is a number, a range or a title as it is written; `target` its first number, None for a title or for what is no
    number. `title` is the title quoted behind a number, `heading` the one that the target has, where that is another. `today`
    is today's number, or the title that is meant; '' where there is none. `is_there` is whether an imported text, or for
    the built-in edition that edition, has what is referred to. `why` says in Italian what is to be known.
    """

    source: str
    says: str
    target: RuleNumber | None
    title: str
    outcome: Outcome
    today: str
    is_there: bool
    why: str = ""
    heading: str = ""


class Misprint(NamedTuple):
    """A number that a text misprints: what is printed, what is right, and how that is known."""

    printed: str
    number: str
    why: str


class Report(NamedTuple):
    """Everything that was checked in one edition."""

    edition: Edition
    references: tuple[Checked, ...]
    misprints: tuple[Misprint, ...] = ()

    @property
    def numbers(self) -> tuple[Checked, ...]:
        """The references by the number of a chapter or rule."""
        return tuple(one for one in self.references if one.target is not None and one.target.chapter)

    @property
    def parts(self) -> tuple[Checked, ...]:
        """The references to a part of the rules as a whole."""
        return tuple(one for one in self.references if one.target is not None and not one.target.chapter)

    @property
    def titles(self) -> tuple[Checked, ...]:
        """The references by a title alone, as the basic rulebook makes them."""
        return tuple(one for one in self.references if one.target is None)

    @property
    def outside(self) -> tuple[Checked, ...]:
        """The references by number to what no imported text has, whatever becomes of them."""
        return tuple(one for one in self.numbers if not one.is_there)

    def of(self, outcome: Outcome) -> tuple[Checked, ...]:
        """The references with one outcome."""
        return tuple(one for one in self.references if one.outcome is outcome)

    @property
    def is_sound(self) -> bool:
        """Whether every reference leads where it says."""
        return all(one.outcome is Outcome.RESOLVED for one in self.references)


def verify(rules: Builtin, texts: Sequence[ShelvedText]) -> tuple[Report, ...]:
    """The references of the built-in edition, then those of each imported text, in the order in which they are made.

    Raises `FaultyTextError` where the built-in edition is damaged.
    """
    today = _Today(rules)
    languages = {text.edition.language for text in texts}
    shelves = {one: _Shelf((text for text in texts if text.edition.language == one), today) for one in languages}
    return (_ours(today), *(_theirs(text, today, shelves[text.edition.language]) for text in texts))


def astray(rules: Builtin, texts: Sequence[ShelvedText]) -> dict[tuple[str, str], tuple[str, ...]]:
    """What to know of the numbers that imported rules name, by edition and rule: those that are others today, or are no more.

    Each once, in the order of the text, said in Italian; rules that name only numbers of today are not there. A number that
    no imported text has is no news where today's rules have it. Raises what `verify` raises.
    """
    found: dict[tuple[str, str], dict[str, None]] = {}
    for report in verify(rules, texts)[1:]:
        for one in report.numbers:
            if told := _astray(one):
                found.setdefault((report.edition.id, one.source), {})[told] = None
    return {key: tuple(several) for key, several in found.items()}


def _astray(one: Checked) -> str:
    """What to know of a number that leads elsewhere today, or nowhere; '' where it is right."""
    why = f" ({one.why})" if one.why else ""
    if one.today:
        return f"{one.says} oggi è {one.today}{why}" if one.today != str(one.target) else ""
    return f"{one.says} non porta a nessuna regola di oggi{why}"


class _Today:
    """What the built-in edition has, looked at once."""

    def __init__(self, rules: Builtin) -> None:
        self.rules = rules
        self.corpus = rules.corpus()
        self.titles = {chapter.part: chapter.part_title for chapter in self.corpus.chapters}
        self.titles |= {chapter.number: chapter.title for chapter in self.corpus.chapters}
        self.titles |= {rule.number: rule.title for rule in self.corpus.rules}

    @cached_property
    def by_title(self) -> dict[str, RuleNumber]:
        """The chapters and named rules, by their titles; of several the first."""
        return {_plain(title): number for number, title in reversed(self.titles.items()) if number.chapter and title}

    def called(self, title: str) -> RuleNumber | None:
        """The one chapter or rule that bears a title, however that is spelt; None where none does, or several."""
        found = self.by_title.get(_plain(title))
        if found is not None:
            return found
        near = [number for known, number in self.by_title.items() if _alike(_plain(title), known)]
        return near[0] if len(near) == 1 else None


class _Shelf:
    """What the imported texts of one language have, all together; the titles are today's where they have none."""

    def __init__(self, texts: Iterable[ShelvedText], today: _Today) -> None:
        self.titles: dict[RuleNumber, str] = {}
        self.numbers: set[RuleNumber] = set()
        self.is_ours = False
        for text in texts:
            self.is_ours = text.edition.language == today.corpus.edition.language
            for chapter in text.corpus.chapters:
                self.titles.setdefault(chapter.number, chapter.title)
                self.numbers |= {chapter.part, chapter.number, *(rule.number for rule in chapter.rules)}
        if self.is_ours:
            self.titles = today.titles | {number: title for number, title in self.titles.items() if title}


class _Place(NamedTuple):
    """A reference as it stands in a text: who makes it, the words of it, the numbers, and what is wrong with them."""

    source: str
    says: str
    numbers: tuple[RuleNumber, ...]
    title: str
    fault: str


def _ours(today: _Today) -> Report:
    passages = [(str(rule.number), text) for rule in today.corpus.rules for text in (rule.text, *rule.examples)]
    passages += [(article.id, article.text) for article in today.corpus.articles]
    found = []
    for place in _places(passages):
        missing = [str(number) for number in place.numbers if number not in today.titles]
        why = place.fault or (f"non c'è {', '.join(missing)}" if missing else "")
        outcome = Outcome.MISSING if why else Outcome.RESOLVED
        heading = today.titles.get(place.numbers[0], "") if place.numbers else ""
        found.append(_checked(place, outcome, "" if why else str(place.numbers[0]), heading, is_there=not why, why=why))
    return Report(today.corpus.edition, tuple(found))


def _theirs(text: ShelvedText, today: _Today, shelf: _Shelf) -> Report:
    edition = text.edition
    known = concordances().get(edition.id)
    moved = {old: new for old, new, _ in known.moved()} if known else {}
    citations = {(citation.source, citation.says): citation for citation in known.citations} if known else {}
    found: list[Checked] = []
    for rule in text.corpus.rules:
        compared = known is not None and known.standing(rule).verdict is not Verdict.UNVERIFIED
        for place in _places((str(rule.number), part) for part in (rule.text, *rule.examples)):
            citation = citations.get((rule.number, place.numbers[0])) if compared and place.numbers else None
            found.append(_led(place, citation, moved, today, shelf))
    articles = text.corpus.articles
    for article in articles:
        own = _own_words(article, articles)
        found += (_led(place, None, moved, today, shelf) for place in _places([(article.id, own)]))
        found += _pointers(article.id, own, articles)
    misprints = tuple(
        Misprint(rule.printed, str(rule.number), _reason(rule)) for rule in text.corpus.rules if rule.printed
    )
    return Report(edition, tuple(found), misprints)


def _places(passages: Iterable[tuple[str, str]]) -> Iterator[_Place]:
    for source, text in passages:
        for one in find(text):
            yield _Place(source, text[one.start : one.end], one.numbers, one.title, one.fault)


def _led(
    place: _Place, citation: Citation | None, moved: Mapping[RuleNumber, RuleNumber], today: _Today, shelf: _Shelf
) -> Checked:
    """Where a reference of an imported text leads today."""
    if not place.numbers:
        return _checked(place, Outcome.MISSING, "", "", is_there=False, why=place.fault)
    number = place.numbers[0]
    is_there = number in shelf.numbers
    heading = shelf.titles.get(number, "")
    outcome, leads, why = Outcome.RESOLVED if is_there else Outcome.DANGLING, moved.get(number, number), ""
    quoted = place.title if shelf.is_ours and not _alike(_plain(place.title), _plain(heading)) else ""
    titled = today.called(quoted) if quoted else None
    former = today.rules.former(number)
    if citation is not None:
        outcome, leads, why = Outcome.STALE, citation.today, citation.subject
    elif titled is not None and titled != number:
        outcome, leads, why = Outcome.STALE, titled, f"oggi «{today.titles[titled]}» è {titled}"
    elif leads not in today.titles and len(former) == 1:
        outcome, leads, why = Outcome.STALE, former[0].today, former[0].subject
    elif leads not in today.titles:
        outcome, why = (outcome if is_there else Outcome.MISSING), "oggi non c'è una regola con questo numero"
    todays = str(leads) if leads in today.titles else ""
    return _checked(place, outcome, todays, heading, is_there=is_there, why=why)


def _checked(place: _Place, outcome: Outcome, today: str, heading: str, *, is_there: bool, why: str) -> Checked:
    other = heading if place.title and heading and not _alike(_plain(place.title), _plain(heading)) else ""
    target = place.numbers[0] if place.numbers else None
    return Checked(place.source, place.says, target, place.title, outcome, today, is_there, why, other)


def _pointers(source: str, text: str, articles: Sequence[Article]) -> Iterator[Checked]:
    """The references of a rulebook to its own pages and entries, by their titles."""
    titles = {_plain(article.title): article.title for article in articles}
    repaired = {_plain(says): named for says, named in repairs.known().pointers.items()}
    for pointer in _POINTER.finditer(text):
        for written in [pointer[1]] if pointer[1] else _QUOTED.findall(pointer[2]):
            says = written.strip()
            plain = _plain(says)
            named = repaired.get(plain)
            meant = titles.get(plain, "") or (named.title if named else "")
            outcome = Outcome.RESOLVED if meant else Outcome.MISSING
            other = meant if plain not in titles else ""
            why = named.reason if named and other else "" if meant else "nel testo non c'è niente con questo titolo"
            yield Checked(source, says, None, "", outcome, meant, plain in titles, why, other)


def _own_words(article: Article, articles: Sequence[Article]) -> str:
    """The text of an article without that of another one which importing set below it."""
    below = (one.text for one in articles if one is not article and article.text.endswith(PARAGRAPH + one.text))
    longest = max(below, key=len, default="")
    return article.text[: -len(longest)] if longest else article.text


def _reason(rule: Rule) -> str:
    known = repairs.known().numbers.items()
    return next((one.reason for key, one in known if key[2] == rule.printed and one.number == rule.number), "")


def _plain(title: str) -> str:
    """A title without capitals, accents and signs."""
    return " ".join("".join(c if c.isalnum() else " " for c in folded(title)).split())


def _alike(one: str, other: str) -> bool:
    return one == other or SequenceMatcher(None, one, other).ratio() >= _SAME_TITLE
