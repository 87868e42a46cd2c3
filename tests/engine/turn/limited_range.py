"""For tests of 801: what takes an object out of somebody's range."""

from __future__ import annotations

from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.filters import CREATURE, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import Target
from engine.words.terms import Relation
from tests.engine.support import Table
from tests.engine.support_more import instant


def gives_away(table: Table, label: str, *, controller: int) -> None:
    """An instant by which a target player gains control of a target creature."""
    given = Apply(to=Target(0), parts=(GainControl(who=Target(1)),), until=Duration.ENDLESS)
    targets = (TargetSpec(objects=CREATURE), TargetSpec(players=Relation.ANY))
    instant(table, label, given, controller=controller, targets=targets)
