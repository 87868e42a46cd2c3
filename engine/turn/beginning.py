"""501-504: untap, upkeep, draw."""

from __future__ import annotations

from engine import events as e
from engine.abilities.ability import Prohibition
from engine.citations import cite
from engine.instructions import draw_card
from engine.pipeline import happen
from engine.prohibitions import forbids_object
from engine.trace import Change, StepKind
from engine.transaction import Transaction


def untap_step(tx: Transaction) -> None:
    """502.3: the active player untaps their permanents, all at once, but for those that an effect keeps tapped."""
    members = tx.game.side(tx.game.turn.active).members
    tapped = [one.id for one in tx.game.permanents() if one.tapped and tx.board.controller(one.id) in members]
    free = [one for one in tapped if forbids_object(tx.board, Prohibition.UNTAP, one) is None]
    if free:
        changes = [Change(event=e.Untapped(object=one), rules=(cite("502.3"),)) for one in free]
        happen(
            tx,
            changes,
            kind=StepKind.TURN_BASED_ACTION,
            rules=[cite("502.3"), cite("703.4c")],
            player=tx.game.turn.active,
        )


def draw_step(tx: Transaction) -> None:
    """504.1, 103.8a: the active player draws; not who plays first, in the first turn of a two-player game. 805.4b: each member."""
    game = tx.game
    first = game.turn.number == 1 and game.turn.active == game.starting_player
    if first and len(game.sides) == 2:
        rule = cite("103.8b") if game.side(game.turn.active).shared else cite("103.8a")
        tx.note(StepKind.NOTHING, [rule], player=game.turn.active, facts={"why": "first draw skipped"})
        return
    for player in game.side(game.turn.active).members:
        if game.player(player).in_game:
            draw_card(tx, player, kind=StepKind.TURN_BASED_ACTION, rules=[cite("504.1"), cite("703.4d")])
