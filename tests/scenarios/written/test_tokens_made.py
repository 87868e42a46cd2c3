"""111.4, 702.148a: what tokens something may make is known of every keyword, also of one whose other text has that keyword."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20
Bruno: Gigante 5/5
Anna in mano: Condanna istantaneo
costo: 1B
> Fendere {{3}}{{B}}
> Distruggi una creatura bersaglio [con forza pari o inferiore a 2].
Anna lancia Condanna su {target}{way}
Dov'è il Gigante?
"""


def condemned(*, target: str = "Gigante", way: str = " con fendere") -> str:
    return BOARD.format(target=target, way=way)


def test_702_148a_a_name_that_nothing_bears_is_a_fault_beside_a_card_with_cleave() -> None:
    with pytest.raises(ValueError, match="Drago"):
        parse_lines(condemned(target="Drago"), "prova")


def test_control_702_148b_it_is_cast_without_those_words() -> None:
    assert "muore" in answer(run(parse_lines(condemned(), "prova"))).headline[0]
    assert "forza" in answer(run(parse_lines(condemned(way=" con costo di mana"), "prova"))).headline[0]
