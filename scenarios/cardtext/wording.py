"""120.3c, 115.4: whether a text is younger than the rule by which planeswalkers are dealt damage as such.

Before April 2018 'a player' as a target of damage meant a planeswalker too, and today's text of those cards says so. A text that
was printed since then, or uses words which cards have had only since then, means what it says.
"""

from __future__ import annotations

import re
from functools import cache

from engine.cards.keywords.numbers import DEFINED_BY
from scenarios.language.keywords import KEYWORDS

_ASIDE = re.compile(r"\([^()]*\)|\"[^\"]*\"|«[^»]*»")
_YOUNG = re.compile(
    r"qualsiasi bersaglio|valore di mana|\bmacina\w*\b|\bquest[ao] (?:creatura|terra|artefatto|incantesimo|veicolo|permanente)\b"
    r"|\bentra(?:no)?\b(?! nel campo di battaglia| in gioco)",
    re.IGNORECASE,
)
_MANA = re.compile(r"\baggiungi(?: \{| (?:un|due|tre|quattro|cinque) mana\b)", re.IGNORECASE)
_FIRST_DAY = "2018-04-27"
"""Of the first cards that were printed under that rule."""
_FIRST_YOUNG = 132
"""702.132: keyword abilities are numbered in the order in which they came; this was the first one after that month."""


def is_of_today(text: str, printed_on: str = "") -> bool:
    """Whether a text was printed since May 2018, or has words that cards have had only since then.

    ``printed_on``: the day of its printing, as 2018-04-27; nothing where it is not known, or where somebody types the text.
    """
    if printed_on >= _FIRST_DAY:
        return True
    said = _ASIDE.sub(" ", text)
    if _YOUNG.search(said) or (_MANA.search(said) and "riserva" not in said):
        return True
    return any(_young_keyword().match(line.strip()) for line in text.split("\n"))


@cache
def _young_keyword() -> re.Pattern[str]:
    """One of those keywords at the beginning of a line, with nothing behind it but a number, a cost, a comma or reminder text."""
    names = [
        re.escape(name)
        for keyword, names in KEYWORDS.items()
        if keyword in DEFINED_BY and int(re.findall(r"\d+", str(DEFINED_BY[keyword]))[1]) >= _FIRST_YOUNG
        for name in names
    ]
    return re.compile(rf"(?:{'|'.join(names)})\s*(?:$|[\d{{(,—-])", re.IGNORECASE)
