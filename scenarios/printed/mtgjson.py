"""MTGJSON's files: AllPrintings, AtomicCards and files of one set. Each face of a card is a record of its own there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

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
    checked_names,
    kind_of,
    letters,
)

_ITALIAN = "Italian"


class Foreign(msgspec.Struct, rename="camel", gc=False):
    """A face in another language."""

    language: str = ""
    name: str | None = None
    face_name: str | None = None
    type: str | None = None
    text: str | None = None


class RulingOfCard(msgspec.Struct, gc=False):
    """A ruling."""

    text: str
    date: str = ""


class Identifiers(msgspec.Struct, rename="camel", frozen=True, gc=False):
    """What tells a card and a printing from others."""

    scryfall_oracle_id: str | None = None
    scryfall_id: str | None = None


class FaceRecord(msgspec.Struct, rename="camel", gc=False):
    """One face of one printing, or, in AtomicCards, of a card."""

    name: str
    type: str = ""
    layout: str = "normal"
    side: str | None = None
    face_name: str | None = None
    flavor_name: str | None = None
    face_flavor_name: str | None = None
    text: str | None = None
    mana_cost: str | None = None
    mana_value: float | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    color_identity: list[str] | None = None
    keywords: list[str] = []
    legalities: dict[str, str] = {}
    number: str = ""
    set_code: str = ""
    language: str = "English"
    printings: list[str] = []
    foreign_data: list[Foreign] = []
    identifiers: Identifiers = Identifiers()
    rulings: list[RulingOfCard] = []

    def as_face(self) -> Face:
        """The face in Oracle words."""
        return Face(
            name=self.face_name or self.name,
            types=self.type,
            text=self.text or "",
            cost=self.mana_cost or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=letters(self.colors),
            indicator=letters(self.color_indicator),
        )

    def as_italian(self) -> ItalianFace | None:
        """The face as it was printed in Italian."""
        for one in self.foreign_data:
            if one.language != _ITALIAN:
                continue
            name = one.face_name or one.name
            if not name:
                continue
            return ItalianFace(name, one.type, one.text if one.text is not None or self.text else "")
        return None


class SetRecord(msgspec.Struct, rename="camel", gc=False):
    """A set with its cards."""

    code: str = ""
    release_date: str = ""
    cards: list[FaceRecord] = []
    tokens: list[FaceRecord] = []


class Card:
    """All faces of one printing, or of a card of AtomicCards."""

    def __init__(self, faces: Sequence[FaceRecord], released: str = "", code: str = "") -> None:
        self.faces = sorted(faces, key=lambda face: face.side or "")
        first = self.faces[0]
        self._printing = (first.set_code or code).lower(), first.number, released
        self.key = first.identifiers.scryfall_oracle_id or f"n:{self._name()}"

    def _name(self) -> str:
        first = self.faces[0]
        return (first.face_name or first.name) if first.layout in ("meld", "reversible_card") else first.name

    def printings(self) -> Sequence[Printing]:
        """In English, and in Italian where it has Italian words; of AtomicCards the sets alone."""
        first = self.faces[0]
        if not self._printing[0]:
            return [Printing(ENGLISH, code.lower(), "", "") for code in first.printings]
        found = [Printing(ENGLISH, *self._printing)] if first.language == "English" else []
        if first.as_italian() is not None:
            found.append(Printing(ITALIAN, *self._printing))
        return found

    def oracle(self) -> Oracle:
        """The card. Raises `Unfit` for one that cannot be."""
        first = self.faces[0]
        layout = "normal" if first.layout == "reversible_card" else first.layout
        return checked(
            Oracle(
                name=self._name(),
                faces=tuple(face.as_face() for face in self.faces),
                layout=layout,
                kind=kind_of(first.type, layout),
                identity=letters(first.color_identity),
                mana_value=first.mana_value,
                keywords=tuple(dict.fromkeys(word for face in self.faces for word in face.keywords)),
                legal={name: status.lower() for name, status in first.legalities.items()},
                parts=_meld(first) if layout == "meld" else (),
            )
        )

    def italian(self) -> tuple[Printing, tuple[ItalianFace, ...]] | None:
        """What was printed, where the file knows every face of it."""
        faces = [face.as_italian() for face in self.faces]
        known = tuple(face for face in faces if face is not None)
        return (Printing(ITALIAN, *self._printing), checked_italian(known)) if len(known) == len(faces) else None

    def aliases(self) -> Sequence[str]:
        """201.3: what a printing is called that has a name of its own for a card of another name."""
        return checked_names(
            [name for face in self.faces for name in (face.flavor_name, face.face_flavor_name) if name]
        )

    def rulings(self) -> Sequence[Ruling]:
        """The rulings on the card."""
        return [Ruling(one.date, one.text) for one in self.faces[0].rulings]


def _meld(first: FaceRecord) -> tuple[tuple[str, str], ...]:
    """712.4: the name of a meld card there has what it melds into behind its own."""
    own, _, into = first.name.partition(" // ")
    return (("meld_result", into),) if into and own == first.face_name else ()


def cards_of_set(value: Any) -> Iterator[Card]:
    """The cards of a set. Raises `msgspec.ValidationError` where it is none."""
    found = msgspec.convert(value, SetRecord)
    yield from grouped((*found.cards, *found.tokens), found.release_date, found.code)


def cards_of_name(value: Any) -> Iterator[Card]:
    """The cards of one name of AtomicCards: one with its faces, or several that only share the name."""
    yield from grouped(msgspec.convert(value, list[FaceRecord]))


def grouped(faces: Iterable[FaceRecord], released: str = "", code: str = "") -> Iterator[Card]:
    """Faces of one printing belong together. Melded permanents and both sides of a reversible card are each of their own."""
    together: dict[tuple[str, str], list[FaceRecord]] = {}
    for number, face in enumerate(faces):
        whole = face.side is None or face.layout in ("meld", "reversible_card")
        which = face.identifiers.scryfall_id or f"{face.name} {face.number}"
        together.setdefault((which, str(number) if whole else ""), []).append(face)
    for one in together.values():
        # A token and its kind may be listed twice under one identity; two faces of one side are two printings.
        yield Card(list({face.side: face for face in one}.values()), released, code)
