"""723.5, 807.4: that another player decided, or that a turn goes on beside another one, stands on top where it decides."""

from __future__ import annotations

import pytest

from scenarios import library
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import load, parse, parse_lines

CONTROLLED = """
giocatori:
  - {{nome: Anna, campo: [Muro 0/3]}}
  - {{nome: Bruno{by}, campo: [Orso 2/2], mano: [Dardo], vita: 20}}
  - {{nome: Carla}}
carte:
  Dardo: {{tipo: Istantaneo, costo: R, testo: Dardo infligge 3 danni a un qualsiasi bersaglio.}}
turno: {{di: Bruno, sottofase: inizio combattimento}}
azioni: [{actions}]
chiede: [vita di {who}]
"""
ATTACKS = "{attacca: {orso: Carla}, di: Bruno}, {vai a: fine combattimento}"
CASTS = "{lancia: Dardo, di: Bruno, bersagli: [Bruno]}, risolvi"
BY = ", controllato da: Anna"


def top(actions: str, who: str, by: str) -> tuple[str, ...]:
    return ruling(run(parse(CONTROLLED.format(by=by, actions=actions, who=who), "prova"))).rules


@pytest.mark.parametrize(("actions", "who"), [(ATTACKS, "Carla"), (CASTS, "Bruno")])
def test_723_5_what_another_player_chose_is_decided_by_that(actions: str, who: str) -> None:
    assert top(actions, who, BY)[0] == "723.5"
    assert "723.5" not in top(actions, who, "")


def test_723_5_control_what_the_player_does_who_controls_another_is_their_own_choice() -> None:
    own = "{evento: {guadagna: 2, chi: Anna}}"
    assert "723.5" not in top(own, "Anna", BY)


MELEE = """\
formato: Grand Melee
turno di Anna
Anna: Orso 2/2
Bruno: 20
Carla: 20
Dario: 20
Elena: Lupo 2/2
Fabio: 20
Gino: 20
Ivo: 20
Lia: 20
Mara: 20
{attack}
"""


def test_807_4_what_attacks_in_a_turn_beside_the_first_does_so_by_that() -> None:
    beside = MELEE.format(attack="segnaturno: Elena\nElena attacca Fabio con Lupo\nQuanta vita ha Fabio?")
    assert "807.4" in ruling(run(parse_lines(beside, "prova.tavolo"))).rules
    first = MELEE.format(attack="Anna attacca Bruno con Orso\nQuanta vita ha Bruno?")
    assert "807.4" not in ruling(run(parse_lines(first, "prova.tavolo"))).rules


def test_807_4_that_somebody_leaves_is_not_decided_by_whose_turn_is_looked_at() -> None:
    assert ruling(run(load(library.find("grand-melee-sedici-giocatori").path))).rules[0] == "104.3a"
