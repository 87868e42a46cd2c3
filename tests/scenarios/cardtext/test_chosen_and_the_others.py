"""101.4, 608.2d: what players choose, each for themselves or one of them, and all that nobody chose."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Destroy, Move, Sacrifice
from engine.cards.abilities.references import (
    Among,
    CardsOf,
    EachOfThem,
    EachPlayer,
    Every,
    Remembered,
    Target,
)
from engine.words.terms import CardType, Reason, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import CREATURE, activated, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

CHOSEN = Remembered("n1")


def all_but_chosen(wanted: Filter) -> Among:
    return Among(Every(wanted), without=CHOSEN)


class TestSaidOfTheWholeList:
    def test_109_2_a_masculine_adjective_behind_a_feminine_noun_is_said_of_all(self) -> None:
        paid = activated("TAPpa due artefatti e/o creature STAPpati che controlli: Pesca una carta.").cost
        either = Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE), controller=Relation.YOU)
        assert (paid.tap_others, paid.tap_count) == (either, 2)

    def test_109_2_behind_and_or_one_in_the_plural_is_said_of_all_too(self) -> None:
        paid = activated("TAPpa due creature e/o artefatti STAPpati che controlli: Pesca una carta.").cost
        either = Filter(any_type=(CardType.CREATURE, CardType.ARTIFACT), controller=Relation.YOU)
        assert (paid.tap_others, paid.tap_count) == (either, 2)

    def test_109_2_control_one_that_agrees_with_the_last_noun_may_be_said_of_that_alone(self) -> None:
        assert refused("Distruggi una creatura o un artefatto TAPpato bersaglio.", "Stregoneria")


class TestTheOthers:
    def test_608_2d_all_of_the_kind_but_the_chosen_one(self) -> None:
        choose, destroy = spell("Scegli fino a una creatura. Distruggi le altre.").effects
        assert choose == Choose(filter=CREATURE, keep_as="n1", minimum=0)
        assert destroy == Destroy(what=all_but_chosen(CREATURE))

    def test_608_2d_whose_the_chosen_one_is_says_nothing_of_the_others(self) -> None:
        _, destroy = spell("Scegli una creatura che controlli. Distruggi le altre.").effects
        assert destroy == Destroy(what=all_but_chosen(CREATURE))

    def test_608_2d_other_creatures_are_others_than_the_chosen_one_and_not_than_the_source(self) -> None:
        text = "Quando la Sentinella entra, scegli una creatura che controlli. Distruggi tutte le altre creature."
        assert triggered(text).effects[1] == Destroy(what=all_but_chosen(CREATURE))

    def test_608_2d_control_where_nothing_is_chosen_the_source_is_meant(self) -> None:
        text = "Quando la Sentinella entra, distruggi tutte le altre creature."
        wanted = Filter(types=(CardType.CREATURE,), another=True)
        assert triggered(text).effects == (Destroy(what=Every(wanted)),)

    def test_701_9a_the_rest_of_the_hand(self) -> None:
        choose, discard = spell("Un giocatore bersaglio sceglie una carta nella sua mano e scarta le altre.").effects
        assert choose == Choose(filter=Filter(zone=Zone.HAND, whose=Target()), keep_as="n1", who=Target())
        rest = Among(CardsOf(Target(), Zone.HAND), without=CHOSEN)
        assert discard == Move(what=rest, to=Zone.GRAVEYARD, reason=Reason.DISCARDED)

    def test_608_2d_of_more_than_a_kind_nobody_says_what_the_others_are(self) -> None:
        assert refused("Scegli una creatura con volare. Distruggi le altre.", "Stregoneria")
        assert refused("Distruggi le altre.", "Stregoneria")


class TestEachPlayerChooses:
    def test_101_4_each_of_what_they_control(self) -> None:
        choose, sacrifice = spell(
            "Ogni giocatore sceglie tre permanenti che controlla, poi sacrifica i rimanenti."
        ).effects
        assert choose == Choose(filter=Filter(whose=EachOfThem()), keep_as="n1", who=EachPlayer(), minimum=3, maximum=3)
        assert sacrifice == Sacrifice(what=all_but_chosen(Filter()), who=EachPlayer())

    def _reckoning(self) -> Table:
        at = Table()
        for seat, names in enumerate((("Orso", "Lupo"), ("Cervo", "Gufo"))):
            for name in names:
                at.creature(name, 2, 2, controller=seat)
        sorcery(at, "Conto", *spell("Ogni giocatore sceglie una creatura che controlla. Distruggi le altre.").effects)
        return at.settle().cast("Conto")

    def test_101_4_played_in_turn_order_and_destroyed_at_once(self) -> None:
        at = self._reckoning()
        at.resolve("Lupo", "Gufo")
        assert [at.where(name) for name in ("Orso", "Lupo", "Cervo", "Gufo")] == [
            Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.BATTLEFIELD,
        ]  # fmt: skip
        assert "701.8a" in at.rules()

    def test_101_4_played_control_nobody_chooses_what_another_player_controls(self) -> None:
        at = self._reckoning()
        with pytest.raises(AssertionError):
            at.resolve("Cervo", "Gufo")


PAIRS = [
    ("Scegli fino a una creatura. Distruggi le altre.", "Choose up to one creature. Destroy the rest."),
    ("Ogni giocatore sceglie una creatura che controlla. Distruggi le altre.",
     "Each player chooses a creature they control. Destroy the rest."),
    ("Ogni giocatore sceglie due terre che controlla. Distruggi tutti gli altri permanenti.",
     "Each player chooses two lands they control. Destroy all other permanents."),
    ("Un giocatore bersaglio sceglie una carta nella sua mano e scarta le altre.",
     "Target player chooses a card in their hand and discards the rest."),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), PAIRS)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria")[0] is Verdict.AGREE
