"""From texts to what can be found in them: one unit for a rule with all its wordings, for an article, for a chapter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ruletext.concordance import Standing, Verdict
from ruletext.document import BOOK, Article, Corpus, Edition, Rule
from ruletext.editions import Editions, Wording, wordings
from ruletext.italian import folded
from ruletext.narrowing import EXAMPLE_BEGINS
from ruletext.number import RuleNumber
from ruletext.shelf import ShelvedText
from ruletext.superseded import superseded
from ruletext.units import Passage, Unit

_LANGUAGES = {"en": "in inglese"}
_TELLING = re.compile(r"[^\W_]|[+-](?=\d)")
_UNVERIFIED = "nessuno ha confrontato questo testo con le regole di oggi"


def units(builtin: Corpus, texts: Iterable[ShelvedText]) -> Iterator[Unit]:
    """Everything that can be found, in the order of the numbers and then of the editions."""
    everything = tuple(texts)
    texts = tuple(text for text in everything if text.edition.language == builtin.edition.language)
    editions = Editions(texts)
    yield from _headings(builtin)
    yield from _rules(builtin, editions)
    for wording in editions.without_today():
        yield _alone(wording)
    yield from _articles(builtin, texts)
    yield from _foreign(text for text in everything if text not in texts)


def _headings(builtin: Corpus) -> Iterator[Unit]:
    """The parts and the chapters, each shown by the titles or the first words of what is in it."""
    parts: dict[RuleNumber, tuple[str, list[str]]] = {}
    for chapter in builtin.chapters:
        parts.setdefault(chapter.part, (chapter.part_title, []))[1].append(f"{chapter.number} {chapter.title}")
    for number, (title, chapters) in parts.items():
        yield Unit(str(number), title, (Passage(builtin.edition.id, "; ".join(chapters)),), by_words=False)
    for chapter in builtin.chapters:
        first = chapter.rules[0].text or chapter.rules[0].title
        yield Unit(str(chapter.number), chapter.title, (Passage(builtin.edition.id, first),), by_words=False)


def _rules(builtin: Corpus, editions: Editions) -> Iterator[Unit]:
    referred = Counter(target for rule in builtin.rules for target in rule.references)
    called = Counter(chapter.title for chapter in builtin.chapters)
    for chapter in builtin.chapters:
        titles = {rule.number: rule.title for rule in chapter.rules}
        followed = zip(chapter.rules, [*chapter.rules[1:], None], strict=True)
        for rule, following in followed:
            shown_by = _below(rule, following)
            above = [title for parent in rule.number.parents if (title := titles.get(parent))]
            yield Unit(
                id=str(rule.number),
                title=rule.title or (above[0] if above else chapter.title),
                passages=tuple(_passages(rule, shown_by, builtin.edition.id, editions)),
                known_as=editions.known_as(rule.number),
                titles=(rule.title,) if rule.title else (),
                under=(*above, chapter.title),
                # Several chapters are called "Generale": that says nothing of what is in them.
                phrases=(
                    (chapter.title, *rule.phrases)
                    if rule is chapter.rules[0] and called[chapter.title] == 1
                    else rule.phrases
                ),
                referred=referred[rule.number],
                shown_by=str(shown_by.number) if shown_by is not None else "",
            )


def _below(rule: Rule, following: Rule | None) -> Rule | None:
    """The rule by whose text another is shown that is nothing but its title; None for one that has a text of its own."""
    if rule.text or rule.examples or following is None or not rule.number.covers(following.number):
        return None
    return following


def _passages(rule: Rule, shown_by: Rule | None, builtin: str, editions: Editions) -> Iterator[Passage]:
    wordings = editions.of(rule.number)
    ours = Passage(builtin, _whole(shown_by or rule))
    leading = [wording for wording in wordings if wording.standing.leads]
    yield from (Passage(wording.edition.id, _whole(wording.rule)) for wording in leading)
    yield ours
    for wording in wordings:
        if not wording.standing.leads:
            yield Passage(wording.edition.id, _whole(wording.rule), _doubt(wording.standing))


def _doubt(standing: Standing) -> str:
    """Why a wording may not be today's rule; where it is only narrower, that it is so comes first."""
    told = f"{standing.verdict}: " if standing.verdict is Verdict.NARROWER else ""
    return f"{told}{standing.reason}"


def _alone(wording: Wording) -> Unit:
    standing = wording.standing
    passage = Passage(wording.edition.id, _whole(wording.rule), standing.reason or _UNVERIFIED)
    return Unit(id=str(wording.rule.number), title="", passages=(passage,))


def _articles(builtin: Corpus, texts: tuple[ShelvedText, ...]) -> Iterator[Unit]:
    """The articles, one for each title. Those of older texts stand after today's: nobody has compared them."""
    found: dict[str, list[tuple[Edition, Article]]] = {}
    newest_first = sorted((text.corpus for text in texts), key=lambda corpus: corpus.edition.date, reverse=True)
    for corpus in sorted((builtin, *newest_first), key=lambda corpus: corpus.edition.date < builtin.edition.date):
        for article in corpus.articles:
            found.setdefault(_key(article), []).append((corpus.edition, article))
    for several in found.values():
        _, first = several[0]
        yield Unit(
            id=first.id,
            title=first.title,
            passages=tuple(
                Passage(edition.id, article.text, _otherwise(edition, article) or _age(edition, builtin.edition))
                for edition, article in several
            ),
            titles=(first.title,),
            under=("regolamento base",) if first.kind == BOOK else ("glossario",),
            phrases=tuple(phrase for _, article in several for phrase in article.phrases),
            # What a number meant in an older text is not known here.
            leads_to=tuple(
                str(number)
                for edition, article in several
                if edition == builtin.edition
                for number in article.references
            ),
        )


def _foreign(texts: Iterable[ShelvedText]) -> Iterator[Unit]:
    """What is written in another language: found by its number and its title, never by the words of its text.

    Those would be taken for Italian ones: weighed, stemmed and offered as corrections. A title counts as a phrase does, so
    that today's text comes first where both have it.
    """
    for text in texts:
        edition = text.edition
        mark = _LANGUAGES.get(edition.language, edition.language)
        for wording in wordings([text]):
            rule = wording.rule
            why = "" if wording.standing.today else _UNVERIFIED
            passage = Passage(edition.id, _whole(rule), why)
            title = f"{rule.title} ({mark})" if rule.title else mark
            yield Unit(str(rule.number), title, (passage,), phrases=_title(rule), by_words=False)
        for article in text.corpus.articles:
            passage = Passage(edition.id, article.text)
            title = f"{article.title} ({mark})"
            yield Unit(article.id, title, (passage,), phrases=(article.title,), by_words=False)


def _title(rule: Rule) -> tuple[str, ...]:
    return (rule.title,) if rule.title else ()


def _otherwise(edition: Edition, article: Article) -> str:
    """What of an older article is otherwise today; '' where that is not known."""
    rows = (row for row in superseded(edition.id, article.id) if not row.minor)
    return "; ".join(f"{row.word}: {row.mark}" if row.narrower else row.mark for row in rows)


def _age(edition: Edition, today: Edition) -> str:
    """Why an article of an edition may not hold today; '' where the edition is today's."""
    return (
        ""
        if edition.date >= today.date
        else f"il testo è del {edition.date}"
        if edition.date
        else "il testo non ha data"
    )


def _key(article: Article) -> str:
    """What two articles have in common that are one: kind and title, but for accents and signs that are no number's."""
    return f"{article.kind}:{''.join(_TELLING.findall(folded(article.title)))}"


def _whole(rule: Rule) -> str:
    """The text of a rule with its examples below it."""
    return "\n".join((*rule.paragraphs, *(f"{EXAMPLE_BEGINS}{example}" for example in rule.examples)))
