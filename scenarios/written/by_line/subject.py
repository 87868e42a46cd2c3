"""The subject of a sentence, and what its verb makes of it: actions of the script, with the fields that a file has for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scenarios.language.errors import Place
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import fields
from scenarios.written.records import Text, folded

Said = list[Any]
"""Actions of the script, as they stand in a file."""


@dataclass(frozen=True)
class Subject:
    """Who does it, where that is said, and all players of the table in order."""

    name: Text | None
    place: Place
    players: Sequence[str] = ()

    def is_player(self, text: str) -> bool:
        """Whether a name is a player's."""
        return any(folded(text) == folded(one) for one in self.players)

    def objects(self) -> list[Text]:
        """What it is that does it, where that is no player: «Orso e Lupo» before a verb are two. Otherwise nothing."""
        if self.name is None or self.is_player(self.name):
            return []
        return [Text(part.strip(' "'), self.name.place) for part in self.name.replace(" ed ", " e ").split(" e ")]

    def other(self) -> str | None:
        """The one other player, where there are two."""
        others = [one for one in self.players if self.name is None or folded(one) != folded(self.name)]
        return others[0] if len(self.players) == 2 and len(others) == 1 else None


Verb = Callable[[Phrase, Subject], Said]


def doing(who: Subject, key: str, what: Any, more: Mapping[str, Any] | None = None) -> Said:
    """The one action in which somebody does something."""
    made = fields(who.place, {key: what, "di": who.name})
    for name, value in (more or {}).items():
        made[Text(name, who.place)] = value
    return [made]
