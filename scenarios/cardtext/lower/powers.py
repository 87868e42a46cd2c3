"""208, 613.4: power and toughness as they are written: '+1/+1', '2/2', 'X/X'."""

from __future__ import annotations

import re

from engine.cards.abilities.quantities import Fixed, Quantity, Times
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Scope, refuse

_PAIR = re.compile(r"([+-]?)(\d+|x)/([+-]?)(\d+|x)")


def pair(word: Lexeme, scope: Scope, *, signed: bool) -> tuple[Quantity, Quantity]:
    """Power and toughness as two numbers; ``signed``: with a sign before each."""
    found = _PAIR.fullmatch(word.form)
    if found is None or (signed is not bool(found[1])) or (signed is not bool(found[3])):
        refuse(word, refusal.UNEXPECTED)
    return _signed(found[1], found[2], word, scope), _signed(found[3], found[4], word, scope)


def _signed(sign: str, digits: str, word: Lexeme, scope: Scope) -> Quantity:
    if digits != "x":
        return Fixed(-int(digits) if sign == "-" else int(digits))
    if scope.known_x is None:
        refuse(word, refusal.UNKNOWN_X)
    return Times(-1, scope.known_x) if sign == "-" else scope.known_x
