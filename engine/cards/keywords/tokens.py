"""702: the tokens that keyword abilities make, each named after its subtypes (111.4)."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, Color

CREATURE = (CardType.CREATURE,)


SPIRIT = Characteristics(
    name="Spirit Token",
    colors=(Color.WHITE, Color.BLACK),
    types=CREATURE,
    subtypes=("Spirit",),
    power=1,
    toughness=1,
    abilities=(Keyword(keyword="flying", text="volare"),),
)
"""702.135a."""
SERVO = Characteristics(
    name="Servo Token", types=(CardType.ARTIFACT, CardType.CREATURE), subtypes=("Servo",), power=1, toughness=1
)
"""702.123a."""
GERM = Characteristics(
    name="Phyrexian Germ Token",
    colors=(Color.BLACK,),
    types=CREATURE,
    subtypes=("Phyrexian", "Germ"),
    power=0,
    toughness=0,
)
"""702.92a."""
REBEL = Characteristics(
    name="Rebel Token", colors=(Color.RED,), types=CREATURE, subtypes=("Rebel",), power=2, toughness=2
)
"""702.163a."""
HERO = Characteristics(name="Hero Token", types=CREATURE, subtypes=("Hero",), power=1, toughness=1)
"""702.182a."""
