"""The built-in edition against the English rules of the same day, whose numbers are the numbers."""

import re
from pathlib import Path

import pytest

from ruletext.build import build
from ruletext.builtin import EDITION, FOLDER
from ruletext.number import RuleNumber
from ruletext.references import unresolved

# Chapters of which a part is still to be written; to be emptied when they are whole.
BEING_WRITTEN: frozenset[str] = frozenset()


@pytest.fixture(scope="module")
def built():
    return build(Path(FOLDER))


@pytest.fixture
def printed(shared):
    """Every number of the English rules: parts, chapters, rules."""
    text = (shared / f"reference/cr-{EDITION.id}-en.txt").read_text(encoding="utf-8-sig")
    found = re.findall(r"^(\d(?:\d\d(?:\.\d+[a-z]*)?)?)\.? ", text, re.MULTILINE)
    return frozenset(map(RuleNumber.exact, found))


def test_the_files_have_no_fault(built):
    assert list(map(str, built.faults)) == []


def test_the_rules_that_a_judge_is_asked_most_are_there(built):
    numbers = {str(rule.number) for chapter in built.chapters for rule in chapter.rules}
    assert {"117.5", "603.3b", "613.8", "704.3", "704.5f", "704.5aa"} <= numbers


def test_the_reference_was_read_whole(printed):
    assert len([number for number in printed if number.rule]) == 3162


def test_every_number_is_one_of_the_english_rules(built, printed):
    numbers = {number for chapter in built.chapters for number in chapter.all_numbers}
    assert sorted(map(str, numbers - printed)) == []


def test_no_rule_of_a_chapter_is_left_out(built, printed):
    missing = set()
    for chapter in built.chapters:
        if str(chapter.number) not in BEING_WRITTEN:
            due = {number for number in printed if number.rule and chapter.number.covers(number)}
            missing |= due.difference(chapter.all_numbers)
    assert list(map(str, sorted(missing))) == []


def test_every_reference_is_to_a_number_of_the_english_rules(built, printed):
    """What is not written yet may be named; what does not exist may not."""
    wrong = [found for found in unresolved(built.chapters) if found.target not in printed]
    assert [f"{found.source}: {found.target}" for found in wrong] == []


def test_a_reference_into_a_chapter_that_is_whole_is_resolved(built):
    whole = [chapter.number for chapter in built.chapters if str(chapter.number) not in BEING_WRITTEN]
    lost = [found for found in unresolved(built.chapters) if any(number.covers(found.target) for number in whole)]
    assert [f"{found.source}: {found.target}" for found in lost] == []


def test_every_rule_says_something_and_repeats_no_phrase_of_its_own(built):
    for chapter in built.chapters:
        for rule in chapter.rules:
            assert rule.text or rule.title
            assert len({phrase.casefold() for phrase in rule.phrases}) == len(rule.phrases), str(rule.number)
