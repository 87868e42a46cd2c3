"""Reading the rules: what a typed number leads to, the section around a rule, the ways on and back."""

import pytest

from judge.presenters import rules as reading
from ruletext.builtin import builtin
from ruletext.number import RuleNumber

number = RuleNumber.exact
RULES = builtin()


@pytest.mark.parametrize(
    ("typed", "found"),
    [("704.5g", "704.5g"), (" regola 704,5 G. ", "704.5g"), ("704 5 g", "704.5g"), ("704", "704"), ("parte 7", "7")],
)
def test_a_number_in_any_form_leads_to_its_rule(typed: str, found: str) -> None:
    assert reading.asked(typed, RULES) == number(found)


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("", "Scrivi il numero"),
        ("   ", "Scrivi il numero"),
        ("danno letale", "La ricerca per parole non c'è ancora"),
        ("704.5l", "704.5"),
        ("704.99", "non c'è 704.99"),
        ("740.5f", "704.5f"),
    ],
)
def test_what_leads_nowhere_is_said_in_italian(typed: str, part: str) -> None:
    with pytest.raises(reading.NothingFound, match=part):
        reading.asked(typed, RULES)


def test_a_rule_is_read_within_its_chapter() -> None:
    section = reading.section(number("704.5g"), RULES)
    numbers = [str(one.number) for one in section.paragraphs]
    assert section.number == number("704.5g")
    assert numbers[0] == "704"
    assert {"704.1", "704.5", "704.5f", "704.5h", "704.8"} <= set(numbers)
    assert section.heading == "7 Regole addizionali › 704 Azioni generate dallo stato"


def test_a_rule_of_a_long_chapter_is_read_with_its_subrules_alone() -> None:
    numbers = [str(one.number) for one in reading.section(number("702.2c"), RULES).paragraphs]
    assert numbers[:4] == ["702", "702.2", "702.2a", "702.2b"]
    assert "702.3" not in numbers
    assert len(RULES.chapter("702").rules) > reading.WHOLE_CHAPTER


def test_a_long_chapter_is_read_without_its_subrules() -> None:
    depths = {one.number.depth for one in reading.section(number("702"), RULES).paragraphs}
    assert depths == {2, 3}


def test_a_part_is_read_as_its_chapters() -> None:
    section = reading.section(number("7"), RULES)
    assert section.number == number("7")
    assert number("704") in [one.number for one in section.paragraphs]


def test_every_number_of_the_edition_has_a_section_with_itself_in_it() -> None:
    for one in RULES.numbers():
        assert reading.section(one, RULES).number == one


def test_links_lead_up_out_and_back() -> None:
    kinds = {(link.kind, str(link.number)) for link in reading.links(number("704.5g"), RULES)}
    assert ("sopra", "704.5") in kinds
    assert any(kind == "citata da" for kind, _ in kinds)
    out = {str(link.number) for link in reading.links(number("704.3"), RULES) if link.kind == "rimanda a"}
    named = RULES.rule("704.3").references
    assert out == {str(one) for one in named if RULES.has(one)}
    assert "117" in out


def test_links_never_lead_where_nothing_is() -> None:
    for one in RULES.numbers():
        for link in reading.links(one, RULES):
            assert RULES.has(link.number)


def test_the_index_goes_from_parts_to_chapters_to_rules() -> None:
    parts = reading.branches(None, RULES)
    assert [str(part.number) for part in parts][:2] == ["1", "2"]
    chapters = reading.branches(number("7"), RULES)
    assert "704 Azioni generate dallo stato" in [chapter.label for chapter in chapters]
    rules = reading.branches(number("704"), RULES)
    assert all(part.opens for part in (*parts, *chapters))
    assert not any(rule.opens for rule in rules)


def test_back_and_forward_go_over_what_was_read() -> None:
    history = reading.History()
    for one in ("704.5", "704.5g", "704.5g", "120.6"):
        history.go(number(one))
    assert [str(history.back()), str(history.back())] == ["704.5g", "704.5"]
    assert history.back() is None
    assert str(history.forward()) == "704.5g"
    history.go(number("100.1"))
    assert history.forward() is None
    assert str(history.back()) == "704.5g"


def test_a_history_of_nothing_goes_nowhere() -> None:
    history = reading.History()
    assert (history.here, history.back(), history.forward()) == (None, None, None)
