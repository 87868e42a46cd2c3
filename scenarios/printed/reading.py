"""What the engine reads in the Italian text of a known card: each ability, the rules that govern it, and what is not read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.cards.abilities.ability import (
    Activated,
    Cannot,
    Keyword,
    NotUnderstood,
    Replaces,
    SpellAbility,
    Static,
    Triggered,
)
from engine.cards.abilities.classification import copies, is_instruction
from engine.cards.abilities.continuous import AsCopy, CopyOf
from engine.cards.keywords.numbers import DEFINED_BY
from engine.words.record import within
from ruletext.builtin import builtin
from scenarios.language.errors import Faulty
from scenarios.language.keyword_names import KEYWORDS
from scenarios.printed.defining import Definition
from scenarios.written.cards import Card
from scenarios.written.printed_text import Beside, TextRead

_KINDS: tuple[tuple[type, str], ...] = (
    (SpellAbility, "113.3a"),
    (Activated, "602"),
    (Triggered, "603"),
    (Replaces, "614"),
    (Cannot, "101.2"),
    (Static, "604"),
)
_KINDS_OF = {
    "enchant": "702.5",
    **dict.fromkeys(("plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk"), "702.14"),
    "trample over planeswalkers": "702.19",
    "bands with other": "702.22",
    "megamorph": "702.37",
    "splice": "702.47",
}
"""702: keywords that the rule of another one speaks of, or whose printed name is not the title of theirs."""


@dataclass(frozen=True)
class Ability:
    """A paragraph that was read, or a part of one: its words on the card, what it comes to, and the rules that govern it."""

    printed: str
    ability: Any
    rules: tuple[str, ...]


@dataclass(frozen=True)
class NotRead:
    """Words of a text that are not read, and why."""

    text: str
    reason: str


@dataclass(frozen=True)
class FaceRead:
    """A face as it was read."""

    name: str
    abilities: tuple[Ability, ...]
    not_read: tuple[NotRead, ...]
    beside: Beside | None


def read_face(definition: Definition, name: str) -> FaceRead:
    """What the text of a face of a definition comes to."""
    read, text = read_fields(name, definition.cards.get(name, {}))
    abilities = tuple(
        Ability(text[part.start : part.end], part.ability, tuple(governed_by(part.ability)))
        for part in read.parts
        if not isinstance(part.ability, NotUnderstood)
    )
    return FaceRead(name, abilities, tuple(NotRead(one.text, one.reason) for one in read.fragments), read.beside)


def read_fields(name: str, fields: dict[str, Any]) -> tuple[TextRead, str]:
    """A card of which the fields of a file are given, read as a scenario reads it; and the one of its texts that is followed."""
    try:
        card = Card.model_validate(fields)
    except Faulty:
        return TextRead((), ()), ""
    read = card.read(name)
    return read, str(card.english if read.by_oracle else card.text)


def governed_by(ability: Any) -> Iterator[str]:
    """The rules that govern an ability: of its kind, of the keyword that it is (702), of copies (707)."""
    if isinstance(ability, Keyword):
        yield keyword_rule(ability.keyword) or "702"
    for kind, rule in _KINDS:
        if isinstance(ability, kind):
            yield rule
    inner = list(within(ability))
    for one in inner:
        if isinstance(one, Keyword) and one is not ability:
            yield keyword_rule(one.keyword) or "702"
    if any(isinstance(one, AsCopy | CopyOf) or (is_instruction(one) and copies(one)) for one in inner):
        yield "707"


def keyword_rule(keyword: str) -> str:
    """702: the rule whose title is the printed name of a keyword, or that of the keyword that it is a kind of; '' for none."""
    found = _titles().get(KEYWORDS.word(keyword).lower() if keyword in KEYWORDS else keyword) or _KINDS_OF.get(keyword)
    if found is None and (cited := DEFINED_BY.get(keyword)) is not None:
        found = cited.rstrip("abcdefghijklmnopqrstuvwxyz")
    return found or ""


def _titles() -> dict[str, str]:
    if not _TITLES:
        rules = builtin()
        _TITLES.update(
            {rules.title(number).lower(): str(number) for number in rules.below("702") if rules.title(number)}
        )
    return _TITLES


_TITLES: dict[str, str] = {}
