"""614.1c: counters that a permanent must have entered with, because without them it would not be there (704.5f)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine import Game
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import Characteristics
from engine.state.objects import GameObject
from engine.words.terms import Zone
from scenarios.written.ids import labelled
from scenarios.written.model import Scenario
from scenarios.written.permanents import Permanent


def entered_with(item: Permanent, printed: Characteristics) -> Mapping[str, int]:
    """The counters of a creature with printed toughness 0 of which a board says no counters, where its own text gives it some.

    How many X were, and what its controller chose as it entered, nobody knows: such a text gives none.
    """
    if item.counters or item.face_down is not None or not printed.creature or printed.toughness != 0:
        return {}
    own = (one for one in printed.abilities if isinstance(one, Replaces) and one.to is Zone.BATTLEFIELD)
    return {
        kind: amount.value
        for one in own
        if one.subject.this and one.condition is None and one.chooser is None and one.unless_paid is None
        for kind, amount in one.enters_with
        if isinstance(amount, Fixed)
    }


def supposed(scenario: Scenario, start: Game) -> Iterator[GameObject]:
    """What was laid with counters of which the scenario says nothing."""
    silent = {
        one.label
        for one in labelled(scenario)
        if one.zone is Zone.BATTLEFIELD and isinstance(one.item, Permanent) and not one.item.counters
    }
    for one in start.objects.values():
        if one.label in silent and one.counters and one.printed.creature:
            yield one
