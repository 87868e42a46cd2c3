"""What an ability compiled to, said in Italian words: every record and every field that is not at its default, by name.

It is for whoever checks a reading against the card, not card text: 'pesca (chi: tu; quante: 2)'.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Cost, Keyword, Prohibition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.triggers import asks_of_an_object
from engine.cards.characteristics import Characteristics
from engine.words.record import is_record, told
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import (
    Action,
    CardType,
    Color,
    Deed,
    Designation,
    FaceDown,
    Fate,
    Kind,
    Phase,
    Relation,
    StickerKind,
    Supertype,
    Term,
    TurnStep,
    Zone,
)
from scenarios.language.card_terms import COLORS, COUNTERS, STEPS, SUPERTYPES, TYPES, ZONES
from scenarios.language.kept_names import KEPT, marked, marked_number, resolved
from scenarios.language.readback_codes import code_words, keyword_name, subtype_name, token_name
from scenarios.language.terms import (
    ACTIONS,
    DEEDS,
    DESIGNATIONS,
    DURATIONS,
    FACE_DOWN,
    FATES,
    KINDS,
    PHASES,
    PROHIBITIONS,
    STICKER_KINDS,
    TERMS,
)
from scenarios.language.terms import TYPES as CARD_TYPES
from scenarios.language.vocabulary import Vocabulary
from scenarios.language.word_tables import FIELDS, RECORDS, VALUES

_SILENT = ("text",)
"""Fields that say nothing to the rules."""


_ALWAYS = (
    "until", "BeginningOf.whose", "CastLimit.most", "CastNow.free", "ChangeTargets.how", "ChangesLife.gained",
    "ChangesTokens.factor", "ChoosePlayer.among", "CopyOnStack.new_targets", "DrawLimit.most", "LandPlays.count",
    "LifeChanges.gained", "MoreBlocks.count", "MoreDevotion.count", "MoreLoyalty.times", "MoreVotes.count",
    "MoveCounters.off", "MoveCounters.count", "PutCounters.count", "RemoveCounters.count", "CreateTokens.count",
    "CreateCopies.count", "FromOutside.to", "PutFaceDown.how", "PutFaceDown.what", "TriggersAgain.times",
)  # fmt: skip
"""Fields, of whatever record or of one, that are told though they are as usual."""

_TOLD_TOGETHER = frozenset(("minimum", "maximum"))
"""115.6: of how many are chosen both limits, where one is not as usual."""
_ANY_NUMBER = 1000
"""107.1c: so many and more stand for any number."""

_COUNTERS = ("counter", "without_counter", "counters", "enters_with", "for_each_fed", "remove_counters", "put_counters")


def in_words(value: object) -> str:
    """A record of the vocabulary, or a part of one, in Italian. Raises KeyError for a record that the tables do not have."""
    return resolved(_said(value), value)


def _said(value: object) -> str:
    for kind, say in _SAID.items():
        if isinstance(value, kind):
            return say(value)
    if isinstance(value, tuple):
        return "; ".join(map(_said, value)) if value else "niente"
    if is_record(value):
        return _record(value)
    return str(value)


def _record(value: Any) -> str:
    name = RECORDS[type(value).__name__]
    if getattr(value, "at_once", False):
        name = f"insieme {name}"
    said = [f"{label}: {words}" if words else label for label, words in _fields(value)]
    if not said and isinstance(value, Cost):
        return f"{name} nullo"  # 118.5
    return f"{name} ({'; '.join(said)})" if said else name


def _to_tell(value: Any) -> Iterator[tuple[str, Any]]:
    """The fields that are not as usual, and those of which nobody knows by themselves what is usual: how long it lasts (611.2a)."""
    kind, others = type(value).__name__, dict(told(value))
    for field in value.__struct_fields__:
        content = getattr(value, field)
        if field == "until" and getattr(value, "as_long_as", None) is not None:
            continue  # 611.2b: that is its whole duration.
        by_itself = (field in _ALWAYS and content is not None) or f"{kind}.{field}" in _ALWAYS
        by_itself |= field in _TOLD_TOGETHER and not _TOLD_TOGETHER.isdisjoint(others)
        if field in others or by_itself or (field == "position" and others.get("to") is Zone.LIBRARY):
            yield field, content


def _fields(value: Any) -> Iterator[tuple[str, str]]:
    kind = type(value).__name__
    for field, content in _to_tell(value):
        if field in _SILENT or (field == "quality" and isinstance(value, Keyword) and value.filter is not None):
            continue
        label = FIELDS["what" if f"{kind}.{field}" == "Keyword.quality" else field]
        code = code_words(kind, field)
        if field == "first_each_turn" and asks_of_an_object(value.trigger):
            yield f"{label} per quell'oggetto", ""
        elif field in _COUNTERS:
            yield label, "di qualsiasi tipo" if content is None else _counters(content)
        elif content is None:
            yield label, "il turno" if field == "what" else "tutti"
        elif content is True:
            yield label, ""
        elif content is False:
            yield f"non {label}", ""
        elif f"{kind}.{field}" in KEPT:
            yield label, marked(content)
        elif code is not None:
            yield label, _coded(content, code)
        elif field == "maximum" and content >= _ANY_NUMBER:
            yield label, "quanti si vuole"
        elif field == "choose_modes":
            yield label, str(content[0]) if content[0] == content[1] else f"da {content[0]} a {content[1]}"
        elif field == "position":
            yield _position(content)
        elif field == "choices" and not content:
            continue
        elif field == "choices" and isinstance(content[0], tuple):
            yield label, " o ".join("".join(f"{{{kind}}}" for kind in choice) for choice in content)
        elif field == "ways":
            yield label, " oppure ".join(map(in_words, content))
        elif field == "subtype":
            yield label, _subtype(content)
        elif field in ("subtypes", "any_subtype", "not_subtypes", "add_subtypes", "set_subtypes"):
            yield label, ", ".join(map(_subtype, content)) or "nessuno"
        else:
            yield label, _said(content)


def _coded(content: Any, code: Callable[[str], str]) -> str:
    """What is a code of the rules, or several, some of them numbers beside it or members of an enumeration."""
    if isinstance(content, tuple):
        return ", ".join(_coded(one, code) for one in content)
    return code(content) if type(content) is str else _said(content)


def _position(at: int) -> tuple[str, str]:
    """401.7: where in a library, from the top, which is the first place."""
    if at in (0, -1):
        return ("in fondo" if at else "in cima"), ""
    return FIELDS["position"], str(at + 1)


def _subtype(name: str) -> str:
    return "tutti i tipi di creatura" if name == EVERY_CREATURE_TYPE else subtype_name(name)


def _counters(value: Any) -> str:
    if isinstance(value, str):
        return COUNTERS.get(value) or keyword_name(value)
    pairs = (value,) if value and isinstance(value[0], str) else value
    return ", ".join(f"{_said(count)} {_counters(kind)}" for kind, count in pairs)


def _filter(wanted: Filter) -> str:
    said = [f"{label}: {words}" if words else label for label, words in _fields(wanted)]
    return ", ".join(said) if said else "un permanente qualsiasi"


def _bounds(bounds: Bounds) -> str:
    if bounds.least == bounds.most:
        return str(bounds.least)
    return " e ".join(
        said
        for said, limit in ((f"almeno {bounds.least}", bounds.least), (f"al massimo {bounds.most}", bounds.most))
        if limit is not None
    )


def _token(looks: Characteristics) -> str:
    colors = " e ".join(COLORS[color].fs for color in looks.colors) or "incolore"
    types = " ".join(TYPES[card_type].singular for card_type in looks.types)
    supertypes = "".join(f" {SUPERTYPES[supertype].fs}" for supertype in looks.supertypes)
    numbers = "" if looks.power is None else f" {looks.power}/{looks.toughness}"
    name = f" di nome {token_name(looks.name)}" if looks.name else ""
    abilities = f" con {_said(looks.abilities)}" if looks.abilities else ""
    return f"{types}{supertypes} {' '.join(map(_subtype, looks.subtypes))}{numbers} {colors}{name}{abilities}"


def _enum(value: Enum) -> str:
    match value:
        case Zone():
            return ZONES[value].singular
        case CardType():
            return TYPES[value].singular if value in TYPES else CARD_TYPES.word(value)
        case Supertype():
            return SUPERTYPES[value].ms
        case Color():
            return COLORS[value].ms
        case TurnStep():
            return STEPS[value][0]
        case Relation():
            return VALUES[f"Relation.{value.value}"]
        case _:
            said = VALUES.get(f"{type(value).__name__}.{value.value}")
            return _VOCABULARIES[type(value)].word(value) if said is None else said


_VOCABULARIES: Mapping[type, Vocabulary[Any]] = {
    Action: ACTIONS,
    Designation: DESIGNATIONS,
    Duration: DURATIONS,
    FaceDown: FACE_DOWN,
    Deed: DEEDS,
    Fate: FATES,
    Kind: KINDS,
    Phase: PHASES,
    Prohibition: PROHIBITIONS,
    StickerKind: STICKER_KINDS,
    Term: TERMS,
}
"""What is said in a file and read back by the same word, where there is no shorter one."""


_SAID: dict[type, Callable[[Any], str]] = {
    Enum: _enum,
    Filter: _filter,
    Bounds: _bounds,
    Characteristics: _token,
    q.Fixed: lambda number: str(number.value),
    q.X: lambda _: "X",
    r.This: lambda _: "questo oggetto",
    r.You: lambda _: "tu",
    r.It: lambda _: "quello dell'evento",
    r.Other: lambda _: "l'altro dell'evento",
    r.One: lambda _: "ognuno di essi",
    r.AttachedTo: lambda _: "quello a cui è assegnato",
    r.EventPlayer: lambda _: "il giocatore dell'evento",
    r.Target: lambda target: f"bersaglio {target.index + 1}",
    r.Remembered: lambda kept: marked(kept.name),
    q.Noted: lambda kept: marked_number(kept.name),
}
"""What is said in its own way; all else by the name of the record."""
