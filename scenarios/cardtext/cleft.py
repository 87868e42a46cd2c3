"""702.148a: text with words in square brackets, which are taken out where the cleave cost is paid."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Keyword
from engine.words.record import replace
from scenarios.language.keywords import KEYWORDS

CLEAVE = "cleave"
_CLEAVE = re.compile(rf"\b(?:{CLEAVE}|{KEYWORDS[CLEAVE][0]})\b", re.IGNORECASE)
_BRACKETED = re.compile(r"\[[^\[\]\n]*\]")


def is_cleft(text: str) -> bool:
    """Whether a text has the keyword, and words in square brackets, each of which is closed in its line."""
    said = _CLEAVE.search(text) is not None and _BRACKETED.search(text) is not None
    return said and not set("[]") & set(_BRACKETED.sub("", text))


def whole(text: str) -> str:
    """The text with the words that stand in brackets, each in its place."""
    return text.replace("[", " ").replace("]", " ")


def shortened(text: str) -> str:
    """The text without them, the rest in its place."""
    return _BRACKETED.sub(lambda found: " " * len(found.group()), text)


def with_both(ability: Ability, without: Sequence[Ability]) -> Ability:
    """The keyword with what the text says for its cost; any other ability as it is."""
    if not isinstance(ability, Keyword) or ability.keyword != CLEAVE:
        return ability
    rest = tuple(one for one in without if not (isinstance(one, Keyword) and one.keyword == CLEAVE))
    return replace(ability, abilities=rest)
