"""Hold a description against an object or player. The answer is the name of the first criterion that fails, or ``None``:
the same look serves the rule and the explanation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.board.fighting import attacker, defended_by
from engine.board.linked import color_chosen, pair_now, player_chosen, term_chosen, type_chosen
from engine.board.reach import as_seen_from, is_exempt, looks_reached, player_reached
from engine.cards.abilities.ability import Activated
from engine.cards.abilities.filters import Filter, Targeting, ThisTurn
from engine.cards.characteristics import Characteristics, symbols
from engine.state.crowds import parts_as_kept
from engine.state.done import Done
from engine.state.faces import is_hidden
from engine.state.ids import Ids, apart, cut, ids_of
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.words.citations import Citation, cite
from engine.words.known_object import Fastened, Named, Shared, These
from engine.words.record import told
from engine.words.subtypes import EVERY_CREATURE_TYPE, among, belongs_to
from engine.words.terms import NO_OBJECT, NOBODY, CardType, Deed, Kind, ObjectId, PlayerId, Relation, Term, Zone

if TYPE_CHECKING:
    from engine.board.projection import Board


COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
    "=": lambda left, right: left == right,
    "<=": lambda left, right: left <= right,
    "<": lambda left, right: left < right,
}


Moved = tuple[tuple[ObjectId, ObjectId], ...]
"""400.7, 603.6: which object became which, of those that an ability may follow into their new zone."""


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
    return (
        _identity(wanted, board, found, source, moved)
        or _types(wanted, seen)
        or _colors(wanted, seen)
        or _people(wanted, board, found, controller, you)
        or _numbers(wanted, found, seen, board)
        or _rest(wanted, board, found, seen, controller, source=source, you=you, moved=moved)
        or _reach(board, found, seen, controller, you)
    )


def _reach(board: Board, found: GameObject, seen: Characteristics, controller: PlayerId, you: PlayerId) -> str | None:
    """801.4, 801.10-801.11: what is out of a player's range is nothing that an effect of that player can mean."""
    if board.reached and not looks_reached(board, found, seen, controller, of=you):
        return "out of reach"
    return None


def _identity(wanted: Filter, board: Board, found: GameObject, source: ObjectId, moved: Moved) -> str | None:
    if wanted.this and found.id != source:
        return "this"
    if wanted.another and (found.id == source or (source, found.id) in moved):
        return "another"
    if wanted.attached_to_this and found.attached_to != source:
        return "attached to this"
    if wanted.holds_this:
        holder = board.objects.get(source)
        if holder is None or holder.attached_to != found.id:
            return "holds this"
    if isinstance(wanted.attached_to, Fastened) and found.attached_to not in wanted.attached_to.to:
        return "attached"
    if wanted.bears is not None and not _bears(board, found.id, wanted.bears):
        return "bears"
    if wanted.modified is not None and _modified(board, found) is not wanted.modified:
        return "modified"
    if wanted.kicked is not None and (found.chosen is not None and KICKER in found.chosen.paid) is not wanted.kicked:
        return "kicked"
    if wanted.kind is not None and found.kind is not wanted.kind:
        return "kind"
    if wanted.not_kind is not None and found.kind is wanted.not_kind:
        return "kind"
    if wanted.activated is not None and (
        found.kind is not Kind.ABILITY or isinstance(found.ability, Activated) is not wanted.activated
    ):
        return "kind"
    return None


def _bears(board: Board, one: ObjectId, subtype: str) -> bool:
    """301.5, 303.4: whether an Equipment, an Aura ... is attached to it."""
    return any(among(subtype, board.characteristics(other).subtypes) for other in board.attached_to(one))


def types_of(what: str, looks: Characteristics) -> tuple[str, ...]:
    """205.2-205.3: the card types of an object, or its subtypes of one kind; every creature type is one word."""
    if what == "card type":
        return tuple(map(str, looks.types))
    creatures = what == "creature type"
    kind = CardType.CREATURE if creatures else CardType.LAND
    return tuple(one for one in looks.subtypes if belongs_to(one, kind) or (creatures and one == EVERY_CREATURE_TYPE))


def _has_in_common(wanted: Shared, looks: Characteristics) -> bool:
    """Whether it has one of those types; what is of every creature type has each of them in common with who has any."""
    here = types_of(wanted.what, looks)
    return any(among(one, here) for one in wanted.words) or (EVERY_CREATURE_TYPE in wanted.words and bool(here))


KICKER = "kicker"


def _modified(board: Board, found: GameObject) -> bool:
    """700.9: by a counter, by Equipment, or by an Aura of the same controller."""
    if any(found.counters.values()) or _bears(board, found.id, "Equipment"):
        return True
    you = board.controller(found.id)
    held = board.attached_to(found.id)
    return any(board.controller(one) == you and among("Aura", board.characteristics(one).subtypes) for one in held)


def _types(wanted: Filter, seen: Characteristics) -> str | None:
    """205. Loops, not `any`: each description looks at every object of a zone, and mostly has one or two of these."""
    for card_type in wanted.types:
        if card_type not in seen.types:
            return "type"
    if wanted.any_type and not any(card_type in seen.types for card_type in wanted.any_type):
        return "type"
    for card_type in wanted.not_types:
        if card_type in seen.types:
            return "type"
    for supertype in wanted.supertypes:
        if supertype not in seen.supertypes:
            return "supertype"
    for supertype in wanted.not_supertypes:
        if supertype in seen.supertypes:
            return "supertype"
    for subtype in wanted.subtypes:
        if not among(subtype, seen.subtypes):
            return "subtype"
    for subtype in wanted.not_subtypes:
        if among(subtype, seen.subtypes):
            return "subtype"
    if wanted.any_subtype and not any(among(subtype, seen.subtypes) for subtype in wanted.any_subtype):
        return "subtype"
    return None


def _colors(wanted: Filter, seen: Characteristics) -> str | None:
    if wanted.colors and not any(color in seen.colors for color in wanted.colors):
        return "color"
    for color in wanted.not_colors:
        if color in seen.colors:
            return "color"
    if wanted.colorless is not None and wanted.colorless is not (not seen.colors):
        return "color"
    if wanted.multicolored is not None and wanted.multicolored is not (len(seen.colors) > 1):
        return "color"
    return None


def _people(wanted: Filter, board: Board, found: GameObject, controller: PlayerId, you: PlayerId) -> str | None:
    if wanted.controller is not Relation.ANY and not related(board, controller, you, wanted.controller):
        return "controller"
    if wanted.owner is not Relation.ANY and not related(board, found.owner, you, wanted.owner):
        return "owner"
    if wanted.whose is not None and not _theirs(wanted.whose, found, controller):
        return "controller"
    return None


def _theirs(whose: object, found: GameObject, controller: PlayerId) -> bool:
    """108.4a, 109.4: whether one of the players controls it, or owns it where nobody controls it."""
    assert isinstance(whose, These)
    controlled = found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
    return (controller if controlled else found.owner) in whose.players


def _numbers(wanted: Filter, found: GameObject, seen: Characteristics, board: Board) -> str | None:
    if wanted.power is not None and not (has_size(found, seen) and wanted.power.holds(seen.power)):
        return "power"
    if wanted.toughness is not None and not (has_size(found, seen) and wanted.toughness.holds(seen.toughness)):
        return "toughness"
    if wanted.base_power is not None and not (has_size(found, seen) and wanted.base_power.holds(seen.base_size[0])):
        return "base power"
    if wanted.base_toughness is not None and not (
        has_size(found, seen) and wanted.base_toughness.holds(seen.base_size[1])
    ):
        return "base toughness"
    if wanted.mana_value is not None and not wanted.mana_value.holds(mana_value_of(found, seen, board)):
        return "mana value"
    if wanted.even_mana_value is not None and wanted.even_mana_value is bool(mana_value_of(found, seen, board) % 2):
        return "mana value"
    return None


def _attacks(board: Board, one: ObjectId, you: PlayerId, whom: Relation) -> bool:
    """508.1b: whether it is attacking a player in that relation."""
    fighting = attacker(board.game.fight_of(one)[1], one)
    if fighting is None or not isinstance(fighting.defender, PlayerTarget):
        return False
    return related(board, fighting.defender.player, you, whom)


def _compared(
    wanted: Filter, board: Board, seen: Characteristics, controller: PlayerId, source: ObjectId
) -> str | None:
    """508.5: beside the source: whom that attacks. 208, 608.2h: its power; where either has none, it is not what is wanted."""
    if wanted.defending and (controller == NOBODY or controller != defended_by(board.game, source)):
        return "defending"
    if wanted.power_than_this is None:
        return None
    known = board.last_seen(source)
    mine = None if known is None else known[1].power
    if seen.power is None or mine is None or not COMPARED[wanted.power_than_this](seen.power, mine):
        return "power"
    return None


def _alike(wanted: Filter, board: Board, found: GameObject, seen: Characteristics, source: ObjectId) -> bool:
    """608.2h: beside the source as it is or last was: its mana value; a colour that both have."""
    known = board.last_seen(source)
    if known is None:
        return False
    if wanted.shares_color and not any(color in known[1].colors for color in seen.colors):
        return False
    compared = wanted.mana_value_than_this
    return compared is None or COMPARED[compared](
        mana_value_of(found, seen, board), mana_value_of(known[0], known[1], board)
    )


def has_size(found: GameObject, seen: Characteristics) -> bool:
    """208.3, 301.7a: of permanents only creatures have power and toughness, whatever is printed on them."""
    return seen.creature or found.zone is not Zone.BATTLEFIELD


def mana_value_of(found: GameObject, seen: Characteristics, board: Board) -> int:
    """202.3e: the mana value of an object; on the stack {X} counts as what X is, elsewhere as 0."""
    if found.zone is not Zone.STACK or "{X}" not in (seen.mana_cost or ""):
        return seen.mana_value
    return seen.mana_value + symbols(seen.mana_cost or "").count("X") * board.x_of(found)


def why_mana_value(seen: Characteristics) -> tuple[Citation, ...]:
    """202.3a-b, 202.3e: by which rule a mana value is not only the sum of the symbols of the object's own mana cost."""
    if seen.front_cost is not None:
        return (cite("202.3b"),)
    if not seen.mana_cost:
        return (cite("202.3a"),)
    return (cite("202.3e"),) if "X" in symbols(seen.mana_cost) else ()


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
    before = _as_it_is(wanted, board, found, seen, controller, source, you) or _as_kept(
        wanted, board, found, seen, controller, source
    )
    if before:
        return before
    if wanted.targeting is not None and not _targets(wanted.targeting, board, found, source=source, you=you):
        return "targets"
    marked = _as_marked(wanted, board, found, seen, source) or _as_it_came(wanted, board, found, source, you)
    if marked:
        return marked
    if wanted.any_of and all(
        (wanted.across and found.zone not in part.zones)
        or describe_failure(part, board, found, seen, controller, source=source, you=you, moved=moved)
        for part in wanted.any_of
    ):
        return "any of"
    return None


def _as_it_is(
    wanted: Filter,
    board: Board,
    found: GameObject,
    seen: Characteristics,
    controller: PlayerId,
    source: ObjectId,
    you: PlayerId,
) -> str | None:
    """109.3, 110.5, 506: its keywords, its numbers, and what it is doing."""
    if wanted.keyword is not None and not seen.has(wanted.keyword):
        return "without the keyword"
    if wanted.without_keyword is not None and seen.has(wanted.without_keyword):
        return "with the keyword"
    if wanted.tapped is not None and found.tapped is not wanted.tapped:
        return "is tapped" if found.tapped else "is untapped"
    if wanted.attacking is not None and board.attacking(found.id) is not wanted.attacking:
        return "does not attack" if wanted.attacking else "attacks"
    if wanted.attacks_whom is not None and not _attacks(board, found.id, you, wanted.attacks_whom):
        return "attacks another"
    if wanted.blocking is not None and board.blocking(found.id) is not wanted.blocking:
        return "does not block" if wanted.blocking else "blocks"
    if (wanted.mana_value_than_this is not None or wanted.shares_color) and not _alike(
        wanted, board, found, seen, source
    ):
        return "mana value" if wanted.mana_value_than_this is not None else "color"
    if wanted.defending or wanted.power_than_this is not None:
        beside = _compared(wanted, board, seen, controller, source)
        if beside:
            return beside
    if wanted.tougher is not None and ((seen.toughness or 0) > (seen.power or 0)) is not wanted.tougher:
        return "toughness"
    if wanted.blocked is not None and board.blocked(found.id) is not wanted.blocked:
        return "blocked"
    if wanted.name is not None and wanted.name not in seen.names:
        return "name"
    if isinstance(wanted.shares, Shared) and _has_in_common(wanted.shares, seen) is wanted.shares.none:
        return "type in common"
    if isinstance(wanted.named_as, Named) and not any(name in seen.names for name in wanted.named_as.names):
        return "name"
    if wanted.counter is not None and not found.count(wanted.counter):
        return "counter"
    if wanted.without_counter is not None and found.count(wanted.without_counter):
        return "counter"
    if wanted.any_counter is not None and wanted.any_counter is not any(found.counters.values()):
        return "counter"
    return None


def _as_it_came(wanted: Filter, board: Board, found: GameObject, source: ObjectId, you: PlayerId) -> str | None:
    """601.2, 608.2i, 903.3: who cast it, what dealt it damage in this turn, whom it dealt damage, and whether it is a commander."""
    if wanted.cast_by is not None:
        caster = NOBODY if found.chosen is None else found.chosen.cast_by
        if caster == NOBODY or not related(board, caster, you, wanted.cast_by):
            return "cast by"
    if wanted.commander is not None and wanted.commander is not found.commander:
        return "commander"
    if wanted.x_in_cost is not None and wanted.x_in_cost is not ("X" in symbols(found.printed.mana_cost or "")):
        return "mana value"
    if wanted.this_turn is not None and not _did(wanted.this_turn, board, found, source, you):
        return "has not done that this turn"
    if wanted.dealt_damage_by is None and wanted.hit is None:
        return None
    dealt = [one for one in board.game.done_this_turn if one.what is Deed.DAMAGED]
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


def _as_kept(
    wanted: Filter,
    board: Board,
    found: GameObject,
    seen: Characteristics,
    controller: PlayerId,
    source: ObjectId,
) -> str | None:
    """123, 607: what it is linked to, what is on it, and what was chosen for the object that speaks of it."""
    if wanted.linked_to_this and (
        found.linked_to is None
        or found.linked_to != source
        or found.linked_pair != pair_now(board, source, wanted.pair)
    ):
        return "linked"
    if wanted.sticker is not None and not any(
        not wanted.sticker or on.sticker.kind in wanted.sticker for on in found.stickers
    ):
        return "sticker"
    if wanted.chosen_player and (controller == NOBODY or controller != player_chosen(board, source, wanted.pair)):
        return "controller"
    if wanted.chosen_type:
        chosen = type_chosen(board, source, wanted.pair)
        if chosen is None or not among(chosen, seen.subtypes):
            return "subtype"
    if wanted.chosen_name and term_chosen(board, source, Term.CARD_NAME, wanted.pair) not in seen.names:
        return "name"
    if wanted.chosen_card_type and term_chosen(board, source, Term.CARD_TYPE, wanted.pair) not in seen.types:
        return "type"
    if wanted.chosen_color and color_chosen(board, source, wanted.pair) not in seen.colors:
        return "color"
    return None


def _as_marked(
    wanted: Filter,
    board: Board,
    found: GameObject,
    seen: Characteristics,
    source: ObjectId,
) -> str | None:
    """702.95, 708, 712: which side of it is up, what it is designated as, and what it did or was done to it."""
    if wanted.no_abilities is not None and wanted.no_abilities is seen.has_abilities:
        return "has abilities" if seen.has_abilities else "has no abilities"
    if wanted.face_down is not None and is_hidden(found) is not wanted.face_down:
        return "face"
    if wanted.transformed is not None and found.transformed is not wanted.transformed:
        return "face"
    if wanted.designation is not None and not board.game.designated(found.id, wanted.designation):
        return "designation"
    if wanted.bonded is not None and wanted.bonded is (found.bond is None):
        return "not paired" if wanted.bonded else "paired"
    if wanted.bonded_to_this and not _bonded(board, source, found.id):
        return "bonded to this"
    now = board.game.turn.number
    if wanted.attacked_this_turn is not None and wanted.attacked_this_turn is not (found.last_attacked == now):
        return "has not attacked" if wanted.attacked_this_turn else "has attacked"
    if wanted.discarded_this_turn is not None and wanted.discarded_this_turn is not (found.discarded == now):
        return "was not discarded" if wanted.discarded_this_turn else "was discarded"
    if wanted.cast_from is not None and (found.chosen is None or found.chosen.cast_from is not wanted.cast_from):
        return "cast from"
    if wanted.inset is not None and not seen.has_inset(wanted.inset):
        return "inset"
    return None


def _bonded(board: Board, source: ObjectId, one: ObjectId) -> bool:
    """702.55b, 702.95b, 702.99b: whether the source is paired with it, haunts it, or is encoded on it."""
    seen = board.last_seen(source)
    return seen is not None and seen[0].bond == one


def related(board: Board, player: PlayerId, you: PlayerId, relation: Relation, *, source: ObjectId = NO_OBJECT) -> bool:
    """102: whether a player is you, your opponent, another player; nobody stands in no relation but 'any'.

    801.10-801.11: as 'you' sees it: who is out of that player's range is nobody whom an effect of theirs could mean. How players
    stand to each other, whoever asks, is `Game.related`. ``source``: of whose ability it is asked (801.18).
    """
    if board.reached and not player_reached(board, player, of=you) and not is_exempt(board, source):
        return False
    if relation is Relation.ANY:
        return True
    if player == NOBODY or you == NOBODY:
        return False
    return board.game.related(player, you, relation)


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
                _types(wanted, seen) is None
                and _colors(wanted, seen) is None
                and _people(wanted, board, there, controller, you) is None
                and _numbers(wanted, there, seen, board) is None
                and _rest(wanted, board, there, seen, controller, source=source, you=you, moved=()) is None
            )
        if meets and not (board.reached and _reach(board, board.objects[one], seen, controller, you)):
            found.append(one)
    return tuple(found)


_RECORDED = _LOOKS | {"kind", "not_kind", "owner", "tapped", "counter", "any_counter", "mana_value", "even_mana_value", "face_down",
                      "without_counter", "transformed", "attacked_this_turn"}  # fmt: skip
"""Criteria that are met by all of a crowd or by none."""
_IN_COMBAT = frozenset(("attacking", "attacks_whom", "blocking", "blocked"))
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
