"""Situations that the tests of the application play; every card in them is invented."""

from __future__ import annotations

from scenarios.written.load import parse
from scenarios.written.model import Scenario

LETHAL = """\
titolo: Danno letale a un Orso
domanda: L'Orso sopravvive a tre danni?
giocatori:
  - nome: Anna
    grimorio: [Foresta, Foresta]
    campo: [Becchino 1/1]
  - nome: Bruno
    vita: 17
    campo: [Orso 2/2 danno 1]
azioni:
  - {evento: {danno: 3, a: orso, da: becchino}}
"""

LEGENDS = """\
titolo: Due Aquile
giocatori:
  - nome: Anna
    campo: [Aquila leggendario creatura 2/2 id=prima, Aquila leggendario creatura 2/2 id=seconda danno 1 TAP]
  - nome: Bruno
    campo: [Orso 2/2]
azioni:
  - {evento: {danno: 2, a: orso, da: prima}}
"""
"""Waits for the choice of the legend to keep before anything else happens."""

HOSTILE_NAMES = ("[/b]", "[Costo]: [Effetto]", "[@click=app.quit]x[/]", "Orso [red]rosso", "\\[b]", "[$error]")
HOSTILE = """\
titolo: '[/b] {name}'
domanda: 'Che ne è di {name}? [/]'
giocatori:
  - nome: 'Anna [b]'
    mano: ['"{name}" 1/1']
    campo: ['"{name}" 1/1 id=uno']
  - nome: 'Bruno [/b]'
    campo: ['"{name}" 2/2 danno 1']
azioni:
  - {{evento: {{danno: 3, a: 'Bruno [/b]', da: uno}}}}
"""


def situation(text: str, name: str = "prova.yaml") -> Scenario:
    """The scenario of a text."""
    return parse(text, name)


TWO_PAIRS = """\
titolo: Due coppie di leggende
giocatori:
  - nome: Anna
    campo:
      - Aquila leggendario creatura 2/2 id=aquila1
      - Aquila leggendario creatura 2/2 id=aquila2 danno 1
      - Lupo leggendario creatura 2/2 id=lupo1
      - Lupo leggendario creatura 2/2 id=lupo2 danno 1
  - nome: Bruno
"""
"""704.3: two choices within one check."""
