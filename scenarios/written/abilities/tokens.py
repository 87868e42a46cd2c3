"""Tokens that an effect makes: a line such as ``Goblin 1/1 rosso rapidità``, the fields of a card with its name, ``Tesoro``."""

from __future__ import annotations

from copy import copy
from typing import Any

from engine.cards.characteristics import Characteristics
from engine.cards.tokens import PREDEFINED
from engine.words.record import replace
from scenarios.language.token_names import TOKENS, token_called
from scenarios.written.abilities.reading import Reader, Schema


def _token(value: Any) -> Characteristics:
    """111.3: the characteristics that the effect gives to the token; 111.10: those of a predefined one.

    Raises an error of `wrong` for anything that is no characteristic, and `Faulty` with the faults of fields.
    """
    # A card has abilities, which have effects, which make tokens, which are cards: the circle is closed here.
    from scenarios.written.permanents import read_token

    known = predefined(value) if isinstance(value, str) else None
    return read_token(value) if known is None else known


def predefined(name: str) -> Characteristics | None:
    """111.10: the token that is known by this name alone, ``Tesoro`` or ``Ruolo Reale``; ``None`` for any other name."""
    known = TOKENS.get(name)
    if known is None:
        return None
    looks, called = PREDEFINED[known].looks, token_called(known)
    return replace(looks, name=called, called_after="" if looks.name else called)


def in_italian(token: Characteristics) -> Characteristics:
    """111.10: a predefined token under the name that it has in Italian; any other token as it is."""
    known = next((name for name, one in PREDEFINED.items() if one.looks == token), None)
    return token if known is None else replace(token, name=token_called(known))


def _schema() -> Schema:
    return {"anyOf": [{"type": "string", "examples": ["Goblin 1/1 rosso", *TOKENS.printed()]}, {"type": "object"}]}


TOKEN = Reader(_token, _schema)


def _listed(value: Any) -> Characteristics:
    """708.2: the characteristics that an effect lists for what is face down, which has no name unless one is listed."""
    if not isinstance(value, dict) or "nome" in value:
        return _token(value)
    named = copy(value)
    named["nome"] = _NAMELESS
    return _token(named).but(name="")


_NAMELESS = "Senza nome"
"""Stands for the name that a card has to have where it is written, and is taken away again."""
LISTED = Reader(_listed, _schema)
