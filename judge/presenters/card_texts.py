"""The rules texts that are given to cards on the Tavolo: the definitions that they make, and what is understood of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters.typed import INTEGER, Fault, TextOf, Typed
from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.language.terms import COLORS
from scenarios.written.notation import NotationError, line_of, parse_permanent
from scenarios.written.permanents import Permanent, characteristics_of

if TYPE_CHECKING:
    from scenarios.written.cards import Card
    from scenarios.written.model import Scenario

UNDERSTOOD, NOT_UNDERSTOOD = "capito", "NON CAPITO"
OPENS, CLOSES = "»", "«"
"""What stands around the words of a paragraph that are not understood, so that no colour is needed to see them."""

_PRINTED = ("card", "type_line", "power_toughness", "keywords", "colors", "loyalty", "defense")


@dataclass(frozen=True)
class Definition:
    """A card that has a text, with what is printed on it, each piece as it was typed."""

    name: str
    item: Permanent
    typed: Typed
    paragraphs: tuple[Typed, ...]

    def fields(self) -> Iterator[tuple[str, str]]:
        """What is printed on it besides its text, as the fields of a file."""
        looks = characteristics_of(self.item, {})
        yield "tipo", str(type_line_of(self.item))
        if self.item.power_toughness is not None:
            yield "f/c", str(self.item.power_toughness)
        for key, number in (("fedeltà", looks.loyalty), ("difesa", looks.defense)):
            if number is not None:
                yield key, str(number)
        if self.item.colors is not None:
            yield "colori", " e ".join(map(COLORS.word, self.item.colors)) or "incolore"


def type_line_of(item: Permanent) -> object:
    """205: the type line that a line of the board says or implies."""
    from scenarios.written.cards import TypeLine

    looks = characteristics_of(item, {})
    return TypeLine(looks.supertypes, looks.types, looks.subtypes)


def definitions(texts: Sequence[TextOf], faults: list[Fault]) -> tuple[Definition, ...]:
    """The cards that have a text, or are described; what is wrong with that is added to the faults.

    A line that is a permanent or a card of a zone is judged there: here it is passed over if it says no card.
    """
    found: dict[str, Definition] = {}
    for one in texts:
        if INTEGER.fullmatch(one.card.text):
            faults.append(Fault(one.card.line, one.card.column, "delle carte sconosciute non si conosce il testo"))
            continue
        try:
            item = parse_permanent(one.card.text)
        except NotationError as error:
            if one.described:
                faults.append(Fault(one.card.line, one.card.column + error.column - 1, error.message, error.suggestion))
            continue
        name = item.card or ""
        if not one.described and not one.paragraphs:
            continue
        if folded(name) in found:
            faults.append(Fault(one.card.line, one.card.column, f"{shown(name)} ha già un testo o una descrizione"))
        elif one.described and (more := _more_than_printed(item)):
            faults.append(Fault(one.card.line, one.card.column, f"di una carta descritta qui non si dice {more}"))
        elif not characteristics_of(item, {}).types:
            like = f"«{name} 2/2» o «{name} istantaneo»"
            faults.append(Fault(one.card.line, one.card.column, f"di {shown(name)} manca il tipo, come {like}"))
        else:
            found[folded(name)] = Definition(name, item, one.card, tuple(one.paragraphs))
    return tuple(found.values())


def _more_than_printed(item: Permanent) -> str:
    more = [
        str(field.alias or name)
        for name, field in Permanent.model_fields.items()
        if name not in _PRINTED and getattr(item, name) != field.usual()
    ]
    return ", ".join(f"«{one}»" for one in more)


def said_twice(scenario: Scenario, made: Sequence[Definition]) -> Iterator[Fault]:
    """113.2c: a keyword in the line of a card whose text says it too."""
    for one in made:
        twice = scenario.cards[one.name].said_twice(one.name)
        if twice is not None:
            keyword = scenario.cards[one.name].keywords[twice[1]].text
            message = f"«{keyword}» c'è già nel testo di {shown(one.name)}: va tolto da uno dei due posti"
            yield Fault(one.typed.line, one.typed.column, message)


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


def typed_card(name: str, card: Card) -> tuple[str, ...]:
    """The lines that describe a card of a file. Raises ValueError for a name that no line can say."""
    printed = Permanent(
        card=name,
        type_line=card.type_line,
        power_toughness=card.power_toughness,
        keywords=card.keywords,
        colors=card.colors,
        loyalty=card.loyalty,
        defense=card.defense,
    )
    return (f"carta: {line_of(printed)}", *(f"> {line.strip()}" for line in card.text.split("\n") if line.strip()))
