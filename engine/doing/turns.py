"""500.7-500.10, 614.10, 702.26, 724-727, 731: instructions about turns, their parts, and the game as a whole."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import objects, players
from engine.cards.abilities import turns as f
from engine.cards.abilities.references import PlayerReference
from engine.checks.table import check
from engine.happening.carrying import carries
from engine.happening.ending import draw_within_range, end
from engine.happening.instructed import amount, happening, on_battlefield, there
from engine.happening.writing.lasting import keep_waiting
from engine.happening.writing.turns import add_skips, add_turns, begin_control, go_to, set_turn
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.fact import Fact
from engine.state.facts.turns import ExtraTurns, PhasesAdded, TurnGoes, Turning, WillBeControlled, WillSkip
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.state.turn_state import ExtraTurnDue, Moment, PlayerControl, SkipDue
from engine.turn.phasing import back, out, phased_out_directly
from engine.turn.plan import ahead, steps_of
from engine.words.budget import repeated
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, Phase, PlayerId, Reason, TurnStep, Zone

not_implemented("723.2", "controllare un altro giocatore solo mentre cerca, o mentre lancia una magia")
not_implemented("723.7", "effetti che obbligano il giocatore controllato, o gli vietano, certe azioni")


def _note(tx: Transaction, bound: Bindings, fact: Fact, *rules: Citation, player: PlayerId | None = None) -> None:
    who = bound.you if player is None else player
    tx.note(StepKind.INSTRUCTION, [cite("608.2c"), *rules], facts=(fact,), player=who, cause=bound.source)


def _sides(tx: Transaction, who: PlayerReference, bound: Bindings) -> tuple[PlayerId, ...]:
    """805.8: the players referred to, one for each team that shares its turns."""
    found: dict[tuple[PlayerId, ...], PlayerId] = {}
    for player in players(who, tx.board, bound):
        found.setdefault(tx.game.together(player), player)
    return tuple(found.values())


@carries(f.ExtraTurn)
def extra_turn(tx: Transaction, effect: f.ExtraTurn, bound: Bindings) -> Bindings:
    """500.7: added one at a time directly after this turn, in turn order; the one added last is taken first."""
    count = amount(tx, effect.count, bound)
    for player in _sides(tx, effect.who, bound):
        due = ExtraTurnDue(player=player, source=bound.source, skip=effect.skip, at_end=effect.at_end, bindings=bound)
        if count:
            add_turns(tx.game, *(due,) * count)
            as_team = [cite("805.8")] if len(tx.game.together(player)) > 1 else []
            _note(tx, bound, ExtraTurns(count), cite("500.7"), *as_team, player=player)
    return bound


@carries(f.AddPhases)
def add_phases(tx: Transaction, effect: f.AddPhases, bound: Bindings) -> Bindings:
    """500.8: phases directly after this one; 500.10a: none in another player's turn where the effect says 'you get'."""
    turn = tx.game.turn
    here = effect.after is None or effect.after is turn.step.phase
    if not here or not _in_turn_of(tx, effect.whose, bound):
        rule = cite("500.8") if not here else cite("500.10a")
        _note(tx, bound, TurnGoes(Turning.NO_PHASE_ADDED), rule)
        return bound
    group, *later = ahead(turn)
    added = tuple(steps_of(phase) for phase in effect.phases)
    set_turn(tx.game, replace(turn, plan=(group, *added, *later)))
    _note(tx, bound, PhasesAdded(effect.phases), cite("500.8"))
    return bound


@carries(f.AddStep)
def add_step(tx: Transaction, effect: f.AddStep, bound: Bindings) -> Bindings:
    """500.9: a step directly after this one; 500.10: after this phase, in a phase of which all other steps are skipped."""
    turn = tx.game.turn
    if not _in_turn_of(tx, effect.whose, bound):
        _note(tx, bound, TurnGoes(Turning.NO_PHASE_ADDED), cite("500.10a"))
        return bound
    group, *later = ahead(turn)
    plan = (group, (effect.step,), *later) if effect.after_phase else ((effect.step, *group), *later)
    set_turn(tx.game, replace(turn, plan=plan))
    rule = cite("500.10") if effect.after_phase else cite("500.9")
    _note(tx, bound, PhasesAdded((effect.step,)), rule)
    return bound


@carries(f.ControlPlayer)
def control_player(tx: Transaction, effect: f.ControlPlayer, bound: Bindings) -> Bindings:
    """723.1: it waits for the next turn that the player takes; nothing that they control changes hands (723.3)."""
    for player in players(effect.who, tx.board, bound):
        made = PlayerControl(id=tx.game.take_id(), player=player, by=bound.you, source=bound.source)
        begin_control(tx.game, made)
        _note(tx, bound, WillBeControlled(PlayerTarget(player)), cite("723.1"))
    return bound


def _in_turn_of(tx: Transaction, whose: PlayerReference | None, bound: Bindings) -> bool:
    """500.10a: whether it is the turn of the player that the effect speaks of, where it speaks of one."""
    if whose is None:
        return True
    members = tx.game.together(tx.game.turn.active)
    return any(player in members for player in players(whose, tx.board, bound))


@carries(f.SkipNext)
def skip_next(tx: Transaction, effect: f.SkipNext, bound: Bindings) -> Bindings:
    """614.10, 614.10a: it waits for the next occurrence that is not skipped already; what has begun is not skipped."""
    count = 1 if effect.whole_turn else amount(tx, effect.count, bound)
    for player in _sides(tx, effect.who, bound):
        made = tuple(
            SkipDue(
                id=tx.game.take_id(),
                player=player,
                what=effect.what,
                source=bound.source,
                whole_turn=effect.whole_turn,
                then=effect.then,
            )
            for _ in repeated(count)
        )
        add_skips(tx.game, *made)
        _note(tx, bound, WillSkip(effect.what, count, effect.whole_turn), cite("614.10"), player=player)
    return bound


@carries(f.PhaseOut)
def phase_out(tx: Transaction, effect: f.PhaseOut, bound: Bindings) -> Bindings:
    """702.26b, 702.26g; 610.4b-c: not until the source leaves, if it has left already."""
    if effect.until_source_leaves and not on_battlefield(tx, bound.source):
        return bound
    found = [one for one in there(tx, effect.what, bound) if on_battlefield(tx, one)]
    rules = [cite("608.2c"), cite("702.26b")]
    if effect.until_source_leaves:
        rules.append(cite("610.4"))
    happening(tx, out(tx, found, bound.source if effect.until_source_leaves else None), bound, *rules)
    return bound


@carries(f.PhaseIn)
def phase_in(tx: Transaction, effect: f.PhaseIn, bound: Bindings) -> Bindings:
    """702.26c: what is phased out and was not so along with something else; the rest follows what it phased out with (702.26g)."""
    found = [one for one in objects(effect.what, tx.board, bound) if phased_out_directly(tx, one)]
    happening(tx, back(tx, found), bound, cite("608.2c"), cite("702.26c"))
    return bound


@carries(f.ChangeDayNight)
def change_day_night(tx: Transaction, effect: f.ChangeDayNight, bound: Bindings) -> Bindings:
    """731.1: it becomes day or night; 731.1a: from neither, no day becomes night and no night day."""
    night = not tx.game.night if effect.night is None else effect.night
    if tx.game.night is not night:
        happening(
            tx, [e.DayNightChanged(night=night, first=tx.game.night is None)], bound, cite("608.2c"), cite("731.1")
        )
    return bound


@carries(f.BecomeMonarch)
def become_monarch(tx: Transaction, effect: f.BecomeMonarch, bound: Bindings) -> Bindings:
    """725.1, 725.3: one player at a time; of several referred to, the last in turn order is it in the end."""
    for player in players(effect.who, tx.board, bound):
        if player != tx.game.monarch:
            happening(tx, [e.MonarchChanged(player=player)], bound, cite("608.2c"), cite("725.1"), cite("725.3"))
    return bound


@carries(f.EndTurn)
def end_turn(tx: Transaction, effect: f.EndTurn, bound: Bindings) -> Bindings:
    """724.1a-e, 724.2a-e: what waits is gone, the stack is exiled, state-based actions are checked; then all up to the cleanup
    step is skipped, or up to the phase after combat. 724.2g: outside of combat there is no combat phase to end."""
    game = tx.game
    if effect.combat_only and game.turn.step.phase is not Phase.COMBAT:
        _note(tx, bound, TurnGoes(Turning.NO_COMBAT), cite("724.2g"))
        return bound
    rule = cite("724.2") if effect.combat_only else cite("724.1")
    _note(tx, bound, TurnGoes(Turning.COMBAT_ENDS if effect.combat_only else Turning.TURN_ENDS), rule)
    keep_waiting(game, ())
    stacked = list(game.objects_in([(Zone.STACK, NOBODY)]))
    exiled: list[Change] = [
        Change(
            event=e.Ceased(object=one.id)
            if one.kind is Kind.ABILITY
            else e.ZoneChange(object=one.id, to=Zone.EXILE, reason=Reason.EFFECT),
            rules=(cite("724.2b") if effect.combat_only else cite("724.1b"),),
        )
        for one in stacked
    ]
    if exiled:
        tx.happen(exiled, kind=StepKind.EVENT, rules=[rule], cause=bound.source, player=bound.you)
    while game.result is None and check(tx):
        pass
    if game.result is None:
        _cut_short(tx, effect)
    return bound


def _cut_short(tx: Transaction, effect: f.EndTurn) -> None:
    """724.1d, 724.2d: the step ends now; 724.1d: in the cleanup step, another one begins."""
    game = tx.game
    turn = game.turn
    fighting = game.combat.fighting if game.combat is not None else ()
    if fighting:
        rule = cite("724.2d") if effect.combat_only else cite("724.1d")
        removed = [Change(event=e.RemovedFromCombat(object=one), rules=(rule,)) for one in fighting]
        tx.happen(removed, kind=StepKind.EVENT, rules=[rule])
    if effect.combat_only:
        turn = replace(turn, plan=((), *ahead(turn)[1:]))
    elif turn.step is TurnStep.CLEANUP:
        turn = replace(turn, cleanup_again=True)
    else:
        # 724.1d: the phase that this is a step of is over too, and what is left is the cleanup step.
        turn = replace(turn, plan=((), (TurnStep.CLEANUP,)))
    set_turn(game, turn)
    go_to(game, Moment.STEP_ENDS)


@carries(f.DrawGame)
def draw_game(tx: Transaction, effect: f.DrawGame, bound: Bindings) -> Bindings:
    """104.4c; 104.4e, 801.15: with limited ranges of influence, for the controller and who is in range alone."""
    if tx.game.table.reached:
        draw_within_range(tx, (bound.you,), StepKind.INSTRUCTION, cite("104.4e"), cite("801.15"))
    else:
        end(tx, (), cite("104.4c"))
    return bound
