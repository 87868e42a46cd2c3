"""The deciding rule stands with the answer, among three at most; where one thing is changed another decides, and it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenarios.played.run import run
from scenarios.told.answer import Answer, answer
from scenarios.written.load import parse, parse_lines
from tests.plain_yaml import plain_file

FOLDER = Path(__file__).parent
IN_LINES = [one for file in sorted((FOLDER / "rules_on_top").glob("*.yaml")) for one in plain_file(file)]
"""As they are said at a table, by chapter; the others are files."""
BOARDS = [*plain_file(FOLDER / "rules_on_top.yaml"), *IN_LINES]
FACTS = [one["fact"] for one in BOARDS]


def ruled(text: str, *, lines: bool = False) -> Answer:
    """The answer, with the rules that stand with it."""
    return answer(run((parse_lines if lines else parse)(text, "prova")))


def on_top(text: str, *, lines: bool = False) -> tuple[str, ...]:
    return ruled(text, lines=lines).rules


def deciding(one: dict[str, str]) -> set[str]:
    return {*one["rule"].split(", ")}


@pytest.mark.parametrize("one", BOARDS, ids=FACTS)
def test_what_decides_stands_with_the_answer(one: dict[str, str]) -> None:
    found = ruled(one["board"], lines=one in IN_LINES)
    assert deciding(one) <= {*found.rules}
    assert one.get("says", "") in " ".join(found.headline)


@pytest.mark.parametrize("one", BOARDS, ids=FACTS)
def test_control_where_another_rule_decides_it_does_not(one: dict[str, str]) -> None:
    other = one["board"].replace(one["instead of"], one["there is"])
    assert other != one["board"]
    other = other.replace(one.get("and no", "\0"), "")
    found = ruled(other, lines=one in IN_LINES)
    assert not deciding(one) & {*found.rules}
    assert one.get("then says", "") in " ".join(found.headline)


def test_704_what_befalls_a_source_by_itself_is_no_reason_for_what_it_did() -> None:
    """The Equipment comes off (704.5n) after it has triggered; and it is no Aura, whose abilities 603.6e speaks of."""
    board = next(one["board"] for one in BOARDS if one["fact"].startswith("603.10a an Equipment"))
    made = run(parse(board, "prova"))
    cited = {str(rule) for one in made.steps for rule in one.step.every_rule()}
    assert "704.5n" in cited and "603.6e" not in cited
    assert answer(made).rules[0] == "603.10a" and "704.5n" not in answer(made).rules


@pytest.mark.parametrize(
    ("size", "cards", "triggers"), [("2/2", "non ha carte in mano", False), ("2/1", "pesca", True)]
)
def test_704_3_603_10a_who_dies_in_the_same_check_is_seen_and_who_dies_in_the_next_is_not(size, cards, triggers):
    board = next(one["board"] for one in BOARDS if one["fact"].startswith("704.3 Quante carte"))
    board = board.replace("Orso 2/2", f"Orso {size}")
    assert cards in " ".join(ruled(board, lines=True).headline)
    asked = ruled(board.replace("Quante carte ha in mano Anna?", "Si innesca Signore?"), lines=True)
    assert ("non si innesca" in " ".join(asked.headline)) is not triggers
