"""704.3: equal events that are proposed together are worked out on the first of them, where nothing tells one from another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.board.asking import Transaction
from engine.state.changes import alike, each_of, worth_it
from engine.state.crowds import kinds
from engine.state.game import Game
from engine.state.ids import Ids, apart
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.budget import spend
from engine.words.record import Record, is_record


def worked_out_together(
    tx: Transaction, change: Change, count: int, work: Callable[[Change], list[Change]]
) -> list[Change]:
    """What so many equal changes come to, of which this is the first: as many times what it comes to itself, where it comes to one
    event of the same object, working that out leaves nothing behind, and nothing speaks of some of the objects alone."""
    if not worth_it(count):
        spend(count - 1)
        return [after for one in each_of(alike(change, count)) for after in work(one)]
    before = _left_behind(tx)
    found = work(change)
    if _left_behind(tx) == before and _speak_of_the_same(change, found) and not _told_apart(tx.game, change, count):
        return [alike(one, count) for one in found]
    apart(count)
    _, *others = each_of(alike(change, count))
    return [*found, *(after for one in others for after in work(one))]


def _left_behind(tx: Transaction) -> tuple[object, ...]:
    """What is other once working out an event has asked, noted, kept or written anything."""
    event = tx.event
    several: tuple[Sequence[object], ...] = (
        *(tx.steps, tx.heard, tx.asked, tx.owed, event.beside, event.afterwards, event.replaced, event.spent),
        event.already,
    )
    gains = sum(map(len, event.gains.values()))
    return (
        tx.game.changes,
        tx.game.next_id,
        id(tx.game.effects),
        gains,
        len(event.shares),
        len(event.shielded),
        *map(len, several),
    )


def _speak_of_the_same(change: Change, found: list[Change]) -> bool:
    if len(found) > 1:
        return False
    return all(getattr(one.event, "object", None) == getattr(change.event, "object", None) for one in found)


def _told_apart(game: Game, change: Change, count: int) -> bool:
    one = getattr(change.event, "object", None)
    return isinstance(one, int) and tells_apart(game, range(one, one + count))


def tells_apart(game: Game, ids: range) -> bool:
    """Whether anything in the game speaks of some of these objects and not of all."""
    parts = (
        *(game.effects, game.shields, game.preventions, game.delayed, game.waiting, game.returning, game.combat),
        game.used_this_turn,
    )
    return any(_speaks_of(part, ids) for part in parts) or any(
        _speaks_of(value, ids) for one, _ in kinds(game.objects) for value in _pointing(one)
    )


def _pointing(one: GameObject) -> Iterable[object]:
    """What of an object may point at others."""
    return (
        *(one.attached_to, one.bond, one.linked_to, one.source, one.phased_with, one.phased_until),
        *(one.chosen, one.bindings),
    )


def _speaks_of(value: object, ids: range) -> bool:
    """Whether a value holds a number that is the id of one of these, unless it holds those of all."""
    ahead = [value]
    while ahead:
        one = ahead.pop()
        if one is None or isinstance(one, str | bool):
            continue
        if isinstance(one, int):
            if one in ids:
                return True
        elif isinstance(one, Ids):
            if _holds_some(one, ids):
                return True
        elif isinstance(one, Mapping):
            ahead += [*one.keys(), *one.values()]
        elif isinstance(one, tuple):
            ahead += one
        elif is_record(one):
            record: Record = one
            ahead += [getattr(record, name) for name in record.__struct_fields__]
    return False


def _holds_some(several: Ids, ids: range) -> bool:
    """Whether it holds some of the ids and not all."""
    met = sum(
        max(0, min(part.stop, ids.stop) - max(part.start, ids.start)) if isinstance(part, range) else part in ids
        for part in several.parts
    )
    return 0 < met < len(ids)


def all_told_apart(changes: Iterable[Change]) -> list[Change]:
    """The changes, each of one object. Raises TooManyApart."""
    return [part for one in changes for part in each_of(one)]
