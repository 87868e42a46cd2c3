"""104, 800.4: players lose, leave, win; the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.exiled import revealed_foretold
from engine.board.prohibitions import forbids_player
from engine.board.reach import player_reached
from engine.board.stacks import in_line
from engine.board.values import players
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import GainControl
from engine.happening.markers import as_players_leave, at_marker, other_markers
from engine.happening.planes import pass_planes_on, planes_that_go
from engine.happening.writing.lasting import keep_effects, keep_waiting
from engine.happening.writing.turns import give_priority, go_to
from engine.state import events as e
from engine.state.changes import alike, runs_of
from engine.state.facts.announced import OfAbility
from engine.state.facts.fact import Fact
from engine.state.game import Game
from engine.state.ids import ids_of, size
from engine.state.lasting import ContinuousEffect, WaitingTrigger
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.state.turn_state import Moment
from engine.words.citations import Citation, cite
from engine.words.terms import Kind, PlayerId, Reason, Zone


def loses(
    tx: Transaction, player: PlayerId, rule: Citation, *facts: Fact, because: tuple[Citation, ...] = ()
) -> list[Change]:
    """104.3: a player loses the game by a rule; nothing where the player is out of it, or cannot lose (101.2)."""
    if not tx.game.player(player).in_game or forbids_player(tx.board, Prohibition.LOSE_GAME, player) is not None:
        return []
    return [Change(event=e.PlayerLost(player=player, why=rule), rules=(rule, *because), facts=facts)]


def after_results(tx: Transaction) -> None:
    """104.2a-d, 104.4a, 800.4: what follows at once when players have lost or won: an end of the game, or their leaving.

    Called right after the step in which they did. In a game between teams it is they who win or draw (104.2c, 104.4d).
    """
    game = tx.game
    happened = [change.event for change, _ in runs_of(tx.steps[-1].changes)]
    won = [event.player for event in happened if isinstance(event, e.PlayerWon)]
    if won:
        winning = {game.player(player).team for player in won}
        because = [cite("104.2d"), cite("809.5a")] if set(won) & set(game.table.emperors) else []
        because += [cite("810.8a")] if any(len(game.side(player).members) > 1 for player in won) else []
        end(tx, tuple(player.id for player in game.players if player.team in winning), cite("104.2b"), *because)
        return
    between_teams = len({player.team for player in game.players}) < len(game.players)
    teams = dict.fromkeys(player.team for player in game.players if player.in_game)
    if not teams:
        drawn = [change.rules[0] for change, _ in runs_of(tx.steps[-1].changes) if isinstance(change.event, e.DrawnFor)]
        end(tx, (), drawn[0] if drawn else cite("104.4d") if between_teams else cite("104.4a"))
    elif len(teams) == 1:
        winners = tuple(player.id for player in game.players if player.team == next(iter(teams)))
        end(tx, winners, cite("104.2c") if between_teams else cite("104.2a"))
    else:
        leave(tx, [event.player for event in happened if isinstance(event, e.PlayerLost | e.DrawnFor)])


def draw_within_range(tx: Transaction, of: Sequence[PlayerId], kind: StepKind, *rules: Citation) -> None:
    """104.4e-g, 801.15-801.16: where ranges of influence are limited, a draw is one for these players and for those who are in the
    range of one of them; they leave, and the others go on. The first of the rules is the one by which it is."""
    game = tx.game
    near = [one for one in game.seats() if any(player_reached(tx.board, one, of=player) for player in of)]
    drawn = [Change(event=e.DrawnFor(player=one, why=rules[0]), rules=rules) for one in near]
    teams = {team: [one.id for one in game.players if one.team == team and one.in_game] for team in _teams(game)}
    whole = any(len(team) > 1 and set(team) <= set(near) for team in teams.values())
    tx.happen(drawn, kind=kind, rules=[*rules, *([cite("104.4g")] if whole else [])], player=of[0])


def _teams(game: Game) -> list[int]:
    return list(dict.fromkeys(player.team for player in game.players))


def end(tx: Transaction, winners: tuple[PlayerId, ...], rule: Citation, *because: Citation) -> None:
    """104.1: the game ends immediately, by the rule given, and those behind it."""
    ended = Change(event=e.GameEnded(winners=winners, why=rule), rules=(rule, *because))
    go_to(tx.game, Moment.OVER)
    keep_waiting(tx.game, ())
    shown = revealed_foretold(tx.game, [player.id for player in tx.game.players])
    tx.happen([*shown, ended], kind=StepKind.GAME_ENDS, rules=[cite("104.1"), rule])


def leave(tx: Transaction, leaving: Sequence[PlayerId]) -> None:
    """800.4a: players who lost leave: their objects go, effects that give them control end; then what they control on the
    stack that is no card ceases to exist; then what they still control is exiled."""
    rule = cite("800.4a")
    pass_planes_on(tx, leaving)
    changes = revealed_foretold(tx.game, leaving)
    changes += [Change(event=e.PlayerLeft(player=player), rules=(cite("104.5"), rule)) for player in leaving]
    changes += [
        alike(Change(event=e.Ceased(object=one.id), rules=(rule,)), size(part))
        for part, one in tx.board.as_kept()
        if one.owner in leaving
    ]
    if tx.game.monarch in leaving:
        heir = next(iter(tx.game.seats()))
        changes.append(Change(event=e.MonarchChanged(player=heir), rules=(cite("725.4"),)))
    if tx.game.initiative in leaving:
        heir = next(iter(tx.game.seats()))
        changes.append(Change(event=e.InitiativeTaken(player=heir), rules=(cite("726.4"),)))
    tx.happen(
        changes,
        kind=StepKind.EVENT,
        rules=[rule, *_lost_as_teams(tx.game, leaving)],
        untold=planes_that_go(tx, leaving),
    )
    kept = tuple(effect for effect in tx.game.effects if not _gives_control_to_nobody(tx, effect))
    keep_effects(tx.game, kept)
    gone = [one for one in tx.game.waiting if one.controller in leaving]
    keep_waiting(tx.game, [one for one in tx.game.waiting if one.controller not in leaving])
    not_put(tx, gone)
    _clear_stack(tx, leaving)
    for number in other_markers(tx.game):
        with at_marker(tx, number):
            _clear_stack(tx, leaving)
            _exile(tx, _controlled(tx, leaving, Zone.STACK), rule)
    _exile(tx, _controlled(tx, leaving, Zone.BATTLEFIELD, Zone.STACK), rule)
    as_players_leave(tx, leaving)


def not_put(tx: Transaction, gone: Sequence[WaitingTrigger]) -> None:
    """800.4d: the triggered abilities that would go on the stack under the control of players who have left, and do not."""
    for one in gone:
        tx.note(
            StepKind.ABILITY_NOT_PUT,
            [cite("800.4d")],
            facts=(OfAbility(tx.mention(one.source), one.place, one.ability.text),),
            player=one.controller,
            cause=one.source,
        )


def _clear_stack(tx: Transaction, leaving: Sequence[PlayerId]) -> None:
    """800.4a: what those who leave control on a stack and is no card ceases to exist."""
    rule = cite("800.4a")
    stacked = [
        Change(event=e.Ceased(object=one.id), rules=(rule,))
        for one in _controlled(tx, leaving, Zone.STACK)
        if one.kind is not Kind.CARD
    ]
    if stacked:
        tx.happen(stacked, kind=StepKind.EVENT, rules=[rule])


def _lost_as_teams(game: Game, leaving: Sequence[PlayerId]) -> list[Citation]:
    """104.3g: a team of several has lost once all of its players have; whether one has by these who leave."""
    teams = {game.player(player).team for player in leaving}
    lost = [[one for one in game.players if one.team == team] for team in teams]
    whole = any(len(team) > 1 and all(one.id in leaving or not one.in_game for one in team) for team in lost)
    return [cite("104.3g")] if whole else []


def exile_left_behind(tx: Transaction) -> None:
    """800.4c: an effect of control has ended, and who controlled the object by default has left: it is exiled at once.

    Before any check of state-based actions, without being one of them.
    """
    gone = [player.id for player in tx.game.players if not player.in_game]
    if gone:
        _exile(tx, _controlled(tx, gone, Zone.BATTLEFIELD, Zone.STACK), cite("800.4c"))


def _exile(tx: Transaction, objects: Sequence[GameObject], rule: Citation) -> None:
    exiled = [
        Change(event=e.ZoneChange(object=one.id, to=Zone.EXILE, reason=Reason.LEFT_GAME), rules=(rule,))
        for one in objects
    ]
    if exiled:
        tx.happen(exiled, kind=StepKind.EVENT, rules=[rule])


def _controlled(tx: Transaction, by: Sequence[PlayerId], *zones: Zone) -> list[GameObject]:
    there = (part for zone in zones for part in tx.board.those(tx.game.zone(zone)))
    controlled = ids_of(part for part, one in there if tx.board.controller(one.id) in by)
    return [tx.game.objects[one] for one in controlled]


def _gives_control_to_nobody(tx: Transaction, effect: ContinuousEffect) -> bool:
    """Whether an effect gives control to a player, and none it speaks of is still in the game."""
    return any(
        isinstance(part, GainControl) and not players(part.who, tx.board, effect.bindings) for part in effect.parts
    )


def lose_by_effect(tx: Transaction, player: PlayerId) -> list[Change]:
    """104.3e: an effect says that a player loses; of one who cannot the step says by what (101.2)."""
    if not tx.game.player(player).in_game:
        return []
    return [Change(event=e.PlayerLost(player=player, why=cite("104.3e")), rules=(cite("104.3e"),))]


def concede(tx: Transaction, player: PlayerId) -> None:
    """104.3a: a player concedes and leaves at once; no effect can stop it. 810.8b: a teammate who shares turns goes too.

    Raises Refused for one who is no longer in the game.
    """
    if not tx.game.player(player).in_game:
        raise Refused("not in the game", cite("104.3a"))
    lost = Change(event=e.PlayerLost(player=player, why=cite("104.3a")), rules=(cite("104.3a"),))
    rules = [cite("104.3a"), cite("810.8b")] if tx.game.side(player).shared else [cite("104.3a")]
    tx.happen([lost], kind=StepKind.CONCEDES, rules=rules, player=player)
    if tx.game.result is None:
        go_on_without(tx, player)


def go_on_without(tx: Transaction, player: PlayerId) -> None:
    """800.4a: priority passes to the next player who is still in the game, who gets it after a check (117.5).

    117.4: where all had passed and nothing is left on the stack to resolve, the step ends.
    """
    game = tx.game
    if game.moment is Moment.RESOLVE and game.stack_top is None:
        go_to(game, Moment.STEP_ENDS)
    if game.player(game.receiver).in_game:
        return
    give_priority(game, in_line(tx.board, player)[0], cite("800.4a"), passed=game.passed)
    if game.moment is Moment.PRIORITY:
        go_to(game, Moment.CHECK)


def lose_by_penalty(tx: Transaction, player: PlayerId) -> None:
    """104.3k: in a tournament a judge's penalty can lose a player the game. Raises Refused for one who is not in it."""
    if not tx.game.player(player).in_game:
        raise Refused("not in the game", cite("104.3k"))
    # 104.3k is no effect, so what keeps a player from losing does not stop it; like conceding it is out of their reach.
    lost = Change(event=e.PlayerLost(player=player, why=cite("104.3k")), rules=(cite("104.3k"),))
    tx.happen([lost], kind=StepKind.EVENT, rules=[cite("104.3k")], player=player)
    if tx.game.result is None:
        go_on_without(tx, player)


def agree_to_draw(tx: Transaction) -> None:
    """104.4i: in a tournament the players may agree that the game is a draw."""
    end(tx, (), cite("104.4i"))
