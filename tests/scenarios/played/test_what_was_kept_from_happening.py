"""Rules that decide by what does not happen: a loss that is replaced, what is phased out, a mana ability, the Ring's emblem."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse

MIRROR = """
carte:
  Specchio:
    tipo: Artefatto
    abilità: [{invece di perdere la partita: [{esilia: questo}, {porta i punti vita a: 20, chi: tu}]}]
giocatori: [{nome: Anna, vita: 2, grimorio: [], campo: [Specchio]}, {nome: Bruno}]
azioni:
  - evento: [{perde: 2, chi: Anna}, {pesca: Anna}]
chiede: [vita di Anna]
"""
COUNTED = """
giocatori: [{nome: Anna, campo: [Grifone 2/2]}, {nome: Bruno}]
azioni: [{evento: {scompare: grifone}}]
chiede: [quanti Grifone]
"""
TAPPED = """
giocatori: [{nome: Anna, campo: [Foresta]}, {nome: Bruno}]
azioni: [{attiva: foresta, di: Anna}]
chiede: [pila]
"""
RING = """
giocatori:
  - {nome: Anna, tentazioni: 1, mano: [Sussurro], campo: [Viandante 1/1]}
  - {nome: Bruno, campo: [Troll 3/3]}
carte:
  Sussurro: {tipo: Istantaneo, testo: L'Anello ti tenta.}
azioni:
  - {lancia: Sussurro, di: Anna}
  - risolvi
  - {attacca: {viandante: Bruno}}
  - {blocca: {troll: viandante}, di: Bruno}
chiede: [consentita 4]
"""


EXALTED = """
giocatori:
  - nome: Anna
    campo: ["Cavaliere 2/2 esaltato", Orso 2/2]
  - Bruno
azioni:
  - {attacca: {cavaliere: Bruno, orso: Bruno}}
fino a: fine combattimento
chiede: [vita di Bruno]
"""


@pytest.mark.parametrize(
    ("board", "rule", "instead_of", "there_is"),
    [
        (EXALTED, "702.83a", " esaltato", ""),
        (MIRROR, "704.7", ", {pesca: Anna}]", "]"),
        (COUNTED, "702.26b", "azioni: [{evento: {scompare: grifone}}]", "azioni: [{evento: {TAPpa: grifone}}]"),
        (TAPPED, "605.3b", "azioni: [{attiva: foresta, di: Anna}]", "azioni: [{passa: Anna}]"),
        (RING, "701.54c", "L'Anello ti tenta.", "Pesca una carta."),
    ],
)
def test_the_rule_is_among_those_that_decide(board: str, rule: str, instead_of: str, there_is: str) -> None:
    assert rule in ruling(run(parse(board, "prova"))).rules
    changed = board.replace(instead_of, there_is)
    assert changed != board and rule not in ruling(run(parse(changed, "prova"))).rules
