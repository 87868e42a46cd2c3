"""What was ruled on a board is there at once when the same board is opened again, and only then."""

import threading
from pathlib import Path

import pytest

from judge import boards, keys, paths
from judge.first_ruling import FirstRuling
from judge.presenters import ruled, table
from judge.presenters.ruled import Verdict
from judge.presenters.verdict import verdict
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.written.card_source import lend_cards
from tests.judge.app.driving import running
from tests.scenarios.printed.making import bulk, imported, put, scryfall

BEFORE = Verdict("Risposta (completa)", ("Era così la volta prima.",), ("704.5g: il danno letale.",))


@pytest.fixture(autouse=True)
def a_shelf_of_its_own() -> None:
    ruled._shelf.cache_clear()


def test_only_the_same_lines_have_the_ruling_that_was_kept() -> None:
    ruled.keep("Anna: Orso 2/2\n", BEFORE)
    assert ruled.kept("Anna: Orso 2/2\n") == BEFORE
    assert ruled.kept("Anna: Orso 2/3\n") is None


def test_with_other_cards_lent_a_board_is_another_one(tmp_path: Path) -> None:
    ruled.keep("Anna: Orso\n", BEFORE)
    imported(tmp_path / "cards", put(tmp_path, bulk(scryfall("Great Elf"))))
    lend_cards(LentCards(tmp_path / "cards" / FILE, tmp_path / "none"))
    try:
        assert ruled.kept("Anna: Orso\n") is None
    finally:
        lend_cards(None)
    assert ruled.kept("Anna: Orso\n") == BEFORE


@pytest.mark.parametrize("damaged", ["null", "[]", '["una", 2]', "{", "[1, 2, 3]", '["a", ["b"], [3]]'])
def test_what_is_damaged_is_as_if_it_were_not_there(damaged: str) -> None:
    ruled._shelf().put(ruled._key("Anna:\n"), damaged)
    assert ruled.kept("Anna:\n") is None


def test_a_new_board_has_its_ruling_before_anything_was_kept() -> None:
    found = table.checked(boards.EMPTY)
    assert found.scenario is not None
    now = verdict(found.scenario, found.notes)
    assert ruled.kept(boards.EMPTY) == Verdict(now.heading, now.answer, now.below)
    assert ruled.kept(f"{boards.EMPTY}Carla:\n") is None


@pytest.mark.app
async def test_it_stands_there_while_the_board_is_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled.keep(boards.EMPTY, BEFORE)
    played = threading.Event()
    checked = table.checked

    def slowly(text: str) -> table.Checked:
        played.wait()
        return checked(text)

    monkeypatch.setattr(table, "checked", slowly)
    try:
        async with running(keys.TABLE) as judge:
            await judge.until("Era così la volta prima.")
            played.set()
            await judge.until(lambda: "Era così" not in judge.text and "Risposta (completa)" in judge.text)
    finally:
        played.set()


@pytest.mark.app
async def test_what_another_process_says_of_the_board_stands_there_while_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mio.tavolo"
    file.write_text("Anna: Orso 2/2 danno 2\n", "utf-8")
    played = threading.Event()
    checked = table.checked

    def slowly(text: str) -> table.Checked:
        played.wait()
        return checked(text)

    monkeypatch.setattr(table, "checked", slowly)
    first = FirstRuling(str(file))
    try:
        async with running(keys.TABLE, str(file), ruling=first) as judge:
            await judge.until("«Orso» muore.")
            opened = file.read_text("utf-8")
            assert ruled.kept(opened) is None
            played.set()
            await judge.until(lambda: ruled.kept(opened) is not None)
            assert "«Orso» muore." in judge.text
    finally:
        played.set()
        first.stop()


@pytest.mark.app
@pytest.mark.usefixtures("shipped", "small_rules")
async def test_a_board_that_is_left_has_its_ruling_kept(tmp_path: Path) -> None:
    file = tmp_path / "nostro.tavolo"
    file.write_text("Anna: Orso 2/2 danno 2\nBruno:\n", "utf-8")
    async with running(keys.TABLE, source=str(file)) as judge:
        await judge.until("muore")
        await judge.type("Bruno: Elfo 1/1 danno 1")
        await judge.until("Elfo» muo")
        left = judge.app.screen.text  # type: ignore[attr-defined]
    found = ruled.kept(left)
    assert found is not None and "Elfo" in " ".join(found.answer)
    assert ruled.kept(f"{left}\n") is None
    assert [one.name for one in paths.cache().glob("risposte-*")]
