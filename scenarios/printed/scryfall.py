"""Scryfall's bulk files: card objects of any language, and rulings."""

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
    checked_names,
    kind_of,
    letters,
)

WITHOUT_RULES = frozenset({"art_series"})
"""Layouts of what is printed like a card and is none."""
_REVERSIBLE = "reversible_card"
"""One card on both sides: its faces say what it is, and every one of them is a whole card."""


class Head(msgspec.Struct, gc=False):
    """What is looked at in every record, to pass over those of other languages."""

    lang: str = ENGLISH
    oracle_id: str | None = None


class FaceRecord(msgspec.Struct, gc=False):
    """A face of a card object."""

    name: str
    oracle_id: str | None = None
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    printed_name: str | None = None
    flavor_name: str | None = None
    printed_type_line: str | None = None
    printed_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None

    def as_face(self, colors: list[str] | None, indicator: list[str] | None) -> Face:
        """The face; colours of the whole card where it has none of its own."""
        return Face(
            name=self.name,
            types=self.type_line or "",
            text=self.oracle_text or "",
            cost=self.mana_cost or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=letters(colors if self.colors is None else self.colors),
            indicator=letters(indicator if self.color_indicator is None else self.color_indicator),
        )

    def as_italian(self) -> ItalianFace | None:
        """The face as it was printed; nothing where the file does not know its name."""
        if not self.printed_name:
            return None
        text = self.printed_text
        if text is None and not self.oracle_text:
            text = ""
        return ItalianFace(self.printed_name, self.printed_type_line, text)


class Part(msgspec.Struct, gc=False):
    """A card or token that belongs to another."""

    name: str
    component: str = ""


class CardRecord(FaceRecord, gc=False):
    """A card object: one printing of a card in one language."""

    lang: str = ENGLISH
    layout: str = "normal"
    set: str = ""
    collector_number: str = ""
    released_at: str = ""
    cmc: float | None = None
    color_identity: list[str] | None = None
    keywords: list[str] = []
    legalities: dict[str, str] = {}
    card_faces: list[FaceRecord] = []
    all_parts: list[Part] = []

    @property
    def key(self) -> str:
        """Its Oracle identity; without one, its name."""
        own = self.oracle_id or next((face.oracle_id for face in self.card_faces if face.oracle_id), None)
        return own or f"n:{self.name}"

    @property
    def printing(self) -> Printing:
        """This printing."""
        return Printing(self.lang, self.set.lower(), self.collector_number, self.released_at)

    def printings(self) -> Sequence[Printing]:
        """This one, where it is in one of the two languages."""
        return (self.printing,) if self.lang in (ENGLISH, ITALIAN) else ()

    def _faces(self) -> Sequence[FaceRecord]:
        faces = self.card_faces or (self,)
        return faces[:1] if self.layout == _REVERSIBLE else faces

    def oracle(self) -> Oracle:
        """The card. Raises `Unfit` for one that cannot be."""
        faces = self._faces()
        types = self.type_line or faces[0].type_line or ""
        reversible = self.layout == _REVERSIBLE
        return checked(
            Oracle(
                name=faces[0].name if reversible else self.name,
                faces=tuple(face.as_face(self.colors, self.color_indicator) for face in faces),
                layout="normal" if reversible else self.layout,
                kind=kind_of(types, self.layout),
                identity=letters(self.color_identity),
                mana_value=self.cmc,
                keywords=tuple(self.keywords),
                legal={name: status for name, status in self.legalities.items() if status != "not_legal"},
                parts=tuple((part.component, part.name) for part in self.all_parts if part.name != self.name),
            )
        )

    def italian(self) -> tuple[Printing, tuple[ItalianFace, ...]] | None:
        """What was printed, where this is an Italian printing of which the file knows every face."""
        if self.lang != ITALIAN:
            return None
        faces = [face.as_italian() for face in self._faces()]
        known = tuple(face for face in faces if face is not None)
        return (self.printing, checked_italian(known)) if len(known) == len(faces) else None

    def aliases(self) -> Sequence[str]:
        """201.3: what a printing is called that has a name of its own for a card of another name."""
        if self.lang != ENGLISH:
            return ()
        named = [name for name in (self.flavor_name, self.printed_name) if name]
        faces = [name for face in self.card_faces for name in (face.flavor_name, face.printed_name) if name]
        return checked_names([*named, *faces])

    def rulings(self) -> Sequence[Ruling]:
        """None: they have a file of their own."""
        return ()


class RulingRecord(msgspec.Struct, gc=False):
    """One ruling of the file of rulings."""

    oracle_id: str
    comment: str
    published_at: str = ""
