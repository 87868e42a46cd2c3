"""606.1: loyalty costs among words: ``attiva Jace -3``, ``attiva il -3 di Jace``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenarios.language.patterns import Pattern
from scenarios.written.by_line.phrase import OF, Phrase
from scenarios.written.records import Text

_LOYALTY_COST = Pattern(r"\[?(?:[+−–-]\d+|[−–-][Xx]|0)\]?")


def _word(phrase: Phrase) -> str:
    """The word to come as it is written; '' for one in quotation marks, and at the end."""
    return phrase.words[phrase.at].text if phrase.plain() else ""


def is_loyalty(phrase: Phrase) -> bool:
    """606.1: whether the word to come is a loyalty cost."""
    return _LOYALTY_COST.fullmatch(_word(phrase)) is not None


def loyalties(phrase: Phrase) -> Iterator[str]:
    """606.1: the words of a phrase that are loyalty costs: a name ends before one."""
    return (word.plain for word in phrase.words if _LOYALTY_COST.fullmatch(word.text))


def loyalty_first(phrase: Phrase) -> dict[str, Any]:
    """606.1: ``attiva il -3 di Jace``: the loyalty cost before the name."""
    at = phrase.at
    phrase.at += phrase.plain() in ("il", "lo", "la")
    if not is_loyalty(phrase):
        phrase.at = at
        return {}
    cost = loyalty_cost(phrase)
    any(phrase.take(word) for word in (*OF, "con")) or phrase.split_elided(("dell'",))
    return {"fedeltà": cost}


def loyalty_cost(phrase: Phrase) -> Text:
    """606.1: a loyalty cost as a number."""
    place, word = phrase.place(), _word(phrase)
    phrase.at += 1
    return Text(word.strip("[]").replace("−", "-").replace("–", "-"), place)
