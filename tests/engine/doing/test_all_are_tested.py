"""Every instruction of the vocabulary is realised, and has a test of what it does with a control beside it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import get_args

import pytest

from engine.cards.abilities.effects import Effect
from engine.happening.carrying import carried_by, realised
from tests.engine import cards as keywords
from tests.engine import doing as effects


def _cases(name: str) -> Iterator[type]:
    """The classes of tests with that name in this folder, and in that of keywords."""
    for folder in (effects, keywords):
        for module in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
            found = getattr(importlib.import_module(module.name), name, None)
            if found is not None and found.__module__ == module.name:
                yield found


def test_608_2c_every_instruction_can_be_carried_out() -> None:
    assert set(realised()) == set(get_args(Effect))


def test_608_2c_what_it_is_and_what_it_does_are_found_under_one_name() -> None:
    """The record of an instruction stands in the file of `engine/cards/abilities` that is named as the room that carries it out."""
    there = {kind: carried_by(kind).__module__.rpartition(".") for kind in realised()}
    elsewhere = {
        kind.__name__: (kind.__module__, room)
        for kind, (wing, _, room) in there.items()
        if wing == effects.__name__.removeprefix("tests.") and kind.__module__.rpartition(".")[2] != room
    }
    assert elsewhere == {}
    assert "libraries" in {room for _, _, room in there.values()}, "control: rooms are found at all"


@pytest.mark.parametrize("instruction", realised(), ids=lambda instruction: instruction.__name__)
def test_608_2c_it_is_proved_with_a_control(instruction: type) -> None:
    """A class of tests named after it, with one that shows the other side."""
    tests = [
        test for cases in _cases(f"Test{instruction.__name__}") for test in vars(cases) if test.startswith("test_")
    ]
    assert len(tests) >= 2
    assert any("control" in test for test in tests)
