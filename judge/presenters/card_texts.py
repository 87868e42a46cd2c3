"""The rules texts that are given to cards on the Tavolo: the definitions that they make, and what is understood of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenarios.language.errors import Fault, shown
from scenarios.written.by_line.described import Definition, fault_at

if TYPE_CHECKING:
    from scenarios.written.cards import Card
    from scenarios.written.model import Scenario

UNDERSTOOD, NOT_UNDERSTOOD = "capito", "NON CAPITO"
OPENS, CLOSES = "»", "«"
"""What stands around the words of a paragraph that are not understood, so that no colour is needed to see them."""


def said_twice(scenario: Scenario, made: Sequence[Definition]) -> Iterator[Fault]:
    """113.2c: a keyword in the line of a card whose text says it too."""
    for one in made:
        twice = scenario.cards[one.name].said_twice(one.name)
        if twice is not None:
            keyword = scenario.cards[one.name].keywords[twice[1]].text
            message = f"«{keyword}» c'è già nel testo di {shown(one.name)}: va tolto da uno dei due posti"
            yield fault_at(one.typed, message)


class Note(NamedTuple):
    """What a paragraph comes to, and where it was typed: whose it is, the words, and of those the ones not understood."""

    line: int
    column: int
    card: str
    understood: bool
    before: str
    fragment: str = ""
    after: str = ""
    reason: str = ""


def notes(scenario: Scenario, made: Sequence[Definition]) -> tuple[Note, ...]:
    """What is understood of each text, in the order in which the texts were typed, and exactly what is not."""
    return tuple(note for one in made for note in _notes(one, scenario.cards[one.name]))


def _notes(one: Definition, card: Card) -> Iterator[Note]:
    from engine.cards.abilities.ability import NotUnderstood
    from scenarios.language.readback import in_words
    from scenarios.written.text_faults import hint, meant

    read = card.read(one.name)
    text = str(card.text)
    found = []
    for part in read.parts:
        if not isinstance(part.ability, NotUnderstood):
            line, column = _place(one, part.start)
            found.append(Note(line, column, one.name, True, in_words(part.ability)))
    for fragment in read.fragments:
        line, column = _place(one, fragment.start)
        start = text.rfind("\n", 0, fragment.start) + 1
        end = text.find("\n", fragment.end)
        perhaps = f" (forse «{near}»?)" if (near := meant(fragment)) else ""
        found.append(
            Note(
                line,
                column,
                one.name,
                False,
                text[start : fragment.start],
                text[fragment.start : fragment.end],
                text[fragment.end : end if end >= 0 else None],
                f"{fragment.reason}{perhaps}; {hint(one.name, text, fragment)}",
            )
        )
    yield from sorted(found)


def _place(one: Definition, index: int) -> tuple[int, int]:
    """Where the sign at an index of the text was typed."""
    for paragraph in one.paragraphs:
        if index <= len(paragraph.text):
            return paragraph.line, paragraph.column + index
        index -= len(paragraph.text) + 1
    return one.typed.line, one.typed.column
