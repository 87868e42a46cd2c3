"""800.2: 'and if …?' about the table itself: its format, and its options."""

from __future__ import annotations

import re
from typing import Any

from scenarios.language.errors import wrong
from scenarios.language.terms import ATTACKS, FORMATS
from scenarios.written import model
from scenarios.written.options import EVERYBODY, Ranges, read_ranges
from scenarios.written.scalars import read_yes

_SAID = re.compile(
    r"(?P<what>formato|raggio|attacco|schierare|turni condivisi)\b\s*:?\s*(?:di\s+(?P<of>.+)\s+)?(?P<value>.*)",
    re.IGNORECASE,
)


def table_varied(scenario: model.Scenario, line: str) -> model.Scenario | None:
    """The scenario at another table: «raggio 1», «raggio di Anna 2», «attacco a sinistra», «turni condivisi no», «formato Emperor».

    ``None`` for a line that is about something else. Raises an error of `wrong` for a value that there is not, or nobody's name.
    """
    said = _SAID.fullmatch(line)
    if said is None or (said["of"] and said["what"].casefold() != "raggio"):
        return None
    what, value = said["what"].casefold(), said["value"].strip()
    if what == "formato":
        return scenario.model_copy(update={"formats": (FORMATS.read(value),)})
    change: dict[str, Any]
    match what:
        case "raggio":
            change = {"ranges": _ranges(scenario, said["of"], value)}
        case "attacco":
            change = {"attacks": ATTACKS.read(value)}
        case "schierare":
            change = {"deploy": read_yes(value or "sì")}
        case _:
            change = {"shared_turns": read_yes(value or "sì")}
    return scenario.model_copy(update={"options": scenario.options.model_copy(update=change)})


def _ranges(scenario: model.Scenario, of: str | None, value: str) -> Ranges:
    """801.2b: one range for everybody, or that of one player beside those that are said."""
    if of is None:
        return dict(read_ranges(value))
    name = next((one.name for one in scenario.players if one.name.casefold() == of.strip().casefold()), None)
    if name is None:
        raise wrong(f"qui non c'è un giocatore di nome «{of.strip()}»")
    known = scenario.options.ranges or {}
    every = {one.name: known[EVERYBODY] for one in scenario.players} if EVERYBODY in known else dict(known)
    return every | dict(read_ranges({name: value}))
