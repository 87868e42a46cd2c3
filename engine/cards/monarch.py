"""725: the monarch, a designation with abilities of its own; an object in the command zone keeps them while somebody has it."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.players import Draw
from engine.cards.abilities.references import ControllerOf, It
from engine.cards.abilities.triggers import BeginningOf, DealsDamage
from engine.cards.abilities.turns import BecomeMonarch
from engine.cards.characteristics import Characteristics
from engine.words.terms import Relation, TurnStep, Zone

MONARCH = Characteristics(
    name="",
    abilities=(
        Triggered(trigger=BeginningOf(step=TurnStep.END, whose=Relation.YOU), effects=(Draw(),), zones=(Zone.COMMAND,)),
        Triggered(
            trigger=DealsDamage(source=CREATURE, to_player=Relation.YOU, combat=True),
            effects=(BecomeMonarch(who=ControllerOf(It())),),
            zones=(Zone.COMMAND,),
        ),
    ),
)
"""725.2: at the beginning of their end step the monarch draws a card; whoever deals combat damage to them becomes it."""
