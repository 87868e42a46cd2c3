"""110.5, 122, 506, 608.2i: what a description asks of how an object stands now, and of what is kept of it and marked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board.criteria import compares, has_in_common, is_alike, related
from engine.board.fighting import attacker
from engine.board.linked import color_chosen, pair_now, player_chosen, term_chosen, type_chosen
from engine.cards.abilities.combat import MustAttack
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.state.faces import is_hidden
from engine.state.objects import GameObject, PlayerTarget
from engine.words.known_object import Exactly, Named, Shared
from engine.words.subtypes import among
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, Relation, Term

if TYPE_CHECKING:
    from engine.board.board import Board


def _attacks(board: Board, one: ObjectId, you: PlayerId, whom: Relation) -> bool:
    """508.1b: whether it is attacking a player in that relation."""
    fighting = attacker(board.game.fight_of(one)[1], one)
    if fighting is None or not isinstance(fighting.defender, PlayerTarget):
        return False
    return related(board, fighting.defender.player, you, whom)


def as_it_is(
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
    if (wanted.mana_value_than_this is not None or wanted.shares_color) and not is_alike(
        wanted, board, found, seen, source
    ):
        return "mana value" if wanted.mana_value_than_this is not None else "color"
    if wanted.defending or wanted.power_than_this is not None:
        beside = compares(wanted, board, seen, controller, source)
        if beside:
            return beside
    if wanted.tougher is not None and ((seen.toughness or 0) > (seen.power or 0)) is not wanted.tougher:
        return "toughness"
    if wanted.blocked is not None and board.blocked(found.id) is not wanted.blocked:
        return "blocked"
    if wanted.name is not None and wanted.name not in seen.names:
        return "name"
    if isinstance(wanted.shares, Shared) and has_in_common(wanted.shares, seen) is wanted.shares.none:
        return "type in common"
    if isinstance(wanted.named_as, Named) and not any(name in seen.names for name in wanted.named_as.names):
        return "name"
    if isinstance(wanted.not_named_as, Named) and any(name in seen.names for name in wanted.not_named_as.names):
        return "name"
    if wanted.counter_bounds is not None:
        if not wanted.counter_bounds.holds(
            found.count(wanted.counter) if wanted.counter else sum(found.counters.values())
        ):
            return "counter"
    elif wanted.counter is not None and not found.count(wanted.counter):
        return "counter"
    if wanted.without_counter is not None and found.count(wanted.without_counter):
        return "counter"
    if wanted.any_counter is not None and wanted.any_counter is not any(found.counters.values()):
        return "counter"
    return None


def as_kept(
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
    if wanted.chosen_type or wanted.not_chosen_type:
        chosen = type_chosen(board, source, wanted.pair)
        if chosen is None or among(chosen, seen.subtypes) is not wanted.chosen_type:
            return "subtype"
    if wanted.chosen_name and term_chosen(board, source, Term.CARD_NAME, wanted.pair) not in seen.names:
        return "name"
    if wanted.chosen_card_type and term_chosen(board, source, Term.CARD_TYPE, wanted.pair) not in seen.types:
        return "type"
    if wanted.chosen_color and color_chosen(board, source, wanted.pair) not in seen.colors:
        return "color"
    return None


def as_marked(
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
    if wanted.designation is not None and not _designated(board, found.id, wanted.designation):
        return "designation"
    if wanted.bonded is not None and wanted.bonded is (found.bond is None):
        return "not paired" if wanted.bonded else "paired"
    if wanted.bonded_to_this and not _bonded(board, source, found.id):
        return "bonded to this"
    if wanted.granter is not None and not _gives_it(wanted.granter, found.id):
        return "not the granter"
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


def _gives_it(granter: object, one: ObjectId) -> bool:
    """201.5a: whether it is the one object that the ability was given by; nothing is where it was given by none."""
    return isinstance(granter, Exactly) and granter.object == one


def _designated(board: Board, one: ObjectId, wanted: Designation) -> bool:
    """701.15b: by an effect of a resolution, or, goaded, by what is attached to it."""
    if board.game.designated(one, wanted):
        return True
    goading = (source for source, rule in board.in_force.combat_rules() if isinstance(rule, MustAttack) and rule.goads)
    return wanted is Designation.GOADED and any(board.objects[source].attached_to == one for source in goading)


def _bonded(board: Board, source: ObjectId, one: ObjectId) -> bool:
    """702.55b, 702.95b, 702.99b: whether the source is paired with it, haunts it, or is encoded on it."""
    seen = board.last_seen(source)
    return seen is not None and seen[0].bond == one
