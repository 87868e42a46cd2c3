"""A value of the engine as somebody would type it: what `scenarios.training.given` reads, the other way round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.words.terms import CardType, Color, Supertype, TurnStep, Zone
from scenarios.language.counters import COUNTERS
from scenarios.language.outcomes import GAME_STATES, GameState
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, DAYTIMES, STEPS, SUPERTYPES, TYPES, ZONES, Daytime
from scenarios.language.words import keyword_word
from scenarios.played.readings import Value
from scenarios.told.values import size
from scenarios.training.state_based import StateBased
from scenarios.written.queries import KEPT, SIZES, Aspect, GameAspect
from scenarios.written.scalars import Which

NOTHING = "niente"
_WORDS: Mapping[type, Any] = {
    Zone: ZONES,
    TurnStep: STEPS,
    GameState: GAME_STATES,
    Daytime: DAYTIMES,
    CardType: TYPES,
    Supertype: SUPERTYPES,
    Color: COLORS,
}
"""Closed sets with their printed words."""


def typed(aspect: Aspect | GameAspect | None, value: Value) -> str:
    """What is typed to say a value; '' for what nobody could type."""
    field = getattr(aspect, "field", "")
    if field in SIZES:
        return "nessuna" if value == (None, None) else size(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{COUNTERS.word(kind)}: {count}" for kind, count in value.items() if count) or NOTHING
    if isinstance(value, tuple):
        return ", ".join(_one(field, one) for one in value) or NOTHING
    return _one(field, value)


def _one(field: str, value: Any) -> str:
    match value:
        case None:
            return NOTHING
        case bool():
            return "sì" if value else "no"
        case StateBased():
            return f"{value.rule} {value.about}"
        case Which():
            if value.keyword is not None:
                return f"{value.object} abilità {keyword_word(value.keyword)}"
            return value.object if value.ability is None else f"{value.object} abilità {value.ability}"
    if (words := _WORDS.get(type(value))) is not None:
        return str(words.word(value))
    if field == KEPT:
        return keyword_word(value)
    if field == "subtypes":
        return subtype_word(value)
    return str(value) if value != "" else NOTHING
