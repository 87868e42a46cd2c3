"""508.1: declaring attackers: who may attack what, which restrictions and requirements there are, what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.fighting import as_attacker, attackable, defending_player
from engine.board.prohibitions import forbids_object
from engine.board.reach import as_seen_from, not_before_next_turn, those_reached
from engine.board.seating import by_seat, spared_from_attack
from engine.board.values import recipients
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost, Prohibition
from engine.combat import charging
from engine.combat.bands import bands_of
from engine.combat.declaration import Company, Duty, Limit, Pair, Problem
from engine.combat.refusing import refuse, refuse_by_effect, require_duties
from engine.combat.rules import InForce, about, all_about, asked, controls, fits, in_force, is_whom
from engine.happening.writing.turns import give_priority, go_to, set_combat
from engine.state import events as e
from engine.state.actions import DeclareAttackers
from engine.state.fighting import Combat
from engine.state.game import Game
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind, Untold
from engine.state.turn_state import Moment
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import NOBODY, CardType, Designation, ObjectId, PlayerId, Relation, TurnStep


class Attack:
    """508.1a-d: what a declaration of a side's attackers is held against, gathered once."""

    def __init__(self, board: Board, player: PlayerId) -> None:
        self.board = board
        self.player = player
        self.members = board.game.together(player)
        self.targets = attackable(board, player)
        self.against = {target: defending_player(board, target) for target in self.targets}
        self.barred = in_force(board, c.CantAttack)
        self.priced = tuple(found for found in in_force(board, c.CombatCost) if found.rule.attacking)
        self.despite = tuple(one for one in in_force(board, c.AsThough) if one.rule.attack_with_defender)
        self._able: dict[ObjectId, tuple[str, Citation, ObjectId] | None] = {}

    def unable(self, one: ObjectId) -> tuple[str, Citation, ObjectId] | None:
        """508.1a, 508.1c: why a creature of the side cannot attack at all, by which rule, and whose ability says so."""
        if one not in self._able:
            self._able[one] = self._unable(one)
        return self._able[one]

    def _unable(self, one: ObjectId) -> tuple[str, Citation, ObjectId] | None:
        board = self.board
        found = board.objects.get(one)
        if found is None or not found.on_battlefield or not board.characteristics(one).creature:
            return "not a creature", cite("506.3"), one
        seen = board.characteristics(one)
        if board.controller(one) not in self.members:
            return "not the controller", cite("508.1a"), one
        if found.tapped:
            return "tapped", cite("508.1a"), one
        if seen.is_type(CardType.BATTLE):
            return "battle", cite("508.1a"), one
        if found.controlled_since_turn >= board.game.latest_turn and not seen.has("haste"):
            return "summoning sickness", cite("302.6"), one
        if seen.has("defender") and not any(about(board, rule, one) for rule in self.despite):
            return "defender", cite("702.3b"), one
        source = forbids_object(board, Prohibition.ATTACK, one)
        return None if source is None else ("cannot attack", cite("508.1c"), source)

    def barred_by(self, one: ObjectId, target: Recipient) -> InForce[c.CantAttack] | None:
        """508.1c: the rule by which a creature can't attack something."""
        for found in self.barred:
            rule = found.rule
            if not about(self.board, found, one):
                continue
            if not is_whom(self.board, found, rule.whom, target, planeswalkers=rule.planeswalkers):
                continue
            wanted = rule.unless_defender_controls
            if wanted is None or not controls(self.board, found, self.against[target], wanted):
                return found
        return None

    def costs(self, one: ObjectId, target: Recipient) -> tuple[tuple[ObjectId, Cost], ...]:
        """508.1h: what attacking something with a creature costs, each cost with its source."""
        return tuple(
            (found.source, asked(self.board, found))
            for found in self.priced
            if about(self.board, found, one)
            and is_whom(self.board, found, found.rule.whom, target, planeswalkers=found.rule.planeswalkers)
        )

    def creatures(self) -> tuple[ObjectId, ...]:
        """508.1a: the creatures of the side that can attack."""
        own = (one.id for one in self.board.game.permanents() if self.board.controller(one.id) in self.members)
        return tuple(one for one in own if self.unable(one) is None)

    def possible(self, one: ObjectId) -> tuple[Recipient, ...]:
        """508.1b-c: what a creature may attack, whatever it costs."""
        return tuple(target for target in self.targets if self.barred_by(one, target) is None)

    def problem(self) -> Problem:
        """508.1c-d: the declaration as a problem: what each creature can attack without a cost, what limits it, what is wanted."""
        able = self.creatures()
        options = {one: tuple(t for t in self.possible(one) if not self.costs(one, t)) for one in able}
        return Problem(
            options=options, duties=self._duties(able), limits=self._limits(), company=self._company(able), capacity={}
        )

    def obliged(self) -> bool:
        """Whether anything at all is required of the attackers of this combat."""
        return bool(in_force(self.board, c.MustAttack)) or any(
            Designation.GOADED in effect.marks for effect in self.board.game.effects
        )

    def _duties(self, able: Sequence[ObjectId]) -> tuple[Duty, ...]:
        """508.1d, 701.15b-c: each effect is a requirement of its own; a goaded creature has two for each player who goaded it.

        801.10: what has come out of the range of influence of that player is not affected.
        """
        board = self.board
        found: list[Duty] = []
        for must in in_force(board, c.MustAttack):
            whom = must.rule.whom
            others = None if whom is None else self._players(must.you, whom, must.source)
            if must.rule.attacked is not None:
                others = frozenset(recipients(must.rule.attacked, board, must.bound)) & frozenset(self.targets)
            concerned = [one for one in able if about(board, must, one)]
            if must.rule.one and concerned:
                found.append(Duty(must.source, concerned[0], frozenset(concerned), others))
            elif not must.rule.one:
                found += [Duty(must.source, one, frozenset((one,)), others) for one in concerned]
            if must.rule.goads:
                rest = frozenset(
                    one for one in self.targets if isinstance(one, PlayerTarget) and one.player != must.you
                )
                found += [Duty(must.source, one, frozenset((one,)), rest) for one in concerned]
        for effect in board.game.effects:
            if Designation.GOADED not in effect.marks:
                continue
            rest = frozenset(one for one in self.targets if isinstance(one, PlayerTarget) and one.player != effect.you)
            for one in those_reached(as_seen_from(board, effect.source), effect.objects, of=effect.you):
                if one in able and not isinstance(one, PlayerTarget):
                    found.append(Duty(effect.source, one, frozenset((one,))))
                    found.append(Duty(effect.source, one, frozenset((one,)), rest))
        return tuple(found)

    def _players(self, you: PlayerId, whom: Relation, source: ObjectId) -> frozenset[Recipient]:
        return frozenset(
            target
            for target in self.targets
            if isinstance(target, PlayerTarget) and related(self.board, target.player, you, whom, source=source)
        )

    def _limits(self) -> tuple[Limit, ...]:
        """508.1c, 802.3a: no more than so many creatures; where it is about attacking a player, of those that attack that one."""
        found: list[Limit] = []
        several = sum(1 for one in self.targets if isinstance(one, PlayerTarget)) > 1
        for most in in_force(self.board, c.AtMost):
            rule = most.rule
            if not rule.attacking:
                continue
            groups = (
                [None]
                if rule.whom is None
                else [frozenset((one,)) for one in self._players(most.you, rule.whom, most.source)]
            )
            who = frozenset(all_about(self.board, most))
            apart = (cite("802.3a"),) if several and rule.whom is not None else ()
            found += [
                Limit("too many attackers", cite("508.1c"), most.source, who, others, most=rule.number, by=apart)
                for others in sorted(groups, key=lambda group: sorted(map(str, group or ())))
            ]
        return tuple(found)

    def _company(self, able: Sequence[ObjectId]) -> tuple[Company, ...]:
        return company(self.board, able, attacking=True)


def required_to_attack(board: Board) -> tuple[ObjectId, ...]:
    """506.6: the creatures that effects require to attack, whether they can or not."""
    found: dict[ObjectId, None] = {}
    for must in in_force(board, c.MustAttack):
        if not must.rule.one:
            found |= dict.fromkeys(all_about(board, must))
    for effect in board.game.effects:
        if Designation.GOADED in effect.marks:
            reached = those_reached(board, effect.objects, of=effect.you)
            found |= dict.fromkeys(one for one in reached if not isinstance(one, PlayerTarget))
    return tuple(found)


def company(board: Board, able: Sequence[ObjectId], *, attacking: bool) -> tuple[Company, ...]:
    """508.1c, 509.1b: the creatures that attack, or block, only together with others."""
    rule = cite("508.1c") if attacking else cite("509.1b")
    why = "not alone attacking" if attacking else "not alone blocking"
    found = []
    for alone in in_force(board, c.NotAlone):
        if alone.rule.attacking is not attacking:
            continue
        such = alone.rule.such
        among = None if such is None else frozenset(one for one in able if fits(board, alone, such, one))
        found += [
            Company(why, rule, alone.source, one, alone.rule.others, among) for one in able if about(board, alone, one)
        ]
    return tuple(found)


def declare_attackers(tx: Transaction, action: DeclareAttackers) -> None:
    """508.1a-m: what was chosen is held against restrictions and requirements; then it is paid for, and the creatures attack."""
    game = tx.game
    combat = game.combat or Combat()
    if game.turn.step is not TurnStep.DECLARE_ATTACKERS or combat.attackers or not as_step_begins(game):
        raise Refused("not the declare attackers step", cite("508.1"))
    if action.player in combat.declared:
        raise Refused("already declared", cite("508.1"))
    if action.player not in game.together(game.turn.active):
        raise Refused("not the active player", cite("508.1a"))
    attack = Attack(tx.board, action.player)
    problem, untold = _check(tx, attack, action)
    bands = bands_of(tx.board, action)
    costs = [one for pair in action.attackers for one in _costs(attack, pair)]
    optional = charging.optional(tx, action.player, [one for one, _ in action.attackers])
    required = required_to_attack(tx.board)
    tapping = [
        Change(event=e.Tapped(object=one), rules=(cite("508.1f"),))
        for one, _ in action.attackers
        if not tx.board.characteristics(one).has("vigilance")
    ]
    if costs or optional:
        rules = [cite("508.1f")]
        tx.happen(tapping, kind=StepKind.TURN_BASED_ACTION, rules=rules, player=action.player)
        tapping = []
        charging.pay(tx, action.player, costs, optional, cite("508.1h"), cite("508.1j"))
    members = game.together(action.player)
    asked = problem.duties or any(tx.board.controller(one) in members for one in required)
    obeys = (cite("508.1d"),) if asked else ()
    _begin(tx, action, bands, tapping, untold, required, (*obeys, *problem.kept_apart(action.attackers)))


def _costs(attack: Attack, pair: Pair) -> list[tuple[ObjectId, ObjectId, Cost]]:
    return [(pair[0], source, cost) for source, cost in attack.costs(*pair)]


def _check(tx: Transaction, attack: Attack, action: DeclareAttackers) -> tuple[Problem, tuple[Untold, ...]]:
    """508.1a-d: in that order, so that a refusal names the first step that cannot be complied with."""
    seen: list[ObjectId] = []
    for one, target in action.attackers:
        if one in seen:
            raise Refused("declared twice", cite("508.1a"))
        seen.append(one)
        fault = attack.unable(one)
        if fault is not None:
            refuse(tx, *fault, one)
        _require_attackable(tx, attack, target)
        barred = attack.barred_by(one, target)
        if barred is not None:
            why = "cannot attack" if barred.rule.whom is None else "cannot attack that"
            refuse(tx, why, cite("508.1c"), barred.source, one)
    problem = attack.problem()
    broken = problem.broken(action.attackers)
    if broken is not None:
        refuse_by_effect(tx, broken)
    return problem, require_duties(tx, problem, action.attackers, "must attack", cite("508.1d"))


def _require_attackable(tx: Transaction, attack: Attack, target: Recipient) -> None:
    """508.1b: an opponent, a planeswalker an opponent controls, or a battle an opponent protects (310.9b)."""
    if target in attack.targets:
        return
    game = tx.game
    whom = defending_player(tx.board, target)
    opponent = whom != NOBODY and game.related(whom, attack.player, Relation.OPPONENT)
    rule = spared_from_attack(game, whom, attack.player) if opponent else None
    if rule is not None:
        by = not_before_next_turn(tx.board, PlayerTarget(whom), of=attack.player)
        raise Refused("out of reach" if rule == cite("801.3") else "not from that seat", rule, by=by)
    if _is_battle(tx.board, target) and whom != NOBODY and not opponent:
        raise Refused("protected by the attacker", cite("310.9b"))
    raise Refused("not an opponent" if isinstance(target, PlayerTarget) else "not attackable", cite("508.1b"))


def _is_battle(board: Board, target: Recipient) -> bool:
    """310.9b: whether it is a battle, which everybody attacks for whom its protector is a defending player, and nobody else."""
    return not isinstance(target, PlayerTarget) and board.characteristics(target).is_type(CardType.BATTLE)


def _begin(
    tx: Transaction,
    action: DeclareAttackers,
    bands: dict[ObjectId, int],
    tapping: Sequence[Change],
    untold: Sequence[Untold],
    required: tuple[ObjectId, ...],
    allowed: tuple[Citation, ...],
) -> None:
    """508.1k-m: the creatures that the side still controls attack, and abilities trigger on that; ``allowed``: why they may."""
    members = tx.game.together(action.player)
    there = [
        (one, target)
        for one, target in action.attackers
        if one in tx.board.objects and tx.board.controller(one) in members
    ]
    combat = tx.game.combat or Combat()
    attackers = tuple(as_attacker(tx.board, one, target, band=bands.get(one, 0)) for one, target in there)
    attacks = [(tx.board.controller(one), target.player) for one, target in there if isinstance(target, PlayerTarget)]
    powers = [(tx.board.controller(one), tx.board.characteristics(one).power or 0) for one, _ in there]
    begun = replace(
        combat,
        attackers=attackers,
        attacked=combat.attacked or bool(attackers),
        declared=(*combat.declared, *tx.game.together(action.player)),
        attacks=tuple(dict.fromkeys((*combat.attacks, *attacks))),
        powers=(*combat.powers, *powers),
        had_to=required,
    )
    set_combat(tx.game, begun)
    changes = [
        *tapping,
        *(
            Change(
                event=e.AttackerDeclared(object=one, defender=target, alone=len(there) == 1, band=bands.get(one, 0)),
                rules=(
                    cite("508.1k"),
                    *([cite("702.22c")] if one in bands else []),
                    *([cite("310.9b")] if _is_battle(tx.board, target) else []),
                    *_in_spite(tx.board, one),
                ),
            )
            for one, target in there
        ),
    ]
    as_team = [cite("805.10b")] if len(members) > 1 else []
    rules = [cite("508.1a"), cite("508.1m"), cite("703.4i"), *as_team, *allowed]
    rules += by_seat(tx.game) if there and not as_team else ()
    tx.happen(changes, kind=StepKind.ATTACK, rules=rules, player=action.player, untold=untold)
    go_to(tx.game, Moment.CHECK)
    give_priority(tx.game, tx.game.turn.active, cite("117.3a"))


def _in_spite(board: Board, one: ObjectId) -> list[Citation]:
    """702.10b, 702.20b: the keywords by which a creature attacks that came under control this turn, or attacks untapped."""
    found, seen = board.objects[one], board.characteristics(one)
    fresh = found.controlled_since_turn >= board.game.latest_turn
    hasty = [cite("702.10b")] if fresh and seen.has("haste") else []
    return [*hasty, *([cite("702.20b")] if seen.has("vigilance") else [])]


def as_step_begins(game: Game) -> bool:
    """508.1, 508.2, 509.1, 509.2: before anybody has done anything in the step: first the declaration, then priority."""
    begun = game.entitled in (cite("117.3a"), cite("800.4j"))
    return game.moment in (Moment.CHECK, Moment.TRIGGERS, Moment.PRIORITY) and begun
