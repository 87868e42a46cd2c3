"""101.2, 104.2b, 104.3e, 810.8a: who can't lose or win the game, as cards say it."""

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.words.terms import PlayerId
from scenarios.cardtext.api import read
from scenarios.played.run import run
from scenarios.written.load import parse_lines

LOSE, WIN = Prohibition.LOSE_GAME, Prohibition.WIN_GAME
YOU, OPPONENTS, ALL = PlayerScope.YOU, PlayerScope.OPPONENTS, PlayerScope.ALL


def kept(text: str) -> list[tuple[Prohibition, PlayerScope | None]]:
    made = read("Prova", "Incantesimo", text)
    assert made.understood, made.not_understood
    found = [one for one in made.characteristics.abilities if isinstance(one, Cannot)]
    assert len(found) == len(made.characteristics.abilities)
    return [(one.what, one.players) for one in found]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Non puoi perdere la partita.", [(LOSE, YOU)]),
        ("Non puoi vincere la partita.", [(WIN, YOU)]),
        ("I tuoi avversari non possono vincere la partita.", [(WIN, OPPONENTS)]),
        ("I giocatori non possono perdere la partita.", [(LOSE, ALL)]),
        (
            "Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.",
            [(LOSE, YOU), (WIN, OPPONENTS)],
        ),
    ],
)
def test_101_2_who_cannot_lose_or_win_the_game(text: str, what: list[tuple[Prohibition, PlayerScope]]) -> None:
    assert kept(text) == what


def test_101_2_control_to_lose_life_is_another_thing() -> None:
    assert kept("Non puoi perdere punti vita.") == [(Prohibition.LOSE_LIFE, YOU)]


@pytest.mark.parametrize("text", ["Le creature non possono perdere la partita.", "Non può perdere la partita."])
def test_101_2_control_what_is_no_player_is_not_read(text: str) -> None:
    assert not read("Prova", "Incantesimo", text).understood


@pytest.mark.parametrize("spared", [True, False])
def test_810_8a_a_member_who_cannot_lose_spares_the_team(spared: bool) -> None:
    more = ("> Non puoi perdere la partita.",) if spared else ()
    said = (
        "formato: Gigante a due teste", "Anna: squadra 1, Ragno 4/4", "Alba: squadra 1", "Bruno: 3, squadra 2",
        "Bice: squadra 2, Egida artefatto", *more, "Ragno infligge 4 a Bruno",
    )  # fmt: skip
    game = run(parse_lines("\n".join(said) + "\n", "t")).final
    assert game.player(PlayerId(2)).in_game is spared
    assert (game.result is None) is spared
