"""104, 800.4: players lose, leave, win; the game ends."""

from __future__ import annotations

from engine import events as e
from engine.abilities.ability import Prohibition
from engine.abilities.continuous import GainControl, Part
from engine.bindings import Bindings
from engine.citations import cite
from engine.game import Moment
from engine.pipeline import happen
from engine.prohibitions import forbids_player
from engine.terms import NOBODY, Kind, PlayerId, Reason, Zone
from engine.trace import Change, StepKind
from engine.transaction import Transaction
from engine.values import players


def after_losses(tx: Transaction) -> None:
    """104.2a, 104.4a, 800.4: what follows at once when players have lost: an end of the game, or their leaving."""
    game = tx.game
    if game.result is not None:
        return
    remaining = [player.id for player in game.players if player.in_game]
    teams = dict.fromkeys(game.players[player].team for player in remaining)
    if not remaining:
        end(tx, (), "104.4a")
    elif len(teams) == 1:
        winners = tuple(player.id for player in game.players if player.team == next(iter(teams)))
        end(tx, winners, "104.2a")
    else:
        leave(tx)


def end(tx: Transaction, winners: tuple[PlayerId, ...], why: str) -> None:
    """104.1: the game ends immediately."""
    rule = {"104.4a": cite("104.4a"), "104.2a": cite("104.2a"), "104.2b": cite("104.2b"), "104.4c": cite("104.4c")}[why]
    ended = Change(event=e.GameEnded(winners=winners, why=why), rules=(rule,))
    tx.game.change(moment=Moment.OVER)
    happen(tx, [ended], kind=StepKind.GAME_ENDS, rules=[cite("104.1"), rule])
    tx.game.change(moment=Moment.OVER, waiting=())


def leave(tx: Transaction) -> None:
    """800.4a: players who lost leave: their objects go, effects that give them control end, what they still control is exiled."""
    game = tx.game
    gone = tuple(player.id for player in game.players if not player.in_game)
    owned = [one for one in game.objects.values() if one.owner in gone]
    if not owned and not any(_controls_something(tx, player) for player in gone):
        return
    changes = [Change(event=e.PlayerLeft(player=player), rules=(cite("104.5"), cite("800.4a"))) for player in gone]
    changes += [Change(event=e.Ceased(object=one.id), rules=(cite("800.4a"),)) for one in owned]
    happen(tx, changes, kind=StepKind.EVENT, rules=[cite("800.4a")])
    kept = tuple(effect for effect in tx.game.effects if not _gives_control(tx, effect.parts, effect.bindings, gone))
    tx.game.change(effects=kept, waiting=tuple(one for one in tx.game.waiting if one.controller not in gone))
    stacked = [
        one
        for one in tx.game.objects_in([(Zone.STACK, NOBODY)])
        if tx.board.controller(one.id) in gone and one.kind is not Kind.CARD
    ]
    if stacked:
        ceased = [Change(event=e.Ceased(object=one.id), rules=(cite("800.4a"),)) for one in stacked]
        happen(tx, ceased, kind=StepKind.EVENT, rules=[cite("800.4a")])
    controlled = [
        one
        for one in tx.game.objects_in([(Zone.BATTLEFIELD, NOBODY), (Zone.STACK, NOBODY)])
        if tx.board.controller(one.id) in gone
    ]
    if controlled:
        exiled = [
            Change(event=e.ZoneChange(object=one.id, to=Zone.EXILE, reason=Reason.LEFT_GAME), rules=(cite("800.4a"),))
            for one in controlled
        ]
        happen(tx, exiled, kind=StepKind.EVENT, rules=[cite("800.4a")])


def _controls_something(tx: Transaction, player: PlayerId) -> bool:
    places = [(Zone.BATTLEFIELD, NOBODY), (Zone.STACK, NOBODY)]
    return any(tx.board.controller(one.id) == player for one in tx.game.objects_in(places))


def _gives_control(tx: Transaction, parts: tuple[Part, ...], bound: Bindings, gone: tuple[PlayerId, ...]) -> bool:
    return any(
        isinstance(part, GainControl)
        and (bound.you in gone or any(player in gone for player in players(part.who, tx.board, bound)))
        for part in parts
    )


def lose_by_effect(tx: Transaction, player: PlayerId) -> list[Change]:
    """104.3e: an effect says that a player loses; not one who can't (101.2)."""
    if not tx.game.player(player).in_game or forbids_player(tx.board, Prohibition.LOSE_GAME, player) is not None:
        return []
    return [Change(event=e.PlayerLost(player=player, why="104.3e"), rules=(cite("104.3e"),))]


def concede(tx: Transaction, player: PlayerId) -> None:
    """104.3a: a player concedes and leaves at once; no effect can stop it. 810.8b: a teammate who shares turns goes too."""
    members = [one for one in tx.game.side(player).members if tx.game.player(one).in_game]
    lost = [Change(event=e.PlayerLost(player=one, why="104.3a"), rules=(cite("104.3a"),)) for one in members]
    happen(tx, lost, kind=StepKind.CONCEDES, rules=[cite("104.3a")], player=player)
    game = tx.game
    if game.result is None and not game.player(game.receiver).in_game:
        after = [one for one in game.seats(player) if one != player]
        game.change(receiver=after[0], passed=tuple(one for one in game.passed if game.player(one).in_game))


def win_by_effect(tx: Transaction, player: PlayerId) -> None:
    """104.2b: an effect says that a player wins; 104.3h: with other players around it is they who lose."""
    if not tx.game.player(player).in_game or forbids_player(tx.board, Prohibition.WIN_GAME, player) is not None:
        return
    winners = tuple(one.id for one in tx.game.players if one.team == tx.game.player(player).team)
    end(tx, winners, "104.2b")
