"""A question understood by the words that ask and by of whom or of what it is asked, in whatever order."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from scenarios.written.retold.framed.chunks import LANDS, PLAIN, Chunk, chunked
from scenarios.written.retold.whom import Told

_PLACE = re.compile(r"\{([a-z]+\d?)\}")
_NOTHING = "-"
_NEEDLESS = ("on", "to", "of", "from", "and", "with", "stop", "spell", "he", "she")
"""What may stand around the thing that is asked of, and says nothing there."""


_NEEDS_ONE = ("on", "to", "of", "from", "with")


class _Asks(NamedTuple):
    said: re.Pattern[str]
    guides: Mapping[str, str]


@cache
def _table() -> tuple[_Asks, ...]:
    """The ways to ask, the longest words first."""
    found: list[tuple[str, Mapping[str, str]]] = []
    guides: Mapping[str, str] = {}
    for line in (files(__package__) / "asks.txt").read_text("utf-8").splitlines():
        if line.startswith("    "):
            found += [(one.strip(), guides) for one in line.split(" | ")]
        elif line and not line.startswith("#"):
            guides = dict(one.split(": ", 1) for one in line.split(" / "))
    found.sort(key=lambda one: -len(one[0]))
    return tuple(
        _Asks(re.compile(rf"(?<![\w'’]){re.escape(said.translate(PLAIN))}(?![\w])", re.IGNORECASE), guides)
        for said, guides in found
    )


def asked(text: str, told: Told) -> str | None:
    """A question without its sign, as the guide has it; ``None`` where something of it is not understood."""
    for asks in _table():
        found = asks.said.search(text.translate(PLAIN))
        if found is None:
            continue
        left = chunked(f"{text[: found.start()]} {text[found.end() :]}", told)
        guide = None if left is None else _guide(left, asks.guides, told)
        if guide is not None:
            return guide
    return None


def _with_mine(left: Sequence[Chunk], told: Told) -> list[Chunk]:
    """«Il mio muore?»: the one creature of who tells of themselves."""
    mine = told.known("alone", {"p": told.speaker}) if told.speaker is not None else None
    return [Chunk("thing", mine, one.said) if one.kind == "mine" and mine is not None else one for one in left]


def _guide(left: Sequence[Chunk], guides: Mapping[str, str], told: Told) -> str | None:
    left = _with_mine(left, told)
    of = [one for one in left if one.kind not in _NEEDLESS]
    things, players = (
        [one.value for one in of if one.kind == "thing"],
        [one.value for one in of if one.kind == "player"],
    )
    if len(things) + len(players) != len(of) or (not of and any(one.kind in _NEEDS_ONE for one in left)):
        return None
    shape = "p" * len(players) + "x" * len(things) or _NOTHING
    if shape == "px" and shape not in guides:
        # Of a player's own card it is asked of the card, of another one of the player.
        shape = "x" if told.owner(things[0]) == players[0] or "p" not in guides else "p"
    guide = guides.get(shape)
    if guide is None:
        return None
    said = dict(zip(("x", "x2"), things, strict=False)) | dict(zip(("p",), players, strict=False))
    for place in _PLACE.findall(guide):
        value = said.get(place) or told.known(place, said)
        if value is None:
            return None
        said[place] = value
    if said.get("x", said.get("it")) in LANDS.values():
        guide = guide.replace(" lanciare ", " giocare ")
    return _PLACE.sub(lambda one: said[one[1]], guide).rstrip("?")
