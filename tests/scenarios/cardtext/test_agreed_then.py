"""205.3, 308, 702.41a: two texts that said the same when the Italian one was printed, and what older texts say at length."""

from __future__ import annotations

import pytest

from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import KINDRED_SINCE, SPELLS_SINCE, Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from scenarios.written.rules_text import RulesText
from scenarios.written.two_texts import read_in_two

ALL_GOBLINS = ("I Goblin prendono +1/+1.", "Goblin creatures get +1/+1.")

LOOKS_FOR = (
    "{2}: Passa in rassegna il tuo grimorio, scegli una carta Goblin e mettila in gioco. Poi rimescola il tuo grimorio."
)
SEARCHES, PUTS = "{2}: Search your library for", ", put it onto the battlefield, then shuffle."


def _beside(italian: str, english: str, printed_on: str) -> Verdict:
    found = read("Vedetta", "Incantesimo", italian, "{1}{R}", printed_on=printed_on)
    return compared(found, read_oracle("Lookout", english, found.characteristics), printed_on).verdict


@pytest.mark.parametrize(
    ("italian", "english", "then"),
    [
        (*ALL_GOBLINS, Verdict.AGREED_THEN),
        ("I Goblin prendono +1/+1.", "Goblins get +1/+1.", Verdict.AGREE),
        ("Le creature Goblin prendono +1/+1.", "Goblins get +1/+1.", Verdict.AGREED_THEN),
        (LOOKS_FOR, f"{SEARCHES} a Goblin permanent card{PUTS}", Verdict.AGREED_THEN),
        (LOOKS_FOR, f"{SEARCHES} a Goblin card{PUTS}", Verdict.AGREE),
        (LOOKS_FOR, f"{SEARCHES} an artifact card{PUTS}", Verdict.DIFFER),
        ("I Goblin prendono +1/+1.", "Elf creatures get +1/+1.", Verdict.DIFFER),
        ("I Goblin prendono +1/+1.", "Goblin creatures get +2/+1.", Verdict.DIFFER),
        ("Gli artefatti prendono +1/+1.", "Artifact creatures get +1/+1.", Verdict.DIFFER),
    ],
)
def test_205_3_a_creature_type_was_of_creatures_alone(italian: str, english: str, then: Verdict) -> None:
    assert _beside(italian, english, "2003-05-26") is then


@pytest.mark.parametrize("printed_on", ["", KINDRED_SINCE, "2018-04-27"])
def test_308_since_there_are_kindred_cards_it_is_a_difference(printed_on: str) -> None:
    assert _beside(*ALL_GOBLINS, printed_on) is Verdict.DIFFER


_FREE_IT, _FREE_EN = "dalla tua mano senza pagare il suo costo di mana", "from your hand without paying its mana cost"
CAST_A_CARD = (
    f"{{2}}: Puoi lanciare una carta istantaneo {_FREE_IT}.",
    f"{{2}}: You may cast an instant spell {_FREE_EN}.",
)


@pytest.mark.parametrize(
    ("printed_on", "then"),
    [("2003-05-26", Verdict.AGREED_THEN), ("2019-10-04", Verdict.AGREED_THEN), (SPELLS_SINCE, Verdict.DIFFER)],
)
def test_601_3e_a_card_of_a_kind_was_what_was_cast(printed_on: str, then: Verdict) -> None:
    assert _beside(*CAST_A_CARD, printed_on) is then


def test_601_3e_control_of_another_kind() -> None:
    assert _beside(CAST_A_CARD[0], CAST_A_CARD[1].replace("instant", "sorcery"), "2019-10-04") is Verdict.DIFFER


def test_108_1_of_the_two_the_text_of_today_is_followed_and_the_ruling_says_why() -> None:
    looks = read("Vedetta", "Incantesimo", "", "{1}{R}").characteristics
    text = RulesText((ALL_GOBLINS[0],), printed=True, day="2003-05-26")
    beside = read_in_two(looks, "Incantesimo", text, ("Lookout", ALL_GOBLINS[1])).beside
    assert beside is not None
    assert (beside.oracle, beside.agree) == (True, False)
    assert "oggi solo le creature di quel tipo" in beside.why


@pytest.mark.parametrize(
    ("english", "verdict"),
    [("Affinity for Gates", Verdict.AGREE), ("Affinity for Forests", Verdict.DIFFER)],
)
def test_702_41a_affinity_is_what_older_texts_say_at_length(english: str, verdict: Verdict) -> None:
    italian = "Questa magia costa {1} in meno per essere lanciata per ogni Cancello che controlli."
    assert _beside(italian, english, "2019-01-25") is verdict
