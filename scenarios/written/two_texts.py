"""108.1: a card of which the Italian and the Oracle text are there: each is read, and one of them is followed.

What both say alike stands by two witnesses. Where only one is understood whole, that one is followed; where both are and say
something else, the Oracle text, as the rules have it. Which one it was is told, never passed over.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.cards.characteristics import Characteristics
from scenarios.written.printed_text import (
    Beside,
    Part,
    TextRead,
    kept,
    read_printed,
    read_said,
    told_with,
    with_token_names,
)
from scenarios.written.rules_text import RulesText

Oracle = tuple[str, str]
"""108.1: the English name of a card, and its Oracle text."""


def read_text(name: str, type_line: str, text: RulesText, mana_cost: str | None) -> TextRead:
    """What an Italian text comes to: word by word where it is printed on a card, else also by other words."""
    return _read_italian(name, type_line, mana_cost, str(text), text.day if text.printed else None)


def read_in_two(looks: Characteristics, type_line: str, text: RulesText, oracle: Oracle) -> TextRead:
    """What a card says by its two texts, of which the Italian one may be empty. Nothing is raised for texts that make no sense.

    ``looks``: what of the card stands outside its text.
    """
    return _in_two(looks, type_line, str(text), text.day if text.printed else None, oracle)


def _read_italian(name: str, type_line: str, mana_cost: str | None, text: str, printed: str | None) -> TextRead:
    """``printed``: the day of the printing, '' where it is not known; ``None`` for what somebody says of a card."""
    if printed is None:
        return read_said(name, type_line, text, mana_cost)
    return read_printed(name, type_line, text, mana_cost, printed)


@lru_cache(maxsize=2048)
def _in_two(looks: Characteristics, type_line: str, text: str, printed: str | None, oracle: Oracle) -> TextRead:
    key = [looks.name, type_line, text, looks.mana_cost, printed, *oracle]

    def make() -> TextRead:
        italian = _read_italian(looks.name, type_line, looks.mana_cost, text, printed)
        return _followed(italian if text else None, _read_oracle(looks, *oracle), printed or "")

    return kept(key, make)


def _read_oracle(looks: Characteristics, name: str, text: str) -> TextRead:
    from scenarios.cardtext.oracle.reading import read_oracle

    reading = read_oracle(name, text, looks)
    parts = [
        Part(with_token_names(ability), start, end)
        for ability, (start, end) in zip(reading.abilities, reading.places, strict=True)
    ]
    for paragraph, why in zip(reading.untold, reading.not_understood, strict=True):
        parts.append(Part(told_with(paragraph, why), paragraph.start, paragraph.end))
    return TextRead(tuple(sorted(parts, key=lambda part: part.start)), reading.not_understood)


def _followed(italian: TextRead | None, oracle: TextRead, printed_on: str) -> TextRead:
    """108.1: the one of two readings that counts, with how the other stands to it. ``printed_on``: the day of the Italian text, ''
    where it is not known."""
    from scenarios.cardtext.oracle.comparing import Verdict, laid_beside

    if italian is None:
        return replace(oracle, beside=Beside(oracle=True))
    if oracle.fragments:
        return replace(italian, beside=Beside(oracle=False, unread=oracle.fragments))
    if italian.fragments:
        return replace(oracle, beside=Beside(oracle=True, unread=italian.fragments))
    found = laid_beside(italian.abilities, oracle.abilities, printed_on)
    if found.verdict is Verdict.AGREE:
        return replace(italian, beside=Beside(oracle=False, agree=True))
    return replace(oracle, beside=Beside(oracle=True, why=found.kind))


def forget() -> None:
    """Lets go of all readings that are kept in memory."""
    _in_two.cache_clear()
    read_printed.cache_clear()
