"""508.4, 508.7, 509.1h, 611.1: what effects do to combat: who must or can't attack or block, who attacks, who is blocked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.board_of import board_of
from engine.board.fighting import as_attacker, attacker, band_of, blocked_by, joining_attack, joining_block
from engine.board.values import players, settled
from engine.cards.abilities import combat as c
from engine.cards.abilities.combat import AsAttacks, CombatRule
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.references import Every
from engine.happening.carrying import carries
from engine.happening.instructed import happening, there
from engine.happening.joining_combat import chosen_to_attack, chosen_to_block, reselected
from engine.happening.lasting import begin, effect_of
from engine.happening.writing.turns import keep_fight
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.lasting import CombatRuled, Lasts
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.fighting import Attacker, Combat
from engine.state.trace import Change, StepKind
from engine.turn.durations import still_so
from engine.words.citations import cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId


@carries(c.CombatEffect)
def combat_effect(tx: Transaction, effect: c.CombatEffect, bound: Bindings) -> Bindings:
    """611.1, 611.2c: it is about the objects found now, and gives them no ability (113.12). Of all that match a description it
    changes neither characteristics nor controllers, so it is about those too that match later."""
    described = (
        effect.what.filter if isinstance(effect.what, Every) and not isinstance(effect.rule, AsAttacks) else None
    )
    found = there(tx, effect.what, bound)
    if not found and described is None:
        return bound
    rule = effect.rule
    if described is not None and not isinstance(rule, AsAttacks):
        rule = replace(rule, objects=settled(described, tx.board, bound))
        found = ()
    so_long = effect.as_long_as
    until = effect.until if so_long is None else Duration.ENDLESS
    made = effect_of(tx.game.take_id(), bound, until, objects=found, combat=rule, as_long_as=so_long)
    if so_long is not None and not still_so(tx, made):
        over = (Nothing(WhyNothing.DURATION_OVER),)
        tx.note(StepKind.NOTHING, [cite("608.2c"), cite("611.2b")], facts=over, player=made.you, cause=made.source)
        return bound
    about = tuple(tx.mention(one) for one in found)
    facts = (CombatRuled(about, rule_name(effect.rule)), Lasts(made.until, so_long is not None))
    rules = [cite("608.2c"), cite("611.1"), cite("611.2c")]
    begin(tx, [made], rules, facts, bound.source)
    return bound


def rule_name(rule: CombatRule) -> str:
    """A code for what a rule says, by which the narrator knows it."""
    return type(rule).__name__


@carries(c.JoinCombat)
def join_combat(tx: Transaction, effect: c.JoinCombat, bound: Bindings) -> Bindings:
    """508.4, 509.3a-d: attacking without having attacked; blocking by an effect, which is blocking all the same."""
    for one in there(tx, effect.what, bound):
        if effect.how.blocking:
            _blocks(tx, one, effect.how, bound)
        else:
            _attacks(tx, one, effect.how, bound)
    return bound


def _attacks(tx: Transaction, one: ObjectId, how: c.Joins, bound: Bindings) -> None:
    target = chosen_to_attack(tx, tx.board.controller(one), how, bound)
    fight = None if target is None else joining_attack(tx.game, board_of(tx.game), one, target)
    if target is not None and fight is not None:
        keep_fight(tx.game, *fight)
        made = e.MadeAttacking(object=one, defender=target)
        happening(tx, [Change(event=made)], bound, cite("608.2c"), cite("508.4"))


def _blocks(tx: Transaction, one: ObjectId, how: c.Joins, bound: Bindings) -> None:
    whom = chosen_to_block(tx, tx.board.controller(one), how, bound)
    before = None if whom is None else tx.game.fight_of(whom)[1]
    if whom is None or before is None or one in _blockers(before, whom):
        return
    after = joining_block(before, board_of(tx.game), [(one, whom)])
    assert after is not None
    keep_fight(tx.game, before, after)
    fighting = attacker(before, whom)
    assert fighting is not None
    changes = [
        Change(
            event=e.BlockerDeclared(
                object=one,
                attacker=other.object,
                began=not blocked_by(before, one),
                newly=not other.blocked,
                declared=False,
            ),
            rules=(cite("509.1g"),),
        )
        for other in band_of(before, fighting)
        if one in _blockers(after, other.object)
    ]
    happening(tx, changes, bound, cite("608.2c"), cite("509.1g"))


def _blockers(combat: Combat | None, one: ObjectId) -> tuple[ObjectId, ...]:
    found = attacker(combat, one)
    return () if found is None else found.blockers


@carries(c.BecomeBlocked)
def become_blocked(tx: Transaction, effect: c.BecomeBlocked, bound: Bindings) -> Bindings:
    """509.1h; 702.22i: with the whole band. What is blocked already does not become so again."""
    several = there(tx, effect.what, bound)
    for combat in dict.fromkeys(tx.game.fight_of(one)[1] for one in several):
        named = [found for one in several if (found := attacker(combat, one)) is not None]
        if combat is not None and named:
            _blocked(tx, combat, named, bound)
    return bound


def _blocked(tx: Transaction, combat: Combat, named: Sequence[Attacker], bound: Bindings) -> None:
    becoming = dict.fromkeys(other.object for one in named for other in band_of(combat, one) if not other.blocked)
    attackers = tuple(replace(one, blocked=True) if one.object in becoming else one for one in combat.attackers)
    keep_fight(tx.game, combat, replace(combat, attackers=attackers))
    in_band = {one.object for one in named}
    changes = [
        Change(event=e.MadeBlocked(object=one), rules=() if one in in_band else (cite("702.22i"),)) for one in becoming
    ]
    happening(tx, changes, bound, cite("608.2c"), cite("509.1h"))


@carries(c.Reselect)
def reselect(tx: Transaction, effect: c.Reselect, bound: Bindings) -> Bindings:
    """508.7a-c: it goes on attacking, has not attacked a second time, and no restriction or requirement matters."""
    who = next(iter(players(effect.who, tx.board, bound)), bound.you)
    for one in there(tx, effect.what, bound):
        _reselect(tx, one, who, bound)
    return bound


def _reselect(tx: Transaction, one: ObjectId, who: PlayerId, bound: Bindings) -> None:
    _, combat = tx.game.fight_of(one)
    fighting = attacker(combat, one)
    target = None if fighting is None else reselected(tx, who, one)
    if combat is None or fighting is None or target is None or target == fighting.defender:
        return
    now = as_attacker(tx.board, one, target)
    moved = replace(fighting, defender=target, against=now.against, planeswalker=now.planeswalker)
    attackers = tuple(moved if other is fighting else other for other in combat.attackers)
    keep_fight(tx.game, combat, replace(combat, attackers=attackers))
    happening(tx, [Change(event=e.Reselected(object=one, defender=target))], bound, cite("608.2c"), cite("508.7a"))
