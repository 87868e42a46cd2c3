"""613.4: of many that are the same each effect works out one, whatever their number; who is not the same is not taken for it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board import layer_changes, parts
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, Relation
from tests.engine.board.boards import fixed, pt
from tests.engine.support import Table, creature

LORD = Static(
    parts=(ModifyPT(*fixed(1, 1)),),
    affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True),
)


def _lords(count: int) -> Table:
    """So many lords, each put down as a value of its own, as many others, and one of each under the other player."""
    table = Table()
    for player, number in ((0, count), (1, 1)):
        for one in range(number):
            table.put(f"capo{player}.{one}", creature("Capo", 2, 2, LORD), controller=player)
            table.put(f"orso{player}.{one}", creature("Orso", 1, 3), controller=player)
    return table


@pytest.mark.parametrize("count", [2, 10, 40])
def test_613_4c_each_lord_strengthens_all_others_and_not_itself(count: int) -> None:
    table = _lords(count)
    for one in range(count):
        assert pt(table.looks(f"capo0.{one}")) == (count + 1, count + 1)
        assert pt(table.looks(f"orso0.{one}")) == (count + 1, count + 3)
    assert pt(table.looks("capo1.0")) == (2, 2), "control: who is alone has no other lord"
    assert pt(table.looks("orso1.0")) == (2, 4)


def _worked_out(count: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many objects were put through an effect for so many lords."""
    calls = []
    real = parts.changed

    def counted(before: Characteristics, *others: Any) -> Characteristics:
        calls.append(before)
        return real(before, *others)

    game = _lords(count).game
    with monkeypatch.context() as counting:
        counting.setattr(layer_changes, "changed", counted)
        board_of(game)
    return len(calls)


def test_613_many_alike_are_worked_out_as_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lords that have applied, lords that have not, and the others: three kinds for each lord, so in proportion to the lords."""
    few, many = _worked_out(10, monkeypatch), _worked_out(100, monkeypatch)
    assert few <= 3 * 11 + 3
    assert many <= 3 * 101 + 3
