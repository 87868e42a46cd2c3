"""123.4-123.9: what the stickers on an object make of it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.abilities.continuous import AddToName, GainAbility, Part, SetPT
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import Characteristics
from engine.cards.sticker import StickerOn
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite
from engine.words.terms import Layer, StickerKind, Zone

STICKER_LAYERS = (Layer.TEXT, Layer.ABILITY, Layer.SET_PT)
AFTER_ITS_OBJECT = 1_000_000
"""613.7k: where the effects of stickers stand behind those of the abilities of their object, of one timestamp."""


def may_show(one: GameObject) -> bool:
    """123.6-123.7: whether its stickers do anything: on a permanent that is phased in, or on a card anywhere else."""
    return not one.phased_out and (one.zone is Zone.BATTLEFIELD or one.is_card)


def sticker_parts(on: StickerOn, one: GameObject, looks: Characteristics, layer: Layer) -> tuple[Part, ...]:
    """123.6, 123.7, 123.8: what one sticker does in a layer; 123.9: a picture does nothing."""
    sticker = on.sticker
    if sticker.kind is StickerKind.NAME and layer is Layer.TEXT:
        return (AddToName(sticker.words, on.position),)
    if sticker.kind is StickerKind.ABILITY and layer is Layer.ABILITY:
        return tuple(GainAbility(ability) for ability in sticker.abilities)
    if sticker.kind is StickerKind.SIZE and layer is Layer.SET_PT and _has_size(one, looks):
        return (SetPT(Fixed(sticker.power), Fixed(sticker.toughness)),)
    return ()


def _has_size(one: GameObject, looks: Characteristics) -> bool:
    """123.8: a creature; anywhere but on the battlefield a Vehicle card as well."""
    return looks.creature or (one.zone is not Zone.BATTLEFIELD and "Vehicle" in looks.subtypes)


def kept_by(one: GameObject, to: Zone) -> tuple[Citation, ...]:
    """123.5: stickers go with their object into a public zone, and not into a hidden one; 123.6c: the places of words too."""
    return (cite("123.5"), *(() if to.hidden else where_words_stay((one,))))


def where_words_stay(several: Iterable[GameObject]) -> tuple[Citation, ...]:
    """123.6c: where one of these has a name sticker, it stays after so many words, whatever the name is now."""
    named = any(on.sticker.kind is StickerKind.NAME for one in several for on in one.stickers)
    return (cite("123.6c"),) if named else ()


def does(kind: StickerKind) -> tuple[Citation, ...]:
    """123.6-123.9: the rule of what a sticker that is put on something does there."""
    return _DOES[kind]


_DOES = {
    StickerKind.NAME: (cite("123.6b"), cite("612.9")),
    StickerKind.ABILITY: (cite("123.7"),),
    StickerKind.SIZE: (cite("123.8"),),
    StickerKind.ART: (cite("123.9"),),
}
