"""101.2: what cannot happen. 'Can't' wins over everything that allows or orders it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import describe_failure, failure
from engine.board.reach import as_seen_from, is_reached
from engine.board.standing import Standing
from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.keywords.numbers import defined_by
from engine.state.objects import PlayerTarget
from engine.words.citations import Citation, cite
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, Relation


def forbids_player(board: Board, what: Prohibition, player: PlayerId) -> ObjectId | None:
    """The object whose static ability keeps a player from something, or whose effect does; ``None`` if nothing does."""
    found = keeps_player_from(board, what, player)
    return None if found is None else found[0]


def keeps_player_from(board: Board, what: Prohibition, player: PlayerId) -> tuple[ObjectId, Cannot | None] | None:
    """101.2: the object that keeps a player from something, with the static ability by which it does; without one, an effect.

    810.8a, 810.9g-h, 810.10c: where a side shares life total and poison, what holds for one member holds for all of them.
    """
    members = board.game.side(player).members if what in _SHARED else (player,)
    for effect in board.game.effects:
        if what in effect.forbids and effect.you in members:
            return effect.source, None
    for one in board.in_force.prohibitions():
        if one.ability.what is not what or one.ability.objects is not None:
            continue
        if any(concerns(board, one.you, one.ability.players, member, one.source) for member in members):
            return one.source, one.ability
    return None


def _in_their_turn(board: Board, player: PlayerId) -> bool:
    """701.43a: who exerts a permanent keeps it from untapping in an untap step of their own."""
    return player in board.game.together(board.game.turn.active)


KEPT_FROM: Mapping[Designation, tuple[Prohibition, ...]] = {
    Designation.DETAINED: (Prohibition.ATTACK, Prohibition.BLOCK, Prohibition.ACTIVATE),
    Designation.EXERTED: (Prohibition.UNTAP,),
    Designation.STAYS_TAPPED: (Prohibition.UNTAP,),
}
"""701.35a, 701.43a, 502.3: what a permanent can't do, or can't have done to it, while it is designated so."""


def in_a_split_second(board: Board) -> tuple[Citation, ...]:
    """702.61b: mana abilities and special actions are not kept from anybody by a spell with split second on the stack."""
    there = any(board.characteristics(one.id).has("split second") for one in board.game.stacked())
    return (cite("702.61b"),) if there else ()


def forbids_object(board: Board, what: Prohibition, one: ObjectId, *, by: PlayerId = NOBODY) -> ObjectId | None:
    """The object whose static ability keeps an object from something, or whose effect does; ``None`` if nothing does.

    ``by``: the player who would do it, where that is said of some players only.
    """
    for effect in board.game.effects:
        kept = one in effect.objects and any(what in KEPT_FROM.get(mark, ()) for mark in effect.marks)
        in_time = Designation.EXERTED not in effect.marks or _in_their_turn(board, effect.you)
        if (
            kept and in_time and is_reached(as_seen_from(board, effect.source), one, of=effect.you)
        ):  # 801.10: out of range it is not affected
            return effect.source
    said = _said_of(board, what, one, by=by)
    return None if said is None else said.source


def by_keyword(board: Board, what: Prohibition, one: ObjectId, otherwise: Citation) -> Citation:
    """702: the rule of the keyword whose ability keeps an object from something, where it is one; ``otherwise`` for any other."""
    said = _said_of(board, what, one)
    return otherwise if said is None else next(iter(defined_by(said.ability)), otherwise)


def reaching_later(board: Board, source: ObjectId, one: ObjectId) -> tuple[Citation, ...]:
    """611.2c: where what keeps an object from something came of a resolution before that object was there: it changes rules and no
    object, so it is about what comes later too."""
    since = [
        effect.timestamp
        for effect in board.game.effects
        if effect.source == source and not effect.objects
        if effect.combat is not None or (effect.says is not None and effect.says.of is None)
    ]
    return (cite("611.2c"),) if since and one > max(since) else ()


def _said_of(board: Board, what: Prohibition, one: ObjectId, *, by: PlayerId = NOBODY) -> Standing[Cannot] | None:
    """The static ability that keeps an object from something; ``None`` where none does."""
    for said in board.in_force.prohibitions():
        if said.ability.what is not what or said.ability.objects is None:
            continue
        among = said.ability.players
        if by != NOBODY and among is not None and not concerns(board, said.you, among, by, said.source):
            continue
        zone = board.objects[one].zone if one in board.objects else None
        if not said.about(one):
            continue
        if failure(said.ability.objects, board, one, source=said.source, you=said.you, zone=zone) is None:
            return said
    return None


def forbids_what_left(board: Board, what: Prohibition, one: ObjectId) -> ObjectId | None:
    """608.2h: the same for an object that is gone, as it last was; ``None`` also for one that nothing is known of."""
    seen = board.last_seen(one)
    if seen is None:
        return None
    for said in board.in_force.prohibitions():
        if said.ability.what is not what or said.ability.objects is None:
            continue
        if describe_failure(said.ability.objects, board, *seen, source=said.source, you=said.you) is None:
            return said.source
    return None


_SHARED = (
    Prohibition.GAIN_LIFE,
    Prohibition.LOSE_LIFE,
    Prohibition.LOSE_GAME,
    Prohibition.LOSE_BY_LIFE,
    Prohibition.WIN_GAME,
    Prohibition.GET_POISON,
)


def concerns(board: Board, you: PlayerId, players: PlayerScope | None, player: PlayerId, source: ObjectId) -> bool:
    """109.5: whether what is said about players, by an ability or effect of one of them, is about a player."""
    match players:
        case PlayerScope.YOU:
            return player == you
        case PlayerScope.OPPONENTS:
            return related(board, player, you, Relation.OPPONENT, source=source)
        case PlayerScope.ALL:
            return related(board, player, you, Relation.ANY, source=source)
        case PlayerScope.ENCHANTED:
            aura = board.objects.get(source)
            return aura is not None and aura.attached_to == PlayerTarget(player)
        case _:
            return False
