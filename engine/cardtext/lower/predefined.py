"""702: the tokens that keyword abilities make. Those that effects know by name alone are in ``engine.tokens`` (111.10)."""

from __future__ import annotations

from engine.abilities.ability import Keyword
from engine.characteristics import Characteristics
from engine.terms import CardType, Color

SPIRIT = Characteristics(
    colors=(Color.WHITE, Color.BLACK),
    types=(CardType.CREATURE,),
    subtypes=("Spirit",),
    power=1,
    toughness=1,
    abilities=(Keyword(keyword="flying", text="volare"),),
)
SERVO = Characteristics(types=(CardType.ARTIFACT, CardType.CREATURE), subtypes=("Servo",), power=1, toughness=1)
GERM = Characteristics(
    colors=(Color.BLACK,), types=(CardType.CREATURE,), subtypes=("Phyrexian", "Germ"), power=0, toughness=0
)
REBEL = Characteristics(colors=(Color.RED,), types=(CardType.CREATURE,), subtypes=("Rebel",), power=2, toughness=2)
HERO = Characteristics(types=(CardType.CREATURE,), subtypes=("Hero",), power=1, toughness=1)
