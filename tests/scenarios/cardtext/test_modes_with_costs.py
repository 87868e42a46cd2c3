"""702.172: modes that have costs of their own, below the keyword that says so."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, SpellAbility
from engine.words.terms import Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, printed, refused
from tests.scenarios.cardtext.test_oracle import both

SPREE = "Frenesia (Scegli uno o più costi addizionali.)\n+ {0} — Guadagni 2 punti vita.\n+ {R} — Pesca una carta."


def test_702_172a_each_mode_has_its_cost() -> None:
    keyword, made = abilities(SPREE, "Stregoneria")
    assert isinstance(keyword, Keyword) and isinstance(made, SpellAbility)
    assert [mode.cost and mode.cost.mana for mode in made.modes] == ["{0}", "{R}"]
    assert refused(SPREE.replace("Frenesia", "Scegli uno —"), "Stregoneria"), "control: no keyword says so"
    assert refused(SPREE.rsplit("\n", 1)[0], "Stregoneria"), "control: one mode is no choice"
    assert refused(SPREE, "Creatura"), "control: of a spell alone"


def test_the_two_languages_agree() -> None:
    english = "Spree\n+ {0} — You gain 2 life.\n+ {R} — Draw a card."
    assert both(SPREE, english, "Stregoneria")[0] is Verdict.AGREE


def test_601_2f_a_mode_costs_what_it_says() -> None:
    def table() -> Table:
        at = Table()
        at.put("Sentinella", printed(SPREE, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        at.library(0, 4)
        return at.settle()

    assert table().cast("Sentinella", "m0").resolve().life(0) == 22
    with pytest.raises(AssertionError):
        table().cast("Sentinella", "m0", "m1")  # control: there is no red mana
