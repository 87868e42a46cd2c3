"""608.2c, 608.2f: 'ogni giocatore che ... in questo modo': of each player it is asked what that player did."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import refused


def life(text: str, *, anna: str, bruno: str) -> tuple[int, ...]:
    lines = (
        f"Anna in mano: Lutto stregoneria, {anna}",
        f"> {text}",
        f"Bruno in mano: {bruno}",
        "Anna lancia Lutto",
        "Che cosa succede?",
    )
    return lives(*lines)


def lives(*lines: str) -> tuple[int, ...]:
    return tuple(side.life for side in run(parse_lines("\n".join(lines) + "\n", "t")).final.sides)


LOSES = "Ogni giocatore scarta una carta. Ogni giocatore che non ha scartato una carta creatura in questo modo perde 4 punti vita."


@pytest.mark.parametrize(
    ("anna", "bruno", "annas", "brunos"),
    [
        ("Orso creatura 2/2", "Lupo creatura 2/2", 20, 20),
        ("Orso creatura 2/2", "Prato terra", 20, 16),
        ("Prato terra", "Lupo creatura 2/2", 16, 20),
        ("Prato terra", "Bosco terra", 16, 16),
    ],
)
def test_608_2f_of_each_only_what_that_player_discarded(anna: str, bruno: str, annas: int, brunos: int) -> None:
    assert life(LOSES, anna=anna, bruno=bruno) == (annas, brunos)


def test_control_without_a_player_anything_discarded_counts() -> None:
    text = (
        "Ogni giocatore scarta una carta. Se una carta creatura viene scartata in questo modo, tu perdi 4 punti vita."
    )
    assert life(text, anna="Prato terra", bruno="Lupo creatura 2/2") == (16, 20)


def test_608_2h_permanents_are_of_whoever_controlled_them() -> None:
    lines = (
        "Anna: Orso creatura 2/2",
        "Anna in mano: Lutto stregoneria",
        "> Ogni giocatore sacrifica una creatura. "
        "Ogni giocatore che non ha sacrificato una creatura in questo modo perde 3 punti vita.",
        "Bruno: 20",
        "Anna lancia Lutto",
        "Che cosa succede?",
    )
    assert lives(*lines) == (20, 17)


def test_608_2f_what_is_nobodys_deed_is_not_said_of_each() -> None:
    assert refused("Ogni giocatore che ci sono due segnalini pesca una carta.", "Stregoneria")
