"""712.3c, 718.2: what stands in a text box and is no part of its text: hint bars, marks of a list, the frame of a prototype."""

from __future__ import annotations

import re

from engine.words.record import Record
from scenarios.cardtext.normalise import one_form
from scenarios.cardtext.type_line import is_type

_SYMBOLS = r"(?:\{[^{}\s]{1,7}\})+"
_HINT = re.compile(
    rf"(?:\A|\n)(?P<type>[^\n{{}}:.—]{{1,40}})\n(?:{_SYMBOLS}|\{{T\}}: Aggiungi {_SYMBOLS}(?: o {_SYMBOLS})?\.?)\s*\Z"
)
"""What kind of card the other face is, and its mana cost, or the mana that it makes."""
_MARK = re.compile(r"^//(?:[\w-]*//)?$", re.MULTILINE)
"""Where a list of cards notes that another part of the frame begins."""
_PROTOTYPE = re.compile(
    rf"^(?P<cost>{_SYMBOLS})\s*\nPrototipo\b[^\n]*\n(?P<size>\d{{1,2}}/\d{{1,2}})\s*$", re.IGNORECASE | re.MULTILINE
)


class Framed(Record, kw_only=True):
    """718.2: the second set of cost and size that a prototype's frame shows, and where it stands."""

    cost: str
    size: str
    start: int
    end: int


def without_margins(text: str) -> tuple[str, Framed | None]:
    """A text with blanks where hint bars, marks and a prototype's frame stood, and that frame; places stay what they were."""
    plain = one_form(text)
    for found in _MARK.finditer(plain):
        text = _blank(text, found.start(), found.end())
    hint = _HINT.search(plain)
    if hint is not None and hint.start() and is_type(hint["type"]):
        text = _blank(text, hint.start(), len(text))
    frame = _PROTOTYPE.search(plain)
    if frame is None:
        return text, None
    text = _blank(text, frame.start(), frame.end())
    return text, Framed(cost=frame["cost"], size=frame["size"], start=frame.start(), end=frame.end())


def _blank(text: str, start: int, end: int) -> str:
    blank = re.sub(r"[^\n]", " ", text[start:end])
    return f"{text[:start]}{blank}{text[end:]}"
