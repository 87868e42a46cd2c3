"""500: beginning and ending a step, and which one follows."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from engine import events as e
from engine.abilities.continuous import Duration
from engine.citations import Citation, cite, not_implemented
from engine.combat.dealing import combat_damage
from engine.game import Combat, Game, Moment, Turn
from engine.pipeline import happen
from engine.terms import NOBODY, TURN_ORDER, PlayerId, TurnStep, Zone
from engine.trace import Change, StepKind
from engine.transaction import Transaction
from engine.turn.beginning import draw_step, untap_step
from engine.turn.ending import cleanup_step
from engine.turn.main import main_phase

not_implemented("500.7", "turni, fasi e sottofasi aggiuntivi o saltati")
not_implemented("502.1", "phasing")
not_implemented("502.2", "giorno e notte")

_BEGINS = {
    TurnStep.UNTAP: cite("502"),
    TurnStep.UPKEEP: cite("503.1"),
    TurnStep.DRAW: cite("504"),
    TurnStep.PRECOMBAT_MAIN: cite("505.1"),
    TurnStep.BEGINNING_OF_COMBAT: cite("507"),
    TurnStep.DECLARE_ATTACKERS: cite("508"),
    TurnStep.DECLARE_BLOCKERS: cite("509"),
    TurnStep.COMBAT_DAMAGE: cite("510"),
    TurnStep.END_OF_COMBAT: cite("511"),
    TurnStep.POSTCOMBAT_MAIN: cite("505.1"),
    TurnStep.END: cite("513"),
    TurnStep.CLEANUP: cite("514"),
}


def begin_step(tx: Transaction) -> None:
    """703.1, 500.6: the step begins, abilities trigger on that, turn-based actions are done, then the check (117.3a)."""
    turn = tx.game.turn
    began = e.StepBegan(step=turn.step, active=turn.active)
    happen(
        tx,
        [began],
        kind=StepKind.STEP_BEGINS,
        rules=[_BEGINS[turn.step], cite("500.6")],
        player=turn.active,
        facts={"step": turn.step.value, "turn": turn.number},
    )
    match turn.step:
        case TurnStep.UNTAP:
            untap_step(tx)
        case TurnStep.DRAW:
            draw_step(tx)
        case TurnStep.PRECOMBAT_MAIN:
            main_phase(tx)
        case TurnStep.BEGINNING_OF_COMBAT:
            tx.game.change(combat=Combat())
        case TurnStep.COMBAT_DAMAGE:
            combat_damage(tx)
        case TurnStep.CLEANUP:
            cleanup_step(tx)
        case _:
            pass
    if tx.game.result is None:
        following = Moment.STEP_ENDS if turn.step is TurnStep.UNTAP else Moment.CHECK
        tx.game.change(
            moment=following,
            receiver=_first_receiver(tx.game),
            passed=(),
            entitled=cite("514.3a") if turn.step is TurnStep.CLEANUP else cite("117.3a"),
        )


def _by_which_rule(step: TurnStep) -> Citation:
    """117.3a, 514.3a: why the active player gets priority as a step begins."""
    return cite("514.3a") if step is TurnStep.CLEANUP else cite("117.3a")


def _first_receiver(game: Game) -> PlayerId:
    """117.3a; 800.4j: the next player in turn order where the active one has left."""
    return next(iter(game.seats()))


def gives_priority(tx: Transaction) -> bool:
    """502.4, 514.3: nobody gets priority in the untap step, nor in a cleanup step in which nothing was performed or waits."""
    turn = tx.game.turn
    if turn.step is TurnStep.UNTAP:
        return False
    return turn.step is not TurnStep.CLEANUP or turn.cleanup_again


def end_step(tx: Transaction) -> None:
    """500.2, 500.5: the step ends, and the next one begins; after the last one the next turn (514.3a, 500.1)."""
    turn = tx.game.turn
    tx.note(
        StepKind.STEP_ENDS,
        [cite("500.3") if turn.step is TurnStep.UNTAP else cite("500.2")],
        player=turn.active,
        facts={"step": turn.step.value},
    )
    _empty_pools(tx)
    if turn.step is TurnStep.CLEANUP:
        if turn.cleanup_again:
            tx.game.change(turn=replace(turn, cleanup_again=False), moment=Moment.STEP_BEGINS)
            return
        _next_turn(tx)
        return
    if turn.step is TurnStep.END_OF_COMBAT:
        tx.game.change(combat=None)
    tx.game.change(turn=replace(turn, step=_following(tx.game)), moment=Moment.STEP_BEGINS)


def _empty_pools(tx: Transaction) -> None:
    """500.5, 106.4: unspent mana is lost as each step and phase ends."""
    lost = [
        Change(event=e.ManaLost(player=player.id, mana=player.mana), rules=(cite("500.5"),))
        for player in tx.game.players
        if player.mana
    ]
    if lost:
        happen(tx, lost, kind=StepKind.TURN_BASED_ACTION, rules=[cite("500.5"), cite("703.4q")])


def _following(game: Game) -> TurnStep:
    """506.1, 508.8, 510.4: the next step; with no attackers declared combat goes on at its end; two damage steps."""
    step = game.turn.step
    attackers = game.combat is not None and (game.combat.attacked or bool(game.combat.attackers))
    if step is TurnStep.DECLARE_ATTACKERS and not attackers:
        return TurnStep.END_OF_COMBAT
    if (
        step is TurnStep.COMBAT_DAMAGE
        and game.combat is not None
        and game.combat.damage_steps == 1
        and game.combat.first_strikers
    ):
        return TurnStep.COMBAT_DAMAGE
    return TURN_ORDER[TURN_ORDER.index(step) + 1]


def _next_turn(tx: Transaction) -> None:
    """500.1, 102.1: the next player in turn order; 805.4: the next side. What lasts until that turn ends as it begins; 800.4m:
    what lasts until the turn of a player who has left, as that would have begun."""
    game = tx.game
    order = [player for player in game.seats() if player not in game.side(game.turn.active).members]
    active = order[0] if order else game.turn.active
    turn = Turn(number=game.turn.number + 1, active=active, step=TurnStep.UNTAP)
    members = game.side(active).members
    begun = (*members, *_passed_over(game, active))
    effects = tuple(
        effect for effect in game.effects if effect.until is not Duration.YOUR_NEXT_TURN or effect.you not in begun
    )
    delayed = tuple(
        one for one in game.delayed if one.until is not Duration.YOUR_NEXT_TURN or one.controller not in begun
    )
    players = tuple(replace(player, lands_played=0) for player in game.players)
    # 302.6: what came to a player after their latest turn began stays new to them until their next one begins.
    still_new = {
        one.id: replace(one, controlled_since_turn=turn.number)
        for one in game.objects_in([(Zone.BATTLEFIELD, NOBODY)])
        if one.controlled_since_turn >= game.turn.number and tx.board.controller(one.id) not in members
    }
    game.change(
        turn=turn,
        moment=Moment.STEP_BEGINS,
        receiver=active,
        passed=(),
        effects=effects,
        delayed=delayed,
        players=players,
        objects={**game.objects, **still_new},
        used_this_turn=(),
        combat=None,
    )


def _passed_over(game: Game, active: PlayerId) -> tuple[PlayerId, ...]:
    """800.4k: the players who have left the game and whose turn would have begun before that of the next active player."""
    count = len(game.players)
    between = (PlayerId((game.turn.active + step) % count) for step in range(1, count))
    return tuple(
        player for player in takewhile(lambda player: player != active, between) if not game.player(player).in_game
    )
