"""What of the rules texts in a scenario is not understood: each fragment with its place in the file, the reason, a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import astuple

from engine.cards.abilities.ability import NotUnderstood
from engine.words.record import is_record
from scenarios.language.errors import Fault, nearest, shown
from scenarios.written.model import Scenario
from scenarios.written.rules_text import RulesText

_AS_DATA = "si può scrivere come dati in «abilità», e togliere dal testo"
_NEXT_ABILITY = re.compile(r"\.? +(?:[A-ZÀ-Ý{+−–-]|[IVX]+ —)")
_WORD = re.compile(r"\w+")
_CLOSE_ENOUGH = 80


def text_faults(scenario: Scenario) -> Iterator[Fault]:
    """Every fragment of a card's text that is not understood, in the order of the cards. None of them is an error."""
    for name, card in scenario.cards.items():
        read = card.read(name)
        text = card.english if read.by_oracle else card.text
        for fragment in read.fragments:
            place = text.place(fragment.start) or card.place
            yield _fault(scenario, name, text, fragment, *(place or (0, 0)))
        for fragment in _inside(card.abilities):
            yield _fault(scenario, name, card.text, fragment, *(card.place or (0, 0)))


def _fault(scenario: Scenario, name: str, text: RulesText, fragment: NotUnderstood, line: int, column: int) -> Fault:
    why = f"{shown(fragment.text)} non è capito: {fragment.reason}; {hint(name, str(text), fragment)}"
    return Fault(scenario.name or "scenario", line, column, f"carte.{name}.testo", why, meant(fragment))


def hint(name: str, text: str, fragment: NotUnderstood) -> str:
    """What may help, in a few words: what writers of texts most often get wrong, or else abilities as data."""
    at_start = fragment.start == 0 or text[fragment.start - 1] == "\n"
    if at_start and (". " in fragment.text or _NEXT_ABILITY.match(text, fragment.end)):
        return "ogni abilità sta in un capoverso suo: un elenco, o più righe sotto un «|»"
    bare = rf"(?<![\w'’])(?<!\bil )(?<!\bla )(?<!\blo )(?<!\bi )(?<!\ble )(?<!\bgli ){re.escape(name)}\b"
    if re.search(bare, fragment.text) and any(word.islower() for word in _WORD.findall(fragment.text)):
        return f"se «{name}» è anche una parola comune, nel testo prende l'articolo; altrimenti {_AS_DATA}"
    return _AS_DATA


def meant(fragment: NotUnderstood) -> str:
    """The word that was probably meant, where a fragment begins with one that no card has."""
    from scenarios.cardtext.lexicon import common_words
    from scenarios.cardtext.refusal import UNKNOWN_WORD

    if fragment.reason != UNKNOWN_WORD:
        return ""
    first = _WORD.search(fragment.text)
    return nearest(first.group(), sorted(common_words()), _CLOSE_ENOUGH) if first is not None else ""


def _inside(value: Any) -> Iterator[NotUnderstood]:
    """What is not understood of the tokens that abilities given as data make, and what such data says of itself."""
    if isinstance(value, NotUnderstood):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _inside(one)
    elif is_record(value):
        for one in astuple(value):
            yield from _inside(one)
