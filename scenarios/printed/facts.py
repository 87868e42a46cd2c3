"""What is kept of a card, whatever the form of the file that it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

ENGLISH, ITALIAN = "en", "it"
CARD, TOKEN, EMBLEM, DUNGEON = "carta", "pedina", "emblema", "dungeon"
COLORS = "WUBRG"
"""105.1: the letters of the five colours, in their order."""
LONGEST_NAME = 300
"""Twice as long as any name that was ever printed."""
LONGEST_TEXT = 20_000
"""Characters of the text of one face; the longest that was ever printed has about fifteen hundred."""
MOST_FACES = 8


class Face(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One face, half or part of a card in Oracle words.

    ``indicator``: 204; ``colors`` as the file gives them, `None` if it does not.
    """

    name: str
    types: str = ""
    text: str = ""
    cost: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: str | None = None
    indicator: str | None = None


class Oracle(msgspec.Struct, frozen=True, omit_defaults=True):
    """108.1: a card as Oracle has it, with what the file says of it. ``legal``: formats with `legal`, `banned` or `restricted`.

    ``parts``: names of the cards that it belongs to, each with what it is there (`meld_part`, `meld_result`, `token`).
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    kind: str = CARD
    identity: str | None = None
    mana_value: float | None = None
    keywords: tuple[str, ...] = ()
    legal: dict[str, str] = {}
    parts: tuple[tuple[str, str], ...] = ()


class ItalianFace(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One face as it was printed in Italian. ``text`` is `None` where the file does not know it, '' where there is none."""

    name: str
    types: str | None = None
    text: str | None = None


class Printing(msgspec.Struct, frozen=True, gc=False):
    """One printing. ``released``: the day as YYYY-MM-DD, '' where it is not known."""

    language: str
    set: str
    number: str
    released: str


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A ruling of the file: its day and what it says."""

    day: str
    text: str


class Record(Protocol):
    """One record of a file, in any form. What costs time is worked out when it is asked for."""

    @property
    def key(self) -> str:
        """What tells its card from every other; two records with one key are of the same card."""

    def printings(self) -> Sequence[Printing]:
        """Those in English and Italian that it speaks of."""

    def oracle(self) -> Oracle:
        """The card. Raises `Unfit` for one that cannot be."""

    def italian(self) -> tuple[Printing, tuple[ItalianFace, ...]] | None:
        """How it was printed in Italian."""

    def aliases(self) -> Sequence[str]:
        """201.3: other English names that printings of the card have, and that count as its own."""

    def rulings(self) -> Sequence[Ruling]:
        """Rulings that the record brings with it."""


class Unfit(ValueError):
    """A record that is no card of which anything could be said, with why, in Italian."""


def checked(oracle: Oracle) -> Oracle:
    """The card itself. Raises `Unfit` for one without a name, or with more text than any card has."""
    if not oracle.name.strip():
        raise Unfit("il nome è vuoto")
    if len(oracle.name) > LONGEST_NAME:
        raise Unfit(f"il nome è di {len(oracle.name)} caratteri: il massimo è {LONGEST_NAME}")
    if not 0 < len(oracle.faces) <= MOST_FACES:
        raise Unfit(f"le facce sono {len(oracle.faces)}: ne può avere da 1 a {MOST_FACES}")
    for face in oracle.faces:
        if not face.name.strip() or len(face.name) > LONGEST_NAME:
            raise Unfit("il nome di una faccia è vuoto o troppo lungo")
        if len(face.text) > LONGEST_TEXT:
            raise Unfit(f"il testo è di {len(face.text)} caratteri: il massimo è {LONGEST_TEXT}")
    return oracle


def checked_italian(faces: tuple[ItalianFace, ...]) -> tuple[ItalianFace, ...]:
    """The same for what was printed."""
    for face in faces:
        if len(face.name) > LONGEST_NAME or len(face.text or "") > LONGEST_TEXT:
            raise Unfit("il nome o il testo italiano è più lungo di quelli che si stampano")
    return faces


def checked_names(names: list[str]) -> list[str]:
    """The same for names."""
    if any(len(name) > LONGEST_NAME for name in names):
        raise Unfit("un nome è più lungo di quelli che si stampano")
    return names


def letters(colors: Sequence[str] | None) -> str | None:
    """105.1: colours in their order, as letters."""
    return None if colors is None else "".join(letter for letter in COLORS if letter in colors)


def kind_of(types: str, layout: str) -> str:
    """111, 114, 309: what a type line and a layout say that this is, when it is no card of a deck."""
    words = types.split()
    if "Dungeon" in words or "dungeon" in layout:
        return DUNGEON
    if "Emblem" in words or layout == "emblem":
        return EMBLEM
    if "token" in layout or words[:1] == ["Token"]:
        return TOKEN
    return CARD
