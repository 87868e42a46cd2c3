"""Keys that come faster than they are worked on keep their order, in every box and however long a list is filled."""

import asyncio
import time
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Input

from judge import keys
from judge.presenters import library
from judge.screens.library import LibraryScreen
from judge.widgets.board_lines import BoardLines
from judge.widgets.index import ChapterTree
from judge.widgets.search_box import SearchBox
from judge.widgets.typing_box import TypingBox
from tests.judge.app.driving import running

pytestmark = pytest.mark.app

TYPED = "leggx\bendax\b \by\bgrandx\b e\b\bzz\b\b" * 2
"""Letters, with \b for Backspace between them."""


def right(typed: str) -> str:
    """What stands in a box when all keys have worked in their order."""
    text = ""
    for letter in typed:
        text = text[:-1] if letter == "\b" else text + letter
    return text


def at_once(app: App[Any], typed: str) -> None:
    """All keys, with no time between them."""
    for letter in typed:
        app.post_message(
            Key("backspace", None) if letter == "\b" else Key("space" if letter == " " else letter, letter)
        )


class Bare(App[object]):
    """One box."""

    def __init__(self, box: type[Input]) -> None:
        super().__init__()
        self._box = box

    def compose(self) -> ComposeResult:
        yield self._box()


async def left_in(box: type[Input]) -> str:
    app = Bare(box)
    async with app.run_test() as pilot:
        at_once(app, TYPED)
        for _ in range(50):
            await pilot.pause()
        return app.query_one(Input).value


async def test_no_key_overtakes_another() -> None:
    assert await left_in(TypingBox) == right(TYPED)


async def test_in_a_box_that_hands_keys_on_they_do_control() -> None:
    assert await left_in(Input) != right(TYPED)


LINES = "Brunx\b: Orsx\bo 2/3\b2\rAnna\b\ba lancx\bia 3 dannj\bi su Orso\r"


def at_once_in_lines(app: App[Any], typed: str) -> None:
    """All keys, with no time between them: `<` and `>` for the arrows too."""
    named = {"\b": "backspace", "\r": "enter", " ": "space", "<": "left", ">": "right"}
    for letter in typed:
        app.post_message(
            Key(named.get(letter, letter), letter if letter.isprintable() and letter not in "<>" else None)
        )


@pytest.mark.usefixtures("small_rules", "shipped")
async def test_no_key_overtakes_another_in_the_lines_of_a_board() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        lines = judge.app.screen.query_one(BoardLines)
        at_once_in_lines(judge.app, LINES)
        await judge.until(lambda: lines.text == f"Anna:\nBruno:\n{right(LINES)}".replace("\r", "\n"))
        at_once_in_lines(judge.app, "Muro<<<a>b>c")
        await judge.until(lambda: lines.text.endswith("\nMaubrco"))


@pytest.mark.usefixtures("small_rules", "shipped")
async def test_what_is_offered_is_taken_before_a_key_that_was_pressed_after_it() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        lines = judge.app.screen.query_one(BoardLines)
        await judge.type("Brun")
        await judge.until(lambda: lines.suggestion == "o ")
        at_once_in_lines(judge.app, ">\rfine turno")
        await judge.until(lambda: lines.text == "Anna:\nBruno:\nBruno \nfine turno")


async def test_a_key_of_the_screen_is_not_overtaken_by_one_of_the_box() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        assert type(judge.app.screen.focused) is SearchBox
        for _ in range(5):
            judge.app.post_message(Key("ctrl+l", None))
            judge.app.post_message(Key("down", None))
            await judge.until("═Indice")
            await judge.settled()
            assert isinstance(judge.app.focused, ChapterTree)
            await judge.press("ctrl+l")


async def test_what_is_typed_behind_the_key_that_leads_into_the_box_is_in_the_box() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("down")
        await judge.until("═Indice")
        assert isinstance(judge.app.focused, ChapterTree)
        judge.app.post_message(Key("ctrl+l", None))
        at_once(judge.app, "704.5g")
        await judge.until(lambda: judge.app.screen.query_one(SearchBox).value == "704.5g")


def test_every_box_that_searches_is_such_a_box() -> None:
    assert issubclass(SearchBox, TypingBox)


async def test_what_is_typed_while_the_whole_list_is_filled_stands_as_it_was_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    filled = 0
    before = LibraryScreen._narrow

    def slow(screen: LibraryScreen) -> None:
        nonlocal filled
        filled += 1
        time.sleep(0.05)  # the machine has something else to do
        before(screen)

    monkeypatch.setattr(LibraryScreen, "_narrow", slow)
    async with running() as judge:
        await judge.until(f"di {len(library.entries())}")
        filled = 0
        at_once(judge.app, TYPED)
        await judge.until(lambda: judge.app.screen.query_one(Input).value == right(TYPED))
        await asyncio.sleep(0.2)
        assert filled < 5
        assert judge.app.screen.query_one(Input).value == right(TYPED)
