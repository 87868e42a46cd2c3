"""113.1: creatures that have no abilities, said of permanents and of cards, in both languages."""

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.searching import Search
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import CREATURE_TYPE, reading, spell, static
from tests.scenarios.played.one_by_one import told


def test_113_1_creatures_without_abilities() -> None:
    text = "Le creature senza abilità che controlli prendono +1/+1."
    found = static(text)
    assert found.affects == Filter(types=CREATURE_TYPE, controller=Relation.YOU, no_abilities=True)
    assert static("Le creature che controlli prendono +1/+1.").affects == replace(found.affects, no_abilities=None)
    card = reading(text)
    oracle = read_oracle("Sentinella", "Creatures you control with no abilities get +1/+1.", card.characteristics)
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)


@pytest.mark.parametrize(("line", "strength"), [("", 3), ("\n> Cautela", 2)])
def test_113_1_a_creature_that_has_one_is_no_creature_without(line: str, strength: int) -> None:
    board = f"Anna: Orso 2/2{line}\nAnna: Idolo artefatto\n> Le creature senza abilità prendono +1/+1.\nBruno\nQuanto è l'Orso?"
    assert told(board) == f"«Orso» è {strength}/{strength}."


def test_113_1_a_card_without_abilities() -> None:
    text = (
        "Passa in rassegna il tuo grimorio per una carta creatura senza abilità, rivelala e aggiungila alla tua mano,"
    )
    search = spell(f"{text} poi rimescola.").effects[0]
    assert isinstance(search, Search)
    assert search.filter == Filter(zone=Zone.LIBRARY, types=CREATURE_TYPE, no_abilities=True)
