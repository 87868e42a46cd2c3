"""611.2: an effect that begins is an event: it goes through the pipeline, stands in its step, and is there afterwards."""

from __future__ import annotations

import ast

import pytest

from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.keyword_abilities import Forbid
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.state.events import EffectBegins
from engine.state.trace import Step, StepKind
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, instant
from tests.source import parsed

SHRINKS = Apply(parts=(ModifyPT(Fixed(-1), Fixed(-1)),), to=Target(), until=Duration.END_OF_TURN)


def resolved(*effects: Effect) -> Table:
    """An instant that has resolved on Orso, a 2/2."""
    at = Table()
    at.creature("Orso", 2, 2)
    instant(at, "Detto", *effects, targets=(TARGET_CREATURE,))
    return at.settle().cast("Detto").resolve()


def begun(at: Table) -> list[tuple[Step, EffectBegins]]:
    return [(step, one.event) for step in at.steps for one in step.changes if isinstance(one.event, EffectBegins)]


@pytest.mark.parametrize(
    ("effect", "rule", "objects"),
    [
        (SHRINKS, "611.2c", 1),
        (MayPlayLands(count=Fixed(1)), "305.2", 0),
        (Forbid(what=Prohibition.GAIN_LIFE, until=Duration.END_OF_TURN), "101.2", 0),
    ],
)
def test_611_2_an_effect_begins_as_an_event_of_one_step_which_says_by_which_rule(
    effect: Effect, rule: str, objects: int
) -> None:
    at = resolved(effect)
    [(step, event)] = begun(at)
    assert (step.kind, step.cause is not None and step.cause.label) == (StepKind.INSTRUCTION, "Detto")
    assert rule in map(str, step.every_rule())
    assert len(event.effect.objects) == objects
    assert at.game.effects == (event.effect,)
    assert all(one in step.names for one in event.effect.objects)


def test_611_2_control_an_instruction_without_an_effect_begins_none() -> None:
    at = resolved(GainLife(amount=Fixed(1)))
    assert begun(at) == []
    assert at.game.effects == ()


def test_611_2_of_two_instructions_each_begins_in_its_own_step_and_the_later_has_the_later_timestamp() -> None:
    first, second = (event.effect for _, event in begun(resolved(SHRINKS, SHRINKS)))
    assert first.timestamp < second.timestamp


def calling(name: str) -> list[str]:
    """The modules that call what has a name, once for each call."""
    return [
        path.as_posix()
        for path, tree in parsed("engine", "scenarios", "judge", "benchmarks", holding=(name,)).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name
    ]


def test_611_2_every_effect_is_made_by_one_function() -> None:
    """An effect that is made by hand somewhere would begin unseen."""
    assert calling("ContinuousEffect") == ["engine/happening/lasting.py"]


def test_611_2_an_effect_begins_nowhere_but_as_an_event_and_on_boards_that_are_looked_at() -> None:
    # Effects that began before the game is looked at hold in its starting state without any event.
    assert {*calling("begin_effects")} == {"engine/happening/trials.py", "engine/happening/building.py"}
