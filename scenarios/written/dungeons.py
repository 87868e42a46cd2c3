"""309: dungeon cards as people describe them: rooms from the topmost on, what happens in each, where their arrows lead."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.triggers import EntersRoom
from engine.words.record import Record
from engine.words.terms import Zone
from scenarios.language.errors import wrong
from scenarios.written.abilities.effects import INSTRUCTIONS
from scenarios.written.abilities.reading import POSITIVE, PROSE, Reader, form_of, many, record
from scenarios.written.abilities.targets import TARGET
from scenarios.written.records import folded

LAST: tuple[int, ...] = ()
"""309.5b: the arrows of the bottommost room."""


class Room(Record, frozen=True, kw_only=True):
    """309.4: a room: its ability, and the numbers of the rooms that its arrows lead to; ``None``: to the next one, if any."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    leads: tuple[int, ...] | None = None
    text: str = ""

    def ability(self, number: int) -> Triggered:
        """309.4c: what triggers as the venture marker is moved into the room, counted from 0."""
        return Triggered(
            trigger=EntersRoom(room=number),
            effects=self.effects,
            targets=self.targets,
            zones=(Zone.COMMAND,),
            text=self.text,
        )


_SEVERAL = many(POSITIVE)
_LEADS = Reader(
    lambda value: LAST if isinstance(value, str) and folded(value) == "nessuna" else _SEVERAL(value),
    lambda: {"anyOf": [_SEVERAL.schema(), {"type": "string", "enum": ["nessuna"]}]},
)
_ROOM: Reader = record(
    form_of(
        Room,
        effects=("effetto", INSTRUCTIONS),
        targets=("bersagli", many(TARGET)),
        leads=("porta a", _LEADS),
        text=("testo", PROSE),
    )
)
_MANY = many(_ROOM)


def read_rooms(value: Any) -> tuple[Room, ...]:
    """The rooms of a dungeon card. Raises an error of `wrong` for an arrow that leads nowhere."""
    rooms: tuple[Room, ...] = _MANY(value)
    for number, room in enumerate(rooms, 1):
        for to in room.leads or ():
            if not number < to <= len(rooms):
                raise wrong(
                    f"dalla stanza {number} una freccia porta alla {to}: deve portare a una stanza più in basso"
                )
    return rooms


def rooms_schema() -> dict[str, Any]:
    """Rooms in JSON Schema."""
    return _MANY.schema()


def arrows_of(rooms: tuple[Room, ...]) -> tuple[tuple[int, ...], ...]:
    """309.4: where the arrows of each room lead, counted from 0."""
    return tuple(_arrows(room, number, len(rooms)) for number, room in enumerate(rooms))


def _arrows(room: Room, number: int, count: int) -> tuple[int, ...]:
    if room.leads is None:
        return (number + 1,) if number + 1 < count else LAST
    return tuple(to - 1 for to in room.leads)
