"""The tables of Italian terms: complete, readable both ways, without a word that has two meanings."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

from engine.cards.abilities.ability import PlayerScope, Prohibition, Timing
from engine.cards.abilities.continuous import Duration
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.counters import KEYWORD_COUNTERS
from engine.words.decisions import Purpose
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Color, Kind, Phase, Reason, Relation, Supertype, TurnStep, Zone
from scenarios.language import counters, formats, outcomes, terms, terms_of_steps
from scenarios.language.errors import Wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.keywords import KEYWORDS as IN_CARD_TEXT
from scenarios.language.keywords import NAMES, NOT_IN_CARD_TEXT, NOT_IN_FILES
from scenarios.language.subtype_names import SUBTYPES, read_subtypes, subtype, subtype_word
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.replies import Reply
from tests.shared import needs_shared

TABLES: list[tuple[Vocabulary[Any], type[Enum]]] = [
    (terms.ZONES, Zone), (terms.TYPES, CardType), (terms.SUPERTYPES, Supertype), (terms.COLORS, Color),
    (terms.STEPS, TurnStep), (terms.KINDS, Kind), (terms.RELATIONS, Relation), (terms.REASONS, Reason),
    (terms.DURATIONS, Duration), (terms.TIMINGS, Timing), (terms.PROHIBITIONS, Prohibition), (terms.SCOPES, PlayerScope),
    (terms_of_steps.PURPOSES, Purpose), (terms_of_steps.STEP_KINDS, StepKind), (terms_of_steps.MOMENTS, Moment),
    (formats.FORMATS, formats.Format),
    (terms.PHASES, Phase), (outcomes.OUTCOMES, outcomes.Outcome), (outcomes.GAME_STATES, outcomes.GameState),
]  # fmt: skip


@pytest.mark.parametrize(("table", "vocabulary"), TABLES, ids=[vocabulary.__name__ for _, vocabulary in TABLES])
def test_a_table_has_a_word_for_each_member_and_reads_it_back(table: Vocabulary[Any], vocabulary: type[Enum]) -> None:
    assert set(table) == set(vocabulary)
    assert [table.read(table.word(member)) for member in vocabulary] == list(vocabulary)


@pytest.mark.parametrize(
    "table", [table for table, _ in TABLES] + [KEYWORDS, SUBTYPES, counters.COUNTERS], ids=lambda table: table.what
)
def test_every_spelling_is_read_however_it_is_capitalised_and_accented(table: Vocabulary[Any]) -> None:
    for spelling in table.spellings():
        plain = (
            spelling.upper().replace("À", "A").replace("É", "E").replace("È", "E").replace("Ì", "I").replace("Ò", "O")
        )
        assert table.read(spelling) == table.read(plain) == table.read(f"  {spelling} ")


def test_an_unknown_word_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(Wrong) as raised:
        terms.ZONES.read("cimiteor")
    assert raised.value.suggestion == "cimitero"
    assert "«cimiteor» non è una zona" in raised.value.message


def test_a_word_with_two_meanings_is_refused_when_a_table_is_made() -> None:
    with pytest.raises(ValueError, match="twice"):
        Vocabulary("una prova", {1: "a | b", 2: "B"})


def test_122_1b_every_keyword_counter_has_the_name_of_its_keyword() -> None:
    for kind in KEYWORD_COUNTERS:
        assert counters.COUNTERS.word(kind) == KEYWORDS.word(kind)
        assert counters.COUNTERS.read(KEYWORDS.word(kind)) == kind


def test_122_1_any_word_may_be_a_counter_but_a_slip_is_not() -> None:
    assert counters.COUNTERS.read("Melma") == "Melma"
    assert counters.COUNTERS.read("+2/ +0") == "+2/+0"
    assert counters.COUNTERS.word("Melma") == "Melma"
    with pytest.raises(Wrong, match="non è un tipo di segnalino"):
        counters.COUNTERS.read("tutti")
    with pytest.raises(Wrong) as raised:
        counters.COUNTERS.read("fedletà")
    assert raised.value.suggestion == "fedeltà"


def test_205_3_subtypes_are_english_where_they_are_known_and_kept_where_not() -> None:
    assert read_subtypes("Orso Guerriero") == ("Bear", "Warrior")
    assert read_subtypes("Stella Marina Zubera") == ("Starfish", "Zubera")
    assert [subtype_word(subtype(word)) for word in ("Orso", "Zubera")] == ["Orso", "Zubera"]


def test_702_73a_every_creature_type_has_italian_words() -> None:
    assert subtype_word(EVERY_CREATURE_TYPE) == "tutti i tipi di creatura"
    assert subtype_word("Shapeshifter") == "Polimorfo"


def test_every_purpose_of_a_question_can_be_answered() -> None:
    assert set(Reply.PURPOSES.values()) == set(Purpose)
    assert set(Reply.PURPOSES) <= set(Reply.model_fields)


@needs_shared
def test_every_keyword_of_the_table_is_one_of_702(shared) -> None:
    rules = (shared / "reference" / "cr-2026-08-07-en.txt").read_text(encoding="utf-8").casefold().replace("’", "'")
    landwalks = ("plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk")
    pair = ("daybound", "nightbound")  # 702.145 has both
    variants = ("megamorph", "trample over planeswalkers", "bands with other")  # 702.37b, 702.19c, 702.22b
    others = (
        "multikicker",
        "commander ninjutsu",
        "class level",
        "level symbol",
        "station symbol",
        "to solve",
        "infinity",
        "partner with",
        "can be your commander",
    )  # 702.33c, 702.49d, 716.2, 711.2, 721.2, 719.3a, 702.186, 702.124j, 903.3a
    known = (*landwalks, *pair, *variants, *others)
    missing = [name for name in KEYWORDS if name not in known and f". {name}\n" not in rules]
    assert missing == []


def test_702_one_table_names_the_keywords_of_files_and_of_card_text() -> None:
    """What one of the two readers does not know is named; everything else both know, by the same words."""
    assert {*NAMES} - NOT_IN_FILES == {*KEYWORDS}
    assert {*NAMES} - NOT_IN_CARD_TEXT == {*IN_CARD_TEXT}
    assert {*NAMES} >= NOT_IN_FILES | NOT_IN_CARD_TEXT
    assert NOT_IN_FILES.isdisjoint(NOT_IN_CARD_TEXT), "nobody would know it"
    for keyword in {*KEYWORDS} & {*IN_CARD_TEXT}:
        assert IN_CARD_TEXT[keyword][0] == KEYWORDS.word(keyword).lower()
