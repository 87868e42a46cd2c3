"""702.160, 718: prototype cards, which have a second set of mana cost, power and toughness."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.characteristics import Characteristics, colors_of_cost
from engine.words.citations import not_implemented

not_implemented("718.3a", "lanciare come prototipo una carta mentre una magia o un'abilità si risolve")

PROTOTYPE = "prototype"


def prototype_of(looks: Characteristics) -> Characteristics | None:
    """718.2, 718.3b: the card as a prototyped spell: its other mana cost, power and toughness, and the colours of that cost."""
    word = next((one for one in looks.keywords() if _is_whole(one)), None)
    if word is None or word.cost is None or word.quality is None:
        return None
    power, _, toughness = word.quality.partition("/")
    cost = word.cost.mana
    return looks.but(mana_cost=cost, colors=colors_of_cost(cost), power=int(power), toughness=int(toughness))


def _is_whole(keyword: Keyword) -> bool:
    return keyword.keyword == PROTOTYPE and keyword.cost is not None and keyword.quality is not None
