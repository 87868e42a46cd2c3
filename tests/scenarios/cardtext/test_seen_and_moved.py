"""608.2c: cards that were found and have moved since are looked for where they are now, by what speaks of them later."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose
from engine.words.record import within
from engine.words.terms import Zone
from scenarios.cardtext.api import read

FOUND = "Passa in rassegna il tuo grimorio per trovare fino a tre carte creatura%s. Un avversario sceglie una di quelle carte."


@pytest.mark.parametrize(("moved", "zone"), [(" ed esiliale", Zone.EXILE), (" e rivelale", Zone.LIBRARY)])
def test_608_2c_one_of_those_cards_is_chosen_where_they_lie(moved: str, zone: Zone) -> None:
    reading = read("Prova", "Stregoneria", FOUND % moved, "{1}{G}")
    assert reading.understood
    (chosen,) = [one for one in within(reading.characteristics.abilities[0]) if isinstance(one, Choose)]
    assert chosen.filter.zone is zone
