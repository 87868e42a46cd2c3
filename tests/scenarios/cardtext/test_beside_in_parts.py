"""Two readings of a card of which not everything is read: the paragraphs that are, beside each other."""

from __future__ import annotations

import pytest

from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Comparison, Verdict, compared, compared_in_parts
from scenarios.cardtext.oracle.reading import read_oracle

UNREAD = ("La Sentinella gira tre volte su sé stessa.", "Sentinel spins three times around.")
FLYING = ("Volare", "Flying")
DRAWS = ("{T}: Pesca una carta.", "{T}: Draw a card.")
DRAWS_TWO = ("{T}: Pesca due carte.", "{T}: Draw two cards.")


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


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ((DRAWS_TWO[0], UNREAD[0]), (DRAWS[1], FLYING[1], UNREAD[1])),
        ((UNREAD[0],), (UNREAD[1],)),
    ],
)
def test_control_nothing_is_paired_where_there_is_no_pair(it: tuple[str, ...], en: tuple[str, ...]) -> None:
    assert in_parts(it, en).verdict is Verdict.NEITHER
