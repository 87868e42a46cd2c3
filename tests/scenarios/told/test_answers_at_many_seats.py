"""800-811: first lines and rules on top at tables of many, each beside the same table with one thing changed."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

FIVE = "formato: tutti contro tutti\nraggio: 1\nAnna: Orso 2/2\nBruno: 20\nCarla: Lupo 2/2\nDario: 20\nElena: 20\n"
SPELL = "Anna in mano: Dardo istantaneo\n> Dardo infligge 3 danni a un qualsiasi bersaglio.\n"


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "prova")))


@pytest.mark.parametrize(
    ("does", "rule"), [("Anna lancia Dardo su Lupo", "801.4"), ("Anna attacca Carla con Orso", "801.3")]
)
def test_801_2c_who_has_come_nearer_this_turn_is_out_of_range_until_the_next(does: str, rule: str) -> None:
    near = told(f"{FIVE}{SPELL}turno di Anna\nBruno concede\n{does}\nSi può fare?\n")
    assert near.answer[0].startswith("No:") and near.rules[:2] == (rule, "801.2c")
    far = told(f"{FIVE}{SPELL}turno di Anna\n{does}\nSi può fare?\n")
    assert far.answer[0].startswith("No:") and far.rules == (rule,)


def test_801_2c_control_in_the_next_turn_it_is_done() -> None:
    later = f"{FIVE}{SPELL}turno di Elena\nBruno concede\nvai a principale di Anna\nAnna lancia Dardo su Lupo\nSi può fare?\n"
    assert told(later).answer[0].startswith("Sì:")


def test_104_3h_who_loses_is_asked_of_each() -> None:
    win = "Anna in mano: Trionfo stregoneria\n> Vinci la partita.\nAnna lancia Trionfo\nChi perde?\n"
    near = " ".join(told(FIVE + win).answer)
    assert near.startswith("Non vince nessuno;")
    assert "Bruno perde la partita (104.3h" in near and "Elena perde la partita (104.3h" in near
    assert "Carla e Dario non perdono" in near
    assert told(FIVE.replace("raggio: 1\n", "") + win).answer[0].startswith("Vince Anna;")


MELEE = "formato: Grand Melee\n" + "".join(
    f"{name}: 20, grimorio 5\n" for name in ("Ada", "Bice", "Carla", "Dora", "Elsa", "Furio", "Gino", "Ivo")
)
PRAYER = "Bice in mano: Salmo stregoneria\n> Guadagni 2 punti vita.\n"


def test_807_4d_who_waits_with_a_marker_is_told_that() -> None:
    waits = told(
        f"{MELEE}{PRAYER}turno: Ada, finale\nAda passa\nBice passa\nIvo passa\nBice lancia Salmo\nSi può fare?\n"
    )
    assert waits.answer[0].startswith("No:") and waits.rules[0] == "807.4d"
    early = told(f"{MELEE}{PRAYER}turno: Ada, finale\nsegnaturno: Elsa\nBice lancia Salmo\nSi può fare?\n")
    assert early.answer[0].startswith("No:") and early.rules[0] == "807.5a"
