"""The situations that ship as a collection to train on."""

from __future__ import annotations

import re

from ruletext.builtin import builtin
from scenarios.library import entries
from scenarios.training.collection import UNSORTED, available, shipped
from scenarios.training.concepts import PAGES, concepts, of_themes
from scenarios.training.fitness import faults
from tests.shipped import played


def test_every_theme_of_the_library_is_in_a_concept_and_every_concept_has_a_situation() -> None:
    strange = {theme for one in entries() for theme in one.themes if not of_themes((theme,))}
    assert strange == set()
    pool = available(shipped())
    assert len(pool) >= 160
    assert {one.concepts[0] for one in pool} == set(concepts())
    assert UNSORTED not in {one.concepts[0] for one in pool}


def test_every_rule_of_a_concept_is_in_the_rules() -> None:
    unknown = [rule for one in concepts().values() for rule in one.rules if not builtin().has(builtin().number(rule))]
    assert unknown == []


def test_a_collection_of_at_least_160_is_fit_for_every_concept() -> None:
    paths = {one.name: one.path for one in entries()}
    fit = [one for one in available(shipped()) if not faults(played(paths[one.name]))]
    assert len(fit) >= 400
    missing = set(concepts()) - {concept for one in fit for concept in one.concepts}
    assert missing == set()


def test_every_concept_has_a_page_of_8_to_20_lines_and_its_rules_exist() -> None:
    assert {path.stem for path in PAGES.iterdir()} == set(concepts())
    for one in concepts().values():
        lines = one.whole_page.splitlines()
        assert 8 <= len(lines) <= 20, one.id
        assert sum(line.startswith("- ") for line in lines) >= 4, one.id
        rules = re.findall(r"[0-9]{3}\.[0-9]+[a-z]?", one.whole_page)
        assert rules, one.id
        assert [rule for rule in rules if not builtin().has(builtin().number(rule))] == [], one.id
