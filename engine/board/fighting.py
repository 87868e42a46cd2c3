"""506.4, 508.4, 509.4: what combat is after something left it or joined it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from engine.board.seating import spared_from_attack
from engine.state.fighting import Attacker, Combat
from engine.state.game import Game
from engine.state.objects import PlayerTarget, Recipient
from engine.words.record import replace
from engine.words.terms import NOBODY, CardType, ObjectId, PlayerId, Relation, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def attacker(combat: Combat | None, one: ObjectId) -> Attacker | None:
    """508.1k: an attacking creature in combat; ``None`` for what is none."""
    if combat is None:
        return None
    return next((fighting for fighting in combat.attackers if fighting.object == one), None)


def band_of(combat: Combat, one: Attacker) -> tuple[Attacker, ...]:
    """702.22c: an attacking creature with those that it attacks in a band with."""
    if not one.band:
        return (one,)
    return tuple(other for other in combat.attackers if other.band == one.band)


def blocked_by(combat: Combat | None, one: ObjectId) -> tuple[ObjectId, ...]:
    """509.1g: the attacking creatures that a creature is blocking."""
    return () if combat is None else tuple(other.object for other in combat.attackers if one in other.blockers)


def without(combat: Combat, gone: Collection[ObjectId]) -> Combat:
    """506.4: what leaves combat stops attacking and blocking; what it blocked stays blocked (509.1h), what blocked it goes on
    blocking, but nothing (509.1g); 702.22f: it is out of its band."""
    out = set(gone)
    attackers = tuple(
        replace(one, blockers=tuple(blocker for blocker in one.blockers if blocker not in out))
        for one in combat.attackers
        if one.object not in out
    )
    left = (blocker for one in combat.attackers if one.object in out for blocker in one.blockers)
    still = {blocker for one in attackers for blocker in one.blockers}
    freed = tuple(dict.fromkeys(one for one in (*combat.freed, *left) if one not in out and one not in still))
    gone_from = tuple((one.object, one.against) for one in combat.attackers if one.object in out)
    return replace(combat, attackers=attackers, freed=freed, left=(*combat.left, *gone_from))


def defending_player(board: Board, defender: Recipient) -> PlayerId:
    """508.5, 310.9d: the player attacked, the planeswalker's controller, or the battle's protector; as last known, if gone."""
    if isinstance(defender, PlayerTarget):
        return defender.player
    seen = board.last_seen(defender)
    if seen is None:
        return NOBODY
    found, looks, controller = seen
    return found.protector if looks.is_type(CardType.BATTLE) else controller


def defended_by(game: Game, one: ObjectId) -> PlayerId:
    """508.5: the defending player that an attacking creature, or one that was removed from combat, is about."""
    _, combat = game.fight_of(one)
    fighting = attacker(combat, one)
    if fighting is not None:
        return fighting.against
    known = () if combat is None else combat.left
    return next((player for left, player in reversed(known) if left == one), NOBODY)


def is_attacked(board: Board, one: Attacker) -> bool:
    """506.3, 506.4, 506.4e: whether what a creature attacks can still be attacked, and still is of the same defending player."""
    defender = one.defender
    if isinstance(defender, PlayerTarget):
        return board.game.player(defender.player).in_game
    found = board.objects.get(defender)
    if found is None or not found.on_battlefield:
        return False
    seen = board.characteristics(defender)
    if seen.is_type(CardType.BATTLE) and found.protector == one.against:
        return True
    return seen.is_type(CardType.PLANESWALKER) and board.controller(defender) == one.against


def as_attacker(board: Board, one: ObjectId, defender: Recipient, *, declared: bool = True, band: int = 0) -> Attacker:
    """508.1k: a creature that attacks a player, planeswalker or battle from now on, with its defending player."""
    against = defending_player(board, defender)
    planeswalker = not isinstance(defender, PlayerTarget) and board.characteristics(defender).is_type(
        CardType.PLANESWALKER
    )
    return Attacker(
        object=one, defender=defender, against=against, declared=declared, band=band, planeswalker=planeswalker
    )


def attackable(board: Board, player: PlayerId) -> tuple[Recipient, ...]:
    """506.2, 508.1b: opponents, planeswalkers that opponents control, battles that opponents protect (310.9b)."""
    game = board.game
    defending = [one for one in game.seats() if is_defending(game, one, player)]
    found: list[Recipient] = [PlayerTarget(one) for one in defending]
    found += [one.id for one in board.such(lambda one: _attackable_permanent(board, one.id, player), Zone.BATTLEFIELD)]
    return tuple(found)


def is_defending(game: Game, one: PlayerId, attacking: PlayerId) -> bool:
    """506.2, 506.2a, 802.2, 803.1: whether a player is a defending one: every opponent whom the seats allow to attack, or the one
    that was chosen as combat began."""
    if not game.related(one, attacking, Relation.OPPONENT) or spared_from_attack(game, one, attacking) is not None:
        return False
    combat = game.attack_of(attacking)
    return combat is None or combat.defending in (NOBODY, one)


def _attackable_permanent(board: Board, one: ObjectId, player: PlayerId) -> bool:
    seen, found = board.characteristics(one), board.objects[one]
    if seen.is_type(CardType.BATTLE) and found.protector != NOBODY:
        return is_defending(board.game, found.protector, player)
    return seen.is_type(CardType.PLANESWALKER) and is_defending(board.game, board.controller(one), player)


def may_join(board: Board, one: ObjectId) -> bool:
    """506.3a, 506.3f: whether a permanent can be an attacking or blocking creature at all."""
    found = board.objects.get(one)
    if found is None or not found.on_battlefield:
        return False
    seen = board.characteristics(one)
    return seen.creature and not seen.is_type(CardType.BATTLE)


def joining_attack(game: Game, board: Board, one: ObjectId, defender: Recipient) -> tuple[Combat, Combat] | None:
    """508.4: the combat of its controller's turn, and the same with a creature that is now attacking; nothing where it, or what
    it would attack, can't be (506.3b-c, 508.4a), or there is no such combat. 807.4: it may be that of another turn."""
    controller = board.controller(one)
    combat = game.attack_of(controller)
    if combat is None or not may_join(board, one) or attacker(combat, one) is not None:
        return None
    if defender not in attackable(board, controller):
        return None
    return combat, replace(combat, attackers=(*combat.attackers, as_attacker(board, one, defender, declared=False)))


def joining_block(combat: Combat | None, board: Board, joining: Sequence[tuple[ObjectId, ObjectId]]) -> Combat | None:
    """509.4: combat with creatures that are now blocking; 506.3e, 509.4a: only what attacks their controller, or what is theirs.

    702.22h: they block the whole band.
    """
    for one, against in joining:
        fighting = attacker(combat, against)
        if combat is None or fighting is None or not may_join(board, one):
            continue
        if fighting.against not in board.game.together(board.controller(one)):
            continue
        band = [other.object for other in band_of(combat, fighting)]
        combat = blocking(combat, [(one, other) for other in band])
    return combat


def blocking(combat: Combat, pairs: Sequence[tuple[ObjectId, ObjectId]]) -> Combat:
    """509.1g-h: combat with blockers for attacking creatures, which become blocked by them."""
    found = []
    for one in combat.attackers:
        blockers = [blocker for blocker, other in pairs if other == one.object and blocker not in one.blockers]
        found.append(replace(one, blockers=(*one.blockers, *blockers), blocked=True) if blockers else one)
    busy = {blocker for blocker, _ in pairs}
    return replace(combat, attackers=tuple(found), freed=tuple(one for one in combat.freed if one not in busy))
