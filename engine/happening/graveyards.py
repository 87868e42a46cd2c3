"""404.3: the order of cards that are put into one graveyard at once, which is asked for only where something could read it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction, option_key
from engine.board.spoken_of import is_spoken_of
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.decisions import Form, Purpose, Question
from engine.words.terms import ObjectId, PlayerId, Zone

READS_ORDER = "TopOfGraveyard"
"""The one kind of reference to which the order of a graveyard matters."""


def in_graveyard_order(tx: Transaction, changes: list[Change]) -> list[Change]:
    """404.3: the owner of two or more cards that go to their graveyard at once says in which order they lie, the first lowest."""
    owners: dict[PlayerId, list[int]] = {}
    for place, change in enumerate(changes):
        event = change.event
        if isinstance(event, e.ZoneChange) and event.to is Zone.GRAVEYARD and tx.board.objects[event.object].is_card:
            owners.setdefault(tx.board.objects[event.object].owner, []).append(place)
    several = {owner: places for owner, places in owners.items() if len(places) > 1}
    if not several or not is_spoken_of(tx, READS_ORDER):
        return changes
    arranged = list(changes)
    for owner in tx.game.seats():
        places = several.get(owner, [])
        for place, number in zip(places, _order(tx, owner, [changes[place] for place in places]), strict=True):
            change = changes[places[number]]
            arranged[place] = Change(event=change.event, rules=(*change.rules, cite("404.3")), facts=change.facts)
    return arranged


def _order(tx: Transaction, owner: PlayerId, changes: Sequence[Change]) -> list[int]:
    moving: list[ObjectId] = [one.event.object for one in changes if isinstance(one.event, e.ZoneChange)]
    if not moving:
        return []
    question = Question(
        form=Form.ORDER,
        purpose=Purpose.GRAVEYARD_ORDER,
        decider=owner,
        chooser=owner,
        rule=cite("404.3"),
        options=tuple(tx.option(one) for one in moving),
    )
    keys = [option_key(one) for one in moving]
    return [keys.index(key) for key in tx.ask(question).keys]
