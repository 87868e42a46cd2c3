"""Bookmarks and what was read, as the lines of a list."""

import errno
import os
from datetime import date

import pytest

from judge.presenters import bookmarks
from judge.presenters.texts import built_in
from judge.remembered import Bookmark
from ruletext.builtin import builtin

TEXTS = built_in(builtin())
TODAY = date(2026, 11, 20)


def test_a_bookmark_knows_the_edition_and_the_day() -> None:
    made = bookmarks.made("704.5g", "nota", TEXTS, TODAY)
    assert made == Bookmark("704.5g", "nota", TEXTS.rules.edition.id, "2026-11-20")
    assert bookmarks.notes([made]) == {"704.5g": "nota"}


@pytest.mark.parametrize(
    ("place", "edition", "about"),
    [
        ("704.5g", "2026-08-07", "nota"),
        ("704.5g", "2020-01-01", "nota; messo nell'edizione 2020-01-01"),
        ("704.99", "2026-08-07", "nota; non c'è nell'edizione 2026-08-07"),
        ("G:SPARITA", "2026-08-07", "nota; non c'è nell'edizione 2026-08-07"),
    ],
)
def test_a_line_has_the_note_and_what_is_to_be_known(place: str, edition: str, about: str) -> None:
    (line,) = bookmarks.bookmark_lines([Bookmark(place, "nota", edition, "2026-11-20")], TEXTS)
    assert line.place == place
    assert line.about.startswith(about)


def test_places_that_were_read_are_shown_with_how_they_begin() -> None:
    found = bookmarks.read_lines(["702.19", "704.5g", "G:TRAVOLGERE"], TEXTS)
    assert [one.label for one in found][::2] == ["702.19 Travolgere", "TRAVOLGERE (glossario)"]
    assert found[1].label.startswith("704.5g Una creatura con costituzione")


def test_they_are_kept_where_the_user_s_data_is() -> None:
    bookmarks.kept().put(bookmarks.made("704.5g", "", TEXTS, TODAY))
    bookmarks.recent().put("704.5g")
    assert [one.place for one in bookmarks.kept().all()] == ["704.5g"]
    assert bookmarks.recent().all() == ("704.5g",)


def test_what_goes_wrong_is_said_in_italian() -> None:
    assert bookmarks.trouble_words(OSError(errno.ENOENT, os.strerror(errno.ENOENT))) == "non c'è"
    assert bookmarks.trouble_words(ValueError("danneggiato")) == "danneggiato"
