"""800.4d, 801: 'why not', where somebody is out of range or has left the game."""

from __future__ import annotations

import pytest

from scenarios.asked.explaining.why_not import about
from scenarios.played.run import run
from scenarios.written.load import parse

FAR = """\
formato: tutti contro tutti
opzioni: {{raggio: {reach}}}
carte:
  Scossa: {{tipo: Stregoneria, costo: R, testo: La Scossa infligge 1 danno a ogni creatura.}}
giocatori:
  - {{nome: Anna, mano: [Scossa], campo: [Lince 2/2]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
  - {{nome: Carla, campo: [Lupo 2/2]}}
  - {{nome: Dario}}
azioni:
  - {{lancia: Scossa}}
  - risolvi
"""

LEFT = """\
carte:
  Attesa: {{tipo: Istantaneo, costo: U, testo: "All'inizio della prossima sottofase finale, pesca una carta."}}
giocatori:
  - {{nome: Anna, mano: [Attesa], grimorio: 3}}
  - Bruno
  - Carla
turno: {{di: Carla, sottofase: principale, priorità: Anna}}
azioni:
  - {{lancia: Attesa, di: Anna}}
  - risolvi
  - {{concede: {leaver}}}
  - {{vai a: finale}}
"""


def reasons(board: str, name: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.what, one.rules) for one in about(run(parse(board, "prova")), name)]


@pytest.mark.parametrize(("reach", "far"), [(1, True), (2, False)])
def test_801_10_what_is_out_of_range_is_told_so(reach: int, far: bool) -> None:
    found = reasons(FAR.format(reach=reach), "Lupo")
    assert (("l'effetto di «Scossa» non lo riguarda", ("801.10",)) in found) is far
    assert not any("801.10" in rules for _, rules in reasons(FAR.format(reach=reach), "Orso"))


@pytest.mark.parametrize(("leaver", "gone"), [("Anna", True), ("Bruno", False)])
def test_800_4d_an_ability_of_who_has_left_is_told_not_to_go_on_the_stack(leaver: str, gone: bool) -> None:
    found = reasons(LEFT.format(leaver=leaver), "Attesa")
    assert (("l'abilità di «Attesa» non va in pila", ("800.4d",)) in found) is gone
