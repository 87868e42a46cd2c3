"""205: a type line in Italian, or in English where it was printed so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.cards.characteristics import in_order
from engine.words.record import Record
from engine.words.terms import CardType, Supertype
from scenarios.cardtext.normalise import one_form
from scenarios.language.card_terms import SUPERTYPES, TYPES
from scenarios.language.subtypes import SUBTYPES


class TypeLine(Record):
    """205.1: supertypes, card types and subtypes."""

    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    enchant: str = ""
    """Of an Aura of old, whose type line said what it enchants: those words."""


def read_type_line(text: str) -> TypeLine | None:
    """What a type line says; ``None`` where it has a word that is no type, or no type at all."""
    left, _, right = one_form(text).replace(" - ", " — ").partition("—")
    if left.lower().startswith("incanta ") and not right:
        return TypeLine((), (CardType.ENCHANTMENT,), ("Aura",), left.strip())
    supertypes: list[Supertype] = []
    types: list[CardType] = []
    for word in left.lower().split():
        meaning = _words().get(word)
        if isinstance(meaning, Supertype):
            supertypes.append(meaning)
        elif isinstance(meaning, CardType):
            types.append(meaning)
        else:
            return None
    if not types:
        return None
    subtypes = tuple(dict.fromkeys(_subtypes(right.split())))
    if any(name[:1].islower() for name in subtypes):
        return None
    return TypeLine(in_order(supertypes), in_order(types), subtypes)


def is_type(words: str) -> bool:
    """Whether words are one or more card types, or subtypes, and nothing else."""
    return read_type_line(words) is not None or all(name in _by_name().values() for name in _subtypes(words.split()))


@cache
def _words() -> dict[str, CardType | Supertype]:
    found: dict[str, CardType | Supertype] = {}
    for card_type, noun in TYPES.items():
        found |= {form: card_type for form, _ in noun.forms()} | {card_type.value: card_type}
    found |= {"piano": CardType.PLANE, "fenomeno": CardType.PHENOMENON, "plane": CardType.PLANE}
    found |= {"phenomenon": CardType.PHENOMENON}  # 311, 312: no text speaks of them as it does of permanents and spells
    for supertype, adjective in SUPERTYPES.items():
        found |= {form: supertype for form, _ in adjective.forms()} | {supertype.value: supertype}
    return found


@cache
def _by_name() -> dict[str, str]:
    return {name.lower(): english for english, names in SUBTYPES.items() for name in names}


def _subtypes(words: list[str]) -> Iterator[str]:
    """Some Italian names are two or three words; what is in no table is called the same in both languages, with a capital."""
    at = 0
    while at < len(words):
        for length in (3, 2, 1):
            name = " ".join(words[at : at + length]).lower()
            if name in _by_name() and at + length <= len(words):
                yield _by_name()[name]
                break
        else:
            length = 1
            yield words[at]
        at += length
