"""Text from outside is drawn as it is: brackets are brackets, and what could steer a terminal is taken out."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text
from textual.app import App, ComposeResult
from textual.content import Content
from textual.markup import MarkupError
from textual.style import Style
from textual.visual import Visual
from textual.widgets import Static

from judge.render import clean
from judge.widgets.hanging import Hanging
from judge.widgets.plain import label, line, lines, plain
from ruletext.builtin import builtin

HOSTILE = (
    "[/b]",
    "[b]x",
    "[Costo]: [Effetto]",
    "[@click=app.quit]x[/]",
    "[$primary]",
    "\\[x",
    "[link=http://x]y[/link]",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_brackets_are_not_markup(text: str) -> None:
    for drawn in (plain(text), line(text), lines([text]), plain((text, "bold"))):
        assert drawn.plain == text
    assert label(text).plain == text
    assert not plain(text).spans
    assert not line(plain(text)).spans


def test_markup_would_be_noticed() -> None:
    assert Content.from_markup("[Costo]: [Effetto]").plain == ": "
    with pytest.raises(MarkupError):
        Content.from_markup("[/b]")


def test_the_parts_keep_their_styles_and_their_places() -> None:
    drawn = plain(("704.5g", "bold"), "  [/b]")
    assert drawn.plain == "704.5g  [/b]"
    assert [(span.start, span.end) for span in drawn.spans] == [(0, 6)]


@given(st.text(st.characters() | st.sampled_from("[]/\\\x1b\n"), max_size=60))
def test_whatever_the_text_nothing_of_it_steers_a_terminal(text: str) -> None:
    assert plain(text).plain == clean(text)
    assert "\n" not in line(text).plain
    assert "\n" not in label(text).plain
    assert line(text).plain.isprintable()


class Page(App[None]):
    """One empty text, with which visuals are drawn."""

    def compose(self) -> ComposeResult:
        yield Static(plain("x"))


def texts() -> Iterator[str]:
    yield from HOSTILE
    for rule in builtin().corpus().rules:
        yield " ".join((str(rule.number), rule.title, rule.text))
        yield from rule.examples


async def test_every_rule_is_drawn_unchanged() -> None:
    count = with_brackets = 0
    async with Page().run_test(size=(80, 24)) as pilot:
        widget = pilot.app.query_one(Static)
        for text in texts():
            drawn = Hanging(("» ", plain(text)))
            strips = Visual.to_strips(widget, drawn, 60, None, Style())
            assert drawn.get_height({}, 60) == len(strips)
            assert all(strip.cell_length <= 60 for strip in strips)
            shown = "".join(strip.text[2:] for strip in strips)
            assert "".join(shown.split()) == "".join(text.split())
            count += 1
            with_brackets += "[" in text
    assert count > 1000
    assert with_brackets > 10


async def test_a_paragraph_hangs_below_its_text() -> None:
    async with Page().run_test(size=(80, 24)) as pilot:
        widget = pilot.app.query_one(Static)
        drawn = Hanging(("12. ", plain("uno due tre quattro")), ("   ", plain("cinque")))
        strips = Visual.to_strips(widget, drawn, 12, None, Style())
        assert [strip.text.rstrip() for strip in strips] == ["12. uno due", "    tre", "    quattro", "   cinque"]


def test_a_mark_wider_than_the_room_leaves_room_for_the_text() -> None:
    assert Hanging(("a very long mark ", plain("testo"))).get_height({}, 10) == 1


def test_labels_of_trees_are_text_of_rich_that_is_no_markup() -> None:
    assert isinstance(label("[b]x"), Text)
    assert label("a\nb").plain == "a b"
