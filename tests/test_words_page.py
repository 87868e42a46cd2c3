"""docs/parole.md has every word of a scenario, each with a place of something that is played; the guide's situations play."""

import re

import pytest

from engine.words.terms import Zone
from scenarios.library import paths
from scenarios.played.run import run
from scenarios.written.load import parse
from tests import words_page
from tests.shared import ROOT
from tests.words_page import PAGE, on_a_board, own_situations, titled, vocabulary, without_example, words, writings

ROW = re.compile(r"^\| `(?P<word>[^`]+)` \| (?P<about>.*?) \| `(?P<example>[^`]*)` \| (?P<where>[^|]+) \|$")
GUIDE = ROOT / "docs" / "scrivere-una-situazione.md"
HOW = "docs/parole.md is stale: python -m tests.words_page"
MOST_WITHOUT = 50
"""Words of which nothing that is played makes use yet; fewer is better, more is a word that came without a situation."""


def rows() -> list[tuple[str, ...]]:
    """The page, row by row, each with the heading that it stands under."""
    found: list[tuple[str, ...]] = []
    heading = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif (row := ROW.match(line)) is not None:
            found.append((heading, *(part.replace("\\|", "|") for part in row.groups())))
    return found


def test_the_page_has_every_word_with_its_description() -> None:
    # Of the places that use a word a new situation may have a shorter one: the page is as right as before.
    shown = [(heading, word, about) for heading, word, about, _, _ in rows()]
    known = vocabulary().words
    has = {(titled(section), key, known[section, key]) for section, key in words()}
    without = {(titled(section), key, known[section, key]) for section, key in without_example()}
    assert has - without <= {*shown} <= has, HOW
    assert len(shown) == len({*shown})


def test_every_example_stands_where_the_page_says() -> None:
    everywhere = {(word, text, words_page.where(name)) for word, text, name in vocabulary().everywhere}
    assert [row for row in rows() if (row[1], row[3], row[4]) not in everywhere] == [], HOW


def test_an_example_that_stands_nowhere_would_be_noticed_control() -> None:
    everywhere = {(word, text) for word, text, _ in vocabulary().everywhere}
    assert ("titolo", "{titolo: Tossico}") in everywhere
    assert ("titolo", "{titolo: Non c'è}") not in everywhere


def test_examples_of_the_library_are_of_situations_that_are_played() -> None:
    # Each of these is played against what it expects in tests/scenarios/library.
    shipped = {path.stem for path in paths()}
    assert {where for *_, where in rows()} <= {*shipped, "una prova"}


@pytest.mark.parametrize("name", own_situations())
def test_the_other_situations_come_out_as_they_expect(name: str) -> None:
    made = run(parse(own_situations()[name], name))
    assert made.checks and made.right, [check for check in made.checks if not check.vera]


def test_each_ability_that_is_an_example_is_played_on_a_board() -> None:
    used = {name for _, _, name in vocabulary().everywhere}
    for name, writing in writings().items():
        if name in used:
            made = run(parse(on_a_board(writing), name))
            # Some of them decide at once what becomes of the creature, or ask for it.
            creature = next(one for one in made.start.objects.values() if one.printed.name == "Prova")
            assert creature.zone is Zone.BATTLEFIELD and (made.steps or made.question is not None), name


def test_words_without_an_example_do_not_become_more() -> None:
    assert len(without_example()) <= MOST_WITHOUT


def test_the_situations_of_the_guide_come_out_as_they_expect() -> None:
    blocks = re.findall(r"^```yaml\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 2
    for text in blocks:
        made = run(parse(text, "guida"))
        assert made.checks and made.right, text
