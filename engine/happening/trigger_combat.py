"""508.3, 509.3: hold what triggers on attacking and blocking against who attacks, and who blocks whom."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.fighting import attacker, blocked_by
from engine.board.reach import player_reached
from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import Filter
from engine.happening.trigger_criteria import Failed, object_failure, party
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.words.terms import ObjectId, PlayerId


def match_attack(trigger: t.Attacks, event: e.AttackerDeclared, board: Board, bound: Bindings) -> Bindings | Failed:
    """508.3a-e: who attacks, what is attacked, and with whom."""
    if trigger.alone and not event.alone:
        return Failed("alone")
    why = object_failure(trigger.subject, board, event.object, bound)
    if why:
        return Failed(why)
    attacked = event.defender
    if isinstance(attacked, PlayerTarget):
        if trigger.to_object is not None:
            return Failed("attacked")
        if trigger.to_player is not None and not related(
            board, attacked.player, bound.you, trigger.to_player, source=bound.source
        ):
            return Failed("attacked")
        if trigger.most_life and not _has_most_life(attacked.player, board, bound):
            return Failed("most life")
    else:
        if trigger.to_player is not None or trigger.most_life:
            return Failed("attacked")
        if trigger.to_object is not None and object_failure(trigger.to_object, board, attacked, bound):
            return Failed("attacked")
    whom = attacked if trigger.once and (trigger.to_player is not None or trigger.to_object is not None) else None
    if trigger.others or trigger.exactly:
        beside = _attack_with(event.object, trigger.such, whom, board, bound)
        if beside < trigger.others or (trigger.exactly and beside > trigger.others):
            return Failed("others attacking" if beside < trigger.others else "too many attacking")
    return party(bound, board, event.object, attacked)


def _has_most_life(player: PlayerId, board: Board, bound: Bindings) -> bool:
    """702.105a: whether nobody has more life; 801.11: of those that the ability's controller reaches."""
    game = board.game
    near = (one for one in game.seats() if player_reached(board, one, of=bound.you))
    return game.side(player).life >= max((game.side(one).life for one in near), default=0)


def _attack_with(one: ObjectId, such: Filter | None, whom: Recipient | None, board: Board, bound: Bindings) -> int:
    """How many other creatures were declared as attackers with one; of those that attack ``whom``, where that is asked."""
    combat = board.game.combat
    others = (
        []
        if combat is None
        else [found.object for found in combat.attackers if found.declared and whom in (None, found.defender)]
    )
    return sum(
        1 for other in others if other != one and (such is None or object_failure(such, board, other, bound) is None)
    )


def match_block(trigger: t.Blocks, event: e.BlockerDeclared, board: Board, bound: Bindings) -> Bindings | Failed:
    """509.3a-d: what merely blocks did not block before; what becomes blocked was not; what entered blocking never blocked."""
    subject = event.attacker if trigger.becomes_blocked else event.object
    other = event.object if trigger.becomes_blocked else event.attacker
    if event.entered and not trigger.becomes_blocked:
        return Failed("entered blocking")
    if trigger.other is None and not trigger.least and not (event.newly if trigger.becomes_blocked else event.began):
        return Failed("already blocked")
    why = object_failure(trigger.subject, board, subject, bound)
    if why is None and trigger.other is not None:
        why = object_failure(trigger.other, board, other, bound)
    if why:
        return Failed(why)
    if trigger.least:
        number = _blocking_number(trigger, subject, board)
        if number < trigger.least or (not event.declared and number > trigger.least):
            return Failed("number of creatures")
    return party(bound, board, subject, other)


def _blocking_number(trigger: t.Blocks, one: ObjectId, board: Board) -> int:
    """509.3e: how many creatures a creature blocks, or is blocked by."""
    _, combat = board.game.fight_of(one)
    if not trigger.becomes_blocked:
        return len(blocked_by(combat, one))
    found = attacker(combat, one)
    return 0 if found is None else len(found.blockers)
