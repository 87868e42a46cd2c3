"""512-514: the end step, and cleaning up."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.abilities.continuous import Duration
from engine.citations import cite
from engine.decisions import Purpose
from engine.game import ContinuousEffect, Game
from engine.objects import PlayerTarget
from engine.pipeline import happen
from engine.terms import Reason, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Transaction


def cleanup_step(tx: Transaction) -> None:
    """514.1-514.3: discard to hand size; then damage goes and 'until end of turn' ends, at once; then look whether to stop here."""
    for player in tx.game.side(tx.game.turn.active).members:
        hand = tx.game.zone(Zone.HAND, player)
        surplus = len(hand) - tx.game.player(player).maximum_hand
        if tx.game.player(player).in_game and surplus > 0:
            chosen = tx.ask_objects(Purpose.DISCARD, player, cite("514.1"), hand, minimum=surplus, maximum=surplus)
            changes = [
                Change(
                    event=e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED), rules=(cite("514.1"),)
                )
                for one in chosen
                if not isinstance(one, PlayerTarget)
            ]
            happen(tx, changes, kind=StepKind.TURN_BASED_ACTION, rules=[cite("514.1"), cite("703.4n")], player=player)
    _wear_off(tx)
    _stop_here(tx)


def _wear_off(tx: Transaction) -> None:
    """514.2, 703.4p: damage marked on permanents goes away and effects of this turn end, simultaneously."""
    game = tx.game
    damaged = [one.id for one in game.objects.values() if one.zone is Zone.BATTLEFIELD and one.damage]
    ended = [effect for effect in game.effects if effect.until is Duration.END_OF_TURN]
    delayed = tuple(one for one in game.delayed if one.until is not Duration.END_OF_TURN)
    if ended or game.shields or game.preventions or len(delayed) != len(game.delayed):
        kept = tuple(effect for effect in game.effects if effect.until is not Duration.END_OF_TURN)
        lasting = tuple(one for one in game.preventions if one.until is not Duration.END_OF_TURN)
        game.change(effects=kept, shields=(), delayed=delayed, preventions=lasting)
    if damaged or ended:
        changes = [Change(event=e.DamageRemoved(object=one), rules=(cite("514.2"),)) for one in damaged]
        happen(
            tx,
            changes,
            kind=StepKind.TURN_BASED_ACTION,
            rules=[cite("514.2"), cite("703.4p")],
            player=game.turn.active,
            facts={"effects ended": len(ended)},
        )


def end_with_source(tx: Transaction) -> None:
    """611.2b: effects that last for as long as their source remains on the battlefield are over once it is gone."""
    game = tx.game
    over = [effect for effect in game.effects if _without_source(game, effect)]
    if not over:
        return
    game.change(effects=tuple(effect for effect in game.effects if not _without_source(game, effect)))
    for effect in over:
        objects = tuple(tx.mention(one) for one in effect.objects)
        facts: Facts = {"effects": 1, "objects": objects, "until": effect.until.value}
        tx.note(StepKind.EFFECT_ENDS, [cite("611.2b")], facts=facts, player=effect.you, cause=effect.source)


def _without_source(game: Game, effect: ContinuousEffect) -> bool:
    source = game.objects.get(effect.source)
    gone = source is None or source.zone is not Zone.BATTLEFIELD
    return gone and effect.until is Duration.WHILE_SOURCE_REMAINS


def _stop_here(tx: Transaction) -> None:
    """514.3a: if a state-based action would be performed now or an ability waits, the active player gets priority, and
    another cleanup step follows."""
    from engine.state_based import applies

    if tx.game.waiting or applies(tx):
        tx.game.change(turn=replace(tx.game.turn, cleanup_again=True))
