"""201.2: a card that a board calls by its name in another language is the same card wherever it is asked about."""

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse

BOARD = """
carte:
  Forest Watcher:
    nome stampato: Guardia dei Boschi
    tipo: Creatura — Elfo
    f/c: 2/2
    testo: Quando la Guardia dei Boschi entra, pesca una carta.
  Sapling: {{tipo: Creatura — Elfo, f/c: 1/1}}
giocatori:
  - {{nome: Anna, campo: [Sapling], mano: [Forest Watcher], grimorio: [Sapling]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Forest Watcher, di: Anna}}
  - risolvi tutto
chiede: [innescata {asked}]
"""


@pytest.mark.parametrize(("asked", "triggers"), [("Forest Watcher", True), ("Sapling", False)])
def test_201_2_its_ability_triggers_by_the_name_that_the_board_uses(asked: str, triggers: bool) -> None:
    said = answer(run(parse(BOARD.format(asked=asked), "prova.yaml"))).headline[0]
    assert ("non si innesca" not in said) is triggers
