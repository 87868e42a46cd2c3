"""201.5, 608.2h: whose damage it is that a spell speaks of: its own under another name, or that of what it has just made."""

from __future__ import annotations

import pytest

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.references import Remembered
from engine.words.record import within
from scenarios.cardtext.api import read

TEXT = "Crea una pedina creatura Goblin 1/1 rossa. {} infligge 1 danno a un giocatore bersaglio."


@pytest.mark.parametrize(("who", "of_the_token"), [("Il Goblin", True), ("Il Furore", False)])
def test_201_5_a_subtype_is_no_name_of_the_spell(who: str, of_the_token: bool) -> None:
    reading = read("Assalto", "Stregoneria", TEXT.format(who), "{R}")
    assert reading.understood
    (dealt,) = [one for one in within(reading.characteristics.abilities[0]) if isinstance(one, DealDamage)]
    assert isinstance(dealt.source, Remembered) is of_the_token


def test_control_a_subtype_of_which_nothing_was_made_is_nobody() -> None:
    assert not read("Assalto", "Stregoneria", "Il Goblin infligge 1 danno a un giocatore bersaglio.", "{R}").understood
