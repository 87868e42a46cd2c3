"""117.7, 405.2, 601.2a: counterspells of one name that answer each other: whose is meant, and that each had one in hand."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_CARDS = """\
Anna in mano: Dardo istantaneo R
> Dardo infligge 3 danni a un qualsiasi bersaglio.
Anna in mano: Diniego istantaneo 1U
> Neutralizza una magia bersaglio.
Bruno in mano: 2x Diniego
"""
_DESCRIBED = """\
Anna: 20
Bruno: 20
Anna lancia Dardo istantaneo su Bruno
> Dardo infligge 3 danni a un qualsiasi bersaglio.
Bruno risponde con Diniego istantaneo su Dardo
> Neutralizza una magia bersaglio.
"""
_CAST = "Anna lancia Dardo su Bruno\nBruno risponde con Diniego su Dardo\n"


def told(text: str) -> str:
    return answer(run(parse_lines(text + "Quanta vita ha Bruno?\n", "t"))).headline[0]


@pytest.mark.parametrize("begins", [_CARDS + _CAST, _DESCRIBED])
@pytest.mark.parametrize(
    ("more", "life"),
    [
        ("", "resta a 20"),
        ("Anna risponde con Diniego su Diniego\n", "17"),
        ("Anna risponde con Diniego su Diniego\nBruno risponde con Diniego su Diniego\n", "resta a 20"),
    ],
)
def test_117_7_each_means_the_latest_of_the_other_player(begins: str, more: str, life: str) -> None:
    assert life in told(begins + more)


@pytest.mark.parametrize(("third", "life"), [("", "17"), ("Bruno risponde con contromagia\n", "resta a 20")])
def test_117_7_one_that_says_nothing_else_means_the_one_above_it_too(third: str, life: str) -> None:
    begins = "Anna: 20\nBruno: 20\nAnna lancia 3 danni a Bruno\nBruno risponde con contromagia\nAnna risponde con contromagia\n"
    assert life in told(begins + third)


def test_control_601_2c_an_id_means_that_one_and_an_own_spell_is_one_where_there_is_no_other() -> None:
    more = "Anna risponde con Diniego su Diniego\nBruno risponde con Diniego su diniego2\n"
    assert "17" in told(_CARDS + _CAST + more), "control: his own, by its id"


def test_control_601_2a_who_casts_a_card_again_later_has_no_second_one() -> None:
    board = "Anna: 20\nBruno: 20\nAnna lancia Lupo creatura 2/2\nrisolvi\nBruno lancia rimbalzo su Lupo\nrisolvi\n"
    board += "Anna lancia Lupo\n"
    made = run(parse_lines(board + "Quanta vita ha Anna?\n", "t"))
    assert sum(one.printed.name == "Lupo" for one in made.start.objects.values()) == 1
