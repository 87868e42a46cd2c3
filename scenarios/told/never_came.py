"""Why a run did not come to an action of its script of which something is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenarios.played.run import Run


def never_came(run: Run, action: int | None) -> str:
    """733.1: that a run ends before an action, counted from 1; where an action that is not allowed ended it, which one."""
    told = f"lo svolgimento si ferma prima dell'azione {action}"
    if run.refusal is None:
        return told
    return f"{told}, perché l'azione {_where(run, run.refusal.action)} non si può fare"


def stops_there(run: Run) -> str:
    """733.1: that a run ended at an action that was asked about, with more of the script behind it; '' where none did."""
    if run.refusal is None or run.refusal.action >= len(run.scenario.script) - 1:
        return ""
    where = _where(run, run.refusal.action)
    return f"lo svolgimento si ferma all'azione {where}, perché quello che segue ne ha bisogno: il resto è detto com'è fin lì"


def _where(run: Run, action: int) -> str:
    place = run.scenario.script[action].place
    return str(action + 1) if place is None else f"{action + 1} (riga {place.line})"
