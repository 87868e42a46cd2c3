"""506.4: what is removed from combat, and what an attacking creature then no longer attacks."""

from __future__ import annotations

from collections.abc import Container

from engine.board.asking import Transaction
from engine.board.fighting import is_attacked, may_join
from engine.happening.writing.turns import keep_fight
from engine.state import events as e
from engine.state.events import NO_OBJECT
from engine.state.fighting import Combat
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId


def removed_from_combat(tx: Transaction, changed_hands: Container[ObjectId]) -> None:
    """506.4: a fighting creature that changed hands, stopped being a creature or became a battle; an attacked planeswalker or
    battle that changed hands or protectors, or is none any more. What left the battlefield is out of combat already.

    506.4d: what is both goes on as what it still is, but leaves altogether with another controller.
    """
    combat = tx.game.combat
    if combat is None:
        return
    fighters = [one for one in combat.fighting if one in changed_hands or not may_join(tx.board, one)]
    attacked = [
        one.defender
        for one in combat.attackers
        if not isinstance(one.defender, PlayerTarget)
        and one.defender in tx.board.objects
        and (one.defender in changed_hands or not is_attacked(tx.board, one))
    ]
    removed = dict.fromkeys((*fighters, *attacked))
    if not removed:
        return
    changes = [
        Change(
            event=e.RemovedFromCombat(object=one, fighting=one in fighters, attacked=one in attacked),
            rules=(cite("506.4"), *_other_role(combat, one, one in fighters, one in attacked)),
        )
        for one in removed
    ]
    tx.happen(changes, kind=StepKind.EVENT, rules=[cite("506.4")])
    no_longer_attacked(tx, attacked)


def _other_role(combat: Combat, one: ObjectId, fighting: bool, attacked: bool) -> tuple[Citation, ...]:
    both = one in combat.fighting and any(one == other.defender for other in combat.attackers)
    return (cite("506.4d"),) if both and not (fighting and attacked) else ()


def no_longer_attacked(tx: Transaction, removed: Container[ObjectId]) -> None:
    """506.4c: what attacked a planeswalker or battle that was removed from combat goes on attacking, but nothing."""
    for combat in tx.game.combats:
        if any(attacker.defender in removed for attacker in combat.attackers):
            attackers = tuple(
                replace(attacker, defender=NO_OBJECT) if attacker.defender in removed else attacker
                for attacker in combat.attackers
            )
            keep_fight(tx.game, combat, replace(combat, attackers=attackers))


def fights(combat: Combat, one: ObjectId) -> bool:
    """Whether a permanent attacks, blocks, or is attacked."""
    return one in combat.fighting or any(one == attacker.defender for attacker in combat.attackers)
