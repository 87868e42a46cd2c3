"""Imported wordings beside the built-in ones: which is read, how it is marked, what is laid side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.presenters import rules as reading
from judge.presenters.texts import Texts, built_in, edition_words, everything
from judge.presenters.wordings import COUNTS, compared
from ruletext.builtin import builtin
from ruletext.comparing import NotComparable
from ruletext.document import Article, Chapter, Corpus, Edition, Rule
from ruletext.importing import read
from ruletext.number import RuleNumber
from ruletext.shelf import ShelvedText
from tests.ruletext.foreign import documents
from tests.shared import needs_shared

RULES = builtin()
number = RuleNumber.exact


def shelved(*rules: Rule, articles: tuple[Article, ...] = (), date: str = "2012-07") -> ShelvedText:
    chapter = (Chapter(number("704"), "Un capitolo", "", rules),) if rules else ()
    edition = Edition("prova", "Un testo di prova", date, "prova.txt", "è inventato")
    return ShelvedText("elenco", "2026-11-20", Corpus(edition, chapter, articles))


@pytest.fixture
def imported(shared: Path) -> Texts:
    texts = [ShelvedText("", "2026-11-20", read(data, name).corpus) for name, data in documents(shared).items()]
    return Texts(RULES, texts)


def test_without_imported_texts_the_built_in_one_is_read() -> None:
    one = reading.paragraph("704.5g", built_in(RULES))
    assert (one.text, one.edition, one.doubt, one.others) == (RULES.rule("704.5g").text, "", "", ())


def test_a_text_that_was_never_compared_never_stands_for_a_rule_of_today() -> None:
    texts = Texts(RULES, [shelved(Rule(number("704.5g"), "Tutt'altra cosa."))])
    one = reading.paragraph("704.5g", texts)
    assert (one.text, one.edition) == (RULES.rule("704.5g").text, "")
    assert [wording.text for wording in texts.wordings("704.5g")][-1] == "Tutt'altra cosa."
    assert "mai confrontato" in texts.wordings("704.5g")[-1].doubt


def test_a_number_that_only_an_imported_text_has_is_read_with_its_doubt() -> None:
    texts = Texts(RULES, [shelved(Rule(number("704.99"), "Una regola d'altri tempi."))])
    section = reading.section("704.99", texts)
    assert section.paragraphs[0].text == "Una regola d'altri tempi."
    assert section.paragraphs[0].edition == "prova, 2012-07"
    assert "mai confrontato" in section.paragraphs[0].doubt
    assert reading.links("704.99", texts) == ()
    found = reading.asked("704.99", texts)
    assert found is not None
    assert found.place == "704.99"


def test_an_article_of_an_older_text_stands_below_todays_and_alone_with_its_doubt() -> None:
    ours = next(iter(RULES.articles()))
    old = (Article("G", ours.title, "Come si diceva."), Article("G", "PAROLA DI UN TEMPO", "Non c'è più."))
    texts = Texts(RULES, [shelved(articles=old)])
    assert [one.text for one in texts.wordings(ours.id)] == [ours.text, "Come si diceva."]
    assert reading.paragraph(ours.id, texts).others
    alone = reading.paragraph("G:PAROLA DI UN TEMPO", texts)
    assert alone.doubt
    assert alone.edition == "prova, 2012-07"


def test_an_edition_is_named_with_its_date() -> None:
    assert edition_words(RULES.edition) == RULES.edition.date
    assert edition_words(shelved(date="").edition) == "prova, senza data"


def test_imported_texts_are_read_again_when_they_have_changed_and_only_then() -> None:
    from judge.commands.testo import shelf
    from ruletext.imported import Reading

    first = everything(RULES)
    assert first.imported == ()
    assert everything(RULES) is first
    shelf().add([Reading("elenco", shelved(Rule(number("704.99"), "x")).corpus)], "2026-11-20")
    second = everything(RULES)
    assert [text.edition.id for text in second.imported] == ["prova"]
    assert everything(RULES) is second


def test_an_imported_wording_that_holds_is_read_with_its_edition_and_number(imported: Texts) -> None:
    one = reading.paragraph("117.5", imported)
    assert one.edition == "wiki-1, senza data"
    assert one.text != RULES.rule("117.5").text
    moved = reading.paragraph("603.6e", imported)
    assert moved.edition == "elenco-603, senza data, come 603.6f"
    assert RULES.rule("603.6e").text in [wording.text for wording in imported.wordings("603.6e")]


def test_a_superseded_wording_stands_below_the_living_rule_and_is_marked(imported: Texts) -> None:
    one = reading.paragraph("104.3h", imported)
    assert (one.text, one.edition, one.doubt) == (RULES.rule("104.3h").text, "", "")
    assert one.others
    assert one.others[0].startswith("wiki-1, senza data: superato: ")


def test_examples_of_another_edition_than_the_text_are_named_so(imported: Texts) -> None:
    one = reading.paragraph("111.8", imported)
    assert one.edition == "wiki-1, senza data"
    assert one.examples_of == RULES.edition.id
    assert all(example.startswith(f"Esempio (ed. {RULES.edition.id}): ") for example in reading.examples(one))
    quoted = reading.quotation(one, imported, with_examples=False)
    assert quoted.startswith("111.8, ed. wiki-1, senza data\n")


def test_the_texts_of_a_rule_are_laid_side_by_side_with_what_differs(imported: Texts) -> None:
    found = compared("117.5", imported)
    assert [COUNTS in one.heading for one in found.told] == [True, False]
    assert len(found.between) == 2
    assert found.pieces
    superseded = compared("104.3h", imported)
    assert COUNTS in superseded.told[0].heading
    assert superseded.told[0].heading.startswith(f"ed. {RULES.edition.id}")
    assert "SUPERATO" in superseded.told[1].heading


def test_one_text_alone_says_how_to_have_others() -> None:
    found = compared("704.5g", built_in(RULES))
    assert (found.between, found.pieces) == ((), ())
    assert len(found.told) == 1
    assert "judge testo importa" in found.why


def test_an_article_is_compared_too_and_a_chapter_is_not() -> None:
    ours = next(one for one in RULES.articles() if one.title == "TRAVOLGERE")
    texts = Texts(RULES, [shelved(articles=(Article("G", "Travolgere", "Come si diceva."),))])
    found = compared("G:TRAVOLGERE", texts)
    assert found.told[0].paragraphs[0] == ours.paragraphs[0]
    assert len(found.told) == 2
    with pytest.raises(NotComparable, match="capitolo"):
        compared("704", texts)


@needs_shared
def test_what_was_put_back_into_the_text_that_is_read_is_told_beside_it(imported: Texts) -> None:
    assert reading.paragraph("107.4f", imported).restored.startswith("10 simboli, che nel documento mancano")
    assert reading.paragraph("107.4f", built_in(RULES)).restored == ""
    told = {one.heading: one.notes for one in compared("107.4f", imported).told}
    assert [any("rimessi" in note for note in notes) for notes in told.values()] == [True, False, True]


def test_one_symbol_that_was_put_back_is_told_as_one() -> None:
    assert Rule(number("107.5"), "x", restored=1).restored_words.endswith("è stato rimesso")
    assert Rule(number("107.5"), "x").restored_words == ""


def test_a_link_of_an_imported_article_tells_todays_number_where_that_is_another() -> None:
    text = 'Vedi 603.6f, la regola 115, "Tempistica e priorità", 704.5f e 704.99. Più di una regola di oggi è stata la 116.5.'
    article = Article("G", "PAROLA DI UN TEMPO", text)
    texts = Texts(RULES, [shelved(articles=(article,))])
    ways = [(link.kind, link.place) for link in reading.links(article.id, texts)]
    assert ("rimanda a 603.6f, oggi", "603.6e") in ways
    assert ("rimanda a 115, oggi", "117") in ways
    assert ("rimanda a", "704.5f") in ways
    assert not any(place in ("115", "603.6f", "704.99") for _, place in ways)
    assert [place for kind, place in ways if kind == "rimanda a 116.5, oggi"] == ["117.5", "118.5"]


def test_the_same_words_in_the_built_in_edition_are_of_today() -> None:
    ours = next(article for article in RULES.articles() if article.references)
    texts = Texts(RULES, [shelved(articles=(Article("G", ours.title, "Vedi 603.6f."),))])
    kinds = {link.kind for link in reading.links(ours.id, texts)}
    assert "rimanda a" in kinds
    assert not any("oggi" in kind for kind in kinds)
