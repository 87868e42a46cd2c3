"""310.12b, 804.2: abilities that objects have by their types alone, without any text that says so."""

from __future__ import annotations

from engine.cards.abilities.ability import Activated, Cost, Timing, Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, Target, This
from engine.cards.abilities.triggers import LosesLastCounter
from engine.words.counters import DEFENSE
from engine.words.terms import Relation, Zone

SIEGE = "Siege"
_EXILED = "the exiled Siege"

DEFEATED = Triggered(
    trigger=LosesLastCounter(subject=Filter(this=True), counter=DEFENSE),
    effects=(
        Move(what=This(), to=Zone.EXILE, keep_as=_EXILED),
        CastNow(what=Remembered(_EXILED), transformed=True),
    ),
    text="ultimo segnalino difesa",
)
"""What every Siege has."""

DEPLOY = Activated(
    cost=Cost(tap=True),
    effects=(Apply(to=This(), parts=(GainControl(Target()),), until=Duration.ENDLESS),),
    targets=(TargetSpec(players=Relation.TEAMMATE),),
    timing=Timing.SORCERY,
    text="schierare",
)
"""804.2: what every creature has with the deploy creatures option."""
