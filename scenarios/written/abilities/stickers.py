"""123.1: stickers that a player has: ``{nome: Scuro}``, ``{forza: 5, costituzione: 5, ticket: 3}``."""

from __future__ import annotations

from typing import Any

from engine.cards.sticker import Sticker
from engine.words.terms import StickerKind
from scenarios.written.abilities.ability import ABILITY
from scenarios.written.abilities.reading import NAME, NATURAL, PROSE, Grammar, Schema, many

STICKERS = Grammar("sticker", "uno sticker")
_TICKETS = ("ticket", NATURAL)
STICKERS.form(Sticker, {"kind": StickerKind.NAME}, words=("nome", NAME), tickets=_TICKETS)
STICKERS.form(
    Sticker,
    {"kind": StickerKind.ABILITY},
    abilities=("abilità", many(ABILITY)),
    words=("testo", PROSE),
    tickets=_TICKETS,
)
STICKERS.form(
    Sticker,
    {"kind": StickerKind.SIZE},
    power=("forza", NATURAL),
    toughness=("costituzione", NATURAL),
    tickets=_TICKETS,
)
STICKERS.form(Sticker, {"kind": StickerKind.ART}, words=("illustrazione", NAME), tickets=_TICKETS)
_MANY = many(STICKERS.reader)


def read_stickers(value: Any) -> tuple[Sticker, ...]:
    """123.2c: the stickers that a player has access to. Raises an error of `wrong` or several."""
    found: tuple[Sticker, ...] = _MANY(value)
    return found


def stickers_schema() -> Schema:
    """Stickers in JSON Schema; made whole by `with_definitions`."""
    return _MANY.schema()
