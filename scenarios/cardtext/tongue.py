"""The language in which a text is being read: Italian, where nobody says otherwise.

What a sentence becomes is the same in every language; what differs is how words are told apart and how a sentence is taken to
pieces. Whoever reads another language says so for the time of one reading, in this thread alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from scenarios.cardtext.lexing import Lexeme
    from scenarios.cardtext.normalise import Piece
    from scenarios.cardtext.tree import Node


class Tongue(Protocol):
    """A language other than Italian."""

    def lexemes(self, found: Sequence[Piece]) -> list[Lexeme]:
        """As :func:`scenarios.cardtext.lexing.lexemes`."""

    def readings(self, lexemes: Sequence[Lexeme], start: str) -> list[Node]:
        """As :func:`scenarios.cardtext.parsing.readings`."""


_NOW: ContextVar[Tongue | None] = ContextVar("tongue", default=None)


def other_tongue() -> Tongue | None:
    """The language that is read now; ``None`` for Italian."""
    return _NOW.get()


_ONLY_IF = (
    (("ACTIVATE_ONLY_IF", "attiva solo se"),),
    (("ACTIVATE_ONLY_IF", "activate"), ("WORD", "only"), ("IF", "if")),
)


def words_of_only_if() -> tuple[tuple[str, str], ...]:
    """The words before which a condition that stands alone is read, in Italian or in English: kinds and forms."""
    return _ONLY_IF[0] if other_tongue() is None else _ONLY_IF[1]


@contextmanager
def spoken_in(tongue: Tongue) -> Iterator[None]:
    """Everything that is read meanwhile is of that language."""
    before = _NOW.set(tongue)
    try:
        yield
    finally:
        _NOW.reset(before)
