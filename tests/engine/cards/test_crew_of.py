"""702.122b, 702.171c: which creatures crewed or saddled something in this turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter, ThisTurn
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CrewOf
from engine.cards.abilities.references import Every, This
from engine.state.events import Destruction
from engine.words.terms import CardType, Deed, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.cards.support import keyword
from tests.engine.support import Table, card
from tests.engine.support_more import free
from tests.scenarios.cardtext.support import reading, triggered

OF_IT = Filter(types=(CardType.CREATURE,), this_turn=ThisTurn(what=Deed.MANNED, by=Filter(this=True)))


def manned(word: str, *abilities: Ability) -> Table:
    at = Table()
    vehicle: dict[str, Any] = {"types": (CardType.ARTIFACT,), "subtypes": ("Vehicle",), "power": 5, "toughness": 5}
    at.put("Carro", card("Carro", keyword(word, value=3), *abilities, **vehicle))
    at.put("Altro", card("Altro", keyword(word, value=1), **vehicle))
    for name in ("Uno", "Due", "Tre", "Quattro"):
        at.creature(name, 2, 2)
    for player in (0, 1):
        at.library(player, 3)
    return at.settle()


@pytest.mark.parametrize("word", ["crew", "saddle"])
def test_702_171c_whoever_was_tapped_for_it_crewed_or_saddled_it(word: str) -> None:
    at = manned(word, free(Destroy(what=Every(OF_IT))))
    at.activate("Carro", 0, ("Uno", "Due")).play_out()
    at.activate("Altro", 0, ("Tre",)).play_out()
    at.activate("Carro", 1).play_out()
    assert [at.where(name) for name in ("Uno", "Due", "Tre")] == [Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_702_122b_control_nobody_before_it_is_crewed() -> None:
    at = manned("crew", free(Destroy(what=Every(OF_IT)))).activate("Carro", 1).play_out()
    assert at.where("Uno") is Zone.BATTLEFIELD


def test_702_122b_they_did_as_soon_as_they_are_tapped() -> None:
    at = (
        manned("crew", free(Destroy(what=Every(OF_IT))))
        .activate("Carro", 0, ("Uno", "Due"))
        .activate("Carro", 1)
        .resolve()
    )
    assert at.where("Uno") is Zone.GRAVEYARD


def test_608_2i_of_those_that_are_counted_none_need_be_there_still() -> None:
    at = manned("crew", free(GainLife(amount=CrewOf(This()))))
    at.activate("Carro", 0, ("Uno", "Due")).play_out()
    at.occur(Destruction(object=at.id("Uno")))
    assert at.activate("Carro", 1).play_out().life(0) == 22


def test_702_122b_control_in_a_later_turn_none_count() -> None:
    at = manned("crew", free(GainLife(amount=CrewOf(This()))))
    at.activate("Carro", 0, ("Uno", "Due")).play_out()
    at.until(TurnStep.PRECOMBAT_MAIN, player=0)
    assert at.activate("Carro", 1).play_out().life(0) == 20


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (
            "Ogniqualvolta questa creatura attacca, guadagni 1 punto vita per ogni creatura che l'ha sellata in questo turno.",
            "Whenever this creature attacks, you gain 1 life for each creature that saddled it this turn.",
        ),
        (
            "Ogniqualvolta questa creatura attacca, metti due segnalini +1/+1 su ogni creatura che l'ha manovrata in questo turno.",
            "Whenever this creature attacks, put two +1/+1 counters on each creature that crewed it this turn.",
        ),
        (
            "Ogniqualvolta la Sentinella attacca, STAPpa una creatura bersaglio che ha sellato la Sentinella in questo turno.",
            "Whenever Sentinel attacks, untap target creature that saddled Sentinel this turn.",
        ),
    ],
)
def test_702_171c_as_printed(italian: str, english: str) -> None:
    found = reading(italian)
    assert found.understood
    assert (
        compared(found, read_oracle("Sentinel", english, found.characteristics), "2025-01-01").verdict is Verdict.AGREE
    )


def test_608_2i_a_number_is_of_the_deed_and_what_is_done_to_them_of_permanents() -> None:
    counted = triggered(
        "Ogniqualvolta questa creatura attacca, guadagni 1 punto vita per ogni creatura che l'ha sellata in questo turno."
    )
    assert counted.effects == (GainLife(amount=CrewOf(This())),)
    done = triggered("Ogniqualvolta questa creatura attacca, distruggi ogni creatura che l'ha sellata in questo turno.")
    assert done.effects == (Destroy(what=Every(OF_IT)),)


@pytest.mark.parametrize(
    "text",
    [
        "Ogniqualvolta un'altra creatura attacca, distruggi ogni creatura che l'ha sellata in questo turno.",
        "Ogniqualvolta questa creatura attacca, guadagni 1 punto vita per ogni artefatto che l'ha sellata in questo turno.",
    ],
)
def test_control_of_another_and_of_another_kind_it_is_not_read(text: str) -> None:
    assert not reading(text).understood
