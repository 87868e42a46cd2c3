"""The rows of a ruling: a row is marked where the ruling rests on what is not known there, and nowhere else."""

from judge.presenters.timeline import INCOMPLETE, Row, rows
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse

BOARD = """\
carte: {Gufo: {tipo: Creatura, f/c: 1/1, testo: ['ABILITY']}}
giocatori: [{nome: Anna, mano: [Gufo]}, Bruno]
azioni: [{lancia: Gufo, di: Anna}]
"""


def shown(text: str) -> tuple[Row, ...]:
    played = run(parse(text, "prova"))
    return rows(played, ruling(played))


def marked(ability: str) -> list[str]:
    found = shown(BOARD.replace("ABILITY", ability))
    return [note for row in found if row.mark.startswith(INCOMPLETE) for note in row.notes]


def test_608_2c_a_row_is_marked_where_text_that_counts_is_not_understood() -> None:
    (note,) = marked("Le creature ridono.")
    assert note.startswith("Non realizzato: «Le creature ridono.» di «Gufo»")


def test_602_1_an_activated_ability_that_nobody_activates_marks_nothing() -> None:
    assert marked("{T}: Fai una capriola.") == []
    assert marked("Volare") == []


LOOP = """\
carte:
  Orso: {tipo: Creatura, f/c: 2/2, testo: ["Quando l'Orso muore, pesca una carta."]}
giocatori: [{nome: Anna, campo: [{carta: Orso, id: orso}], grimorio: 3}, Bruno]
azioni: [{evento: {danno: 3, a: orso, da: orso}}, risolvi]
"""


def test_117_5_checks_triggers_and_priority_of_one_round_are_held_together_and_told_apart() -> None:
    found = [row for row in shown(LOOP) if row.loop]
    assert [(row.loop, row.tag) for row in found] == [("┌", "stato"), ("│", "innesco"), ("└", "priorità")]


def test_117_5_a_round_in_which_nothing_happens_before_priority_has_no_signs_control() -> None:
    quiet = LOOP.replace("danno: 3", "danno: 1").replace(", risolvi", "")
    assert not [row for row in shown(quiet) if row.loop]
