"""The Italian rules text of a card in a scenario: read as the engine reads it, with the place of what is not understood.

Reading text loads lark and its grammar, which takes about as long as playing a scenario. So it is put off until abilities are
asked for, done once for each card, and a caller may lend a shelf on which readings are kept from one run to the next.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from engine.cards.abilities.ability import Ability, NotUnderstood
from engine.cards.characteristics import Characteristics
from engine.words.record import is_record, replace
from scenarios.language.errors import shown, wrong
from scenarios.language.subtype_names import subtype_word
from scenarios.written.records import described
from scenarios.written.rules_text import RulesText
from scenarios.written.scalars import LONGEST_TEXT, text_of
from scenarios.written.stored import NotStored, restored, stored

# --- the text as it is written


def read_rules_text(value: Any) -> RulesText:
    """A text, on one line or several, or a list of paragraphs. Raises an error of `wrong` for anything else."""
    if isinstance(value, RulesText):
        return value
    parts = value if isinstance(value, list | tuple) else (value,)
    for part in parts:
        if isinstance(part, dict):
            raise wrong(
                f"qui serve il testo della carta, non {described(part)}: un testo con i due punti o con le graffe va fra "
                "virgolette, o sotto un «|»"
            )
        text_of(part)
    made = RulesText(tuple(parts))
    if len(made) > LONGEST_TEXT:
        raise wrong(f"il testo è troppo lungo: {len(made)} caratteri, il massimo è {LONGEST_TEXT}")
    return made


def rules_text_schema() -> dict[str, Any]:
    """The schema of a rules text."""
    return {"type": ["string", "array"], "items": {"type": "string"}}


# --- what it comes to


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of a text: an ability that it is, or a NotUnderstood; and its place in the text."""

    ability: Ability
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TextRead:
    """What a text comes to: its parts in their order, and of those that did not compile exactly what is not understood."""

    parts: tuple[Part, ...]
    fragments: tuple[NotUnderstood, ...]

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities, with a NotUnderstood for each paragraph that did not compile."""
        return tuple(part.ability for part in self.parts)


class Shelf(Protocol):
    """Where readings are kept from one run to the next; whoever lends one sees to it that they are still right."""

    def find(self, key: str) -> str | None:
        """What was put there under a key."""

    def put(self, key: str, content: str) -> None:
        """Keep this under a key."""


_lent: list[Shelf] = []


def lend(shelf: Shelf | None) -> None:
    """From now on keep readings on this shelf; on none with ``None``."""
    _lent[:] = [] if shelf is None else [shelf]


def lent() -> Shelf | None:
    """The shelf on which readings are kept now."""
    return _lent[0] if _lent else None


@lru_cache(maxsize=2048)
def read_printed(name: str, type_line: str, text: str, mana_cost: str | None) -> TextRead:
    """What the rules text of a card comes to. Nothing is raised for a text that makes no sense."""
    if not text.strip():
        return TextRead((), ())
    key = hashlib.sha256(json.dumps([name, type_line, text, mana_cost]).encode()).hexdigest()
    for shelf in _lent:
        kept = _from_shelf(shelf.find(key))
        if kept is not None:
            return kept
    made = _read(name, type_line, text, mana_cost)
    for shelf in _lent:
        content = _for_shelf(made)
        if content is not None:
            shelf.put(key, content)
    return made


def _read(name: str, type_line: str, text: str, mana_cost: str | None) -> TextRead:
    from scenarios.cardtext.api import read

    reading = read(name, type_line, text, mana_cost)
    places = {id(ability): (start, end) for ability, start, end in reading.abilities}
    waiting = list(reading.not_understood)
    parts = []
    for ability in reading.characteristics.abilities:
        if isinstance(ability, NotUnderstood):
            why = next((one for one in waiting if one.reason == ability.reason and _within(one, ability)), None)
            if why is not None:
                waiting.remove(why)
            parts.append(Part(_told_with(ability, why), ability.start, ability.end))
        else:
            parts.append(Part(_with_token_names(ability), *places[id(ability)]))
    return TextRead(tuple(parts), reading.not_understood)


def _with_token_names(value: Any) -> Any:
    """111.4: a token that no name is given to is called by its subtypes; the engine has no words for them."""
    if isinstance(value, tuple):
        return tuple(map(_with_token_names, value))
    if not is_record(value):
        return value
    changed: dict[str, Any] = {name: _with_token_names(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Characteristics) and not value.name:
        changed["name"] = " ".join(map(subtype_word, value.subtypes))
    return replace(value, **changed) if any(changed[name] != getattr(value, name) for name in changed) else value


def _within(one: NotUnderstood, paragraph: NotUnderstood) -> bool:
    return paragraph.start <= one.start <= paragraph.end


def _told_with(paragraph: NotUnderstood, why: NotUnderstood | None) -> NotUnderstood:
    """The paragraph, whose reason names the words that are not understood where they are not all of it."""
    if why is None or not why.text or why.text.strip(" .") == paragraph.text.strip(" ."):
        return paragraph
    return NotUnderstood(
        text=paragraph.text, start=paragraph.start, end=paragraph.end, reason=f"{paragraph.reason}: {shown(why.text)}"
    )


def _for_shelf(made: TextRead) -> str | None:
    try:
        parts = [[stored(part.ability), part.start, part.end] for part in made.parts]
        return json.dumps([parts, stored(made.fragments)])
    except NotStored:
        return None


def _from_shelf(content: str | None) -> TextRead | None:
    """A reading that was kept; none where what is there is damaged, and it is read anew."""
    if content is None:
        return None
    try:
        parts, fragments = json.loads(content)
        return TextRead(tuple(Part(restored(one), start, end) for one, start, end in parts), restored(fragments))
    except (ValueError, TypeError):
        return None


# --- the same ability by other words


def sense(value: Any) -> Any:
    """What an ability says to the rules, however it was written: its records without the words that they were read from."""
    if isinstance(value, tuple):
        return tuple(map(sense, value))
    if is_record(value):
        said = [sense(getattr(value, name)) for name in value.__struct_fields__ if name not in ("text", "quality")]
        return (type(value).__name__, *said)
    return value


# --- what kind of ability a paragraph is that was not understood

_IN_QUOTES = re.compile(r'"[^"]*"|«[^»]*»|“[^”]*”|\([^)]*\)')
_COST = re.compile(r"\s*(?:(?:\{[^{}\s]+\})+|[+−–-]?(?:[0-9]+|X)\s*$)", re.IGNORECASE)


def is_activated(paragraph: str) -> bool:
    """602.1: whether a paragraph is surely an activated ability: a colon, with a symbol or loyalty at the head of the cost."""
    cost, colon, _ = _IN_QUOTES.sub("", paragraph).partition(":")
    return bool(colon) and _COST.match(cost) is not None
