"""What is wrong with a text, said so that it can be shown: with its place, and never with a raw control character."""

from __future__ import annotations

from typing import NamedTuple

SHOWN = 40
"""How many characters of a foreign text a message repeats."""


def shown(text: str, limit: int = SHOWN) -> str:
    """The beginning of a foreign text, in quotation marks; what cannot be printed stands as its code (``\\x1b``)."""
    head = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text[:limit])
    return f"«{head}…»" if len(text) > limit else f"«{head}»"


class Fault(NamedTuple):
    """One thing that is wrong in a file of rules, with the line that it is on (from 1)."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class FaultyTextError(ValueError):
    """A file of rules that cannot be trusted, with everything that was found wrong in it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults
