"""604.1, 109.2a, 707.9e-f: what is true of others too, cards that are not on the battlefield, copies that enter with counters."""

from __future__ import annotations

import pytest

from engine.cards.abilities.continuous import ChangeColors, IfCopyIs
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, X
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, ability, activated, printed, refused
from tests.scenarios.cardtext.test_oracle import both

ENCHANTMENT = "Incantesimo"
OF_ALL = (
    "I Goblin che controlli sono neri. Lo stesso vale per le magie Goblin che controlli e le carte "
    "Goblin che possiedi e che non sono "
    "in gioco."
)
CLONE = "Puoi far entrare Sentinella come una copia di una creatura {0}, tranne che {1}.".format
CLONE_EN = "You may have Sentinel enter as a copy of a creature {0}, except {1}.".format
COPY, COPY_EN = "una pedina che è una copia", "a token that's a copy"


def copying(exception: str) -> str:
    """A token that copies a creature of yours, with one exception."""
    return f"{{T}}: Crea {COPY} di una creatura bersaglio che controlli, tranne che {exception}."


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            OF_ALL,
            "Goblins you control are black. The same is true for Goblin spells you control and Goblin cards you "
            "own that aren't on the "
            "battlefield.",
        ),
        (
            "I permanenti leggendari che controlli sono rossi. Lo stesso vale per le magie che controlli.",
            "Legendary permanents you control are red. The same is true for spells you control.",
        ),
        (
            CLONE("sul campo di battaglia", "entra con un segnalino +1/+1 addizionale"),
            CLONE_EN("on the battlefield", "it enters with an additional +1/+1 counter on it"),
        ),
        (
            CLONE("che controlli", "ha volare ed entra con tre segnalini +1/+1 addizionali"),
            CLONE_EN("you control", "it has flying and it enters with three additional +1/+1 counters on it"),
        ),
        (
            CLONE("che controlli", "entra con un segnalino scudo addizionale se è un Elfo e non è leggendaria"),
            CLONE_EN(
                "you control", "it enters with an additional shield counter on it if it's an Elf and it isn't legendary"
            ),
        ),
        (
            copying("entra con un segnalino +1/+1 addizionale"),
            f"{{T}}: Create {COPY_EN} of target creature you control, except it enters with an additional +1/+1 counter on it.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    types = ENCHANTMENT if "stesso" in it else "Creatura — Umano"
    assert both(it, en, types) == (Verdict.AGREE, ())


# --- the same of others


def test_604_1_what_is_said_of_some_is_said_of_others() -> None:
    here, spells = abilities(
        "Le creature che controlli sono rosse. Lo stesso vale per le magie creatura che controlli.", ENCHANTMENT
    )
    assert here.parts == spells.parts == (ChangeColors(set_to=(Color.RED,)),)  # type: ignore[union-attr]
    assert here.affects == Filter(types=(CardType.CREATURE,), controller=Relation.YOU)  # type: ignore[union-attr]
    assert spells.affects.zone is Zone.STACK and spells.affects.types == (CardType.CREATURE,)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "Lo stesso vale per le magie creatura che controlli.",
        "Le creature che controlli prendono +1/+1. Lo stesso vale per le magie creatura che controlli.",
        "Le creature che controlli sono rosse. Lo stesso vale per Sentinella.",
        "Fintanto che controlli un Elfo, le creature che controlli sono rosse. Lo stesso vale per le magie che controlli.",
    ],
)
def test_604_1_control_not_of_anything(text: str) -> None:
    assert refused(text, ENCHANTMENT)


def test_109_2a_cards_that_are_not_on_the_battlefield_are_in_any_other_zone() -> None:
    table = Table()
    table.put("Nodo", printed(OF_ALL, ENCHANTMENT, "Nodo"))
    zones = (Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE)
    for zone in zones:
        table.creature(f"Mia {zone}", 1, 1, zone=zone, subtypes=("Goblin",))
    table.creature("Sua", 1, 1, zone=Zone.GRAVEYARD, controller=1, subtypes=("Goblin",))
    table.settle()
    assert all(table.looks(f"Mia {zone}").colors == (Color.BLACK,) for zone in zones)
    assert table.looks("Sua").colors == (), "control: somebody else's"


def test_109_2a_control_no_permanent_is_elsewhere() -> None:
    assert refused("Le creature che controlli che non sono sul campo di battaglia sono rosse.", ENCHANTMENT)


# --- copies with counters


def test_707_9e_what_it_enters_with_is_no_copiable_value() -> None:
    always = ability(CLONE("che controlli", "entra con un segnalino +1/+1 addizionale")).as_copy.exceptions
    assert always == (IfCopyIs(it_is=Filter(), enters_with=(("+1/+1", Fixed(1)),)),)
    asked = ability(CLONE("che controlli", "entra con due segnalini +1/+1 addizionali se è un Elfo")).as_copy.exceptions
    assert asked == (IfCopyIs(it_is=Filter(subtypes=("Elf",)), enters_with=(("+1/+1", Fixed(2)),)),)
    with_x = ability(CLONE("che controlli", "entra con X segnalini +1/+1 addizionali"), mana_cost="{X}{U}")
    assert with_x.as_copy.exceptions[0].enters_with == (("+1/+1", X()),)
    assert refused(CLONE("che controlli", "entra con X segnalini +1/+1 addizionali")), "control: no X in its cost"
    becoming = "{T}: Sentinella diventa una copia di una creatura bersaglio, tranne che entra con un segnalino +1/+1 addizionale."
    assert refused(becoming), "control: it is there already"


def test_707_9e_a_token_enters_with_the_counters() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.put("Specchio", printed(copying("entra con un segnalino +1/+1 addizionale"), "Artefatto", "Specchio"))
    table.settle().activate("Specchio", 0).resolve()
    token = next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN)
    assert (token.printed.name, token.count("+1/+1")) == ("Orso", 1)
    made = activated(copying("ha rapidità")).effects[0]
    assert not any(isinstance(one, IfCopyIs) for one in made.exceptions), "control"  # type: ignore[union-attr]
