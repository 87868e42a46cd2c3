"""Imported wordings that may stand for today's rule say everything that it says: its nouns, against the English rules."""

import re

import pytest

from ruletext.builtin import EDITION
from ruletext.concordance import Verdict, concordances, standing
from ruletext.document import Rule
from ruletext.imported import Reading
from ruletext.number import RuleNumber
from ruletext.shelf import Shelf
from ruletext.superseded import rows, superseded
from ruletext.wordings import imported
from tests.ruletext.shelved import real
from tests.shared import SHARED, needs_shared

NOUNS = {
    # card types and subtypes
    r"artifact": "artefatt",
    r"battles?\b": "battagli",
    r"conspirac|conspiracy": "cospirazion|conspiracy",
    r"creature": "creatur",
    r"dungeon": "sotterrane",
    r"enchantment": "incantesim",
    r"instant": "istantane",
    r"kindred": "kindred|tribal",
    r"land": "terr[ae]",
    r"phenomenon|phenomena": "fenomen",
    r"planes?\b": r"\bpian[oi]\b",
    r"planeswalker": "planeswalker",
    r"scheme": "intrig",
    r"sorcer": "stregoneri",
    r"vanguard": "vanguard",
    r"Aura": r"\baur[ae]",
    r"Class\b": "class",
    r"Equipment": "equipaggiament",
    r"Fortification": "fortificazion",
    r"Saga": "saga",
    r"Vehicle": "veicol",
    # objects and players
    r"abilit": "abilità",
    r"commander": "comandant|generale|commander",
    r"companion": "compagn",
    r"cop(y|ies)\b": "copi",
    r"counters?\b": "segnalin|neutralizz",
    r"emblem": "emblem",
    r"owner": "propriet",
    r"permanent": "permanent",
    r"opponent": "avversar",
    r"source": "font[ei]",
    r"spell": "magi[ae]",
    r"team\b": "squadr|condivis",
    r"teammate": "compagn|squadr",
    r"token": "pedin",
    # zones
    r"battlefield": "campo di battaglia|in gioco",
    r"command zone": "zona di comando",
    r"exile": "esili",
    r"graveyard": "cimiter",
    r"hands?\b": r"\bman[oi]\b",
    r"librar": "grimori|mazz",
    r"sideboard": "sideboard",
    r"stack": r"\bpil[ae]\b",
    # characteristics and quantities
    r"colou?r": "color",
    r"cost": "cost[oie]",
    r"damage": "dann[oi]",
    r"defense": "difesa",
    r"life\b": "punti vita|punto vita",
    r"loyalty": "fedelt|lealt",
    r"mana\b": "mana",
    r"poison": "veleno",
    r"power\b": "forza",
    r"toughness": "costituzion",
    # what is done, and when
    r"attack": "attacc",
    r"block": "blocc",
    r"coins?\b|dice\b|die\b": "dad[oi]|monet",
    r"control": "controll",
    r"discard": "scart",
    r"double": "doppi",
    r"mulligan": "mulligan",
    r"phase[sd]?\b": "fas[ei]",
    r"prevent": "preven|imped",
    r"protect": "protet|protezion|protegg|difend",
    r"reveal": "rivel|scopert",
    r"sacrific": "sacrific",
    r"search": "rassegna",
    r"shuffle": "mescol",
    r"state-based": "generat[ae] dall[ao] stato",
    r"target": "bersagl",
    r"trigger": "innesc",
    r"triple": "triplic",
    r"turn-based": "(generat|basat)[ae] (dal|sul) turno",
}
"""Terms of the English rules, and how the Italian texts write them: both are beginnings of words, or whole expressions."""

EQUIVALENT = {
    ("wiki-1", "118.5a"): {r"mana\b"},  # a cost of 0: that the cost of a spell is its mana cost is in a remark
    ("elenco-603", "603.2d"): {r"abilit", r"battlefield", r"permanent"},  # says it of every object and every zone
}
"""Where theirs says the same without the term."""

ON_BATTLES = (
    *("801.2d", "801.3", "802.2a", "802.3", "802.4", "802.4a", "803.1a", "803.1b"),
    *("805.10b", "805.10d", "805.10e", "809.3c", "811.4"),
)
FOUND_BY_A_READER = (*ON_BATTLES, "114.3", "122.1b", "603.1", "603.7a", "603.7b")
"""The first wordings of which a reader saw that they led and were not the whole rule of today."""

REFERENCE = re.compile(r"\(?\bSee (?:also )?(?:rules?|section)\b.*?[.”](?:\)|(?=\s|$))")


def lacking(english: str, italian: str) -> set[str]:
    """The terms of the list that an English rule has and an Italian wording has not."""
    theirs = re.sub(r"camp[oi] di battaglia", "in gioco", italian, flags=re.IGNORECASE)
    todays = REFERENCE.sub("", english)
    return {
        term
        for term, stem in NOUNS.items()
        if re.search(rf"\b(?:{term})", todays) and not re.search(rf"{stem}", theirs, re.IGNORECASE)
    }


@pytest.fixture(scope="module")
def english() -> dict[str, str]:
    """The English rules of today, without their examples, by number."""
    text = (SHARED / f"reference/cr-{EDITION.id}-en.txt").read_text(encoding="utf-8-sig")
    return dict(re.findall(r"^(\d{3}\.\d+[a-z]*)\.? (.*)$", text, re.MULTILINE))


def compared() -> list[tuple[str, Rule]]:
    """The rules of the documents that have a rule of today, each with its edition."""
    found = [
        (text.edition.id, rule) for text in real() for rule in text.corpus.rules if text.edition.id in concordances()
    ]
    return [(edition, rule) for edition, rule in found if standing(edition, rule).today is not None]


@needs_shared
def test_a_wording_that_leads_lacks_no_noun_of_todays_rule(english):
    wrong = {}
    for edition, rule in compared():
        state = standing(edition, rule)
        if not state.leads:
            continue
        terms = lacking(english[str(state.today)], rule.text) - EQUIVALENT.get((edition, str(rule.number)), set())
        if terms:
            wrong[f"{edition} {rule.number}"] = sorted(terms)
    assert wrong == {}


@needs_shared
def test_without_the_notes_the_nouns_tell_what_is_missing(english):
    """The control: each of these lacks the noun, so the test above would name it if its note were taken away."""
    terms = {
        (edition, str(rule.number)): lacking(english[str(standing(edition, rule).today)], rule.text)
        for edition, rule in compared()
    }
    battles = {number for (_, number), found in terms.items() if r"battles?\b" in found}
    assert battles == {*ON_BATTLES, "110.4", "110.4a", "110.4b", "115.4"}
    walkers = {number for (_, number), found in terms.items() if "planeswalker" in found}
    assert walkers == {"803.1a", "803.1b", "809.3c", "811.4"}
    assert "triple" in terms["elenco-107", "107.1b"]
    assert "phenomenon|phenomena" in terms["wiki-8", "801.18"]


@needs_shared
def test_every_equivalent_is_needed(english):
    terms = {
        (edition, str(rule.number)): lacking(english[str(standing(edition, rule).today)], rule.text)
        for edition, rule in compared()
    }
    assert {place: terms[place] for place in EQUIVALENT} == EQUIVALENT


@needs_shared
@pytest.mark.parametrize("number", FOUND_BY_A_READER)
def test_what_a_reader_found_does_not_lead_and_says_what_today_has_more(number):
    ((edition, rule),) = ((edition, rule) for edition, rule in compared() if str(rule.number) == number)
    state = standing(edition, rule)
    assert not state.leads
    assert state.verdict is (Verdict.SUPERSEDED if number == "114.3" else Verdict.NARROWER)
    assert state.reason


@needs_shared
def test_a_note_about_battles_stands_where_the_wording_does_not_speak_of_them():
    texts = {(edition, str(rule.number)): rule.text for edition, rule in compared()}
    noted = [row for row in rows() if row.narrower and "battagli" in row.mark and (row.edition, row.place) in texts]
    assert len(noted) >= 13
    for row in noted:
        theirs = re.sub(r"camp[oi] di battaglia", "", texts[row.edition, row.place], flags=re.IGNORECASE)
        assert "battagli" not in theirs.lower(), row


@needs_shared
def test_a_narrower_wording_stands_below_ours_with_what_it_lacks(tmp_path):
    Shelf(tmp_path).add([Reading("elenco", text.corpus) for text in real()], "2026-11-20")
    (narrower,) = imported(RuleNumber.exact("801.3"), str(tmp_path))
    assert (narrower.leads, narrower.standing, narrower.today) == (False, "dice meno", "801.3")
    assert narrower.marks == (
        "dice meno: si attaccano anche le battaglie protette da quegli avversari (dal 2023-04; oggi 801.3)",
    )
    (same,) = imported(RuleNumber.exact("801.4"), str(tmp_path))
    assert (same.leads, same.standing, same.marks) == (True, "uguale", ())
    (moved,) = imported(RuleNumber.exact("113.6g"), str(tmp_path))[:1]
    assert (moved.place, moved.today, moved.standing) == ("113.6f", "113.6g", "dice meno")
    assert moved.why == "magie che non si possono neutralizzare"


@needs_shared
def test_an_entry_that_points_elsewhere_has_the_remarks_of_what_it_shows():
    (book,) = (text for text in real() if text.edition.id == "manuale-2012")
    articles = {article.id: article.text.strip() for article in book.corpus.articles}
    marks = {place: {row.mark for row in superseded(book.edition.id, place)} for place in articles}
    unmarked = [
        (place, other)
        for place, text in articles.items()
        for other, shown in articles.items()
        if place.startswith("G:") and place != other and shown in text and not marks[other] <= marks[place]
    ]
    assert unmarked == []
    assert marks["G:BERSAGLIO"] == marks["B:BERSAGLIO"] != set()
