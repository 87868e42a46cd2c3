"""Boards on which something is hindered by many things at once: each is put there by itself and can be taken away again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from scenarios.asked.explaining.report import action_text
from scenarios.asked.explaining.why_not import about, about_action
from scenarios.played.run import Run, run
from scenarios.written.load import parse

AURA = "Incantesimo — Aura"


@dataclass
class Table:
    """A board on its way to becoming a file: cards, what the two players have where, and what happens."""

    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    zones: dict[str, dict[str, list[Any]]] = field(default_factory=lambda: {"Anna": {}, "Bruno": {}})
    players: dict[str, dict[str, Any]] = field(default_factory=lambda: {"Anna": {}, "Bruno": {}})
    things: dict[str, dict[str, Any]] = field(default_factory=dict)
    actions: list[Any] = field(default_factory=list)
    rest: dict[str, Any] = field(default_factory=dict)

    def put(self, name: str, whose: str = "Anna", where: str = "campo", **more: Any) -> None:
        """A thing in a zone, called by its name in lower case."""
        thing = {"carta": name, "id": name.lower().replace(" ", "-"), **more}
        self.zones[whose].setdefault(where, []).append(thing)
        self.things[thing["id"]] = thing

    def stands(self, name: str, kind: str, text: str, whose: str = "Anna", where: str = "campo", **more: Any) -> None:
        """A card described in the file, and one of it in a zone."""
        self.cards[name] = {"tipo": kind, **({"testo": text} if text else {}), **more.pop("card", {})}
        self.put(name, whose, where, **more)

    def creature(self, name: str, whose: str = "Anna", size: str = "2/2", text: str = "", **more: Any) -> None:
        """A creature on the battlefield."""
        self.stands(name, f"Creatura — {more.pop('subtype', 'Orso')}", text, whose, card={"f/c": size}, **more)

    def spell(self, name: str, text: str, whose: str = "Anna", *, kind: str = "Istantaneo", cost: str = "{1}") -> None:
        """A card in a hand."""
        self.stands(name, kind, text, whose, "mano", card={"costo": cost})

    def says(self, name: str, text: str) -> None:
        """One more paragraph in the text box of a card."""
        old = self.cards[name].get("testo", "")
        self.cards[name]["testo"] = f"{old}\n{text}" if old else text

    def move(self, thing: str, whose: str, where: str = "campo") -> None:
        """A thing lies elsewhere instead."""
        found = self.things[thing]
        for zones in self.zones.values():
            for there in zones.values():
                if found in there:
                    there.remove(found)
        self.zones[whose].setdefault(where, []).append(found)

    def text(self) -> str:
        """The file."""
        people = [{"nome": who, **self.zones[who], **self.players[who]} for who in ("Anna", "Bruno")]
        made = {"carte": self.cards, "giocatori": people, "azioni": self.actions, **self.rest}
        return json.dumps(made, ensure_ascii=False)


Change = Callable[[Table], object]


@dataclass(frozen=True)
class Hindrance:
    """One thing that hinders: how it comes onto the board, and what a reason says that names it (a regular expression)."""

    put: Change
    told: str
    apart_from: frozenset[str] = frozenset()
    """What of the others cannot be there with it, or would not matter beside it."""


Told = Callable[[Table], str]
"""Why it does not happen on a board; '' where it happens."""


@dataclass(frozen=True)
class Asked:
    """Something that happens on a bare board, with what may hinder it, and with what only looks as if it did."""

    bare: Callable[[], Table]
    told: Told
    hindrances: Mapping[str, Hindrance]
    lookalikes: Mapping[str, Change] = field(default_factory=dict)

    @property
    def things(self) -> list[str]:
        """All that can be put on the board."""
        return [*self.hindrances, *self.lookalikes]

    def board(self, there: Iterable[str]) -> Table:
        """The board with these on it."""
        table = self.bare()
        for one in sorted(there):
            (self.hindrances[one].put if one in self.hindrances else self.lookalikes[one])(table)
        return table

    def together(self, wanted: Iterable[str]) -> set[str]:
        """Of these as many as can be there with each other."""
        kept: set[str] = set()
        for one in sorted(wanted):
            if not any(one in self._apart(other) or other in self._apart(one) for other in kept):
                kept.add(one)
        return kept

    def _apart(self, one: str) -> frozenset[str]:
        return self.hindrances[one].apart_from if one in self.hindrances else frozenset()

    def named(self, text: str) -> set[str]:
        """Which hindrances a reason names."""
        return {one for one, each in self.hindrances.items() if re.search(each.told, text)}


def false_reason(asked: Asked, wanted: Iterable[str]) -> str:
    """What is wrong with the reasons on such a board; '' where each is gone with what it names, until nothing hinders."""
    there = asked.together(wanted)
    while text := asked.told(asked.board(there)):
        named = asked.named(text) & there
        if not named:
            return f"with {sorted(there)}: {text!r} names nothing that is there"
        there -= named
        if text in asked.told(asked.board(there)):
            return f"{text!r} is told without {sorted(named)} too"
    left = there & set(asked.hindrances)
    return f"{sorted(left)} hindered nothing" if left else ""


def _played(table: Table) -> Run:
    found = run(parse(table.text(), "prova"))
    assert not found.not_understood, found.not_understood
    return found


def refusal(action: str) -> Told:
    """Why an action is refused on a board."""

    def told(table: Table) -> str:
        made, allowed = about_action(parse(table.text(), "prova"), action)
        assert not made.not_understood, made.not_understood
        return "" if allowed else action_text(made, allowed).strip()

    return told


def reasons(name: str, about_what: str, happened: Callable[[Run], bool]) -> Told:
    """Why something did not happen to what bears a name: of its reasons those that are about that."""

    def told(table: Table) -> str:
        found = _played(table)
        said = [one for one in about(found, name) if re.search(about_what, one.what)]
        assert happened(found) is not bool(said), (happened(found), said)
        return "; ".join(f"{one.what}: {one.why} [{', '.join(one.rules)}]" for one in said)

    return told
