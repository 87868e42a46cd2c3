"""710.4: the instruction that flips a permanent; what flip cards are, the layers tell."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.references import Target
from engine.cards.abilities.turning import Flip
from engine.words.terms import Supertype
from tests.engine.support import Table, creature
from tests.engine.support_more import TARGET_CREATURE, free

OTHER = creature("Saggia", 3, 4, legendary=True)


class TestFlip:
    def _flipped(self, **more: Any) -> Table:
        table = Table()
        table.put("Novizia", creature("Novizia", 1, 2, flip=OTHER), **more)
        table.creature("Mago", 1, 1, free(Flip(what=Target()), targets=(TARGET_CREATURE,)))
        table.settle()
        return table.activate("Mago", 0, "Novizia").resolve()

    def test_710_4_a_permanent_is_flipped(self):
        table = self._flipped()
        assert table.one("Novizia").flipped
        assert table.looks("Novizia").supertypes == (Supertype.LEGENDARY,)
        assert table.performed("710.4") == []
        assert "710.4" in table.rules()

    def test_710_4_control_one_that_is_flipped_stays_so_and_nothing_happens(self):
        table = self._flipped(flipped=True)
        assert table.one("Novizia").flipped
        assert "710.4" not in table.rules()
