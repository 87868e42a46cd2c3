"""109.2: in English an adjective before a list of nouns with one article is said of all of them, and not of the first alone."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.triggers import Moves
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, Relation, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.test_oracle import both, english

EITHER = (CardType.ARTIFACT, CardType.CREATURE)
CREATURE, ARTIFACT = Filter(types=(CardType.CREATURE,)), Filter(types=(CardType.ARTIFACT,))


def _of_whom(noun: str) -> Filter:
    """What dies."""
    found = english(f"Whenever {noun} dies, you gain 1 life.")
    (made,) = found.abilities
    assert isinstance(made, Triggered) and isinstance(made.trigger, Moves)
    return made.trigger.subject


def _ordered(one: Filter) -> Filter:
    return replace(one, types=tuple(sorted(one.types)))


@pytest.mark.parametrize(
    ("noun", "wanted"),
    [
        ("another nontoken Elf or Goblin you control",
         Filter(any_subtype=("Elf", "Goblin"), another=True, not_kind=Kind.TOKEN, controller=Relation.YOU)),
        ("another nontoken artifact or creature", Filter(any_type=EITHER, another=True, not_kind=Kind.TOKEN)),
        ("a nonlegendary artifact or creature you control",
         Filter(any_type=EITHER, not_supertypes=(Supertype.LEGENDARY,), controller=Relation.YOU)),
        ("a tapped artifact or creature you control", Filter(any_type=EITHER, tapped=True, controller=Relation.YOU)),
        ("a red artifact or creature you control", Filter(any_type=EITHER, colors=(Color.RED,), controller=Relation.YOU)),
        ("a red or blue artifact or creature you control",
         Filter(any_type=EITHER, colors=(Color.RED, Color.BLUE), controller=Relation.YOU)),
    ],
)  # fmt: skip
def test_109_2_of_all_of_the_list(noun: str, wanted: Filter) -> None:
    assert _of_whom(noun) == wanted


@pytest.mark.parametrize(
    ("noun", "each"),
    [
        # The other noun has a quality of its own, is the same noun again, or cannot have the first one's quality.
        ("a nontoken artifact or red creature you control",
         (Filter(types=(CardType.ARTIFACT,), not_kind=Kind.TOKEN), Filter(types=(CardType.CREATURE,), colors=(Color.RED,)))),
        ("an enchanted creature or artifact creature you control",
         (Filter(types=(CardType.CREATURE,), bears="Aura"), Filter(types=(CardType.CREATURE, CardType.ARTIFACT)))),
        ("an attacking creature or planeswalker you control",
         (Filter(types=(CardType.CREATURE,), attacking=True), Filter(types=(CardType.PLANESWALKER,)))),
        ("a noncreature artifact or creature you control",
         (Filter(types=(CardType.ARTIFACT,), not_types=(CardType.CREATURE,)), CREATURE)),
    ],
)  # fmt: skip
def test_109_2_control_of_the_first_alone(noun: str, each: tuple[Filter, ...]) -> None:
    found = _of_whom(noun)
    assert found.controller is Relation.YOU
    assert [_ordered(one) for one in found.any_of] == [_ordered(one) for one in each]


def test_109_2_control_a_quality_before_the_last_is_said_of_that_alone() -> None:
    each = _of_whom("an artifact or nontoken creature you control").any_of
    assert each == (ARTIFACT, replace(CREATURE, not_kind=Kind.TOKEN))


def test_109_2_where_nothing_else_is_in_common_the_words_leave_it_open() -> None:
    (why,) = english("Whenever a nontoken artifact or creature dies, you gain 1 life.").not_understood
    assert why.reason == refusal.AMBIGUOUS
    # Control: with what is said of all of the list behind it, they do not.
    assert english("Whenever a nontoken artifact or creature you control dies, you gain 1 life.").understood


def test_109_2_both_languages_say_it_of_the_whole_list() -> None:
    english = "Draw a card for each legendary creature and artifact you control."
    verdict = both("Pesca una carta per ogni creatura e artefatto leggendari che controlli.", english, "Stregoneria")
    assert verdict == (Verdict.AGREE, ())
