"""513.2: what comes once a step has begun does not trigger at its beginning, and that is why."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20
Bruno: 20
turno: {turn}
Anna lancia Veggente 2/2 lampo
> All'inizio {of}, pesca una carta.
risolvi
Si innesca il Veggente?
"""


def told(turn: str, of: str) -> Ruling:
    return ruling(run(parse_lines(BOARD.format(turn=turn, of=of), "tavolo")))


@pytest.mark.parametrize(
    ("turn", "of", "rule"),
    [
        ("Bruno, sottofase finale", "della sottofase finale", "513.2"),
        ("Anna, sottofase finale", "della tua sottofase finale", "513.2"),
        ("Bruno, mantenimento", "del mantenimento di ogni giocatore", "603.2b"),
    ],
)
def test_513_2_the_step_does_not_begin_again(turn: str, of: str, rule: str) -> None:
    found = told(turn, of)
    assert "è entrato quando la sottofase era già cominciata" in found.answer[0] and rule in found.answer[0]
    assert rule in found.rules and "113.6" not in found.rules


def test_control_513_2_who_was_there_triggers() -> None:
    there = "Anna: Veggente 2/2\n> All'inizio della sottofase finale, pesca una carta.\nBruno: 20\n"
    asked = "turno: Bruno, sottofase finale\nSi innesca il Veggente?"
    assert ruling(run(parse_lines(there + asked, "tavolo"))).answer == (
        "L'abilità di «Veggente» si innesca una volta.",
    )


def test_control_113_6_what_stays_in_hand_does_not_function_there() -> None:
    lines = (
        "Anna: 20\nmano: Veggente 2/2\nVeggente ha lampo\ncarta: Veggente 2/2 lampo\n"
        "> All'inizio della sottofase finale, pesca una carta.\nBruno: 20\nturno: Bruno, sottofase finale\nSi innesca il Veggente?"
    )
    found = ruling(run(parse_lines(lines.replace("Veggente ha lampo\n", ""), "tavolo")))
    assert "513.2" not in found.rules and "113.6" in found.answer[0]
