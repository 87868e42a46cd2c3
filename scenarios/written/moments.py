"""103, 500: when a run is: the turn in which it begins, or the beginning of the game, and how far it goes on behind its script."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from engine.words.terms import TurnStep
from scenarios.language.terms import STEPS
from scenarios.written.records import LISTED, Field, Record, folded
from scenarios.written.scalars import Name, Natural, Positive, YesNo, word_of


class TurnState(Record):
    """500: whose turn it is, which one, and in which step it stands."""

    of: Name | None = Field(default=None, alias="di", description="Il giocatore attivo; se manca, il primo")
    step: Annotated[TurnStep, *word_of(STEPS)] = Field(
        default=TurnStep.PRECOMBAT_MAIN, alias="sottofase", description="La sottofase o fase in corso"
    )
    number: Positive = Field(default=2, alias="numero", description="Il numero del turno, dall'inizio della partita")
    priority: Name | None = Field(
        default=None, alias="priorità", description="Chi ha priorità; se manca, il giocatore attivo"
    )
    begins: YesNo = Field(
        default=False,
        alias="comincia",
        description="Se la sottofase comincia adesso: si innesca quello che si innesca al suo inizio",
    )
    cast_before: Natural | None = Field(
        default=None,
        alias="magie nell'ultimo turno",
        description="Quante ne ha lanciate, nel turno prima di questo, il giocatore che ne ha lanciate di più; se manca, non si sa",
    )
    markers: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(),
        alias="segnaturno",
        description="In Grand Melee, chi ha i segnaturno, dal primo; se manca, uno ogni quattro posti dal giocatore attivo",
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The name of the active player alone."""
        return {"of": text}


class Opening(Record):
    """103: the game begins here: all cards of a player are in ``grimorio``, in the order that shuffling gave them."""

    starts: Name | None = Field(default=None, alias="comincia", description="Chi gioca il primo turno")
    chooses: Name | None = Field(
        default=None, alias="sceglie", description="Chi sceglie chi gioca il primo turno (103.1)"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The name of the player who starts alone."""
        return {"starts": text}


class Until(Record):
    """How far a run goes on after its script: to the beginning of a step, or without one to the end of the turn."""

    step: Annotated[TurnStep, *word_of(STEPS)] | None = Field(
        default=None, alias="sottofase", description="La sottofase"
    )
    of: Name | None = Field(default=None, alias="di", description="Nel turno di chi; se manca, la prima che viene")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``fine turno``, ``finale`` or ``mantenimento di Bruno``."""
        if folded(text) in ("fine turno", "fine del turno", "fino alla fine del turno"):
            return {}
        if STEPS.get(text) is None and " di " in text:
            step, _, player = text.rpartition(" di ")
            return {"step": step, "of": player}
        return {"step": text}
