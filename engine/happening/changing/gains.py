"""119.9, 119.10, 702.15e: life gained in one event is one gain for each source that makes a player gain it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId

LIFELINK = "lifelink"
PREVENTION = "prevention"
"""The ways in which a source gives life as part of an event: one that does so in both makes two gains."""


def gather(tx: Transaction, way: str, source: ObjectId, gain: Change) -> None:
    """Keep a gain until all of the event is worked out; with what the same source gives the same player it is one."""
    assert isinstance(gain.event, e.LifeChange)
    tx.event.gains.setdefault((way, source, gain.event.player), []).append(gain)


def gathered(tx: Transaction) -> list[Change]:
    """119.9: one gain a source and player; 702.15e: several sources with lifelink are several gains."""
    linked = {source for way, source, _ in tx.event.gains if way == LIFELINK}
    found = []
    for (way, _, _), gains in tx.event.gains.items():
        rules = dict.fromkeys(rule for gain in gains for rule in gain.rules)
        if len(gains) > 1:
            rules[cite("119.9")] = None
        if way == LIFELINK and len(linked) > 1:
            rules[cite("702.15e")] = None
        found.append(_added(gains, tuple(rules)))
    return found


def _added(gains: list[Change], rules: tuple[Citation, ...]) -> Change:
    """Gains of one source as one."""
    first = gains[0].event
    assert isinstance(first, e.LifeChange)
    total = sum(one.event.amount for one in gains if isinstance(one.event, e.LifeChange))
    return Change(event=replace(first, amount=total), rules=rules, facts=gains[0].facts)
