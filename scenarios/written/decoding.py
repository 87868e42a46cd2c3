"""The text of a file that somebody else wrote, before anything in it is read."""

from __future__ import annotations

from scenarios.language.errors import Place

LARGEST_FILE = 1_000_000
"""How many bytes a file may have."""


class Unreadable(Exception):
    """A text that is no tree: what is wrong, in Italian, and where (``None`` where it is the whole)."""

    def __init__(self, message: str, place: Place | None = None, suggestion: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.suggestion = suggestion


def decoded(data: bytes) -> str:
    """The text of a file. Raises Unreadable where it is too large, binary, or not UTF-8."""
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"il file è di {len(data)} byte: il massimo è {LARGEST_FILE}")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or data[:4].count(0) > 1:
        raise Unreadable("il file non è scritto in UTF-8, ma sembra in UTF-16: salvalo come UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        place = Place(before.count("\n") + 1, len(before) - before.rfind("\n"))
        raise Unreadable(f"qui c'è un byte ({data[error.start]:#04x}) che non è testo in UTF-8", place) from None
