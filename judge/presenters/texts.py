"""All texts that can be read: the built-in edition, and beside it the wordings that this user has imported.

A place is what searches call a thing by: the number of a part, chapter or rule (704.5g), or an article (G:TRAVOLGERE).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ruletext.builtin import Builtin
from ruletext.concordance import Verdict
from ruletext.document import BOOK, GLOSSARY, Corpus, Edition
from ruletext.editions import Editions
from ruletext.editions import Wording as ImportedWording
from ruletext.number import RuleNumber
from ruletext.references import named

if TYPE_CHECKING:
    from ruletext.shelf import ShelvedText
    from ruletext.units import Passage, Unit

KINDS: Mapping[str, str] = {GLOSSARY: "Glossario", BOOK: "Manuale"}
"""What articles are, by the letter that their places begin with."""

_VERDICTS = {
    Verdict.NARROWER: "dice meno",
    Verdict.SUPERSEDED: "superato",
    Verdict.GONE: "non c'è più",
    Verdict.UNVERIFIED: "mai confrontato con le regole di oggi",
}


class Wording(NamedTuple):
    """One text of a rule or article: `edition` names its edition with the date, `note` says what is to be known of that age.

    `printed` is the number that it bears there, where that is another one. `doubt` says why the text may not hold today;
    it is '' where it does; `superseded` where that is known and not only feared. `restored` says that symbols were put back
    into it.
    """

    edition: str
    text: str
    examples: tuple[str, ...] = ()
    printed: str = ""
    doubt: str = ""
    superseded: bool = False
    note: str = ""
    restored: str = ""


class Texts:
    """The built-in edition and the imported texts, if there are any."""

    def __init__(self, rules: Builtin, imported: Iterable[ShelvedText] = ()) -> None:
        self.rules = rules
        self.imported = tuple(imported)
        self._editions = Editions(self.imported)

    @cached_property
    def articles(self) -> Mapping[str, Unit]:
        """The entries of the glossary in the order of the alphabet, then the passages of the rulebook in theirs."""
        from ruletext.gathering import units
        from ruletext.italian import folded

        ours = Corpus(self.rules.edition, (), self.rules.articles())
        theirs = [text._replace(corpus=text.corpus._replace(chapters=())) for text in self.imported]
        found = {unit.id: unit for unit in units(ours, theirs)}
        entries = sorted((place for place in found if place.startswith(GLOSSARY)), key=folded)
        return {place: found[place] for place in (*entries, *(one for one in found if not one.startswith(GLOSSARY)))}

    def has(self, place: str) -> bool:
        """Whether there is anything to read at a place."""
        number = numbered(place)
        return place in self.articles if number is None else self.rules.has(number) or number in self._without_today

    def name(self, place: str) -> str:
        """A place as people call it: 704.5g, or the title of an article with what it is in."""
        if numbered(place) is not None:
            return place
        unit = self.articles.get(place)
        return f"{unit.title if unit else place[2:]} ({KINDS[place[0]].lower()})"

    def title(self, place: str) -> str:
        """The title of what is at a place; '' where it has none, and for an article, whose title is its name."""
        number = numbered(place)
        return self.rules.title(number) if number is not None and self.rules.has(number) else ""

    def subject(self, place: str) -> str:
        """The title of what is at a place, or of the nearest thing above it that has one."""
        number = numbered(place)
        above = (number, *number.parents) if number is not None else ()
        return next((title for one in above if (title := self.title(str(one)))), "")

    def wordings(self, place: str) -> tuple[Wording, ...]:
        """The texts of a rule or article: first the one that is read, after those that hold today those that may not."""
        number = numbered(place)
        if number is None:
            unit = self.articles.get(place)
            return tuple(map(self._of_article, unit.passages)) if unit else ()
        imported = self._editions.of(number)
        holding = [_of_rule(one, place) for one in imported if one.standing.leads]
        other = [_of_rule(one, place) for one in imported if not one.standing.leads]
        alone = [_of_rule(one, place) for one in self._without_today.get(number, ())]
        return (*holding, *self._ours(number), *other, *alone)

    @cached_property
    def citing(self) -> Mapping[RuleNumber, tuple[str, ...]]:
        """The articles of today that name a number."""
        found: dict[RuleNumber, list[str]] = {}
        for place, unit in self.articles.items():
            if unit.edition == self.rules.edition.id:
                for number in named(unit.passages[0].text):
                    found.setdefault(number, []).append(place)
        return {number: tuple(places) for number, places in found.items()}

    @cached_property
    def astray(self) -> Mapping[tuple[str, str], Mapping[RuleNumber, str]]:
        """The numbers that imported articles name and that are others today, by edition and article; '' for none of today."""
        if not any(text.corpus.articles for text in self.imported):
            return {}
        from ruletext.verifying import verify

        found: dict[tuple[str, str], dict[RuleNumber, str]] = {}
        for report in verify(self.rules, self.imported)[1:]:
            for one in report.numbers:
                if one.source in self.articles and one.target is not None and one.today != str(one.target):
                    found.setdefault((report.edition.id, one.source), {})[one.target] = one.today
        return found

    @cached_property
    def titled(self) -> Mapping[str, tuple[str, ...]]:
        """Chapters, rules and articles by their titles, without capitals and accents."""
        from ruletext.italian import folded

        found: dict[str, list[str]] = {}
        for number in (*(one.number for one in self.rules.headings() if one.number.chapter), *self.rules.numbers()):
            if title := self.rules.title(number):
                found.setdefault(folded(title), []).append(str(number))
        for place, unit in self.articles.items():
            found.setdefault(folded(unit.title), []).append(place)
        return {title: tuple(places) for title, places in found.items()}

    @cached_property
    def _without_today(self) -> Mapping[RuleNumber, tuple[ImportedWording, ...]]:
        found: dict[RuleNumber, tuple[ImportedWording, ...]] = {}
        for one in self._editions.without_today():
            found[one.rule.number] = (*found.get(one.rule.number, ()), one)
        return found

    @cached_property
    def _known(self) -> Mapping[str, Edition]:
        return {one.id: one for one in (self.rules.edition, *(text.edition for text in self.imported))}

    def _ours(self, number: RuleNumber) -> Iterator[Wording]:
        if self.rules.has(number):
            rule = self.rules.rule(number) if number.rule else None
            label = edition_words(self.rules.edition)
            yield Wording(label, rule.text, rule.examples) if rule else Wording(label, "")

    def _of_article(self, passage: Passage) -> Wording:
        edition = self._known[passage.edition]
        return Wording(
            edition_words(edition),
            passage.text,
            doubt=passage.superseded,
            superseded=bool(passage.superseded),
            note=edition.note,
        )


def everything(rules: Builtin) -> Texts:
    """The built-in edition with all that this user has imported; quick where nothing has changed since the last time.

    Raises `Problem` where the imported texts cannot be read, and `FaultyTextError` where ours cannot.
    """
    # The commands know where the imported texts are.
    from judge.commands.testo import shelf, shelf_problems

    where = shelf()
    with shelf_problems():
        texts = _read(rules, where.content(), str(where.path))
    # What takes time is worked out here, where it keeps nobody waiting.
    _ = texts.citing, texts.titled, texts.astray
    return texts


def built_in(rules: Builtin) -> Texts:
    """The built-in edition alone."""
    return _read(rules, b"", "")


@lru_cache(maxsize=2)
def _read(rules: Builtin, content: bytes, name: str) -> Texts:
    from ruletext.shelf import parsed

    return Texts(rules, parsed(content, name))


def numbered(place: str) -> RuleNumber | None:
    """The number that a place is; None for an article. Raises `RuleNumberError` for what is neither."""
    return None if ":" in place else RuleNumber.exact(place)


def edition_words(edition: Edition) -> str:
    """An edition with its date: 2026-08-07; manuale-2012, 2012-07; wiki-1, senza data."""
    return edition.id if edition.id == edition.date else f"{edition.id}, {edition.date or 'senza data'}"


def _of_rule(one: ImportedWording, place: str) -> Wording:
    edition, rule, standing = one
    verdict = _VERDICTS.get(standing.verdict, "")
    number = rule.printed or str(rule.number)
    return Wording(
        edition_words(edition),
        rule.text,
        rule.examples,
        printed="" if number == place else number,
        doubt=": ".join(filter(None, (verdict, standing.reason))) if verdict else "",
        superseded=standing.verdict in (Verdict.NARROWER, Verdict.SUPERSEDED, Verdict.GONE),
        note=edition.note,
        restored=rule.restored_words,
    )
