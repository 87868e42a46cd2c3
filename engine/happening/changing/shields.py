"""615.7-615.9: what resolutions set up to prevent damage."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board.asking import Transaction, option_key
from engine.board.matching import describe_failure
from engine.board.values import controller_of
from engine.happening.changing.preventing import Step, preventable, prevented
from engine.happening.writing.lasting import keep_prevention
from engine.state import events as e
from engine.state.game import PreventionShield
from engine.words.citations import cite
from engine.words.decisions import Form, IllegalAnswer, Purpose, Question
from engine.words.terms import ObjectId


def shield_applies(tx: Transaction, shield: PreventionShield, event: e.Damage) -> bool:
    if shield.combat is not None and event.combat is not shield.combat:
        return False
    if shield.to is not None and event.to != shield.to:
        return False
    if shield.source is not None and event.source != shield.source:
        return False
    return shield.from_source is None or _is_still(tx, shield, event)


def _is_still(tx: Transaction, shield: PreventionShield, event: e.Damage) -> bool:
    """615.9: the properties of the source are looked at again as it would deal the damage."""
    seen = tx.board.last_seen(event.source)
    assert shield.from_source is not None
    return seen is not None and (
        describe_failure(shield.from_source, tx.board, *seen, source=shield.made_by, you=shield.you) is None
    )


def _share(tx: Transaction, event: e.Damage, shield: PreventionShield) -> int:
    """615.7: how much of this damage a shield prevents; where several sources would deal more to what it guards at the same time
    than is left of it, the player, or the permanent's controller, chooses. Raises IllegalAnswer ('more than dealt')."""
    assert shield.amount is not None
    shares = tx.event.shares
    if shield.id not in shares:
        shares[shield.id] = _divided(tx, event, shield)
    chosen = shares[shield.id]
    return min(shield.amount, event.amount, chosen.get(event.source, shield.amount))


def _divided(tx: Transaction, event: e.Damage, shield: PreventionShield) -> Mapping[ObjectId, int]:
    dealt: dict[ObjectId, int] = {}
    for one in tx.event.together:
        if (
            isinstance(one, e.Damage)
            and one.to == event.to
            and shield_applies(tx, shield, one)
            and preventable(tx, one)
        ):
            dealt[one.source] = dealt.get(one.source, 0) + one.amount
    assert shield.amount is not None
    if len(dealt) < 2 or sum(dealt.values()) <= shield.amount:
        return {}
    chooser = controller_of(event.to, tx.board)
    by_key = {option_key(one): one for one in dealt}
    question = Question(
        form=Form.DIVIDE,
        purpose=Purpose.SHIELD,
        decider=chooser,
        chooser=chooser,
        rule=cite("615.7"),
        options=tuple(tx.option(one) for one in dealt),
        minimum=0,
        total=shield.amount,
        about=tx.mention(shield.made_by),
    )
    answer = tx.ask(question)
    found = {by_key[key]: amount for key, amount in answer.amounts}
    if any(amount > dealt[one] for one, amount in found.items()):
        raise IllegalAnswer(question, answer, "more than dealt")
    return found


def use_shield(tx: Transaction, event: e.Damage, shield: PreventionShield) -> Step:
    """615.7-615.8: a shield of an amount gets smaller, one for the next time is used up."""
    amount = event.amount if shield.amount is None else _share(tx, event, shield)
    if not amount:
        return Step(event, ())
    left = None if shield.amount is None else shield.amount - amount
    gone = shield.next_time or left == 0
    keep_prevention(tx.game, shield, left, gone=gone)
    rule = cite("615.8") if shield.next_time else cite("615.7")
    rules = (cite("615.1a") if shield.amount is None else rule,)
    return prevented(event, amount, (shield.gain_life,), rules, by=shield.made_by, effect=f"s{shield.id}")
