"""Every entry in every one of its English templates comes to records or to a refusal, and to nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from scenarios.cardtext import refusal
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle import reading
from scenarios.cardtext.oracle.reading import OracleReading, read_oracle
from scenarios.language.entries import ALL
from scenarios.language.twoway.english import english
from scenarios.language.twoway.reading import Grammar
from scenarios.language.twoway.templates import Language, entry
from tests.scenarios.language.twoway.samples import Sampler

AROUND = {
    "effects": "{}.",
    "static": "{}.",
    "triggered": "{}.",
    "keyword_line": "{}",
    "cost": "{}: Draw a card.",
    "own_ability_cost": "{{1}}: Draw a card. {}.",
    "spending": "{{T}}: Add {{G}}. {}.",
    "not_spent": "{{T}}: Add {{G}}. {}.",
    "mana_spent": "{{T}}: Add {{G}}. {}.",
    "otherwise_so": "{}.",
    "same_so": "{}.",
}
LOOKS = {
    of: read("Sentinella", types, "", "{X}{G}").characteristics
    for of, types in (("effects", "Stregoneria"), ("static", "Incantesimo — Aura"), ("", "Creatura — Elfo"))
}
ELSEWHERE = {"activation", "and_also", "also", "casting_cost", "comma", "modal", "separator", "triggered_modal"}
"""Categories that are no part of a sentence by itself: what stands between parts, and what its own room asks for."""


def sentences(mood: str) -> Iterator[tuple[str, str]]:
    """What each template says at its shortest, with the start that it belongs to; each sentence once."""
    sampler = Sampler(mood)
    found = (sampler.sentence(way) for way in sampler.ways)
    yield from dict.fromkeys((start, AROUND[start].format(said)) for start, said in filter(None, found))


def english_reading(start: str, text: str) -> OracleReading:
    return read_oracle("Sentinel", text[0].upper() + text[1:], LOOKS.get(start, LOOKS[""]))


@pytest.mark.parametrize("mood", ["3s", "inf"])
def test_what_any_entry_says_is_lowered_or_refused(mood: str) -> None:
    counts: Counter[str] = Counter()
    for start, text in sentences(mood):
        found = english_reading(start, text)
        counts[found.not_understood[0].reason if found.not_understood else ""] += 1
    # Most are lowered: a sentence that no entry reads would prove nothing of the lowering.
    assert counts[refusal.UNEXPECTED] < 0.4 * counts.total(), counts
    assert counts[""] > 0.1 * counts.total(), counts


def test_every_category_is_reached() -> None:
    sampler = Sampler("3s")
    assert {way.entry.category for way in sampler.ways if sampler.sentence(way) is None} == ELSEWHERE


def test_control_an_entry_that_says_what_no_room_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = entry("nominal", "{@part_target}", "{@part_target}", category="happening")
    grammar = Grammar((*ALL, *wrong), Language.ENGLISH, english())
    monkeypatch.setattr(reading, "grammar", lambda: grammar)
    with pytest.raises(KeyError):
        english_reading("", "When Sentinel target card, explore.")


def test_603_8_counters_on_what_nobody_spoke_of_are_refused_in_both_languages() -> None:
    assert not english_reading("", "When there are two or more +1/+1 counters on it, draw a card.").understood
    text = "Quando ci sono due o più segnalini +1/+1 su di essa, pesca una carta."
    assert [one.reason for one in read("Sentinella", "Creatura — Elfo", text).not_understood] == [refusal.NO_ANTECEDENT]


def test_control_on_itself_they_are_counted() -> None:
    assert english_reading("", "When there are two or more +1/+1 counters on Sentinel, draw a card.").understood
