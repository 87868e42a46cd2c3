"""Paragraphs that begin with a mark or a number, and whose other lines stand below the text, not below the mark."""

from __future__ import annotations

import re

from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual

from judge.widgets.plain import line

NARROWEST = 8
"""Columns that a text keeps, however wide its mark is."""


class Hanging(Visual):
    """Paragraphs, each a mark and a text."""

    def __init__(self, *paragraphs: tuple[str, Content]) -> None:
        self._paragraphs = tuple((line(mark), text) for mark, text in paragraphs)

    @property
    def plain(self) -> str:
        """All its words on a line."""
        return " ".join(text.plain for _, text in self._paragraphs)

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        """Draws the paragraphs one below the other, in so many columns."""
        drawn: list[Strip] = []
        for mark, text in self._paragraphs:
            room, indent = _parted(width, mark)
            head = mark.render_strips(indent, 1, style, options) if indent else []
            blank = Strip.blank(indent, style.rich_style)
            for number, strip in enumerate(text.render_strips(room, None, style, options)):
                before = head[0].adjust_cell_length(indent, style.rich_style) if head and not number else blank
                drawn.append(Strip.join([before, strip]))
        return drawn if height is None else drawn[:height]

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        """The columns in which no line is broken."""
        return max(mark.cell_length + text.get_optimal_width(rules, container_width) for mark, text in self._paragraphs)

    def get_height(self, rules: RulesMap, width: int) -> int:
        """How many lines the paragraphs take in so many columns."""
        return self.height_before(len(self._paragraphs), rules, width)

    def height_before(self, paragraph: int, rules: RulesMap, width: int) -> int:
        """How many lines those before a paragraph take, counted from 0."""
        return sum(text.get_height(rules, _parted(width, mark)[0]) for mark, text in self._paragraphs[:paragraph])


def written(text: object) -> str:
    """The words of something that is drawn."""
    if isinstance(text, Hanging):
        return text.plain
    return text.plain if isinstance(text, Content) else str(text)


def _parted(width: int, mark: Content) -> tuple[int, int]:
    """The columns for a text, and those for its mark."""
    indent = max(min(mark.cell_length, width - NARROWEST), 0)
    return width - indent, indent


def indented(row: str) -> tuple[str, Content]:
    """A row as a paragraph behind its own indentation; behind the number, where it begins with one."""
    body = row.lstrip(" ")
    numbered = _NUMBER.match(body)
    mark = len(row) - len(body) + (numbered.end() if numbered else 0)
    return row[:mark], line(row[mark:] or " ")


_NUMBER = re.compile(r"[0-9]{1,3}\. ")
