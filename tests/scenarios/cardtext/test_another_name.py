"""201.2b: what has a name in common with nothing of a description, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Every, Target
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused
from tests.scenarios.cardtext.twice import both

MINE = Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))


@pytest.mark.parametrize(
    "it",
    ["con un nome diverso da una creatura che controlli", "che non ha lo stesso nome di una creatura che controlli"],
)
def test_a_card_that_is_searched_for(it: str) -> None:
    made = both(
        f"Passa in rassegna il tuo grimorio per una carta creatura {it}, rivelala e aggiungila alla tua mano, poi rimescola.",
        "Search your library for a creature card that doesn't have the same name as a creature you control, reveal it, put it "
        "into your hand, then shuffle.",
        "s",
    )
    wanted = Filter(zone=Zone.LIBRARY, types=(CardType.CREATURE,), not_named_as=MINE)
    assert (made.effects[0].filter, made.effects[0].same_name_as) == (wanted, None)


def test_all_that_are_not_called_as_what_was_spoken_of() -> None:
    made = both(
        "Esilia una creatura bersaglio. Distruggi tutte le creature che non hanno lo stesso nome di quella creatura.",
        "Exile target creature. Destroy all creatures that don't have the same name as that creature.",
        "s",
    )
    assert made.effects[1].what == Every(Filter(types=(CardType.CREATURE,), not_named_as=Target()))


def _called() -> Table:
    table = Table()
    table.creature("Branco", 2, 2, name="Lupo")
    words = (
        "Passa in rassegna il tuo grimorio per una carta creatura con un nome diverso da una creatura che controlli, mettila sul "
        "campo di battaglia, poi rimescola."
    )
    table.put("Richiamo", printed(words, "Stregoneria", "Richiamo"), zone=Zone.HAND)
    for label, name in (("lupo", "Lupo"), ("orso", "Orso")):
        table.creature(label, 1, 1, name=name, zone=Zone.LIBRARY)
    return table.settle().cast("Richiamo")


def test_control_what_is_there_already_is_not_found() -> None:
    table = _called()
    with pytest.raises(AssertionError):
        table.resolve("lupo")


def test_what_is_not_there_is_found() -> None:
    table = _called().resolve("orso")
    assert (table.where("orso"), table.where("lupo")) == (Zone.BATTLEFIELD, Zone.LIBRARY)


def test_control_nothing_that_stands_for_good_says_so() -> None:
    assert refused("Le creature che non hanno lo stesso nome di una terra che controlli hanno volare.")
