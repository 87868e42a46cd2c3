"""The board drawn: as many columns as there are, everybody's things on their side, no letter lost to a box."""

import pytest
from rich.cells import cell_len

from judge.widgets.drawing import NARROWEST, Drawn, drawn
from scenarios.played.run import run
from scenarios.told import board
from scenarios.told.table import table
from scenarios.written.load import parse

FIGHT = """\
carte:
  Drago delle Cime Innevate del Nord: {tipo: Creatura, f/c: 4/4, parole chiave: travolgere}
  Spada: {tipo: Artefatto — Equipaggiamento, testo: ["La creatura equipaggiata prende +2/+0.", "Equipaggia {1}"]}
  Torre: {tipo: Artefatto}
giocatori:
- nome: Anna
  campo: [{carta: Drago delle Cime Innevate del Nord, id: drago}, {carta: Spada, id: spada, attaccato a: drago}, Torre]
- {nome: Bruno, campo: [{carta: Muro, f/c: 0/4, id: muro, segnalini: {+1/+1: 2}}]}
azioni: [{attacca: {drago: Bruno}}, {blocca: {muro: drago}}]
"""


def picture(width: int, text: str = FIGHT) -> Drawn:
    made = run(parse(text, "prova"))
    return drawn(table(made.final, made.people), width)


def lines(found: Drawn) -> list[str]:
    return ["".join(piece.text for piece in each) for each in found.lines]


@pytest.mark.parametrize("width", [NARROWEST, 60, 120])
def test_no_line_is_wider_than_there_is_room(width: int) -> None:
    assert all(cell_len(one.rstrip()) <= width for one in lines(picture(width)))


def test_sides_face_each_other_with_creatures_towards_the_middle() -> None:
    text = "\n".join(lines(picture(60)))
    order = ["Bruno:", "Muro", "── Turno", "┌TAP", "Torre", "Anna:"]
    places = [text.index(one) for one in order]
    assert places == sorted(places)


def test_attackers_blockers_counters_and_what_is_attached_are_seen() -> None:
    text = "\n".join(lines(picture(60)))
    for told in ("┌TAP╌", "attacca Bruno", "bloccato", "2 segnalini +1/+1", "└ Spada", "6/4", "2/6", "travolgere"):
        assert told in text, told
    assert "assegnato a" not in text


def test_the_places_of_things_are_where_their_names_stand() -> None:
    found = picture(60)
    text = lines(found)
    made = run(parse(FIGHT, "prova"))
    for one in board.lines(made.final, made.people):
        if one.key.startswith("object "):
            top, bottom = found.places[one.key]
            assert any(one.text.split()[0].strip(":") in each for each in text[top:bottom])


def test_a_name_that_is_too_long_for_its_box_says_that_it_goes_on() -> None:
    name = "Re " + "lunghissimo " * 8
    text = "\n".join(lines(picture(50, FIGHT.replace("Torre", name.strip()))))
    assert "…" in text
    assert "…" not in "\n".join(lines(picture(50)))
