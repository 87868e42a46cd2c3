"""118, 601.2h: costs other than mana: whether a player has what they ask for, and what paying them comes to."""

from __future__ import annotations

from typing import Any

from engine.board.board import Board
from engine.board.values import settled
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Times
from engine.state.bindings import Bindings
from engine.state.objects import GameObject
from engine.words.record import replace, told


def with_numbers(cost: Cost, x: int | None) -> Cost:
    """107.3a: a cost with the number that was announced for X in the part that asks for it, other than mana."""
    times = max(0, x or 0)
    match cost.times_x:
        case "life":
            return replace(cost, life=cost.life * times)
        case "sacrifice":
            return replace(cost, sacrifice_count=times)
        case "discard":
            return replace(cost, discard=times)
        case "exile":
            return replace(cost, exile_count=times)
        case "tap":
            return replace(cost, tap_count=times)
        case "reveal":
            return replace(cost, reveal_count=times)
        case "energy":
            return replace(cost, energy=cost.energy * times)
        case "counters" | "all counters" if cost.remove_counters is not None:
            return replace(cost, remove_counters=(cost.remove_counters[0], cost.remove_counters[1] * times))
        case "counters" if cost.put_counters is not None:
            return replace(cost, put_counters=(cost.put_counters[0], cost.put_counters[1] * times))
        case _:
            return cost


def all_there(found: GameObject, cost: Cost, x: int | None) -> int | None:
    """107.3c: the number of a cost that takes all counters of a kind: how many there are as it is determined, and no choice."""
    if cost.times_x != "all counters" or cost.remove_counters is None:
        return x
    return found.count(cost.remove_counters[0])


def mana_alone(cost: Cost) -> bool:
    """118.1: whether a cost asks for mana and nothing else; how many of nothing there would be says nothing."""
    once = replace(
        cost,
        mana="",
        sacrifice_count=1,
        exile_count=1,
        return_count=1,
        reveal_count=1,
        bury_count=1,
        from_exile_count=1,
    )
    return bool(cost.mana) and once == Cost()


def repeated(cost: Cost, times: int) -> Cost:
    """702.24a: a cost so many times over, to be paid as one."""
    counters = cost.remove_counters
    return replace(
        cost,
        mana=cost.mana * times,
        life=cost.life * times,
        life_of=None if cost.life_of is None else Times(times, cost.life_of),
        energy=cost.energy * times,
        tickets=cost.tickets * times,
        mill=cost.mill * times,
        draw=cost.draw * times,
        waterbend=cost.waterbend * times,
        discard=cost.discard * times,
        sacrifice=cost.sacrifice if times else None,
        sacrifice_count=cost.sacrifice_count * times,
        exile=cost.exile if times else None,
        exile_count=cost.exile_count * times,
        reveal_such=cost.reveal_such if times else None,
        reveal_count=cost.reveal_count * times,
        return_to_hand=cost.return_to_hand if times else None,
        return_count=cost.return_count * times,
        remove_counters=None if counters is None else (counters[0], counters[1] * times),
        sacrifice_also=cost.sacrifice_also * times,
        evidence=cost.evidence * times,
        bury=cost.bury if times else None,
        bury_count=cost.bury_count * times,
        from_exile=cost.from_exile if times else None,
        from_exile_count=cost.from_exile_count * times,
    )


def as_meant(cost: Cost, board: Board, bound: Bindings) -> Cost:
    """608.2c: a cost that is paid as an ability resolves, with what it speaks of: 'another creature' than the target."""
    said: dict[str, Any] = {n: settled(one, board, bound) for n, one in told(cost) if isinstance(one, Filter)}
    also = tuple(settled(one, board, bound) for one in cost.sacrifice_also)
    return replace(cost, **said, sacrifice_also=also)
