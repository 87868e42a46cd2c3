"""What faces compile to is kept as digests, and what differs later is told by how (`benchmarks/readings.py`)."""

from typing import Any

from benchmarks.readings import Frozen, all_frozen, differences, key, line, read

FACE = {
    "name_it": "Guardia di Prova",
    "type_it": "Creatura — Elfo",
    "text_it": "Volare",
    "power": "1",
    "toughness": "1",
}


def _kinds(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """How many faces differ in which way, where any does."""
    found = differences(all_frozen([before], jobs=1), all_frozen([after], jobs=1))
    return {kind: len(keys) for kind, keys in found.items() if keys}


def test_a_reading_comes_back_from_the_file_that_it_was_printed_to(tmp_path):
    found = all_frozen([FACE], jobs=1)
    kept = tmp_path / "before"
    kept.write_text("".join(f"{line(name, one)}\n" for name, one in found.items()), encoding="utf-8")
    assert read(kept) == found
    assert "Guardia" not in kept.read_text(encoding="utf-8")


def test_the_same_words_differ_in_nothing_and_reminder_text_is_no_data():
    assert _kinds(FACE, FACE) == {}
    (plain,), (reminded,) = (
        all_frozen([{**FACE, "text_it": text}], jobs=1).values() for text in ("Volare", "Volare (Vola.)")
    )
    assert plain == reminded
    assert key(FACE) != key({**FACE, "text_it": "Volare (Vola.)"})


def test_each_way_to_differ_is_told_apart():
    one, other, part = Frozen(True, "a"), Frozen(True, "b"), Frozen(False, "c")
    before = {"1": one, "2": one, "3": part, "4": one, "5": part}
    after = {"1": other, "2": part, "3": one, "5": Frozen(False, "d"), "6": one}
    assert differences(before, after) == {
        "lost": ["2"],
        "otherwise": ["1"],
        "gained": ["3"],
        "gone": ["4"],
        "new": ["6"],
    }
