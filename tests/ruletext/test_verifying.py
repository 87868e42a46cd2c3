"""Whether what texts refer to is there: the figures of the known documents, and what is found in made-up ones."""

import json
import re
from collections import Counter

import pytest

from ruletext.builtin import Builtin, builtin
from ruletext.verifying import Outcome, Report, verify
from tests.ruletext.chapters import CHAPTERS, write_chapters
from tests.ruletext.shelved import made_up, real
from tests.shared import needs_shared

FILES = {"wiki-1": "000", "wiki-8": "001", "elenco-603": "002", "elenco-107": "003", "manuale-2012": "004"}
STALE = frozenset("TCBDM")
"""The letters by which the page on anomalies calls a reference stale."""


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    return {report.edition.id: report for report in verify(builtin(), real())}


@pytest.fixture
def listed(shared):
    """The references of the documents, as somebody else listed them by another script."""
    return json.loads((shared / "spec/references.json").read_text("utf-8"))


@pytest.fixture
def page(shared):
    """The page on anomalies of the documents."""
    return (shared / "spec/anomalies.md").read_text("utf-8")


def numbers(reports):
    return [one for edition in FILES for one in reports[edition].numbers]


def row(page, beginning):
    return next(line for line in page.splitlines() if line.startswith(f"| {beginning}"))


def figures(page, beginning):
    return [int(figure) for figure in re.findall(r"\d+", row(page, beginning).split("|")[2])]


# --- the built-in edition


def test_every_reference_of_the_built_in_edition_leads_somewhere():
    (ours,) = verify(builtin(), ())
    assert ours.is_sound
    assert ours.of(Outcome.MISSING) == ()
    assert len(ours.references) > 2000
    assert any(":" in one.source for one in ours.references), "no entry of the glossary refers to anything"


def test_a_reference_of_the_built_in_edition_that_leads_nowhere_is_found(tmp_path, capsys):
    from ruletext.build import main

    write_chapters(tmp_path, **{"704.txt": CHAPTERS["704.txt"].replace("117.5", "704.5b")})
    main(["--folder", str(tmp_path)])
    capsys.readouterr()
    (sound,) = verify(Builtin(str(tmp_path)), ())
    missing = {one.says for one in sound.of(Outcome.MISSING)}
    write_chapters(tmp_path)
    main(["--folder", str(tmp_path)])
    capsys.readouterr()
    (faulty,) = verify(Builtin(str(tmp_path)), ())
    assert {one.says for one in faulty.of(Outcome.MISSING)} - missing == {"117.5"}
    assert not faulty.is_sound


# --- the five documents, against the page on their anomalies


@needs_shared
def test_the_counts_of_the_documents_are_those_of_the_page(reports, page):
    found = numbers(reports)
    outside = [one for one in found if not one.is_there]
    total, distinct, titled = figures(page, "numeric cross-references")
    assert (len(found), len({one.target for one in found}), sum(bool(one.title) for one in found)) == (
        total,
        distinct,
        titled,
    )
    assert [sum(one.is_there for one in found)] == figures(page, "… target present in the corpus")
    assert [len(outside), len({one.target for one in outside})] == figures(page, "… **dangling**")
    proved = figures(page, "**provably stale**")[0]
    (doubtful,) = figures(page, "stale or doubtful, from memory only")
    assert sum(one.outcome is Outcome.STALE for one in found) == proved + doubtful
    (renamed,) = figures(page, "right number, differently worded title")
    assert sum(bool(one.heading) and one.outcome is not Outcome.STALE for one in found) == renamed
    assert [one.outcome for one in found if one.outcome is Outcome.MISSING] == []


@needs_shared
def test_the_references_to_parts_are_those_of_the_page(reports, page):
    found = [one for edition in FILES for one in reports[edition].parts]
    expected = re.findall(r"\d+", row(page, '"sezione N" references'))
    assert len(found) == int(expected[0])
    assert Counter(one.says for one in found) == {"2": 1, "3": 1, "6": 2, "8": 1, "9": 1}


@needs_shared
def test_dangling_numbers_inside_sections_that_the_documents_hold(reports, page):
    chapters = {chapter.number for text in real() for chapter in text.corpus.chapters}
    found = [
        one
        for one in numbers(reports)
        if not one.is_there and one.target is not None and one.target.rule and one.target.parents[-2] in chapters
    ]
    assert [len(found), len({one.target for one in found})] == figures(page, "… of these, dangling inside")


@needs_shared
def test_the_rulebook_points_to_pages_and_entries_as_often_as_the_page_says(reports, page, shared):
    """Of the pointers to pages 13 call the parts of the turn otherwise than any heading does; the reader's table mends that.

    The page counts 15 that are in the list of contents and 23 that are not there but head a passage. Importing leaves the
    list out and restores its lost headings, so both kinds lead to a passage; the test takes the list from the file.
    """
    found = reports["manuale-2012"].titles
    counted = re.search(r"\| (\d+) \(\+1.*: (\d+) match the contents list, (\d+) name a heading.*?, (\d+) \(", page)
    assert counted is not None
    quoted, listed, headed, unmatched = map(int, counted.groups())
    raw = next((shared / "seeds").glob("004*")).read_text("utf-8")
    contents = {title.upper() for title in re.findall(r"(?m)^([^\t\n]+)\t\d+$", raw)}
    pages = [one for one in found if re.search(rf"[“”\"]{re.escape(one.says)}\s?[”\"] a pagina", raw)]
    entries = [one for one in found if one not in pages]
    assert len(pages) == quoted
    assert len(entries) == 13
    mended = Counter(one.says for one in found if one.heading)
    assert mended["Parti di un Turno"] == unmatched
    assert mended["Distruggi"] == 1
    in_contents = [one for one in pages if one.says.upper() in contents]
    assert len(in_contents) == listed
    assert len(pages) - len(in_contents) - unmatched == headed
    assert {one.outcome for one in found} == {Outcome.RESOLVED}


@needs_shared
def test_each_reference_is_judged_as_in_the_list_of_the_page(reports, listed):
    """One by one: where it stands, what title it quotes, whether its target is there, whether it is stale, where it leads."""
    ours = {file: iter(reports[edition].numbers) for edition, file in FILES.items()}
    differing = []
    for entry in listed:
        one = next(ours[entry["file"]])
        assert (one.source, str(one.target)) == (entry["src"], entry["target"])
        assert one.title == (entry["title"] or "")
        assert one.is_there == entry["in_corpus"]
        assert (one.outcome is Outcome.STALE) == (entry["cat"] in STALE)
        expected = re.match(r"[\d.]+[a-z]?|uncertain", entry["should"] or entry["target"])
        assert expected is not None
        if one.today != expected[0]:
            differing.append((one.source, one.says, expected[0], one.today))
    assert [list(left) for left in ours.values()] == [[]] * len(FILES)
    assert differing == [
        ("104.3j", "903.12", "903.10a", "903.10"),  # today's text of 104.3j refers to the rule, not to its subrule
        ("603.2c", "509.4", "uncertain", "509.3"),  # today's text refers to nothing: by its subject
        ("603.6b", "603.6e", "603.6e", "603.6d"),  # right in its own edition; the rule has moved since
    ]


@needs_shared
def test_every_number_that_the_documents_lack_opens_a_rule_of_today(reports):
    rules = builtin()
    outside = {one.target: one.today for one in numbers(reports) if not one.is_there}
    assert len(outside) == 92
    assert [str(number) for number, today in outside.items() if not today or not rules.has(rules.number(today))] == []
    assert {str(number): today for number, today in outside.items() if str(number) in ("713", "718", "701.5")} == {
        "713": "727",
        "718": "717",
        "701.5": "701.6",
    }


@needs_shared
def test_misprinted_numbers_are_told_with_the_reason(reports, page):
    found = {(one.printed, one.number) for edition in FILES for one in reports[edition].misprints}
    table = page.partition("## 2. ")[2].partition("## 3. ")[0]
    expected = {
        (printed, right)
        for printed, right in re.findall(r"^\| \d{3}:\d+ \| (\S+) \| (\S+) \|", table, re.MULTILINE)
        if printed.rstrip(".") != right
    }
    assert found == expected
    assert len(found) == figures(page, "rule numbers printed wrongly")[0]
    assert all(one.why for edition in FILES for one in reports[edition].misprints)


# --- what is known of no document


def test_a_title_that_another_chapter_bears_gives_a_stale_number_away_in_any_text():
    text = made_up(
        "prova",
        "2020-01-01",
        {
            "100.1": 'Vedi la regola 115, "Tempistica e priorità".',
            "100.2": 'Vedi la regola 117, "Tempistica e priorità".',
            "100.3": "Vedi la regola 115.",
        },
    )
    stale, right, untitled = verify(builtin(), [text])[1].references
    assert (stale.outcome, stale.today) == (Outcome.STALE, "117")
    assert (right.outcome, right.today) == (Outcome.DANGLING, "117")
    assert (untitled.outcome, untitled.today) == (Outcome.DANGLING, "115")


def test_a_reference_of_an_unknown_text_is_resolved_dangling_stale_or_missing():
    text = made_up(
        "prova", "2020-01-01", {"100.1": "Vedi 100.2.", "100.2": "Vedi 704.5f.", "100.3": "603.6f", "100.4": "704.99"}
    )
    found = verify(builtin(), [text])[1].references
    assert [(one.outcome, one.today) for one in found] == [
        (Outcome.RESOLVED, "100.2"),
        (Outcome.DANGLING, "704.5f"),
        (Outcome.STALE, "603.6e"),
        (Outcome.MISSING, ""),
    ]


def test_a_number_that_cannot_be_one_is_missing_and_says_why():
    (one,) = verify(builtin(), [made_up("prova", "", {"100.1": "Vedi 704.5l."})])[1].references
    assert one.outcome is Outcome.MISSING
    assert "saltano" in one.why


@needs_shared
def test_a_text_in_another_language_changes_nothing_of_what_is_said_about_the_others(reports, shared):
    foreign = made_up("inglese", "2026-08-07", {"704.5f": "See rule 117.5.", "901.1": 'See rule 704, "Other Title."'})
    edition = foreign.corpus.edition._replace(language="en")
    foreign = foreign._replace(corpus=foreign.corpus._replace(edition=edition))
    found = {report.edition.id: report for report in verify(builtin(), [*real(), foreign])}
    assert {name: report for name, report in found.items() if name != "inglese"} == reports
    assert [(one.says, one.outcome, one.heading) for one in found["inglese"].references] == [
        ("117.5", Outcome.DANGLING, "")
    ]
