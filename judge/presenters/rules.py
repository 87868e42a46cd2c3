"""Reading the rules: what somebody asked for, the section that it stands in, where it leads, where one has been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.presenters.texts import KINDS, Texts, Wording, numbered
from judge.render import clean, shortened
from ruletext.builtin import UnknownRuleError
from ruletext.document import GLOSSARY
from ruletext.number import RuleNumber, RuleNumberError
from ruletext.references import named

WHOLE_CHAPTER = 100
"""How many rules a chapter may have to be read in one piece; of a longer one the rule with its subrules is shown."""

SUMMARY = 60
"""How many characters of a rule without a title stand for it in a list."""

ASK = "Scrivi un numero di regola o di capitolo (704.5g, 704), parole o una domanda."
SIGNS = "Segni e numeri"
"""Where the entries of the glossary stand that begin with no letter."""
BRANCH = "/"
"""The sign that the branches of the index have in them which are not places to read: G/ is the glossary, G/T its letter T."""


class Paragraph(NamedTuple):
    """One rule or article as it is read: its place, name and title, its text and examples.

    `edition` names the edition of the text where it is not the built-in one, `doubt` why it may not hold today.
    `examples_of` names that of the examples where they are from another one. `others` says in a line each which superseded
    texts there are besides. `restored` says that symbols were put back into the text.
    """

    place: str
    name: str
    title: str
    text: str
    examples: tuple[str, ...] = ()
    edition: str = ""
    examples_of: str = ""
    doubt: str = ""
    others: tuple[str, ...] = ()
    restored: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is a part or chapter, not something to read."""
        number = numbered(self.place)
        return number is not None and number.depth < 3


class Section(NamedTuple):
    """What is read in one piece: `name` says which, `heading` where that is, `at` the place in it that was asked for."""

    name: str
    heading: str
    paragraphs: tuple[Paragraph, ...]
    at: int

    @property
    def place(self) -> str:
        """The place that was asked for."""
        return self.paragraphs[self.at].place


class Link(NamedTuple):
    """A way from one place to another: `kind` says which way, `label` what is there."""

    place: str
    kind: str
    label: str


class Branch(NamedTuple):
    """One line of the index: what is there to read, or what opens; `key` is a place, or a branch with `BRANCH` in it."""

    key: str
    label: str
    opens: bool

    @property
    def is_place(self) -> bool:
        """Whether it can be read."""
        return BRANCH not in self.key[:2]


class Asked(NamedTuple):
    """Where a typed number leads: the place, what is to be said of it, and where else it may lead."""

    place: str
    said: str = ""
    others: tuple[str, ...] = ()


class NothingFound(LookupError):
    """What was typed as a number leads nowhere; the message says so in Italian, `offered` are places that may be meant."""

    def __init__(self, message: str, offered: tuple[str, ...] = ()) -> None:
        super().__init__(f"{message[:1].upper()}{message[1:]}.")
        self.offered = offered


def asked(typed: str, texts: Texts) -> Asked | None:
    """Where the number or article that somebody typed leads; None where it is neither, but words to search for.

    A number that only older texts have leads to today's rule, and says so. Raises `NothingFound`.
    """
    rules = texts.rules
    article = f"{typed.strip()[:2].upper()}{typed.strip()[2:].strip().upper()}"
    if article in texts.articles:
        return Asked(article)
    try:
        number = rules.number(typed)
    except RuleNumberError as error:
        if error.nearest and typed.strip()[:1].isdigit():
            raise NothingFound(str(error), tuple(map(str, error.nearest))) from None
        return None
    former = rules.former(number)
    meant = [f"{one.today} ({one.subject})" if one.subject else str(one.today) for one in former]
    if texts.has(str(number)):
        said = f"Con {number} testi di prima intendono anche {', '.join(meant)}." if meant else ""
        return Asked(str(number), said, tuple(str(one.today) for one in former))
    if former:
        besides = f"; altrove {', '.join(meant[1:])}" if meant[1:] else ""
        said = f"{number} è un numero di prima: oggi è {meant[0]}{besides}."
        return Asked(str(former[0].today), said, tuple(str(one.today) for one in former[1:]))
    try:
        rules.title(number)
    except UnknownRuleError as error:
        raise NothingFound(str(error), tuple(map(str, error.nearest))) from None
    raise AssertionError(f"{number} is there and is not")


def section(place: str, texts: Texts) -> Section:
    """The piece that a place is read in: a part's chapters, a chapter, a long chapter's rule with its subrules, the entries of
    one letter, the manual.

    Raises `UnknownRuleError` where nothing is there.
    """
    number = numbered(place)
    if number is None:
        return _articles(place, texts)
    rules = texts.rules
    if not rules.has(number) and texts.has(place):
        return Section("Testi importati", "Oggi non c'è: solo in testi importati", (paragraph(place, texts),), 0)
    if not number.chapter:
        name = f"{number} {rules.title(number)}"
        below = (paragraph(str(one), texts) for one in rules.below(number))
        return Section(name, name, (paragraph(place, texts), *below), 0)
    chapter = rules.chapter(number)
    if number.rule:
        rules.rule(number)
    found = chapter.rules
    if len(found) > WHOLE_CHAPTER:
        within = RuleNumber.of(number.chapter, number.rule)
        found = tuple(rule for rule in found if (within.covers(rule.number) if number.rule else rule.number.depth == 3))
    numbers = (chapter.number, *(rule.number for rule in found))
    name = f"{chapter.number} {chapter.title}"
    heading = f"{chapter.part} {chapter.part_title} › {name}"
    return Section(name, heading, tuple(paragraph(str(one), texts) for one in numbers), numbers.index(number))


def paragraph(place: str, texts: Texts) -> Paragraph:
    """What is read at a place that is there."""
    wordings = texts.wordings(place)
    first, rest = wordings[0], wordings[1:]
    ours = first.edition == texts.rules.edition.id
    shown = next((one for one in wordings if one.examples and not one.doubt), first)
    return Paragraph(
        place,
        texts.name(place),
        texts.title(place),
        first.text,
        shown.examples,
        edition="" if ours else source(first),
        examples_of="" if shown is first else shown.edition,
        doubt=first.doubt,
        others=tuple(f"{source(one)}: {one.doubt}" for one in rest if one.superseded),
        restored=first.restored,
    )


def source(wording: Wording) -> str:
    """The edition of a wording, with the number that it has there where that is another one."""
    return f"{wording.edition}, come {wording.printed}" if wording.printed else wording.edition


def links(place: str, texts: Texts) -> tuple[Link, ...]:
    """Where a place leads: what stands above it, what it names, what names it, what has the same title."""
    from ruletext.italian import folded

    rules, number = texts.rules, numbered(place)
    ways: list[tuple[str, str]] = []
    if number is None:
        ways += _from_article(place, texts)
        title = texts.articles[place].title
    elif rules.has(number):
        names = rules.rule(number).references if number.rule else ()
        ways += [("sopra", str(parent)) for parent in number.parents[:1]]
        ways += [("rimanda a", str(one)) for one in names if rules.has(one)]
        ways += [("citata da", str(one)) for one in rules.cited_by(number)]
        ways += [("citata da", one) for one in texts.citing.get(number, ())]
        title = rules.title(number)
    else:
        title = ""
    led = {place, *(one for _, one in ways)}
    ways += [("stesso titolo", one) for one in (texts.titled.get(folded(title), ()) if title else ()) if one not in led]
    return tuple(Link(one, kind, summary(one, texts)) for kind, one in ways)


def _from_article(place: str, texts: Texts) -> Iterator[tuple[str, str]]:
    """The rules that an article names, each with the kind of the way. A number that is another one today is told with it."""
    passage = texts.articles[place].passages[0]
    astray = texts.astray.get((passage.edition, place), {})
    for one in named(passage.text):
        today = astray.get(one, str(one))
        former = [str(row.today) for row in texts.rules.former(one)] if not today else []
        for leads in former or [today]:
            if leads and texts.has(leads):
                yield "rimanda a" if leads == str(one) else f"rimanda a {one}, oggi", leads


def branches(key: str, texts: Texts) -> tuple[Branch, ...]:
    """What the index shows below a branch, '' for its top: parts, chapters, rules; glossary by letters; manual."""
    kind, _, letter = key.partition(BRANCH)
    if kind in KINDS:
        places = [place for place in texts.articles if place.startswith(f"{kind}:")]
        if kind == GLOSSARY and not letter:
            return tuple(Branch(f"{key}{one}", one, opens=True) for one in dict.fromkeys(_letter(p) for p in places))
        chosen = [place for place in places if not letter or _letter(place) == letter]
        return tuple(Branch(place, texts.articles[place].title, opens=False) for place in chosen)
    if key:
        below = texts.rules.below(RuleNumber.exact(key))
        return tuple(Branch(str(one), summary(str(one), texts), one.depth < 3) for one in below)
    parts = [entry.number for entry in texts.rules.headings() if not entry.number.chapter]
    articles = [kind for kind in KINDS if any(place.startswith(f"{kind}:") for place in texts.articles)]
    return (
        *(Branch(str(one), summary(str(one), texts), opens=True) for one in parts),
        *(Branch(f"{kind}{BRANCH}", KINDS[kind], opens=True) for kind in articles),
    )


def titles(texts: Texts) -> tuple[tuple[str, str], ...]:
    """Every place that has a title, with how it is offered: parts, chapters, keywords, articles."""
    rules = texts.rules
    numbers = (*(heading.number for heading in rules.headings()), *rules.numbers())
    by_number = ((str(number), f"{number} {title}") for number in numbers if (title := rules.title(number)))
    return (*by_number, *((place, texts.name(place)) for place in texts.articles))


def summary(place: str, texts: Texts) -> str:
    """A place with its title, or with how its text begins."""
    if numbered(place) is None or not texts.has(place):
        return texts.name(place)
    text = texts.title(place) or shortened(texts.wordings(place)[0].text, SUMMARY)
    return f"{place} {text}"


def examples(one: Paragraph) -> tuple[str, ...]:
    """The examples of a paragraph, each named as one, with its edition where that is not the edition of the text."""
    name = f"Esempio (ed. {one.examples_of})" if one.examples_of else "Esempio"
    return tuple(f"{name}: {example}" for example in one.examples)


def quotation(one: Paragraph, texts: Texts, *, with_examples: bool) -> str:
    """A paragraph to be shown to a player: what it is, of which edition, and its text."""
    name = f"{one.name} {one.title}" if one.is_heading else one.name
    said = f" ({one.doubt})" if one.doubt else ""
    lines = [f"{name}, ed. {one.edition or texts.rules.edition.id}{said}", one.text or one.title]
    lines += examples(one) if with_examples else ()
    return clean("\n".join(filter(None, lines)))


def _articles(place: str, texts: Texts) -> Section:
    if place not in texts.articles:
        raise UnknownRuleError(f"non c'è la voce {place}", RuleNumber(0))
    kind = place[0]
    beside = [one for one in texts.articles if one[0] == kind and (kind != GLOSSARY or _letter(one) == _letter(place))]
    name = f"{KINDS[kind]}: {_letter(place)}" if kind == GLOSSARY else KINDS[kind]
    heading = f"{KINDS[kind]} › {texts.articles[place].title}"
    return Section(name, heading, tuple(paragraph(one, texts) for one in beside), beside.index(place))


def _letter(place: str) -> str:
    from ruletext.italian import folded

    first = folded(place[2:3]).upper()
    return first if first.isalpha() else SIGNS


class History:
    """Where somebody has been, and the way back and forward."""

    def __init__(self) -> None:
        self._been: list[str] = []
        self._at = -1

    @property
    def here(self) -> str | None:
        """The place that is being read."""
        return self._been[self._at] if self._been else None

    def go(self, place: str) -> None:
        """Reading goes on at a place; what was ahead is forgotten. Going where one is makes no step."""
        if place == self.here:
            return
        self._been[self._at + 1 :] = [place]
        self._at += 1

    def back(self) -> str | None:
        """The place read before; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> str | None:
        """The place that was left with `back`; None where there is none."""
        if self._at + 1 >= len(self._been):
            return None
        self._at += 1
        return self.here

    def __iter__(self) -> Iterator[str]:
        return iter(self._been)
