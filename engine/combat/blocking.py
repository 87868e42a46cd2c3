"""509.1: declaring blockers: who may block what, which restrictions and requirements there are, what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.fighting import attacker as attacking_as
from engine.board.fighting import band_of, blocked_by, blocking
from engine.board.prohibitions import by_keyword, forbids_object
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost, Prohibition
from engine.combat import charging
from engine.combat.attacking import as_step_begins, company
from engine.combat.declaration import Duty, Limit, Pair, Problem
from engine.combat.evasion import Evasion
from engine.combat.refusing import refuse, refuse_by_effect, require_duties
from engine.combat.rules import about, all_about, asked, in_force, whom_named
from engine.happening.writing.turns import give_priority, go_to, set_combat
from engine.state import events as e
from engine.state.actions import DeclareBlockers
from engine.state.fighting import Attacker, Combat
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind, Untold
from engine.state.turn_state import Moment
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import CardType, ObjectId, PlayerId, Relation, TurnStep

MENACE = "menace"


class Block:
    """509.1a-c: what a declaration of a side's blockers is held against, gathered once."""

    def __init__(self, board: Board, player: PlayerId) -> None:
        self.board = board
        self.members = board.game.together(player)
        combat = board.game.combat or Combat()
        self.attackers = tuple(one for one in combat.attackers if self.defends(one))
        self.evasion = Evasion(board)
        self.barred = in_force(board, c.CantBlock)
        self.priced = tuple(found for found in in_force(board, c.CombatCost) if not found.rule.attacking)
        self.more = in_force(board, c.MoreBlocks)
        self.despite = tuple(one for one in in_force(board, c.AsThough) if one.rule.block_tapped)

    def defends(self, attacker: Attacker) -> bool:
        """509.1a, 802.4a, 805.10d: whether the side is who a creature attacks; 506.4c: or attacked, if that is gone."""
        return attacker.against in self.members

    def unable(self, one: ObjectId) -> tuple[str, Citation, ObjectId] | None:
        """509.1a-b: why a creature of the side cannot block at all, by which rule, and whose ability says so."""
        board = self.board
        found = board.objects.get(one)
        if found is None or not found.on_battlefield or not board.characteristics(one).creature:
            return "not a creature", cite("506.3"), one
        if board.controller(one) not in self.members:
            return "not the controller", cite("509.1a"), one
        if found.tapped and not any(about(board, rule, one) for rule in self.despite):
            return "tapped", cite("509.1a"), one
        if board.characteristics(one).is_type(CardType.BATTLE):
            return "not a creature", cite("509.1a"), one
        source = forbids_object(board, Prohibition.BLOCK, one)
        if source is None:
            return None
        return "cannot block", by_keyword(board, Prohibition.BLOCK, one, cite("509.1b")), source

    def barred_by(self, one: ObjectId, attacker: Attacker) -> tuple[str, Citation, ObjectId] | None:
        """509.1b: why a creature cannot block an attacking one, by which rule, and whose ability says so."""
        source = forbids_object(self.board, Prohibition.BE_BLOCKED, attacker.object)
        if source is not None:
            return "cannot be blocked", cite("509.1b"), source
        for found in self.barred:
            if not about(self.board, found, one):
                continue
            whom = whom_named(self.board, found, (attacker.object,))
            if whom is None or whom:
                return "cannot block" if whom is None else "cannot block that", cite("509.1b"), found.source
        return self.evasion.against(attacker, one)

    def costs(self, one: ObjectId) -> tuple[tuple[ObjectId, Cost], ...]:
        """509.1d: what blocking with a creature costs, each cost with its source."""
        return tuple((found.source, asked(self.board, found)) for found in self.priced if about(self.board, found, one))

    def capacity(self, one: ObjectId) -> int | None:
        """509.1a: how many attacking creatures a creature can block; ``None`` for any number."""
        found = 1
        for more in self.more:
            if about(self.board, more, one):
                if more.rule.count is None:
                    return None
                found += more.rule.count
        return found

    def creatures(self) -> tuple[ObjectId, ...]:
        """509.1a: the creatures of the side that can block."""
        own = (one.id for one in self.board.game.permanents() if self.board.controller(one.id) in self.members)
        return tuple(one for one in own if self.unable(one) is None)

    def possible(self, one: ObjectId) -> tuple[ObjectId, ...]:
        """509.1a-b: what a creature may block, whatever it costs."""
        return tuple(other.object for other in self.attackers if self.barred_by(one, other) is None)

    def problem(self) -> Problem:
        """509.1b-c: the declaration as a problem: what each creature can block without a cost, what limits it, what is wanted."""
        able = self.creatures()
        duties = self._duties(able)
        free = (one for one in able if not self.costs(one)) if duties else ()
        return Problem(
            options={one: self.possible(one) for one in free},
            duties=duties,
            limits=self._limits(),
            company=company(self.board, able, attacking=False),
            capacity={one: self.capacity(one) for one in able} if self.more else {},
        )

    def obliged(self) -> bool:
        """Whether anything at all is required of the blockers of this combat."""
        return bool(in_force(self.board, c.MustBlock) or in_force(self.board, c.MustBeBlocked))

    def asked_for(self) -> bool:
        """509.1c: whether any creature of the side is required to block, be it able to or not."""
        board = self.board
        asked = (one for must in in_force(board, c.MustBlock) for one in all_about(board, must))
        return any(board.controller(one) in self.members for one in asked)

    def _duties(self, able: Sequence[ObjectId]) -> tuple[Duty, ...]:
        """509.1c: each effect is a requirement of its own; what must block several creatures has one for each."""
        found: list[Duty] = []
        for must in in_force(self.board, c.MustBlock):
            whom = whom_named(self.board, must, [one.object for one in self.attackers])
            for one in able:
                if not about(self.board, must, one):
                    continue
                if whom is None:
                    found.append(Duty(must.source, one, frozenset((one,))))
                found += [Duty(must.source, one, frozenset((one,)), frozenset((other,))) for other in whom or ()]
        for wanting in in_force(self.board, c.MustBeBlocked):
            found += [
                Duty(wanting.source, one.object, None, frozenset((one.object,)), wanting.rule.least)
                for one in self.attackers
                if about(self.board, wanting, one.object)
            ]
        return tuple(found)

    def _limits(self) -> tuple[Limit, ...]:
        """509.1b: how many creatures may block one attacking creature, and how many may block at all."""
        board = self.board
        found: list[Limit] = []
        for one in self.attackers:
            whom = frozenset((one.object,))
            if board.characteristics(one.object).has(MENACE):
                found.append(Limit("menace", cite("702.111b"), one.object, None, whom, least=2))
            for source, least, most in self.evasion.numbers(one):
                why = "too few blockers" if least > 1 else "too many blockers of one"
                found.append(Limit(why, cite("509.1b"), source, None, whom, least if least > 1 else 0, most))
        for limit in in_force(board, c.AtMost):
            if not limit.rule.attacking:
                who = frozenset(all_about(board, limit))
                found.append(Limit("too many blockers", cite("509.1b"), limit.source, who, most=limit.rule.number))
        return tuple(found)


def declare_blockers(tx: Transaction, action: DeclareBlockers) -> None:
    """509.1: what was chosen is held against restrictions and requirements; then it is paid for, and the creatures block."""
    game = tx.game
    if game.turn.step is not TurnStep.DECLARE_BLOCKERS or game.combat is None or not as_step_begins(game):
        raise Refused("not the declare blockers step", cite("509.1"))
    if not game.related(action.player, game.turn.active, Relation.OPPONENT):
        raise Refused("not attacked", cite("509.1a"))
    if action.player in game.combat.declared:
        raise Refused("already declared", cite("509.1"))
    block = Block(tx.board, action.player)
    problem, untold = _check(tx, block, action)
    creatures = dict.fromkeys(one for one, _ in action.blockers)
    costs = [(one, source, cost) for one in creatures for source, cost in block.costs(one)]
    if costs:
        charging.pay(tx, action.player, costs, (), cite("509.1d"), cite("509.1f"))
    _begin(tx, block, action, untold, (cite("509.1c"),) if problem.duties or block.asked_for() else ())


def _check(tx: Transaction, block: Block, action: DeclareBlockers) -> tuple[Problem, tuple[Untold, ...]]:
    """509.1a-c: in that order, so that a refusal names the first step that cannot be complied with."""
    seen: list[Pair] = []
    for one, other in action.blockers:
        before = [pair for pair in seen if pair[0] == one]
        capacity = block.capacity(one)
        if (one, other) in seen or (capacity is not None and len(before) >= capacity):
            raise Refused("declared twice" if capacity == 1 else "blocks too many", cite("509.1a"))
        seen.append((one, other))
        fault = block.unable(one)
        if fault is not None:
            refuse(tx, *fault, one)
        fighting = attacking_as(tx.game.combat, other)
        if fighting is None:
            raise Refused("not attacking", cite("509.1a"))
        if not block.defends(fighting):
            raise Refused("not attacked", cite("802.4a") if block.attackers else cite("509.1a"))
        barred = block.barred_by(one, fighting)
        if barred is not None:
            refuse(tx, *barred, one)
    problem = block.problem()
    broken = problem.broken(seen)
    if broken is not None:
        refuse_by_effect(tx, broken)
    return problem, require_duties(tx, problem, seen, "must block", cite("509.1c"))


def _begin(
    tx: Transaction,
    block: Block,
    action: DeclareBlockers,
    untold: Sequence[Untold],
    obeys: tuple[Citation, ...],
) -> None:
    """509.1g-i: the creatures that the side still controls block, with the bands of what they block (702.22h); what has been
    declared no blocker for is unblocked. ``obeys``: the rule by which nothing more is required of it, where anything is."""
    combat = tx.game.combat
    assert combat is not None
    pairs: list[tuple[ObjectId, ObjectId]] = []
    for one, other in action.blockers:
        fighting = attacking_as(combat, other)
        if fighting is not None and one in tx.board.objects and tx.board.controller(one) in block.members:
            pairs += [(one, member.object) for member in band_of(combat, fighting) if (one, member.object) not in pairs]
    chosen = set(action.blockers)
    before = combat
    combat = blocking(combat, pairs)
    declared = (*combat.declared, *block.members)
    set_combat(tx.game, replace(combat, declared=declared))
    changes = [
        Change(
            event=e.BlockerDeclared(
                object=one,
                attacker=other,
                began=not blocked_by(before, one),
                newly=not _was_blocked(before, other),
            ),
            rules=(
                cite("509.1g"),
                *_defending(tx.board, attacking_as(combat, other), action.player),
                *(() if _was_blocked(before, other) else (cite("509.1h"),)),
                *(_reaching(tx.board, one, other) if (one, other) in chosen else (cite("702.22h"),)),
                *_not_kept(block, attacking_as(combat, other)),
            ),
        )
        for one, other in pairs
    ]
    changes += [
        Change(event=e.NotBlocked(object=one.object), rules=(cite("509.1h"),))
        for one in combat.attackers
        if block.defends(one) and not one.blocked
    ]
    as_team = [cite("805.10d")] if len(block.members) > 1 else []
    rules = [cite("509.1a"), cite("509.1i"), cite("703.4j"), *as_team, *obeys]
    tx.happen(changes, kind=StepKind.BLOCK, rules=rules, player=action.player, untold=untold)
    go_to(tx.game, Moment.CHECK)
    give_priority(tx.game, tx.game.turn.active, cite("117.3a"))


def _not_kept(block: Block, attacker: Attacker | None) -> tuple[Citation, ...]:
    """802.2a: by which rules what might keep a creature from being blocked does not, because it is about another player."""
    return () if attacker is None else block.evasion.kept_by_lands_of_others(attacker)


def _defending(board: Board, attacker: Attacker | None, player: PlayerId) -> tuple[Citation, ...]:
    """310.9c, 805.10d: who may block what attacks something else: a battle's protector, a teammate of the attacked."""
    if attacker is None:
        return ()
    if isinstance(attacker.defender, PlayerTarget):
        return () if attacker.defender.player == player else (cite("805.10d"),)
    seen = board.characteristics(attacker.defender) if attacker.defender in board.objects else None
    return (cite("310.9c"),) if seen is not None and seen.is_type(CardType.BATTLE) else ()


def _reaching(board: Board, one: ObjectId, attacker: ObjectId) -> tuple[Citation, ...]:
    """702.17b: a creature that does not fly itself blocks one that does because of reach."""
    blocking, flying = board.characteristics(one), board.characteristics(attacker).has("flying")
    return (cite("702.17b"),) if flying and blocking.has("reach") and not blocking.has("flying") else ()


def _was_blocked(combat: Combat, one: ObjectId) -> bool:
    found = attacking_as(combat, one)
    return found is not None and found.blocked
