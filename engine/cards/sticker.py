"""123: stickers, which are on objects and are none themselves: the record of one, and the word that a name sticker adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.words.record import Record
from engine.words.terms import StickerKind

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability


class Sticker(Record, kw_only=True):
    """123.1: one sticker that a player has access to: words, abilities, power and toughness, or a picture.

    ``tickets``: its ticket cost (123.3c).
    """

    kind: StickerKind
    words: str = ""
    """Of a name sticker what it adds; of another what people call it."""
    abilities: tuple[Ability, ...] = ()
    power: int = 0
    toughness: int = 0
    tickets: int = 0

    @property
    def said(self) -> str:
        """What is to be read on it."""
        if self.kind is StickerKind.SIZE:
            return f"{self.power}/{self.toughness}"
        return self.words


class StickerOn(Record, kw_only=True):
    """123.3a, 123.6c: a sticker where it is: which of those of its owner, and after how many words of the name it was put.

    ``timestamp``: when it was put there (613.7k).
    """

    sticker: Sticker
    number: int
    position: int = 0
    timestamp: int = 0


def words_of(name: str) -> tuple[str, ...]:
    """123.6a: the words of a name: what stands between spaces, a blank line not counted."""
    return tuple(word for word in name.split() if word.strip("_"))


def with_words(name: str, words: str, position: int) -> str:
    """123.6b-c: a name with more words in it after so many of its own, or at its end where it has no longer as many."""
    parts, place, counted = name.split(), 0, 0
    for number, part in enumerate(parts):
        if counted == position:
            break
        counted += bool(part.strip("_"))
        place = number + 1
    return " ".join((*parts[:place], words, *parts[place:]))
