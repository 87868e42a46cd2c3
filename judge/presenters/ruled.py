"""What stands beside a board once it was ruled, kept for the day when the same board is opened again.

To play a board the engine is loaded, which takes longer than all the rest until somebody sees anything. What was ruled on the very
same lines, with the same cards lent, by the same program, is there meanwhile; it is played all the same, and shown anew.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from judge import paths, patience
from judge.boards import EMPTY
from judge.patience import Stopped, never
from judge.readings import Readings
from scenarios.written.card_source import lent_source

if TYPE_CHECKING:
    from judge.presenters.completing import Sight
    from scenarios.played.run import Run

NOTHING_YET = "Scrivi che cosa succede: «Anna lancia 3 danni su Orso», «Anna attacca con Vipera», «muore Orso»."
SECONDS = 3
"""For how long more than the ruling itself may take, beside somebody who types."""
_SHAPED_BY = ("engine", "scenarios", "ruletext", "judge.presenters")

_Said = tuple[str, tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Verdict:
    """What stands beside the board: how it is headed, its answer, what the rest of it says; the run behind it.

    There is no run where nothing could be played, and behind what was kept.
    """

    heading: str
    answer: tuple[str, ...]
    below: tuple[str, ...]
    run: Run | None = None

    def sight(self, stopped: Stopped = never) -> Sight | None:
        """What can be seen for completing the next line; ``None`` where that is not known, or takes too long."""
        from engine.words.budget import OverBudget, within
        from judge.presenters.completing import sight
        from scenarios.played.budget import Budget

        try:
            with within(Budget(seconds=SECONDS, mebibytes=patience.MEBIBYTES, stopped=stopped)):
                return None if self.run is None else sight(self.run)
        except OverBudget:
            return None


OF_NOTHING = Verdict("Risposta (completa)", ("Sul tavolo non cambia nulla.", NOTHING_YET), ())
"""The ruling on a new board, which is the same on every machine."""


def keep(text: str, verdict: Verdict) -> None:
    """Keeps what was ruled on a board."""
    said = (verdict.heading, verdict.answer, verdict.below)
    _shelf().put(_key(text), msgspec.json.encode(said).decode())


def kept(text: str) -> Verdict | None:
    """What was ruled on this board before; ``None`` where nothing was, or by another program, or with other cards."""
    try:
        return Verdict(*msgspec.json.decode(_shelf().find(_key(text)) or "", type=_Said))
    except msgspec.DecodeError:
        return OF_NOTHING if text == EMPTY else None


@cache
def _shelf() -> Readings:
    return Readings(paths.cache(), "risposte-", _SHAPED_BY)


def _key(text: str) -> str:
    source = lent_source()
    stamp = "" if source is None else source.stamp()
    return hashlib.sha256(f"{stamp}\0{text}".encode("utf-8", "replace")).hexdigest()
