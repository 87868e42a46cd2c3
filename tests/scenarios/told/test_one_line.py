"""A ruling in one line: what happened first said first, each with its rules, and never less sure than it is."""

from scenarios.played.run import run
from scenarios.told.report import as_line
from scenarios.written.load import parse

BOARD = """\
carte:
  Orso: {tipo: Creatura, f/c: 2/2, testo: ["Quando l'Orso muore, pesca una carta."]}
  Scossa: {tipo: Istantaneo, testo: [Scossa infligge 3 danni a un qualsiasi bersaglio.]}
giocatori:
- {nome: Anna, campo: [Orso], grimorio: 3}
- {nome: Bruno, mano: [Scossa]}
domanda: Che cosa succede?
turno: {di: Bruno}
azioni: [{lancia: Scossa, bersagli: [orso]}, risolvi, risolvi]
chiede:
- {giocatore: Anna, cosa: mano}
- {oggetto: orso, cosa: zona}
attese: [{oggetto: orso, zona: cimitero}]
"""


def told(text: str) -> str:
    return as_line(run(parse(text, "prova")))


def test_what_happened_first_is_said_first_with_its_own_rules():
    line = told(BOARD)
    assert line.startswith("«Orso» muore: 704.5g")
    death, _, draw = line.partition("; poi ")
    assert draw.startswith("Anna ha in mano una carta")
    assert "603" in draw or "608" in draw
    assert "704.5g" not in draw and "603" not in death
    assert line.count("\n") == 1 and line.endswith("\n")


def test_what_was_so_all_along_is_not_said_to_come_after_control():
    line = told(BOARD.replace("- {giocatore: Anna, cosa: mano}", "- {giocatore: Anna, cosa: vita}"))
    assert "; poi " not in line
    assert "704.5g" in line and "Anna" in line


def test_a_line_that_rests_on_unread_text_begins_by_saying_so():
    line = told(BOARD.replace("pesca una carta", "pescca una carta"))
    assert line.startswith("INCOMPLETA: ")
    assert not told(BOARD).startswith("INCOMPLETA")


def test_a_run_that_asks_nothing_says_what_decided():
    line = told(BOARD[: BOARD.index("chiede:")])
    assert "«Orso» muore" in line and line.rstrip().rpartition(": ")[2][:1].isdigit()


def test_no_rule_stands_behind_what_it_did_not_do():
    """A player's loss of life has the rule of that, not the one by which a creature dies in the same combat."""
    line = told("""\
giocatori:
- {nome: Anna, campo: [Bue 5/3, Lupo 3/3]}
- {nome: Bruno, campo: [Gatto 2/2]}
azioni:
- {attacca: {bue: Bruno, lupo: Bruno}}
- {blocca: {gatto: bue}}
fino a: fine combattimento
chiede: [vita di Bruno, zona di gatto, zona di lupo]
attese: [{oggetto: gatto, zona: cimitero}]
""")
    life, _, death = line.partition("; poi ")
    assert "120.3a" in life and "704" not in life
    assert death.startswith("«Gatto» muore: 704.5g")
    assert "«Lupo» resta sul campo di battaglia" in line and "«Lupo» resta sul campo di battaglia:" not in line
