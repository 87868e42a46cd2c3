"""500: whose turn a line says that it is, and in which step: ``turno: Anna, mantenimento``, ``è il turno di Anna``."""

from __future__ import annotations

import re

from engine.words.terms import TurnStep
from scenarios.language.folding import folded
from scenarios.language.terms import STEPS
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed, divided
from scenarios.written.records import Fields, Text

_TURN = re.compile(
    r"(?:(?:(?:è|siamo|inizia|comincia|vai|si\s+va|passiamo)\s+)?(?:(?:il|nel|al)\s+)?turno\s+di|tocca\s+a)\s+",
    re.IGNORECASE,
)


BEGIN = (TurnStep.UPKEEP, TurnStep.BEGINNING_OF_COMBAT, TurnStep.END)
"""Whoever names one of these means that it begins now, with what triggers at its beginning; there is nothing else to do in them."""

MORE = {"numero": "numero", "priorita": "priorità", "magie": "magie nell'ultimo turno"}
"""By which words a line says more of a turn, and the field of a file that each of them is."""


def turn_of(line: Typed) -> Typed | None:
    """What stands behind the words of a line that says whose turn it is; ``None`` for every other line."""
    found = _TURN.match(line.text)
    return None if found is None else line.part(found.end())


def turn(value: Typed, table: Gathered) -> Fields:
    """``Anna, mantenimento``, ``mantenimento``, ``Anna, mantenimento, numero 3, priorità Bruno``."""
    made = Fields(value.place)
    parts = divided(value, ",")
    left = ["di", "sottofase"]
    if parts and STEPS.get(parts[0].text) is not None and folded(parts[0].text) not in map(folded, table.players):
        left = ["sottofase"]
    for part in parts:
        word, _, rest = part.text.partition(" ")
        key = MORE.get(folded(word)) if rest else None
        if key is not None:
            made[Text(key, part.place)] = part.part(len(word)).unquoted().scalar()
        elif left:
            made[Text(left.pop(0), part.place)] = part.unquoted().scalar()
        else:
            like = "come «turno: Anna, mantenimento», e se serve «numero 3», «priorità Bruno» o «magie 2»"
            table.fault(part, f"del turno si dice di chi è e in che sottofase, {like}")
    if _begins_now(made):
        made[Text(_BEGINS, value.place)] = Text("sì", value.place)
    return made


_BEGINS = "comincia"


def _begins_now(said: Fields) -> bool:
    return "priorità" not in said and STEPS.get(str(said.get("sottofase", ""))) in BEGIN


def add_to_turn(key: str, head: Typed, value: Typed, table: Gathered) -> None:
    """500: what a file says of the turn, in a line of its own: ``sottofase: mantenimento``, ``priorità: Bruno``."""
    made = table.root.setdefault(Text("turno", head.place), Fields(head.place))
    if not isinstance(made, Fields) or (key in made and key != _BEGINS):
        table.fault(head, f"«{key}» c'è già")
        return
    made[Text(key, head.place)] = value.unquoted().scalar()
    if key == "sottofase" and _begins_now(made):
        made.setdefault(Text(_BEGINS, head.place), Text("sì", head.place))
    if key == "priorità":
        made.pop(_BEGINS, None)
