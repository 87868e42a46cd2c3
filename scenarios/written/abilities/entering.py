"""The counters that something enters the battlefield with: ``{+1/+1: 2}``."""

from __future__ import annotations

from typing import Any

from scenarios.language.errors import wrong
from scenarios.written.abilities.filters import COUNTER
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import Collected, Reader
from scenarios.written.records import described


def _counters_of_entering(value: Any) -> tuple[tuple[str, Any], ...]:
    """614.1c: how many counters of each kind something enters with."""
    if not isinstance(value, dict):
        raise wrong(f"qui servono dei segnalini con il loro numero, come {{+1/+1: 2}}, non {described(value)}")
    collected = Collected()
    found = [
        (collected.read(COUNTER, kind, kind), collected.read(QUANTITY, count, kind)) for kind, count in value.items()
    ]
    collected.raise_all()
    return tuple(found)


ENTERS_WITH = Reader(_counters_of_entering, lambda: {"type": "object", "additionalProperties": QUANTITY.schema()})
