"""The only place of the application where text becomes something that Textual draws: as it is, never as markup.

Textual reads markup in every plain string that it is given, and rules text is full of brackets: `[Costo]: [Effetto]` would
show as `: `, and `[/b]` would stop the program. So widgets are given what these functions return, and never a `str`.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.content import Content

from judge.render import clean, one_line

ODD = "\N{REPLACEMENT CHARACTER}"
"""What stands for a sign that cannot be shown."""
Part = str | tuple[str, str] | Content


def plain(*parts: Part) -> Content:
    """The parts one after the other, each a text, a text with a style of ours, or what `plain` returned."""
    return Content("").join(map(_content, parts))


def lines(several: Iterable[Part]) -> Content:
    """The parts, each on a line of its own."""
    return Content("\n").join(map(_content, several))


def line(*parts: Part) -> Content:
    """The same on one line, whatever the texts are."""
    return Content("").join(_content(part, one_line=True) for part in parts)


def label(text: str) -> Text:
    """One line for the trees of Textual, which know `Text` alone."""
    return Text(one_line(text), no_wrap=True, overflow="ellipsis")


def sign_by_sign(text: str) -> str:
    """A text that is being typed, as it may be drawn: as many signs, and none that a terminal would obey.

    What is typed or pasted is kept as it is; Textual would hand every sign of it on to the terminal.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == "\t" else " " if sign.isspace() else ODD for sign in text)


def _content(part: Part, *, one_line: bool = False) -> Content:
    if isinstance(part, Content):
        return part
    text, style = part if isinstance(part, tuple) else (part, "")
    text = clean(text)
    return Content.styled(text.replace("\n", " ") if one_line else text, style)
