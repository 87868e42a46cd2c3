"""Fields of the situation as a whole, below headings of their own: title, turn, form of game, how far it goes, what is listed."""

from __future__ import annotations

from typing import Any

from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.written.by_line import agreed, headings, values
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.said_of import Written
from scenarios.written.by_line.scripted import Script
from scenarios.written.by_line.whose_turn import turn
from scenarios.written.model import Scenario
from scenarios.written.records import Fields, Items, Text


def add_to_situation(key: str, written: Written, table: Gathered, script: Script) -> None:
    """A field of the situation as a file has it; title, question and turn are plain text.

    Actions among them are left for later: they may speak of what stands below. Raises an error of `wrong`, and Unreadable.
    """
    head, value, block = written
    single = key not in ("azioni", "attese", "chiede", "giocatori", "carte", "pila", "temi", "regole")
    if single and key in table.root:
        again = "di chi è il turno è già detto sopra: perché il turno passi, scrivi prima «fine turno»"
        table.fault(head, again if key == "turno" else f"{shown(head.text)} c'è già")
        return
    if key in ("titolo", "domanda") and not block.whole.count("\n"):
        if value.text:
            table.root[Text(key, head.place)] = value.scalar()
        return
    if key == "turno" and value.text and value.text[0] != "{":
        table.root[Text(key, head.place)] = turn(value, table)
        return
    if key == "fino a" and folded(value.text) == headings.HERE:
        script.ends_here = True
        return
    if key == "fino a" and value.text and value.text[0] != "{":
        table.root[Text(key, head.place)] = value.scalar()
        return
    if key == "formato" and value.text and value.text[0] not in "{[":
        table.root[Text(key, head.place)] = agreed.formats(value)
        return
    if key == agreed.OPTIONS and value.text and value.text[0] not in "{[":
        table.root[Text(key, head.place)] = agreed.options(value, table)
        return
    told = values.said(Scenario, key, value, block)
    if single:
        table.root[Text(key, head.place)] = told
        return
    _several(key, told, head, table)


def _several(key: str, told: Any, head: Typed, table: Gathered) -> None:
    """What a file has as a list may be said in several places."""
    if key == "carte" and isinstance(told, Fields):
        for name, card in told.items():
            table.cards[name] = card
    elif key == "giocatori" and isinstance(told, Items):
        table.others += told
        table.players.extend(str(one.get("nome", "")) if isinstance(one, Fields) else str(one) for one in told)
    elif key != "azioni":
        for one in told if isinstance(told, Items) else [] if told is None else [told]:
            table.add(key, one, head.place)
