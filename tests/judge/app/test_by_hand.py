"""What one does with a mouse or one key more: tabs and keys clicked, words found in a pane, numbers counted, another editor."""

import sys
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path

import pytest

from judge import keys
from judge.app import JudgeApp
from judge.presenters.sources import Source
from judge.widgets.board import BoardPane
from judge.widgets.board_lines import BoardLines
from judge.widgets.frame import KeyLine, ModeLine
from tests.judge.app.driving import NARROW, WIDE, Driver, running
from tests.judge.app.situations import LETHAL, situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]


def editor(judge: Driver) -> BoardLines:
    return judge.app.screen.query_one(BoardLines)


def _cursor_is(judge: Driver, place: tuple[int, int]) -> bool:
    return editor(judge).cursor_location == place


async def test_tabs_rows_and_keys_take_the_mouse() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        top = judge.text.split("\n")[0]
        await judge.pilot.click(ModeLine, offset=(top.index("Svolgimento") + 1, 0))
        await judge.until("[Svolgimento]")
        await judge.until("Due Aquile")
        row = next(n for n, one in enumerate(judge.text.split("\n")) if "Danno letale" in one)
        await judge.pilot.click(offset=(6, row))
        await judge.until("Passi: 0 di")
        foot = judge.text.split("\n")[-1]
        await judge.pilot.click(KeyLine, offset=(foot.index("Aiuto"), 0))
        await judge.until("Aiuto: Passi")


def _drawn_at(judge: Driver, pane: BoardPane, name: str) -> tuple[int, int] | None:
    """Where a name stands within a pane."""
    rows = list(enumerate(judge.text.split("\n")))[pane.region.y : pane.region.bottom]
    found = ((row[pane.region.x :].find(name) + pane.region.x, at) for at, row in rows if name in row[pane.region.x :])
    return next(found, None)


@pytest.mark.parametrize("size", [NARROW, (200, 60)], ids=["a list", "drawn"])
async def test_an_object_that_is_clicked_is_chosen_and_clicked_again_asked_about(size: tuple[int, int]) -> None:
    async with running(size=size) as judge:
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Passi: 0 di")
        board = judge.app.screen.query_one(BoardPane)
        assert board.draws == (size != NARROW)
        await judge.until(lambda: _drawn_at(judge, board, "Becchino"))
        place = _drawn_at(judge, board, "Becchino")
        assert place is not None
        shown = len(judge.app.screen_stack)
        await judge.pilot.click(offset=place)
        await judge.until(lambda: board._chosen.startswith("object "))
        assert len(judge.app.screen_stack) == shown
        await judge.pilot.click(offset=place)
        await judge.until(lambda: len(judge.app.screen_stack) > shown)
        await judge.until("Becchino")


async def test_a_click_beside_the_objects_chooses_none() -> None:
    async with running(size=WIDE) as judge:
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Passi: 0 di")
        board = judge.app.screen.query_one(BoardPane)
        await judge.pilot.click(BoardPane, offset=(5, board.size.height))
        await judge.pilot.click(BoardPane, offset=(5, 1))
        assert not board._chosen


async def test_words_are_found_in_the_pane_with_the_focus() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        editor(judge).load_text("Anna: Orso 2/2\nBruno: Elfo 1/1, Orso 3/3\n")
        editor(judge).move_cursor((0, 0))
        # What was looked for last stands there already.
        for typed, place in (("ORSO", (0, 10)), ("", (1, 21)), ("", (0, 10))):
            await judge.answer("ctrl+f", "Che cosa cerco", typed)
            await judge.until(partial(_cursor_is, judge, place))
        for place in ((1, 21), (0, 10)):
            await judge.press("ctrl+f")
            await judge.until("Che cosa cerco")
            await judge.press("up")
            await judge.until(partial(_cursor_is, judge, place))
        await judge.answer("ctrl+f", "Che cosa cerco", "drago")
        await judge.until("Qui non c'è «drago».")
        # What is not there stands in the box, to be mended.
        await judge.until("Che cosa cerco")
        await judge.press("ctrl+u")
        await judge.type("elfo")
        await judge.press("enter")
        await judge.until(partial(_cursor_is, judge, (1, 11)))


async def test_a_key_counts_life_and_can_be_taken_back() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        editor(judge).load_text("Anna: 9, Orso 2/2\nBruno:\n")
        editor(judge).move_cursor((0, 2))
        await judge.press("ctrl+up")
        await judge.until("Anna: 10, Orso 2/2")
        await judge.press("ctrl+down", "ctrl+down")
        await judge.until("Anna: 8, Orso 2/2")
        await judge.press("ctrl+z")
        await judge.until("Anna: 9, Orso 2/2")


async def test_the_lines_are_edited_in_another_editor_and_what_was_there_can_be_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "editor.py"
    script.write_text("import sys\nopen(sys.argv[1], 'a').write('Lupo 2/2 danno 2\\n')\n", "utf-8")
    monkeypatch.setenv("VISUAL", f"'{sys.executable}' '{script}'")

    def suspended(self: JudgeApp) -> AbstractContextManager[None]:
        return nullcontext()

    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        # There is no terminal in a test that could be given to anybody.
        await judge.press("ctrl+e")
        await judge.until("Da qui non si può")
        monkeypatch.setattr(JudgeApp, "suspend", suspended)
        await judge.press("ctrl+e")
        await judge.until("«Lupo» muore")
        await judge.press("ctrl+z")
        await judge.until(lambda: "Lupo" not in editor(judge).text)


@pytest.mark.parametrize("columns", [1, 3])
async def test_a_window_without_room_for_a_row_takes_every_key(columns: int) -> None:
    async with running(size=WIDE) as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Passi: 0 di")
        await judge.pilot.resize_terminal(columns, 2)
        await judge.press(
            "escape", "pagedown", "pageup", "end", "home", "down", "right", "tab", "pagedown", "shift+tab"
        )
        await judge.pilot.resize_terminal(*WIDE)
        await judge.until("Passi: ")


async def test_the_word_about_too_little_room_goes_with_what_stood_before_it() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.pilot.resize_terminal(30, 8)
        await judge.until("Servono")
        await judge.press("f1")
        await judge.until("Aiuto")
        await judge.pilot.resize_terminal(*WIDE)
        await judge.press("escape")
        await judge.until("Risposta (completa)")
        await judge.until(lambda: "Servono" not in judge.text)
