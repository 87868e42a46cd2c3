"""731, 502.2: day and night, designations of the game itself."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.state import events as e
from engine.state.crowds import permanents_such
from engine.state.facts.turns import SpellsLastTurn
from engine.state.merged import can_transform, can_turn_over, represented_by
from engine.state.trace import Change, StepKind
from engine.words.citations import cite


def check(tx: Transaction) -> None:
    """502.2, 731.2: night falls after a turn in which its player cast no spell; day breaks after one with two or more.

    502.2a: where turns are shared, no player of the team, or any one of them.
    """
    game = tx.game
    if game.night is None or game.turn.number == 1:
        return
    cast = game.turn.spells_before
    shared = bool(game.table.together)
    if game.night and cast >= 2:
        rules = [cite("502.2a") if shared else cite("502.2"), cite("731.2b"), cite("703.4b")]
    elif not game.night and cast == 0:
        rules = [cite("502.2a") if shared else cite("502.2"), cite("731.2a"), cite("703.4b")]
    else:
        return
    tx.happen(
        [e.DayNightChanged(night=not game.night)],
        kind=StepKind.TURN_BASED_ACTION,
        rules=rules,
        player=game.turn.active,
        facts=(SpellsLastTurn(cast),),
    )


def designate(tx: Transaction) -> None:
    """702.145d, 702.145g: with neither day nor night, a permanent with daybound makes it day, one with nightbound night."""
    if tx.game.night is not None:
        return
    for keyword, night, rule in (("daybound", False, cite("702.145d")), ("nightbound", True, cite("702.145g"))):
        if tx.board.permanents_with(keyword, keyword=True):
            tx.happen([e.DayNightChanged(night=night, first=True)], kind=StepKind.EVENT, rules=[rule, cite("731.1")])
            return


def turn_with_it(tx: Transaction) -> None:
    """702.145c, 702.145f: as soon as it is night what is front face up with daybound transforms, and what is back face up with
    nightbound as soon as it is day; this is no state-based action."""
    night = tx.game.night
    if night is None:
        return
    keyword, rule = ("daybound", cite("702.145c")) if night else ("nightbound", cite("702.145f"))
    turning = [
        Change(event=e.Transformed(object=one.id), rules=(rule,))
        for one in permanents_such(tx.game, can_transform)
        if any(can_turn_over(card) and card.transformed is not night for card in represented_by(one))
        and tx.board.characteristics(one.id).has(keyword)
    ]
    if turning:
        tx.happen(turning, kind=StepKind.EVENT, rules=[rule, cite("731.1")])
