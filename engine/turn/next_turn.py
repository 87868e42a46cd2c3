"""500.1, 500.7, 102.1, 805.4: whose turn comes next, and what its beginning brings and ends.

With turn markers `engine.turn.markers` says whose; the turn begins as any other does.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.triggers import BeginningOf
from engine.happening.ending import end
from engine.happening.planes import planes_follow
from engine.happening.reaching import reach_as_turn_begins
from engine.happening.writing.lasting import delay_trigger
from engine.happening.writing.turns import add_skips, begin_turn, give_priority, go_to, set_turn, take_extra_turn
from engine.state.crowds import such
from engine.state.facts.turns import IsControlled, TurnGoes, Turning
from engine.state.game import Game
from engine.state.ids import ids_of
from engine.state.lasting import DelayedTrigger
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.state.turn_state import ExtraTurnDue, Moment, PlayerControl, SkipDue, Turn
from engine.turn import durations
from engine.turn.plan import next_in_turn, skipped, whole_turn
from engine.words.citations import cite
from engine.words.record import replace
from engine.words.terms import NOBODY, PlayerId, TurnStep, Zone


def next_turn(tx: Transaction) -> None:
    """500.1, 500.7: the extra turn created last, or else the turn of the next player in the usual order; past those skipped."""
    game = tx.game
    for _ in range(len(game.players) + len(game.extra_turns) + len(game.skips) + 1):
        _choose_turn(tx)
        following = next_in_turn(tx)
        if following is not None:
            set_turn(game, following)
            return
    end(tx, (), cite("104.4b"))  # round after round in which nothing of any turn is left


def _choose_turn(tx: Transaction) -> None:
    game = tx.game
    base = game.turn.active if game.turn.in_order is None else game.turn.in_order
    while True:
        if game.extra_turns:
            due = take_extra_turn(game)
            # 800.4k: nobody who has left begins a turn; 805.8: it is the team's, whose others are still there.
            active = next((one for one in (due.player, *game.together(due.player)) if game.player(one).in_game), NOBODY)
            if active != NOBODY and not skipped(tx, None, active, extra=True):
                take_turn(tx, active, base, due)
                return
            continue
        order = [player for player in game.seats(base) if player not in game.together(base)]
        active = order[0] if order else game.turn.active
        if not skipped(tx, None, active):
            take_turn(tx, active, None, None, passed_over(game, base, active))
            return
        base = active


def take_turn(
    tx: Transaction,
    active: PlayerId,
    in_order: PlayerId | None,
    due: ExtraTurnDue | None,
    absent: Sequence[PlayerId] = (),
) -> None:
    """500.4: what lasts until this turn is over; 302.6: what came to others since their latest turn stays new to them.

    800.4m: and what lasts until the turn of the ``absent``, who have left and would have had theirs before this one;
    702.26n: what phased out under them phases in during the next untap step.
    """
    game = tx.game
    last, latest = game.turn, game.latest_turn
    members = game.together(active)
    spells = max((game.player(one).spells_cast for one in game.together(last.active)), default=0)
    still_new = ids_of(
        part
        for part, one in tx.board.those(game.zone(Zone.BATTLEFIELD))
        if one.controlled_since_turn >= latest and tx.board.controller(one.id) not in members
    )
    due_back = {
        one.id: replace(one, phased_under=NOBODY)
        for one in such(game.objects, lambda one: one.phased_out and one.phased_under in absent)
    }
    turn = Turn(
        number=latest + 1,
        active=active,
        step=TurnStep.UNTAP,
        plan=whole_turn(),
        mains=0,
        combats=(),
        in_order=in_order,
        spells_before=spells,
        most_cast_before=max(one.spells_cast for one in game.players),
    )
    skips, controls = _of_this_turn(game, members, turn.number), _controlled(game, members, turn.number)
    begin_turn(game, turn, still_new, due_back, skips, controls)
    reach_as_turn_begins(tx)
    planes_follow(tx)
    go_to(game, Moment.STEP_BEGINS)
    give_priority(game, active)
    for one in absent:
        tx.note(StepKind.EVENT, [cite("800.4k")], player=one, facts=(TurnGoes(Turning.NOT_BEGUN),))
    _say_who_decides(tx, members)
    if due is not None:
        _as_told(tx, due)
    durations.as_turn_begins(tx, (*members, *absent), absent)


def _of_this_turn(game: Game, members: Sequence[PlayerId], number: int) -> tuple[SkipDue, ...]:
    """614.10: what is to be skipped in a player's whole next turn is about this turn now, and gone after it."""
    beside = [course.turn.number for course in game.courses]
    kept = (one for one in game.skips if one.turn is None or one.turn in beside)
    return tuple(
        replace(one, turn=number) if one.turn is None and one.whole_turn and one.player in members else one
        for one in kept
    )


def _controlled(game: Game, members: Sequence[PlayerId], number: int) -> tuple[PlayerControl, ...]:
    """723.1, 723.1b: what waited for a turn that one of these players really takes is about this one, and gone after it."""
    beside = [course.turn.number for course in game.courses]
    kept = (one for one in game.player_controls if one.turn is None or one.turn in beside)
    return tuple(replace(one, turn=number) if one.turn is None and one.player in members else one for one in kept)


def _say_who_decides(tx: Transaction, members: Sequence[PlayerId]) -> None:
    for player in members:
        works = [one for one in tx.game.player_controls if one.player == player and one.turn == tx.game.turn.number]
        if not works:
            continue
        rules = [cite("723.1"), cite("723.3"), *([cite("723.1a")] if len(works) > 1 else [])]
        tx.note(StepKind.EVENT, rules, facts=(IsControlled(PlayerTarget(player)),), player=works[-1].by)


def _as_told(tx: Transaction, due: ExtraTurnDue) -> None:
    """500.7: an extra turn begins, and what the effect that gave it says of it comes to hold."""
    game = tx.game
    number = game.turn.number
    skips = tuple(
        SkipDue(id=game.take_id(), player=due.player, what=what, source=due.source, whole_turn=True, turn=number)
        for what in due.skip
    )
    add_skips(game, *skips)
    if due.at_end:
        ability = Triggered(trigger=BeginningOf(step=TurnStep.END), effects=due.at_end)
        made = DelayedTrigger(
            id=game.take_id(),
            ability=ability,
            bindings=due.bindings,
            controller=due.bindings.you,
            until=Duration.END_OF_TURN,
        )
        delay_trigger(game, made)
    facts = (TurnGoes(Turning.EXTRA_TURN),)
    rules = [cite("500.7"), *([cite("805.8")] if len(game.together(due.player)) > 1 else [])]
    tx.note(StepKind.EVENT, rules, player=due.player, cause=due.source, facts=facts)


def passed_over(game: Game, base: PlayerId, active: PlayerId) -> tuple[PlayerId, ...]:
    """800.4k: the players who have left the game and whose turn would have begun before that of the next active player."""
    count = len(game.players)
    between = (PlayerId((base + step) % count) for step in range(1, count))
    return tuple(
        player for player in takewhile(lambda player: player != active, between) if not game.player(player).in_game
    )
