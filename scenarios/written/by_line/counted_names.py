"""201.2: «quante Rana di Palude ha Anna?»: permanents that are counted by a name of several words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern

_THERE = r"(?: (?:in gioco|in campo|sul campo(?: di battaglia)?))?"
_HAS = r"(?:ha|controlla|possiede)"
_MANY = Pattern(
    rf"quant[ie] (?P<one>.+?) (?:{_HAS}|restano ad?|rimangono ad?){_THERE} (?P<of>.+?){_THERE}"
    rf"|(?P<who>.+?) quant[ie] (?P<what>.+?) {_HAS}{_THERE}",
    re.IGNORECASE,
)


def count_of_a_name(plain: str, players: Sequence[str]) -> str:
    """201.2: how many permanents of a name a player controls, as a file asks it; '' where that is not what is asked.

    Whether there is such a name on the table is for the reader of the file to say.
    """
    found = _MANY.fullmatch(plain)
    of = "" if found is None else found["of"] or found["who"]
    if found is None or folded(of) not in map(folded, players):
        return ""
    return f"quanti {found['one'] or found['what']} controllati da {of}"
