"""Two readings of a card of which not everything is read: the paragraphs that are, beside each other."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import EachOfThem, EachPlayer, Target
from engine.words.terms import Relation, Zone
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Comparison, Verdict, compared, compared_in_parts
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import CREATURE_TYPE, spell
from tests.scenarios.cardtext.test_oracle import both

EACH_THEIR_OWN = [
    (
        "Ogni avversario perde 1 punto vita per ogni carta creatura nel cimitero di quel giocatore.",
        "Each opponent loses 1 life for each creature card in that player's graveyard.",
        LoseLife(
            amount=Count(Filter(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, whose=EachOfThem())),
            who=EachPlayer(Relation.OPPONENT),
        ),
    ),
    (
        "Ogni avversario perde 1 punto vita per ogni creatura controllata da quel giocatore.",
        "Each opponent loses 1 life for each creature that player controls.",
        LoseLife(amount=Count(Filter(types=CREATURE_TYPE, whose=EachOfThem())), who=EachPlayer(Relation.OPPONENT)),
    ),
]
UNREAD = ("La Sentinella gira tre volte su sé stessa.", "Sentinel spins three times around.")
FLYING = ("Volare", "Flying")
DRAWS = ("{T}: Pesca una carta.", "{T}: Draw a card.")
DRAWS_TWO = ("{T}: Pesca due carte.", "{T}: Draw two cards.")


@pytest.mark.parametrize(("it", "en", "meant"), EACH_THEIR_OWN)
def test_608_2h_each_player_counts_what_is_their_own(it: str, en: str, meant: object) -> None:
    assert spell(it).effects == (meant,)
    assert both(it, en, "Stregoneria") == (Verdict.AGREE, ())


def test_control_one_player_who_was_spoken_of_is_that_player() -> None:
    made = spell("Un giocatore bersaglio perde 1 punto vita per ogni creatura controllata da quel giocatore.").effects[
        0
    ]
    assert made == LoseLife(amount=Count(Filter(types=CREATURE_TYPE, whose=Target())), who=Target())


def test_109_2_in_english_the_noun_stands_behind_all_that_is_said_of_it() -> None:
    it, en = "Distruggi una creatura Lupo o Mannaro bersaglio.", "Destroy target Wolf or Werewolf creature."
    assert both(it, en, "Stregoneria") == (Verdict.AGREE, ())
    bare = both("Distruggi un Lupo o Mannaro bersaglio.", "Destroy target Wolf or Werewolf.", "Stregoneria")
    assert bare == (Verdict.AGREE, ()), "control"


def in_parts(it: tuple[str, ...], en: tuple[str, ...]) -> Comparison:
    """The paragraphs of two texts."""
    ours, theirs = "\n".join(it), "\n".join(en)
    italian = read("Sentinella", "Creatura — Umano", ours, "{1}{G}", "2", "2")
    english = read_oracle("Sentinel", theirs, italian.characteristics)
    assert compared(italian, english).verdict not in (Verdict.AGREE, Verdict.DIFFER)
    return compared_in_parts(italian, english, ours, theirs)


def test_what_is_read_in_both_agrees_whatever_else_is_not() -> None:
    it, en = zip(FLYING, UNREAD, DRAWS, strict=True)
    assert in_parts(it, en) == Comparison(Verdict.AGREE)


def test_what_differs_is_told_with_its_place() -> None:
    found = in_parts((FLYING[0], UNREAD[0], DRAWS_TWO[0]), (FLYING[1], UNREAD[1], DRAWS[1]))
    assert found.verdict is Verdict.DIFFER
    assert found.where == ("Activated.effects.Draw.count.Fixed.value: it 2, en 1",)


def test_of_a_paragraph_that_one_language_reads_nothing_is_said() -> None:
    assert in_parts((FLYING[0], DRAWS[0]), (FLYING[1], UNREAD[1])) == Comparison(Verdict.AGREE)


def test_what_stands_in_another_place_is_not_alone() -> None:
    it, en = (FLYING[0], DRAWS[0], UNREAD[0]), (DRAWS[1], FLYING[1], UNREAD[1])
    assert in_parts(it, en) == Comparison(Verdict.AGREE)


def test_what_stands_beside_a_paragraph_from_elsewhere_is_not_its_translation() -> None:
    it, en = (DRAWS[0], UNREAD[0]), (FLYING[1], DRAWS[1])
    assert in_parts(it, en) == Comparison(Verdict.AGREE)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ((DRAWS_TWO[0], UNREAD[0]), (DRAWS[1], FLYING[1], UNREAD[1])),
        ((UNREAD[0],), (UNREAD[1],)),
    ],
)
def test_control_nothing_is_paired_where_there_is_no_pair(it: tuple[str, ...], en: tuple[str, ...]) -> None:
    assert in_parts(it, en).verdict is Verdict.NEITHER
