"""702.56b, 702.153b, 702.157b, 702.175b: abilities of equal keywords that were paid for alike do the same: nobody orders them."""

from __future__ import annotations

import pytest

from scenarios.played.run import Run, run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

REPLICATE = """\
Anna: 20
Bruno: 20
Anna in mano: Onda istantaneo
costo: 1R
> Onda infligge 2 danni a un qualsiasi bersaglio.
> Replicare {1}{R}
> Replicare {1}{R}
Anna lancia Onda su Bruno
risposta: numero 1
risposta: numero 1
Quanta vita ha Bruno?
"""
SQUAD = """\
Anna: 20
Bruno: 20
Anna in mano: Fante creatura 1/1
costo: W
> Squadra {2}
> Squadra {2}
Anna lancia Fante
risposta: numero 1
risposta: numero 1
Quante pedine ha Anna?
"""
OFFSPRING = """\
Anna: 20
Bruno: 20
Anna in mano: Lepre creatura 3/3
costo: 2W
> Prole {2}
> Prole {2}
Anna lancia Lepre
risposta: sì
risposta: sì
Quante pedine ha Anna?
"""
KEEPS = "risposta: no\nrisposta: no\nQuanta"
"""115.7d: each copy of the spell keeps its target."""


def played(board: str) -> Run:
    return run(parse_lines(board.replace("Quanta", KEEPS), "prova"))


@pytest.mark.parametrize(
    ("board", "rule", "says"),
    [
        (REPLICATE, "702.56a", "Bruno passa da 20 a 14 punti vita."),
        (SQUAD, "702.157a", "Anna controlla 2 pedine."),
        (OFFSPRING, "702.175a", "Anna controlla 2 pedine."),
    ],
)
def test_603_3b_nobody_orders_equal_abilities_that_were_paid_for_alike(board: str, rule: str, says: str) -> None:
    made = played(board)
    assert made.question is None
    assert answer(made).headline == (says,)
    assert rule in answer(made).rules


@pytest.mark.parametrize("board", [REPLICATE, SQUAD])
def test_control_paid_for_once_and_twice_they_do_not_do_the_same(board: str) -> None:
    twice = played(board.replace("risposta: numero 1\n", "risposta: numero 2\n", 1))
    assert twice.question is not None and str(twice.question.rule) == "603.3b"


@pytest.mark.parametrize(("board", "paid"), [(REPLICATE, "numero"), (SQUAD, "numero"), (OFFSPRING, "sì")])
def test_control_of_one_that_was_not_paid_nothing_comes(board: str, paid: str) -> None:
    once = "numero 0" if paid == "numero" else "no"
    said = "numero 1" if paid == "numero" else "sì"
    asked = board.replace(f"risposta: {said}\n", f"risposta: {once}\n", 1).replace("Quanta", "risposta: no\nQuanta")
    made = run(parse_lines(asked, "prova"))
    assert made.question is None
    assert answer(made).headline[0] in ("Bruno passa da 20 a 16 punti vita.", "Anna controlla una sola pedina.")
