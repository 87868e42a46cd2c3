"""Passages that do not hold any more: every row of the two pages that list them, and the data by itself."""

import re

import pytest

from ruletext.builtin import EDITION, builtin
from ruletext.concordance import Verdict, standing
from ruletext.number import RuleNumber
from ruletext.superseded import Superseded, note, rows, superseded
from tests.ruletext.shelved import real
from tests.shared import SHARED, needs_shared

BOOK = "manuale-2012"
FILES = {"000": "wiki-1", "001": "wiki-8", "002": "elenco-603", "003": "elenco-107"}

PROVED = [
    ("G:LEGGENDARIO", "704.5j", "controlled by the same player"),
    ("G:TIPO DI PLANESWALKER", "306.4", "This rule has been removed"),
    ("B:PLANESWALKER", "306.7", "This rule has been removed"),
    ("B:SOTTOFASE DI DANNO DA COMBATTIMENTO", "510.1c", "divided as"),
    ("B:BERSAGLIO", "608.2b", "doesn’t resolve"),
    ("G:COSTO DI MANA CONVERTITO", "202.3", "mana value"),
    ("G:INTIMIDIRE", "702.13", "Intimidate"),
    ("G:PASSA-TERRE", "702.14", "Landwalk"),
    ("G:RIGENERARE", "701.19", "Regenerate"),
    ("B:SOTTOFASE DI STAP", "103.8a", "skips the draw step"),
]
"""What the page knows from memory alone: the rule of today that proves it, and words of its English text."""


def contradictions():
    """The rows of part G: the passages of the rulebook that the modern text contradicts, with what proves it."""
    if not SHARED.exists():
        return []
    part = (SHARED / "spec/systems.md").read_text("utf-8").partition("## Part G.")[2].partition("## Part H.")[0]
    return re.findall(r"^\| (\d+) \| 004:([\d, –]+)[^|]*\|[^|]*\|[^|]*\| ([^|]*) \|$", part, re.MULTILINE)


def newer_files():
    """The rules of the newer files that part G names as superseded."""
    if not SHARED.exists():
        return []
    part = (SHARED / "spec/systems.md").read_text("utf-8").partition("Superseded passages inside the newer files:")[2]
    return re.findall(r"\d{3}\.\d+[a-z]?", part.partition("\n")[0])


def statements():
    """The rules of the page on anomalies whose statements are garbled, contradictory or superseded."""
    if not SHARED.exists():
        return []
    part = (SHARED / "spec/anomalies.md").read_text("utf-8").partition("## 7. ")[2].partition("Same content twice")[0]
    cells = [line.split("|")[1] for line in part.splitlines() if line.startswith("| ") and "---" not in line]
    return sorted({number for cell in cells for number in _numbers(cell)})


def _numbers(cell):
    """The numbers in a cell, with what a short end such as '110.4a–b' or '111.10e–g, i' stands for."""
    for number, letters in re.findall(r"(\d{3}\.\d+)((?:[a-z](?:[–/, ]+[a-z])*)?)(?![a-z])", cell):
        found = re.findall(r"[a-z]", letters)
        if "–" in letters:
            first, last = found[:2]
            found = [*(chr(code) for code in range(ord(first), ord(last) + 1)), *found[2:]]
        yield from (f"{number}{letter}" for letter in found) if found else (number,)


def passages_at(lines):
    """The articles of the rulebook in which these lines stand."""
    (book,) = (text.corpus for text in real() if text.edition.id == BOOK)
    ordered = sorted(book.articles, key=lambda article: article.line)
    for line in lines:
        yield [article for article in ordered if article.line <= line][-1]


def spans(written):
    for piece in written.replace(" ", "").split(","):
        first, _, last = piece.partition("–")
        yield from range(int(first), int(last or first) + 1) if last and int(last) - int(first) > 4 else [int(first)]


@needs_shared
def test_part_g_has_thirty_rows():
    assert [int(number) for number, *_ in contradictions()] == list(range(1, 31))


@needs_shared
@pytest.mark.parametrize(("number", "lines", "proof"), contradictions())
def test_every_passage_that_the_modern_text_contradicts_is_marked(number, lines, proof):
    found: list[Superseded] = []
    for article in passages_at(spans(lines)):
        marks = superseded(BOOK, article.id)
        assert marks, f"row {number}: {article.id} is not marked"
        found += marks
    numbers = set(re.findall(r"\d{3}\.\d+[a-z]?", re.sub(r"\([^)]*\)", "", proof)))
    led_to = {str(today) for row in found for today in row.today}
    # Rows of the corpus' own numbering: 106.12 and 113.4 are about mana abilities, whose rule is 605.3b today.
    assert numbers <= led_to | ({"106.12", "113.4"} if number == "29" else set())


@needs_shared
@pytest.mark.parametrize("number", newer_files())
def test_every_superseded_rule_of_the_newer_files_is_marked_and_does_not_lead(number):
    found = [(edition, superseded(edition, number)) for edition in FILES.values() if superseded(edition, number)]
    assert len(found) == 1
    ((edition, _),) = found
    (rule,) = (r for text in real() if text.edition.id == edition for r in text.corpus.rules if str(r.number) == number)
    assert standing(edition, rule).verdict in (Verdict.SUPERSEDED, Verdict.GONE)


@needs_shared
@pytest.mark.parametrize("number", statements())
def test_every_statement_that_the_page_calls_garbled_or_superseded_is_marked(number):
    assert [edition for edition in FILES.values() if superseded(edition, number)]


@pytest.mark.parametrize(("place", "number", "words"), PROVED)
def test_what_the_page_knows_from_memory_the_english_rules_prove(place, number, words, shared):
    english = (shared / f"reference/cr-{EDITION.id}-en.txt").read_text("utf-8-sig")
    rule = re.search(rf"^{re.escape(number)}\.? (.*)$", english, re.MULTILINE)
    assert rule is not None and words in rule[1]
    assert number in {str(today) for row in superseded(BOOK, place) for today in row.today}


@needs_shared
def test_what_is_minor_leaves_the_wording_standing():
    rules = {(text.edition.id, str(rule.number)): rule for text in real() for rule in text.corpus.rules}
    told: dict[tuple[str, str], list[Superseded]] = {}
    for row in rows():
        if (row.edition, row.place) in rules:
            told.setdefault((row.edition, row.place), []).append(row)
    for place, several in told.items():
        verdict = standing(place[0], rules[place]).verdict
        heavy = [row for row in several if not row.minor]
        if not heavy:
            assert verdict in (Verdict.SAME, Verdict.MOVED), place
        elif all(row.narrower for row in heavy):
            assert verdict is Verdict.NARROWER, place
        else:
            assert verdict in (Verdict.SUPERSEDED, Verdict.GONE), place


@needs_shared
def test_every_row_is_about_a_passage_that_there_is():
    places = {(text.edition.id, str(rule.number)) for text in real() for rule in text.corpus.rules}
    places |= {(text.edition.id, article.id) for text in real() for article in text.corpus.articles}
    assert [(row.edition, row.place) for row in rows() if (row.edition, row.place) not in places] == []


def test_every_row_leads_to_rules_of_today_and_dates_are_dates():
    rules = builtin()
    for row in rows():
        assert row.today, row
        assert [str(today) for today in row.today if not rules.has(today)] == []
        assert re.fullmatch(r"(\d{4}-\d{2}(-\d{2})?)?", row.since), row
        assert not (row.since and row.misprint), row
        assert not (row.narrower and (row.misprint or row.minor or row.gone)), row
        assert 0 < len(row.mark) < 130


def test_what_is_told_names_the_change_the_day_and_the_rule_of_today():
    assert note("wiki-1", RuleNumber.exact("113.9")) == (
        "superato: un'abilità con soli bersagli illegali oggi non si risolve; non viene neutralizzata "
        "(dal 2018-04; oggi 113.9, 608.2b)"
    )
    assert "(data non nota; oggi 109.1)" in note("wiki-1", "109.1")
    assert note("wiki-1", "108.2a").startswith("refuso: ")
    assert note("wiki-1", "104.3j").startswith("parole di allora: ")
    assert note("wiki-1", "109.2") == "dice meno: non vale se la descrizione nomina una zona (oggi 109.2)"
    assert note("wiki-8", "801.3").endswith(" (dal 2023-04; oggi 801.3)")
    assert note("wiki-1", "117.5") == ""
    assert note("nessuna", "113.9") == ""
