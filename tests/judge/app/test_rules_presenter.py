"""Reading the rules: what a typed number leads to, the section around a rule, the ways on and back."""

import pytest

from judge.presenters import rules as reading
from judge.presenters.texts import built_in
from ruletext.builtin import UnknownRuleError, builtin
from ruletext.number import RuleNumber

RULES = builtin()
TEXTS = built_in(RULES)


def asked(typed: str) -> reading.Asked:
    found = reading.asked(typed, TEXTS)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("704.5g", "704.5g"),
        (" regola 704,5 G. ", "704.5g"),
        ("704 5 g", "704.5g"),
        ("704", "704"),
        ("parte 7", "7"),
        ("g: travolgere", "G:TRAVOLGERE"),
        ("B:Bersaglio", "B:BERSAGLIO"),
    ],
)
def test_a_number_in_any_form_leads_to_its_rule(typed: str, found: str) -> None:
    assert asked(typed) == reading.Asked(found)


@pytest.mark.parametrize(
    "typed", ["", "danno letale", "2 creature", "+1/+1", "300 danni", "regola", "?!", "704.5f e 704.5g"]
)
def test_what_is_no_number_is_words(typed: str) -> None:
    assert reading.asked(typed, TEXTS) is None


@pytest.mark.parametrize(
    ("typed", "part", "offered"),
    [
        ("704.5l", "le lettere saltano", "704.5k"),
        ("704.99", "non c'è 704.99", "704.8"),
        ("740.5f", "704.5f", "704.5f"),
    ],
)
def test_a_number_that_leads_nowhere_is_said_in_italian_and_others_are_offered(
    typed: str, part: str, offered: str
) -> None:
    with pytest.raises(reading.NothingFound, match=part) as caught:
        reading.asked(typed, TEXTS)
    assert offered in caught.value.offered


def test_a_former_number_leads_to_the_rule_of_today_and_says_so() -> None:
    found = asked("603.6f")
    assert found.place == "603.6e"
    assert found.said.startswith("603.6f è un numero di prima: oggi è 603.6e")
    assert not RULES.has(RuleNumber.exact("603.6f"))


def test_a_former_number_of_two_rules_leads_to_one_and_names_both() -> None:
    found = asked("116.5")
    assert {found.place, *found.others} == {"117.5", "118.5"}
    assert "117.5" in found.said
    assert "118.5" in found.said


def test_a_number_of_today_that_older_texts_have_for_another_rule_is_todays_and_names_the_other() -> None:
    found = asked("603.6d")
    assert (found.place, found.others) == ("603.6d", ("603.10",))
    assert "603.10" in found.said


def test_a_rule_is_read_within_its_chapter() -> None:
    section = reading.section("704.5g", TEXTS)
    places = [one.place for one in section.paragraphs]
    assert section.place == "704.5g"
    assert places[0] == "704"
    assert {"704.1", "704.5", "704.5f", "704.5h", "704.8"} <= set(places)
    assert section.heading == "7 Regole addizionali › 704 Azioni generate dallo stato"
    assert section.name == "704 Azioni generate dallo stato"


def test_a_rule_of_a_long_chapter_is_read_with_its_subrules_alone() -> None:
    places = [one.place for one in reading.section("702.2c", TEXTS).paragraphs]
    assert places[:4] == ["702", "702.2", "702.2a", "702.2b"]
    assert "702.3" not in places
    assert len(RULES.chapter("702").rules) > reading.WHOLE_CHAPTER


def test_a_long_chapter_is_read_without_its_subrules() -> None:
    depths = {RuleNumber.exact(one.place).depth for one in reading.section("702", TEXTS).paragraphs}
    assert depths == {2, 3}


def test_a_part_is_read_as_its_chapters() -> None:
    section = reading.section("7", TEXTS)
    assert section.place == "7"
    assert "704" in [one.place for one in section.paragraphs]


def test_an_entry_of_the_glossary_is_read_among_those_of_its_letter() -> None:
    section = reading.section("G:TRAVOLGERE", TEXTS)
    assert section.name == "Glossario: T"
    assert all(one.place.startswith("G:T") for one in section.paragraphs)
    assert section.paragraphs[section.at].name == "TRAVOLGERE (glossario)"


def test_a_passage_of_the_manual_is_read_in_the_manual() -> None:
    section = reading.section("B:BERSAGLIO", TEXTS)
    assert section.name == "Manuale"
    assert len(section.paragraphs) == sum(place.startswith("B:") for place in TEXTS.articles)


@pytest.mark.parametrize("place", ["704.99", "G:QUALCOSA CHE NON C'È", "999"])
def test_where_nothing_is_nothing_is_read(place: str) -> None:
    with pytest.raises(UnknownRuleError):
        reading.section(place, TEXTS)


def test_everything_that_there_is_has_a_section_with_itself_in_it() -> None:
    for place in (*map(str, RULES.numbers()), *TEXTS.articles):
        assert reading.section(place, TEXTS).place == place


def test_links_lead_up_out_and_back() -> None:
    kinds = {(link.kind, link.place) for link in reading.links("704.5g", TEXTS)}
    assert ("sopra", "704.5") in kinds
    assert ("citata da", "G:DANNI LETALI") in kinds
    out = {link.place for link in reading.links("704.3", TEXTS) if link.kind == "rimanda a"}
    assert out == {str(one) for one in RULES.rule("704.3").references if RULES.has(one)}
    assert "117" in out


def test_links_join_a_keyword_and_its_entry_in_the_glossary() -> None:
    assert ("stesso titolo", "702.19") in {(link.kind, link.place) for link in reading.links("G:TRAVOLGERE", TEXTS)}
    assert ("stesso titolo", "G:TRAVOLGERE") in {(link.kind, link.place) for link in reading.links("702.19", TEXTS)}


def test_links_never_lead_where_nothing_is_and_never_twice_to_one_place_in_one_way() -> None:
    for place in (*map(str, RULES.numbers()), *TEXTS.articles):
        found = reading.links(place, TEXTS)
        assert all(TEXTS.has(link.place) for link in found)
        assert len({(link.kind, link.place) for link in found}) == len(found)


def test_the_index_goes_from_parts_to_chapters_to_rules() -> None:
    top = reading.branches("", TEXTS)
    assert [part.key for part in top][:2] == ["1", "2"]
    chapters = reading.branches("7", TEXTS)
    assert "704 Azioni generate dallo stato" in [chapter.label for chapter in chapters]
    rules = reading.branches("704", TEXTS)
    assert all(part.opens for part in (*top, *chapters))
    assert not any(rule.opens for rule in rules)


def test_the_index_has_the_glossary_by_letters_and_the_manual() -> None:
    top = [branch for branch in reading.branches("", TEXTS) if not branch.is_place]
    assert [branch.label for branch in top] == ["Glossario", "Manuale"]
    letters = reading.branches(top[0].key, TEXTS)
    entries = [entry for letter in letters for entry in reading.branches(letter.key, TEXTS)]
    passages = reading.branches(top[1].key, TEXTS)
    assert {one.key for one in (*entries, *passages)} == set(TEXTS.articles)
    assert len(entries) + len(passages) == len(TEXTS.articles)
    assert all(one.is_place and not one.opens for one in (*entries, *passages))


def test_a_quotation_has_number_edition_and_text_and_examples_when_they_are_shown() -> None:
    rule = RULES.rule("704.5g")
    paragraph = reading.paragraph("704.5g", TEXTS)
    short = reading.quotation(paragraph, TEXTS, with_examples=False)
    assert short == f"704.5g, ed. {RULES.edition.date}\n{rule.text}"
    long = reading.quotation(paragraph, TEXTS, with_examples=True)
    assert long == "\n".join([short, *(f"Esempio: {example}" for example in rule.examples)])
    assert rule.examples


def test_a_quotation_holds_nothing_that_steers_a_terminal() -> None:
    hostile = reading.paragraph("704.5g", TEXTS)._replace(text="\x1b]52;c;eA==\x07ciao\x1b[31m")
    assert reading.quotation(hostile, TEXTS, with_examples=True).splitlines()[1] == "ciao"


def test_back_and_forward_go_over_what_was_read() -> None:
    history = reading.History()
    for one in ("704.5", "704.5g", "704.5g", "G:TRAVOLGERE"):
        history.go(one)
    assert [history.back(), history.back()] == ["704.5g", "704.5"]
    assert history.back() is None
    assert history.forward() == "704.5g"
    history.go("100.1")
    assert history.forward() is None
    assert history.back() == "704.5g"


def test_a_history_of_nothing_goes_nowhere() -> None:
    history = reading.History()
    assert (history.here, history.back(), history.forward()) == (None, None, None)
