"""Abilities as data in Italian, one to one with the engine's vocabulary: a module for each part of it, a table in each."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Ability
from scenarios.written.abilities.ability import ABILITIES, ABILITY
from scenarios.written.abilities.keywords import read_keywords
from scenarios.written.abilities.reading import REFERENCE, Grammar, Schema, many

__all__ = ["ABILITIES", "abilities_schema", "keywords_schema", "read_abilities", "read_keywords", "with_definitions"]

_MANY = many(ABILITY)


def read_abilities(value: Any) -> tuple[Ability, ...]:
    """The abilities of a card: a list, or one alone. Raises `Faulty` with every fault, each with its field."""
    found: tuple[Ability, ...] = _MANY(value)
    return found


def abilities_schema() -> Schema:
    """Abilities in JSON Schema; made whole by `with_definitions`."""
    return _MANY.schema()


def keywords_schema() -> Schema:
    """Keyword abilities in JSON Schema."""
    return {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}


def with_definitions(schema: Schema) -> Schema:
    """A JSON Schema that mentions abilities, made whole with the definitions of everything in them."""
    definitions = {name: grammar.schema() for name, grammar in Grammar.all.items()}
    whole: Schema = _resolved({**schema, "$defs": {**schema.get("$defs", {}), **definitions}})
    return whole


def _resolved(part: Any) -> Any:
    if isinstance(part, dict):
        if REFERENCE in part:
            return {"$ref": f"#/$defs/{part[REFERENCE]}"}
        return {key: _resolved(value) for key, value in part.items()}
    return [_resolved(value) for value in part] if isinstance(part, list) else part
