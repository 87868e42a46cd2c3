"""608.2d, 701.9a, 701.21a: «Anna sacrifica Orso» below what asks her to is her answer, and no sacrifice besides."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from tests.scenarios.played.one_by_one import told

EDICT = """
turno di Bruno
Anna: Orso 2/2, Lupo 3/3
Bruno: 20
Bruno in mano: Editto istantaneo, Dardo istantaneo
carta: Editto istantaneo
> Il giocatore bersaglio sacrifica una creatura.
carta: Dardo istantaneo
> Guadagni 1 punto vita.
Bruno lancia Editto su Anna
{}
Chi muore?
"""
ALONE, BOTH = "«Orso» muore.", "«Orso» e «Lupo» muoiono."


@pytest.mark.parametrize(
    ("lines", "dies"),
    [
        ("Anna sacrifica Orso", ALONE),
        ("Anna sacrifica Orso\nrisolvi", ALONE),
        ("risolvi\nAnna sacrifica Orso", ALONE),
        ("Anna sacrifica Orso\nBruno lancia Dardo", ALONE),
        ("Anna sacrifica l'Orso", ALONE),
        ("Anna risponde sacrifica Orso", BOTH),
        ("Anna sacrifica Orso\nrisolvi\nAnna sacrifica Lupo", BOTH),
    ],
)
def test_608_2d_it_is_what_was_asked_for(lines: str, dies: str) -> None:
    assert told(EDICT.format(lines)) == dies


def test_701_21a_control_what_asks_for_none_is_answered_by_none() -> None:
    board = EDICT.replace(
        "Il giocatore bersaglio sacrifica una creatura.", "Il giocatore bersaglio perde 1 punto vita."
    )
    assert told(board.format("Anna sacrifica Orso")) == ALONE


def test_608_2d_what_nothing_asked_for_after_all_is_told() -> None:
    lines = "Anna sacrifica Orso\nBruno lancia contromagia su Editto"
    with pytest.raises(ScenarioError, match="nessuna domanda ha chiesto questa risposta"):
        told(EDICT.format(lines))


THEFT = """
turno di Bruno
Anna: 20
Anna in mano: Dardo istantaneo, Lupo 2/2
Bruno: 20
Bruno in mano: Furto stregoneria
> Il giocatore bersaglio scarta una carta.
Bruno lancia Furto su Anna
{}
Quante carte ha in mano Anna?
"""


@pytest.mark.parametrize("lines", ["Anna scarta Dardo", "Anna scarta Dardo\nrisolvi", "risolvi\nAnna scarta Dardo"])
def test_701_9a_a_card_that_was_asked_for(lines: str) -> None:
    assert told(THEFT.format(lines)) == "Anna ha 1 carta in mano."
