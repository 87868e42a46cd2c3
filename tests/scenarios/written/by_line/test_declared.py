"""508.1, 509.1, 805.10: attackers and blockers said in several lines are declared at once."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

GIANT = "formato: Gigante a due teste"
TEAMS = (
    "Anna: squadra 1, Ragno 4/4",
    "Alba: squadra 1, Lupo 2/2",
    "Bruno: squadra 2, Muro 0/5",
    "Bice: squadra 2, Orso 2/2",
)
DUEL = ("Anna: Ragno 4/4, Lupo 2/2", "Bruno: Muro 0/5, Orso 2/2")


def script(*lines: str) -> object:
    return parse_lines("\n".join(lines) + "\n", "t").script


def answer(*lines: str) -> str:
    return " ".join(ruling(run(parse_lines("\n".join(lines) + "\n", "t"))).answer)


def test_508_1_attackers_in_two_lines_are_one_declaration() -> None:
    apart = script(*DUEL, "Anna attacca Bruno con Ragno", "Anna attacca Bruno con Lupo")
    assert apart == script(*DUEL, "Anna attacca Bruno con Ragno e Lupo")
    assert len(script(*DUEL, "Ragno attacca Bruno", "Lupo attacca Bruno")) == 1  # type: ignore[arg-type]


def test_509_1_blockers_in_two_lines_are_one_declaration() -> None:
    apart = script(*DUEL, "Anna attacca con Ragno e Lupo", "Bruno blocca Ragno con Muro", "Bruno blocca Lupo con Orso")
    assert apart == script(*DUEL, "Anna attacca con Ragno e Lupo", "Bruno blocca Ragno con Muro, Lupo con Orso")


@pytest.mark.parametrize(
    "more",
    [
        ("Anna attacca con Ragno", "Anna attacca con Ragno"),
        ("Anna attacca con Ragno", "Anna attacca con Lupo", "rifiutata: 508.1"),
        ("Anna attacca con Ragno", "vai a fine combattimento", "Anna attacca con Lupo"),
    ],
)
def test_508_1_control_another_attack_stays_another(more: tuple[str, ...]) -> None:
    attacks = [one for one in script(*DUEL, *more) if "attack" in type(one).__name__.lower()]  # type: ignore[attr-defined]
    assert len(attacks) == 2


def test_805_10d_teammates_block_at_once() -> None:
    said = ("Anna attacca Bruno con Ragno", "Alba attacca Bice con Lupo", "Muro blocca Ragno", "Orso blocca Lupo")
    told = answer(GIANT, *TEAMS, *said, "Chi muore?")
    assert "«Lupo» e «Orso» muoiono" in told
    assert "non può" not in told


def test_802_4_control_of_players_by_themselves_each_blocks_alone() -> None:
    table = ("formato: tutti contro tutti", "Anna: Ragno 4/4, Lupo 2/2", "Bruno: Muro 0/5", "Carla: Orso 2/2")
    said = ("Anna attacca Bruno con Ragno, Carla con Lupo", "Muro blocca Ragno", "Orso blocca Lupo")
    assert len(script(*table, *said)) == 3  # type: ignore[arg-type]
    assert "«Lupo» e «Orso» muoiono" in answer(*table, *said, "Chi muore?")
