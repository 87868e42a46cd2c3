"""Validators for the fields of a scenario that hold words of the game's tables."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, WithJsonSchema

from scenarios.records import described
from scenarios.scalars import Natural, Rule, word_of
from scenarios.terms import counter_of_word

__all__ = ["CounterCounts", "CounterName", "Rule", "word_of"]


def _read_counter(value: Any) -> str:
    return counter_of_word(value)


CounterName = Annotated[str, BeforeValidator(_read_counter), WithJsonSchema({"type": "string", "examples": ["+1/+1"]})]
"""A kind of counter, in the engine by its printed English name."""

CounterCounts = dict[CounterName, Natural]
