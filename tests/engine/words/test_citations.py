"""Every rule number that the engine can show: made by ``cite`` or ``not_implemented``, and there in the rules that it follows."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path, PurePath
from typing import NamedTuple

import pytest

from engine.checks import table as state_based
from engine.words.citations import EDITION, gaps, not_implemented
from ruletext.builtin import builtin
from ruletext.number import RuleNumber
from tests.shared import ROOT

LOOKS_LIKE_A_RULE = re.compile(r"[1-9]\d\d(\.\d+[a-z]*)?")


class Named(NamedTuple):
    """A rule number in the source, with the place where it stands."""

    number: str
    place: str


def sources() -> list[tuple[str, str]]:
    """The name and the text of every file of the engine."""
    found = sorted((ROOT / "engine").rglob("*.py"))
    assert len(found) > 40
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in found]


class Numbers(NamedTuple):
    """What one file has of rule numbers."""

    named: list[Named]
    unread: list[str]
    """Where ``cite`` or ``not_implemented`` is given something else than a literal."""
    others: list[str]
    """Other strings that look like the number of a rule."""
    made: list[str]
    """Where a citation is made by other means."""


def read(name: str, text: str) -> Numbers:
    tree = ast.parse(text)
    found = Numbers([], [], [], [])
    arguments: set[ast.expr] = set()
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        place = f"{name}:{node.lineno}"
        if node.func.id in ("Citation", "Gap"):
            found.made.append(place)
        elif node.func.id in ("cite", "not_implemented"):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.named.append(Named(first.value, place))
                arguments.add(first)
            else:
                found.unread.append(place)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or node in arguments:
            continue
        if isinstance(node.value, str) and LOOKS_LIKE_A_RULE.fullmatch(node.value):
            found.others.append(f"{name}:{node.lineno}: {node.value}")
    return found


@pytest.fixture(scope="module")
def found() -> list[Numbers]:
    return [read(name, text) for name, text in sources()]


@pytest.fixture(scope="module")
def named(found: list[Numbers]) -> list[Named]:
    every = [one for numbers in found for one in numbers.named]
    assert len(every) > 200
    return every


def test_every_citation_is_a_literal_so_that_all_of_them_are_found(found: list[Numbers]) -> None:
    assert [place for numbers in found for place in numbers.unread] == []


def test_no_other_string_looks_like_the_number_of_a_rule(found: list[Numbers]) -> None:
    assert [place for numbers in found for place in numbers.others] == []


def test_a_citation_is_made_nowhere_but_in_its_own_module(found: list[Numbers]) -> None:
    made = [place for numbers in found for place in numbers.made]
    assert [place for place in made if not place.startswith("engine/words/citations.py")] == []


def test_the_engine_follows_the_edition_of_the_built_in_rules() -> None:
    assert builtin().edition.id == EDITION


def test_every_number_is_one_of_the_built_in_rules(named: list[Named]) -> None:
    assert [one for one in named if not builtin().has(RuleNumber.exact(one.number))] == []


def test_every_number_is_one_of_the_english_rules(named: list[Named], shared: Path) -> None:
    text = (shared / f"reference/cr-{EDITION}-en.txt").read_text(encoding="utf-8-sig")
    printed = set(re.findall(r"^(\d\d\d(?:\.\d+[a-z]*)?)\.? ", text, re.MULTILINE))
    assert len(printed) > 3000
    assert [one for one in named if one.number not in printed] == []


def test_what_breaks_these_rules_would_be_found() -> None:
    text = 'a = cite("704.5ab")\nb = cite(number)\nc = "603.2"\nd = Citation("704.3")\n"""704.5f: words."""\ne = "20"\n'
    numbers = read("wrong.py", text)
    assert numbers == Numbers(
        named=[Named("704.5ab", "wrong.py:1")],
        unread=["wrong.py:2"],
        others=["wrong.py:3: 603.2", "wrong.py:4: 704.3"],
        made=["wrong.py:4"],
    )
    assert not builtin().has(RuleNumber.exact("704.5ab"))


def test_a_rule_is_said_to_be_unrealised_once_with_its_subject() -> None:
    for name, _ in sources():
        importlib.import_module(".".join(PurePath(name).with_suffix("").parts).removesuffix(".__init__"))
    assert {"103.4e", "901.8"} <= {gap.rule for gap in gaps()}
    assert all(gap.subject for gap in gaps())
    with pytest.raises(ValueError, match=r"said twice: 901\.8"):
        not_implemented("901.8", "di nuovo")


def test_704_5_and_704_6_every_sub_rule_is_realised_or_said_not_to_be_and_none_is_both() -> None:
    due = {str(number) for rule in ("704.5", "704.6") for number in builtin().below(rule)}
    realised = {str(action.rule) for action in state_based.TABLE}
    missing = {gap.rule for gap in gaps()}
    assert realised | (missing & due) == due
    assert realised & missing == set()


def test_704_5_the_table_stands_in_the_order_of_the_rule() -> None:
    numbers = [RuleNumber.exact(action.rule) for action in state_based.TABLE]
    assert numbers == sorted(numbers)


def test_704_5_every_function_of_the_table_says_first_which_sub_rule_it_is() -> None:
    for action in state_based.TABLE:
        assert (action.propose.__doc__ or "").startswith(f"{action.rule}:")
