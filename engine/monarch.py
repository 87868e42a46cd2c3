"""725: the monarch, a designation with abilities of its own; an object in the command zone keeps them while somebody has it."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.abilities.effects import Draw
from engine.abilities.filters import CREATURE
from engine.abilities.references import ControllerOf, It
from engine.abilities.triggers import BeginningOf, DealsDamage
from engine.abilities.turns import BecomeMonarch
from engine.characteristics import Characteristics
from engine.terms import Relation, TurnStep, Zone

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
