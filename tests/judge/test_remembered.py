"""What is remembered from one run to the next: nothing of it is lost, half written, or trusted when it is damaged."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.remembered import LONGEST_NOTE, MOST_READ, Bookmark, Bookmarks, DamagedMemoryError, Recent


def bookmark(place: str, note: str = "") -> Bookmark:
    return Bookmark(place, note, "2026-08-07", "2026-11-20")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "segnalibri.json"


def test_there_is_nothing_before_something_is_put(path: Path) -> None:
    assert Bookmarks(path).all() == ()
    assert Recent(path).all() == ()
    assert not path.parent.exists()


def test_bookmarks_are_there_for_the_next_run_in_the_order_of_the_rules(path: Path) -> None:
    for place in ("G:TRAVOLGERE", "704.10", "704.5aa", "704.5z", "704.9", "B:LA PILA"):
        Bookmarks(path).put(bookmark(place, f"nota di {place}"))
    found = Bookmarks(path).all()
    assert [one.place for one in found] == ["704.5z", "704.5aa", "704.9", "704.10", "B:LA PILA", "G:TRAVOLGERE"]
    assert found[0] == bookmark("704.5z", "nota di 704.5z")


def test_a_place_has_one_bookmark_with_its_newest_note(path: Path) -> None:
    kept = Bookmarks(path)
    kept.put(bookmark("704.5g", "prima"))
    kept.put(bookmark("704.5g", " poi\nsu una riga "))
    assert kept.all() == (bookmark("704.5g", "poi su una riga"),)


def test_a_bookmark_is_taken_away_and_others_stay(path: Path) -> None:
    kept = Bookmarks(path)
    kept.put(bookmark("704.5g"))
    kept.put(bookmark("704.5f"))
    kept.remove("704.5g")
    kept.remove("100.1")
    assert kept.all() == (bookmark("704.5f"),)


def test_a_note_is_kept_as_it_is_but_not_without_end(path: Path) -> None:
    note = "[/b] «è» \\ \x1b[31m 😀"
    Bookmarks(path).put(bookmark("704.5g", note))
    Bookmarks(path).put(bookmark("704.5h", "\ud800"))  # half a character, which no file can hold
    Bookmarks(path).put(bookmark("704.5f", "x" * 100_000))
    notes = {one.place: one.note for one in Bookmarks(path).all()}
    assert notes["704.5g"] == note
    assert len(notes["704.5f"]) == LONGEST_NOTE
    assert notes["704.5h"] == "?"


def test_what_was_read_is_there_once_the_last_first_and_not_without_end(path: Path) -> None:
    recent = Recent(path)
    for place in ("704.5g", "704.5f", "704.5g"):
        recent.put(place)
    assert recent.all() == ("704.5g", "704.5f")
    for number in range(1, MOST_READ + 20):
        recent.put(f"100.{number}")
    assert len(recent.all()) == MOST_READ
    assert recent.all()[0] == f"100.{MOST_READ + 19}"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no",
        "[]",
        "{}",
        '{"formato": 2, "segnalibri": []}',
        '{"formato": 1, "segnalibri": {}}',
        '{"formato": 1, "segnalibri": ["704.5g"]}',
        '{"formato": 1, "segnalibri": [{"luogo": "704.5g"}]}',
        '{"formato": 1, "segnalibri": [{"luogo": "704.5l", "nota": "", "edizione": "", "messo": ""}]}',
        '{"formato": 1, "segnalibri": [{"luogo": 7, "nota": "", "edizione": "", "messo": ""}]}',
        '{"formato": 1, "segnalibri": [{"luogo": "704", "nota": 1, "edizione": "", "messo": ""}]}',
        "[" * 100_000,
        b"\xff\xfe\x00",
    ],
)
def test_a_damaged_file_is_named_and_never_written_over(path: Path, content: str | bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = path.read_bytes()
    for use in (
        Bookmarks(path).all,
        lambda: Bookmarks(path).put(bookmark("704.5g")),
        lambda: Bookmarks(path).remove("704"),
    ):
        with pytest.raises(DamagedMemoryError, match="è danneggiato") as caught:
            use()
        assert str(path) in str(caught.value)
    assert path.read_bytes() == before


def test_what_was_read_is_checked_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"formato": 1, "lette": ["704.5g", 3]}')
    with pytest.raises(DamagedMemoryError):
        Recent(path).all()


def test_a_file_is_written_beside_and_put_in_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Bookmarks(path)
    kept.put(bookmark("704.5g"))
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        kept.put(bookmark("704.5f"))
    assert path.read_bytes() == before
    assert sorted(one.name for one in path.parent.iterdir()) == ["segnalibri.json", "segnalibri.lock"]


def test_two_at_once_lose_nothing_of_each_others(path: Path) -> None:
    places = [f"100.{number}" for number in range(1, 25)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda place: Bookmarks(path).put(bookmark(place)), places))
    assert [one.place for one in Bookmarks(path).all()] == places


def test_the_file_can_be_read_by_hand_and_by_others_only_of_this_user(path: Path) -> None:
    Bookmarks(path).put(bookmark("704.5g", "perché"))
    assert json.loads(path.read_text("utf-8"))["segnalibri"][0]["nota"] == "perché"
    assert "perché" in path.read_text("utf-8")
    if os.name == "posix":
        assert path.parent.stat().st_mode & 0o077 == 0
