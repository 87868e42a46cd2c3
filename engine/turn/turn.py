"""500: beginning and ending a step, and what follows it in the turn."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.stacks import in_line
from engine.combat.dealing import combat_damage
from engine.combat.defending import choose_defender
from engine.happening.radiation import radiate
from engine.happening.writing.turns import give_priority, go_to, set_combat, set_turn
from engine.state import events as e
from engine.state.counted import combats_begun, mains_begun
from engine.state.facts.turns import StepBegun, StepEnded
from engine.state.fighting import Combat
from engine.state.game import Game
from engine.state.trace import Change, StepKind
from engine.state.turn_state import Moment, Turn
from engine.turn import durations
from engine.turn.beginning import draw_step, untap_step
from engine.turn.ending import cleanup_step
from engine.turn.main import main_phase
from engine.turn.markers import pass_on
from engine.turn.next_turn import next_turn
from engine.turn.plan import done_for_skipped, ends_phase, next_in_turn, nobody_attacks
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import Phase, TurnStep

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


_USUAL_MAINS, _USUAL_COMBATS = 2, 1


def _added(turn: Turn) -> list[Citation]:
    """500.8: that more phases of the kind begin than a turn has by itself, since an effect added one."""
    begins_combat = turn.step is TurnStep.BEGINNING_OF_COMBAT
    more = turn.step.main and mains_begun(turn) > _USUAL_MAINS
    more = more or (begins_combat and len(combats_begun(turn)) > _USUAL_COMBATS)
    return [cite("500.8")] if more else []


def begin_step(tx: Transaction) -> None:
    """703.1, 500.6: the step begins, abilities trigger on that, turn-based actions are done, then the check (117.3a).

    500.4: first of all what lasted until this step is over.
    """
    turn = tx.game.turn
    durations.as_step_begins(tx)
    if turn.step.phase is Phase.COMBAT and tx.game.combat is None:
        set_combat(tx.game, Combat())
    if turn.step is TurnStep.PRECOMBAT_MAIN:
        radiate(tx)
    began = e.StepBegan(step=turn.step, active=turn.active)
    tx.happen(
        [began],
        kind=StepKind.STEP_BEGINS,
        rules=[_BEGINS[turn.step], cite("500.6"), *_added(turn), *_without_fighting(tx.game)],
        player=turn.active,
        facts=(StepBegun(turn.step, turn.number),),
    )
    done_for_skipped(tx)
    match turn.step:
        case TurnStep.UNTAP:
            untap_step(tx)
        case TurnStep.DRAW:
            draw_step(tx)
        case TurnStep.PRECOMBAT_MAIN:
            main_phase(tx)
        case TurnStep.BEGINNING_OF_COMBAT:
            choose_defender(tx)
        case TurnStep.COMBAT_DAMAGE:
            combat_damage(tx)
        case TurnStep.CLEANUP:
            cleanup_step(tx)
        case _:
            pass
    if tx.game.result is None:
        following = Moment.STEP_ENDS if turn.step is TurnStep.UNTAP else Moment.CHECK
        go_to(tx.game, following)
        without = not any(tx.game.player(one).in_game for one in tx.game.together(turn.active))
        usual = cite("800.4j") if without else cite("117.3a")
        why = cite("514.3a") if turn.step is TurnStep.CLEANUP else usual
        give_priority(tx.game, in_line(tx.board)[0], why)


def _without_fighting(game: Game) -> tuple[Citation, ...]:
    """508.8: the end of combat step comes at once where nothing attacked."""
    if game.turn.step is not TurnStep.END_OF_COMBAT or game.combat is None or game.combat.damage_steps:
        return ()
    return (cite("508.8"),) if game.combat.declared and nobody_attacks(game) else ()


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
        facts=(StepEnded(turn.step),),
    )
    combat_over = turn.step.phase is Phase.COMBAT and ends_phase(turn)
    if combat_over:
        durations.as_combat_ends(tx)
    _empty_pools(tx)
    if turn.step is TurnStep.CLEANUP and turn.cleanup_again:
        set_turn(tx.game, replace(turn, cleanup_again=False))
        go_to(tx.game, Moment.STEP_BEGINS)
        return
    following = next_in_turn(tx)
    if following is None:
        if tx.game.markers:
            pass_on(tx)
        else:
            next_turn(tx)
        return
    set_turn(tx.game, following)
    go_to(tx.game, Moment.STEP_BEGINS)
    if combat_over:
        set_combat(tx.game, None)


def _empty_pools(tx: Transaction) -> None:
    """500.5, 106.4: unspent mana is lost as each step and phase ends; 514.2, 702.189a: what lasts until the end of the turn, or of
    the combat, no longer than that."""
    step = tx.game.turn.step
    over, fighting = step is TurnStep.CLEANUP, step.phase is Phase.COMBAT and step is not TurnStep.END_OF_COMBAT
    losing = {
        player.id: tuple(one for one in player.mana if over or not (one.lasting or (one.in_combat and fighting)))
        for player in tx.game.players
    }
    lost = [
        Change(event=e.ManaLost(player=player, mana=mana), rules=(cite("500.5"),))
        for player, mana in losing.items()
        if mana
    ]
    if lost:
        tx.happen(lost, kind=StepKind.TURN_BASED_ACTION, rules=[cite("500.5"), cite("106.4"), cite("703.4q")])
