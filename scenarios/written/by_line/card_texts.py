"""What is said of cards below the lines that name them: paragraphs of their texts, and what is printed on them besides.

Where a card lies is said of a player (`players`), how a permanent stands in `said_of`.
"""

from __future__ import annotations

from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.written.by_line import headings, values
from scenarios.written.by_line.described import (
    Definition,
    TextOf,
    definitions,
    may_have,
    names_in,
    said_again,
    without_texts,
)
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.gathered import Block, Gathered
from scenarios.written.by_line.pieces import Typed, items
from scenarios.written.by_line.players import Players
from scenarios.written.by_line.texts_below import of_which
from scenarios.written.cards import Card
from scenarios.written.records import Items, Text


class CardTexts:
    """The cards of a table of which more is said than where they lie."""

    def __init__(self, table: Gathered, people: Players) -> None:
        self.table = table
        self.people = people
        self.said: list[TextOf] = []
        self._languages: dict[Typed, str] = {}
        """The field of each card under which its text goes on, where that was the last one that was said of it."""

    def defined(self) -> tuple[Definition, ...]:
        """All cards of which anything is printed, put among those that the situation defines."""
        for card, texts in self.people.texts.items():
            there = next((one for one in self.said if one.card == card), None)
            (there or self.of(card)).paragraphs[:0] = texts
        costed = [TextOf(card, cost=cost) for card, cost in self.people.costs.items()]
        named = [TextOf(card, again=True) for card in said_again(self.people.laid)]
        made = definitions([*self.said, *costed, *named], self.table.faults)
        for one in made:
            self.table.cards[Text(one.name, one.typed.place)] = one.tree()
        return made

    def of(self, card: Typed) -> TextOf:
        """What is said below the line of a card so far."""
        if not self.said or self.said[-1].card != card:
            self.said.append(TextOf(card, cost=self.people.costs.pop(card, None)))
        return self.said[-1]

    def paragraph(self, mark: Typed, text: Typed) -> None:
        """A paragraph of the card above; ``mark``: the line, which may begin with a sign."""
        self.people.above = of_which(text, self.people.above)
        if len(self.people.above) > 1:
            self.table.fault(mark, "sopra ci sono più carte: di quella che ha il testo scrivi prima «carta: …»")
        elif not self.people.above:
            self.table.fault(mark, "un testo sta sotto la riga della sua carta")
        elif text.text and (language := self._languages.get(self.people.above[0])):
            _add_paragraph(self.of(self.people.above[0]), language, text.scalar())
        elif text.text:
            self.of(self.people.above[0]).paragraphs.append(text)

    def described(self, head: Typed, value: Typed) -> None:
        """A card that is described without being anywhere: in the quick form, or in that of a file behind its name."""
        if not value.text:
            self.table.fault(head, "qui si descrive una carta, come «carta: Dardo istantaneo»")
            return
        brace = value.text.find("{") if value.text.endswith("}") else -1
        if brace > 0 and value.text[brace - 1] == " " and ":" in value.text[brace:]:
            name = value.part(0, brace).unquoted()
            if any(folded(name.text) == folded(one) for one in self.table.cards):
                self.table.fault(name, f"{shown(name.text)} ha già una descrizione")
                return
            body = value.part(brace)
            self.table.cards[name.scalar()] = tree_at(body.text, *body.place)
            return
        value, texts = without_texts(value)
        lying = next((one for one in self.people.laid if folded(value.text) in map(folded, names_in([one]))), None)
        if lying is not None:
            # What it is was said where it lies: below this line stands its text.
            self.of(lying).paragraphs += texts
            self.people.above = (lying,)
            return
        self.said.append(TextOf(value, [*texts], described=True))
        self.people.above = (value,)

    def field(self, key: str, head: Typed, above: tuple[Typed, ...], block: Block) -> None:
        """A field of a card as a file has it, below the line of the card: ``retro: Lupo``."""
        self.table.mark(head, "heading")
        if len(above) != 1:
            many = "sopra ci sono più carte: scrivi prima «carta: …»" if above else "sta sotto la riga della sua carta"
            self.table.fault(head, f"{shown(head.text)}: {many}" if above else f"{shown(head.text)} {many}")
            return
        text = self.of(above[0])
        if key in TEXTS and (key in text.more or not block.under):
            self._goes_on(text, key, head, block)
            self.people.above = above
            return
        if key in text.more:
            self.table.fault(head, f"{shown(head.text)} c'è già")
            return
        value = headings.head_of(block.typed)
        text.more[Text(key, head.place)] = None if value is None else values.said(Card, key, value[1], block)
        self._languages[above[0]] = key if key in TEXTS else ""
        self.people.above = above

    def _goes_on(self, text: TextOf, key: str, head: Typed, block: Block) -> None:
        """113.3: one more paragraph of a text, or a text that stands below with a sign before each paragraph."""
        self._languages[text.card] = key
        value = headings.head_of(block.typed)
        if key not in text.more:
            text.more[Text(key, head.place)] = None
        if value is not None and value[1].text:
            _add_paragraph(text, key, value[1].scalar())


TEXTS = ("testo", "testo inglese")
"""The fields of a card that have several paragraphs, each of which may have a line of its own."""


def _add_paragraph(text: TextOf, key: str, paragraph: Text) -> None:
    there = text.more.get(key)
    before = there if isinstance(there, Items) else [there] if isinstance(there, Text) else []
    text.more[key] = items(text.more.place or paragraph.place, [*before, paragraph])


def that_may_have(key: str, value: Typed, above: tuple[Typed, ...]) -> tuple[Typed, ...]:
    """Of several cards above a field, the one that may have it, where it is one."""
    several = tuple(one for one in above if may_have(key, value, one)) if len(above) > 1 else ()
    return several if len(several) == 1 else above
