"""What is asked of a text is asked once, and only where the answer counts: by how often, never by how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.cards.abilities.ability import Static
from engine.words.record import within
from scenarios.cardtext import chosen_ability, linked
from scenarios.cardtext.lines import Line
from scenarios.cardtext.oracle import preferring
from scenarios.cardtext.oracle.words import lexemes, pieces
from scenarios.language.twoway.said import Said


def counted(does: Callable[..., Any], times: list[Any]) -> Callable[..., Any]:
    """The same function, which notes what it is asked."""

    def noting(what: Any, **given: Any) -> Any:
        times.append(what)
        return does(what, **given)

    return noting


def asked(monkeypatch: pytest.MonkeyPatch, count: int) -> list[Said]:
    """What is asked of so many readings by the rules that prefer one."""
    found: list[Said] = []
    monkeypatch.setattr(preferring, "_RULES", (counted(lambda one: False, found),) * 3)
    readings = [Said(f"reading_{number}") for number in range(count)]
    assert preferring.preferred(readings) == readings
    return found


def test_a_single_reading_is_preferred_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not asked(monkeypatch, 1)


def test_control_of_two_readings_each_rule_asks_both(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(asked(monkeypatch, 2)) == 6


def test_607_2d_abilities_are_gone_through_once_for_all_that_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[object] = []
    monkeypatch.setattr(linked, "within", counted(within, gone))
    linked.chosen_before(Line((), (), ""), [Static(parts=())], [])
    assert len(gone) == 1


@pytest.mark.parametrize(("before", "looked"), [("Draw a card.", 0), ("Choose first strike or vigilance.", 1)])
def test_an_ability_that_was_chosen_is_looked_for_behind_a_choice_alone(
    monkeypatch: pytest.MonkeyPatch, before: str, looked: int
) -> None:
    count: list[object] = []
    monkeypatch.setattr(chosen_ability, "_that_ability", counted(chosen_ability._that_ability, count))
    said = [lexemes(pieces(one.rstrip("."))) for one in (before, "Creatures you control gain that ability.")]
    assert len(chosen_ability.with_chosen_ability(said)) == 2 - looked
    assert len(count) == looked
