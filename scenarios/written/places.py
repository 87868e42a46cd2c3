"""Whether a file is YAML or said in lines, and where in it each sign of a text stands, however YAML has it: quoted, as a block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from scenarios.language.errors import Place
from scenarios.language.patterns import Pattern
from scenarios.written.records import Text

_LINE_END = Pattern(r"\r\n|\r|\n")
_BLANK_ESCAPES = "ntrvfNLP_ "
_CODES = {"x": 2, "u": 4, "U": 8}


LINES_SUFFIX = ".tavolo"
"""The ending of a file in which a situation is said in lines, and not as YAML."""
_YAML_SUFFIXES = (".yaml", ".yml", ".json")
_A_FILE = Pattern(
    r"""^\s*(?:["']?giocatori["']?\s*:|\{\s*(?:$|\#|["']?[^\W\d_][^\n{}:]*:))""", re.IGNORECASE | re.MULTILINE
)
"""Players, or braces around fields: a text in lines that begins with symbols has a brace behind each letter."""


SYMBOLS = Pattern(r"(?:\{(?:[0-9]{1,2}|[WUBRGCSXYZTQ]|[WUBRG2C]/[WUBRGP](?:/P)?)\})+", re.IGNORECASE)
"""107.4: symbols in braces, which for YAML would be fields."""


def in_lines(path: Path | str) -> bool:
    """Whether a situation that is written into a file of that name is said in lines."""
    return Path(path).suffix.lower() not in _YAML_SUFFIXES


def is_yaml(text: str) -> bool:
    """Whether a text of which nobody says what it is has the form of a file, and is not said in lines."""
    return _A_FILE.search(text) is not None


def said_in_lines(path: Path | str, text: str) -> bool:
    """Whether the text of a file is said in lines: as its ending has it, and of any other ending as the text itself is."""
    return in_lines(path) and (Path(path).suffix.lower() == LINES_SUFFIX or not is_yaml(text))


def lines_of(text: str) -> list[str]:
    """The lines of a file as YAML counts them."""
    return _LINE_END.split(text)


def place_in(text: str, index: int) -> Place | None:
    """The line and column of the sign at an index of a scalar, or of the next one that is no blank.

    ``None`` for a text that comes from no file; the place of its first sign for an index after its end.
    """
    if not isinstance(text, Text) or text.place is None:
        return None
    seen_before = sum(not sign.isspace() for sign in text[:index])
    return next((place for n, place in enumerate(_seen(text, text.place)) if n == seen_before), text.place)


def _seen(text: Text, begins: Place) -> Iterator[Place]:
    """The place of every sign that is no blank. Blanks are left out because YAML folds and drops them; it moves no other sign."""
    block = text.style in ("|", ">") and text.style
    line, column = (begins.line + 1, 1) if block else (begins.line, begins.column + bool(text.style))
    left = sum(not sign.isspace() for sign in text)
    while left > 0 and line <= len(text.lines):
        written = text.lines[line - 1]
        while left > 0 and column <= len(written):
            length, seen = (1, not written[column - 1].isspace()) if block else _sign(written, column - 1, text.style)
            if seen:
                yield Place(line, column)
                left -= 1
            column += length
        line, column = line + 1, 1


def _sign(written: str, at: int, style: str) -> tuple[int, bool]:
    """How many characters of the line one sign of a flow scalar takes, and whether it is one that is seen."""
    sign = written[at]
    if style == "'" and sign == "'":
        return 2, True
    if style == '"' and sign == "\\":
        code = written[at + 1 : at + 2]
        if code in _CODES:
            digits = written[at + 2 : at + 2 + _CODES[code]]
            return 2 + len(digits), not chr(int(digits, 16)).isspace()
        return 2, bool(code) and code not in _BLANK_ESCAPES
    return 1, not sign.isspace()
