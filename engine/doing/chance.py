"""705: coins, of which somebody says how they come up."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import players
from engine.cards.abilities import chance as c
from engine.happening.carrying import carries, carry_out
from engine.happening.instructed import amount, happening
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import Action, PlayerId

not_implemented("705.3", "effetti che dicono come va il lancio di una moneta, o chi lo vince")

HEADS, TAILS, WINS, LOSES = "heads", "tails", "wins", "loses"
WON_OR_LOST = {WINS: Action.WIN_FLIP, LOSES: Action.LOSE_FLIP}


@carries(c.FlipCoin)
def flip_coin(tx: Transaction, effect: c.FlipCoin, bound: Bindings) -> Bindings:
    """705.1-705.2: all coins of a player first, then what each of them means; which side is called makes no difference."""
    good = 0
    for player in players(effect.who, tx.board, bound):
        sides = [_side(tx, player, bound, called=effect.called) for _ in range(amount(tx, effect.times, bound))]
        _flipped(tx, player, sides, bound)
        for side in sides:
            done = side in (WINS, HEADS)
            good += done
            flipping = replace(bound, iterated=PlayerTarget(player))
            bound = replace(carry_out(tx, effect.then if done else effect.otherwise, flipping), iterated=bound.iterated)
    return bound if effect.keep_as is None else replace(bound, numbers={**bound.numbers, effect.keep_as: good})


def _side(tx: Transaction, player: PlayerId, bound: Bindings, *, called: bool) -> str:
    """705.2: whether it is won, or where nobody calls it how it comes up."""
    options = tuple(Option(key=side, text=side) for side in ((WINS, LOSES) if called else (HEADS, TAILS)))
    return tx.ask_one(Purpose.CHANCE, player, cite("705.2"), options, about=tx.mention(bound.source))


def _flipped(tx: Transaction, player: PlayerId, sides: list[str], bound: Bindings) -> None:
    """705.1-705.2: the coins that are flipped together are one event; nobody wins or loses those that nobody calls."""
    events: list[e.Event] = []
    for side in sides:
        events.append(e.Performed(action=Action.FLIP_COIN, player=player))
        if side in WON_OR_LOST:
            events.append(e.Performed(action=WON_OR_LOST[side], player=player))
    happening(tx, events, bound, cite("608.2c"), cite("705.1"), cite("705.2"))
    for side in sides:
        if side not in WON_OR_LOST:
            tx.note(StepKind.DECIDED, [cite("705.2")], facts={"coin": side}, player=player, cause=bound.source)
