"""What was asked, answered for other programs: words and numbers, the same for equal answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.words.terms import CardType, Color, Supertype, TurnStep, Zone
from scenarios.language.counters import COUNTERS
from scenarios.language.outcomes import GAME_STATES, GameState
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, DAYTIMES, STEPS, SUPERTYPES, TYPES, ZONES, Daytime
from scenarios.language.vocabulary import Vocabulary
from scenarios.language.words import keyword_word, plain
from scenarios.played.expecting import Found
from scenarios.told.values import size
from scenarios.written import queries
from scenarios.written.queries import Aspect, GameAspect
from scenarios.written.scalars import Which


def as_data(found: Found) -> dict[str, Any]:
    """What was asked and what it comes to, for other programs: words and numbers, the same for equal answers."""
    query = found.query
    data: dict[str, Any] = {}
    match query:
        case queries.ObjectQuery() | queries.PlayerQuery():
            assert isinstance(found.aspect, Aspect)
            of_object = isinstance(query, queries.ObjectQuery)
            aspects = queries.OF_OBJECTS if of_object else queries.OF_PLAYERS
            subject = query.object if isinstance(query, queries.ObjectQuery) else query.player
            data = {"oggetto" if of_object else "giocatore": plain(subject), "cosa": aspects.word(found.aspect)}
        case queries.CountQuery():
            data = {"quanti": plain(query.name), "zona": ZONES.word(query.zone), "di": plain(query.of or "") or None}
        case queries.TriggeredQuery():
            data = {"innescata": _spelt(query.ability)}
        case queries.DealtQuery():
            data = {"danno inflitto da": plain(query.object)}
        case queries.AllowedQuery():
            data = {"consentita": query.action}
        case queries.PaidQuery():
            data = {"pagato": query.action}
        case queries.GameQuery():
            assert isinstance(found.aspect, GameAspect)
            data = {"partita": queries.GAME_ASPECTS.word(found.aspect)}
    return {**data, "dopo": query.after, "valore": _plain_value(found.aspect, found.value)}


def _spelt(which: Which) -> str:
    if which.keyword is not None:
        return f"{plain(which.object)} abilità {keyword_word(which.keyword)}"
    return plain(which.object) + (f" abilità {which.ability}" if which.ability is not None else "")


_IN_ORDER = (GameAspect.STACK, GameAspect.TRIGGERED, GameAspect.CHOOSERS)
_TABLES: Mapping[type, Vocabulary[Any]] = {
    Zone: ZONES, CardType: TYPES, Supertype: SUPERTYPES, Color: COLORS, TurnStep: STEPS, GameState: GAME_STATES,
    Daytime: DAYTIMES,
}  # fmt: skip


def _plain_value(aspect: object, value: Any) -> Any:
    """A value in the words of a file; sets in the order of their words, so that equal ones look equal."""
    field = getattr(aspect, "field", "")
    if type(value) in _TABLES:
        return _TABLES[type(value)].word(value)
    if isinstance(value, Which):
        return _spelt(value)
    if isinstance(value, dict):
        return {COUNTERS.word(kind): count for kind, count in sorted(value.items()) if count}
    if field == "power_toughness" and isinstance(value, tuple):
        return None if value == (None, None) else size(value)
    if isinstance(value, tuple):
        words = [
            _plain_value(
                None, keyword_word(one) if field == "keywords" else subtype_word(one) if field == "subtypes" else one
            )
            for one in value
        ]
        return words if aspect in _IN_ORDER or field == "completed" else sorted(words)
    return plain(value) if isinstance(value, str) else value
