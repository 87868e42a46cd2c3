"""A clause in the words of the guide: when it is, and what the frame of its verb makes of its parts."""

from __future__ import annotations

from scenarios.written.retold.framed.frames import combat, deeds, lying, spells  # noqa: F401 - each keeps its frames
from scenarios.written.retold.framed.frames.frame import FRAMES, NotUnderstoodError
from scenarios.written.retold.framed.parts import Clause
from scenarios.written.retold.whom import Told


def as_guide_has(clause: Clause, told: Told) -> list[str] | None:
    """A clause in the words of the guide; ``None`` where something of it has no place there."""
    clause.answers = clause.answers or clause.verb == "respond"
    frame = FRAMES.get(clause.verb)
    if frame is None or (clause.negated and clause.verb not in ("block", "draw", "has")):
        return None
    when, time = _when(clause, told), _time(clause, told)
    if clause.verb in ("", "has") and clause.time is not None and not clause.parts and not clause.subjects:
        return time
    try:
        said = None if when is None or time is None else frame(clause, told)
    except NotUnderstoodError:
        return None
    return None if said is None or clause.parts or clause.subjects else [*(time or []), *(when or []), *said]


def _time(clause: Clause, told: Told) -> list[str] | None:
    """Whose turn it is and which step, before anything was done, or that time goes by until then."""
    if clause.time is None:
        return []
    step, whose = clause.time
    whose = whose or clause.who
    if whose is None or (clause.verb == "has" and told.acted):
        return None
    if not step:
        return [f"turno di {whose}"]
    return [f"vai a {step} di {whose}"] if told.acted else [f"turno: {whose}, {step}"]


def _when(clause: Clause, told: Told) -> list[str] | None:
    """508, 509: what has to have been declared for it to be then."""
    if clause.when == "behind_blocks" and told.defender is not None and not told.blocks:
        return [f"{told.defender} non blocca"]
    return [] if not clause.when or told.defender is not None else None
