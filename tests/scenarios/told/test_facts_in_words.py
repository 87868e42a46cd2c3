"""Every fact of a step is made somewhere, is said, and has its names as data; no fact is known by its spelling any more."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest

import engine
import scenarios
from engine.state import facts as package
from engine.state.facts.fact import Fact
from engine.state.facts.fighting import WhyIdle
from engine.state.facts.nothing import WhyNothing
from engine.state.facts.turns import Beginning, MarkerGoes, Turning
from engine.words.record import Record
from scenarios.told import steps
from scenarios.told.facts import checks, data, fighting, nothing, turns
from scenarios.told.facts.table import PARTS, READ, SENTENCES
from tests.shared import ROOT
from tests.source import parsed

ENGINE, SCENARIOS = (Path(str(one.__file__)).parent for one in (engine, scenarios))
FACTS, WORDS = ENGINE / "state" / "facts", SCENARIOS / "told" / "facts"
MAKING = (ENGINE, SCENARIOS / "played")
"""What makes facts: the engine, and whoever carries a script out."""

for _module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"{package.__name__}.{_module.name}")
KINDS = tuple(sorted(Fact.__subclasses__(), key=lambda kind: kind.__name__))
SETS: Mapping[type[StrEnum], object] = {
    WhyNothing: nothing.WHY,
    Turning: turns.TURNINGS,
    Beginning: turns.BEGINNINGS,
    MarkerGoes: turns.MARKERS,
    WhyIdle: fighting.DEALS_NONE,
}
"""The closed sets of reasons, and what says them."""

NOT_SAID = {
    ("OfAbility", "source"): "`telling.cause` names the ability by it, in every sentence about it",
    ("OfAbility", "index"): "which ability it is shows in its text; who looks for causes and expectations reads it",
    ("StepBegun", "step"): "the event of the step says it",
    ("CopiedFrom", "copy"): "the copy is called as what it was made of; what decides about it is found by it",
}
"""Fields that no sentence reads, and why there are all the same."""


@cache
def _made() -> frozenset[str]:
    """The names of what is made, and of the members that are named, where facts are made."""
    found = set()
    for path, tree in parsed(*MAKING).items():
        if (ROOT / path).is_relative_to(FACTS):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.add(node.func.id)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.add(f"{node.value.id}.{node.attr}")
    return frozenset(found)


def test_the_kinds_of_facts_are_found() -> None:
    assert len(KINDS) > 60
    assert not [kind for kind in KINDS if kind.__subclasses__()], "a kind of fact has no kinds of its own"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_fact_is_made_and_said(kind: type[Fact]) -> None:
    assert kind in SENTENCES.kinds | PARTS.kinds | READ.kinds, "nothing says it"
    assert kind.__name__ in _made(), "nothing makes it"


def test_control_a_fact_that_nobody_says_or_makes_is_noticed() -> None:
    class Unheard(Record):
        """Not a fact: nothing that goes over the facts finds it."""

    unheard: type[Record] = Unheard
    assert unheard not in SENTENCES.kinds | PARTS.kinds | READ.kinds
    assert "Unheard" not in _made()


@pytest.mark.parametrize("several", SETS, ids=lambda several: several.__name__)
def test_each_reason_of_a_closed_set_is_made_and_said(several: type[StrEnum]) -> None:
    assert set(SETS[several]) == set(several)  # type: ignore[call-overload]
    assert [one for one in several if f"{several.__name__}.{one.name}" not in _made()] == []


def _places(read: dict[Path, ast.Module], lines: Callable[[ast.AST], Iterator[int]]) -> Iterator[str]:
    """Where in some modules something is found."""
    return (f"{path}:{line}" for path, tree in read.items() for line in lines(tree))


def _without_facts(tree: ast.AST) -> Iterator[int]:
    """The lines where something is written down as decided and not what."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or any(given.arg == "facts" for given in node.keywords):
            continue
        if any(isinstance(one, ast.Attribute) and one.attr == "DECIDED" for one in node.args):
            yield node.lineno


def test_608_2d_each_decision_says_what_was_decided() -> None:
    assert [*_places(parsed(ENGINE, holding=("DECIDED",)), _without_facts)] == []


def test_608_2d_control_a_decision_that_says_nothing_is_found() -> None:
    assert [*_without_facts(ast.parse("tx.note(StepKind.DECIDED, rules, player=player)"))] == [1]
    assert [*_without_facts(ast.parse("tx.note(StepKind.DECIDED, rules, facts=(SaysYes(True),))"))] == []


def test_every_chapter_of_the_words_is_entered() -> None:
    """A chapter that nothing imports would be silent."""
    written = {path.stem for path in WORDS.glob("*.py")} - {"__init__", "table", "data"}
    assert written == {module.__name__.rpartition(".")[2] for module in (*steps.CHAPTERS, checks)}


def _read_by_words() -> dict[str, set[str]]:
    """For each kind of fact the fields that its words read."""
    found: dict[str, set[str]] = {}
    for tree in parsed(WORDS).values():
        for node in tree.body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for entered in node.decorator_list:
                if isinstance(entered, ast.Call):
                    found.setdefault(_name(entered.args[0]), set()).update(_attributes(node))
    return found


def _name(node: ast.expr) -> str:
    """What a kind is called: ``Lasts``, ``f.Lasts``."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _attributes(function: ast.FunctionDef) -> Iterator[str]:
    """What a function reads of its first argument; all of it, where it gives it to another one whole."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and _is_first(node.value, function):
            yield node.attr
        if isinstance(node, ast.Call) and any(_is_first(one, function) for one in node.args):
            yield "*"


def _is_first(node: ast.expr, function: ast.FunctionDef) -> bool:
    return isinstance(node, ast.Name) and node.id == function.args.args[0].arg


def test_each_field_of_a_fact_is_read_by_its_words() -> None:
    read = _read_by_words()
    silent = {
        (kind.__name__, field)
        for kind in KINDS
        for field in kind.__struct_fields__
        if not {field, "*"} & read[kind.__name__]
    }
    assert silent == set(NOT_SAID)


def test_every_fact_has_its_names_as_data() -> None:
    assert set(KINDS) <= set(data.NAMES)
    assert [kind for kind, names in data.NAMES.items() if len(names) != 1 + len(kind.__struct_fields__)] == []
    names = [data.NAMES[kind][0] for kind in KINDS] + ["eventi"]
    assert len(set(names)) == len(names), "two facts of one step would be one"
    assert [names for names in data.NAMES.values() if len(set(names[1:])) != len(names[1:])] == []
    assert [(kind, field) for kind, field in data.CODES if field not in kind.__struct_fields__] == []


# --- nobody knows a fact by its spelling


def _by_spelling(tree: ast.AST) -> Iterator[int]:
    """The lines where facts are given as a mapping, or looked into by a string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "facts" and isinstance(node.value, ast.Dict):
            yield node.value.lineno
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            several = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(one, ast.Name) and one.id == "facts" for one in several):
                yield node.lineno
        if isinstance(node, ast.Subscript) and _is_facts(node.value) and _is_text(node.slice):
            yield node.lineno
        if isinstance(node, ast.Attribute) and node.attr in _OF_MAPPINGS and _is_facts(node.value):
            yield node.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            yield from (one.lineno for one in node.args if isinstance(one, ast.Dict))


_OF_MAPPINGS = ("get", "items", "keys", "values")


def _is_facts(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "facts"


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_no_fact_is_known_by_its_spelling() -> None:
    assert [*_places(parsed(ENGINE, SCENARIOS, holding=("facts", "Refused")), _by_spelling)] == []


@pytest.mark.parametrize(
    "source",
    [
        'tx.note(kind, rules, facts={"why": "no damage"})',
        'facts: Facts = {"cards": 7}',
        'step.facts["cards"]',
        'step.facts.get("cards")',
        'raise Refused("cannot pay", rule, {"cost": cost})',
    ],
)
def test_control_a_fact_that_is_known_by_its_spelling_is_found(source: str) -> None:
    assert [*_by_spelling(ast.parse(source))] == [1]
