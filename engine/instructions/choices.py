"""608.2c-d: what is chosen as a spell or ability resolves, and what depends on it."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities import effects as f
from engine.abilities.references import Among
from engine.bindings import Bindings
from engine.citations import cite
from engine.decisions import Purpose
from engine.instructions.registry import carries, carry_out, possible, remember, there
from engine.library import settle_tops
from engine.matching import matching
from engine.trace import StepKind
from engine.transaction import Transaction
from engine.values import holds, players, recipients


@carries(f.Choose)
def choose(tx: Transaction, effect: f.Choose, bound: Bindings) -> Bindings:
    """608.2d: chosen as it resolves, without targeting (115.10)."""
    who = players(effect.who, tx.board, bound)
    if not who:
        return bound
    if effect.among is None:
        among = matching(effect.filter, tx.board, source=bound.source, you=bound.you)
    else:
        among = there(tx, Among(effect.among, effect.filter), bound)
    chosen = tx.ask_objects(
        Purpose.CHOICE,
        who[0],
        cite("608.2d"),
        among,
        minimum=effect.minimum,
        maximum=effect.maximum,
        about=tx.mention(bound.source),
    )
    return remember(bound, effect.keep_as, chosen)


@carries(f.May)
def may(tx: Transaction, effect: f.May, bound: Bindings) -> Bindings:
    """603.5, 608.2d: decided as it resolves."""
    who = players(effect.who, tx.board, bound)
    if not who:
        return bound
    if effect.then and not possible(tx, effect.then[0], bound):
        rules = [cite("608.2d")]
        tx.note(StepKind.NOTHING, rules, facts={"why": "impossible choice"}, player=who[0], cause=bound.source)
        return carry_out(tx, effect.otherwise, bound)
    yes = tx.ask_yes(Purpose.MAY, who[0], cite("608.2d"), tx.mention(bound.source))
    facts = {"yes": yes}
    tx.note(StepKind.DECIDED, [cite("608.2d"), cite("603.5")], facts=facts, player=who[0], cause=bound.source)
    return carry_out(tx, effect.then if yes else effect.otherwise, bound)


@carries(f.If)
def if_(tx: Transaction, effect: f.If, bound: Bindings) -> Bindings:
    """608.2c: looked at as it is reached."""
    settle_tops(tx, effect.condition, bound)
    return carry_out(tx, effect.then if holds(effect.condition, tx.board, bound) else effect.otherwise, bound)


@carries(f.ForEach)
def for_each(tx: Transaction, effect: f.ForEach, bound: Bindings) -> Bindings:
    """The same instructions for each, one after the other."""
    for one in recipients(effect.of, tx.board, bound):
        bound = replace(carry_out(tx, effect.do, replace(bound, iterated=one)), iterated=bound.iterated)
    return bound
