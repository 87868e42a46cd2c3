"""103, 117, 500-506, 614.10, 723, 727: where the game stands: its turn, the steps to come, combat, and who gets priority."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.happening.writing.changed import changed
from engine.state.crowds import as_now, with_more
from engine.state.done import Done
from engine.state.fighting import Combat
from engine.state.game import Game, Opening
from engine.state.objects import GameObject, Player, Side
from engine.state.table import Table
from engine.state.turn_state import AfterSkip, ExtraTurnDue, Moment, PlayerControl, SkipDue, Turn
from engine.words.citations import Citation
from engine.words.record import replace
from engine.words.terms import NOBODY, ObjectId, PlayerId, TurnStep

# --- 117: no characteristic reads who has priority, so the board as it was worked out stays valid


def go_to(game: Game, moment: Moment) -> None:
    """117.5, 703.1: what the game does next."""
    game.moment = moment


def give_priority(game: Game, to: PlayerId, why: Citation | None = None, *, passed: tuple[PlayerId, ...] = ()) -> None:
    """117.3a-d, 800.4a: who gets priority next, by which rule if by another one than before; who has passed in succession."""
    game.receiver = to
    game.passed = passed
    if why is not None:
        game.entitled = why


# --- 500


def set_turn(game: Game, turn: Turn) -> None:
    """500.1, 500.8-500.9, 514.3a: the turn and its step as they are now, with the steps that are to come."""
    game.turn = turn
    changed(game)


def begin_turn(
    game: Game,
    turn: Turn,
    still_new: Sequence[ObjectId],
    due_back: Mapping[ObjectId, GameObject],
    skips: tuple[SkipDue, ...],
    player_controls: tuple[PlayerControl, ...],
) -> None:
    """500.1: a turn begins: what was counted in the turn before counts no more, and what waited for this one is about it.

    ``still_new``: what is new to its controller in this turn too (302.6); ``due_back``: what differs from now on (702.26n).
    """
    game.turn = turn
    game.players = tuple(_with_nothing_of_this_turn(one) for one in game.players)
    new = as_now(game.objects, still_new, lambda one: replace(one, controlled_since_turn=turn.number))
    game.objects = with_more(new, due_back)
    game.used_this_turn = ()
    game.done_this_turn = ()
    game.combat = None
    game.skips = skips
    game.player_controls = player_controls
    changed(game)


_NOTHING_YET = {
    "lands_played": 0,
    "spells_cast": 0,
    "mana_on_spells": 0,
    "cards_drawn": 0,
    "drawn_in_step": 0,
    "fates": (),
    "life_gained": 0,
    "life_lost": 0,
    "damage_taken": 0,
    "permanents_gone": 0,
    "hits": (),
}
"""What is counted of a player in a turn, as the turn begins."""


def _with_nothing_of_this_turn(player: Player) -> Player:
    return replace(player, **_NOTHING_YET)  # type: ignore[arg-type]


def with_counts(player: Player, counted: Player) -> Player:
    """807.4: a player with what was counted of them in another turn that goes on at the same time."""
    return replace(player, **{name: getattr(counted, name) for name in _NOTHING_YET})


def note_done(game: Game, done: Sequence[Done]) -> None:
    """608.2i: what was done in this turn."""
    game.done_this_turn = (*game.done_this_turn, *done)
    changed(game)


def add_turns(game: Game, *due: ExtraTurnDue) -> None:
    """500.7: extra turns, taken before all those that were added earlier."""
    game.extra_turns = (*due, *game.extra_turns)
    changed(game)


def take_extra_turn(game: Game) -> ExtraTurnDue:
    """500.7: the extra turn that was added last is due now, and no more afterwards."""
    due = game.extra_turns[0]
    drop_extra_turn(game, due)
    return due


def drop_extra_turn(game: Game, due: ExtraTurnDue) -> None:
    """500.7, 807.4i-j: an extra turn begins, or is not taken, and is no more to come."""
    at = game.extra_turns.index(due)
    game.extra_turns = (*game.extra_turns[:at], *game.extra_turns[at + 1 :])
    changed(game)


def add_skips(game: Game, *made: SkipDue) -> None:
    """614.10: the next step, phase or turn of a kind will be skipped."""
    game.skips = (*game.skips, *made)
    changed(game)


def use_up_skip(game: Game, used: SkipDue) -> None:
    """614.10a: what would have been next was skipped."""
    game.skips = tuple(one for one in game.skips if one.id != used.id)
    changed(game)


def do_after_skip(game: Game, due: AfterSkip) -> None:
    """614.10b: what is done first in what does begin."""
    game.after_skips = (*game.after_skips, due)
    changed(game)


def take_after_skips(game: Game) -> tuple[AfterSkip, ...]:
    """614.10b: what is done now for what was skipped, and no more afterwards."""
    due = game.after_skips
    if due:
        game.after_skips = ()
        changed(game)
    return due


def begin_control(game: Game, made: PlayerControl) -> None:
    """723.1: a player controls another one, or will."""
    game.player_controls = (*game.player_controls, made)
    changed(game)


# --- 506


def keep_fight(game: Game, was: Combat, now: Combat) -> None:
    """506, 807.4: what an effect makes of a combat, be it of a turn that goes on beside."""
    if game.combat is was:
        set_combat(game, now)
        return
    game.courses = tuple(replace(one, combat=now) if one.combat is was else one for one in game.courses)
    changed(game)


def set_combat(game: Game, combat: Combat | None) -> None:
    """506.1, 506.4, 508.1k, 509.1g-h, 510.4: who fights whom, and what of combat is done; ``None`` outside of combat."""
    game.combat = combat
    changed(game)


# --- 103, 727


def set_opening(game: Game, opening: Opening | None) -> None:
    """103.5-103.6, 103.8: how far the beginning of the game has come; ``None``: the game has begun."""
    game.opening = opening
    changed(game)


def choose_who_starts(game: Game, starting: PlayerId) -> None:
    """103.1: who takes the first turn."""
    game.starting_player = starting
    game.receiver = starting
    game.turn = replace(game.turn, active=starting)
    changed(game)


def put_before_first_turn(game: Game, turn: Turn, opening: Opening) -> None:
    """103: the game is about to begin; the turn before the first one is that of who starts."""
    game.turn = turn
    game.opening = opening
    game.receiver = game.starting_player = turn.active
    game.moment = Moment.OPENING
    game.markers, game.courses, game.attended = (), (), 0
    changed(game)


def forget_all(game: Game, players: Sequence[Player], sides: Sequence[Side]) -> None:
    """727.1: nothing but cards and people is left of a game that is restarted."""
    game.players = tuple(players)
    game.sides = tuple(sides)
    game.effects, game.shields, game.preventions = (), (), ()
    game.delayed, game.waiting, game.returning = (), (), ()
    game.extra_turns, game.skips = (), ()
    game.initiative = game.monarch = NOBODY
    game.night = None
    game.used_this_turn = ()
    game.done_this_turn = ()
    game.combat = None
    game.passed = ()
    game.markers, game.courses, game.attended = (), (), 0
    changed(game)


def lay_out(game: Game, turn: Turn) -> None:
    """500: in a game that is laid out, whose turn it is and which step; the active player gets priority.

    504.1: in a draw step the card of the turn has been drawn before that.
    """
    game.turn = turn
    if turn.step is TurnStep.DRAW:
        drew = game.together(turn.active)
        game.players = tuple(replace(one, drawn_in_step=1) if one.id in drew else one for one in game.players)
    game.receiver = turn.active
    changed(game)


def name_tokens(game: Game, words: Mapping[str, str]) -> None:
    """111.4: tokens that no effect names are called by their subtypes in the words of these cards."""
    game.token_words = words
    changed(game)


def sit(game: Game, table: Table) -> None:
    """800.2: the variant, the options and the seats; 801.2c: who reaches whom from now on."""
    game.table = table
    changed(game)


def play_variant(game: Game, variant: Sequence[str]) -> None:
    """900: the casual variants in use."""
    game.variant = tuple(variant)
    changed(game)
