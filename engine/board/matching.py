"""Hold a description against an object or player. The answer is the name of the first criterion that fails, or ``None``:
the same look serves the rule and the explanation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.board.as_spells import spells_of
from engine.board.criteria import Moved, colors, identity, numbers, people, reach, related, types
from engine.board.criteria_of_state import as_it_is, as_kept, as_marked
from engine.board.fighting import attacker, blocked_by
from engine.board.reach import as_seen_from
from engine.cards.abilities.filters import Filter, Targeting, ThisTurn
from engine.cards.characteristics import Characteristics, symbols
from engine.cards.mana import has_phyrexian
from engine.state.crowds import parts_as_kept
from engine.state.done import Done
from engine.state.ids import Ids, apart, cut, ids_of
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.words.record import replace, told
from engine.words.terms import NOBODY, Deed, Kind, ObjectId, PlayerId, Relation, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def failure(
    wanted: Filter,
    board: Board,
    object_id: ObjectId,
    *,
    source: ObjectId,
    you: PlayerId,
    zone: Zone | None = None,
    moved: Moved = (),
) -> str | None:
    """The first criterion of ``wanted`` that the object does not meet on ``board``; ``None`` if it meets all.

    ``source`` and ``you`` give 'this', 'another', 'you control' their meaning. ``zone`` replaces the filter's own zone,
    where a trigger event already says where the object was. ``moved``: what the source became is not another than it either.
    """
    board = as_seen_from(board, source)
    found = board.objects.get(object_id)
    if found is None:
        return "exists"
    if found.phased_out is not wanted.phased_out:
        return "zone"
    if found.zone is not (zone or wanted.zone) and not (zone is None and found.zone in wanted.zones):
        return "zone"
    return describe_failure(
        wanted,
        board,
        found,
        board.characteristics(object_id),
        board.controller(object_id),
        source=source,
        you=you,
        moved=moved,
    )


def describe_failure(
    wanted: Filter,
    board: Board,
    found: GameObject,
    seen: Characteristics,
    controller: PlayerId,
    *,
    source: ObjectId,
    you: PlayerId,
    moved: Moved = (),
) -> str | None:
    """As :func:`failure`, for an object whose looks are given: last known information (608.2h), or one looked ahead at."""
    board = as_seen_from(board, source)
    if wanted.is_open:
        wanted = board.settled(wanted, source=source, you=you)
    if wanted.as_spell and found.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        such = replace(wanted, as_spell=False)
        why = [
            describe_failure(such, board, one, looks, controller, source=source, you=you, moved=moved)
            for one, looks in spells_of(found, seen)
        ]
        return None if None in why else why[0]
    return (
        identity(wanted, board, found, source, moved)
        or types(wanted, seen)
        or colors(wanted, seen)
        or people(wanted, board, found, controller, you, source)
        or numbers(wanted, found, seen, board)
        or _rest(wanted, board, found, seen, controller, source=source, you=you, moved=moved)
        or reach(board, found, seen, controller, you)
    )


def _targets(wanted: Targeting, board: Board, found: GameObject, *, source: ObjectId, you: PlayerId) -> bool:
    """115.9a-c: what was chosen as its targets: how many times, how many different ones, and what these are now."""
    chosen = [] if found.chosen is None else [one for picked in found.chosen.targets for one in picked]
    if not chosen or (wanted.number is not None and not wanted.number.holds(len(chosen))):
        return False
    if wanted.only and len(dict.fromkeys(chosen)) > 1:
        return False
    if wanted.objects is None and wanted.players is None:
        return True
    return any(_is_such(one, wanted, board, source=source, you=you) for one in chosen)


def _is_such(one: Recipient, wanted: Targeting, board: Board, *, source: ObjectId, you: PlayerId) -> bool:
    """115.9b: as it is now, legal or not; what is no longer where it was chosen is ignored."""
    if isinstance(one, PlayerTarget):
        there = board.game.players[one.player].in_game
        return there and wanted.players is not None and related(board, one.player, you, wanted.players)
    return wanted.objects is not None and failure(wanted.objects, board, one, source=source, you=you) is None


def _rest(
    wanted: Filter,
    board: Board,
    found: GameObject,
    seen: Characteristics,
    controller: PlayerId,
    *,
    source: ObjectId,
    you: PlayerId,
    moved: Moved,
) -> str | None:
    """608.2b: the criteria that few descriptions have, in the order in which the first that is not met is told."""
    before = as_it_is(wanted, board, found, seen, controller, source, you) or as_kept(
        wanted, board, found, seen, controller, source
    )
    if before:
        return before
    if wanted.targeting is not None and not _targets(wanted.targeting, board, found, source=source, you=you):
        return "targets"
    if wanted.of_source is not None and not _comes_from(wanted.of_source, board, found, source=source, you=you):
        return "of source"
    opposed = _opposed(wanted, board, found, source, you)
    if opposed:
        return opposed
    marked = as_marked(wanted, board, found, seen, source) or _as_it_came(wanted, board, found, source, you)
    if marked:
        return marked
    if wanted.any_of and all(
        (wanted.across and found.zone not in part.zones)
        or describe_failure(part, board, found, seen, controller, source=source, you=you, moved=moved)
        for part in wanted.any_of
    ):
        return "any of"
    return None


def _comes_from(wanted: Filter, board: Board, found: GameObject, *, source: ObjectId, you: PlayerId) -> bool:
    """113.7-113.7a: whether the source of an ability matches, as it is or last was."""
    if found.kind is not Kind.ABILITY or found.source is None:
        return False
    seen = board.last_seen(found.source)
    return seen is not None and describe_failure(wanted, board, *seen, source=source, you=you) is None


def _opposed(wanted: Filter, board: Board, found: GameObject, source: ObjectId, you: PlayerId) -> str | None:
    """509.1g-h: what it blocks, and by what it is blocked."""
    if wanted.blocks is None and wanted.blocked_by is None:
        return None
    fights = board.game.fight_of(found.id)[1]
    if wanted.blocks is not None and not any(
        failure(wanted.blocks, board, one, source=source, you=you) is None for one in blocked_by(fights, found.id)
    ):
        return "blocks what"
    if wanted.blocked_by is not None:
        attacks = attacker(fights, found.id)
        blockers = () if attacks is None else attacks.blockers
        if not any(failure(wanted.blocked_by, board, one, source=source, you=you) is None for one in blockers):
            return "blocked by"
    return None


def _is_nth_cast(wanted: Filter, board: Board, found: GameObject, source: ObjectId, you: PlayerId) -> bool:
    """601.2i, 707.10: whether a spell is the one of that number; a copy was not cast, and what is on its way to be cast counts."""
    caster = NOBODY if found.chosen is None else found.chosen.cast_by
    if caster == NOBODY or found.kind is Kind.COPY_OF_SPELL:
        return False
    such, before = replace(wanted, nth_cast=0), 0
    for one in board.game.done_this_turn:
        if one.what is not Deed.CAST or one.player != caster or one.object is None or one.looks is None:
            continue
        if one.object.id == found.id:
            break
        before += describe_failure(such, board, one.object, one.looks, one.player, source=source, you=you) is None
    return before == wanted.nth_cast - 1


def _as_it_came(wanted: Filter, board: Board, found: GameObject, source: ObjectId, you: PlayerId) -> str | None:
    """601.2, 608.2i, 903.3: who cast it, what dealt it damage in this turn, whom it dealt damage, and whether it is a commander."""
    if wanted.cast_by is not None:
        caster = NOBODY if found.chosen is None else found.chosen.cast_by
        if caster == NOBODY or not related(board, caster, you, wanted.cast_by):
            return "cast by"
    if wanted.nth_cast and not _is_nth_cast(wanted, board, found, source, you):
        return "number in the turn"
    if wanted.commander is not None and wanted.commander is not found.commander:
        return "commander"
    if wanted.x_in_cost is not None and wanted.x_in_cost is not ("X" in symbols(found.printed.mana_cost or "")):
        return "mana value"
    if wanted.phyrexian_in_cost is not None and wanted.phyrexian_in_cost is not has_phyrexian(found.printed.mana_cost):
        return "mana value"
    if wanted.this_turn is not None and _did(wanted.this_turn, board, found, source, you) is wanted.this_turn.never:
        return "has done that this turn" if wanted.this_turn.never else "has not done that this turn"
    if wanted.dealt_damage_by is None and wanted.hit is None:
        return None
    done = (one for one in board.game.done_this_turn if one.what is Deed.DAMAGED)
    dealt = [one for one in done if one.combat or not wanted.by_combat]
    if wanted.dealt_damage_by is not None and not any(
        one.befell(found.id) and _was_done_by(one, wanted.dealt_damage_by, board, source=source, you=you)
        for one in dealt
    ):
        return "dealt damage this turn"
    if wanted.hit is not None and not any(
        one.was_of(found.id) and isinstance(one.to, PlayerTarget) and related(board, one.to.player, you, wanted.hit)
        for one in dealt
    ):
        return "has dealt damage this turn"
    return None


def _was_done_by(one: Done, wanted: Filter, board: Board, *, source: ObjectId, you: PlayerId) -> bool:
    """608.2i: whether what did it matched as it did so."""
    if one.object is None or one.looks is None:
        return False
    return describe_failure(wanted, board, one.object, one.looks, one.player, source=source, you=you) is None


def _did(wanted: ThisTurn, board: Board, found: GameObject, source: ObjectId, you: PlayerId) -> bool:
    """608.2i: whether it did that in this turn, or had it done to it by what matched as it did it."""
    for one in board.game.done_this_turn:
        if one.what is not wanted.what or (wanted.origins and one.origin not in wanted.origins):
            continue
        if wanted.by is None:
            if one.was_of(found.id):
                return True
        elif one.befell(found.id) and _was_done_by(one, wanted.by, board, source=source, you=you):
            return True
    return False


_LOOKS = frozenset(
    ("zone", "types", "any_type", "not_types", "supertypes", "not_supertypes", "subtypes", "any_subtype", "not_subtypes",
     "colors", "not_colors", "colorless", "multicolored", "keyword", "without_keyword", "controller", "another", "name",
     "no_abilities", "power", "toughness", "base_power", "base_toughness", "tougher"))  # fmt: skip
"""Criteria that what an object looks like and who controls it decide, and for which of those that look alike it is the same."""


@cache
def _only_looks(wanted: Filter) -> bool:
    """Whether a description asks for nothing but looks, as most that effects have: then of all that look alike one is looked at."""
    return all(name in _LOOKS for name, _ in told(wanted))


def _of_such_looks(wanted: Filter, board: Board, source: ObjectId, you: PlayerId) -> tuple[ObjectId, ...]:
    """All objects that look as described."""
    found, known = [], dict[tuple[int, PlayerId], bool]()
    anyone = wanted.controller is Relation.ANY and not board.reached
    controllers = {} if anyone else board.controllers(wanted.zone)
    for one in board.all_in(wanted.zone):
        if wanted.another and one == source:
            continue
        seen, controller = board.characteristics(one), controllers.get(one, NOBODY)
        alike = (id(seen), controller)
        meets = known.get(alike)
        if meets is None:
            there = board.objects[one]
            meets = known[alike] = (
                types(wanted, seen) is None
                and colors(wanted, seen) is None
                and people(wanted, board, there, controller, you, source) is None
                and numbers(wanted, there, seen, board) is None
                and _rest(wanted, board, there, seen, controller, source=source, you=you, moved=()) is None
            )
        if meets and not (board.reached and reach(board, board.objects[one], seen, controller, you)):
            found.append(one)
    return tuple(found)


_RECORDED = _LOOKS | {"kind", "not_kind", "owner", "tapped", "counter", "counter_bounds", "any_counter",
                      "mana_value", "even_mana_value", "face_down",
                      "without_counter", "transformed", "attacked_this_turn"}  # fmt: skip
"""Criteria that are met by all of a crowd or by none."""

_IN_COMBAT = frozenset(("attacking", "attacks_whom", "blocking", "blocked", "blocks", "blocked_by"))
"""Criteria that are met by all of a crowd or by none where none of it is in combat."""


def _of_crowds(wanted: Filter, board: Board, source: ObjectId, you: PlayerId, moved: Moved) -> Iterator[int | range]:
    """The same where some of the objects are kept as one."""
    names = {name for name, _ in told(wanted)}
    fighting = board.game.fighting
    for part, one in board.as_kept(wanted.zone):
        if not isinstance(part, range):
            if failure(wanted, board, one.id, source=source, you=you, moved=moved) is None:
                yield part
            continue
        known = _RECORDED if any(other in part for other in fighting) else _RECORDED | _IN_COMBAT
        pieces = [part] if names <= known and not (wanted.another and moved) else []
        if wanted.another and source in part:
            pieces = [piece for whole in pieces for piece in cut(whole, (), (source,))]
        if not pieces:
            apart(len(part))
            pieces = [range(other, other + 1) for other in part]
        for piece in pieces:
            if failure(wanted, board, ObjectId(piece.start), source=source, you=you, moved=moved) is None:
                yield piece if len(piece) > 1 else piece.start


def _phased_out(board: Board) -> Iterator[ObjectId]:
    """702.26: what is phased out; whatever a crowd is, all of it is."""
    there = parts_as_kept(board.objects, board.game.zone(Zone.BATTLEFIELD))
    return (ObjectId(one) for part, seen in there if seen.phased_out for one in ids_of((part,)))


def everywhere(wanted: Filter, board: Board) -> Iterator[ObjectId]:
    """109.2: all objects in the zones that a description means, zone by zone."""
    return (one for zone in wanted.zones for one in board.all_in(zone))


def matching(wanted: Filter, board: Board, *, source: ObjectId, you: PlayerId, moved: Moved = ()) -> Sequence[ObjectId]:
    """All objects that meet a description, in the order of their zone."""
    board = as_seen_from(board, source)
    if wanted.phased_out:
        hidden = _phased_out(board)
        return tuple(one for one in hidden if failure(wanted, board, one, source=source, you=you) is None)
    if wanted.this:
        return (source,) if failure(wanted, board, source, source=source, you=you) is None else ()
    if wanted.across:
        there = everywhere(wanted, board)
        return tuple(one for one in there if failure(wanted, board, one, source=source, you=you, moved=moved) is None)
    if isinstance(board.all_in(wanted.zone), Ids):
        return ids_of(_of_crowds(wanted, board, source, you, moved))
    if _only_looks(wanted) and not (wanted.another and moved):
        return _of_such_looks(wanted, board, source, you)
    return tuple(
        object_id
        for object_id in board.all_in(wanted.zone)
        if failure(wanted, board, object_id, source=source, you=you, moved=moved) is None
    )
