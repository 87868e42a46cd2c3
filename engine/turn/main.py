"""505: the main phases."""

from __future__ import annotations

from engine import events as e
from engine.citations import cite, not_implemented
from engine.counters import LORE
from engine.pipeline import happen
from engine.trace import Change, StepKind
from engine.transaction import Transaction

not_implemented("505.3", "gli intrighi messi in atto dall'Arcinemico")
not_implemented("505.5", "le Attrazioni da visitare")


def main_phase(tx: Transaction) -> None:
    """505.4, 714.3c: as the precombat main phase begins, a lore counter on each of the active player's Sagas with chapters."""
    members = tx.game.side(tx.game.turn.active).members
    sagas = [
        one.id
        for one in tx.game.permanents()
        if "Saga" in (seen := tx.board.characteristics(one.id)).subtypes
        and tx.board.controller(one.id) in members
        and any(ability.chapter is not None for _, ability in seen.sorted_abilities.triggered)
    ]
    if sagas:
        changes = [Change(event=e.CountersPut(on=one, counter=LORE, count=1), rules=(cite("714.3c"),)) for one in sagas]
        happen(
            tx,
            changes,
            kind=StepKind.TURN_BASED_ACTION,
            rules=[cite("505.4"), cite("703.4f")],
            player=tx.game.turn.active,
        )
