"""205, 702.5a: type lines of old printings, which said what is text today, or what no card type is any more."""

from __future__ import annotations

import re
from typing import NamedTuple

from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES, subtype_word


class Todays(NamedTuple):
    """What an old type line comes to: the one of today, and the paragraph that its words have become, '' for none."""

    line: str
    text: str = ""


_ENCHANTS = Pattern(r"incanta (?!del mondo|mondo)(?P<what>.+)", re.IGNORECASE)
_WORLD = Pattern(r"incanta (?:del )?mondo", re.IGNORECASE)
_SUMMONS = Pattern(r"(?:evoca|convoca) (?P<what>.+)", re.IGNORECASE)
_INSTANT = Pattern(r"interruzione|interrompere|interrupt|(?:fonte|sorgente) di mana|mana source", re.IGNORECASE)
_ARTIFACT = Pattern(
    r"(?:mono|poly|poli)[ -]?artefatto|artefatto[ -](?:mono|poly|poli|continuo)|artefatto continuo", re.IGNORECASE
)
_OF_OLD = Pattern(r"(?P<types>creatura[^—–-]*?) +[-–—]+ +(?P<what>.+)", re.IGNORECASE)
_NO_TYPES_NOW = {"signore": "", "lord": "", "leggenda": "Leggendaria", "legend": "Leggendaria"}
"""Creature types that are none today, and the supertype that one of them has become (205.3m, 205.4d)."""
_WHERE = {"creatura morta": "carta creatura in un cimitero"}
"""303.4a: what enchanting something dead means."""


def todays(line: str) -> Todays | None:
    """What a printed type line comes to today; ``None`` for one that is as they are today, or that nobody knows."""
    said = " ".join(line.split())
    if (found := _ENCHANTS.fullmatch(said)) is not None:
        what = " ".join(_as_noun(word) for word in found["what"].split())
        return Todays("Incantesimo — Aura", f"Incantare {_WHERE.get(what, what)}")
    if _WORLD.fullmatch(said) is not None:
        return Todays("Incantesimo del Mondo")
    if _INSTANT.fullmatch(said) is not None:
        return Todays("Istantaneo")
    if _ARTIFACT.fullmatch(said) is not None:
        return Todays("Artefatto")
    if (found := _SUMMONS.fullmatch(said)) is not None:
        return _creature("Creatura", found["what"])
    found = _OF_OLD.fullmatch(said)
    if found is not None and any(word.lower() in _NO_TYPES_NOW for word in found["what"].split()):
        return _creature(found["types"], found["what"])
    return None


def _as_noun(word: str) -> str:
    """A word of a type line as it stands within a text: subtypes keep their capital."""
    return word if SUBTYPES.get(word) is not None else word.lower()


def _creature(types: str, what: str) -> Todays | None:
    """205.3m: a creature of the types that are still some; ``None`` where one of the words is of none that is known."""
    kept, supertypes = [], []
    for word in what.split():
        if word.lower() in _NO_TYPES_NOW:
            supertypes += [one for one in [_NO_TYPES_NOW[word.lower()]] if one and one.lower() not in types.lower()]
        elif (subtype := SUBTYPES.get(word)) is None:
            return None
        else:
            kept.append(subtype_word(subtype))
    line = " ".join((types.strip(), *supertypes))
    return Todays(f"{line} — {' '.join(kept)}" if kept else line)
