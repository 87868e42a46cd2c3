"""612: effects that change words of an object's text: everything that its abilities say, and its type line.

Abilities are data, so a word is changed wherever it is used as such a word, however deep: in what a description looks for, in
what an effect makes, in what protection is from. Names are left alone (612.2); so are symbols of mana, which are no words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.continuous import ChangeText
from engine.cards.characteristics import Characteristics, in_order
from engine.words.citations import not_implemented
from engine.words.record import is_record, replace
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import Color

not_implemented("612.7", "avere il nome di tutte le carte creatura non leggendarie")

_SUBTYPE_WORDS = ("subtypes", "any_subtype", "add_subtypes", "set_subtypes", "subtype")
"""Attributes of the vocabulary whose strings are subtypes."""
_PRINTED = ("text", "name", "mana_cost")
"""Attributes that no word is changed in: what is only shown, names, and symbols of mana."""
_LANDWALK = {land: f"{land.lower()}walk" for land in BASIC_LANDS}
"""702.14a: the name of a landwalk ability has the land type in it."""


def with_words_changed(before: Characteristics, change: ChangeText) -> Characteristics:
    """612.1-612.2: an object's rules text and type line with one word in place of another; its name and its cost stay."""
    return before.but(
        subtypes=_subtypes(before.subtypes, change),
        abilities=tuple(_ability(ability, change) for ability in before.abilities),
    )


@lru_cache(maxsize=4096)
def _ability(ability: Ability, change: ChangeText) -> Ability:
    """The same record for the same ability each time: where an ability is told by identity, it stays the same one."""
    found: Ability = _rewritten(ability, change)
    return found


def _rewritten(value: Any, change: ChangeText) -> Any:
    if isinstance(value, Color):
        return change.new if isinstance(change.old, Color) and value is change.old else value
    if isinstance(value, tuple):
        parts = tuple(_rewritten(part, change) for part in value)
        if all(part is old for part, old in zip(parts, value, strict=True)):
            return value
        return in_order(parts) if all(isinstance(part, Color) for part in parts) else parts
    if not is_record(value):
        return value
    changed: dict[str, Any] = {}
    for name in value.__struct_fields__:
        if name in _PRINTED:
            continue
        old = getattr(value, name)
        new = _subtype_words(old, change) if name in _SUBTYPE_WORDS else _rewritten(old, change)
        if new is not old:
            changed[name] = new
    if isinstance(value, Keyword):
        changed |= _keyword(value, change, described="filter" in changed)
    if isinstance(value, Characteristics) and "subtypes" in changed:
        changed |= _token_name(value, changed["subtypes"])
    return replace(value, **changed) if changed else value


def _subtype_words(old: Any, change: ChangeText) -> Any:
    if isinstance(old, str):
        return change.new if old == change.old else old
    return None if old is None else _subtypes(old, change)


def _subtypes(subtypes: tuple[str, ...], change: ChangeText) -> tuple[str, ...]:
    if isinstance(change.old, Color) or change.old not in subtypes:
        return subtypes
    return tuple(dict.fromkeys(str(change.new) if one == change.old else one for one in subtypes))


def _keyword(keyword: Keyword, change: ChangeText, *, described: bool) -> dict[str, Any]:
    """A landwalk of another land type; what a keyword was printed with is not shown where it no longer says what it is."""
    changed: dict[str, Any] = {}
    if _LANDWALK.get(str(change.old)) == keyword.keyword:
        changed["keyword"] = _LANDWALK[str(change.new)]
    if described or changed:
        changed |= {"quality": None, "text": ""}
    return changed


def _token_name(token: Characteristics, subtypes: tuple[str, ...]) -> dict[str, Any]:
    """612.2a: a token that is named by its creature types is named by the new ones."""
    words = " ".join(token.subtypes)
    for suffix in ("", " Token"):
        if token.name == f"{words}{suffix}":
            return {"name": f"{' '.join(subtypes)}{suffix}"}
    return {}
