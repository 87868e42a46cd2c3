"""701.64, 702.186: what harnesses a permanent, and the ability behind ∞ that it has then."""

from __future__ import annotations

from engine.cards.abilities.ability import Activated, Cost, Keyword, Triggered
from engine.cards.abilities.designations import Harness
from engine.cards.abilities.references import This
from engine.words.terms import TurnStep
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT
from tests.scenarios.cardtext.support import bare

ITALIAN = """{0}: Imbriglia la Pietra del Vento.
∞ — All'inizio del tuo mantenimento, guadagni 3 punti vita."""
ENGLISH = """{0}: Harness The Wind Stone. (Once harnessed, its ∞ ability is active.)
∞ — At the beginning of your upkeep, you gain 3 life."""


def test_701_64a_702_186a_the_words_of_a_card_in_both_languages() -> None:
    italian = read("Pietra del Vento", "Artefatto Leggendario", ITALIAN, "{2}")
    english = read_oracle("The Wind Stone", ENGLISH, italian.characteristics)
    assert italian.understood and compared(italian, english, "2026-06-01").verdict is Verdict.AGREE
    first, second = (bare(one) for one, _, _ in italian.abilities)
    assert first == Activated(cost=Cost(mana="{0}"), effects=(Harness(what=This()),))
    assert isinstance(second, Keyword) and second.keyword == "infinity"
    assert isinstance(second.abilities[0], Triggered)


def _stone() -> Table:
    at = Table()
    at.permanent("Pietra", *read("Pietra del Vento", "Artefatto", ITALIAN, "{2}").characteristics.abilities, **ARTIFACT)
    at.library(0, 3)
    at.library(1, 3)
    return at.settle()


def test_702_186b_harnessed_it_has_the_ability() -> None:
    at = _stone().activate("Pietra", 0).play_out()
    at.until(TurnStep.UPKEEP, player=0).play_out()
    assert at.life(0) == 23
    assert "702.186b" in at.rules()


def test_702_186b_control_before_it_has_not() -> None:
    at = _stone().until(TurnStep.UPKEEP, player=0).play_out()
    assert at.life(0) == 20
