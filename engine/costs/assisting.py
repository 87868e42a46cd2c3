"""702.132: another player who helps to pay the generic mana in the total cost of a spell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.board.asking import Transaction
from engine.cards.mana import payments, reduced
from engine.costs.mana_costs import Use, pay_mana, spendable
from engine.happening.payable import payable_life
from engine.state import events as e
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.decisions import Form, Purpose, Question
from engine.words.terms import ObjectId, PlayerId

ASSIST = "assist"
MakeMana = Callable[[Transaction, PlayerId, ObjectId, Sequence[str], Use], None]
"""601.2g: lets a player activate mana abilities, for symbols that are paid for some use."""


def assisted(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: tuple[str, ...], use: Use, make_mana: MakeMana
) -> tuple[tuple[str, ...], list[Change]]:
    """702.132a: what is left of the total cost once a player, whom the caster may choose, has paid as much of its generic mana as
    they want; before that they may activate mana abilities."""
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    if not generic or not tx.board.characteristics(spell).has(ASSIST):
        return cost, []
    others = [PlayerTarget(one) for one in tx.game.seats() if one != player]
    rule, about = cite("702.132a"), tx.mention(spell)
    chosen = tx.ask_objects(Purpose.COST, player, rule, others, minimum=0, maximum=1, about=about)
    helper = next((one.player for one in chosen if isinstance(one, PlayerTarget)), None)
    if helper is None:
        return cost, []
    make_mana(tx, helper, spell, (str(generic),), use)
    amount = _how_much(tx, helper, spell, generic, use)
    if not amount:
        return cost, []
    less = (str(amount),)
    paid = [Change(event=one.event, rules=(*one.rules, rule)) for one in pay_mana(tx, helper, less, spell, use)]
    return reduced(cost, less), paid


def _how_much(tx: Transaction, helper: PlayerId, spell: ObjectId, generic: int, use: Use) -> int:
    """702.132a: any amount of it, as far as their mana goes."""
    pool, life = spendable(tx, helper, use), payable_life(tx, helper)
    most = max(
        amount
        for amount in range(generic + 1)
        if not amount or payments(pool, (str(amount),), life=life, spent_as=use.spent_as)
    )
    if not most:
        return 0
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.PAYMENT,
        decider=helper,
        chooser=helper,
        rule=cite("702.132a"),
        maximum=most,
        about=tx.mention(spell),
    )
    return tx.ask(question).number or 0


def payers(player: PlayerId, paid: Sequence[Change]) -> list[PlayerId]:
    """601.2h, 700.14: who spends mana on a spell: the player who casts it, and who helped."""
    spent = (one.event.player for one in paid if isinstance(one.event, e.ManaSpent))
    return list(dict.fromkeys((player, *spent)))
