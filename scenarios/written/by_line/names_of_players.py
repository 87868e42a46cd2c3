"""102.1: who stands before a colon: what people say of a player beside the name, and which words are a name at all."""

from __future__ import annotations

import re

from scenarios.written.by_line.pieces import Typed, outside

_NAME = r'(?P<name>"[^"]+"|[A-ZÀ-Ù]\w*)'
_LIFE = re.compile(
    rf"{_NAME}(?:(?:\s*[,(–-]|\s+(?:è\s+)?a\b)\s*(?P<number>\d+)|\s+(?P<alone>\d+)(?=\s*\D))"
    r"(?P<unit>\s*(?i:vit[ae]|punt[oi] vita|pv)?)\s*\)?"
)
"""119.1: ``Bruno (12)``, ``Bruno a 12``, ``Bruno, 12 vita``, ``Bruno 12 PV``; a bare number behind a name may be part of it."""
_HAS = re.compile(
    rf"{_NAME}(?P<verb>\s+(?:(?:ha|tiene)(?:\s+(?:già|in gioco|sul tavolo))?|controlla|possiede))"
    r"(?P<where>\s+(?:in|nel|al|sul|nella)\s+\S+)?"
)
"""``Bruno ha``, ``Bruno ha in mano``, ``Bruno controlla``: a verb that says nothing more than the colon does."""
_OF_A_NAME = re.compile(r"(?:[A-ZÀ-Ù0-9][\w.'’-]*|d[aei]l?|del(?:la|lo)?|degli|il|l[aoe]|v[ao]n)(?:\s+|$)")


def said_behind(line: Typed) -> Typed:
    """A line with all that its heading says beside a player's name behind the colon, every other sign where it was.

    ``Bruno (12): Orso`` is ``Bruno: 12, Orso``, and ``Bruno ha in mano: Orso`` is ``Bruno in mano: Orso``.
    """
    colon = next((at for at, sign in outside(line.text) if sign == ":"), None)
    if colon is None:
        return line
    head, value = line.text[:colon], line.text[colon + 1 :]
    if (found := _HAS.fullmatch(head)) is not None:
        head = _blank(head, *found.span("verb"))
    elif (found := _LIFE.fullmatch(head)) is not None and (found["number"] or found["unit"].strip()):
        start, _ = found.span("number" if found["number"] else "alone")
        _, end = found.span("unit")
        said = f":{head[found.end('name') : start][1:]}"
        head = head[: found.end("name")] + _blank(said, 1, len(said)) + head[start:end] + " " * (len(head) - end)
        return Typed(f"{head}{',' if value.strip() else ' '}{value}", line.line, line.column)
    return Typed(f"{head}:{value}", line.line, line.column)


def _blank(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]


def is_a_name(head: Typed) -> bool:
    """Whether what stands before a colon can be somebody's name: words with a capital, numbers, and what binds them; anything in
    quotation marks."""
    if head.unquoted().text != head.text:
        return True
    at = 0
    while at < len(head.text):
        found = _OF_A_NAME.match(head.text, at)
        if found is None:
            return False
        at = found.end()
    return True
