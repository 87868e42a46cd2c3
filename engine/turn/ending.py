"""512-514: the end step, and cleaning up."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.checks.table import applies
from engine.happening.writing.lasting import end_shields
from engine.happening.writing.turns import set_turn
from engine.state import events as e
from engine.state.crowds import such
from engine.state.facts.turns import EffectsWoreOff, MaximumHand
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.turn.durations import end_of_turn, expire
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import PlayerId, Reason, Zone


def cleanup_step(tx: Transaction) -> None:
    """514.1-514.3: discard to hand size; then damage goes and 'until end of turn' ends, at once; then look whether to stop here."""
    for player in tx.game.together(tx.game.turn.active):
        hand = tx.game.zone(Zone.HAND, player)
        most = maximum_hand(tx.board, player)
        if not tx.game.player(player).in_game or most is None or len(hand) <= most:
            continue
        surplus = len(hand) - most
        chosen = tx.ask_objects(Purpose.DISCARD, player, cite("514.1"), hand, minimum=surplus, maximum=surplus)
        changes = [
            Change(event=e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED), rules=(cite("514.1"),))
            for one in chosen
            if not isinstance(one, PlayerTarget)
        ]
        rules = [cite("514.1"), cite("703.4n")]
        tx.happen(changes, kind=StepKind.TURN_BASED_ACTION, rules=rules, player=player, facts=(MaximumHand(most),))
    _wear_off(tx)
    _stop_here(tx)


def maximum_hand(board: Board, player: PlayerId) -> int | None:
    """402.2, 613.11: a player's maximum hand size, as the abilities that change it leave it in the order of their timestamps;
    ``None`` where there is none."""
    most: int | None = board.game.player(player).maximum_hand
    for said in board.in_force.hand_limits():
        limit = said.ability
        if not related(board, player, said.you, limit.who, source=said.source):
            continue
        if limit.more and limit.most is not None:
            most = None if most is None else max(0, most + limit.most)
        else:
            most = limit.most
    return most


def _wear_off(tx: Transaction) -> None:
    """514.2, 703.4p: damage marked on permanents, phased out or not, goes away and effects of this turn end, simultaneously."""
    game = tx.game
    damaged = [one.id for one in such(game.objects, lambda one: one.zone is Zone.BATTLEFIELD and one.damage)]
    ended = expire(tx, end_of_turn)
    if game.shields:
        end_shields(game)
    if damaged or ended:
        changes = [Change(event=e.DamageRemoved(object=one), rules=(cite("514.2"),)) for one in damaged]
        tx.happen(
            changes,
            kind=StepKind.TURN_BASED_ACTION,
            rules=[cite("514.2"), cite("703.4p")],
            player=game.turn.active,
            facts=(EffectsWoreOff(len(ended)),) if ended else (),
        )


def _stop_here(tx: Transaction) -> None:
    """514.3a: if a state-based action would be performed now or an ability waits, the active player gets priority, and
    another cleanup step follows."""
    if tx.game.waiting or applies(tx):
        set_turn(tx.game, replace(tx.game.turn, cleanup_again=True))
