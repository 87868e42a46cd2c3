"""117: who may act, and the one loop that everything goes through (117.5 with 603.3b).

    check state-based actions once  ->  performed some: check again
                                    ->  none: abilities wait?  put them on the stack, and check again
                                                               none: the player gets priority
    all pass in succession          ->  the top of the stack resolves, or with an empty stack the step ends

Between two arrows nothing is under way: the game is a value, and ``moment`` says which arrow is next.
"""

from __future__ import annotations

from collections.abc import Sequence

import engine.doing  # noqa: F401 - 608.2c: loads every module that carries instructions out
from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.stacks import gets_priority, in_line
from engine.checks import table as state_based
from engine.combat.attacking import declare_attackers
from engine.combat.blocking import declare_blockers
from engine.combat.obliged import declare_what_is_due
from engine.costs import permissions as permissions
from engine.happening.blessing import bless
from engine.happening.changing.numbers import draw_replacements
from engine.happening.drawing import draw_card
from engine.happening.ending import agree_to_draw, concede, draw_within_range, end, go_on_without, lose_by_penalty
from engine.happening.leaving_combat import removed_from_combat
from engine.happening.markers import at_marker
from engine.happening.pairing import unpair
from engine.happening.payments import sacrificing
from engine.happening.ring import lose_bearers
from engine.happening.triggers import notice_states
from engine.happening.writing.objects import under_control_since
from engine.happening.writing.turns import give_priority, go_to
from engine.stack import activating, casting, lands, special_actions
from engine.stack import casting_now as casting_now
from engine.stack import copying as copying
from engine.stack import retargeting as retargeting
from engine.stack.putting import put_triggers
from engine.stack.resolving import resolve_top
from engine.stack.setting_aside import set_aside
from engine.stack.unlocking import unlock
from engine.state.actions import (
    Action,
    Activate,
    AgreeToDraw,
    Attend,
    Cast,
    Concede,
    Continue,
    DeclareAttackers,
    DeclareBlockers,
    Occur,
    Pass,
    Penalty,
    PlayLand,
    ProvedLoop,
    SetAside,
    TurnFaceUp,
    Unlock,
)
from engine.state.events import DrawCard, Event
from engine.state.facts.turns import AllPassed
from engine.state.trace import Change, StepKind
from engine.state.turn_state import Moment
from engine.turn import game_begins as beginning
from engine.turn.day_and_night import designate, turn_with_it
from engine.turn.durations import end_with_condition
from engine.turn.markers import go_on_waiting, in_the_way, look_at
from engine.turn.phasing import back_with_source
from engine.turn.turn import begin_step, end_step, gives_priority
from engine.words.citations import Citation, cite
from engine.words.terms import PlayerId


def carry_out(tx: Transaction, action: Action) -> None:
    """Carry out one action whole, and what follows from it at once. Raises Refused for one that the rules do not allow now."""
    if tx.game.moment is Moment.OVER:
        raise Refused("game over", cite("104.1"))
    before = tx.hands = tx.board
    _carry_out(tx, action)
    if tx.game.result is None and not (tx.board is before and before.followed):
        done = tx.board
        follow(tx, before)
        done.followed = tx.board is done


def follow(tx: Transaction, before: Board) -> None:
    """302.6, 506.4, 611.2b: what changed hands is under new control from this turn on, and out of combat, as is what can no
    longer fight or be attacked; effects that lasted as long as something was so are over, what phased out as long is back."""
    changed_hands = tx.board.changed_hands(before)
    if changed_hands:
        under_control_since(tx.game, dict.fromkeys(changed_hands, tx.game.latest_turn))
        lose_bearers(tx, changed_hands)
    if tx.game.combat is not None:
        removed_from_combat(tx, changed_hands)
    for course in tx.game.courses:
        if course.combat is not None:
            with at_marker(tx, course.marker):
                removed_from_combat(tx, changed_hands)
    end_with_condition(tx)
    back_with_source(tx)
    unpair(tx, changed_hands)
    if blessed := bless(tx):
        tx.note(StepKind.EVENT, [cite("702.131b")], changes=blessed)
    designate(tx)
    turn_with_it(tx)


def _carry_out(tx: Transaction, action: Action) -> None:
    if isinstance(action, Cast | Activate | PlayLand | TurnFaceUp | Unlock | DeclareAttackers | DeclareBlockers):
        tx.decided_by_another(action.player)
    match action:
        case Continue():
            _continue(tx)
        case Pass(player):
            _pass(tx, player)
        case Cast():
            require_priority(tx, action.player)
            casting.cast(tx, action)
            _acted(tx, action.player)
        case Activate():
            require_priority(tx, action.player)
            activating.activate(tx, action)
            _acted(tx, action.player)
        case PlayLand():
            require_priority(tx, action.player)
            lands.play_land(tx, action)
            _acted(tx, action.player)
        case TurnFaceUp():
            require_priority(tx, action.player)
            special_actions.turn_face_up(tx, action)
            _acted(tx, action.player)
        case Unlock():
            require_priority(tx, action.player)
            unlock(tx, action)
            _acted(tx, action.player)
        case SetAside():
            require_priority(tx, action.player)
            set_aside(tx, action)
            _acted(tx, action.player)
        case DeclareAttackers():
            declare_attackers(tx, action)
        case DeclareBlockers():
            declare_blockers(tx, action)
        case Concede(player):
            concede(tx, player)
        case Penalty(player):
            lose_by_penalty(tx, player)
        case AgreeToDraw():
            agree_to_draw(tx)
        case ProvedLoop():
            _loop(tx, action)
        case Attend(number):
            _attend(tx, number)
        case Occur(events):
            _occur(tx, events)
            if tx.game.moment in (Moment.TRIGGERS, Moment.PRIORITY):
                go_to(tx.game, Moment.CHECK)
                give_priority(tx.game, tx.game.receiver)


def _loop(tx: Transaction, proved: ProvedLoop) -> None:
    """104.4b, 732.4-732.6: a draw; 104.4f, 801.16: where ranges are limited, for those who control what is involved and whom they
    reach."""
    tx.owed += [cite("732.5")] if proved.unbroken else []
    tx.owed += [cite("732.6")] if proved.refused else []
    involved = tuple(one for one in proved.involved if tx.game.player(one).in_game)
    if tx.game.table.reached and involved:
        draw_within_range(tx, involved, StepKind.EVENT, cite("104.4f"), cite("801.16"), cite("732.4"))
        if tx.game.result is None:
            go_on_without(tx, tx.game.receiver)
    else:
        end(tx, (), cite("104.4b"), cite("732.4"))


def _attend(tx: Transaction, number: int) -> None:
    """807.4, 807.5: of turns that go on at the same time another one is looked at. Raises Refused for one that there is not."""
    if number not in (one.number for one in tx.game.markers):
        raise Refused("no such marker", cite("807.4"))
    if number != tx.game.attended:
        look_at(tx, number)


def _occur(tx: Transaction, events: tuple[Event, ...]) -> None:
    """700.1: what happens out of the blue is one event; 121.6: but for draws that something else replaces, one by one."""
    replaced = [one for one in events if isinstance(one, DrawCard) and draw_replacements(tx, one.player)]
    others = [one for one in events if one not in replaced]
    if others:
        occurring = [Change(event=one, rules=sacrificing(one)) for one in others]
        tx.happen(occurring, kind=StepKind.EVENT, rules=[cite("700.1")])
    for one in events:
        if one in replaced and isinstance(one, DrawCard):
            draw_card(tx, one.player, kind=StepKind.EVENT, rules=[cite("700.1"), cite("121.2")])


def require_priority(tx: Transaction, player: PlayerId) -> None:
    """117.1: only a player who has priority takes such an action; 805.5-805.5a: or whose team has, where turns are shared."""
    if tx.game.moment is Moment.PRIORITY and not gets_priority(tx.board, player, tx.game.attended):
        if any(one.holder == player and one.waits and in_the_way(tx.game, one) for one in tx.game.markers):
            raise Refused("turn waits", cite("807.4d"))
        raise Refused("no priority for this stack", cite("807.5a"))
    if tx.game.moment is not Moment.PRIORITY or tx.game.receiver not in tx.game.together(player):
        raise Refused("no priority", cite("117.1"))
    if tx.game.receiver != player:
        tx.owed.append(cite("805.5a"))  # a teammate has priority, and so the team


def _acted(tx: Transaction, player: PlayerId) -> None:
    """117.3c: who acted gets priority again, after the check."""
    if tx.game.result is None:
        go_to(tx.game, Moment.CHECK)
        give_priority(tx.game, player, cite("117.3c"))


def _continue(tx: Transaction) -> None:
    match tx.game.moment:
        case Moment.OPENING:
            beginning.go_on(tx)
        case Moment.STEP_BEGINS:
            begin_step(tx)
        case Moment.CHECK:
            _check(tx)
        case Moment.TRIGGERS:
            _triggers(tx)
        case Moment.RESOLVE:
            resolve_top(tx)
            if tx.game.moment is Moment.RESOLVE:  # 724, 727: not where the turn, or the whole game, was cut short
                _to_check(tx, tx.game.turn.active, cite("117.3b"))
        case Moment.STEP_ENDS:
            end_step(tx)
        case Moment.WAITS:
            go_on_waiting(tx)
        case Moment.PRIORITY | Moment.OVER:
            raise Refused("a player must act", cite("117.1"))


def _to_check(tx: Transaction, receiver: PlayerId, why: Citation | None = None) -> None:
    """117.5: back to checking, for the player who would get priority; 800.4j: the next one, if that player has left."""
    if tx.game.result is not None:
        return
    if not tx.game.player(receiver).in_game:
        receiver = in_line(tx.board, receiver)[0]
    go_to(tx.game, Moment.CHECK)
    give_priority(tx.game, receiver, why)


def _check(tx: Transaction) -> None:
    """704.3: once; again as long as anything is performed, then the abilities that wait."""
    performed = state_based.check(tx)
    if tx.game.result is not None:
        return
    if not tx.game.player(tx.game.receiver).in_game:
        _to_check(tx, tx.game.receiver)
    if not performed:
        _notice_states(tx)
        go_to(tx.game, Moment.TRIGGERS)


def _notice_states(tx: Transaction) -> None:
    """603.8: a state may be there without any event that brought it: as a game begins, or as an effect's time is over."""
    triggered = notice_states(tx)
    if triggered:
        tx.note(StepKind.EVENT, [cite("603.8")], triggered=triggered)


def _triggers(tx: Transaction) -> None:
    """117.5: waiting abilities go on the stack and the check is repeated; without any, the player gets priority."""
    if tx.game.waiting:
        put_triggers(tx)
        go_to(tx.game, Moment.CHECK)
        return
    if not gives_priority(tx):
        go_to(tx.game, Moment.STEP_ENDS)
        return
    if declare_what_is_due(tx):
        return
    go_to(tx.game, Moment.PRIORITY)
    tx.note(StepKind.PRIORITY, [tx.game.entitled, cite("117.5")], player=tx.game.receiver)


def _passed_over(tx: Transaction, player: PlayerId, left: Sequence[PlayerId]) -> bool:
    """807.5a: whether the next player in turn order does not get priority for this stack."""
    if not tx.game.markers:
        return False
    following = [one for one in tx.game.seats(player) if one != player][:1]
    return following != left[:1] and not gets_priority(tx.board, following[0], tx.game.attended)


def _pass(tx: Transaction, player: PlayerId) -> None:
    """117.3d, 117.4: the next player in turn order gets priority; after all have passed in succession, it is resolved or over."""
    require_priority(tx, player)
    game = tx.game
    passed = (
        *game.passed,
        *(one for one in game.together(player) if game.player(one).in_game and one not in game.passed),
    )
    order = in_line(tx.board)
    left = [one for one in in_line(tx.board, player) if one not in passed]
    rules = [cite("117.3d"), *([cite("805.5b")] if len(game.together(player)) > 1 else [])]
    rules += [cite("807.5a")] if _passed_over(tx, player, left) else []
    if left:
        go_to(game, Moment.CHECK)
        give_priority(game, left[0], cite("117.3d"), passed=passed)
    else:
        rules.append(cite("117.4"))
        go_to(game, Moment.RESOLVE if game.stack_top is not None else Moment.STEP_ENDS)
        give_priority(game, order[0])
    tx.note(StepKind.PASS, rules, player=player, facts=() if left else (AllPassed(),))
