"""123.3: instructions that put stickers on objects."""

from __future__ import annotations

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.references import ObjectReference, PlayerReference, You
from engine.words.record import Record
from engine.words.terms import StickerKind


@instruction(moves=(), keeps=(), adds=None, inside=(), about="on", tokens=(), unseen=False, copies=False)
class PutSticker(Record, kw_only=True):
    """123.3: a player puts a sticker that they choose on each of these, of one of these kinds, or of any."""

    on: ObjectReference
    who: PlayerReference = You()
    kinds: tuple[StickerKind, ...] = ()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class MoveSticker(Record, kw_only=True):
    """123.3d: a player moves a sticker that they choose from one object to another one."""

    of: ObjectReference
    to: ObjectReference
    who: PlayerReference = You()
    kinds: tuple[StickerKind, ...] = ()


StickerEffect = PutSticker | MoveSticker
