"""614.6, 701.17c, 400.7k: what was put somewhere this way, and where a discarded card is found again."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

STILL = "Bruno: Quiete incantesimo\n> Se una carta sta per essere messa in un cimitero da qualsiasi zona, invece esiliala.\n"
PILE = "grimorio: Re creatura 3/3, Orso creatura 2/2, Foresta, Lupo creatura 2/2\n"
MILLED = "Macina tre carte. Guadagni 1 punto vita per ogni carta creatura messa nel tuo cimitero in questo modo."
LOOKED = (
    "Guarda le prime tre carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre nel tuo cimitero. "
    "Guadagni 1 punto vita per ogni carta messa nel tuo cimitero in questo modo."
)


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


@pytest.mark.parametrize(("text", "more"), [(MILLED, ""), (LOOKED, "Anna sceglie Re\n")], ids=["milled", "the rest"])
def test_614_6_what_goes_elsewhere_instead_was_not_put_there(text: str, more: str) -> None:
    cast = f"Anna lancia Sfogliare stregoneria\n> {text}\n{more}Quanta vita ha Anna?\n"
    assert answer(f"Anna: 20\n{PILE}{STILL}{cast}") == "Anna resta a 20 punti vita."
    assert answer(f"Anna: 20\n{PILE}Bruno: 20\n{cast}") == "Anna passa da 20 a 22 punti vita.", "control"


DREAD = """\
Anna: Terrore creatura 4/5
> Ogniqualvolta un avversario scarta una carta permanente, puoi mettere quella carta sul campo di battaglia sotto il tuo controllo da un cimitero.
Bruno: 20
in mano: Demone creatura 5/5 {{2}}{{B}}
{madness}
Anna lancia Dubbio stregoneria su Bruno
> Il giocatore bersaglio scarta una carta.
risolvi
{said}
Anna lo fa
risolvi
Chi controlla il Demone?
"""  # noqa: E501


@pytest.mark.parametrize(
    ("madness", "said", "whose"),
    [
        ("> Follia {B}", "Bruno non lo fa\nrisolvi", "Anna"),
        ("> Follia {B}", "Bruno lo fa\nrisolvi", "Bruno"),
        ("> Volare", "", "Anna"),
    ],
    ids=["not cast", "control: cast", "control: no madness"],
)
def test_400_7k_a_card_that_was_not_cast_with_madness_is_found_in_the_graveyard(
    madness: str, said: str, whose: str
) -> None:
    assert answer(DREAD.format(madness=madness, said=said)) == f"«Demone» è sotto il controllo di {whose}."
