"""709.5f-g: instructions that unlock or lock the door of a permanent."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.doors import LockDoor, UnlockDoor
from engine.cards.abilities.references import Every, Target
from engine.cards.split import LEFT, RIGHT
from engine.state.facts.nothing import Nothing, WhyNothing
from tests.engine.stack.test_rooms import HOUSE, MY_ROOMS, TARGET_ROOM
from tests.engine.support import Table
from tests.engine.support_more import sorcery


def _table(unlocked: tuple[str, ...]) -> Table:
    table = Table()
    table.put("casa", HOUSE, unlocked=unlocked)
    table.creature("Orso", 2, 2)
    return table


def _with(effect: Any, unlocked: tuple[str, ...]) -> Table:
    table = _table(unlocked)
    sorcery(table, "Chiave", effect, targets=(TARGET_ROOM,))
    return table.settle()


class TestUnlockDoor:
    def test_709_5f_the_player_chooses_a_locked_half(self):
        table = _with(UnlockDoor(what=Target()), ())
        table.cast("Chiave").resolve("Soffitta")
        assert table.one("casa").unlocked == (RIGHT,)
        assert "709.5f" in table.rules()

    def test_709_5f_with_one_locked_nobody_is_asked(self):
        table = _with(UnlockDoor(what=Target()), (RIGHT,))
        table.cast("Chiave").resolve()
        assert table.one("casa").unlocked == (LEFT, RIGHT)

    def test_709_5f_control_with_none_locked_nothing_happens(self):
        table = _with(UnlockDoor(what=Target()), (LEFT, RIGHT))
        table.cast("Chiave").resolve()
        assert table.one("casa").unlocked == (LEFT, RIGHT)
        nothing = [fact for step in table.steps for fact in step.facts if isinstance(fact, Nothing)]
        assert [fact.why for fact in nothing] == [WhyNothing.NO_SUCH_DOOR]

    def test_709_5f_of_several_permanents_one_that_has_a_locked_half_is_chosen(self):
        table = _table((LEFT,))
        table.put("villa", HOUSE, unlocked=(LEFT, RIGHT))
        table.put("torre", HOUSE, unlocked=(RIGHT,))
        sorcery(table, "Chiave", UnlockDoor(what=Every(MY_ROOMS)))
        table.settle().cast("Chiave").resolve("torre")
        assert table.one("torre").unlocked == (LEFT, RIGHT)
        assert table.one("casa").unlocked == (LEFT,)

    @pytest.mark.parametrize(("answer", "doors"), [("Cantina", ()), ("Soffitta", (LEFT, RIGHT))])
    def test_709_5f_lock_or_unlock_turns_the_half_that_is_chosen(self, answer, doors):
        table = _with(UnlockDoor(what=Target(), or_lock=True), (LEFT,))
        table.cast("Chiave").resolve(answer)
        assert table.one("casa").unlocked == doors


class TestLockDoor:
    def test_709_5g_a_locked_half_is_lost_again(self):
        table = _with(LockDoor(what=Target()), (LEFT, RIGHT))
        assert table.looks("Orso").power == 3
        table.cast("Chiave").resolve("Soffitta")
        assert (table.one("casa").unlocked, table.looks("Orso").power) == ((LEFT,), 2)
        assert "709.5g" in table.rules()

    def test_709_5g_control_with_none_unlocked_nothing_happens(self):
        table = _with(LockDoor(what=Target()), ())
        table.cast("Chiave").resolve()
        assert table.one("casa").unlocked == ()
