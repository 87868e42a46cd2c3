"""107.4, 202.1: mana costs as people type them, with braces or without, to the form with braces."""

from __future__ import annotations

import re
from typing import Annotated

from engine.cards.characteristics import symbols
from engine.cards.mana import TYPES, Mana, in_pool
from scenarios.language.errors import shown, wrong
from scenarios.written.records import BeforeValidator, ReadBy, WithJsonSchema, folded
from scenarios.written.scalars import text_of

_COLORS = "WUBRG"
_BRACED = re.compile(
    rf"[0-9]{{1,3}}|[{_COLORS}CSXYZ]|[{_COLORS}C2]/[{_COLORS}]|[{_COLORS}]/P|[{_COLORS}]/[{_COLORS}]/P"
)
_PIECE = re.compile(rf"\{{([^{{}}]*)\}}|([0-9]+)|([{_COLORS}CSXYZ])")
_LONGEST = 60


def read_mana(value: object) -> str:
    """A mana cost as ``{1}{G}``, from ``1G``, ``{1}{g}`` or ``1 g``; ``{W/U}`` needs its braces.

    Raises an error of `wrong` for what is no mana cost.
    """
    written = text_of(value)
    text = "".join(written.upper().split())
    if not text or len(text) > _LONGEST:
        raise wrong(f"{shown(written)} non è un costo di mana, come 1G")
    found: list[str] = []
    position = 0
    while position < len(text):
        piece = _PIECE.match(text, position)
        if piece is None:
            raise wrong(
                f"{shown(text[position])} in {shown(written)} non è un simbolo di mana; si scrive per esempio 1G"
            )
        symbol = piece[1] if piece[1] is not None else piece[2] or piece[3]
        if not _BRACED.fullmatch(symbol):
            hint = "; il simbolo di TAP non è mana" if symbol in ("T", "Q") else ""
            raise wrong(f"{{{symbol[:8]}}} in {shown(written)} non è un simbolo di mana{hint}")
        found.append(f"{{{symbol}}}")
        position = piece.end()
    return "".join(found)


def read_pool(value: object) -> tuple[Mana, ...]:
    """106.4: unspent mana as ``GGR`` or ``{C}{C}``. Raises an error of `wrong` for what is no single mana."""
    if isinstance(value, tuple):
        return value
    written = read_mana(value)
    found = symbols(written)
    wrong_ones = [symbol for symbol in found if symbol not in TYPES]
    if wrong_ones:
        raise wrong(f"{{{wrong_ones[0]}}} non è mana che sta in una riserva: si scrive per esempio GGR o {{C}}{{C}}")
    return tuple(Mana(symbol) for symbol in found)


def read_kinds(value: object) -> tuple[str, ...]:
    """What a pool holds as ``BB``, ``{B}{B}`` or ``niente``. Raises an error of `wrong` for what is no single mana."""
    if isinstance(value, tuple):
        return tuple(value)
    if folded(text_of(value)) in _EMPTY:
        return ()
    return in_pool(read_pool(value))


_EMPTY = ("", "niente", "nessuno", "vuota", "0")


def payment_words(key: str) -> str:
    """The engine's key of a payment, or of mana to add, as people write it: ``WG``, ``R e 2 punti vita``, ``niente``."""
    mana, plus, points = key.partition("+")
    parts = (mana, f"{points} punti vita" if plus else "")
    return " e ".join(part for part in parts if part) or "niente"


MANA_SCHEMA = {"type": ["string", "integer"], "examples": ["1G", "{1}{G}"]}
ManaCost = Annotated[str, BeforeValidator(read_mana), WithJsonSchema(MANA_SCHEMA)]
"""A mana cost with braces."""
ManaPool = Annotated[tuple[Mana, ...], ReadBy(read_pool, lambda: dict(MANA_SCHEMA))]
"""The mana in a player's pool."""
ManaKinds = Annotated[tuple[str, ...], ReadBy(read_kinds, lambda: dict(MANA_SCHEMA))]
"""What the mana in a player's pool is, or that there is none."""
