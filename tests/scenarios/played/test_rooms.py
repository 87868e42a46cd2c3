"""709.5, 116.2m: how a board says which doors are unlocked, who unlocks one, and what is told of that."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from tests.scenarios.played.one_by_one import told

BOARD = """
carta: Cantina incantesimo Stanza costo 1R
carta: Soffitta incantesimo Stanza costo 2U
> Le creature che controlli prendono +1/+1.
carta: Casa incantesimo Stanza
metà: Cantina, Soffitta
Anna: Casa{doors}, Orso 2/2
Bruno
{deed}
{asked}
"""


def ruling(doors: str, deed: str = "", asked: str = "? porte sbloccate di Casa") -> str:
    return told(BOARD.format(doors=doors, deed=deed, asked=asked))


@pytest.mark.parametrize(
    ("doors", "unlocked"),
    [
        ("", "non ha porte sbloccate"),
        (" sbloccata a sinistra", "ha sbloccata la porta «Cantina»"),
        (" sbloccata a destra", "ha sbloccata la porta «Soffitta»"),
        (" sbloccata Soffitta", "ha sbloccata la porta «Soffitta»"),
        (" sbloccata del tutto", "ha sbloccate le porte «Cantina» e «Soffitta»"),
        (" sbloccata a sinistra e a destra", "ha sbloccate le porte «Cantina» e «Soffitta»"),
    ],
)
def test_709_5c_a_line_says_which_doors_are_unlocked(doors: str, unlocked: str) -> None:
    assert unlocked in ruling(doors)


@pytest.mark.parametrize(
    "deed", ["sblocca Soffitta", "sblocca Casa a destra", "sblocca la porta destra di Casa", "sblocca Casa"]
)
def test_116_2m_a_line_says_which_door_a_player_unlocks(deed: str) -> None:
    assert "«Orso» è 3/3" in ruling(" sbloccata a sinistra", f"Anna {deed}", "? f/c di Orso")
    assert "«Orso» è 2/2" in ruling(" sbloccata a sinistra", "", "? f/c di Orso")


def test_709_5e_what_is_unlocked_already_is_told() -> None:
    assert "la porta non è bloccata (709.5e)" in ruling(" sbloccata a sinistra", "Anna sblocca Cantina")
    assert "non ha il controllo" not in ruling("", "Anna sblocca Cantina")


def test_116_2m_only_its_controller() -> None:
    assert "Bruno non può sbloccare una porta di" in ruling(" sbloccata a sinistra", "Bruno sblocca Soffitta")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Anna: Orso 2/2 sbloccata a destra", "non ha porte da sbloccare"),
        ("Anna: Casa sbloccata Cucina", "«Cucina» non è una porta di «Casa»"),
    ],
)
def test_709_5_what_has_no_such_door_is_not_laid_so(line: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        told(BOARD.replace("Anna: Casa{doors}, Orso 2/2", line).format(doors="", deed="", asked="? vita di Anna"))


CARDS = """
carta: Cantina incantesimo Stanza costo 1R
> Quando sblocchi questa porta, guadagni 2 punti vita.
"""
WHOLE = """
carta: Soffitta incantesimo Stanza costo 2U
carta: Casa incantesimo Stanza
metà: Cantina, Soffitta
"""


def test_709_5_half_of_a_card_is_called_by_its_own_name() -> None:
    """Cast by it, it is that half; laid down by it, it is the card with that half unlocked."""
    cast = told(
        f"{CARDS}{WHOLE}Anna\nBruno\nAnna lancia Cantina\nrisolvi\nrisolvi\n? vita di Anna\n? porte sbloccate di Casa"
    )
    assert "Anna passa da 20 a 22 punti vita" in cast and "ha sbloccata la porta «Cantina»" in cast
    laid = told(f"{CARDS}{WHOLE}Anna: Cantina\nBruno\nAnna sblocca Soffitta\n? porte sbloccate di Cantina")
    assert "ha sbloccate le porte «Cantina» e «Soffitta»" in laid


def test_709_5_control_of_a_half_alone_the_other_one_is_not_known() -> None:
    with pytest.raises(AssertionError, match="di una Stanza si conosce una metà sola"):
        told(f"{CARDS}Anna\nBruno\nAnna lancia Cantina\nrisolvi\n? vita di Anna")
