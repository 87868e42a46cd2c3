"""310.12b: abilities that objects have by their subtypes alone, without any text that says so."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.abilities.effects import Move
from engine.abilities.faces import CastNow
from engine.abilities.filters import Filter
from engine.abilities.references import Remembered, This
from engine.abilities.triggers import LosesLastCounter
from engine.counters import DEFENSE
from engine.terms import Zone

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
