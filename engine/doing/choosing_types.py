"""105.4, 201.4, 205.3e, 608.2d: choosing a subtype, a colour, a card type or a name as a spell or ability resolves."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import players
from engine.cards.abilities import choosing_types as f
from engine.happening.carrying import carries, carry_out
from engine.happening.choosing_types import choose_term, choose_type, with_term, with_type
from engine.state.bindings import Bindings
from engine.state.facts.decided import CreatureTypeChosen, TermChosen
from engine.state.trace import StepKind
from engine.words.citations import cite
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import Term


@carries(f.ChooseType)
def choose_type_now(tx: Transaction, effect: f.ChooseType, bound: Bindings) -> Bindings:
    """205.3e, 608.2d: chosen as it resolves; the rest of the instructions means that one."""
    for player in players(effect.who, tx.board, bound):
        about = tx.mention(bound.source)
        among = tuple(BASIC_LANDS) if effect.basic else ()
        chosen = choose_type(tx, player, effect.of, cite("205.3e"), about, among)
        rules = [cite("608.2d"), cite("205.3e")]
        tx.note(StepKind.DECIDED, rules, player=player, cause=bound.source, facts=(CreatureTypeChosen(chosen),))
        bound = carry_out(tx, with_type(effect.then, chosen), bound)
    return bound


_RULES = {Term.COLOR: cite("105.4"), Term.CARD_TYPE: cite("205.2a"), Term.CARD_NAME: cite("201.4")}


@carries(f.ChooseTerm)
def choose_term_now(tx: Transaction, effect: f.ChooseTerm, bound: Bindings) -> Bindings:
    """105.4, 201.4, 608.2d: chosen as it resolves; the rest of the instructions means that one."""
    for player in players(effect.who, tx.board, bound):
        rule = _RULES[effect.what]
        chosen = choose_term(tx, player, effect.what, rule, tx.mention(bound.source), effect.such)
        facts = (TermChosen(effect.what, chosen),)
        tx.note(StepKind.DECIDED, [cite("608.2d"), rule], player=player, cause=bound.source, facts=facts)
        bound = carry_out(tx, with_term(effect.then, effect.what, chosen), bound)
    return bound
