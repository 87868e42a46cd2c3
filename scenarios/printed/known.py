"""A card as it is looked up: what Oracle says, how it was last printed in Italian, and which of the two is older."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from scenarios.printed.deriving import PrintedFace
from scenarios.printed.facts import Face, Oracle, Ruling
from scenarios.printed.store import Store, StoreError

_ORACLE = msgspec.json.Decoder(Oracle)
_PRINTED = msgspec.json.Decoder(tuple[PrintedFace | None, ...])


@dataclass(frozen=True)
class Known:
    """One card. ``day``: of the file that says what Oracle says; ``latest``: of its newest printing in the two languages."""

    number: int
    key: str
    oracle: Oracle
    printed: tuple[PrintedFace | None, ...]
    latest: str
    file: str
    day: str

    @property
    def faces(self) -> Sequence[tuple[Face, PrintedFace | None]]:
        """Every face with its Italian."""
        return list(zip(self.oracle.faces, self.printed, strict=True))

    def name(self, face: int | None = None) -> str:
        """What it is called in Italian; in English where it was never printed in Italian."""
        if face is not None:
            printed = self.printed[face]
            return printed.name if printed is not None else self.oracle.faces[face].name
        if all(self.printed):
            return " // ".join(one.name for one in self.printed if one is not None)
        return self.oracle.name

    @cached_property
    def italian(self) -> str:
        """The day of the oldest Italian text that its faces have; '' where one has none."""
        texts = [face.released for face in self.printed if face is not None and face.text is not None]
        return min(texts) if len(texts) == len(self.printed) else ""

    @property
    def only_english(self) -> bool:
        """Whether it has rules text of which no Italian printing is known."""
        return any(face.text and (printed is None or printed.text is None) for face, printed in self.faces)

    @property
    def undated(self) -> bool:
        """Whether nobody can tell from the file if it was printed anew after its Italian: its day is not there, or no other is."""
        texts = [face for face in self.printed if face is not None and face.text]
        # What is known by its name alone is from a list, which has no other printing than this.
        return bool(texts) and (self.key.startswith("n:") or not all(face.released for face in texts))

    @property
    def outdated(self) -> bool:
        """Whether it was printed anew after its last Italian printing, so that its Oracle words may be others today."""
        return bool(self.italian) and self.italian < self.latest


def known(store: Store, number: int) -> Known:
    """The card of a number. Raises `StoreError`, also for one that is not there."""
    found = store.rows(
        "SELECT card.key, oracle, printed, latest, source.file, source.day FROM card JOIN detail ON card = card.id "
        "JOIN source ON source.id = card.source WHERE card.id = ?",
        number,
    )
    if not found:
        raise StoreError("il file delle carte è danneggiato")
    key, oracle, printed, latest, file, day = found[0]
    try:
        return Known(number, key, _ORACLE.decode(oracle), _PRINTED.decode(printed), latest, file, day)
    except msgspec.DecodeError:
        raise StoreError("il file delle carte è danneggiato") from None


def rulings(store: Store, card: Known) -> list[Ruling]:
    """What the files say about the card besides its text, the earliest first."""
    found = store.rows("SELECT DISTINCT day, text FROM ruling WHERE key = ? ORDER BY day, text", card.key)
    return [Ruling(day, text) for day, text in found]


def sets(store: Store, card: Known) -> list[tuple[str, str]]:
    """The codes of the sets in which it was printed in either language, each with its day, the newest first."""
    found = store.rows(
        'SELECT "set", max(released) FROM printing JOIN belongs USING (oracle) WHERE card = ? AND "set" <> \'\' '
        'GROUP BY "set" ORDER BY 2 DESC, 1',
        card.number,
    )
    return [(code, day) for code, day in found]
