"""The scenarios that ship, as the application shows them: found by words, played, every rule of every step with its text."""

import pytest

from judge.presenters import library, playing
from judge.presenters.library import ANY, Finder, Only
from judge.presenters.sources import from_board, from_source
from scenarios.library import Entry
from scenarios.told.citing import cited
from tests.shipped import played

ENTRIES = library.entries()
FINDER = Finder(ENTRIES)


def titles(typed: str, only: Only = ANY) -> list[str]:
    return [entry.title for entry in FINDER.found(typed, only)]


def test_they_are_found_by_theme_and_title_without_accents() -> None:
    found = FINDER.found("abilita innescate")
    assert found
    assert all("innesc" in f"{entry.title} {entry.themes} {entry.question}".casefold() for entry in found)
    assert FINDER.found("") == list(ENTRIES)
    assert FINDER.found("xyzzy") == []


def test_another_form_of_a_word_and_what_people_say_for_it_find_the_same() -> None:
    assert {*titles("leggende")} == {*titles("leggendaria")} != set()
    assert {*titles("copie morte")} == {*titles("copia muore")} != set()
    assert {*titles("trample")} >= {*titles("travolgere")} != set()
    assert not {*titles("leggende")} & {*titles("travolgere")}


def test_a_word_that_is_half_typed_finds_what_begins_so() -> None:
    assert {*titles("travolge")} >= {*titles("travolgere")}
    assert not titles("zzravolge")


def test_a_number_finds_what_shows_the_rule_and_not_what_shows_another() -> None:
    shown = FINDER.found("704.5g")
    assert shown and all("704.5g" in entry.rules for entry in shown)
    assert {entry.name for entry in FINDER.found("704.5")} > {entry.name for entry in shown}
    assert all(any(rule.startswith("704") for rule in entry.rules) for entry in FINDER.found("704"))
    assert not any("701.20" in entry.rules and "701.2" not in entry.rules for entry in FINDER.found("701.2"))


def test_theme_level_and_chapter_narrow_what_is_found() -> None:
    every = FINDER.found("danno")
    for name, there in FINDER.choices().items():
        value, count = there[0]
        only = Only(**{name: value})
        assert len(FINDER.found("", only)) == count
        assert [*FINDER.found("danno", only)] == [entry for entry in every if entry in only]
    assert Only(theme="danno", level="2", chapter="704").words == "danno, livello 2, capitolo 704"


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
