"""The scenarios that ship, as the application shows them: found by words, played, every rule of every step with its text."""

import pytest

from judge.presenters import library, playing
from judge.presenters.sources import from_board, from_source
from scenarios.library import Entry
from scenarios.told.citing import cited
from tests.shipped import played

ENTRIES = library.entries()


def test_they_are_found_by_theme_and_title_without_accents() -> None:
    found = library.found("abilita innescate", ENTRIES)
    assert found
    assert all("abilità innescate" in library.searched(entry) for entry in found)
    assert library.found("", ENTRIES) == list(ENTRIES)
    assert library.found("xyzzy", ENTRIES) == []


def test_each_says_its_level_and_its_themes() -> None:
    for entry in ENTRIES:
        title, about = library.described(entry)
        assert title == entry.title
        assert all(theme in about for theme in entry.themes)


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_a_scenario_that_ships_can_be_walked_over_with_the_text_of_every_rule(entry: Entry) -> None:
    session = playing.Session(played(entry.path))
    rows = session.rows(folded=True)
    assert session.answer[0]
    assert [row.step for row in rows] == sorted(row.step for row in rows)
    for row in rows[1:]:
        assert row.text
        assert session.board(row.step)
        for number in row.rules:
            rule = cited(number)
            assert rule.text or rule.title, number
            assert "non è incluso" not in rule.text


def test_a_source_reads_again_each_time() -> None:
    entry = ENTRIES[0]
    for word in (entry.name, str(entry.path)):
        source = from_source(word)
        assert source.read() == source.read()
        assert source.read().title == entry.title
    board = from_board("Anna: 20\nBruno: 20\n", "tavolo.yaml")
    assert board.name == "tavolo.yaml"
    assert [player.name for player in board.read().players] == ["Anna", "Bruno"]
