"""702.179d, 726: the initiative and speed: what goes with them are abilities of an object in the command zone."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.conditions import AllOf, TurnOf, Within
from engine.cards.abilities.filters import CREATURE, Bounds
from engine.cards.abilities.quantities import SpeedOf
from engine.cards.abilities.references import ControllerOf, It, You
from engine.cards.abilities.triggers import BeginningOf, DealsDamage, LifeChanges, TakesInitiative
from engine.cards.abilities.venturing import IncreaseSpeed, TakeInitiative, Venture
from engine.cards.characteristics import Characteristics
from engine.words.terms import Relation, TurnStep, Zone

UNDERCITY = "Undercity"
"""205.3p, 726.2: the subtype of the dungeon card that the initiative leads into."""
HERE = (Zone.COMMAND,)
MAX_SPEED = 4
"""702.179e."""

INITIATIVE = Characteristics(
    abilities=(
        Triggered(
            trigger=BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU),
            effects=(Venture(quality=UNDERCITY),),
            zones=HERE,
        ),
        Triggered(
            trigger=DealsDamage(source=CREATURE, to_player=Relation.YOU, combat=True, once=True),
            effects=(TakeInitiative(who=ControllerOf(It())),),
            zones=HERE,
        ),
        Triggered(
            trigger=TakesInitiative(who=Relation.YOU),
            effects=(Venture(quality=UNDERCITY),),
            zones=HERE,
        ),
    ),
)
"""726.2: at their upkeep, and as they take it, who has the initiative ventures; combat damage takes it from them."""

SPEED = Characteristics(
    abilities=(
        Triggered(
            trigger=LifeChanges(who=Relation.OPPONENT, gained=False),
            condition=AllOf((TurnOf(Relation.YOU), Within(SpeedOf(You()), Bounds(most=MAX_SPEED - 1)))),
            effects=(IncreaseSpeed(),),
            once_each_turn=True,
            zones=HERE,
        ),
    ),
)
"""702.179d: once in each of their turns, as opponents lose life, a player with speed below 4 gets faster."""
