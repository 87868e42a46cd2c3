"""The only place where foreign text becomes something to show: what could steer a terminal is taken out of it.

Foreign is everything that this program does not write itself: rules, scenarios, names of files, words typed.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from functools import cache

NARROWEST = 20
"""Columns below which a terminal is written to as if it were this wide."""

_PLAIN_SPACE = {"\t": " ", "\r\n": "\n", "\r": "\n", "\v": "\n", "\f": "\n", "\u2028": "\n", "\u2029": "\n"}


def clean(text: str) -> str:
    """The text without control sequences, control characters or marks that turn the direction of writing.

    Line breaks stay, in one form; odd blanks become plain ones; what is no character becomes the replacement character.
    """
    if text.isprintable():
        return text
    text = _sequences().sub("", text)
    for odd, plain in _PLAIN_SPACE.items():
        text = text.replace(odd, plain)
    return "".join(c if c == "\n" or c.isprintable() else _instead(c) for c in text)


def one_line(text: str) -> str:
    """The same, with line breaks as blanks."""
    return " ".join(clean(text).split())


def shortened(text: str, width: int) -> str:
    """One line of at most so many characters; what was cut off shows as an ellipsis after a whole word."""
    text = one_line(text)
    if len(text) <= width:
        return text
    head = text[: max(width - 1, 1)]
    return f"{head.rpartition(' ')[0].rstrip(' ,;:.') or head}…"


def on_terminal() -> bool:
    """Whether answers go to a terminal; there may be no place at all for them."""
    return sys.stdout is not None and sys.stdout.isatty()


def width() -> int | None:
    """The columns of the terminal that answers go to; None where they go to a file or a pipe, which wraps nothing."""
    if not on_terminal():
        return None
    columns = os.environ.get("COLUMNS", "")
    try:
        wide = int(columns) if columns.isascii() and columns.isdigit() else 0
        return max(wide or os.get_terminal_size(sys.stdout.fileno()).columns or 80, NARROWEST)
    except OSError:
        return 80


def wrapped(text: str, columns: int | None, *, first: str = "", rest: str | None = None) -> str:
    """The clean text, each of its lines within the columns, the first after `first` and all others after `rest`.

    `rest` is blanks as wide as `first` where it is not given. Without columns lines stay as long as they are.
    """
    rest = " " * len(first) if rest is None else rest
    lines = clean(text).split("\n")
    if columns is not None:
        lines = [piece for line in lines for piece in _pieces(line, max(columns - len(rest), NARROWEST // 2))]
    return "\n".join(f"{rest if n else first}{line}".rstrip() for n, line in enumerate(lines))


def fitted(text: str, columns: int | None) -> str:
    """A text that has its own layout, clean, its lines within the columns.

    What a long line is broken into stands below its first word: after its indent, and after the number or dash before it.
    """
    lines = clean(text).split("\n")
    if columns is None:
        return "\n".join(lines)
    return "\n".join(line if len(line) <= columns else _broken(line, columns) for line in lines)


def _broken(line: str, columns: int) -> str:
    mark = re.match(r" *(?:[0-9]+\. |- )?", line)
    first = mark[0] if mark and len(mark[0]) <= columns // 2 else ""
    return wrapped(line[len(first) :].lstrip(" "), columns, first=first)


def strong(text: str) -> str:
    """The text in bold, on a terminal that shows it and where nobody turned it off; never the only sign of anything."""
    return _styled(text, bold=True)


def struck(text: str) -> str:
    """The same, struck through."""
    return _styled(text, strikethrough=True)


def json_text(value: object, *, indent: int | None = 2) -> str:
    """A value as JSON, in plain letters where the stream of answers can carry them, with no raw control character."""
    import json

    unicode = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") == "utf8"
    text = json.dumps(value, ensure_ascii=not unicode, indent=indent)
    if text.replace("\n", "").isprintable():
        return text
    return "".join(c if c == "\n" or c.isprintable() else json.dumps(c)[1:-1] for c in text)


def _styled(text: str, **style: bool) -> str:
    if not on_terminal() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    import click

    return click.style(text, **style)


def _pieces(line: str, columns: int) -> list[str]:
    import textwrap

    return textwrap.wrap(line, columns, break_on_hyphens=False) or [""]


def _instead(character: str) -> str:
    kind = unicodedata.category(character)
    return " " if kind == "Zs" else "" if kind in ("Cc", "Cf") else "\N{REPLACEMENT CHARACTER}"


@cache
def _sequences() -> re.Pattern[str]:
    """Control sequences in their seven-bit and eight-bit forms; one that does not end takes its introducer alone."""
    return re.compile(
        r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]"  # CSI: colours, cursor, erasing
        r"|(?:\x1b[]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)"  # OSC, DCS, SOS, PM, APC
        r"|\x1b[ -/]*[0-~]?"
    )
