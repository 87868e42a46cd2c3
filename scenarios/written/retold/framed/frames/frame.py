"""What a frame is: how one verb takes the parts that it needs; and whose the things are that are spoken of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenarios.written.retold.framed.chunks import LANDS
from scenarios.written.retold.framed.parts import Clause, Thing
from scenarios.written.retold.whom import Told


class NotUnderstoodError(ValueError):
    """A word has no place in a clause."""


Frame = Callable[[Clause, Told], "list[str] | None"]
FRAMES: dict[str, Frame] = {}
AIMED = ("on", "to")


def frame(*verbs: str) -> Callable[[Frame], Frame]:
    def keep(frame: Frame) -> Frame:
        FRAMES.update(dict.fromkeys(verbs, frame))
        return frame

    return keep


_IN_ZONES = {
    "": "{}",
    "campo": "{}",
    "mano": "{} in mano",
    "cimitero": "nel cimitero di {}",
    "esilio": "{} in esilio",
    "grimorio": "grimorio di {}",
}
"""400.1: as the guide says where something lies."""


def laid(things: Sequence[Thing], whose: str, told: Told, *, every: bool = False) -> list[str]:
    """The lines that lay on the table what is described here; the things are names from then on.

    ``every``: what is only named lies there too, and is not spoken of as what lies there already.
    """
    said: list[str] = []
    for thing in things:
        owner = thing.owner or whose
        if thing.is_new and not (thing.is_described or thing.name in LANDS.values()):
            # A name that nothing is said of may be a slip for one that is there.
            raise NotUnderstoodError
        if thing.is_described or thing.owner or thing.under or thing.is_new or every:
            if thing.is_described or thing.is_new or thing.under or every:
                if thing.zone not in _IN_ZONES:
                    raise NotUnderstoodError  # 400.1: nothing lies there that somebody has
                said.append(f"{_IN_ZONES[thing.zone].format(owner)}: {thing.line()}")
            for under in thing.under:
                whose_under = under.owner or owner
                if under.is_described:
                    said.append(f"{whose_under}: {under.line()} su {thing.name}")
                else:
                    said.append(f"{whose_under}: {under.name} su {thing.name}")
    return said


def owner_of(thing: Thing, told: Told) -> str | None:
    return thing.owner or told.owner(thing.name)


def other_than(player: str | None, told: Told) -> str | None:
    return told.known("other", {"p": player}) if player else None


def names_of(things: Sequence[Thing]) -> str:
    return " e ".join(f"{one.count} {one.name}" if one.count not in ("", "1") else one.name for one in things)


def doer(clause: Clause, told: Told) -> str | None:
    """Who does it: a player who is named, or whose the things are that do it."""
    if clause.who is not None and not clause.is_assumed:
        return clause.who
    bare = [one for part in clause.parts if part.joint in ("", "with") for one in part.things]
    owners = {owner_of(one, told) for one in (*clause.subjects, *(bare if clause.is_assumed else ()))} - {None}
    if len(owners) == 1:
        return owners.pop()
    # Of whom nothing is known but that they were spoken of last, who attacks is not guessed.
    return None if clause.is_assumed and clause.verb == "attack" else clause.who
