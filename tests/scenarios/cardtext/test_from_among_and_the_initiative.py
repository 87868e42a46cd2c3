"""118.12, 122.1: counters taken from among permanents as a payment; 726: the initiative; 608.2c: 'they' of each of several."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import InitiativeIs
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.venturing import TakeInitiative
from engine.words.terms import CardType, Relation
from tests.scenarios.cardtext.support import refused, static, triggered
from tests.scenarios.cardtext.twice import they_agree

PAIRS = [
    ("c", "Ogniqualvolta la Sentinella attacca, puoi rimuovere due segnalini +1/+1 tra le creature che controlli. Se lo "
     "fai, pesca una carta.",
     "Whenever Sentinel attacks, you may remove two +1/+1 counters from among creatures you control. If you do, draw a card."),
    ("c", "Ogniqualvolta la Sentinella attacca, puoi pagare {1} e rimuovere un segnalino +1/+1 dalla Sentinella. Se lo fai, "
     "pesca una carta.",
     "Whenever Sentinel attacks, you may pay {1} and remove a +1/+1 counter from Sentinel. If you do, draw a card."),
    ("c", "Quando la Sentinella entra, prendi l'iniziativa.", "When Sentinel enters, you take the initiative."),
    ("a", "{T}: Aggiungi {C}. Se hai l'iniziativa, aggiungi invece {C}{C}.",
     "{T}: Add {C}. If you have the initiative, add {C}{C} instead."),
    ("c", "Ogniqualvolta la Sentinella attacca, se non hai l'iniziativa, pesca una carta.",
     "Whenever Sentinel attacks, if you don't have the initiative, draw a card."),
    ("s", "Metti un segnalino +1/+1 su ogni creatura che controlli e hanno cautela fino alla fine del turno.",
     "Put a +1/+1 counter on each creature you control and they gain vigilance until end of turn."),
    ("s", "STAPpa ogni creatura che controlli. Hanno rapidità fino alla fine del turno.",
     "Untap each creature you control. They gain haste until end of turn."),
]  # fmt: skip
TYPES = {"c": "Creatura — Umano", "s": "Stregoneria", "a": "Artefatto"}


@pytest.mark.parametrize(("kind", "italian", "english"), PAIRS)
def test_they_say_the_same(kind: str, italian: str, english: str) -> None:
    they_agree(italian, english, TYPES[kind])


def test_122_1_from_among_all_of_them_together() -> None:
    text = (
        "Ogniqualvolta la Sentinella attacca, puoi rimuovere tre segnalini carica tra gli artefatti che controlli. Se lo fai, "
        "pesca una carta."
    )
    (paid,) = triggered(text).effects
    assert isinstance(paid, MayPay)
    artifacts = Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU)
    assert (paid.cost.remove_counters, paid.cost.remove_from, paid.cost.remove_apart) == (
        ("charge", 3),
        artifacts,
        True,
    )


def test_726_1_taken_and_held() -> None:
    assert triggered("Quando la Sentinella entra, prendi l'iniziativa.").effects == (TakeInitiative(),)
    assert static("La Sentinella prende +1/+0 fintanto che hai l'iniziativa.").condition == InitiativeIs(Relation.YOU)


@pytest.mark.parametrize(
    "text",
    [
        # nobody says how they are taken where nothing is paid with them
        "Rimuovi tre segnalini tra le creature che controlli.",
        # control: of one creature the verb is in the singular
        "STAPpa una creatura bersaglio. Hanno rapidità fino alla fine del turno.",
        "STAPpa tutte le creature che controlli. Ha rapidità fino alla fine del turno.",
    ],
)
def test_what_is_not_said_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")
