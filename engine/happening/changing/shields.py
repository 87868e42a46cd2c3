"""615.7-615.9: what resolutions set up to prevent damage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.board.asking import Transaction, option_key
from engine.board.board import Board
from engine.board.matching import describe_failure
from engine.board.owners import controller_of
from engine.board.reach import as_seen_from, damage_seen
from engine.happening.changing.preventing import Step, preventable, prevented
from engine.happening.writing.lasting import keep_prevention
from engine.state import events as e
from engine.state.lasting import PreventionShield
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, IllegalAnswer, Purpose, Question
from engine.words.terms import ObjectId


def shield_applies(board: Board, shield: PreventionShield, event: e.Damage) -> bool:
    board = as_seen_from(board, shield.made_by)
    if shield.combat is not None and event.combat is not shield.combat:
        return False
    if shield.to is not None and event.to != shield.to:
        return False
    if shield.sources and event.source not in shield.sources:
        return False
    of_source = bool(shield.sources) or shield.from_source is not None
    if not damage_seen(
        board, event.source, event.to, you=shield.you, of_source=of_source, of_recipient=shield.to is not None
    ):
        return False
    return shield.from_source is None or _is_still(board, shield, event)


def _is_still(board: Board, shield: PreventionShield, event: e.Damage) -> bool:
    """615.9: the properties of the source are looked at again as it would deal the damage."""
    seen = board.last_seen(event.source)
    assert shield.from_source is not None
    return seen is not None and (
        describe_failure(shield.from_source, board, *seen, source=shield.made_by, you=shield.you) is None
    )


def share(
    tx: Transaction,
    event: e.Damage,
    effect: int,
    left: int,
    alike: Callable[[e.Damage], bool],
    by: ObjectId,
    rule: Citation,
) -> int:
    """615.7: of how much of this damage an effect of a fixed amount speaks; where several sources would deal more at the same time
    to what it guards than is left of it, the player, or the permanent's controller, chooses. Raises IllegalAnswer ('more than
    dealt')."""
    if effect not in tx.event.shares:
        tx.event.shares[effect] = _divided(tx, event, left, alike, by, rule)
    return min(left, event.amount, tx.event.shares[effect].get(event.source, left))


def _divided(
    tx: Transaction, event: e.Damage, left: int, alike: Callable[[e.Damage], bool], by: ObjectId, rule: Citation
) -> Mapping[ObjectId, int]:
    dealt: dict[ObjectId, int] = {}
    for one in tx.event.together:
        if isinstance(one, e.Damage) and one.to == event.to and alike(one):
            dealt[one.source] = dealt.get(one.source, 0) + one.amount
    if len(dealt) < 2 or sum(dealt.values()) <= left:
        return {}
    chooser = controller_of(event.to, tx.board)
    by_key = {option_key(one): one for one in dealt}
    question = Question(
        form=Form.DIVIDE,
        purpose=Purpose.SHIELD,
        decider=chooser,
        chooser=chooser,
        rule=rule,
        options=tuple(tx.option(one) for one in dealt),
        minimum=0,
        total=left,
        about=tx.mention(by),
    )
    answer = tx.ask(question)
    found = {by_key[key]: amount for key, amount in answer.amounts}
    if any(amount > dealt[one] for one, amount in found.items()):
        raise IllegalAnswer(question, answer, "more than dealt")
    return found


def use_shield(tx: Transaction, event: e.Damage, shield: PreventionShield) -> Step:
    """615.7-615.8: a shield of an amount gets smaller, one for the next time is used up."""
    amount = event.amount
    if shield.amount is not None:

        def alike(other: e.Damage) -> bool:
            return shield_applies(tx.board, shield, other) and preventable(tx, other)

        amount = share(tx, event, shield.id, shield.amount, alike, shield.made_by, cite("615.7"))
    if not amount:
        return Step(event, ())
    left = None if shield.amount is None else shield.amount - amount
    gone = shield.next_time or left == 0
    if shield.next_time and (shield.to is not None or shield.sources):
        tx.event.spent.append(partial(keep_prevention, tx.game, shield, left, gone=True))
    else:
        keep_prevention(tx.game, shield, left, gone=gone)
    every = cite("615.1a") if shield.amount is None else cite("615.7")
    rules = (cite("615.8") if shield.next_time else every,)
    return prevented(event, amount, (shield.gain_life,), rules, by=shield.made_by, effect=f"s{shield.id}")
