"""Tokens that an effect makes: a line such as ``Goblin 1/1 rosso rapidità``, or the fields of a card with its name."""

from __future__ import annotations

from typing import Any

from engine.characteristics import Characteristics
from scenarios.abilities.reading import Reader, Schema


def _token(value: Any) -> Characteristics:
    """111.3: the characteristics that the effect gives to the token.

    Raises an error of `wrong` for anything that is no characteristic, and ValidationError with the faults of fields.
    """
    # A card has abilities, which have effects, which make tokens, which are cards: the circle is closed here.
    from scenarios.permanents import read_token

    return read_token(value)


def _schema() -> Schema:
    return {"anyOf": [{"type": "string", "examples": ["Goblin 1/1 rosso"]}, {"type": "object"}]}


TOKEN = Reader(_token, _schema)
