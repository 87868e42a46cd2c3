"""What references, quantities and conditions come to on a board (608.2h): who 'it' is, how many, whether it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.abilities import conditions as c
from engine.abilities import quantities as q
from engine.abilities import references as r
from engine.abilities.filters import Filter
from engine.bindings import Bindings
from engine.characteristics import Characteristics
from engine.combat.state import attacker, blocked_by, defended_by
from engine.matching import COMPARED, describe_failure, failure, has_size, mana_value_of, matching, related
from engine.objects import GameObject, PlayerTarget, Recipient
from engine.terms import NOBODY, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.layers import Board


def recipients(reference: r.Reference, board: Board, bound: Bindings) -> tuple[Recipient, ...]:
    """The objects and players that a reference speaks of, as the ability knows them: old objects are not yet followed."""
    match reference:
        case r.This():
            return (bound.source,)
        case r.Target(index):
            chosen = bound.chosen.targets
            return chosen[index] if index < len(chosen) else ()
        case r.It():
            return () if bound.it is None else (bound.it,)
        case r.Other():
            return () if bound.other is None else (bound.other,)
        case r.One():
            return () if bound.iterated is None else (bound.iterated,)
        case r.AttachedTo():
            held = board.last_seen(bound.source)
            return () if held is None or held[0].attached_to is None else (held[0].attached_to,)
        case r.Remembered(name):
            return bound.remembered.get(name, ())
        case r.Every(wanted):
            return matching(wanted, board, source=bound.source, you=bound.you)
        case r.TopOf(count, of):
            top = max(0, number(count, board, bound))
            return tuple(
                one for player in players(of, board, bound) for one in board.game.zone(Zone.LIBRARY, player)[:top]
            )
        case r.CardsOf(of, zone):
            return tuple(one for player in players(of, board, bound) for one in _owned(player, zone, board))
        case r.Among():
            return _among(reference, board, bound)
        case r.BlockersOf(of):
            fighting = (attacker(board.game.combat, one) for one in objects(of, board, bound))
            return tuple(dict.fromkeys(one for found in fighting if found is not None for one in found.blockers))
        case r.BlockedBy(of):
            blocked = (blocked_by(board.game.combat, one) for one in objects(of, board, bound))
            return tuple(dict.fromkeys(one for several in blocked for one in several))
        case _:
            return tuple(PlayerTarget(player) for player in players(reference, board, bound))


def _owned(player: PlayerId, zone: Zone, board: Board) -> tuple[ObjectId, ...]:
    if not zone.shared:
        return board.game.zone(zone, player)
    return tuple(one for one in board.game.zone(zone) if board.objects[one].owner == player)


def _among(reference: r.Among, board: Board, bound: Bindings) -> tuple[Recipient, ...]:
    found = recipients(reference.of, board, bound)
    without = () if reference.without is None else recipients(reference.without, board, bound)
    left = tuple(one for one in found if one not in without)
    if reference.filter is None:
        return left
    wanted = reference.filter
    return tuple(one for one in left if not isinstance(one, PlayerTarget) and _described(one, wanted, board, bound))


def _described(one: ObjectId, wanted: Filter, board: Board, bound: Bindings) -> bool:
    """Whether an object meets a description, wherever it is."""
    seen = board.last_seen(one)
    return seen is not None and describe_failure(wanted, board, *seen, source=bound.source, you=bound.you) is None


def objects(reference: r.ObjectReference, board: Board, bound: Bindings) -> tuple[ObjectId, ...]:
    """The objects a reference speaks of that are still there; one that moved as the ability's own event, where it went.

    400.7, 603.6: any other object that changed zones is a new object, and is not found; but for the Auras of 400.7f.
    """
    found = (
        _present(one, board, bound) for one in recipients(reference, board, bound) if not isinstance(one, PlayerTarget)
    )
    return tuple(dict.fromkeys(one for one in found if one is not None))


def _present(object_id: ObjectId, board: Board, bound: Bindings) -> ObjectId | None:
    if object_id in board.objects:
        return None if board.objects[object_id].phased_out else object_id
    for old, new in bound.moved:
        if old == object_id and new in board.objects and not board.objects[new].zone.hidden:
            return new
        if _enchanted(object_id, old, board):
            return _in_graveyard(object_id, board)
    return None


def _enchanted(aura: ObjectId, moved: ObjectId, board: Board) -> bool:
    """Whether an object that is gone was an Aura attached to another one as that left the battlefield."""
    known, host = board.game.lki.get(aura), board.game.lki.get(moved)
    return (
        known is not None
        and host is not None
        and host.object.zone is Zone.BATTLEFIELD
        and aura in host.attachments
        and "Aura" in known.characteristics.subtypes
    )


def _in_graveyard(aura: ObjectId, board: Board) -> ObjectId | None:
    """400.7f, 603.6e: the new object that an Aura became in its owner's graveyard, with what it enchanted or by 704.5m after."""
    became = board.game.lki[aura].became
    found = None if became is None else board.objects.get(became)
    return found.id if found is not None and found.zone is Zone.GRAVEYARD else None


def players(reference: r.Reference, board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """The players a reference speaks of who are still in the game, in turn order where there are several (101.4)."""
    game = board.game
    match reference:
        case r.You():
            found = [bound.you]
        case r.EventPlayer():
            found = [bound.event_player]
        case r.EachPlayer(relation):
            found = [player for player in game.seats() if related(board, player, bound.you, relation)]
        case r.ControllerOf(of):
            found = [controller_of(one, board) for one in recipients(of, board, bound)]
        case r.OwnerOf(of):
            found = [owner_of(one, board) for one in recipients(of, board, bound)]
        case r.DefendingPlayer(of):
            attacking = (one for one in recipients(of, board, bound) if not isinstance(one, PlayerTarget))
            found = [defended_by(game, one) for one in attacking]
        case r.PlayersAttacked(by):
            who = players(by, board, bound)
            attacks = game.combat.attacks if game.combat is not None else ()
            found = [attacked for player, attacked in attacks if player in who]
        case r.WithoutPlayers(of, without):
            left_out = players(without, board, bound)
            found = [player for player in players(of, board, bound) if player not in left_out]
        case _:
            found = [one.player for one in recipients(reference, board, bound) if isinstance(one, PlayerTarget)]
    return tuple(dict.fromkeys(player for player in found if player != NOBODY and game.players[player].in_game))


def controller_of(one: Recipient, board: Board) -> PlayerId:
    """109.4: its controller, last known if it is gone; its owner where it has no controller (108.4a)."""
    if isinstance(one, PlayerTarget):
        return one.player
    seen = board.last_seen(one)
    if seen is None:
        return NOBODY
    found, _, controller = seen
    return controller if found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND) else found.owner


def owner_of(one: Recipient, board: Board) -> PlayerId:
    """108.3: the owner; last known if it is gone."""
    if isinstance(one, PlayerTarget):
        return NOBODY
    seen = board.last_seen(one)
    return NOBODY if seen is None else seen[0].owner


def number(quantity: q.Quantity, board: Board, bound: Bindings) -> int:
    """107: what a quantity comes to. It may be below zero; an instruction uses 0 then (107.1b)."""
    match quantity:
        case q.Fixed(value):
            return value
        case q.X():
            return bound.chosen.x or 0
        case q.XOf(of):
            return sum(_x_of(found) for found, _ in _looks(of, board, bound))
        case q.EventAmount():
            return bound.amount
        case q.Count(wanted):
            return len(matching(wanted, board, source=bound.source, you=bound.you))
        case q.CountOf(of):
            return len(objects(of, board, bound))
        case q.PowerOf(of):
            return sum(seen.power or 0 for found, seen in _looks(of, board, bound) if has_size(found, seen))
        case q.ToughnessOf(of):
            return sum(seen.toughness or 0 for found, seen in _looks(of, board, bound) if has_size(found, seen))
        case q.ManaValueOf(of):
            return sum(mana_value_of(found, seen) for found, seen in _looks(of, board, bound))
        case q.CountersOn(counter, of):
            return sum(found.count(counter) for found, _ in _looks(of, board, bound))
        case q.PlayerCounters(counter, of):
            return sum(board.game.player(player).counters.get(counter, 0) for player in players(of, board, bound))
        case q.LifeOf(of):
            return sum(board.game.side(player).life for player in players(of, board, bound))
        case q.CardsIn(of, zone):
            return sum(len(board.game.zone(Zone(zone), player)) for player in players(of, board, bound))
        case q.PlayersIn(of):
            return len(players(of, board, bound))
        case q.TimesPaid(name):
            return _paid(board, bound).count(name)
        case q.SpellsCast(of):
            return sum(board.game.player(player).spells_cast for player in players(of, board, bound))
        case q.LevelOf(of):
            return max((found.level for found, _ in _looks(of, board, bound)), default=1)
        case q.Noted(name):
            return bound.numbers.get(name, 0)
        case q.Sum(parts):
            return sum(number(part, board, bound) for part in parts)
        case q.Times(factor, of_quantity):
            return factor * number(of_quantity, board, bound)
        case q.Half(of_quantity, round_up):
            whole = number(of_quantity, board, bound)
            return -(-whole // 2) if round_up else whole // 2
        case _:
            assert_never(quantity)


def _x_of(found: GameObject) -> int:
    """107.3e, 107.3m: what was announced for a spell or ability on the stack; a permanent has no X of its own."""
    return found.chosen.x or 0 if found.zone is Zone.STACK and found.chosen is not None else 0


def _looks(
    reference: r.ObjectReference, board: Board, bound: Bindings
) -> tuple[tuple[GameObject, Characteristics], ...]:
    """608.2h: the objects as they are, or as they last were in the zone they were expected in."""
    seen = (board.last_seen(one) for one in recipients(reference, board, bound) if not isinstance(one, PlayerTarget))
    return tuple((found[0], found[1]) for found in seen if found is not None)


def holds(condition: c.Condition, board: Board, bound: Bindings) -> bool:
    """Whether a condition is true on a board."""
    match condition:
        case c.Within(quantity, bounds):
            return bounds.holds(number(quantity, board, bound))
        case c.Compare(left, relation, right):
            return COMPARED[relation](number(left, board, bound), number(right, board, bound))
        case c.Exists(wanted, least):
            return len(matching(wanted, board, source=bound.source, you=bound.you)) >= least
        case c.Is(of, wanted):
            return any(_is(one, wanted, board, bound) for one in recipients(of, board, bound))
        case c.Paid(name):
            return name in _paid(board, bound)
        case c.Happened(what, to):
            befallen = (player for player in board.game.players if what in player.fates)
            return any(related(board, player.id, bound.you, to) for player in befallen)
        case c.SinceLastUpkeep(of):
            since = board.game.player(bound.you).upkeep_before
            return any(found.controlled_since_turn >= max(1, since) for found, _ in _looks(of, board, bound))
        case c.TurnOf(relation):
            return any(
                related(board, member, bound.you, relation)
                for member in board.game.side(board.game.turn.active).members
            )
        case c.DayNightIs(night):
            return board.game.night is night
        case c.MonarchIs(relation):
            return board.game.monarch != NOBODY and related(board, board.game.monarch, bound.you, relation)
        case c.Not(of_condition):
            return not holds(of_condition, board, bound)
        case c.AllOf(parts):
            return all(holds(part, board, bound) for part in parts)
        case c.AnyOf(parts):
            return any(holds(part, board, bound) for part in parts)
        case _:
            assert_never(condition)


def _paid(board: Board, bound: Bindings) -> tuple[str, ...]:
    """601.2b, 702.33d: the names of the costs that were chosen for the spell, or for the spell that the permanent was."""
    seen = board.last_seen(bound.source)
    held = () if seen is None or seen[0].chosen is None else seen[0].chosen.paid
    return held or bound.chosen.paid


def _is(one: Recipient, wanted: Filter, board: Board, bound: Bindings) -> bool:
    if isinstance(one, PlayerTarget):
        return False
    if one in board.objects:
        return failure(wanted, board, one, source=bound.source, you=bound.you) is None
    seen = board.last_seen(one)
    if seen is None:
        return False
    found, looks, controller = seen
    return describe_failure(wanted, board, found, looks, controller, source=bound.source, you=bound.you) is None
