"""508.3d, 608.2c, 608.2f, 701.21a: what each player did or does: asked of each, chosen by each; one attack is one event."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.references import ControllerOf, Target
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english


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


@pytest.mark.parametrize(
    ("event", "life"), [("una o più creature che controlli attaccano", 21), ("una creatura che controlli attacca", 22)]
)
def test_508_3d_a_delayed_ability_too_triggers_once_for_all_attackers(event: str, life: int) -> None:
    lines = (
        "Anna: Orso creatura 2/2, Lupo creatura 2/2",
        "Anna in mano: Carica stregoneria",
        f"> Ogniqualvolta {event} in questo turno, guadagni 1 punto vita.",
        "Bruno: 20",
        "Anna lancia Carica",
        "Anna attacca Bruno con Orso e Lupo",
        "Che cosa succede?",
    )
    assert lives(*lines)[0] == life


def test_701_21a_of_what_was_spoken_of_the_player_who_sacrifices_chooses() -> None:
    spoken = (
        "Choose two target creatures controlled by the same player. That player sacrifices one of them of their choice."
    )
    chosen, given_up = english(spoken, "s").abilities[0].effects  # type: ignore[union-attr]
    assert isinstance(chosen, Choose) and isinstance(given_up, Sacrifice)
    assert chosen.who == given_up.who == ControllerOf(Target())
