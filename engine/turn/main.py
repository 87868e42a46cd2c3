"""505: the main phases."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.cards.sorting import sorted_abilities
from engine.state import events as e
from engine.state.trace import Change, StepKind
from engine.words.citations import cite, not_implemented
from engine.words.counters import LORE

not_implemented("505.3", "gli intrighi messi in atto dall'Arcinemico")
not_implemented("505.5", "le Attrazioni da visitare")
not_implemented("702.159", "che cosa fa un'Attrazione visitata")


def main_phase(tx: Transaction) -> None:
    """505.4, 714.3c: as the precombat main phase begins, a lore counter on each of the active player's Sagas with chapters."""
    members = tx.game.together(tx.game.turn.active)
    sagas = [
        one.id
        for one in tx.board.permanents_with("Saga")
        if tx.board.controller(one.id) in members
        and any(
            ability.chapter is not None for _, ability in sorted_abilities(tx.board.characteristics(one.id)).triggered
        )
    ]
    if sagas:
        changes = [Change(event=e.CountersPut(on=one, counter=LORE, count=1), rules=(cite("714.3c"),)) for one in sagas]
        tx.happen(
            changes,
            kind=StepKind.TURN_BASED_ACTION,
            rules=[cite("505.4"), cite("703.4f")],
            player=tx.game.turn.active,
        )
