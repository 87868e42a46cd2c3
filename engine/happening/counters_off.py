"""122: which counters are taken off an object or a player, where the words leave the kinds open."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import cite
from engine.words.counters import POISON
from engine.words.decisions import Option, Purpose


def taken_off(
    tx: Transaction, one: Recipient, counter: str | None, most: int | None, bound: Bindings
) -> list[tuple[str, int]]:
    """122.1, 608.2d: the kinds and numbers that are removed: so many of a kind, or of whichever kinds are chosen; all of them where
    ``most`` is ``None``."""
    kinds = _kinds_on(tx, one) if counter is None else {counter: _count_on(tx, one, counter)}
    there = {kind: count for kind, count in kinds.items() if count}
    if most is None or most >= sum(there.values()):
        return list(there.items())
    if len(there) == 1:
        return [(kind, most) for kind in there if most]
    taken: dict[str, int] = {}
    for _ in range(most):
        left = [kind for kind, count in there.items() if count > taken.get(kind, 0)]
        options = [Option(key=kind, text=kind) for kind in left]
        chosen = tx.ask_one(Purpose.CHOICE, bound.you, cite("608.2d"), options, about=tx.mention(bound.source))
        taken[chosen] = taken.get(chosen, 0) + 1
    return list(taken.items())


def _kinds_on(tx: Transaction, one: Recipient) -> dict[str, int]:
    if not isinstance(one, PlayerTarget):
        return dict(tx.board.objects[one].counters)
    poison = tx.game.side(one.player).poison
    return {**({POISON: poison} if poison else {}), **tx.game.player(one.player).counters}


def _count_on(tx: Transaction, one: Recipient, counter: str) -> int:
    if not isinstance(one, PlayerTarget):
        return tx.board.objects[one].count(counter)
    if counter == POISON:
        return tx.game.side(one.player).poison
    return tx.game.player(one.player).counters.get(counter, 0)
