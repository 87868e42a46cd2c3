"""A situation is predicted from what is shown: how far play goes, what can be paid, what lies in a library, who plays with whom."""

from __future__ import annotations

import re

import pytest

from scenarios.library import entries
from scenarios.played.run import run
from scenarios.training.given import read
from scenarios.training.problems import Asks, problems
from scenarios.training.scene import Scene, scene
from scenarios.written.load import parse
from scenarios.written.queries import Aspect, ObjectQuery
from tests.shipped import played

BOARD = """
titolo: Prova
chiede: [zona di orso]
{more}
carte:
  Scossa: {{tipo: Istantaneo, costo: R, testo: Scossa infligge 3 danni a un qualsiasi bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Scossa]{anna}}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni: [{{lancia: Scossa, di: Anna, bersagli: [orso]}}]
"""


def shown(more: str = "", anna: str = "") -> Scene:
    return scene(run(parse(BOARD.format(more=more, anna=anna), "prova")))


@pytest.mark.parametrize(
    ("until", "told"),
    [
        ("", "Poi nessuno fa altro: si passa finché la pila è vuota."),
        ("fino a: fine turno", "Poi nessuno fa altro fino alla fine del turno, sottofase di cancellazione compresa."),
        (
            "fino a: mantenimento di Bruno",
            "Poi nessuno fa altro: si va avanti fino alla sottofase di mantenimento di Bruno, e la pila si svuota.",
        ),
    ],
)
def test_where_the_run_ends_is_the_last_thing_that_is_done(until: str, told: str) -> None:
    assert shown(until).actions[1:] == (told,)


def test_whether_mana_is_counted_is_said_where_something_costs() -> None:
    assert shown().conditions == ("I costi di mana si considerano pagati.",)
    assert shown("conta il mana: sì", ", riserva: RG").conditions == ("Nella riserva di Anna: {R}{G}.",)
    assert shown("conta il mana: sì").conditions == ("Il mana si conta: nessuno ne ha nella riserva.",)


def test_a_library_is_shown_in_its_order_where_the_file_names_its_cards() -> None:
    assert "Grimorio di Anna, dalla cima: Alce 1/1, Foresta id=bosco e 2 carte sconosciute." in (
        shown(anna=", grimorio: [Alce 1/1, Foresta id=bosco, 2]").conditions
    )
    assert len(shown(anna=", grimorio: 3").conditions) == 1


def test_the_variant_and_the_sides_are_shown() -> None:
    many = """
titolo: Prova
formato: Gigante a due teste
giocatori:
  - {nome: Anna, squadra: 1}
  - {nome: Bruno, squadra: 1}
  - {nome: Carla, squadra: 2}
  - {nome: Dario, squadra: 2}
"""
    said = scene(run(parse(many, "prova"))).conditions
    assert said[1:3] == ("Squadra 1: Anna e Bruno.", "Squadra 2: Carla e Dario.")
    assert said[0] == "Formato: Two-Headed Giant."


@pytest.mark.parametrize(
    ("field", "typed", "same"),
    [
        ("colors", "verde e rosso", "verde, rosso"),
        ("zone", "sul campo di battaglia", "campo di battaglia"),
        ("zone", "nel cimitero.", "cimitero"),
    ],
)
def test_an_answer_may_be_said_as_the_key_says_it(field: str, typed: str, same: str) -> None:
    query, aspect = ObjectQuery(object="orso", what=(Aspect(field),)), Aspect(field)
    assert read(query, aspect, typed) == read(query, aspect, same)


NUMBERED = """
titolo: Prova
chiede: [vita di Anna dopo 1, vita di Anna dopo 3, vita di Anna dopo 4, consentita 4]
giocatori:
  - {nome: Anna, campo: [Orso 2/2]}
  - {nome: Bruno}
azioni:
  - controlla: [{giocatore: Anna, vita: 20}]
  - evento: {danno: 2, a: Anna, da: orso}
  - controlla: [{giocatore: Anna, vita: 18}]
  - evento: [{danno: 2, a: Anna, da: orso}, {danno: 1, a: Bruno, da: orso}]
"""


def test_actions_are_asked_about_by_the_numbers_that_are_shown() -> None:
    found = run(parse(NUMBERED.replace(", consentita 4", ""), "prova"))
    asked = [one for one in problems(found) if one.asks is Asks.VALUE]
    assert [one.prompt for one in asked] == [
        "All'inizio, quanti punti vita ha Anna?",
        "Dopo l'azione 1, quanti punti vita ha Anna?",
        "Dopo l'azione 2, quanti punti vita ha Anna?",
    ]
    assert asked[1].told.startswith("Dopo l'azione 1: ")
    assert scene(found).actions[0].startswith("Succede questo: ")
    assert scene(found).actions[1].startswith("Succedono insieme queste cose: ")


def test_no_question_of_the_library_names_an_action_that_is_not_shown() -> None:
    for entry in entries()[::5]:
        found = played(entry.path)
        last = len(scene(found).actions) - 1
        for one in problems(found):
            for number in re.findall(r"'azione ([0-9]+)", one.prompt):
                assert 1 <= int(number) <= last, (entry.name, one.prompt)


def test_723_5_who_decides_for_another_player_is_said() -> None:
    controlled = BOARD.format(more="", anna="").replace("{nome: Anna,", "{nome: Anna, controllato da: Bruno,")
    told = "In questo turno Bruno controlla Anna e ne prende le decisioni."
    assert told in scene(run(parse(controlled, "prova"))).conditions
    assert told not in shown().conditions
