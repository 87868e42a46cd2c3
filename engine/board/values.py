"""What references and quantities come to on a board (608.2h): who 'it' is, and how many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, assert_never

from engine.board.counting import (
    attacked_with,
    crew_of,
    devotion,
    different,
    done_this_turn,
    gone_this_turn,
    monstrosity,
    most_apart,
    on_stickers,
    party_size,
    power_attacked_with,
    read_off,
    stations_with,
    times_resolved,
)
from engine.board.criteria import COMPARED, has_size, mana_value_of, related, types_of
from engine.board.doors import unlocked_doors
from engine.board.fighting import attacker, blocked_by, defended_by
from engine.board.linked import player_chosen
from engine.board.matching import describe_failure, matching
from engine.board.reach import as_seen_from, closest_on_the_left, is_reached, player_reached, those_reached
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.filters import Bounds, Filter, Sharing
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings
from engine.state.crowds import parts_as_kept
from engine.state.faces import front_face
from engine.state.ids import Ids, ids_of, size
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.starting_life import life_at_first
from engine.words.counters import POISON
from engine.words.known_object import Exactly, Fastened, LeftOut, Named, Shared, These
from engine.words.record import replace, within
from engine.words.terms import NOBODY, Deed, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.state.game import Game
from engine.board.as_cast import announced_x, as_cast, colors_spent, names_paid
from engine.board.owners import controller_of, owner_of
from engine.board.still_there import of_phased_out, present_objects


def settled(wanted: Filter, board: Board, bound: Bindings) -> Filter:
    """107.3, 608.2h: a description with the players and the numbers that it speaks of as they are for this ability now."""
    if not wanted.is_open:
        return wanted
    said: dict[str, Any] = {"measured": (), "any_of": tuple(settled(part, board, bound) for part in wanted.any_of)}
    if wanted.whose is not None and not isinstance(wanted.whose, These):
        said["whose"] = These(players(wanted.whose, board, bound))
    if not isinstance(wanted.named_as, Named | None):
        said["named_as"] = Named(names_spoken_of(wanted.named_as, board, bound))
    if not isinstance(wanted.not_named_as, Named | None):
        said["not_named_as"] = Named(names_spoken_of(wanted.not_named_as, board, bound))
    if isinstance(wanted.shares, Sharing):
        said["shares"] = _shared(wanted.shares, board, bound)
    if not isinstance(wanted.attached_to, Fastened | None):
        said["attached_to"] = _fastened(wanted.attached_to, board, bound)
    if not isinstance(wanted.other_than, LeftOut | None):
        said["other_than"] = LeftOut(tuple(recipients(wanted.other_than, board, bound)))
    for one in wanted.measured:
        name = one.what.replace(" ", "_")
        said[name] = _narrower(said.get(name) or getattr(wanted, name), one.how, number(one.than, board, bound))
    return replace(wanted, **said)


def _fastened(to: r.Reference, board: Board, bound: Bindings) -> Fastened:
    """701.3, 608.2h: what something is to be attached to, with what was attached to those of it that have left."""
    found = tuple(recipients(to, board, bound))
    gone = [board.game.lki.get(one) for one in found if isinstance(one, int) and one not in board.objects]
    return Fastened(found, tuple(aura for known in gone if known is not None for aura in known.attachments))


def _shared(wanted: Sharing, board: Board, bound: Bindings) -> Shared:
    """205.2-205.3, 608.2h: the types of that kind that what is referred to has, or last had."""
    seen = (board.last_seen(one) for one in recipients(wanted.of, board, bound) if isinstance(one, int))
    words = (word for known in seen if known is not None for word in types_of(wanted.what, known[1]))
    return Shared(what=wanted.what, words=tuple(dict.fromkeys(words)), none=wanted.none)


def names_spoken_of(reference: r.ObjectReference, board: Board, bound: Bindings) -> tuple[str, ...]:
    """201.2, 608.2h: the names of what a reference speaks of, as it is or last was; what has none has none in common."""
    seen = (board.last_seen(one) for one in recipients(reference, board, bound) if isinstance(one, int))
    return tuple(dict.fromkeys(name for known in seen if known is not None for name in known[1].names if name))


def _narrower(before: Bounds | None, how: str, value: int) -> Bounds:
    """107.1: what both limits leave."""
    least = {">": value + 1, ">=": value, "=": value}.get(how)
    most = {"<": value - 1, "<=": value, "=": value}.get(how)
    if before is None:
        return Bounds(least, most)
    return Bounds(
        max((one for one in (before.least, least) if one is not None), default=None),
        min((one for one in (before.most, most) if one is not None), default=None),
    )


def such_objects(wanted: Filter, board: Board, bound: Bindings) -> Sequence[ObjectId]:
    """All objects that meet a description, as the ability means it."""
    return matching(settled(wanted, board, bound), board, source=bound.source, you=bound.you, moved=bound.moved)


def recipients(reference: r.Reference, board: Board, bound: Bindings) -> Sequence[Recipient]:
    """The objects and players that a reference speaks of, as the ability knows them: old objects are not yet followed.

    801.10-801.11: none that is out of the range of influence of the ability's controller.
    """
    board = as_seen_from(board, bound.source)
    found = spoken_of(reference, board, bound)
    return those_reached(board, found, of=bound.you) if board.reached else found


def spoken_of(reference: r.Reference, board: Board, bound: Bindings) -> Sequence[Recipient]:
    """The same with what the reference names itself wherever it is: an ability's source, which deals damage from anywhere."""
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
        case r.ChosenPlayer():
            chosen_player = player_chosen(board, bound.source)
            return () if chosen_player == NOBODY else (PlayerTarget(chosen_player),)
        case r.EachOfThem():
            return () if bound.each_of_them == NOBODY else (PlayerTarget(bound.each_of_them),)
        case r.One():
            return () if bound.iterated is None else (bound.iterated,)
        case r.AttachedTo():
            held = board.last_seen(bound.source)
            return () if held is None or held[0].attached_to is None else (held[0].attached_to,)
        case r.Bonded():
            holder = board.last_seen(bound.source)
            return () if holder is None or holder[0].bond is None else (holder[0].bond,)
        case Exactly(one_object, there):
            return () if there and one_object not in board.objects else (one_object,)
        case r.Granter():
            return ()
        case r.Promised():
            promise = board.last_seen(bound.source)
            kept = None if promise is None or promise[0].chosen is None else promise[0].chosen.promised
            whom = bound.chosen.promised if kept is None else kept
            return () if whom is None else (PlayerTarget(whom),)
        case r.Remembered(name):
            return bound.remembered.get(name, ())
        case r.Every(wanted):
            return such_objects(wanted, board, bound)
        case r.TopOf() | r.TopOfGraveyard() | r.CardsOf():
            return _cards_of_players(reference, board, bound)
        case r.Among():
            return _among(reference, board, bound)
        case r.Together(together):
            return tuple(dict.fromkeys(one for each in together for one in recipients(each, board, bound)))
        case r.LastOf(of):
            several = [one for one in recipients(of, board, bound) if one in board.objects]
            known = [board.objects[one] for one in several if not isinstance(one, PlayerTarget)]
            return tuple(one.id for one in sorted(known, key=lambda one: one.timestamp)[-1:])
        case r.SharingColor():
            return _sharing_color(reference, board, bound)
        case r.BlockersOf(of):
            fighting = (attacker(board.game.fight_of(one)[1], one) for one in objects(of, board, bound))
            return tuple(dict.fromkeys(one for found in fighting if found is not None for one in found.blockers))
        case r.BlockedBy(of):
            blocked = (blocked_by(board.game.fight_of(one)[1], one) for one in objects(of, board, bound))
            return tuple(dict.fromkeys(one for several in blocked for one in several))
        case _:
            return tuple(PlayerTarget(player) for player in players(reference, board, bound))


def _cards_of_players(
    reference: r.TopOf | r.TopOfGraveyard | r.CardsOf, board: Board, bound: Bindings
) -> tuple[ObjectId, ...]:
    """401.2, 404.2, 108.3: the first cards of libraries, the last ones of graveyards, all that players own in a zone."""
    match reference:
        case r.TopOf(count, of):
            top = max(0, number(count, board, bound))
            return tuple(
                one for player in players(of, board, bound) for one in board.game.zone(Zone.LIBRARY, player)[:top]
            )
        case r.TopOfGraveyard(count, of):
            top = max(0, number(count, board, bound))
            piles = (board.game.zone(Zone.GRAVEYARD, player) for player in players(of, board, bound))
            return tuple(one for pile in piles for one in pile[::-1][:top])
        case r.CardsOf(of, zone):
            return tuple(one for player in players(of, board, bound) for one in _owned(player, zone, board))
        case _:
            assert_never(reference)


def _sharing_color(reference: r.SharingColor, board: Board, bound: Bindings) -> tuple[ObjectId, ...]:
    """105: other objects that have a color in common with those that are spoken of."""
    looks = as_seen(reference.of, board, bound)
    colors = {color for _, seen in looks for color in seen.colors}
    those = {found.id for found, _ in looks}
    return tuple(
        one
        for one in such_objects(reference.filter, board, bound)
        if one not in those and not colors.isdisjoint(board.characteristics(one).colors)
    )


def _owned(player: PlayerId, zone: Zone, board: Board) -> Sequence[ObjectId]:
    if not zone.shared:
        return board.game.zone(zone, player)
    return tuple(one for one in board.game.zone(zone) if board.objects[one].owner == player)


def _among(reference: r.Among, board: Board, bound: Bindings) -> tuple[Recipient, ...]:
    found = recipients(reference.of, board, bound)
    without = () if reference.without is None else recipients(reference.without, board, bound)
    left = tuple(one for one in found if one not in without)
    if reference.lying_in is not None:
        left = tuple(one for one in left if _lies_in(reference.lying_in, one, board, bound))
    if reference.filter is None:
        return left
    wanted = reference.filter
    return tuple(one for one in left if not isinstance(one, PlayerTarget) and _described(one, wanted, board, bound))


def _lies_in(zone: Zone, one: Recipient, board: Board, bound: Bindings) -> bool:
    """400.7, 603.6: whether an object, or what it became, is found in a zone now."""
    if isinstance(one, PlayerTarget):
        return False
    return any(board.objects[now].zone is zone for now in present_objects(one, board, bound))


def _described(one: ObjectId, wanted: Filter, board: Board, bound: Bindings) -> bool:
    """Whether an object meets a description, wherever it is."""
    seen = as_revealed(one, board, bound) or board.last_seen(one)
    wanted = settled(wanted, board, bound)
    return (
        seen is not None
        and describe_failure(wanted, board, *seen, source=bound.source, you=bound.you, moved=bound.moved) is None
    )


def objects(reference: r.ObjectReference, board: Board, bound: Bindings) -> Sequence[ObjectId]:
    """The objects a reference speaks of that are still there; one that moved as the ability's own event, where it went.

    400.7, 603.6: any other object that changed zones is a new object, and is not found; but for the Auras of 400.7f. 701.20d:
    nor is a card found that an earlier instruction named and that was shuffled since.
    """
    board = as_seen_from(board, bound.source)
    meant = recipients(reference, board, bound)
    if bound.reordered and any(isinstance(part, r.Remembered) for part in within(reference)):
        meant = tuple(one for one in meant if one not in bound.reordered)
    if isinstance(meant, Ids) and not board.reached:
        there = [(part, one) for part, one in parts_as_kept(board.objects, meant)]
        if sum(size(part) for part, _ in there) == len(meant):
            return ids_of(part for part, one in there if not one.phased_out or of_phased_out(reference))
    several: Iterable[ObjectId] = (one for one in meant if not isinstance(one, PlayerTarget))
    if not of_phased_out(reference):
        several = (now for one in several for now in present_objects(one, board, bound))
    found = tuple(dict.fromkeys(several))  # 702.26e: what is said to be phased out is spoken of all the same
    return tuple(one for one in found if is_reached(board, one, of=bound.you)) if board.reached else found


def players(reference: r.Reference, board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """The players a reference speaks of who are still in the game, in turn order where there are several (101.4)."""
    board = as_seen_from(board, bound.source)
    found = _spoken_of(reference, board, bound)
    there = tuple(dict.fromkeys(one for one in found if one != NOBODY and board.game.players[one].in_game))
    return _near(there, board, bound)


def known_players(reference: r.PlayerReference, board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """800.4i: of whom information is asked: of one certain player as they last were, if they have left the game."""
    left = gone(reference, board, bound)
    return players(reference, board, bound) if left is None else _near((left,), board, bound)


def those_who_acted(reference: r.PlayerReference, board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """800.4i: of whom it is asked what they have done: of those too who have left the game."""
    if not isinstance(reference, r.EachPlayer):
        return known_players(reference, board, bound)
    every = (one.id for one in board.game.players)
    return tuple(one for one in every if related(board, one, bound.you, reference.relation, source=bound.source))


def _cards_in(board: Board, zone: Zone, player: PlayerId) -> int:
    """400.1: how many cards a player has in a zone; 800.4i: or had as they left the game."""
    who = board.game.player(player)
    return len(board.game.zone(zone, player)) if who.in_game else who.left_with.get(zone, 0)


def _near(several: tuple[PlayerId, ...], board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """801.11: those of them in range."""
    board = as_seen_from(board, bound.source)
    return tuple(one for one in several if player_reached(board, one, of=bound.you)) if board.reached else several


def gone(reference: r.Reference, board: Board, bound: Bindings) -> PlayerId | None:
    """800.4f-g: the one player of whom a reference speaks and who has left the game; ``None`` where somebody is there, or nobody
    was meant. A target who has left is illegal, and is asked for nothing (608.2b)."""
    if not isinstance(reference, r.EventPlayer | r.ControllerOf | r.OwnerOf):
        return None
    found = [one for one in _spoken_of(reference, board, bound) if one != NOBODY]
    return found[0] if len(found) == 1 and not board.game.players[found[0]].in_game else None


def _spoken_of(reference: r.Reference, board: Board, bound: Bindings) -> Sequence[PlayerId]:
    game = board.game
    found: Sequence[PlayerId]
    match reference:
        case r.You():
            found = [bound.you]
        case r.EventPlayer():
            found = [bound.event_player]
        case r.ActivePlayer():
            found = _active_player(game, bound)
        case r.TheMonarch():
            found = [game.monarch]
        case r.EachPlayer(relation):
            found = [
                player for player in game.seats() if related(board, player, bound.you, relation, source=bound.source)
            ]
        case r.ControllerOf(of):
            found = [controller_of(one, board) for one in recipients(of, board, bound)]
        case r.OwnerOf(of):
            found = [owner_of(one, board) for one in recipients(of, board, bound)]
        case r.DefendingPlayer(of):
            attacking = (one for one in recipients(of, board, bound) if not isinstance(one, PlayerTarget))
            found = [defended_by(game, one) for one in attacking]
        case r.AttackingPlayer(of):
            kept = [one.player for one in bound.remembered.get(ATTACKING, ()) if isinstance(one, PlayerTarget)]
            blocking = (one for one in recipients(of, board, bound) if not isinstance(one, PlayerTarget))
            blocked = (other for one in blocking for other in blocked_by(game.fight_of(one)[1], one))
            found = kept or [controller_of(one, board) for one in blocked] or list(game.together(game.turn.active))
        case r.PlayersAttacked(by):
            who = players(by, board, bound)
            attacks = (pair for combat in game.combats for pair in combat.attacks)
            found = [attacked for player, attacked in attacks if player in who]
        case r.WithoutPlayers(of, without):
            left_out = players(without, board, bound)
            found = [player for player in players(of, board, bound) if player not in left_out]
        case _:
            found = [one.player for one in recipients(reference, board, bound) if isinstance(one, PlayerTarget)]
    return found


ATTACKING = "\0attacking"
"""805.10c: the name of the attacking player who was chosen, among what an effect keeps."""

ACTIVE = "\0active"
"""805.9: the name of the active player who was chosen, among what an effect keeps."""


def _active_player(game: Game, bound: Bindings) -> list[PlayerId]:
    """102.1: whose turn it is; 805.9: of several the one who was chosen."""
    kept = [one.player for one in bound.remembered.get(ACTIVE, ()) if isinstance(one, PlayerTarget)]
    return kept or [one for one in game.together(game.turn.active) if game.player(one).in_game][:1]


def deciders(reference: r.Reference, board: Board, bound: Bindings) -> tuple[PlayerId, ...]:
    """801.5c: who makes a choice that an effect requires: of those it speaks of, who are in its controller's range; where there is
    nobody, the one who is closest to the controller's left."""
    found = players(reference, board, bound)
    if found or not board.reached:
        return found
    closest = closest_on_the_left(board, players(reference, board.unlimited, bound), of=bound.you)
    return () if closest is None else (closest,)


def number(quantity: q.Quantity, board: Board, bound: Bindings) -> int:
    """107: what a quantity comes to. It may be below zero; an instruction uses 0 then (107.1b)."""
    board = as_seen_from(board, bound.source)
    match quantity:
        case q.Fixed(value):
            return value
        case q.X():
            return (
                announced_x(board, bound)
                if bound.chosen.x_is is None
                else max(0, number(bound.chosen.x_is, board, bound))
            )
        case q.EventAmount():
            return bound.amount
        case q.Count(wanted):
            return len(such_objects(wanted, board, bound))
        case q.CountOf(of, gone):
            return len(recipients(of, board, bound) if gone else objects(of, board, bound))
        case q.TimesPaid(name):
            return names_paid(board, bound).count(name)
        case q.PermanentsGone():
            near = (player for player in board.game.players if player_reached(board, player.id, of=bound.you))
            return sum(player.permanents_gone for player in near)
        case q.GoneThisTurn(filter=wanted, to=to):
            return gone_this_turn(settled(wanted, board, bound), to, board, bound)
        case q.TimesResolved():
            return times_resolved(board, bound.source)
        case q.ColorsSpent():
            return colors_spent(board, bound)
        case q.ManaOfColorSpent(colors):
            return dict(as_cast(board, bound).spent_of).get(colors, 0)
        case q.UnlockedDoors(wanted):
            return sum(len(unlocked_doors(board, one)) for one in such_objects(wanted, board, bound))
        case q.DifferentNames(wanted):
            return _different_names(wanted, board, bound)
        case q.Differing(what=what, filter=wanted, of=of):
            return len(different(what, _each(wanted, of, board, bound)))
        case q.Greatest(what=what, filter=wanted, smallest=smallest, of=of):
            return (min if smallest else max)(read_off(_MEASURES[what], _each(wanted, of, board, bound)), default=0)
        case q.Noted(name):
            return bound.numbers.get(name, 0)
        case q.Sum(parts):
            return sum(number(part, board, bound) for part in parts)
        case q.Times(factor, of_quantity):
            return factor * number(of_quantity, board, bound)
        case q.Apart(one, other):
            return abs(number(one, board, bound) - number(other, board, bound))
        case q.Half(of_quantity, round_up):
            whole = number(of_quantity, board, bound)
            return -(-whole // 2) if round_up else whole // 2
        case _:
            return _number_of_objects(quantity, board, bound)


def _number_of_objects(quantity: q.OfObjects | q.OfPlayers, board: Board, bound: Bindings) -> int:
    """107, 208.1, 202.3, 122: what is read from objects, summed up where there are several; else what is read from players."""
    match quantity:
        case q.XOf(of):
            return sum(board.x_of(found) for found, _ in as_seen(of, board, bound))
        case q.PowerOf(of):
            return sum(seen.power or 0 for found, seen in as_seen(of, board, bound) if has_size(found, seen))
        case q.ToughnessOf(of):
            return sum(seen.toughness or 0 for found, seen in as_seen(of, board, bound) if has_size(found, seen))
        case q.ManaValueOf(of):
            return sum(mana_value_of(found, seen, board) for found, seen in as_seen(of, board, bound))
        case q.ManyColors(of):
            return sum(len(seen.colors) for _, seen in as_seen(of, board, bound))
        case q.ManaSpentOn(of):
            return sum(found.chosen.mana_spent for found, _ in as_seen(of, board, bound) if found.chosen is not None)
        case q.CountersOn(counter, of):
            seen_now = (found for found, _ in as_seen(of, board, bound))
            return sum(sum(one.counters.values()) if counter is None else one.count(counter) for one in seen_now)
        case q.TimesMutated(of):
            return sum(found.mutated for found, _ in as_seen(of, board, bound))
        case q.DamageOn(of):
            hurt = [one for one in board.game.done_this_turn if one.what is Deed.DAMAGED]
            found_ids = [found.id for found, _ in as_seen(of, board, bound)]
            return sum(one.amount for one in hurt for known in found_ids if one.befell(known))
        case q.StationedWith(of):
            return sum(stations_with(one, board) for one in recipients(of, board, bound) if isinstance(one, int))
        case q.LevelOf(of):
            return max((found.level for found, _ in as_seen(of, board, bound)), default=1)
        case q.MonstrosityOf(of):
            return sum(monstrosity(one, board) for one in recipients(of, board, bound))
        case q.TargetsOf(of):
            made = (found.chosen for found, _ in as_seen(of, board, bound) if found.chosen is not None)
            return sum(len(picked) for chosen in made for picked in chosen.targets)
        case q.CrewOf(of):
            return sum(crew_of(one, board) for one in recipients(of, board, bound) if isinstance(one, int))
        case q.OnStickers(of=of, what=what, letters=letters):
            return sum(on_stickers(found, what, letters) for found, _ in as_seen(of, board, bound))
        case _:
            return _number_of_players(quantity, board, bound)


def _number_of_players(quantity: q.OfPlayers, board: Board, bound: Bindings) -> int:
    """107, 119, 122: what is read from players, summed up where there are several."""
    match quantity:
        case q.PlayerCounters(counter, of):
            found = known_players(of, board, bound)
            if counter == POISON:  # 810.10a: of a team that shares them, once
                return sum(board.game.sides[side].poison for side in {board.game.player(one).side for one in found})
            return sum(board.game.player(player).counters.get(counter, 0) for player in found)
        case q.LifeOf(of):
            return sum(board.game.side(player).life for player in known_players(of, board, bound))
        case q.StartingLife(of):
            return sum(life_at_first(board.game, player) for player in known_players(of, board, bound))
        case q.ExtremeLife(of=of, highest=highest):
            totals = [board.game.side(player).life for player in known_players(of, board, bound)] or [0]
            return max(totals) if highest else min(totals)
        case q.CardsIn(of, zone):
            return sum(_cards_in(board, Zone(zone), player) for player in known_players(of, board, bound))
        case q.PlayersIn(of):
            return len(players(of, board, bound))
        case q.PlayersWith(of=of, what=what, how=how, than=than):
            each = [replace(bound, iterated=PlayerTarget(one)) for one in players(of, board, bound)]
            return sum(COMPARED[how](number(what, board, here), number(than, board, here)) for here in each)
        case q.DamageTaken(of):
            return sum(board.game.player(player).damage_taken for player in those_who_acted(of, board, bound))
        case q.Devotion(colors, of):
            return sum(devotion(board, colors, player) for player in players(of, board, bound))
        case q.PartyOf(of):
            return sum(party_size(board, player) for player in players(of, board, bound))
        case q.SpellsCast(of):
            return sum(board.game.player(player).spells_cast for player in those_who_acted(of, board, bound))
        case q.LifeThisTurn(of=of, lost=lost):
            known = [board.game.player(player) for player in those_who_acted(of, board, bound)]
            return sum(one.life_lost if lost else one.life_gained for one in known)
        case q.CardsDrawn(of):
            return sum(board.game.player(player).cards_drawn for player in those_who_acted(of, board, bound))
        case q.DoneThisTurn(what=what, of=of, filter=wanted, origins=origins, action=action, counter=kind):
            who = those_who_acted(of, board, bound)
            such = settled(wanted, board, bound)
            return done_this_turn(what, who, such, board, bound, origins=origins, action=action, counter=kind)
        case q.AttackedWith(of):
            return sum(attacked_with(player, board) for player in those_who_acted(of, board, bound))
        case q.PowerAttackedWith(of):
            return power_attacked_with(frozenset(those_who_acted(of, board, bound)), board)
        case q.SpeedOf(of):
            return sum(board.game.player(player).speed or 0 for player in known_players(of, board, bound))
        case q.DungeonsCompleted(of, called):
            done = (one for player in known_players(of, board, bound) for one in board.game.player(player).completed)
            return sum(1 for one in done if called in ("", one))
        case q.CommanderCasts(of=of, which=which):
            cast = [board.game.player(player).commander_casts for player in players(of, board, bound)]
            if which is None:
                return sum(sum(one.values()) for one in cast)
            labels = {
                seen[0].label for one in objects(which, board, bound) if (seen := board.last_seen(one)) is not None
            }
            return sum(one.get(label, 0) for one in cast for label in labels)
        case q.TimesTempted(of):
            return sum(board.game.player(player).tempted for player in known_players(of, board, bound))
        case _:
            assert_never(quantity)


def _different_names(wanted: Filter, board: Board, bound: Bindings) -> int:
    """201.2b: what has no name counts for nothing; of those that share one, one counts."""
    found = such_objects(wanted, board, bound)
    named = sorted((frozenset(seen.names) for seen in map(board.characteristics, found) if seen.names), key=sorted)
    return most_apart(list(dict.fromkeys(named)))


_MEASURES = {"power": "powers", "toughness": "toughnesses", "mana value": "mana values"}


def _each(
    wanted: Filter, of: r.ObjectReference | None, board: Board, bound: Bindings
) -> list[tuple[GameObject, Characteristics, int]]:
    """Each object that matches, or each of these, as it looks or last looked, with its mana value."""
    if of is None:
        seen = [(board.objects[one], board.characteristics(one)) for one in such_objects(wanted, board, bound)]
    else:
        seen = list(as_seen(of, board, bound))
    return [(one, looks, mana_value_of(one, looks, board)) for one, looks in seen]


def as_seen(
    reference: r.ObjectReference, board: Board, bound: Bindings
) -> tuple[tuple[GameObject, Characteristics], ...]:
    """608.2h: the objects as they are, or as they last were in the zone they were expected in; 708.12: as revealed."""
    found = (one for one in recipients(reference, board, bound) if not isinstance(one, PlayerTarget))
    seen = (as_revealed(one, board, bound) or board.last_seen(one) for one in found)
    return tuple((found[0], found[1]) for found in seen if found is not None)


def as_revealed(one: ObjectId, board: Board, bound: Bindings) -> tuple[GameObject, Characteristics, PlayerId] | None:
    """708.12: a face-down permanent that an earlier instruction had revealed, as it is face up, whatever effects there are."""
    found = board.objects.get(one) if one in bound.shown else None
    return None if found is None else (replace(found, face_down=None), front_face(found), board.controller(one))
