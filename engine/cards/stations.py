"""721: station cards, whose power and toughness belong to one of their station symbols."""

from __future__ import annotations

from engine.cards.characteristics import Characteristics
from engine.words.record import replace

STATION_SYMBOL = "station symbol"


def stationed(looks: Characteristics) -> Characteristics:
    """721.2b-c: the card with its printed power and toughness in the striation of its highest symbol: by itself
    it has none. Any other card, and one whose symbols say themselves which size they give, as it is."""
    symbols = [one for one in looks.keywords() if one.keyword == STATION_SYMBOL]
    if looks.power is None or looks.toughness is None or not symbols:
        return looks
    boxed = max(symbols, key=lambda one: one.value or 0)
    if any(one.size is not None for one in symbols):
        return looks.but(power=None, toughness=None)
    sized = replace(boxed, size=(looks.power, looks.toughness))
    return looks.but(
        power=None, toughness=None, abilities=tuple(sized if one is boxed else one for one in looks.abilities)
    )
