"""The rules text of a card as it is written: it knows where in its file each of its signs stands."""

from __future__ import annotations

from typing import Self

from scenarios.language.errors import Place
from scenarios.written.places import place_in


class RulesText(str):
    """The rules text of a card, a paragraph on each line; it knows where in its file each of its signs stands."""

    parts: tuple[str, ...]
    printed: bool
    """Whether it is what a card has on it, word by word, and not what somebody says of one."""

    day: str
    """When that was printed, as 2018-04-27; '' where it is not known."""

    def __new__(cls, parts: tuple[str, ...] = (), *, printed: bool = False, day: str = "") -> Self:
        made = super().__new__(cls, "\n".join(part.strip() for part in parts))
        made.parts = parts
        made.printed = printed
        made.day = day
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[tuple[str, ...]], dict[str, object]]:
        """It is handed over to another process whole."""
        return (self.parts,), {"printed": self.printed, "day": self.day}

    def place(self, index: int) -> Place | None:
        """The line and column of the sign at an index; ``None`` for a text that comes from no file."""
        for part in self.parts:
            length = len(part.strip())
            if index <= length:
                return place_in(part, len(part) - len(part.lstrip()) + index)
            index -= length + 1
        return None


NO_TEXT = RulesText()
