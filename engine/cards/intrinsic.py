"""310.12b: abilities that objects have by their subtypes alone, without any text that says so."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, This
from engine.cards.abilities.triggers import LosesLastCounter
from engine.words.counters import DEFENSE
from engine.words.terms import Zone

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
