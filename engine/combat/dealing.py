"""510: combat damage: who deals it in which step, how it is assigned, and that it is dealt all at once."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.citations import Citation, cite
from engine.combat.leaving import can_be_attacked
from engine.counters import LOYALTY
from engine.decisions import Answer, Form, IllegalAnswer, Purpose, Question
from engine.game import Attacker, Combat
from engine.layers import Board
from engine.objects import PlayerTarget, Recipient
from engine.pipeline import happen
from engine.terms import CardType, ObjectId
from engine.trace import Change, StepKind
from engine.transaction import Transaction, option_key


def combat_damage(tx: Transaction) -> None:
    """510.1-510.4: assigned in turn order, dealt at once; a step of its own comes first for first and double strike."""
    combat = tx.game.combat
    if combat is None:
        return
    fighters = _fighters(tx, combat)
    striking = [one for one in fighters if _strikes_first(tx.board, one)]
    if combat.damage_steps == 0:
        dealing, first = striking or fighters, tuple(striking)
    else:
        dealing = [
            one
            for one in fighters
            if one not in combat.first_strikers or tx.board.characteristics(one).has("double strike")
        ]
        first = combat.first_strikers
    damage: list[Change] = []
    for player in tx.game.seats():
        for attacker in combat.attackers:
            if attacker.object in dealing and tx.board.controller(attacker.object) == player:
                damage += _attacker_damage(tx, attacker)
            for blocker in attacker.blockers:
                if blocker in dealing and tx.board.controller(blocker) == player:
                    damage += _strike(blocker, [(attacker.object, _power(tx.board, blocker))], cite("510.1d"))
    tx.game.change(combat=replace(combat, damage_steps=combat.damage_steps + 1, first_strikers=first))
    rules = [cite("510.2"), cite("703.4m")]
    if first:
        rules.append(cite("510.4"))
    happen(tx, damage, kind=StepKind.COMBAT_DAMAGE, rules=rules, player=tx.game.turn.active)


def _fighters(tx: Transaction, combat: Combat) -> list[ObjectId]:
    """All attacking and blocking creatures that are still creatures."""
    found = [one for attacker in combat.attackers for one in (attacker.object, *attacker.blockers)]
    return [one for one in dict.fromkeys(found) if one in tx.board.objects and tx.board.characteristics(one).creature]


def _strikes_first(board: Board, one: ObjectId) -> bool:
    """702.4b, 702.7b."""
    seen = board.characteristics(one)
    return seen.has("first strike") or seen.has("double strike")


def _power(board: Board, one: ObjectId) -> int:
    """510.1a: damage equal to its power; 0 or less assigns none."""
    return max(0, board.characteristics(one).power or 0)


def _strike(source: ObjectId, parts: list[tuple[Recipient, int]], rule: Citation) -> list[Change]:
    return [
        Change(event=e.Damage(source=source, to=to, amount=amount, combat=True), rules=(rule,))
        for to, amount in parts
        if amount > 0
    ]


def _attacker_damage(tx: Transaction, attacker: Attacker) -> list[Change]:
    """510.1b-c: unblocked to what it attacks; blocked to its blockers, divided freely; without any left, none but by trample."""
    power = _power(tx.board, attacker.object)
    if not power:
        return []
    there = can_be_attacked(tx.board, attacker.defender)
    if not attacker.blocked:
        return _strike(attacker.object, [(attacker.defender, power)] if there else [], cite("510.1b"))
    trample = tx.board.characteristics(attacker.object).has("trample") and there
    if not attacker.blockers:
        return _strike(attacker.object, [(attacker.defender, power)], cite("702.19d")) if trample else []
    if not trample:
        return _strike(attacker.object, _divide(tx, attacker, list(attacker.blockers), power), cite("510.1c"))
    lethal = {one: lethal_to(tx.board, attacker.object, one) for one in attacker.blockers}
    if power <= sum(lethal.values()):
        return _strike(attacker.object, _divide(tx, attacker, list(attacker.blockers), power), cite("510.1c"))
    parts = _divide(tx, attacker, [*attacker.blockers, attacker.defender], power)
    return _strike(attacker.object, parts, cite("702.19b"))


def lethal_to(board: Board, source: ObjectId, one: ObjectId) -> int:
    """702.19b, 120.4a: what is lethal to a creature, with the damage it already has; 1 from a source with deathtouch (702.2c)."""
    found, seen = board.objects[one], board.characteristics(one)
    needed = 0
    if seen.creature:
        needed = max(0, (seen.toughness or 0) - found.damage)
        if board.characteristics(source).has("deathtouch"):
            needed = min(1, needed)
    if seen.is_type(CardType.PLANESWALKER):
        needed = max(needed, found.count(LOYALTY))
    return needed


def _divide(tx: Transaction, attacker: Attacker, among: list[Recipient], power: int) -> list[tuple[Recipient, int]]:
    """510.1c: its controller divides the damage among them as they choose; with trample, lethal to all blockers first (702.19b)."""
    if len(among) == 1:
        return [(among[0], power)]
    controller = tx.board.controller(attacker.object)
    question = Question(
        form=Form.DIVIDE,
        purpose=Purpose.DAMAGE_DIVISION,
        decider=controller,
        chooser=controller,
        rule=cite("510.1c"),
        options=tuple(tx.option(one) for one in among),
        minimum=0,
        total=power,
        about=tx.mention(attacker.object),
    )
    answer = tx.ask(question)
    by_key = {option_key(one): one for one in among}
    parts = [(by_key[key], amount) for key, amount in answer.amounts]
    _check_trample(tx, question, attacker, parts, answer)
    return parts


def _check_trample(
    tx: Transaction, question: Question, attacker: Attacker, parts: list[tuple[Recipient, int]], answer: Answer
) -> None:
    over = sum(amount for to, amount in parts if to == attacker.defender)
    if not over:
        return
    for to, amount in parts:
        if (
            to != attacker.defender
            and not isinstance(to, PlayerTarget)
            and amount < lethal_to(tx.board, attacker.object, to)
        ):
            raise IllegalAnswer(question, answer, "less than lethal")
