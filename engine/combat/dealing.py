"""510: combat damage: who deals it in which step, how it is assigned, and that it is dealt all at once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.board.asking import Transaction, option_key
from engine.board.board import Board
from engine.board.fighting import attacker, blocked_by, is_attacked
from engine.cards.abilities.combat import AssignsDamage
from engine.combat.bands import others_divide
from engine.combat.rules import InForce, about, in_force
from engine.happening.writing.turns import set_combat
from engine.state import events as e
from engine.state.facts.fighting import Idle, IdleFighters, WhyIdle
from engine.state.fighting import Attacker, Combat
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.counters import LOYALTY
from engine.words.decisions import Answer, Form, IllegalAnswer, Purpose, Question
from engine.words.mentions import Mention
from engine.words.record import Record, replace
from engine.words.terms import CardType, ObjectId, PlayerId

OVER_PLANESWALKERS = "trample over planeswalkers"


class Assigned(Record, kw_only=True):
    """510.1: what one creature assigns to whom. ``over``: those who get damage only past lethal damage to all of ``first``."""

    source: ObjectId
    parts: tuple[tuple[Recipient, int], ...]
    rule: Citation
    first: tuple[ObjectId, ...] = ()
    over: tuple[Recipient, ...] = ()
    question: Question | None = None
    answer: Answer = Answer()

    def to(self, one: Recipient) -> int:
        """How much of it goes to one."""
        return sum(amount for recipient, amount in self.parts if recipient == one)


def combat_damage(tx: Transaction) -> None:
    """510.1-510.4: assigned in turn order, dealt at once; a step of its own comes first for first and double strike."""
    combat = tx.game.combat
    if combat is None:
        return
    fighters = _fighters(tx, combat)
    striking = [one for one in fighters if _strikes_first(tx.board, one)]
    if combat.damage_steps == 0:
        dealing, first = striking or fighters, tuple(striking)
        twice = tuple(one for one in striking if tx.board.characteristics(one).has("double strike"))
    else:
        dealing = [
            one
            for one in fighters
            if one not in combat.first_strikers or tx.board.characteristics(one).has("double strike")
        ]
        first, twice = combat.first_strikers, combat.double_strikers
    assigning = _Assigning(tx, combat, dealing)
    assigned = [one for player in tx.game.seats() for one in assigning.by(player)]
    damage = [
        Change(
            event=e.Damage(source=one.source, to=to, amount=amount, combat=True),
            rules=(
                *assigning.why_so_much(one.source),
                one.rule,
                *assigning.why_there(one),
                *_in_two_steps(tx.board, one.source, first),
            ),
        )
        for one in assigned
        for to, amount in one.parts
        if amount > 0
    ]
    done = combat.damage_steps + 1
    set_combat(tx.game, replace(combat, damage_steps=done, first_strikers=first, double_strikers=twice))
    rules = [cite("510.2"), cite("703.4m")]
    if first:
        rules.append(cite("510.4"))
    idle = _idle(tx, combat, assigning, {one.source for one in assigned})
    rules += [rule for one in idle for rule in _WHY_NONE[one.why]]
    facts = (IdleFighters(idle),) if idle else ()
    tx.undealt = list(_undealt(combat, idle))
    tx.happen(damage, kind=StepKind.COMBAT_DAMAGE, rules=rules, facts=facts, player=tx.game.turn.active)


_WHY_NONE = {
    WhyIdle.NO_POWER: (cite("510.1a"),),
    WhyIdle.NOTHING_ATTACKED: (cite("510.1b"),),
    WhyIdle.REMOVED: (cite("510.1b"), cite("506.4c")),
    WhyIdle.PLAYER_GONE: (cite("510.1b"), cite("800.4e")),
    WhyIdle.NO_BLOCKERS: (cite("510.1c"), cite("509.1h")),
    WhyIdle.NOTHING_BLOCKED: (cite("510.1d"),),
    WhyIdle.DEALT_ALREADY: (cite("702.7c"),),
    WhyIdle.DEALT_TWICE_NO_MORE: (cite("702.4c"),),
}
"""By which rules a creature that fights deals no combat damage."""


def _idle(tx: Transaction, combat: Combat, assigning: _Assigning, sources: set[ObjectId]) -> tuple[Idle, ...]:
    """510.1a-d, 702.4c, 702.7c: the creatures that assign no damage in this step although they fight, by the reason for it."""
    found: dict[WhyIdle, tuple[Mention, ...]] = {}
    for one in _fighters(tx, combat):
        why = None if one in sources else _why_none(tx.board, combat, assigning, one)
        if why is not None:
            found[why] = (*found.get(why, ()), tx.mention(one))
    return tuple(Idle(why, found[why]) for why in WhyIdle if why in found)


_ALSO_NONE = {WhyIdle.NO_POWER: (cite("120.8"),)}
"""Why nothing triggers on damage that is none."""


def _undealt(combat: Combat, idle: Sequence[Idle]) -> Iterator[tuple[e.Damage, tuple[Citation, ...]]]:
    """510.1a-c, 120.8: the damage on which something would trigger, that attacking and blocking creatures do not assign."""
    for one in idle:
        if one.why not in (WhyIdle.NO_POWER, WhyIdle.NO_BLOCKERS):
            continue
        rules = (*_WHY_NONE[one.why], *_ALSO_NONE.get(one.why, ()))
        for creature in one.creatures:
            found = attacker(combat, creature.id)
            attacked: tuple[Recipient, ...] = () if found is None else found.blockers or (found.defender,)
            to = attacked or blocked_by(combat, creature.id)
            yield from ((e.Damage(source=creature.id, to=each, amount=1, combat=True), rules) for each in to)


def _why_none(board: Board, combat: Combat, assigning: _Assigning, one: ObjectId) -> WhyIdle | None:
    if one not in assigning.dealing:
        if one not in combat.first_strikers or _strikes_first(board, one):
            return None
        return WhyIdle.DEALT_TWICE_NO_MORE if one in combat.double_strikers else WhyIdle.DEALT_ALREADY
    if not assigning.power(one):
        return WhyIdle.NO_POWER
    attacker = next((found for found in combat.attackers if found.object == one), None)
    if attacker is None:
        return WhyIdle.NOTHING_BLOCKED
    if attacker.blocked:
        return WhyIdle.NOTHING_ATTACKED if attacker.blockers else WhyIdle.NO_BLOCKERS
    if isinstance(attacker.defender, PlayerTarget):
        in_game = board.game.player(attacker.defender.player).in_game
        return WhyIdle.NOTHING_ATTACKED if in_game else WhyIdle.PLAYER_GONE
    return WhyIdle.REMOVED


def _fighters(tx: Transaction, combat: Combat) -> list[ObjectId]:
    """All attacking and blocking creatures that are still creatures."""
    found = [one for attacker in combat.attackers for one in (attacker.object, *attacker.blockers)]
    return [one for one in dict.fromkeys(found) if one in tx.board.objects and tx.board.characteristics(one).creature]


def _strikes_first(board: Board, one: ObjectId) -> bool:
    """702.4b, 702.7b."""
    seen = board.characteristics(one)
    return seen.has("first strike") or seen.has("double strike")


def _in_two_steps(board: Board, one: ObjectId, first: Collection[ObjectId]) -> list[Citation]:
    """702.4b, 702.7b-c: why a creature deals its damage in this one of two steps, or in both of them.

    ``first``: those that dealt damage in the first of two; it is empty where there is one step.
    """
    if not first:
        return []
    seen = board.characteristics(one)
    if seen.has("double strike"):
        return [cite("702.4b")]
    if not seen.has("first strike"):
        return []
    return [cite("702.7b") if one in first else cite("702.7c")]


class _Assigning:
    """510.1: the creatures that deal damage in a step, and what each of them assigns."""

    def __init__(self, tx: Transaction, combat: Combat, dealing: Sequence[ObjectId]) -> None:
        self.tx = tx
        self.combat = combat
        self.dealing = dealing
        self.rules = in_force(tx.board, AssignsDamage)

    def by(self, player: PlayerId) -> list[Assigned]:
        """510.1b-e: a player's attacking creatures, then blocking ones; the whole is checked once all have assigned."""
        board = self.tx.board
        own = [one for one in self.dealing if board.controller(one) == player]
        attacking = [one for one in self.combat.attackers if one.object in own]
        trampling = [one for one in attacking if self._tramples(one)]
        found: list[Assigned] = []
        for one in (*(one for one in attacking if one not in trampling), *trampling):
            found += self._attacker(one, found)
        found.sort(key=lambda made: self.dealing.index(made.source))
        self._check(found)
        blocking = [one for one in own if blocked_by(self.combat, one)]
        return [*found, *(made for one in blocking for made in self._blocker(one))]

    def _tramples(self, attacker: Attacker) -> bool:
        seen = self.tx.board.characteristics(attacker.object)
        return seen.has("trample") or seen.has(OVER_PLANESWALKERS)

    def power(self, one: ObjectId) -> int:
        """510.1a: damage equal to its power, or to its toughness where a rule says so; 0 or less assigns none."""
        told = [found.rule for found in self._about(one)]
        if any(rule.none for rule in told):
            return 0
        seen = self.tx.board.characteristics(one)
        return max(0, (seen.toughness if any(rule.by_toughness for rule in told) else seen.power) or 0)

    def why_so_much(self, one: ObjectId) -> list[Citation]:
        """510.1a: a creature of which a rule says how much it assigns."""
        return [cite("510.1a")] if any(found.rule.by_toughness for found in self._about(one)) else []

    def _about(self, one: ObjectId) -> list[InForce[AssignsDamage]]:
        return [found for found in self.rules if about(self.tx.board, found, one)]

    def why_there(self, one: Assigned) -> tuple[Citation, ...]:
        """702.2c, 702.19f: why deathtouch lets so much go past the blockers, or trample nothing past a planeswalker."""
        little = (cite("702.2c"),) if one.first and one.over and self._deadly(one.source) else ()
        found = attacker(self.combat, one.source)
        gone = found is not None and not is_attacked(self.tx.board, found)
        at_walker = found is not None and found.planeswalker and (gone or one.to(found.defender) > 0)
        seen = self.tx.board.characteristics(one.source)
        stopped = at_walker and seen.has("trample") and not seen.has(OVER_PLANESWALKERS)
        return (*little, cite("702.19f")) if stopped else little

    def _attacker(self, attacker: Attacker, before: Sequence[Assigned]) -> list[Assigned]:
        """510.1b-c: unblocked to what it attacks; blocked to its blockers, divided freely; without any left, none but by
        trample."""
        power = self.power(attacker.object)
        if not power:
            return []
        attacked = self._attacked(attacker)
        free = not attacker.blocked or (bool(attacked) and self._assigns_as_unblocked(attacker))
        if free or (self._tramples(attacker) and attacked and not attacker.blockers):
            return self._unhindered(attacker, attacked, power, before, free=free)
        if not self._tramples(attacker) or not attacked or self._banded(attacker):
            return self._to_blockers(attacker, power)
        if power <= self._least(attacker, before):
            return self._to_blockers(attacker, power)
        among = (*attacker.blockers, *attacked)
        rule = cite("702.19b") if attacked == (attacker.defender,) else self._beyond(attacker)
        return [self._divided(attacker.object, among, power, rule, first=attacker.blockers, over=attacked)]

    def _unhindered(
        self, attacker: Attacker, attacked: tuple[Recipient, ...], power: int, before: Sequence[Assigned], *, free: bool
    ) -> list[Assigned]:
        """510.1b, 702.19c-e: with no creature in the way, to what it attacks, and past a planeswalker where trample lets it."""
        one = attacker.object
        if len(attacked) > 1:
            walker = attacked[0]
            assert not isinstance(walker, PlayerTarget)
            if power > self._loyalty_left(walker, before) - self._others_at(walker, attacker, before):
                return [self._divided(one, attacked, power, cite("702.19c"), over=attacked)]
        at_it = attacked[:1] == (attacker.defender,)
        rule = (
            cite("510.1b") if free and (at_it or not attacked) else cite("702.19d") if at_it else self._beyond(attacker)
        )
        return self._to_one(one, attacked[:1], power, rule)

    def _beyond(self, attacker: Attacker) -> Citation:
        return cite("702.19c") if is_attacked(self.tx.board, attacker) else cite("702.19e")

    def _attacked(self, attacker: Attacker) -> tuple[Recipient, ...]:
        """510.1b: what it attacks, if that still can be attacked; 702.19c, 702.19e: and the planeswalker's controller past it."""
        there: tuple[Recipient, ...] = (attacker.defender,) if is_attacked(self.tx.board, attacker) else ()
        past = attacker.planeswalker and self.tx.board.characteristics(attacker.object).has(OVER_PLANESWALKERS)
        if not past or not self.tx.game.player(attacker.against).in_game:
            return there
        return (*there, PlayerTarget(attacker.against))

    def _assigns_as_unblocked(self, attacker: Attacker) -> bool:
        """510.1c: a creature that may assign its damage as though it weren't blocked does so if its controller wants."""
        one = attacker.object
        if not any(found.rule.as_unblocked for found in self._about(one)):
            return False
        tx = self.tx
        said = [found.you for found in self._about(one) if found.rule.by_you]
        chooser = said[-1] if said else tx.board.controller(one)
        return tx.ask_yes(Purpose.MAY, chooser, cite("510.1c"), tx.mention(one))

    def _to_blockers(self, attacker: Attacker, power: int) -> list[Assigned]:
        """510.1c; 702.22j: the controller of the blockers divides, where a band blocks."""
        if len(attacker.blockers) < 2:
            return self._to_one(attacker.object, attacker.blockers, power, cite("510.1c"))
        decider = self.tx.board.controller(attacker.blockers[0]) if self._banded(attacker) else None
        return [self._divided(attacker.object, attacker.blockers, power, cite("510.1c"), decider=decider)]

    def _banded(self, attacker: Attacker) -> bool:
        return others_divide(self.tx.board, attacker.blockers)

    def _blocker(self, one: ObjectId) -> list[Assigned]:
        """510.1d; 702.22k: the active player divides, where what it blocks is in a band."""
        power, against = self.power(one), blocked_by(self.combat, one)
        if not power:
            return []
        if len(against) == 1:
            return self._to_one(one, against, power, cite("510.1d"))
        banded = others_divide(self.tx.board, against)
        decider = self.tx.board.controller(against[0]) if banded else None
        return [self._divided(one, against, power, cite("510.1d"), decider=decider)]

    def _to_one(self, source: ObjectId, to: Sequence[Recipient], power: int, rule: Citation) -> list[Assigned]:
        return [Assigned(source=source, parts=((to[0], power),), rule=rule)] if to else []

    def _divided(
        self,
        source: ObjectId,
        among: Sequence[Recipient],
        power: int,
        rule: Citation,
        *,
        first: tuple[ObjectId, ...] = (),
        over: tuple[Recipient, ...] = (),
        decider: PlayerId | None = None,
    ) -> Assigned:
        """510.1c-d: divided as its controller chooses, or the other player where a band fights; of several whom effects have assign
        it the last one does (613.7)."""
        tx = self.tx
        said = [found.you for found in self._about(source) if found.rule.by_you]
        if said:
            decider = said[-1]
        elif decider is not None:
            band_rule = (
                cite("702.22j") if any(one.object == source for one in self.combat.attackers) else cite("702.22k")
            )
            rule = band_rule
        chooser = tx.board.controller(source) if decider is None else decider
        question = Question(
            form=Form.DIVIDE,
            purpose=Purpose.DAMAGE_DIVISION,
            decider=chooser,
            chooser=chooser,
            rule=rule,
            options=tuple(tx.option(one) for one in among),
            minimum=0,
            total=power,
            about=tx.mention(source),
        )
        answer = tx.ask(question)
        by_key = {option_key(one): one for one in among}
        parts = tuple((by_key[key], amount) for key, amount in answer.amounts)
        return Assigned(source=source, parts=parts, rule=rule, first=first, over=over, question=question, answer=answer)

    def _least(self, attacker: Attacker, before: Sequence[Assigned]) -> int:
        """702.19b: how much its blockers need of it at least, for what others assign to them, or still could."""
        deadly = self._deadly(attacker.object)
        wanted = 0
        for one in attacker.blockers:
            others = [
                other
                for other in blocked_by(self.combat, one)
                if other != attacker.object and other in self.dealing and all(made.source != other for made in before)
            ]
            touched = deadly or any(self._deadly(other) for other in others)
            missing = self._missing(one, before, touched=touched) - sum(map(self.power, others))
            wanted += max(0, missing)
        return wanted

    def _deadly(self, one: ObjectId) -> bool:
        return self.tx.board.characteristics(one).has("deathtouch")

    def _missing(self, one: ObjectId, assigned: Sequence[Assigned], *, touched: bool = False) -> int:
        """702.19b, 702.2c: how much more is lethal to a blocker than is assigned to it; 1 at most from a source with deathtouch,
        but for its loyalty."""
        board = self.tx.board
        given = sum(made.to(one) for made in assigned)
        found, seen = board.objects[one], board.characteristics(one)
        needed = max(0, (seen.toughness or 0) - found.damage) if seen.creature else 0
        if any(made.to(one) and self._deadly(made.source) for made in assigned):
            needed = 0
        elif touched:
            needed = min(1 + given, needed)
        if seen.is_type(CardType.PLANESWALKER):
            needed = max(needed, found.count(LOYALTY))
        return needed - given

    def _others_at(self, walker: ObjectId, attacker: Attacker, before: Sequence[Assigned]) -> int:
        """702.19c: what other creatures could still assign to the planeswalker that one attacks."""
        done = {made.source for made in before}
        return sum(
            self.power(other.object)
            for other in self.combat.attackers
            if other.defender == walker and other is not attacker and other.object in self.dealing
            if other.object not in done
        )

    def _check(self, assigned: Sequence[Assigned]) -> None:
        """510.1e: nothing goes past the blockers before the whole of what is assigned is lethal to all of them; 702.19c: nor past a
        planeswalker before it is as much as its loyalty."""
        for made in assigned:
            passed = [one for one in made.over if made.to(one)]
            if not passed or made.question is None:
                continue
            if any(self._missing(one, assigned) > 0 for one in made.first):
                raise IllegalAnswer(made.question, made.answer, "less than lethal")
            held = [one for one in made.over[:-1] if not isinstance(one, PlayerTarget)]
            past = [one for one in passed if isinstance(one, PlayerTarget)]
            if past and any(self._loyalty_left(one, assigned) > 0 for one in held):
                raise IllegalAnswer(made.question, made.answer, "less than loyalty")

    def _loyalty_left(self, one: ObjectId, assigned: Sequence[Assigned]) -> int:
        return self.tx.board.objects[one].count(LOYALTY) - sum(made.to(one) for made in assigned)
