"""122.1, 201.2b, 301.5: whether anything has counters, what shares a name with a target, what is attached to one."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Attach, Destroy, Tap
from engine.cards.abilities.references import Every, Target
from engine.words.terms import CardType
from tests.engine.support import Table
from tests.engine.support_more import sorcery

CREATURE = Filter(types=(CardType.CREATURE,))
TARGET_CREATURE = TargetSpec(objects=CREATURE)
EQUIPMENT: dict[str, Any] = {"types": (CardType.ARTIFACT,), "subtypes": ("Equipment",)}


def _creatures(table: Table, *named: tuple[str, str]) -> None:
    for label, name in named:
        table.creature(label, 2, 2, name=name)


def test_201_2b_what_has_its_name_and_what_has_not() -> None:
    table = Table()
    _creatures(table, ("uno", "Lupo"), ("due", "Lupo"), ("tre", "Orso"))
    namesakes = Every(Filter(types=(CardType.CREATURE,), named_as=Target()))
    sorcery(table, "Branco", Tap(what=namesakes), targets=(TARGET_CREATURE,))
    table.settle()
    table.cast("Branco", "uno").resolve()
    assert [table.one(label).tapped for label in ("uno", "due", "tre")] == [True, True, False]


def test_201_2b_what_has_another_name_and_what_has_none() -> None:
    table = Table()
    _creatures(table, ("uno", "Lupo"), ("due", "Lupo"), ("tre", "Orso"))
    others = Every(Filter(types=(CardType.CREATURE,), not_named_as=Every(Filter(name="Lupo"))))
    sorcery(table, "Branco", Tap(what=others))
    table.settle()
    table.cast("Branco").resolve()
    assert [table.one(label).tapped for label in ("uno", "due", "tre")] == [False, False, True]


def test_201_2b_control_every_name_is_another_than_that_of_nothing() -> None:
    table = Table()
    _creatures(table, ("uno", "Lupo"), ("due", "Orso"))
    others = Every(Filter(types=(CardType.CREATURE,), not_named_as=Every(Filter(name="Gatto"))))
    sorcery(table, "Branco", Tap(what=others))
    table.settle()
    table.cast("Branco").resolve()
    assert [table.one(label).tapped for label in ("uno", "due")] == [True, True]


def test_201_2b_the_name_is_the_one_that_it_last_had() -> None:
    table = Table()
    _creatures(table, ("uno", "Lupo"), ("due", "Lupo"))
    namesakes = Every(Filter(types=(CardType.CREATURE,), named_as=Target()))
    sorcery(table, "Caccia", Destroy(what=Target()), Tap(what=namesakes), targets=(TARGET_CREATURE,))
    table.settle()
    table.cast("Caccia", "uno").resolve()
    assert table.one("due").tapped


def _armed(*effects: object) -> Table:
    table = Table()
    _creatures(table, ("uno", "Lupo"), ("due", "Orso"))
    table.permanent("Spada", **EQUIPMENT)
    table.permanent("Scudo", **EQUIPMENT)
    anything = TargetSpec(objects=Filter())
    for label in ("Prima", "Seconda"):
        sorcery(table, label, Attach(what=Target(0), to=Target(1)), targets=(anything, anything))
    sorcery(table, "Ruggine", *effects, targets=(TARGET_CREATURE,))  # type: ignore[arg-type]
    table.settle()
    table.cast("Prima", "Spada", "uno").resolve()
    table.cast("Seconda", "Scudo", "due").resolve()
    return table.cast("Ruggine", "uno").resolve()


def test_301_5_only_what_is_attached_to_the_target() -> None:
    table = _armed(Tap(what=Every(Filter(subtypes=("Equipment",), attached_to=Target()))))
    assert (table.one("Spada").tapped, table.one("Scudo").tapped) == (True, False)


def test_301_5_of_what_was_destroyed_by_the_instruction_before() -> None:
    table = _armed(Destroy(what=Target()), Tap(what=Every(Filter(subtypes=("Equipment",), attached_to=Target()))))
    assert (table.one("Spada").tapped, table.one("Scudo").tapped) == (True, False)


def test_122_1_with_any_counter_and_with_none() -> None:
    table = Table()
    table.creature("uno", 2, 2, counters={"+1/+1": 1})
    table.creature("due", 2, 2, counters={"charge": 2})
    table.creature("tre", 2, 2)
    sorcery(table, "Vuoto", Tap(what=Every(Filter(types=(CardType.CREATURE,), any_counter=False))))
    sorcery(table, "Pieno", Destroy(what=Every(Filter(types=(CardType.CREATURE,), any_counter=True))))
    table.settle()
    table.cast("Vuoto").resolve()
    assert [table.one(label).tapped for label in ("uno", "due", "tre")] == [False, False, True]
    table.cast("Pieno").resolve()
    assert table.where("tre") is not None and [one.name for one in (table.looks("tre"),)] == ["tre"]
    assert {str(table.where(label)) for label in ("uno", "due")} == {"graveyard"}
