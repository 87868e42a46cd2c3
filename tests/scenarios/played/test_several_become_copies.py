"""707.2, 613.2a: each of several that become a copy of one at once is a copy of it, and all of them for the same time."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: Gigante creatura 4/4, Orso creatura 2/2, Lupo creatura 3/3, Elfo creatura 1/1
Bruno: Ratto creatura 1/1
Anna lancia Intreccio istantaneo
> Scegli una creatura bersaglio che controlli. Ogni altra creatura che controlli diventa una copia di quella{duration}.
bersagli: Gigante
risolvi
{more}Che forza ha {one}?
"""


def answer(one: str, duration: str = "", more: str = "") -> str:
    return ruling(run(parse_lines(BOARD.format(one=one, duration=duration, more=more), "tavolo"))).answer[0]


@pytest.mark.parametrize("one", ["Orso", "Lupo", "Elfo"])
@pytest.mark.parametrize("duration", ["", " fino alla fine del turno"])
def test_707_2_every_one_of_them_is_a_copy(one: str, duration: str) -> None:
    assert answer(one, f" creatura{duration}") == f"«{one}» (ora «Gigante») ha forza 4."


def test_control_707_2_what_another_player_controls_is_none() -> None:
    assert answer("Ratto", " creatura") == "«Ratto» ha forza 1."


@pytest.mark.parametrize(("one", "power"), [("Orso", 2), ("Lupo", 3), ("Elfo", 1)])
def test_514_2_for_all_of_them_it_ends_with_the_turn(one: str, power: int) -> None:
    ended = answer(one, " creatura fino alla fine del turno", "turno successivo\n")
    assert ended == f"«{one}» ha forza {power}."
