"""A list of cards with one object on each line: Italian and English words of one face side by side."""

from __future__ import annotations

from collections.abc import Sequence

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


class ListRecord(msgspec.Struct, gc=False):
    """One face of a card."""

    name_it: str
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
    released: str = ""
    layout: str = "normal"
    side: str | None = None

    @property
    def key(self) -> str:
        """Its English name; Italian, where it has none."""
        return f"n:{self.name_en or self.name_it}"

    def printings(self) -> Sequence[Printing]:
        """In both languages, where it has both."""
        told = (self.set.lower(), "", self.released)
        return [Printing(ITALIAN, *told), *([Printing(ENGLISH, *told)] if self.name_en else [])]

    def oracle(self) -> Oracle:
        """The face as a card. Raises `Unfit` for one that cannot be."""
        types = self.type_en or self.type_it or ""
        face = Face(
            name=self.name_en or self.name_it,
            types=types,
            text=self.text_en or "",
            cost=self.mana_cost or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
        )
        return checked(Oracle(name=face.name, faces=(face,), layout=self.layout, kind=kind_of(types, self.layout)))

    def italian(self) -> tuple[Printing, tuple[ItalianFace, ...]] | None:
        """The Italian words."""
        face = ItalianFace(self.name_it, self.type_it, self.text_it if self.text_it or self.text_en else "")
        return Printing(ITALIAN, self.set.lower(), "", self.released), checked_italian((face,))

    def aliases(self) -> Sequence[str]:
        """None."""
        return ()

    def rulings(self) -> Sequence[Ruling]:
        """None."""
        return ()
