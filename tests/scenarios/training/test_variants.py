"""Variants of situations: other people and numbers, the same rules, an answer worked out anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenarios.library import find, paths
from scenarios.played.answering import answers
from scenarios.played.run import Run, run
from scenarios.training.fitness import faults
from scenarios.training.history import Answered
from scenarios.training.problems import deciding, problems
from scenarios.training.scene import scene
from scenarios.training.session import Available, wanted
from scenarios.training.variants import variant
from scenarios.written.load import load
from tests.scenarios.training.test_memory import BEGUN, answered


def of(name: str, seed: int) -> tuple[Run, Run]:
    """A situation that ships, and a variant of it."""
    path = find(name).path
    original = run(load(path))
    return original, variant(path.read_text("utf-8"), original, seed)


@pytest.mark.parametrize("path", [*paths()][::40], ids=lambda path: path.stem)
def test_a_variant_is_whole_and_decided_by_the_same_rules(path: Path) -> None:
    original = run(load(path))
    for seed in (1, 2):
        found = variant(path.read_text("utf-8"), original, seed)
        assert found is original or not faults(found)
        assert deciding(found) == deciding(original)
        assert len(problems(found)) == len(problems(original))


def test_what_is_asked_after_an_action_is_asked_after_the_same_one_in_a_variant() -> None:
    original, found = of("riflessa-quando-lo-fai", 1)
    assert found is not original
    assert [(one.query.after, one.value) for one in answers(found)] == [
        (one.query.after, one.value) for one in answers(original)
    ]


def test_other_people_sit_at_the_table_and_their_life_is_other() -> None:
    original, found = of("una-volta-per-terra", 1)
    before, after = (" ".join(line.text for line in scene(one).board) for one in (original, found))
    assert "Anna" in before
    assert "Anna" not in after
    assert problems(found)[1].solution != problems(original)[1].solution


def test_the_same_seed_gives_the_same_and_0_the_situation_itself() -> None:
    original, first = of("una-volta-per-terra", 3)
    _, again = of("una-volta-per-terra", 3)
    assert [player.name for player in first.scenario.players] == [player.name for player in again.scenario.players]
    assert of("una-volta-per-terra", 0)[1].scenario.players == original.scenario.players


def test_what_is_put_again_is_another_variant_each_time() -> None:
    pool = [Available("uno", 1, ("danno",))]
    events: list[Answered] = []
    for seed in range(3):
        assert [one.seed for one in wanted(pool, events, BEGUN, minutes=5)] == [seed]
        events.append(answered("uno", "danno"))
