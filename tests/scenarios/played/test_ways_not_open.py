"""601.2b, 118.9: a card said to be cast for a cost that is not open now cannot be, and the rule of that cost says why."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

BOARD = """\
Anna: Ladra creatura Farabutto 2/2
{zone}: Inganno tribale stregoneria farabutto
costo: 3U
> {keyword}
> Pesca una carta.
Bruno: 20
{before}Anna lancia Inganno{way}
Si può fare?
"""
STRIKES = "Anna attacca con Ladra\nBruno non blocca\nvai a principale 2 di Anna\n"


def told(way: str, *, before: str = "", keyword: str = "Predatore {U}", zone: str = "Anna in mano") -> tuple[str, ...]:
    found = answer(run(parse_lines(BOARD.format(way=way, before=before, keyword=keyword, zone=zone), "prova")))
    return (found.headline[0][:2], *found.rules)


@pytest.mark.parametrize("way", [" con predatore", "\ncosto: predatore", "\nAnna sceglie predatore"])
def test_702_76a_it_is_refused_by_the_rule_of_that_cost(way: str) -> None:
    assert told(way)[:2] == ("No", "702.76a")


def test_control_where_it_is_open_or_for_the_mana_cost_it_is_cast() -> None:
    assert told(" con predatore", before=STRIKES)[:2] == ("Sì", "702.76a")
    assert told(" con costo di mana")[0] == told("")[0] == "Sì"


def test_control_where_no_other_way_is_open_nobody_asks_and_it_is_cast() -> None:
    graveyard = told(" con flashback", keyword="Flashback {2}{U}", zone="nel cimitero di Anna")
    assert graveyard[:2] == ("Sì", "702.34a")
