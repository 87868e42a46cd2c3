"""119.10, 120.4c: gains and losses of life as effects leave them."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.matching import related
from engine.cards.abilities.replacing import (
    ChangesLife,
    LifeFloor,
)
from engine.happening.replacement.choosing import Possible, choose_first
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.record import replace


def changed_life(tx: Transaction, change: Change, event: e.LifeChange) -> Change:
    """119.10, 616.1: a gain or loss of life as effects that multiply or turn it leave it, each once."""
    used: list[str] = []
    while True:
        possible = {
            f"l{source}.{index}": (source, ability)
            for source, index, ability in tx.board.changing(ChangesLife)
            if (event.amount > 0) is ability.gained
            and f"l{source}.{index}" not in used
            and related(tx.board, event.player, tx.board.controller(source), ability.who)
        }
        if not possible or event.amount == 0:
            return replace(change, event=event)
        options = [
            Possible(key, source, ability.text, list, (ability.factor, ability.plus, ability.opposite))
            for key, (source, ability) in possible.items()
        ]
        key = choose_first(tx, event.player, options, None).key
        used.append(key)
        ability = possible[key][1]
        size = abs(event.amount) * ability.factor + ability.plus
        gains = (event.amount > 0) is not ability.opposite
        event = replace(event, amount=size if gains else -size)
        change = replace(change, rules=(*change.rules, cite("119.10"), cite("614.1a")))


def kept_alive(tx: Transaction, changes: list[Change]) -> list[Change]:
    """120.4c: where damage of this event would bring a life total below a floor, it is reduced to the floor instead.

    The whole event is looked at: life gained in it counts. 810.9: where a team shares its total, the floor of one member is all's.
    """
    for source, _, floor in tx.board.changing(LifeFloor):
        for index, side in enumerate(tx.game.sides):
            you = tx.board.controller(source)
            if side.life < floor.least or not any(related(tx.board, one, you, floor.who) for one in side.members):
                continue
            changes = _raised(tx, changes, index, floor.least)
    return changes


def _raised(tx: Transaction, changes: list[Change], side: int, least: int) -> list[Change]:
    """Take off the damage losses of a side, the last first, what would go below the floor."""
    total = tx.game.sides[side].life
    for change in changes:
        if isinstance(change.event, e.LifeChange) and tx.game.player(change.event.player).side == side:
            total += change.event.amount
    missing = least - total
    if missing <= 0:
        return changes
    kept: list[Change] = []
    for change in reversed(changes):
        event = change.event
        by_damage = cite("120.3a") in change.rules
        if missing > 0 and by_damage and isinstance(event, e.LifeChange) and tx.game.player(event.player).side == side:
            back = min(missing, -event.amount)
            missing -= back
            event = replace(event, amount=event.amount + back)
            change = replace(change, event=event, rules=(*change.rules, cite("120.4c"), cite("614.1a")))
            if event.amount == 0:
                continue
        kept.append(change)
    return kept[::-1]
