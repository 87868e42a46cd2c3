"""205.3e, 608.2d: choosing a subtype as a spell or ability resolves."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import players
from engine.cards.abilities import choosing_types as f
from engine.happening.carrying import carries, carry_out
from engine.happening.choosing_types import choose_type, with_type
from engine.state.bindings import Bindings
from engine.state.facts.decided import CreatureTypeChosen
from engine.state.trace import StepKind
from engine.words.citations import cite


@carries(f.ChooseType)
def choose_type_now(tx: Transaction, effect: f.ChooseType, bound: Bindings) -> Bindings:
    """205.3e, 608.2d: chosen as it resolves; the rest of the instructions means that one."""
    for player in players(effect.who, tx.board, bound):
        about = tx.mention(bound.source)
        chosen = choose_type(tx, player, effect.of, cite("205.3e"), about)
        rules = [cite("608.2d"), cite("205.3e")]
        tx.note(StepKind.DECIDED, rules, player=player, cause=bound.source, facts=(CreatureTypeChosen(chosen),))
        bound = carry_out(tx, with_type(effect.then, chosen), bound)
    return bound
