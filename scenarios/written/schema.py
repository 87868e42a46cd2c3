"""The published JSON Schema (draft 2020-12) of a scenario file, with which an editor completes and checks fields.

It is stricter than the loader, which forgives capitals and accents, and looser where the loader reads a text of its own, such as
the quick form of a permanent.
"""

from __future__ import annotations

from typing import Any

from scenarios.written.model import Scenario

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema, the same at every call. Descriptions are in Italian."""
    found: dict[str, Any] = _without_titles(Scenario.model_json_schema())
    head = {
        "$schema": DRAFT,
        "title": "Situazione",
        "description": "Una situazione di gioco: carte, giocatori, che cosa succede e che cosa ci si aspetta",
    }
    return {**head, **found}


def _without_titles(part: Any, *, names: bool = False) -> Any:
    """Titles made from names of classes and attributes say nothing; ``names``: the keys of this part are names of fields."""
    if isinstance(part, dict):
        return {
            key: _without_titles(value, names=not names and key in ("properties", "$defs"))
            for key, value in part.items()
            if names or key != "title" or not isinstance(value, str)
        }
    return [_without_titles(value) for value in part] if isinstance(part, list) else part
