"""The layout of the official rules: our own text laid out like it comes back whole, in either language, and as a page."""

import re
from functools import cache

import pytest

from ruletext.builtin import builtin
from ruletext.document import GLOSSARY
from ruletext.faults import FaultyTextError
from ruletext.imported import RepairKind
from ruletext.importing import read
from tests.ruletext import layouts

FORM = "regole complete ufficiali"
SOME = ("104", "117", "603", "702", "704")
SMALL = """\
1. Il gioco
100. Generale

100.1. Una frase.
"""


@pytest.fixture(scope="module")
def chapters():
    return tuple(builtin().chapter(number) for number in SOME)


@pytest.fixture(scope="module")
def entries():
    return tuple(article for article in builtin().articles() if article.kind == GLOSSARY)


def plain(text):
    return " ".join(text.split())


def rules(corpus):
    return {str(rule.number): plain(rule.text) for rule in corpus.rules}


def written(chapters):
    return {str(rule.number): plain(" ".join(layouts.said(rule))) for c in chapters for rule in c.rules}


def test_the_whole_built_in_edition_laid_out_like_the_official_one_comes_back(entries):
    corpus = builtin().corpus()
    reading = read(layouts.official(corpus.chapters, entries).encode(), "regole.txt")
    edition = reading.corpus.edition
    assert (reading.form, edition.id, edition.date, edition.language) == (
        FORM,
        "ufficiale-it-2026-08-07",
        "2026-08-07",
        "it",
    )
    assert rules(reading.corpus) == written(corpus.chapters)
    assert len(rules(reading.corpus)) > 3000
    assert reading.examples == sum(len(rule.examples) for rule in corpus.rules)
    assert [(c.number, c.title) for c in reading.corpus.chapters] == [(c.number, c.title) for c in corpus.chapters]
    assert [(a.title.upper(), a.text) for a in reading.corpus.articles] == [(a.title, a.text) for a in entries]
    assert (reading.unplaced, reading.repairs) == ((), ())


def test_paragraphs_and_examples_of_a_rule_stay_with_it(chapters):
    original = {rule.number: rule for chapter in chapters for rule in chapter.rules}
    read_back = read(layouts.official(chapters).encode(), "x").corpus.rules
    several = [rule for rule in read_back if len(original[rule.number].paragraphs) > 1]
    assert several
    assert all(rule.paragraphs == original[rule.number].paragraphs for rule in several)


def test_a_rule_that_is_a_title_is_known_by_it(chapters):
    reading = read(layouts.official(chapters).encode(), "x")
    titles = {str(rule.number): rule.title for rule in reading.corpus.rules}
    assert titles["702.19"] == "Travolgere"
    assert titles["702.19a"] == ""
    assert titles["704.1"] == ""


def test_some_of_the_parts_do_not_take_the_place_of_the_whole(chapters):
    identity = read(layouts.official(chapters).encode(), "x").corpus.edition.id
    assert identity == "ufficiale-it-2026-08-07-parti-1-6-7"


def test_a_text_that_was_set_in_a_column_is_joined_again(chapters, entries):
    reading = read(layouts.in_a_column(layouts.official(chapters, entries)).encode(), "x")
    assert rules(reading.corpus) == written(chapters)
    assert reading.unplaced == ()
    assert {a.title.upper(): plain(a.text) for a in reading.corpus.articles} == {
        a.title: plain(a.text) for a in entries
    }


def test_the_same_as_a_web_page(chapters, entries):
    text = layouts.official(chapters, entries)
    reading, page = read(text.encode(), "x"), read(layouts.page(text).encode(), "x")
    assert page.form == "regole complete ufficiali (HTML)"
    assert rules(page.corpus) == rules(reading.corpus)
    assert page.corpus.edition == reading.corpus.edition
    assert page.examples == reading.examples
    assert [a.title for a in page.corpus.articles] == [a.title for a in reading.corpus.articles]
    assert page.unplaced == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_in_every_encoding_that_people_have(chapters, encoding):
    text = layouts.official(chapters)
    for form in (text, layouts.page(text)):
        data = form.encode(encoding, "replace" if encoding == "cp1252" else "strict")
        assert rules(read(data, "x").corpus).keys() == written(chapters).keys()


def test_english_is_told_by_its_words():
    text = "Contents\n\n1. Game\n100. General\n\nGlossary\n\n1. Game\n\n100. General\n\n"
    text += "100.1. The turn of a player and its parts.\nExample: The game is with two players.\n\n"
    text += "Glossary\n\nTurn\nOne of the parts of the game. See rule 500.\n"
    reading = read(text.encode(), "x")
    assert (reading.corpus.edition.id, reading.corpus.edition.language) == ("ufficiale-en-parti-1", "en")
    assert reading.examples == 1
    assert [article.title for article in reading.corpus.articles] == ["Turn"]


def test_dots_belong_to_rules_and_not_to_subrules():
    reading = read((SMALL + "\n100.1a. Una sottoregola.\n\n100.2 Un'altra.\n").encode(), "x")
    assert list(rules(reading.corpus)) == ["100.1", "100.1a", "100.2"]
    assert [(repair.kind, repair.place) for repair in reading.repairs] == [(RepairKind.DOT, "100.1a")]


def test_a_list_in_a_rule_is_no_name_of_a_part():
    text = (
        SMALL + "\n1. Un punto dell'elenco.\n\n2. Un altro.\n\n2. La seconda parte\n\n200. Altro\n\n200.1. Una frase.\n"
    )
    reading = read((text + "x" * 170 + ".\n").encode(), "x")
    assert rules(reading.corpus)["100.1"] == "Una frase. 1. Un punto dell'elenco. 2. Un altro."
    assert list(rules(reading.corpus)) == ["100.1", "200.1"]


def test_what_the_contents_announce_and_the_text_lacks_is_said(chapters):
    text = layouts.official(chapters)
    cut = text[: text.index("702.5b ")].rstrip()
    messages = [remark.message for remark in read(cut.encode(), "x").remarks]
    assert "l'indice annuncia il capitolo 704, che non c'è: il file può essere tagliato" in messages
    assert "l'indice annuncia il glossario, che non c'è: il file può essere tagliato" in messages
    whole = read(text.encode(), "x")
    assert [remark.message for remark in whole.remarks if "annuncia" in remark.message] == []


def what_is_said(text):
    try:
        return [str(remark) for remark in read(text.encode(), "x").remarks]
    except FaultyTextError as error:
        return list(map(str, error.faults))


def test_cut_anywhere_it_is_refused_or_the_cut_is_said(entries):
    text = layouts.official([builtin().chapter("102")], entries[:4])
    credits_at = text.rindex("Ringraziamenti")
    assert [end for end in range(1, credits_at, 23) if not what_is_said(text[:end])] == []


def test_an_entry_of_the_glossary_may_have_senses_and_come_without_empty_lines_between_title_and_text():
    text = (
        SMALL
        + "\nGlossario\n\nAlfa\n1. Un senso.\n2. Un altro.\nVedi 100.1.\n\nBeta\n\nUna frase.\n\nUn'altra frase.\n"
    )
    articles = read((text + "x" * 170 + ".\n").encode(), "x").corpus.articles
    assert [(a.title, len(a.paragraphs)) for a in articles] == [("Alfa", 3), ("Beta", 3)]


def test_a_line_that_is_neither_is_put_aside():
    reading = read((SMALL + "\nGlossario\n\nUna frase prima di ogni voce.\n\nAlfa\nUn senso.\n").encode(), "x")
    assert [remark.message for remark in reading.unplaced] == ["«Una frase prima di ogni voce.»"]


@cache
def english(path):
    return read(path.read_bytes(), path.name)


class TestTheEnglishRules:
    """The real document of 7 August 2026."""

    @pytest.fixture
    def reading(self, shared):
        return english(shared / "reference" / "cr-2026-08-07-en.txt")

    def test_it_is_placed_to_the_last_line(self, reading, shared):
        edition = reading.corpus.edition
        assert (edition.id, edition.date, edition.language) == ("ufficiale-en-2026-08-07", "2026-08-07", "en")
        assert (len(reading.corpus.chapters), reading.examples, len(reading.corpus.articles)) == (147, 277, 739)
        assert (reading.unplaced, reading.remarks) == ((), ())
        text = (shared / "reference" / "cr-2026-08-07-en.txt").read_text("utf-8")
        in_file = re.findall(r"(?m)^([0-9]{3}\.[0-9]+[a-z]*)\.? ", text)
        assert [str(rule.number) for rule in reading.corpus.rules] == in_file

    def test_it_has_the_numbers_of_the_built_in_edition(self, reading):
        assert tuple(rule.number for rule in reading.corpus.rules) == builtin().numbers()

    def test_its_one_misprint_is_said(self, reading):
        assert [(repair.kind, repair.place) for repair in reading.repairs] == [(RepairKind.DOT, "119.1d")]

    def test_as_a_page_it_is_the_same(self, reading, shared):
        text = (shared / "reference" / "cr-2026-08-07-en.txt").read_text("utf-8")
        page = read(layouts.page(text).encode(), "x")
        assert rules(page.corpus) == rules(reading.corpus)
        assert len(page.corpus.articles) == 739
