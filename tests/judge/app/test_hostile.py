"""Nothing that comes from outside is ever given to Textual as markup, on any screen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import textual.markup
import textual.widget
from rich.text import Text
from textual.content import Content
from textual.widgets import Static

from judge import keys
from judge.presenters import board_file
from judge.presenters.sources import Source
from judge.screens.ask import AskScreen
from judge.widgets.board_lines import BoardLines
from judge.widgets.panes import TextPane
from tests.judge.app.driving import WIDE, running
from tests.judge.app.situations import HOSTILE, HOSTILE_NAMES, situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]

SIGNS = ("[/b]", "[Costo]", "[@click", "[red]", "\\[b]", "[$error]", "[$primary]", "[b]muore", "[b]tramonta")


@pytest.fixture
def read_as_markup(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that Textual or rich reads as markup, as it is read."""
    found: list[str] = []
    by_textual, by_rich = textual.markup.to_content, Text.from_markup

    def to_content(markup: str, *rest: object, **settings: object) -> Content:
        found.append(markup)
        return by_textual(markup, *rest, **settings)  # type: ignore[arg-type]

    def from_markup(text: str, **settings: object) -> Text:
        found.append(text)
        return by_rich(text, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(textual.markup, "to_content", to_content)
    monkeypatch.setattr(Text, "from_markup", from_markup)
    return found


def foreign(texts: list[str]) -> list[str]:
    return [text for text in texts if any(sign in text for sign in SIGNS)]


async def test_markup_would_be_noticed(read_as_markup: list[str]) -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.app.screen.mount(Static("[b]tramonta"))
        await judge.until("tramonta")
        assert foreign(read_as_markup) == ["[b]tramonta"]


async def test_names_in_the_list_and_in_the_palette(read_as_markup: list[str]) -> None:
    async with running() as judge:
        await judge.until("[/b] [Costo]: [Effetto]")
        await judge.press("ctrl+p")
        await judge.until("Svolgimento: una situazione passo per passo")
        await judge.type("ostile")
        await judge.until("[/b] [Costo]: [Effetto] (nome-ostile)")
        assert foreign(read_as_markup) == []


@pytest.mark.parametrize("name", HOSTILE_NAMES[:3])
async def test_names_in_a_run(name: str, read_as_markup: list[str]) -> None:
    async with running(size=WIDE) as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("[/b] prova", lambda: situation(HOSTILE.format(name=name))))
        await judge.until("Risposta (completa)")
        await judge.press("end")
        await judge.until("Tavolo dopo il passo")
        await judge.until(f"Domanda: Che ne è di {name}? [/]")
        await judge.until(f"{name} (")
        await judge.until("Bruno [/b]: 17 punti vita")
        assert foreign(read_as_markup) == []


async def test_rules_with_brackets(read_as_markup: list[str]) -> None:
    async with running(keys.RULES, size=WIDE) as judge:
        await judge.until("edizione del")
        await judge.type("704.5a")
        await judge.press("enter")
        await judge.until("[Costo]: [Effetto], poi [/b] e [$primary]")
        await judge.press("down", "e")
        await judge.until("[b]muore[/b]")
        assert foreign(read_as_markup) == []


async def test_what_is_searched_for_found_and_noted(read_as_markup: list[str]) -> None:
    async with running(keys.RULES, size=WIDE) as judge:
        await judge.until("edizione del")
        await judge.type("[/b] costo muore")
        await judge.until("Risultati:")
        await judge.until("[Costo]: [Effetto]")
        await judge.press("down", "enter", "s")
        await judge.until("Segnalibro a ")
        await judge.type("[b]muore [/b]")
        await judge.press("enter")
        await judge.until("Segnalibro: [b]muore [/b]")
        await judge.press("l")
        await judge.until("Segnalibri: 1")
        await judge.press("t")
        await judge.until("Testi di ")
        assert foreign(read_as_markup) == []


async def test_messages_about_files_and_what_is_typed(read_as_markup: list[str]) -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Scrivi che cosa succede")
        await judge.type("[/b]")
        await judge.until("«[/b]»")
        judge.app.say("[/b] [@click=app.quit]x[/]: non c'è.", wrong=True)
        await judge.until("[/b] [@click=app.quit]x[/]: non c'è.")
        assert foreign(read_as_markup) == []


async def test_a_file_that_cannot_be_opened(read_as_markup: list[str]) -> None:
    async with running(source="[/b]/[$error].yaml", size=WIDE) as judge:
        await judge.until("Non si può svolgere")
        await judge.until("[/b]/[$error].yaml")
        assert judge.app.screen.query(TextPane)
        assert foreign(read_as_markup) == []


ORDERS = "Or\x1b[2Jso\x07 \x1b]0;titolo\x07 \u202e2/2\x00"
"""A text that a terminal would obey, and one that turns the direction of writing."""


async def test_what_is_typed_or_opened_never_gives_the_terminal_an_order() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.paste(f"Anna: {ORDERS}\nBruno:\tLupo 2/2")
        await judge.until("Lupo 2/2")
        await judge.press("ctrl+f")
        await judge.until("Che cosa cerco")
        await judge.paste(ORDERS)
        await judge.until("Or\N{REPLACEMENT CHARACTER}[2Jso")
        drawn = "".join(strip.text for strip in judge.app.screen._compositor.render_strips())
        assert [sign for sign in drawn if not sign.isprintable()] == []
        await judge.press("escape")
        await judge.until(lambda: not isinstance(judge.app.screen, AskScreen))
        drawn = "".join(strip.text for strip in judge.app.screen._compositor.render_strips())
        assert "Or\N{REPLACEMENT CHARACTER}[2Jso" in drawn
        assert [sign for sign in drawn if not sign.isprintable()] == []
        # It is kept as it is, for whoever has it from somewhere.
        assert ORDERS in judge.app.screen.query_one(BoardLines).text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="such pipes are of other systems")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "tubo.tavolo"
    os.mkfifo(pipe)
    with pytest.raises(board_file.NotATable, match="non è un file"):
        board_file.opened(pipe)
