"""807.4-807.5: which turn marker is attended, who has markers, and the turns that go on beside."""

from __future__ import annotations

from collections.abc import Sequence

from engine.happening.writing.changed import changed
from engine.happening.writing.turns import with_counts
from engine.state.courses import Course, TurnMarker
from engine.state.game import Game
from engine.state.lasting import WaitingTrigger
from engine.state.turn_state import Moment, Turn
from engine.words.record import replace
from engine.words.terms import NOBODY, Zone

_STACK = (Zone.STACK, NOBODY)


def _course(game: Game) -> Course:
    """807.5: what goes with the attended marker, as it stands."""
    return Course(
        marker=game.attended,
        turn=game.turn,
        combat=game.combat,
        moment=game.moment,
        receiver=game.receiver,
        entitled=game.entitled,
        passed=game.passed,
        after_skips=game.after_skips,
        used_this_turn=game.used_this_turn,
        done_this_turn=game.done_this_turn,
        waiting=game.waiting,
        stack=game.zone(*_STACK),
        players=game.players,
    )


def attend(game: Game, number: int) -> None:
    """807.5: from now on the game is about the turn and the stack of this marker; what went with the other one is kept."""
    if number == game.attended:
        return
    course = next(one for one in game.courses if one.marker == number)
    others = (one for one in game.courses if one.marker != number)
    game.courses = tuple(sorted((_course(game), *others), key=lambda one: one.marker))
    _look_at(game, course)


def _look_at(game: Game, course: Course) -> None:
    game.attended = course.marker
    game.turn, game.combat, game.moment = course.turn, course.combat, course.moment
    game.receiver, game.entitled, game.passed = course.receiver, course.entitled, course.passed
    game.after_skips, game.used_this_turn, game.waiting = course.after_skips, course.used_this_turn, course.waiting
    game.done_this_turn = course.done_this_turn
    game.places = {**game.places, _STACK: course.stack}
    game.players = tuple(with_counts(now, then) for now, then in zip(game.players, course.players, strict=True))
    changed(game)


def deal_markers(game: Game, markers: Sequence[TurnMarker], moment: Moment, turns: Sequence[Turn]) -> None:
    """807.4b: turn markers are handed out, the first to the active player; all of their turns begin, or stand, at once."""
    game.markers = tuple(markers)
    game.attended = markers[0].number
    here = _course(game)
    game.courses = tuple(
        replace(
            here,
            marker=marker.number,
            turn=turn,
            moment=moment,
            receiver=turn.active,
            passed=(),
            after_skips=(),
            used_this_turn=(),
            done_this_turn=(),
            waiting=(),
            stack=(),
        )
        for marker, turn in zip(markers[1:], turns, strict=True)
    )
    changed(game)


def keep_marker(game: Game, kept: TurnMarker) -> None:
    """807.4c-g: who has a marker now, whether it waits, how often it is designated for removal."""
    game.markers = tuple(kept if one.number == kept.number else one for one in game.markers)
    changed(game)


def take_marker_away(game: Game, number: int) -> None:
    """807.4g: a marker is removed, and the turn after it with it. The attended one gives way to the next one in their numbers."""
    game.markers = tuple(one for one in game.markers if one.number != number)
    if number != game.attended:
        game.courses = tuple(one for one in game.courses if one.marker != number)
        changed(game)
        return
    following = next((one for one in game.courses if one.marker > number), game.courses[0])
    game.courses = tuple(one for one in game.courses if one.marker != following.marker)
    _look_at(game, following)


def wait_at(game: Game, number: int, waiting: WaitingTrigger) -> None:
    """807.5b: an ability that has triggered goes on the stack of another marker, before anybody gets priority for it again."""
    game.courses = tuple(
        replace(
            one,
            waiting=(*one.waiting, waiting),
            moment=Moment.CHECK if one.moment in (Moment.TRIGGERS, Moment.PRIORITY) else one.moment,
        )
        if one.marker == number
        else one
        for one in game.courses
    )
    changed(game)


def forget_what_ceased(game: Game) -> None:
    """800.4a: what is no more is on no stack, of whichever marker."""
    game.courses = tuple(
        replace(
            one,
            stack=tuple(it for it in one.stack if it in game.objects and game.objects[it].zone is Zone.STACK),
            waiting=tuple(it for it in one.waiting if game.players[it.controller].in_game),
        )
        for one in game.courses
    )
    changed(game)
