"""603.4, 608.2c, 611.3a: whether what a condition says is so."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.board.as_cast import names_paid
from engine.board.criteria import COMPARED, related
from engine.board.linked import is_chosen
from engine.board.matching import describe_failure, failure
from engine.board.reach import as_seen_from
from engine.board.values import as_revealed, as_seen, number, players, recipients, settled, such_objects
from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Filter
from engine.state.bindings import Bindings
from engine.state.counted import is_time, mains_begun
from engine.state.objects import PlayerTarget, Recipient
from engine.words.record import replace
from engine.words.subtypes import among, share_creature_type
from engine.words.terms import NOBODY, PlayerId, Relation, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def holds_for_want_of_range(condition: c.Condition, board: Board, bound: Bindings) -> bool:
    """801.11: whether a condition would be otherwise if its controller's range of influence were not limited."""
    return bool(board.reached) and holds(condition, board, bound) is not holds(condition, board.unlimited, bound)


def holds(condition: c.Condition, board: Board, bound: Bindings) -> bool:
    """Whether a condition is true on a board."""
    board = as_seen_from(board, bound.source)
    match condition:
        case c.Within(quantity, bounds):
            return bounds.holds(number(quantity, board, bound))
        case c.Compare(left, relation, right):
            return COMPARED[relation](number(left, board, bound), number(right, board, bound))
        case c.Exists(wanted, least):
            return len(such_objects(wanted, board, bound)) >= least
        case c.Is(of, wanted):
            return any(_is(one, wanted, board, bound) for one in recipients(of, board, bound))
        case c.ChosenWord(word, pair):
            return is_chosen(board, bound.source, word, pair)
        case c.Paid(name):
            return name in names_paid(board, bound)
        case c.StepIs(step):
            return board.game.turn.step is step
        case c.Blessed(who):
            return any(one.blessed and _stands(one.id, who, board, bound) for one in board.game.players)
        case c.Happened(what, to):
            befallen = (player for player in board.game.players if what in player.fates)
            return any(_stands(player.id, to, board, bound) for player in befallen)
        case c.AnyPlayer(of, such):
            each = (replace(bound, iterated=PlayerTarget(one)) for one in players(of, board, bound))
            return any(holds(such, board, here) for here in each)
        case c.MostCastLastTurn(bounds):
            return bounds.holds(board.game.turn.most_cast_before)
        case c.StruckPlayer(sharing_type=sharing, subtype=subtype):
            return _struck(board, bound, subtype, sharing=sharing)
        case c.SinceLastUpkeep(of):
            since = board.game.player(bound.you).upkeep_before
            return any(found.controlled_since_turn >= max(1, since) for found, _ in as_seen(of, board, bound))
        case c.TurnOf(relation):
            # 801.11: whose turn it is belongs to the game, and to nobody's range.
            together = board.game.together(board.game.turn.active)
            return bound.you != NOBODY and any(board.game.related(one, bound.you, relation) for one in together)
        case c.DayNightIs(night):
            return board.game.night is night
        case c.MonarchIs(relation):
            return board.game.monarch != NOBODY and _stands(board.game.monarch, relation, board, bound)
        case c.InitiativeIs(relation):
            return board.game.initiative != NOBODY and _stands(board.game.initiative, relation, board, bound)
        case c.HadToAttack(of):
            about = (one for one in recipients(of, board, bound) if not isinstance(one, PlayerTarget))
            fights = ((one, board.game.fight_of(one)[1]) for one in about)
            return any(combat is not None and one in combat.had_to for one, combat in fights)
        case c.MainPhaseIs(which):
            return board.game.turn.step.main and mains_begun(board.game.turn) == which
        case c.CombatTime():
            return is_time(condition, board.game.turn)
        case c.Not(of_condition):
            return not holds(of_condition, board, bound)
        case c.AllOf(parts):
            return all(holds(part, board, bound) for part in parts)
        case c.AnyOf(parts):
            return any(holds(part, board, bound) for part in parts)
        case _:
            assert_never(condition)


def _stands(player: PlayerId, relation: Relation, board: Board, bound: Bindings) -> bool:
    """102: whether a player stands in such a relation to the controller of the ability."""
    return related(board, player, bound.you, relation, source=bound.source)


def _struck(board: Board, bound: Bindings, subtype: str, *, sharing: bool) -> bool:
    """702.76a, 702.173a: whether something that the player controlled then, and that was so then, has struck a player this turn."""
    hits = board.game.player(bound.you).hits
    if not sharing:
        return any(hit.creature and (hit.commander or among(subtype, hit.types)) for hit in hits)
    seen = board.last_seen(bound.source)
    return seen is not None and any(share_creature_type(seen[1].subtypes, hit.types) for hit in hits)


def _asks_where(wanted: Filter) -> bool:
    """608.2h: whether a description asks where a card is: in a graveyard, a hand, or just on the battlefield. What something was
    like is answered by how it last was; where it is, only by where it is, and what has left is there no more (400.7)."""
    elsewhere = any(zone not in (Zone.BATTLEFIELD, Zone.STACK) for zone in wanted.zones)
    return elsewhere or replace(wanted, zone=Zone.BATTLEFIELD) == Filter()


def _is(one: Recipient, wanted: Filter, board: Board, bound: Bindings) -> bool:
    if isinstance(one, PlayerTarget):
        return False
    wanted = settled(wanted, board, bound)
    seen = as_revealed(one, board, bound)
    if one in board.objects and seen is None:
        return failure(wanted, board, one, source=bound.source, you=bound.you, moved=bound.moved) is None
    seen = seen or (None if _asks_where(wanted) else board.last_seen(one))
    if seen is None:
        return False
    found, looks, controller = seen
    return (
        describe_failure(wanted, board, found, looks, controller, source=bound.source, you=bound.you, moved=bound.moved)
        is None
    )
