"""109.2-3: what a description asks of an object's characteristics, of its numbers and of whose it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.board.fighting import defended_by
from engine.board.reach import is_exempt, looks_reached, player_reached
from engine.cards.abilities.ability import Activated
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics, symbols
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite
from engine.words.known_object import Fastened, LeftOut, Shared, These
from engine.words.subtypes import EVERY_CREATURE_TYPE, among, belongs_to
from engine.words.terms import NO_OBJECT, NOBODY, CardType, Kind, ObjectId, PlayerId, Relation, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
    "=": lambda left, right: left == right,
    "<=": lambda left, right: left <= right,
    "<": lambda left, right: left < right,
}

Moved = tuple[tuple[ObjectId, ObjectId], ...]
"""400.7, 603.6: which object became which, of those that an ability may follow into their new zone."""


def reach(board: Board, found: GameObject, seen: Characteristics, controller: PlayerId, you: PlayerId) -> str | None:
    """801.4, 801.10-801.11: what is out of a player's range is nothing that an effect of that player can mean."""
    if board.reached and not looks_reached(board, found, seen, controller, of=you):
        return "out of reach"
    return None


def _fastened(wanted: Fastened, found: GameObject) -> bool:
    """701.3, 608.2h: attached to one of these, or to one that has left, as that left."""
    return found.attached_to in wanted.to or found.id in wanted.were


def identity(wanted: Filter, board: Board, found: GameObject, source: ObjectId, moved: Moved) -> str | None:
    if wanted.this and found.id != source:
        return "this"
    if wanted.another and (found.id == source or (source, found.id) in moved):
        return "another"
    if isinstance(wanted.other_than, LeftOut) and any(
        found.id == one or (one, found.id) in moved for one in wanted.other_than.objects
    ):
        return "another"
    if wanted.attached_to_this and found.attached_to != source:
        return "attached to this"
    if wanted.holds_this:
        holder = board.objects.get(source)
        if holder is None or holder.attached_to != found.id:
            return "holds this"
    if isinstance(wanted.attached_to, Fastened) and not _fastened(wanted.attached_to, found):
        return "attached"
    if wanted.bears is not None and not _bears(board, found.id, wanted.bears):
        return "bears"
    if wanted.bears_no and any(_bears(board, found.id, one) for one in wanted.bears_no):
        return "bears none"
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
    """105.2, 205.2-205.3: the colors of an object, its card types, or its subtypes of one kind; every creature type is one word."""
    if what == "color":
        return tuple(map(str, looks.colors))
    if what == "card type":
        return tuple(map(str, looks.types))
    creatures = what == "creature type"
    kind = CardType.CREATURE if creatures else CardType.LAND
    return tuple(one for one in looks.subtypes if belongs_to(one, kind) or (creatures and one == EVERY_CREATURE_TYPE))


def has_in_common(wanted: Shared, looks: Characteristics) -> bool:
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


def types(wanted: Filter, seen: Characteristics) -> str | None:
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


def colors(wanted: Filter, seen: Characteristics) -> str | None:
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


def people(
    wanted: Filter, board: Board, found: GameObject, controller: PlayerId, you: PlayerId, source: ObjectId
) -> str | None:
    """108.3-108.4: whose it is, and who controls it."""
    if wanted.controller is not Relation.ANY and not related(board, controller, you, wanted.controller):
        return "controller"
    if wanted.owner is not Relation.ANY and not related(board, found.owner, you, wanted.owner):
        return "owner"
    if wanted.same_owner:
        other = board.last_seen(source)
        if other is None or other[0].owner != found.owner:
            return "owner"
    if wanted.whose is not None and not _theirs(wanted.whose, found, controller):
        return "controller"
    return None


def _theirs(whose: object, found: GameObject, controller: PlayerId) -> bool:
    """108.4a, 109.4: whether one of the players controls it, or owns it where nobody controls it."""
    assert isinstance(whose, These)
    controlled = found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
    return (controller if controlled else found.owner) in whose.players


def numbers(wanted: Filter, found: GameObject, seen: Characteristics, board: Board) -> str | None:
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


def compares(wanted: Filter, board: Board, seen: Characteristics, controller: PlayerId, source: ObjectId) -> str | None:
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


def is_alike(wanted: Filter, board: Board, found: GameObject, seen: Characteristics, source: ObjectId) -> bool:
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
