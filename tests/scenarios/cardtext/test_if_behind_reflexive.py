"""603.4, 603.12: an 'if' right behind «quando lo fai» is asked as the ability triggers, and again as it resolves."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20
Ascesa incantesimo{counters}
> {text}
Orso 2/2
in mano: Isola
Bruno: 20
in mano: Vuoto istantaneo
> Rimuovi tutti i segnalini ricerca da un incantesimo bersaglio.
Anna gioca Isola
{more}"""
TEXT = (
    "Ogniqualvolta una terra che controlli entra, metti un segnalino ricerca sull'Ascesa. Quando lo fai, se ha due o più "
    "segnalini ricerca, metti un segnalino +1/+1 su una creatura bersaglio che controlli."
)
ANSWERED = "risolvi\nBruno lancia Vuoto su Ascesa\nrisolvi\n"


@pytest.mark.parametrize(
    ("counters", "more", "power"),
    [(" con 1 segnalino ricerca", "", 3), ("", "", 2), (" con 1 segnalino ricerca", ANSWERED, 2)],
    ids=["true both times", "control: false as it would trigger", "control: false as it resolves"],
)
def test_603_4_what_is_asked_right_behind_is_asked_twice(counters: str, more: str, power: int) -> None:
    made = run(parse_lines(BOARD.format(text=TEXT, counters=counters, more=more), "prova"))
    assert not made.not_understood
    (bear,) = [one for one in made.final.objects.values() if one.printed.name == "Orso"]
    assert 2 + bear.counters.get("+1/+1", 0) == power
