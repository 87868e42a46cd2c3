"""508-510: what abilities and effects say about combat now, and whether it is about a creature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import failure, matching
from engine.board.values import number, recipients
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.combat import CantBlock, CombatCost, CombatRule, MustBlock
from engine.cards.abilities.filters import Filter
from engine.cards.mana import with_x
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.words.record import Record, replace
from engine.words.terms import CardType, ObjectId, PlayerId, Relation

Rule = TypeVar("Rule", bound=CombatRule)


class InForce(Record, Generic[Rule]):
    """A rule with the object that says so, what its words refer to, and, where an effect set it up for some, those objects."""

    rule: Rule
    source: ObjectId
    bound: Bindings
    objects: Sequence[ObjectId] | None = None

    @property
    def you(self) -> PlayerId:
        """109.5: whose it is."""
        return self.bound.you


def in_force(board: Board, kind: type[Rule]) -> tuple[InForce[Rule], ...]:
    """The rules of one kind: those of static abilities in the order of their objects, then those of effects as they began."""
    found: list[InForce[Rule]] = []
    for source, rule in board.in_force.combat_rules():
        if isinstance(rule, kind):
            found.append(InForce(rule, source, Bindings(source=source, you=board.controller(source))))
    found += [
        InForce(effect.combat, effect.source, replace(effect.bindings, you=effect.you), effect.objects or None)
        for effect in board.game.effects
        if isinstance(effect.combat, kind)
    ]
    return tuple(found)


def about(board: Board, found: InForce[Rule], one: ObjectId) -> bool:
    """Whether a rule is about a creature."""
    if found.objects is not None:
        return one in found.objects
    wanted: Filter | None = getattr(found.rule, "objects", None)
    return one == found.source if wanted is None else fits(board, found, wanted, one)


def all_about(board: Board, found: InForce[Rule]) -> Sequence[ObjectId]:
    """All permanents that a rule is about."""
    if found.objects is not None:
        return found.objects
    wanted: Filter | None = getattr(found.rule, "objects", None)
    return (found.source,) if wanted is None else matching(wanted, board, source=found.source, you=found.you)


def asked(board: Board, found: InForce[CombatCost]) -> Cost:
    """107.3i, 508.1h, 509.1d: the cost that a rule asks for, X being what it says as the creatures are declared."""
    rule = found.rule
    if rule.x is None:
        return rule.cost
    many = max(0, number(rule.x, board, found.bound))
    return replace(rule.cost, mana="".join(f"{{{one}}}" for one in with_x(rule.cost.mana, many)))


def whom_named(
    board: Board, found: InForce[CantBlock] | InForce[MustBlock], attackers: Sequence[ObjectId]
) -> list[ObjectId] | None:
    """509.1b-c: those of the attacking creatures that a rule about blocking names; ``None`` where it is about blocking at all."""
    wanted, named = found.rule.attacker, found.rule.blocked
    if wanted is None and named is None:
        return None
    meant = None if named is None else recipients(named, board, found.bound)
    return [
        one
        for one in attackers
        if (wanted is None or failure(wanted, board, one, source=found.source, you=found.you) is None)
        and (meant is None or one in meant)
    ]


def fits(board: Board, found: InForce[Rule], wanted: Filter, one: ObjectId) -> bool:
    """Whether an object is such as a rule describes."""
    return failure(wanted, board, one, source=found.source, you=found.you) is None


def is_whom(
    board: Board, found: InForce[Rule], whom: Relation | None, defender: Recipient, *, planeswalkers: bool
) -> bool:
    """Whether attacking something is attacking a player whom a rule means, or a planeswalker that such a player controls."""
    if whom is None:
        return True
    if isinstance(defender, PlayerTarget):
        return related(board, defender.player, found.you, whom, source=found.source)
    if not planeswalkers or not board.characteristics(defender).is_type(CardType.PLANESWALKER):
        return False
    return related(board, board.controller(defender), found.you, whom, source=found.source)


def controls(board: Board, found: InForce[Rule], player: PlayerId, wanted: Filter) -> bool:
    """Whether a player controls a permanent such as a rule describes."""
    return any(board.controller(one) == player for one in matching(wanted, board, source=found.source, you=found.you))
