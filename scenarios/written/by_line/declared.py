"""508.1, 509.1: what is said to attack or to block in several lines, and is declared at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenarios.language.errors import wrong
from scenarios.language.folding import folded
from scenarios.written.by_line.gathered import Gathered, Seat
from scenarios.written.by_line.pieces import items
from scenarios.written.records import Fields, Text
from scenarios.written.scalars import in_digits

THE_ATTACKER = ""
"""What stands for the one creature that attacks, until it is known which that is."""
_DECLARES = ("attacca", "blocca")
_TWO_HEADS = ("gigante", "two-headed", "teste")
_TOGETHER = ("turni condivisi", *_TWO_HEADS)
"""Words of formats and options by which a team attacks and blocks as one (805.10)."""


def block_the_attacker(action: Any, before: Sequence[Any]) -> None:
    """509.1a: puts the one creature that attacks where a block only says with what.

    ``before``: the actions above. Raises an error of `wrong` where none of them has one creature attack.
    """
    blocked = action.get("blocca") if isinstance(action, Fields) else None
    if not isinstance(blocked, Fields) or not any(THE_ATTACKER in names for names in blocked.values()):
        return
    attacks = (one.get("attacca") for one in reversed(before) if isinstance(one, Fields))
    declared = next((one for one in attacks if isinstance(one, Fields)), Fields())
    if len(declared) != 1 or in_digits(next(iter(declared)).partition("x ")[0]):
        raise wrong("chi è bloccato? Si scrive «blocca Vipera con Muro»")
    for blocker, names in blocked.items():
        blocked[blocker] = items(names.place, [Text(str(one), names.place) for one in declared])


def declared_at_once(script: list[tuple[Any, int]], table: Gathered) -> list[tuple[Any, int]]:
    """508.1a, 509.1a: the script with lines that follow each other joined where one player declares what they say.

    805.10b, 805.10d: where a team shares its turns, its members declare together. What is said to be refused is by itself.
    """
    joined: list[tuple[Any, int]] = []
    for action, line in script:
        before = joined[-1][0] if joined else None
        made = _joined(before, action, table) if isinstance(before, Fields) and isinstance(action, Fields) else None
        if made is None:
            joined.append((action, line))
        else:
            joined[-1] = made, joined[-1][1]
    return joined


def _joined(before: Fields, action: Fields, table: Gathered) -> Fields | None:
    """Two of them as one: the same is declared of other creatures each, by one who declares."""
    key = _declares(action)
    if key is None or key != _declares(before):
        return None
    first, second = before[key], action[key]
    if first.keys() & second.keys() or not _same(_who(before, key, table), _who(action, key, table), table):
        return None
    pairs = Fields(first.place)
    pairs.update(first)
    pairs.update(second)
    made = Fields(before.place)
    made.update(before)
    made[Text(key, before.place)] = pairs
    return made


def _declares(action: Fields) -> str | None:
    """Which of the two an action does, where that is all that is said of it."""
    if action.keys() - {"di", *_DECLARES}:
        return None
    return next((key for key in _DECLARES if isinstance(action.get(key), Fields) and action[key]), None)


def _who(action: Fields, key: str, table: Gathered) -> Seat | None:
    """Who declares: as it is said, or who has the first creature that does it."""
    by = action.get("di")
    if isinstance(by, Text):
        return table.seat_of(by)
    return lies_with(next(iter(action[key])), table)


def lies_with(name: str, table: Gathered, zone: str = "campo") -> Seat | None:
    """The player in one of whose zones, the battlefield or another, something of a name lies at first."""
    return next((seat for seat in table.seats if _has(seat, name, zone)), None)


def _has(seat: Seat, name: str, zone: str) -> bool:
    called, there = folded(name), seat.zones.get(zone, ())
    return any(
        called in (folded(str(one.get("id", ""))), folded(str(one.get("carta", ""))))
        if isinstance(one, Fields)
        else folded(str(one)) == called or folded(str(one)).startswith(f"{called} ")
        for one in there
    )


def _same(one: Seat | None, other: Seat | None, table: Gathered) -> bool:
    """Whether one declaration is both players': theirs alone, or their team's."""
    if one is None or other is None:
        return False
    if one is other:
        return True
    said = folded(" ".join(str(table.root.get(key, "")) for key in ("formato", "opzioni")))
    team = _team(one, said, table)
    return team is not None and team == _team(other, said, table) and any(word in said for word in _TOGETHER)


def _team(one: Seat, said: str, table: Gathered) -> object:
    """810.3: the team that is said of a player; in Two-Headed Giant neighbours are one where nothing is said."""
    two_heads = any(word in said for word in _TWO_HEADS)
    return one.said.get("squadra") or (f"{table.seats.index(one) // 2 + 1}" if two_heads else None)
