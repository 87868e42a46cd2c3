"""Every prescribing rule stands somewhere: proved, cited, in part, not realised, or without proof and listed with the reason."""

from __future__ import annotations

import pytest

from judge.standings import STATES, Standing
from judge.standings import standings as shipped
from ruletext.builtin import builtin
from ruletext.number import RuleNumber
from tests.realised_rules import prescribes, reasons, standings


@pytest.fixture(scope="module", name="found")
def _found() -> dict[str, Standing]:
    return standings()


def test_a_rule_without_proof_is_listed_with_its_reason(found: dict[str, Standing]) -> None:
    assert [rule for rule, one in found.items() if one.state == "senza prova" and not one.missing] == []


def test_a_rule_that_is_listed_has_no_proof(found: dict[str, Standing]) -> None:
    """Control: what came to have a proof, or prescribes nothing, is taken off the list."""
    assert [rule for rule in reasons() if found.get(rule, Standing("")).state != "senza prova"] == []


def test_what_ships_is_what_is_so(found: dict[str, Standing]) -> None:
    """`python -m tests.coverage_page` writes it."""
    assert shipped() == found
    assert {one.state for one in found.values()} == {*STATES}


@pytest.mark.parametrize("rule", ["704.5g", "614.17c", "707.3", "117.2d", "702.138c", "509.1b"])
def test_what_somebody_must_do_or_what_happens_prescribes(found: dict[str, Standing], rule: str) -> None:
    assert prescribes(RuleNumber.exact(rule)) and rule in found


@pytest.mark.parametrize("rule", ["702.6b", "702.12a", "700.6", "702.5b", "701.58h", "702.9"])
def test_control_titles_references_and_definitions_do_not(found: dict[str, Standing], rule: str) -> None:
    assert builtin().has(RuleNumber.exact(rule))
    assert not prescribes(RuleNumber.exact(rule)) and rule not in found


def test_that_the_code_cites_a_rule_is_no_proof(found: dict[str, Standing]) -> None:
    cited = [one for one in found.values() if one.state == "citata"]
    assert cited and all(one.missing and all(path.startswith("engine/") for path in one.where) for one in cited)
    assert all(any(path.startswith("tests/") for path in one.where) for one in found.values() if one.state == "provata")


def test_what_a_rule_or_a_chapter_lacks_its_letters_lack_that_nothing_proves(found: dict[str, Standing]) -> None:
    assert found["701.31b"].state == found["701.52a"].state == "non realizzata"
    assert found["701.31b"].missing


def test_control_a_letter_that_a_test_proves_is_not_lost_with_its_rule(found: dict[str, Standing]) -> None:
    """610.3 is said to be realised in part, and what its letters say is proved."""
    assert found["610.3a"].state == "provata"
