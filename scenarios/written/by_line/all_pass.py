"""117.4, 608.1: lines that say that all players pass, so that the stack resolves: ``si risolve``, ``nessuno risponde``."""

from __future__ import annotations

import re

from scenarios.language.patterns import Pattern
from scenarios.written.by_line.pieces import Typed, fields
from scenarios.written.records import Fields, Text
from scenarios.written.script import EVERYTHING

_EVERYBODY = Pattern(
    r"(?:(?:tutti|entrambi|tutti e due) passano|passano (?:tutti|entrambi)|nessuno risponde|nessuno fa niente)"
    r"(?:,? (?:e )?(?:si )?risolve)?|(?:e )?si risolve",
    re.IGNORECASE,
)
_WHOLE_STACK = Pattern(
    r"(?:poi )?(?:risolvi|(?:si )?risolv(?:e|ono)) (?:tutt[oaie](?: e due| la pila| quanto)?|la pila|entramb[ie])"
    r"|(?:poi )?tutt[oaie](?: e due)? si risolv(?:e|ono)",
    re.IGNORECASE,
)
"""«Risolvi tutto»: everybody passes until the stack is empty."""


def everybody_passes(typed: Typed) -> bool:
    """117.4: whether a line says that all players pass, so that what is on top of the stack resolves, or all that is there."""
    return _EVERYBODY.fullmatch(typed.text) is not None or _WHOLE_STACK.fullmatch(typed.text) is not None


def resolving(typed: Typed) -> Text | Fields:
    """608.1: what a line by which all players pass comes to."""
    whole = _WHOLE_STACK.fullmatch(typed.text) is not None
    return fields(typed.place, {"risolvi": typed.scalar_of(EVERYTHING)}) if whole else typed.scalar_of("risolvi")
