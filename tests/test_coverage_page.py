"""docs/coverage.md says what is so: it is written from the source, and must not be stale."""

import json
import tomllib

from tests.coverage_page import EXAMPLES, LIBRARY, PAGE, named_tests, page, played, realised
from tests.shared import SHARED, needs_shared


def test_the_page_is_what_the_source_says() -> None:
    assert PAGE.read_text("utf-8") == page(), "stale: run python -m tests.coverage_page"


def test_more_rules_have_a_named_test_than_the_best_engine_that_was_read_has() -> None:
    assert sum(1 for proof in realised().values() if proof.tests) >= 1_000


def test_every_example_that_is_played_is_known() -> None:
    assert set(played()) <= set(tomllib.loads(EXAMPLES.read_text("utf-8"))["examples"])


def test_every_example_of_the_rules_is_played_by_something_that_there_is() -> None:
    known = tomllib.loads(EXAMPLES.read_text("utf-8"))
    scenarios = {path.stem for path in LIBRARY.rglob("*.yaml")}
    by = {entry["by"] for entry in known["reference"].values() if "by" in entry}
    assert by - scenarios - set(named_tests()) - set(known["examples"]) == set()
    same = {entry["same"] for entry in known["examples"].values() if "same" in entry}
    assert same <= set(played()), "the same case is played under its first name"


@needs_shared
def test_every_example_of_the_documents_is_told_about() -> None:
    source = SHARED / "spec" / "examples.json"
    known = tomllib.loads(EXAMPLES.read_text("utf-8"))["examples"]
    listed = {one["id"]: one["rule"] for one in json.loads(source.read_text("utf-8"))}
    assert set(known) == set(listed)
