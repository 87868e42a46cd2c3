"""Signs of a text that nobody sees: blanks of all kinds are blanks, any other is told."""

from __future__ import annotations

from scenarios.language.errors import Fault
from scenarios.language.words import number

BLANKS = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
"""All blanks that have a width, but the one of the keyboard."""
_AS_ONE = str.maketrans(dict.fromkeys(f"\t\r{BLANKS}", " "))


def blanks_as_one(text: str) -> str:
    """A text in which all blanks within lines are the same, as many as there were: pages that are copied have others."""
    return text.translate(_AS_ONE)


def unseen_in(text: str, file: str) -> Fault | None:
    """The fault at the first sign of a text that cannot be seen, which says how many there are; ``None`` where there is none."""
    if text.replace("\n", "").isprintable():
        return None
    places = [
        (row, column, sign)
        for row, line in enumerate(text.split("\n"), 1)
        if not line.isprintable()
        for column, sign in enumerate(line, 1)
        if not sign.isprintable()
    ]
    row, column, sign = places[0]
    others = len(places) - 1
    more = f", e poi {number(others, 'altro', 'altri')}" if others else ""
    message = f"qui c'è un segno che non si vede (U+{ord(sign):04X}){more}: va tolto"
    return Fault(file, row, column, "", message)
