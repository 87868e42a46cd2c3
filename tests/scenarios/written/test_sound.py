"""What is right is read without pydantic, and comes to the same; what is wrong has the faults that pydantic finds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scenarios import library
from scenarios.language.errors import Faulty
from scenarios.written import sound, tree, validating
from scenarios.written.card_source import defining
from scenarios.written.model import Scenario
from scenarios.written.permanents import Permanent
from scenarios.written.records import Fields, Record

RIGHT = """\
carte: {Gufo: {tipo: Creatura, f/c: 1/1, testo: [Volare]}}
giocatori: [{nome: Anna, campo: [Gufo, "Orso 2/2 TAP"], mano: Dardo}, Bruno]
azioni: [{attacca: {gufo: Bruno}}, {passa: Anna}]
"""
WRONG = (
    RIGHT.replace("campo:", "canpo:"),
    RIGHT.replace("2/2 TAP", "2/2 TAPPP"),
    RIGHT.replace("passa: Anna", "pasa: Anna"),
    RIGHT.replace("f/c: 1/1", "f/c: grande"),
    RIGHT.replace("tipo: Creatura", "tipo: Creatuura"),
    RIGHT.replace("nome: Anna, ", ""),
    RIGHT.replace("[{attacca: {gufo: Bruno}}, {passa: Anna}]", "{attacca: [{gufo: Bruno}, 3], passa: }"),
)


def tree_of(text: str) -> Fields:
    root = tree.tree_of(text)
    assert isinstance(root, Fields)
    return root


def said(value: object) -> Any:
    """Everything that is in a record: its values down to their types, what was given of it, and where it stands."""
    if isinstance(value, Record):
        fields = [(name, said(one)) for name, one in value.by_name().items()]
        return type(value), fields, value.model_fields_set, value.place
    if isinstance(value, dict):
        return [(said(key), said(one)) for key, one in value.items()]
    if type(value) in (tuple, list):
        return type(value), [said(one) for one in value]  # type: ignore[attr-defined]
    return type(value), value


def without_pydantic(root: Fields, monkeypatch: pytest.MonkeyPatch) -> Scenario:
    with monkeypatch.context() as patch:
        patch.setattr(sound, "_validating", lambda: pytest.fail("pydantic was asked"))
        return sound.read(Scenario, root)


def faults(read: Callable[[], object]) -> list[Any]:
    with pytest.raises(Faulty) as found:
        read()
    return [(one.wrong.args, one.wrong.suggestion, one.location) for one in found.value.found]


@pytest.mark.parametrize("path", [*library.paths()], ids=lambda path: path.stem)
def test_every_situation_is_read_without_pydantic_and_comes_to_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tree_of(path.read_text("utf-8"))
    with defining(map(str, root.get("carte") or ())):
        here = without_pydantic(root, monkeypatch)
        assert said(here) == said(validating.read(Scenario, root))


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_has_all_the_faults_that_pydantic_finds(text: str) -> None:
    root = tree_of(text)
    assert faults(lambda: sound.read(Scenario, root)) == faults(lambda: validating.read(Scenario, root))


def test_what_is_wrong_is_read_once_more_from_the_outermost_part_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[type] = []
    real = sound._validating()

    class Counting:
        @staticmethod
        def read(model: type, data: object) -> object:
            asked.append(model)
            return real.read(model, data)

    monkeypatch.setattr(sound, "_validating", lambda: Counting)
    with pytest.raises(Faulty):
        Scenario.model_validate(tree_of(WRONG[1]))
    assert asked[0] is Scenario
    assert asked.count(Scenario) == 1
    asked.clear()
    Scenario.model_validate(tree_of(RIGHT))
    assert not asked


def test_a_line_is_read_as_the_fields_that_it_stands_for() -> None:
    assert said(sound.read(Permanent, "Orso 2/2 TAP")) == said(validating.read(Permanent, "Orso 2/2 TAP"))
