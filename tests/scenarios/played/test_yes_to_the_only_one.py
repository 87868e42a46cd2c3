"""608.2d: a choice of one thing or none is one of yes or no; 702.116a: such are those of myriad."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

MYRIAD = """\
formato: tutti contro tutti
Anna: Drago 3/3 miriade
Bruno: 20
Carla: 20
Dario: 20
Anna attacca Bruno con Drago
{said}
nessuno blocca
Quanta vita ha Dario?
"""


def _life(said: str) -> str:
    return ruling(run(parse_lines(MYRIAD.format(said=said), "t"))).answer[0]


@pytest.mark.parametrize(
    "said",
    ["risposta: sì\nrisposta: sì", "Anna accetta\nAnna accetta", "risposte: no, sì", "Anna non accetta\nAnna accetta"],
)
def test_702_116a_each_copy_is_taken_by_yes(said: str) -> None:
    assert "a 17 punti vita" in _life(said)


@pytest.mark.parametrize("said", ["risposte: sì, no", "Anna accetta\nAnna non accetta"])
def test_control_702_116a_no_takes_none(said: str) -> None:
    assert "resta a 20" in _life(said)


def test_control_608_2d_a_yes_does_not_say_which_of_two() -> None:
    made = run(
        parse_lines(
            MYRIAD.format(said="risposta: sì\nrisposta: sì").replace(
                "Dario: 20\n", "Dario: Saggia planeswalker 3\n", 1
            ),
            "t",
        )
    )
    assert made.question is not None
