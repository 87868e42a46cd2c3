"""111.10: the tokens that effects know by name alone, and those that keyword abilities make."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities import effects as f
from engine.abilities.ability import Activated, Cost, Keyword
from engine.abilities.quantities import Fixed
from engine.characteristics import Characteristics
from engine.terms import CardType, Color

_ANY_COLOR = f.AddMana(choices=tuple((color.value,) for color in Color))


def _artifact(name: str, ability: Activated) -> Characteristics:
    return Characteristics(types=(CardType.ARTIFACT,), subtypes=(name,), abilities=(ability,))


PREDEFINED: Mapping[str, Characteristics] = {
    "Treasure": _artifact(
        "Treasure",
        Activated(
            cost=Cost(tap=True, sacrifice_this=True),
            effects=(_ANY_COLOR,),
            text="{T}, Sacrifica questo artefatto: Aggiungi un mana di un qualsiasi colore.",
        ),
    ),
    "Food": _artifact(
        "Food",
        Activated(
            cost=Cost(mana="{2}", tap=True, sacrifice_this=True),
            effects=(f.GainLife(amount=Fixed(3)),),
            text="{2}, {T}, Sacrifica questo artefatto: Guadagni 3 punti vita.",
        ),
    ),
    "Gold": _artifact(
        "Gold",
        Activated(
            cost=Cost(sacrifice_this=True),
            effects=(_ANY_COLOR,),
            text="Sacrifica questo artefatto: Aggiungi un mana di un qualsiasi colore.",
        ),
    ),
    "Clue": _artifact(
        "Clue",
        Activated(
            cost=Cost(mana="{2}", sacrifice_this=True),
            effects=(f.Draw(),),
            text="{2}, Sacrifica questo artefatto: Pesca una carta.",
        ),
    ),
    "Blood": _artifact(
        "Blood",
        Activated(
            cost=Cost(mana="{1}", tap=True, discard=1, sacrifice_this=True),
            effects=(f.Draw(),),
            text="{1}, {T}, scarta una carta e sacrifica: pesca una carta.",
        ),
    ),
}
"""111.10a-g: those of which the engine has the abilities, by their English subtype."""

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
