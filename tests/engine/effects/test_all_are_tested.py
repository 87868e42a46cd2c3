"""Every instruction of the vocabulary is realised, and has a test of what it does with a control beside it."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.abilities.effects import Effect
from engine.instructions import realised
from tests.engine.effects import test_cards_life_and_counters, test_damage_and_moves, test_permanents

MODULES = (test_damage_and_moves, test_cards_life_and_counters, test_permanents)


def test_608_2c_every_instruction_can_be_carried_out() -> None:
    assert set(realised()) == set(get_args(Effect))


@pytest.mark.parametrize("instruction", realised(), ids=lambda instruction: instruction.__name__)
def test_608_2c_it_is_proved_with_a_control(instruction: type) -> None:
    name = f"Test{instruction.__name__}"
    (cases,) = [getattr(module, name) for module in MODULES if hasattr(module, name)]
    tests = [test for test in vars(cases) if test.startswith("test_")]
    assert len(tests) >= 2
    assert any("control" in test for test in tests)
