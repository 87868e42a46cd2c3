"""506.4: what is removed from combat, and what an attacking creature then no longer attacks."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from engine import events as e
from engine.citations import cite
from engine.events import NO_OBJECT
from engine.game import Combat
from engine.layers import Board
from engine.objects import PlayerTarget, Recipient
from engine.pipeline import happen
from engine.terms import CardType, ObjectId
from engine.trace import Change, StepKind
from engine.transaction import Transaction


def removed_from_combat(tx: Transaction, changed_hands: Container[ObjectId]) -> None:
    """506.4: a fighting creature that changed hands, stopped being a creature or became a battle; an attacked planeswalker or
    battle that changed hands or is none any more. What left the battlefield is out of combat already."""
    combat = tx.game.combat
    if combat is None:
        return
    board = tx.board
    out = [one for one in combat.fighting if one in changed_hands or not _can_fight(board, one)]
    attacked = [attacker.defender for attacker in combat.attackers]
    freed = [
        one for one in attacked if _there(board, one) and (one in changed_hands or not can_be_attacked(board, one))
    ]
    removed = dict.fromkeys([*out, *(one for one in freed if not isinstance(one, PlayerTarget))])
    if removed:
        changes = [Change(event=e.RemovedFromCombat(object=one), rules=(cite("506.4"),)) for one in removed]
        happen(tx, changes, kind=StepKind.EVENT, rules=[cite("506.4")])
        no_longer_attacked(tx, removed)


def no_longer_attacked(tx: Transaction, removed: Container[ObjectId]) -> None:
    """506.4c: what attacked a planeswalker or battle that was removed from combat goes on attacking, but nothing."""
    combat = tx.game.combat
    if combat is None or not any(attacker.defender in removed for attacker in combat.attackers):
        return
    attackers = tuple(
        replace(attacker, defender=NO_OBJECT) if attacker.defender in removed else attacker
        for attacker in combat.attackers
    )
    tx.game.change(combat=replace(combat, attackers=attackers))


def fights(combat: Combat | None, one: ObjectId) -> bool:
    """Whether a permanent attacks, blocks, or is attacked."""
    if combat is None:
        return False
    return one in combat.fighting or any(one == attacker.defender for attacker in combat.attackers)


def _there(board: Board, one: Recipient) -> bool:
    return not isinstance(one, PlayerTarget) and one in board.objects


def _can_fight(board: Board, one: ObjectId) -> bool:
    """506.3, 508.1a, 509.1a: a creature on the battlefield that is no battle."""
    found = board.objects.get(one)
    if found is None or not found.on_battlefield:
        return False
    seen = board.characteristics(one)
    return seen.creature and not seen.is_type(CardType.BATTLE)


def can_be_attacked(board: Board, one: Recipient) -> bool:
    """506.3: a player in the game, or a planeswalker or battle on the battlefield."""
    if isinstance(one, PlayerTarget):
        return board.game.player(one.player).in_game
    found = board.objects.get(one)
    if found is None or not found.on_battlefield:
        return False
    seen = board.characteristics(one)
    return seen.is_type(CardType.PLANESWALKER) or seen.is_type(CardType.BATTLE)
