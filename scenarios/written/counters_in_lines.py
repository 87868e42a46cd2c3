"""122: counters among the words of the quick form: ``+1/+1x2``, ``carica x3``, ``2 segnalini +1/+1``, ``un segnalino scudo``."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.words.terms import CardType
from scenarios.language.counters import COUNTERS, SAID_ALONE
from scenarios.language.errors import Wrong, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import TYPES
from scenarios.written.scalars import in_digits
from scenarios.written.words_in_lines import Found, Word, found_at, word_after

Says = Callable[[list[Word], int], Found | None]
"""What words say from one of them on, anything of a card: a number with which something else begins says no number of counters."""

_TIMES = Pattern(r"x(\d+)", re.IGNORECASE)
_POWER_TOUGHNESS_COUNTER = Pattern(r"([+-]\d{1,3}/[+-]\d{1,3})(?:x(\d+))?", re.IGNORECASE)
_SIGNED = Pattern(r"[+-]\d{1,3}/[+-]\d{1,3}")
"""122.1a: ``due +1/+1``, as one says it of counters: a number says how many of them, and nothing else can have one there."""
_NAMED_COUNTER = Pattern(r"(?P<name>[^\d]+?)(?:x(?P<times>\d+))?", re.IGNORECASE)
_COUNTER_WORDS = ("segnalino", "segnalini")
_SPELLS = (CardType.INSTANT, CardType.SORCERY)


def counter_in_line(words: list[Word], at: int, says: Says) -> Found | None:
    """``+1/+1x2``, ``scudo``, ``carica x3``, ``segnalini volare``, ``2 segnalini +1/+1``, ``un segnalino scudo``."""
    if in_digits(words[at].plain) and [word.plain for word in words[at + 1 : at + 2]] in [
        [one] for one in _COUNTER_WORDS
    ]:
        return _counted(words, at, says)
    if in_digits(words[at].plain) and at + 1 < len(words) and _SIGNED.fullmatch(words[at + 1].plain):
        return {"counters": {COUNTERS.read(words[at + 1].text): in_digits(words[at].plain)}}, at + 2
    found = _POWER_TOUGHNESS_COUNTER.fullmatch(words[at].plain)
    if found:
        return _so_many(COUNTERS.read(found[1]), found[2], words, at + 1, says)
    said = words[at].plain in _COUNTER_WORDS
    if not said and at and TYPES.get(words[at - 1].text) in _SPELLS and SUBTYPES.get(words[at].text) is not None:
        return None  # 122.1, 720.1: a spell has no counters, and may be an Omen
    first = at + 1 if said else at
    if said:
        word_after(words, first, "il tipo di segnalino")
    for length in (3, 2, 1):
        text = " ".join(word.text for word in words[first : first + length])
        named = _NAMED_COUNTER.fullmatch(text)
        kind = COUNTERS.get(named["name"].strip()) if named and first + length <= len(words) else None
        if named and kind is not None and (said or (kind in SAID_ALONE and KEYWORDS.get(named["name"]) is None)):
            return _so_many(kind, named["times"], words, first + length, says)
    if not said:
        return None
    named = _NAMED_COUNTER.fullmatch(words[first].text)
    try:
        kind = COUNTERS.read(named["name"] if named and not words[first].quoted else words[first].text)
    except Wrong as error:
        raise found_at(error, words[first]) from None
    return _so_many(kind, named["times"] if named and not words[first].quoted else None, words, first + 1, says)


def _counted(words: list[Word], at: int, says: Says) -> Found:
    """``2 segnalini +1/+1``: how many first, as one says it."""
    word_after(words, at + 2, "il tipo di segnalino")
    found = counter_in_line(words, at + 2 if _POWER_TOUGHNESS_COUNTER.fullmatch(words[at + 2].plain) else at + 1, says)
    assert found is not None
    kinds, end = found
    ((kind, times),) = kinds["counters"].items()
    if times != "1":
        raise wrong("quanti segnalini sono è detto due volte", offset=words[at].start)
    return {"counters": {kind: in_digits(words[at].plain)}}, end


def _so_many(kind: str, times: str | None, words: list[Word], at: int, says: Says) -> Found:
    """How many counters: ``x2`` right after the kind, or as the next word."""
    following = _TIMES.fullmatch(words[at].text) if times is None and at < len(words) else None
    if following:
        return {"counters": {kind: following[1]}}, at + 1
    if times is None and at < len(words) and words[at].plain.isdigit() and says(words, at) is None:
        return {"counters": {kind: words[at].plain}}, at + 1
    return {"counters": {kind: times or "1"}}, at
