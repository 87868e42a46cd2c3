"""608.2d: several things of which each is chosen as it is carried out: 'una carta creatura e una carta terra dal tuo cimitero'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Remembered, You
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import Spoken, refuse
from scenarios.cardtext.tree import Node

_THERE = (Zone.GRAVEYARD, Zone.HAND)


def chosen_together(node: Node, several: Sequence[Spoken]) -> tuple[Choose, ...]:
    """608.2d: what chooses each of them; whatever two of the descriptions would fit is still chosen for one of them alone."""
    choices: list[Choose] = []
    for one in several:
        if len(one.before) != 1 or not isinstance(one.before[0], Choose):
            refuse(node, refusal.NO_VOCABULARY)
        chosen = one.before[0]
        kept = Choose(filter=chosen.filter, keep_as=chosen.keep_as)
        if chosen != kept or not _yours(chosen.filter) or chosen.filter.zone is not several[0].mention.zone:
            refuse(node, refusal.NO_VOCABULARY)
        choices.append(chosen)
    if len(choices) != 2:
        refuse(node, refusal.NO_VOCABULARY)
    first, second = choices
    return first, replace(second, filter=replace(second.filter, other_than=Remembered(first.keep_as)))


def _yours(wanted: Filter) -> bool:
    """400.3: a card of your own hand or graveyard, of which nothing else is said that only one of the two would mean."""
    owned = wanted.owner is Relation.YOU or wanted.whose == You()
    return wanted.zone in _THERE and owned and not wanted.another and wanted.other_than is None
