"""607.2q: what is read of the cards that were exiled while the costs of a permanent spell were paid."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Count, XOf
from engine.cards.abilities.references import This
from engine.words.terms import CardType, Zone
from tests.scenarios.cardtext.support import abilities, refused
from tests.scenarios.cardtext.twice import they_agree

COST = "Come costo addizionale per lanciare questa magia, esilia due carte artefatto dal tuo cimitero.\n"
COST_EN = "As an additional cost to cast this spell, exile two artifact cards from your graveyard.\n"


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("Esumare\nSentinella entra con un segnalino carica per ogni carta artefatto esiliata con essa.",
         "Delve\nSentinel enters with a charge counter on it for each artifact card exiled with it."),
        ("Esumare\nSentinella entra con due segnalini +1/+1 per ogni carta artefatto e terra esiliata con Sentinella.",
         "Delve\nSentinel enters with two +1/+1 counters on it for each artifact and land card exiled with Sentinel."),
        (COST + "Sentinella prende +1/+0 per ogni carta esiliata con essa.",
         COST_EN + "Sentinel gets +1/+0 for each card exiled with it."),
        (COST + "Quando Sentinella lascia il campo di battaglia, metti ogni carta esiliata con essa in mano al suo proprietario.",
         COST_EN + "When Sentinel leaves the battlefield, put each card exiled with it into its owner's hand."),
    ],
)  # fmt: skip
def test_607_2q_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Creatura — Drago")


def test_607_2a_of_a_list_it_is_said_of_each_kind() -> None:
    _, enters = abilities(
        "Esumare\nSentinella entra con un segnalino carica per ogni carta artefatto o terra esiliata con essa."
    )
    either = Filter(zone=Zone.EXILE, any_type=(CardType.ARTIFACT, CardType.LAND), linked_to_this=True)
    assert isinstance(enters, Replaces)
    assert enters.enters_with == (("charge", Count(either)),)


@pytest.mark.parametrize(
    "text",
    [
        # nothing exiles a card
        "Sentinella entra con un segnalino +1/+1 per ogni carta artefatto esiliata con essa.",
        # 'the exiled card' is what an ability exiled: not what was paid
        COST + "Quando Sentinella muore, riprendi in mano la carta esiliata.",
        # with the creature that attacks, and not with this one
        "Esumare\nOgniqualvolta un'altra creatura attacca, pesca una carta per ogni carta creatura esiliata con essa.",
    ],
)
def test_607_2q_control_what_nothing_is_linked_to_is_refused(text: str) -> None:
    assert refused(text)


ANY = (
    "Come costo addizionale per lanciare questa magia, puoi {} un qualsiasi numero di {}. Questa magia costa {{2}} in meno per "
    "essere lanciata per ogni {} in questo modo."
)
ANY_EN = (
    "As an additional cost to cast {this}, you may {} any number of {}. This spell costs {{2}} less to cast for each {} this "
    "way."
)


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (("esiliare", "carte artefatto dal tuo cimitero", "carta esiliata"),
         ("exile", "artifact cards from your graveyard", "card exiled")),
        (("sacrificare", "creature", "creatura sacrificata"), ("sacrifice", "creatures", "creature sacrificed")),
    ],
)  # fmt: skip
def test_601_2f_less_for_each_that_was_paid_with(italian: tuple[str, str, str], english: tuple[str, str, str]) -> None:
    they_agree(ANY.format(*italian), ANY_EN.format(*english, this="this spell"), "Creatura — Drago")
    _, less = abilities(ANY.format(*italian), "Creatura — Drago")
    assert isinstance(less, ChangesCost)
    assert (less.less, less.times) == ("{2}", XOf(This()))


def test_601_2f_control_of_what_was_not_paid_with_nothing_is_less() -> None:
    assert refused(ANY.format("sacrificare", "creature", "artefatto sacrificato"))
