"""113.3: lines that are rules texts: which lines can be nothing else, and which of the cards above one is of."""

from __future__ import annotations

import re

from engine.words.terms import CardType
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.described import (
    SYMBOL,
    WORDS_OF_A_TEXT,
    item_of,
    names_in,
    type_line_of,
    without_cost,
    without_texts,
)
from scenarios.written.by_line.pieces import Typed
from scenarios.written.card_source import is_lent
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.permanents import characteristics_of

_OF_AURAS = Pattern(r"\bincantat[oaie]\b|^incanta(?:re)? \w", re.IGNORECASE)
_OF_EQUIPMENT = Pattern(r"\bequipaggiat[oaie]\b|^equipaggia(?:re)?\b", re.IGNORECASE)

_ONLY_A_NUMBER = Pattern(r"[^:]+: *\d+")
_PAYS = r"(?:paga|(?:sacrifica|scarta|esilia|s?tappa|rivela)(?:l[aoei])?|rimuovi|(?:ri)?metti|togli)\b"
_SAYS_AN_ABILITY = Pattern(
    rf"(?:quando|ogniqualvolta|ogni volta che|all['’]inizio) \S+(?: \S+)+|(?:{SYMBOL}|\{{[TQ]\}})[^:]*: .+"
    rf"|(?:{_PAYS}(?: [^:]+)?|\[?[+\-−–]?[0-9X]{{1,2}}\]?(?:, [^:]+)?|S?TAP(?:, [^:]+)?): *\S.*",
    re.IGNORECASE,
)
"""602.1, 606.4: also a cost in words, «Sacrifica una creatura:», «2, TAP:», «+1:»."""


def is_text(line: Typed) -> bool:
    """113.3: whether a line can only be an ability of the card above it: in quotation marks, or a trigger, or a cost in front.

    601.2b: a number alone behind the colon is no effect: ``x: 3`` is said of what was cast.
    """
    inside = line.unquoted()
    if inside != line:
        return len(inside.text.split()) >= WORDS_OF_A_TEXT
    return _SAYS_AN_ABILITY.match(line.text) is not None and _ONLY_A_NUMBER.fullmatch(line.text) is None


def reads_as_its_text(line: Typed, card: Typed, cost: Typed | None) -> bool:
    """113.3: whether a sentence below a card, which begins with a capital, is understood as its rules text.

    ``cost``: the mana cost of the card, of whose X the text may speak.
    """
    if len(line.text.split()) < _WORDS_OF_A_SENTENCE or not line.text[:1].isupper():
        return False
    item = item_of(without_cost(without_texts(card)[0])[0])
    if item is None:
        return False
    from scenarios.written.printed_text import read_said

    symbols = None if cost is None else cost.text
    return not read_said(item.card or "", str(type_line_of(item)), line.text, symbols).fragments


_WORDS_OF_A_SENTENCE = 4


def of_which(text: Typed, above: tuple[Typed, ...]) -> tuple[Typed, ...]:
    """Which of the cards above a text is of: one that it names, or of which it speaks as Auras and Equipment do; of creatures
    and one enchantment the enchantment, which would be nothing without; of no land that has its text by its name alone."""
    if len(above) > 1:
        above = tuple(one for one in above if not has_its_own(one)) or above
        for is_of in (_names, speaks_of_bearer, activates_loyalty, is_nothing_without):
            named = [one for one in above if is_of(text, one)]
            above = tuple(named) if len(named) == 1 else above
    return above


def _names(text: Typed, card: Typed) -> bool:
    """201.5c: whether a text names a card by all words of its name, or by those before the comma in it."""
    name = next(names_in([card]), "")
    said = f" {' '.join(_WORDS.findall(folded(text.text)))} "
    called = (" ".join(_WORDS.findall(folded(one))) for one in (name, name.partition(",")[0]))
    return any(f" {one} " in said for one in called if one)


_WORDS = Pattern(r"\w+")


def speaks_of_bearer(text: Typed, card: Typed) -> bool:
    """301.5, 303.4: whether a text is one of an Aura, or of an Equipment, and the card is one."""
    item = item_of(card)
    subtypes = () if item is None else type_line_of(item).subtypes
    words = {"Aura": _OF_AURAS, "Equipment": _OF_EQUIPMENT}
    return any(one in subtypes and pattern.search(text.text) for one, pattern in words.items())


_LOYALTY_COST = Pattern(r"\[?[+\-−–]?(?:\d+|X)\]?: ?\w")


def activates_loyalty(text: Typed, card: Typed) -> bool:
    """606.2: whether a text is an ability with a loyalty symbol in its cost, and the card a planeswalker."""
    item = item_of(card)
    planeswalker = item is not None and CardType.PLANESWALKER in characteristics_of(item, {}).types
    return planeswalker and _LOYALTY_COST.match(text.text) is not None


def has_its_own(card: Typed) -> bool:
    """305.6: whether a card is one whose text everybody knows, as a basic land, so that none below it is its own."""
    return is_lent(card.text) or any(one in BASIC_LANDS for one in names_in([card]))


_SAY_ENOUGH = (CardType.CREATURE, CardType.LAND, CardType.PLANESWALKER, CardType.BATTLE)


def is_nothing_without(text: Typed, card: Typed) -> bool:
    """Whether a card would do nothing at all without a text: no creature, no land, no loyalty or defense, no ability."""
    item = item_of(card)
    if item is None:
        return False
    types = characteristics_of(item, {}).types
    return bool(types) and not item.keywords and not any(one in types for one in _SAY_ENOUGH)
