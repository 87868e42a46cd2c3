"""Former numbers: known by data, imported or not, and kept in the file that a lookup opens anyway."""

import json
from pathlib import Path

import pytest

from ruletext.build import build
from ruletext.builtin import FOLDER, builtin
from ruletext.editions import Editions, former
from ruletext.links import Links
from ruletext.number import RuleNumber
from tests.shared import needs_shared


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ("603.6f", ["603.6e"]),
        ("603.6d", ["603.10"]),
        ("603.6e", ["603.6d"]),
        ("802.6", ["802.5"]),
        ("805.10g", ["805.10f"]),
        ("116.5", ["117.5", "118.5"]),
        ("713", ["727"]),
        ("101.1a", ["100.1a"]),
        ("117.5", []),
        ("704.5f", []),
    ],
)
def test_a_former_number_leads_to_todays_rules(old, today):
    assert [str(one.today) for one in builtin().former(old)] == today


@pytest.mark.parametrize(
    ("today", "names"),
    [
        ("603.10", ("603.6d",)),
        ("117.5", ("116.5",)),
        ("100.1a", ("101.1a",)),
        ("103.5", ()),  # cited once as 103.4, which the same texts have for another rule
        ("104.4c", ()),  # misprinted as 104.3c, which is there, too
        ("727", ()),  # a chapter is not called by the number of another one
    ],
)
def test_a_rule_is_known_by_former_numbers_that_are_no_other_rules(today, names):
    assert builtin().known_as(today) == names
    assert Editions(()).known_as(RuleNumber.exact(today)) == names


def test_the_file_of_links_has_every_former_number():
    for one in former():
        assert one in builtin().former(one.number)
    assert len({(one.number, one.today) for one in former()}) == len(former()) > 60


@needs_shared
def test_every_number_of_the_documents_that_is_not_todays_is_a_former_one(shared):
    targets = {one["target"] for one in json.loads((shared / "spec/references.json").read_text("utf-8"))}
    rules = builtin()
    gone = [target for target in targets if not rules.has(RuleNumber.exact(target)) and not rules.former(target)]
    assert gone == []
    assert sum(not rules.has(RuleNumber.exact(target)) for target in targets) > 8


def test_former_numbers_are_no_numbers_of_the_edition():
    links = Links("# head\n7\tRegole\t\n=116.5\t117.5\tuna cosa\n~713\t727\tun'altra\n")
    assert [str(number) for number in links.numbers()] == ["7"]
    assert [str(entry.number) for entry in links.headings()] == ["7"]
    assert links.get(RuleNumber.exact("116.5")) is None
    assert [one.subject for one in links.former(RuleNumber.exact("713"))] == ["un'altra"]
    assert links.known_as(RuleNumber.exact("117.5")) == ("116.5",)
    assert links.known_as(RuleNumber.exact("727")) == ()


def test_former_numbers_alone_make_no_entries_for_what_is_not_there(tmp_path):
    assert "=" not in build(tmp_path).links
    assert "\n=603.6d\t603.10\t" in build(Path(FOLDER)).links
