"""docs/fatti.md says what is so: it is written from the source, and must not be stale."""

import pytest

from engine.state.facts.fact import Fact
from ruletext.builtin import builtin
from ruletext.number import RuleNumber
from tests.facts_page import PAGE, kinds, page, rules_of


def test_the_page_is_what_the_source_says() -> None:
    assert PAGE.read_text("utf-8") == page(), "stale: run python -m tests.facts_page"


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_fact_says_its_rule(kind: type[Fact]) -> None:
    first = rules_of(kind).replace("-", ",").split(",")[0]
    assert builtin().rule(RuleNumber.exact(first)) is not None, kind.__doc__
