"""115.1, 608.2d, 701.23a: what several things that are chosen have to be together, in words."""

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.exchanging import ExchangeControl
from engine.cards.abilities.filters import Filter, Jointly, Measured
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.searching import Search
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused, spell, triggered

DEAD = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner=Relation.YOU)


@pytest.mark.parametrize(
    ("words", "together"),
    [
        ("con valore di mana totale pari o inferiore a 4", Jointly(total=Measured("mana value", "<=", Fixed(4)))),
        ("con forza totale pari o superiore a 6", Jointly(total=Measured("power", ">=", Fixed(6)))),
        ("con valore di mana totale pari o inferiore a X", Jointly(total=Measured("mana value", "<=", X()))),
        ("con nomi diversi", Jointly(apart="name")),
        ("con forza diversa", Jointly(apart="power")),
        ("che condividono un tipo di creatura", Jointly(alike="creature type")),
    ],
)
def test_115_1_what_the_targets_are_together(words: str, together: Jointly) -> None:
    found = spell(
        f"Rimetti sul campo di battaglia fino a due carte creatura bersaglio {words} dal tuo cimitero.",
        mana_cost="{X}{B}",
    )
    (spec,) = found.targets
    assert (spec.objects, spec.minimum, spec.maximum, spec.together) == (DEAD, 0, 2, together)


def test_608_2d_what_is_chosen_as_it_resolves() -> None:
    text = "Quando la Sentinella muore, rimetti sul campo di battaglia un qualsiasi numero di carte creatura con valore di mana"
    made = triggered(f"{text} totale pari o inferiore a 6 dal tuo cimitero.").effects[0]
    assert isinstance(made, Choose)
    assert (made.filter, made.together) == (DEAD, Jointly(total=Measured("mana value", "<=", Fixed(6))))
    plain = triggered(f"{text} pari o inferiore a 6 dal tuo cimitero.").effects[0]
    assert isinstance(plain, Choose) and plain.together is None, "control: each of them"


def test_701_23a_what_is_found() -> None:
    text = "Passa in rassegna il tuo grimorio per trovare fino a tre carte artefatto con nomi diversi, mettile sul campo di"
    made = spell(f"{text} battaglia, poi rimescola il tuo grimorio.").effects[0]
    assert isinstance(made, Search) and made.together == Jointly(apart="name")


def test_115_1_players_whose_they_are() -> None:
    made = spell("Esilia un qualsiasi numero di creature bersaglio controllate da giocatori diversi.")
    assert made.targets[0].together == Jointly(apart="controller")


def test_701_12b_two_targets_with_a_type_in_common() -> None:
    made = spell("Scambia il controllo di due permanenti bersaglio che condividono un tipo di permanente.")
    (spec,) = made.targets
    assert (spec.minimum, spec.together) == (2, Jointly(alike="permanent type"))
    assert isinstance(made.effects[0], ExchangeControl)


@pytest.mark.parametrize(
    "text",
    [
        "Distruggi tutte le creature con forza totale pari o inferiore a 4.",
        "Distruggi una creatura bersaglio con forza totale pari o inferiore a 4.",
        "Scegli una creatura. Le creature che condividono un tipo di creatura prendono +1/+1 fino alla fine del turno.",
        "Pesca una carta per ogni creatura che controlli con forza totale pari o inferiore a 4.",
    ],
)
def test_115_1_control_what_is_not_chosen_is_nothing_together(text: str) -> None:
    assert refused(text, "Stregoneria")
