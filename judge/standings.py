"""How each rule stands in the engine: whether a test proves it, and what is missing; `python -m tests.coverage_page` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("standings.json")
STATES = {
    "provata": "una prova porta il suo numero",
    "in parte": "una parte manca, e il motore lo dice",
    "citata": "il motore la cita o ne parla, e nessuna prova porta il suo numero",
    "non realizzata": "il motore dice di non realizzarla",
    "senza prova": "niente nel motore la nomina: vale solo ciò che fanno le regole vicine",
}
"""The states of a rule that prescribes something, with what they mean, the best first."""


class Standing(NamedTuple):
    """One rule: its state, the files that prove or cite it, and what is missing."""

    state: str
    where: tuple[str, ...] = ()
    missing: str = ""


def standings() -> dict[str, Standing]:
    """Every prescribing rule of chapters 1 to 8 by its number, in order."""
    read = json.loads(FILE.read_text(encoding="utf-8"))
    return {rule: Standing(state, tuple(where), missing) for rule, (state, where, missing) in read.items()}
