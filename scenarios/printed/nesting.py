"""How deep the brackets of a JSON text go, found out before it is parsed: parsers take long over a deep text, or end in it."""

from __future__ import annotations

MOST_NESTED = 64
"""Brackets within brackets; a file of cards has six or seven."""
LONGEST_STRING = 16 << 20
"""Bytes between two quotation marks; no text of a card comes near it."""

_TOO_DEEP = f"ha più di {MOST_NESTED} parentesi una dentro l'altra: non è un file di carte"
_TOO_LONG = f"ha un testo più lungo di {LONGEST_STRING >> 20} MiB: non è un file di carte"
_MARKS = b'"[]{}'
_OTHERS = bytes(set(range(256)) - set(_MARKS))
_ALIKE = bytes.maketrans(b"[]{}", b"()()")


class Excess(ValueError):
    """A text that no file of cards can be, with why, in Italian."""


class Nesting:
    """What stands open at a place of a text that is given piece by piece.

    Nothing here looks at one byte after the other: each step is one pass in C over what the step before left. What is within
    one piece is not added to what stands open before it, so that up to twice as deep may pass; never less than `MOST_NESTED`.
    """

    def __init__(self) -> None:
        self._open = 0
        self._in_string = 0
        self._rest = b""

    def take(self, piece: bytes) -> None:
        """Goes on with the next piece. Raises `Excess`."""
        piece = self._rest + piece
        # Whether a backslash at the very end escapes something is not seen before the next piece.
        whole = len(piece.rstrip(b"\\"))
        piece, self._rest = piece[:whole], piece[whole:]
        if len(self._rest) > LONGEST_STRING:
            raise Excess(_TOO_LONG)
        marks = piece.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _OTHERS)
        within = bool(self._in_string)
        parts = marks.split(b'"')
        ends_within = within ^ (len(parts) % 2 == 0)
        self._in_string = (self._in_string if len(parts) == 1 else 0) + max(len(piece), 1) if ends_within else 0
        if self._in_string > LONGEST_STRING:
            raise Excess(_TOO_LONG)
        self._count(b"".join(parts[within::2]).translate(_ALIKE))

    def _count(self, brackets: bytes) -> None:
        """Takes off the innermost pairs again and again; what is left at last closes what was open before, and opens anew."""
        for _ in range(MOST_NESTED + 1):
            left = brackets.replace(b"()", b"")
            if left == brackets:
                break
            brackets = left
        else:
            raise Excess(_TOO_DEEP)
        closed = brackets.count(b")")
        self._open = max(self._open - closed, 0) + len(brackets) - closed
        if self._open > MOST_NESTED:
            raise Excess(_TOO_DEEP)


def check_nesting(text: bytes) -> None:
    """The same for a text that is there whole. Raises `Excess`."""
    if text.count(b"[") + text.count(b"{") > MOST_NESTED:
        Nesting().take(text)
