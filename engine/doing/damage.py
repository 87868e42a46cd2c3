"""120, 122, 701.14: damage, fighting, counters."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import number, recipients
from engine.cards.abilities import damage as f
from engine.happening.carrying import carries
from engine.happening.instructed import amount, happening, on_battlefield, recipients_there, there
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.terms import Action


@carries(f.DealDamage)
def deal_damage(tx: Transaction, effect: f.DealDamage, bound: Bindings) -> Bindings:
    """120.2b, 608.2h: the source deals damage; as its last known information says, if it is gone (113.7a)."""
    sources = [one for one in recipients(effect.source, tx.board, bound) if not isinstance(one, PlayerTarget)]
    if not sources:
        return bound
    source = sources[0]
    found: list[Recipient] = [*dict.fromkeys(recipients(effect.to, tx.board, bound))]
    divided = bound.chosen.divided or {}
    total = amount(tx, effect.amount, bound)
    if found and total == 0 and not effect.divided and not effect.also:
        below = (cite("107.1b"),) if number(effect.amount, tx.board, bound) < 0 else ()
        facts = (Nothing(WhyNothing.ZERO_DAMAGE),)
        tx.note(StepKind.NOTHING, [cite("120.8"), *below], facts=facts, player=bound.you, cause=source)
        return bound
    damage = [
        e.Damage(source=source, to=one, amount=divided.get(one, 0) if effect.divided else total)
        for one in found
        if isinstance(one, PlayerTarget) or one in tx.board.objects
    ]
    for share in effect.also:
        more = amount(tx, share.amount, bound)
        others = dict.fromkeys(recipients(share.to, tx.board, bound))
        damage += [
            e.Damage(source=source, to=one, amount=more)
            for one in others
            if isinstance(one, PlayerTarget) or one in tx.board.objects
        ]
    gone = () if source in tx.board.objects else (cite("608.2h"), cite("113.7a"))
    dealt = [Change(event=one, rules=(cite("120.2b"), *gone)) for one in damage if one.amount > 0]
    happening(tx, dealt, bound, cite("608.2c"), cite("120.3"))
    return bound


@carries(f.PutCounters)
def put_counters(tx: Transaction, effect: f.PutCounters, bound: Bindings) -> Bindings:
    """122.1, 122.6."""
    count = amount(tx, effect.count, bound)
    events = [
        e.CountersPut(on=one, counter=effect.counter, count=count) for one in recipients_there(tx, effect.on, bound)
    ]
    happening(tx, events if count else [], bound, cite("608.2c"), cite("122.1"))
    return bound


@carries(f.RemoveCounters)
def remove_counters(tx: Transaction, effect: f.RemoveCounters, bound: Bindings) -> Bindings:
    """122: as many as there are, if there are fewer."""
    events = []
    for one in recipients_there(tx, effect.on, bound):
        there = _count_on(tx, one, effect.counter)
        count = there if effect.count is None else min(there, amount(tx, effect.count, bound))
        if count:
            events.append(e.CountersRemoved(on=one, counter=effect.counter, count=count))
    happening(tx, events, bound, cite("608.2c"), cite("122.1"))
    return bound


def _count_on(tx: Transaction, one: Recipient, counter: str) -> int:
    if not isinstance(one, PlayerTarget):
        return tx.board.objects[one].count(counter)
    if counter == "poison":
        return tx.game.side(one.player).poison
    return tx.game.player(one.player).counters.get(counter, 0)


@carries(f.Fight)
def fight(tx: Transaction, effect: f.Fight, bound: Bindings) -> Bindings:
    """701.14a-d: both must still be creatures on the battlefield; a creature may fight itself; it is no combat damage."""
    first, second = there(tx, effect.first, bound), there(tx, effect.second, bound)
    fighters = (*first, *second)
    if len(fighters) != 2 or not all(
        on_battlefield(tx, one) and tx.board.characteristics(one).creature for one in fighters
    ):
        return bound
    pairs = [(fighters[0], fighters[1], 1), (fighters[1], fighters[0], 1)]
    if fighters[0] == fighters[1]:
        pairs = [(fighters[0], fighters[0], 2)]
    damage = [
        Change(event=e.Damage(source=one, to=other, amount=times * power), rules=(cite("701.14a"),))
        for one, other, times in pairs
        if (power := tx.board.characteristics(one).power or 0) > 0
    ]
    fought = [
        Change(event=e.Performed(action=Action.FIGHT, player=tx.board.controller(one), object=one))
        for one in dict.fromkeys(fighters)
    ]
    happening(tx, [*damage, *fought], bound, cite("608.2c"), cite("701.14a"), cite("701.14d"))
    return bound
