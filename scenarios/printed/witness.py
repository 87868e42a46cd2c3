"""An imported card by two witnesses: its Italian text and its Oracle text, each read by itself and laid beside the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards.abilities.ability import NotUnderstood
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Comparison, compared
from scenarios.cardtext.oracle.reading import read_oracle
from scenarios.printed.known import Known


@dataclass(frozen=True)
class Witnessed:
    """One face: what its two texts come to beside each other, and what of the English one was not understood."""

    name: str
    english: str
    comparison: Comparison
    not_understood: tuple[NotUnderstood, ...]


def witnessed(card: Known) -> Iterator[Witnessed]:
    """The faces of a card that have a text in both languages."""
    for at, (face, printed) in enumerate(card.faces):
        if printed is None or not printed.text or not face.text:
            continue
        italian = read(
            printed.name,
            printed.types or face.types,
            printed.text,
            face.cost or None,
            face.power,
            face.toughness,
            printed_on=printed.released,
        )
        english = read_oracle(face.name, face.text, italian.characteristics)
        yield Witnessed(card.name(at), face.name, compared(italian, english, printed.released), english.not_understood)
