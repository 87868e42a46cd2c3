"""601.2b, 118.8-118.9: for which cost a card is cast, and what is paid besides, said with the deed: ``Anna lancia Elementale con
apparire``, ``Anna lancia Dardo con potenziamento``."""

from __future__ import annotations

import re

from scenarios.language.errors import shown, wrong
from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.keywords import NOT_REALISED
from scenarios.language.patterns import Pattern

ALTERNATIVE = (
    "aftermath", "awaken", "bestow", "blitz", "cleave", "dash", "disguise", "disturb", "emerge", "escape", "evoke", "flashback",
    "freerunning", "harmonize", "impending", "jump-start", "mayhem", "megamorph", "morph", "more than meets the eye", "mutate",
    "overload", "prototype",
    "prowl", "retrace", "sneak", "spectacle", "surge", "warp", "web-slinging",
)  # fmt: skip
"""702: the keywords that allow a card to be cast for another cost than its mana cost."""
_MANA_COST = "costo di mana"
"""601.2b: what a card is cast for where none of them is used, as a file calls it."""
ADDITIONAL = (
    "bargain", "buyback", "casualty", "conspire", "entwine", "gift", "kicker", "multikicker", "offspring", "replicate", "squad",
    "teamwork",
)  # fmt: skip
"""702: the keywords by which something may be paid besides (118.8b)."""
FOR = "per"
"""What stands before such a keyword, once it is read."""

OVER_OR_UNDER = "sopra o sotto"
"""702.140c: the word of a file for where a mutating creature spell is put."""

_CALLED = {
    **{
        folded(word): KEYWORDS.word(name)
        for name in (*ALTERNATIVE, *ADDITIONAL, *NOT_REALISED)
        for word in (*KEYWORDS.words(name), name)
    },
    _MANA_COST: _MANA_COST,
}
_LONGEST_FIRST = "|".join(re.escape(word) for word in sorted(_CALLED, key=len, reverse=True))
_SAID = Pattern(
    r"(?<= )(?:con|per|pagando|pagandone|usando|sfruttando|tramite)"
    r"(?: (?:(?:il|un) )?(?:(?:suo|proprio) )?costo(?: di)?| (?:il|la|lo)(?: (?:suo|proprio))?)?"
    rf" (?P<way>{_LONGEST_FIRST})(?=[ ,?.]|$)",
    re.IGNORECASE,
)


def with_its_way(sentence: str) -> str:
    """A sentence in which the way of casting stands behind one word; all other signs stay in their place."""
    return _SAID.sub(lambda found: f"{FOR} {found['way']}".ljust(len(found.group())), sentence)


def way_of(words: list[str]) -> tuple[str, int]:
    """The way that some words begin with, as a file calls it, and how many of them it is; '' and 0 for others.

    Raises an error of `wrong` for a keyword that the engine does not have.
    """
    for length in range(min(5, len(words)), 0, -1):
        if (way := _CALLED.get(" ".join(words[:length]))) is not None:
            if (rule := NOT_REALISED.get(KEYWORDS.get(way) or "")) is not None:
                raise wrong(f"{shown(way)} ({rule}) non è realizzata dal motore")
            return way, length
    return "", 0


def way_paid(said: str) -> str:
    """«paga il costo di apparire» answers with what a card is cast for; '' for other words."""
    _, _, what = said.partition(" ")
    words = with_its_way(f" {FOR} {what}").split()[1:]
    way, length = way_of(list(map(folded, words)))
    return way if length == len(words) else ""
