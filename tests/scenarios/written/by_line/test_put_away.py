"""701.22a, 701.25a: where somebody puts the cards that they look at answers the question of the spell, and casts nothing."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines
from scenarios.written.retold.kept import keeps_all

_BOARD = """Anna: 20
grimorio: Orso 2/2, Lupo 2/2
Anna: Occhio stregoneria in mano
> {looks} 2.
Bruno: 20
Anna lancia Occhio
{put}
Dove va Orso?
"""


@pytest.mark.parametrize(
    ("looks", "put", "where"),
    [
        ("Sorveglia", "Anna mette Orso nel cimitero", "«Orso» va nel cimitero di Anna."),
        ("Sorveglia", "Anna mette Orso e Lupo nel cimitero", "«Orso» va nel cimitero di Anna."),
        ("Sorveglia", "Anna mette Lupo nel cimitero", "«Orso» resta nel grimorio di Anna."),
        ("Profetizza", "Anna mette Orso in fondo", "«Orso» resta nel grimorio di Anna."),
        ("Profetizza", "Anna manda in fondo al grimorio Orso", "«Orso» resta nel grimorio di Anna."),
    ],
)
def test_701_25a_what_somebody_puts_away_is_what_they_choose(looks: str, put: str, where: str) -> None:
    made = run(parse_lines(_BOARD.format(looks=looks, put=put), "t"))
    assert answer(made).headline == (where,)
    assert len(made.scenario.script) == 1 and made.question is None


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Anna mette Orso nel cimitero", "Anna lancia Orso"),
        ("Anna mette Orso in fondo", "Anna lancia Orso"),
        ("Anna manda Orso in esilio", "Anna attacca con Orso"),
    ],
)
def test_control_a_place_that_is_typed_is_not_lost_on_the_way(typed: str, read: str) -> None:
    assert not keeps_all(typed, [read])
    assert keeps_all("Anna mette Orso nel cimitero", ["muore Orso"])
