"""107.3: the X of a spell, of the permanent that it becomes, of an ability, and of what a spell leaves for later."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.played.one_by_one import told

HYDRA = """
carta: Idra creatura 1/1 costo XG
> {text}
Anna in mano: Idra
Bruno
Anna lancia Idra
x: 3
risolvi tutto
{deed}Quanta vita ha {who}?
"""


def test_107_3m_what_triggers_as_it_enters_knows_the_x_of_the_spell() -> None:
    text = "Quando l'Idra entra, guadagni X punti vita."
    assert told(HYDRA.format(text=text, deed="", who="Anna")) == "Anna passa da 20 a 23 punti vita."


def test_107_3a_what_triggers_as_it_is_cast_knows_it_too() -> None:
    text = "Quando lanci questa magia, guadagni X punti vita."
    assert told(HYDRA.format(text=text, deed="", who="Anna")) == "Anna passa da 20 a 23 punti vita."


@pytest.mark.parametrize(
    "text", ["Quando l'Idra muore, guadagni X punti vita.", "Quando l'Idra attacca, guadagni X punti vita."]
)
def test_107_3m_control_of_what_triggers_at_another_time_nothing_is_read(text: str) -> None:
    board = HYDRA.format(text=text, deed="muore Idra\n", who="Anna")
    made = run(parse_lines(board.strip(), "prova.tavolo"))
    assert [one.reason for one in made.not_understood] == ["non si sa quanto vale X: «X»"]


@pytest.mark.parametrize("x", [1, 2])
def test_107_3k_the_x_of_an_ability_is_its_own(x: int) -> None:
    board = HYDRA.format(
        text="{X}: L'Idra infligge X danni a un giocatore bersaglio.",
        deed=f"Anna attiva Idra su Bruno\nx: {x}\n",
        who="Bruno",
    )
    assert told(board) == f"Bruno passa da 20 a {20 - x} punti vita."


RITE = """
carta: Rito stregoneria costo XR
> All'inizio della prossima sottofase finale, ogni avversario perde X punti vita.
Anna in mano: Rito
Bruno
Anna lancia Rito
x: {x}
risolvi
vai a finale
risolvi tutto
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize("x", [1, 4])
def test_107_3n_a_delayed_ability_knows_the_x_of_the_spell_that_made_it(x: int) -> None:
    assert told(RITE.format(x=x)) == f"Bruno passa da 20 a {20 - x} punti vita."
