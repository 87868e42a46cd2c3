"""Questions of which one line asks two: of two players at once, or two things of one creature."""

from __future__ import annotations

import re

from scenarios.language.patterns import Pattern
from scenarios.written.by_line.pieces import Typed

_OF_BOTH = Pattern(r"(?P<what>quant[aieo] .+?) hanno (?P<one>[A-ZÀ-Ù]\w*) e (?P<other>[A-ZÀ-Ù]\w*)", re.IGNORECASE)
_AND_WHAT = Pattern(
    r"(?P<first>.*?(?P<of>[A-ZÀ-Ù][\w'’]*(?: [A-ZÀ-Ù][\w'’]*)*)(?: \w+)?),? e "
    r"(?P<second>(?:che|quant[aieo]|qual[ei]|dove|in che) .+)"
)


def apart(question: Typed) -> list[Typed]:
    """«Quanta vita hanno Anna e Bruno?», «Quanto è grande il Gatto e che segnalini ha?»: what is asked of each by itself."""
    plain = question.text.rstrip("? ")
    if (found := _OF_BOTH.fullmatch(plain)) is not None and found["one"][:1].isupper():
        whose = (found["one"], found["other"])
        return [Typed(f"{found['what']} ha {one}", question.line, question.column) for one in whose]
    if (found := _AND_WHAT.fullmatch(plain)) is not None:
        of_it = (
            found["second"] if any(sign.isupper() for sign in found["second"]) else f"{found['second']} {found['of']}"
        )
        second = Typed(of_it, question.line, question.column + found.start("second"))
        return [question.part(0, found.end("first")), second]
    return [question]
