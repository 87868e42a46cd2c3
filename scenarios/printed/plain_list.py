"""A list of cards with one object on each line: Italian and English words of one face side by side.

A list has no card of several faces, only its faces. They are one card where the list says so: by the name of the whole card, or
by the number of the card in its set. What else they have in common, other cards of the set have too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from scenarios.printed.facts import (
    ENGLISH,
    ITALIAN,
    Face,
    ItalianFace,
    Oracle,
    Printing,
    Ruling,
    checked,
    checked_italian,
    kind_of,
)

_SIDES = "abcdefgh"
_DIVIDES = " // "
_MELD = "meld"
"""712.4: each of these is a card of its own, whatever is on its other side."""
_MOST_WAITING = 10_000
"""Faces that wait for the others of their cards; so many there never were."""


class ListRecord(msgspec.Struct, gc=False):
    """One face of a card, or a card of one."""

    name_it: str | None = None
    name_en: str | None = None
    type_it: str | None = None
    text_it: str | None = None
    type_en: str | None = None
    text_en: str | None = None
    mana_cost: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    set: str = ""
    number: str = ""
    released: str = ""
    layout: str = "normal"
    side: str | None = None

    @property
    def whole_name(self) -> str:
        """What the list calls the card, in English where it says so; '' for a record of no card."""
        return self.name_en or self.name_it or ""

    @property
    def card(self) -> tuple[str, str] | None:
        """What the list says of the card that this is a face of; nothing where this is the card, or it does not say."""
        if self.side is None or self.side not in _SIDES or self.layout == _MELD:
            return None
        whole = self.whole_name
        if _DIVIDES in whole:
            return self.set, whole
        return (self.set, self.number.rstrip(_SIDES)) if self.number else None

    def _own(self, name: str) -> str:
        """The name of this face in that of the whole card."""
        names = name.split(_DIVIDES)
        at = _SIDES.find(self.side) if self.side else -1
        return names[at] if self.card is not None and len(names) > at else name

    @property
    def name(self) -> str:
        """Its English name; Italian, where it has none."""
        return self._own(self.whole_name)

    @property
    def types(self) -> str:
        """Its type line."""
        return self.type_en or self.type_it or ""

    def as_face(self) -> Face:
        """The face in Oracle words."""
        return Face(
            name=self.name,
            types=self.types,
            text=self.text_en or "",
            cost=self.mana_cost or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
        )

    def as_italian(self) -> ItalianFace | None:
        """The face in its Italian words; ``None`` for a card that was never printed in Italian."""
        if not self.name_it:
            return None
        return ItalianFace(self._own(self.name_it), self.type_it, self.text_it if self.text_it or self.text_en else "")


class ListCard:
    """A card with all of its faces that are in the list."""

    def __init__(self, *faces: ListRecord) -> None:
        self.faces = sorted(faces, key=lambda face: face.side or "")
        self.name = _DIVIDES.join(face.name for face in self.faces)
        self.key = f"n:{self.name}"
        in_italian = [face.as_italian() for face in self.faces]
        self._italian = tuple(face for face in in_italian if face is not None) if all(in_italian) else ()

    def _printing(self, language: str) -> Printing:
        first = self.faces[0]
        return Printing(language, first.set.lower(), first.number, first.released)

    def printings(self) -> Sequence[Printing]:
        """In both languages, where it has both."""
        english = [self._printing(ENGLISH)] if self.faces[0].name_en else []
        return [*([self._printing(ITALIAN)] if self._italian else []), *english]

    def oracle(self) -> Oracle:
        """The card. Raises `Unfit` for one that cannot be."""
        first = self.faces[0]
        faces = tuple(face.as_face() for face in self.faces)
        return checked(Oracle(self.name, faces, first.layout, kind_of(first.types, first.layout)))

    def italian(self) -> tuple[Printing, tuple[ItalianFace, ...]] | None:
        """The Italian words, where the list has any."""
        return (self._printing(ITALIAN), checked_italian(self._italian)) if self._italian else None

    def aliases(self) -> Sequence[str]:
        """None."""
        return ()

    def rulings(self) -> Sequence[Ruling]:
        """None."""
        return ()


class Joining:
    """Faces that wait for the others of their cards, wherever in the list they stand."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[str, str], dict[str, ListRecord]] = {}
        self._count = 0

    def add(self, record: ListRecord) -> Iterator[ListCard]:
        """The next record of the list; gives the cards that need not wait any longer."""
        card = record.card
        if card is None:
            yield ListCard(record)
            return
        self._waiting.setdefault(card, {})[record.side or ""] = record
        self._count += 1
        if self._count >= _MOST_WAITING:
            yield from self.rest()

    def rest(self) -> Iterator[ListCard]:
        """The cards whose faces waited; a face whose others are not in the list stands for itself."""
        waiting, self._waiting, self._count = self._waiting, {}, 0
        for faces in waiting.values():
            yield ListCard(*faces.values())
