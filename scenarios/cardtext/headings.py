"""207.2d: what stands before a dash and is only a name: of an ability, or of a mode."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.lexing import Lexeme

_NEVER = (
    "CHOOSE_MODES", "SYMBOL", "TAP_SYMBOL", "UNTAP_SYMBOL", "NUM", "COLON", "STOP", "QUOTED", "SEMICOLON", "X", "PT", "PLUS_SIGN",
    "DASH",
)  # fmt: skip
"""Lexemes that no name has in it."""


def name_before_dash(found: Sequence[Lexeme], text: str) -> int:
    """How many lexemes the name before a dash has, 0 where none stands there. A name begins with a capital, as what follows does.

    A keyword by itself, or with words in small letters behind it, says what its rule says; in a name every word that says
    something is written with a capital: 'Mano Magica', 'Dono del Caos'.
    """
    dash = next((n for n, one in enumerate(found[:8]) if one.kind == "DASH"), 0)
    label, rest = found[:dash], found[dash + 1 :]
    if not label or not rest or any(one.kind in _NEVER for one in label):
        return 0
    if not text[label[0].start].isupper():
        return 0
    if any(one.kind == "COMMA" for one in label) or (label[0].kind == "KEYWORD" and not is_title(label, text)):
        return 0
    return dash


def is_title(label: Sequence[Lexeme], text: str) -> bool:
    """Whether a label is of several words, the last of which has a capital as well."""
    return len(label) > 1 and text[label[-1].start].isupper()
