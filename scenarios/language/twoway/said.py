"""What a sentence says, without the words that it was said with: pronouns still stand for nothing, and nothing is resolved."""

from __future__ import annotations

from msgspec import Struct

Part = "Said | Word"


class Word(Struct, frozen=True, eq=False):
    """A word that matters: what it is, and what it means. How it was spelt, and in which form, is no part of what is said."""

    kind: str
    value: object = None
    form: str = ""
    marks: str = ""
    moods: frozenset[str] = frozenset()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and (self.kind, self.value) == (other.kind, other.value)

    def __hash__(self) -> int:
        return hash((self.kind, self.value))


class Said(Struct, frozen=True, cache_hash=True):
    """One thing that is said: by which entry, and its parts in the order that the entry gives them in every language."""

    kind: str
    children: tuple[Said | Word, ...] = ()
