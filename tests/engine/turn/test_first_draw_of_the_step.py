"""504.1, 603.2, 614.11: what is about each card that is drawn but the first one of a draw step."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.triggers import Draws
from engine.state.events import DrawCard
from engine.words.terms import PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, A, B

WELL = ReplacesDraw(effects=(GainLife(amount=Fixed(2)),), beyond_first=True)
EAR = Triggered(trigger=Draws(who=Relation.ANY, beyond_first=True), effects=(GainLife(amount=Fixed(1)),))


def _before(step: TurnStep = TurnStep.UPKEEP, *abilities: object) -> Table:
    table = Table(step=step)
    for player in (0, 1):
        table.library(player, 5)
    table.permanent("Pozzo", *(abilities or (WELL,)), **ARTIFACT)  # type: ignore[arg-type]
    return table.settle()


def _draws(table: Table, player: PlayerId = A) -> tuple[int, int]:
    table.occur(DrawCard(player=player))
    return len(table.zone(Zone.HAND, player)), table.life(0)


def test_504_1_the_card_of_the_turn_is_drawn_and_the_next_one_is_not() -> None:
    table = _before().until(TurnStep.DRAW)
    assert (len(table.zone(Zone.HAND)), table.life(0)) == (1, 20)
    assert _draws(table) == (1, 22)


def test_504_1_control_before_the_step_the_first_one_too() -> None:
    table = _before()
    assert _draws(table) == (0, 22)
    table.until(TurnStep.DRAW)
    assert (len(table.zone(Zone.HAND)), table.life(0)) == (1, 22)


def test_504_1_where_the_game_is_laid_out_in_the_step_its_card_was_drawn() -> None:
    assert _draws(_before(TurnStep.DRAW)) == (0, 22)


def test_603_2_it_triggers_on_every_other_card() -> None:
    table = _before(TurnStep.UPKEEP, EAR).until(TurnStep.DRAW)
    assert not table.stack()
    assert _draws(table) == (2, 20)
    assert table.resolve().life(0) == 21
    table.occur(DrawCard(player=B))
    assert table.resolve().life(0) == 22
