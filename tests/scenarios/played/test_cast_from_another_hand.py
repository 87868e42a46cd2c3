"""601.2a: a spell that is cast out of another player's hand is cast from anywhere other than yours."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

TRUTH = """\
carta: Vero istantaneo
> Se questa magia è stata lanciata da una zona diversa dalla tua mano, guadagni 3 punti vita.
carta: Ladro creatura 2/2
> Quando il Ladro entra nel campo di battaglia, un avversario bersaglio rivela la sua mano. Puoi lanciare una magia istantaneo tra quelle carte senza pagare il suo costo di mana.
"""  # noqa: E501


def answer(lines: str) -> str:
    return ruling(run(parse_lines(f"{TRUTH}{lines}Quanta vita ha Anna?\n", "tavolo"))).answer[0]


def test_601_2a_from_the_hand_of_an_opponent() -> None:
    said = "Anna: 20\nmano: Ladro\nBruno: 20\nmano: Vero\nAnna lancia Ladro\nrisolvi\nAnna sceglie Vero\nAnna lo fa\n"
    assert answer(said) == "Anna passa da 20 a 23 punti vita."


def test_control_601_2a_from_your_own_hand() -> None:
    assert answer("Anna: 20\nmano: Vero\nBruno: 20\nAnna lancia Vero\n") == "Anna resta a 20 punti vita."
