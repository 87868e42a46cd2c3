"""Of whom and of what lines speak: who «le» is and what «lo» is, by what was said before."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scenarios.language.folding import folded

USUAL = ("Anna", "Bruno", "Carla", "Dario", "Elena")
"""The names by which the guide calls players: nobody else is called so."""
LETTERS = ("A", "B")
"""What players are called by one letter."""
ME, OPPONENT = USUAL[:2]
"""Who speaks of themselves, and whom they call their opponent, where nobody at the table has a name."""
_WORD = re.compile(r"[\w'’-]+")
_ARTICLE = r"(?:(?:il|lo|la|una?|un altro)\s|l['’]|un['’])?"
_BEHIND = r"(?:\s+(?:su|sul|sullo|sulla|a|al|alla)\b.*|\s+(?:sull|all)['’].*|$)"
_CAST = re.compile(rf"(?:lancia|risponde con|attiva)\s+{_ARTICLE}(?P<name>[^,(«\"]+?){_BEHIND}")
_WORDS = r"[A-ZÀ-Ù][\w'’-]*(?: (?:(?:di|del|dello|della|dei|degli|delle|da|a|con|in) )?(?:dell['’])?[A-ZÀ-Ù][\w'’-]*)*"
_NAME = rf'(?P<name>"[^"]+"|{_WORDS})'
_SIZED = re.compile(rf"{_NAME} \d+/\d+")
"""A card with its size behind its name."""
_TYPED = re.compile(rf"{_NAME} (?:planeswalker|artefatto|incantesimo|terra|equipaggiamento|aura)\b")
_ATTACKS = re.compile(r"\battacca(?:no)?\b(?: (?P<whom>[A-ZÀ-Ù][\w'’-]*))?")
_CASTS = re.compile(r"\b(?:lancia|risponde|attiva)\b")
_RESOLVES = re.compile(r"\b(?:risolv\w+|attacca|passa(?:no)?|fine turno|vai a)\b")
_DEED = re.compile(r"\b(?:attacca|lancia|attiva|risponde|gioca|risolvi|passa|pesca)\b")
_LAID = re.compile(
    r"^(?:nel cimitero di )?[A-ZÀ-Ù][\w-]*(?: in mano)?: (?:\d+x )?(?P<name>[A-ZÀ-Ù][^\d«:,;]*?)(?: su .*)?$"
)
"""A card of which nothing but its name is said."""
_TAKES = re.compile(r"Prendi il controllo .*» su (?P<name>.+)$")
_BLOCKS = re.compile(r"\bblocca(?:no)?\b")


_PLACES_AT_TABLE = ("first", "second")


@dataclass
class Told:
    """What was spoken of so far."""

    players: Sequence[str]
    speaker: str | None = None
    """Who tells of themselves."""
    opponent: str = OPPONENT
    """By what name whoever tells calls their opponent."""
    names: dict[str, None] = field(default_factory=dict)
    """What lies on the table or is cast."""
    owners: Mapping[str, str] = field(default_factory=dict)
    """Whose what lies on the table is, by the lines that are understood as they stand."""
    whose: dict[str, str] = field(default_factory=dict)
    """Whose something is that is no creature, or who took control of it since."""
    creatures: dict[str, list[str]] = field(default_factory=dict)
    """The creatures that each player controls."""
    they: str | None = None
    it: str | None = None
    it_is_last: bool = False
    """Whether a thing was spoken of behind the last player."""
    spell: str | None = None
    defender: str | None = None
    attacker: str | None = None
    walker: str | None = None
    """The planeswalker that was spoken of last."""
    pending: bool = False
    """Whether something was cast or activated that has not resolved by what was said since."""
    acted: bool = False
    """Whether somebody has done anything."""
    asked: str | None = None
    """The last question, in the words of the guide."""
    blocks: bool = False
    """Whether it was said who blocks, or that nobody does."""
    _plain: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._plain = {folded(one): one for one in self.players}

    def is_player(self, text: str) -> bool:
        """Whether a name is a player's."""
        return folded(text) in self._plain

    def player(self, text: str) -> str:
        """The player of a name, as it is written first."""
        return self._plain.get(folded(text), text)

    def name(self, text: str) -> str | None:
        """The name of something on the table, as it is written first; ``None`` for other words."""
        return next((one for one in self.names if folded(one) == folded(text)), None)

    def known(self, what: str, said: Mapping[str, str]) -> str | None:
        """What a table calls ``they``, ``it``, ``spell``, ``other``, ``alone`` or ``foe``; ``said``: what a line says itself."""
        player = said.get("p")
        if what == "other":
            return self._other_than(player or self.they)
        if what == "alone":
            theirs = self.creatures.get(self.player(player), ()) if player is not None else ()
            return theirs[0] if len(theirs) == 1 else None
        if what == "all":
            theirs = self.creatures.get(self.player(player), ()) if player is not None else ()
            return " e ".join(theirs) or None
        if what in _PLACES_AT_TABLE and len(self.players) > _PLACES_AT_TABLE.index(what):
            return self.players[_PLACES_AT_TABLE.index(what)]
        if what == "foe":
            return self._other_than(self.owner(said.get("x", "")))
        return getattr(self, what, None)

    def _other_than(self, player: str | None) -> str | None:
        """The one opponent, where there are two players."""
        others = [one for one in self.players if player is None or folded(one) != folded(player)]
        return others[0] if player is not None and len(others) == 1 else None

    def owner(self, name: str) -> str | None:
        """Who controls the creature of a name; ``None`` where nobody is known to, or several do."""
        found = [who for who, theirs in self.creatures.items() if folded(name) in map(folded, theirs)]
        if (taken := self.whose.get(folded(name))) is not None:
            return taken
        laid = self.owners.get(folded(name))
        return found[0] if len(found) == 1 else laid if not found else None

    def hears(self, line: str) -> None:
        """Takes down of whom and of what a line speaks last."""
        speaks_of = [self.player(word) for word in _WORD.findall(line) if self.is_player(word)]
        for found in (*_SIZED.finditer(line), *_TYPED.finditer(line)):
            self._lies(found["name"], speaks_of[0] if speaks_of else None, sized="/" in found.group())
        if (laid := _LAID.match(line)) is not None:
            self.names[laid["name"]] = None
        walkers = [one["name"] for one in _TYPED.finditer(line) if one.group().endswith("planeswalker")]
        self.walker = walkers[-1] if walkers else self.walker
        self.they = speaks_of[-1] if speaks_of else self.they
        plain = folded(line)
        self.blocks = self.blocks or _BLOCKS.search(plain) is not None
        things = {plain.rfind(folded(one)): one for one in sorted(self.names, key=len) if folded(one) in plain}
        self.it = things[max(things)] if things else self.it
        at = max((plain.rfind(folded(one)) for one in self.players), default=-1)
        self.it_is_last = bool(things) and max(things) > at if things or at >= 0 else self.it_is_last
        if (attack := _ATTACKS.search(line)) is not None:
            named = attack["whom"] if attack["whom"] and self.is_player(attack["whom"]) else None
            self.defender = named or self._other_than(speaks_of[0] if speaks_of else None)
            attackers = [one for one in self.names if folded(one) in folded(line)]
            self.attacker = attackers[0] if len(attackers) == 1 else self.attacker
        if _CASTS.search(line) is not None:
            self.pending = True
        elif _RESOLVES.search(line) is not None:
            self.pending = False
        self.acted = self.acted or _DEED.search(line) is not None
        if (taken := _TAKES.search(line)) is not None and speaks_of:
            self.whose[folded(taken["name"])] = speaks_of[0]
        if (cast := _CAST.search(line)) is not None:
            self.spell = cast["name"].strip()

    def _lies(self, name: str, whose: str | None, *, sized: bool) -> None:
        first, _, rest = name.partition(" ")
        name = rest if rest and self.is_player(first) else name
        if self.is_player(name):
            return
        self.names[name] = None
        if whose is not None and not sized:
            self.whose[folded(name)] = whose
        if whose is not None and sized and name not in self.creatures.setdefault(whose, []):
            self.creatures[whose].append(name)
