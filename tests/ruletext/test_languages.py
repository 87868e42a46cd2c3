"""Texts in another language: told by their words, shown beside today's rules, found by number and title and not by words."""

import pytest

from ruletext import index
from ruletext.build import main
from ruletext.builtin import Builtin, builtin
from ruletext.concordance import Verdict, standing
from ruletext.editions import Editions
from ruletext.gathering import units
from ruletext.importing import read
from ruletext.number import RuleNumber
from ruletext.readers.languages import ENGLISH, ITALIAN, day, language_of
from ruletext.search import Finder
from ruletext.shelf import Shelf
from tests.ruletext import layouts
from tests.ruletext.chapters import write_chapters

ENGLISH_RULES = """\
Contents

{day}

7. More Rules
702. Keywords
704. Actions

Glossary

7. More Rules

702. Keywords

702.9. Flying

702.9a Flying is one of the abilities that are about blocking.

704. Actions

704.5a A player with nothing left is out of the game and that is that.

Glossary

Upkeep
One of the steps, and the first with priority. See rule 503.
"""
TODAY = builtin().edition.date


@pytest.fixture
def small(tmp_path, capsys):
    """A built-in edition of two made-up chapters."""
    folder = tmp_path / "corpus"
    folder.mkdir()
    write_chapters(folder)
    main(["--folder", str(folder)])
    capsys.readouterr()
    return Builtin(str(folder))


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "texts")


def english(date="August 7, 2026"):
    return read(ENGLISH_RULES.format(day=f"Valid as of {date}.").encode(), "en.txt")


def italian():
    return read(layouts.official([builtin().chapter("704")]).encode(), "it.txt")


def found(finder, question):
    return [(hit.id, hit.edition, hit.title) for hit in finder.search(question, 20).hits]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("La partita è di chi la vince e non di altri.", ITALIAN),
        ("The game is won by the player that wins it.", ENGLISH),
        ("704.5a", ITALIAN),
        ("", ITALIAN),
    ],
)
def test_a_language_is_told_by_its_common_words(text, language):
    assert language_of(text) is language


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Aggiornato al 3 Aprile 2025.", "2025-04-03"),
        ("in vigore dal 1° ottobre 2011", "2011-10-01"),
        ("effective as of August 7, 2026.", "2026-08-07"),
        ("on 7 August 2026", "2026-08-07"),
        ("pubblicato nel Luglio 2012", "2012-07"),
        ("nel 2012, il giorno 3", ""),
        ("3 aprile", ""),
    ],
)
def test_a_day_is_read_as_either_language_writes_it(text, expected):
    assert day(text) == expected


def test_a_list_of_rules_in_english_is_an_edition_of_its_own():
    edition = read(b"704.5a A player that has lost is out of the game.\n", "x").corpus.edition
    assert (edition.id, edition.language) == ("elenco-704-en", "en")


def test_the_language_stays_with_the_text_on_the_shelf(shelf):
    shelf.add([english(), italian()], "")
    assert [text.edition.language for text in shelf.texts()] == ["en", "it"]
    assert [text.corpus for text in shelf.texts()] == [english().corpus, italian().corpus]


def test_the_official_rules_of_today_have_todays_numbers():
    rule = next(english().corpus.rules)
    assert standing(english().corpus.edition.id, rule) == (rule.number, Verdict.FOREIGN, "", "")
    assert standing(italian().corpus.edition.id, rule) == (rule.number, Verdict.SAME, "", "")
    older = english("August 8, 2025").corpus.edition.id
    assert standing(older, rule).verdict is Verdict.UNVERIFIED
    assert standing(older.replace("2025-08-08", TODAY + "0"), rule).verdict is Verdict.UNVERIFIED


def test_the_italian_ones_lead_and_the_english_ones_never_do(shelf):
    number = RuleNumber.exact("704.5a")
    shelf.add([english()], "")
    assert Editions(shelf.texts()).leading(number) is None
    assert [wording.edition.language for wording in Editions(shelf.texts()).of(number)] == ["en"]
    shelf.add([italian()], "")
    leading = Editions(shelf.texts()).leading(number)
    assert leading is not None and leading.edition.language == "it"


def test_an_english_rule_is_found_by_its_number_after_todays_and_says_its_language(small, shelf, tmp_path):
    shelf.add([english()], "")
    finder = Finder(tmp_path / "cache", shelf, small)
    assert found(finder, "704.5a")[:2] == [
        ("704.5a", TODAY, "Azioni generate dallo stato"),
        ("704.5a", f"ufficiale-en-{TODAY}-parti-7", "in inglese"),
    ]
    finder.close()


def test_it_is_found_by_its_title_and_not_by_its_words(small, shelf, tmp_path):
    shelf.add([english()], "")
    finder = Finder(tmp_path / "cache", shelf, small)
    assert ("702.9", f"ufficiale-en-{TODAY}-parti-7", "Flying (in inglese)") in found(finder, "flying")
    assert [one for one in found(finder, "upkeep") if one[0] == "G:UPKEEP"]
    assert [one for one in found(finder, "blocking") if one[1] != TODAY] == []
    finder.close()


def test_its_words_do_not_weigh_nor_correct_what_is_italian(small, shelf, tmp_path):
    plain = Finder(tmp_path / "cache", Shelf(tmp_path / "none"), small)
    before = [hit.id for hit in plain.search("perde la partita").hits]
    shelf.add([english()], "")
    finder = Finder(tmp_path / "cache", shelf, small)
    assert [hit.id for hit in finder.search("perde la partita").hits] == before
    assert finder.search("nothin").corrections == ()
    finder.close()
    plain.close()


def test_it_does_not_change_against_what_a_word_is_weighed(small, shelf, tmp_path):
    def opened(name):
        return index.opened(
            index.Material(lambda: [name.encode()], lambda: units(small.corpus(), shelf.texts()), list), tmp_path
        )

    before = opened("before")
    shelf.add([english()], "")
    after = opened("after")
    assert len(after.ids) > len(before.ids)
    assert (after.columns.lengths, after.average_length) == (before.columns.lengths, before.average_length)
    assert after.words().keys() - before.words().keys() <= {"flying", "upkeep"}


def test_an_english_text_of_another_day_says_that_nobody_compared_it(small, shelf):
    shelf.add([english("August 8, 2025")], "")
    (unit,) = (unit for unit in units(small.corpus(), shelf.texts()) if unit.id == "704.5a" and "inglese" in unit.title)
    assert "nessuno ha confrontato" in unit.passages[0].superseded
