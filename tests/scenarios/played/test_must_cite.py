"""What must be cited where it decides, a row for each rule: a board where it does, and what is changed there for it not to."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from scenarios.played.run import run
from scenarios.told.derivation import derivation_lines
from scenarios.written.load import parse


class Row(NamedTuple):
    """A rule with its chapter, a board where it decides, and the change after which it does not."""

    rule: str
    board: str
    instead_of: str
    there_is: str
    answers: tuple[str, str] = ("", "")
    """What is answered there, and what instead after the change."""


SACRIFICE = """
carte: {Editto: {tipo: Stregoneria, testo: Ciascun giocatore sacrifica una creatura.}}
giocatori: [{nome: Anna, mano: [Editto], campo: [Orso 2/2]}, {nome: Bruno, campo: [Gatto 1/1]}]
azioni: [{lancia: Editto, di: Anna}, risolvi]
"""
UPKEEP = """
carte:
  Fonte: {tipo: Incantesimo, testo: "All'inizio di ogni mantenimento, guadagni 1 punto vita."}
giocatori: [{nome: Anna, campo: [Fonte]}, {nome: Bruno, campo: [Fonte]}]
turno: {di: Bruno, sottofase: finale}
azioni: [{vai a: mantenimento}]
"""
RESPONSE = """
carte:
  Scossa: {tipo: Istantaneo, testo: Scossa infligge 2 danni a un qualsiasi bersaglio.}
giocatori: [{nome: Anna, mano: [Scossa id=prima, Scossa id=seconda]}, {nome: Bruno}]
azioni: [{lancia: prima, di: Anna, bersagli: [Bruno]}, {lancia: seconda, di: Anna, bersagli: [Bruno]}, risolvi 2]
"""
TRAMPLE = """
giocatori:
  - {nome: Anna, campo: [{carta: Belva, f/c: 4/4, parole chiave: [travolgere, tocco letale]}]}
  - {nome: Bruno, campo: [Muro 0/4]}
azioni: [{attacca: {belva: Bruno}}, {blocca: {muro: belva}}, {vai a: fine combattimento, risposte: [{danno: {muro: 1, Bruno: 3}}]}]
"""
BLINK = """
carte:
  Velo:
    tipo: Istantaneo
    testo: Esilia la creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
  Fine: {tipo: Istantaneo, testo: Distruggi la creatura bersaglio.}
giocatori: [{nome: Anna, mano: [Fine]}, {nome: Bruno, mano: [Velo], campo: [Orso 2/2, Lupo 2/2]}]
azioni: [{lancia: Fine, di: Anna, bersagli: [orso]}, {passa: Anna}, {lancia: Velo, di: Bruno, bersagli: [orso]}, risolvi 2]
"""
MOON = """
carte: {Luna: {tipo: Incantesimo, testo: Le terre non base sono Montagne.}, Torre: {tipo: Terra, testo: "{T}: Aggiungi {C}."}}
giocatori: [{nome: Anna, campo: [Torre]}, {nome: Bruno, campo: [Luna]}]
azioni: [passa]
attese: [{oggetto: torre, sottotipi: [Montagna]}]
"""
INFECT = """
giocatori: [{nome: Anna, campo: [{carta: Vipera, f/c: 2/2, parole chiave: [legame vitale]}]}, {nome: Bruno}]
azioni: [{attacca: {vipera: Bruno}}, {vai a: fine combattimento}]
"""
DOUBLED = """
carte:
  Doppio:
    tipo: Incantesimo
    abilità: [{cambia i segnalini messi su: creatura che controlli, segnalino: +1/+1, moltiplicati per: 2}]
  Uno: {tipo: Incantesimo, abilità: [{cambia i segnalini messi su: creatura che controlli, segnalino: +1/+1, più: 1}]}
  Linfa: {tipo: Istantaneo, testo: Metti un segnalino +1/+1 su una creatura bersaglio.}
giocatori: [{nome: Anna, campo: [Doppio, Uno, Orso 2/2], mano: [Linfa]}, {nome: Bruno}]
azioni: [{lancia: Linfa, di: Anna, bersagli: [orso]}, {risolvi: 1, risposte: [{sostituzione: uno}]}]
"""
SHARED = """
opzioni: {turni condivisi: sì}
giocatori:
  - {nome: Anna, squadra: 1, campo: [Orso 2/2]}
  - {nome: Carla, squadra: 1}
  - {nome: Bruno, squadra: 2}
  - {nome: Dario, squadra: 2}
azioni: [{attacca: {orso: Bruno}}]
"""
TABLE = [
    Row("101.4", SACRIFICE, "Ciascun giocatore sacrifica", "Sacrifica"),
    Row("603.3b", UPKEEP, "{nome: Bruno, campo: [Fonte]}", "{nome: Bruno}"),
    Row("405.5", RESPONSE, "{lancia: seconda, di: Anna, bersagli: [Bruno]}, risolvi 2", "risolvi"),
    Row(
        "702.2c",
        TRAMPLE,
        "travolgere, tocco letale]",
        "travolgere]",
        (", risposte: [{danno: {muro: 1, Bruno: 3}}]", ""),
    ),
    Row(
        "702.19b",
        TRAMPLE,
        "travolgere, tocco letale]",
        "tocco letale]",
        (", risposte: [{danno: {muro: 1, Bruno: 3}}]", ""),
    ),
    Row("400.7", BLINK, "Velo, di: Bruno, bersagli: [orso]", "Velo, di: Bruno, bersagli: [lupo]"),
    Row("305.7", MOON, "campo: [Luna]", "campo: []"),
    Row("702.15b", INFECT, "[legame vitale]", "[]"),
    Row("616.1", DOUBLED, "[Doppio, Uno, Orso 2/2]", "[Uno, Orso 2/2]", (", risposte: [{sostituzione: uno}]", "")),
    Row("616.1e", DOUBLED, "[Doppio, Uno, Orso 2/2]", "[Uno, Orso 2/2]", (", risposte: [{sostituzione: uno}]", "")),
    Row("805.10b", SHARED, "opzioni: {turni condivisi: sì}", "opzioni: {turni condivisi: no}"),
]


def cited(board: str) -> set[str]:
    """The rules of all steps, and those by which the values came about that are expected."""
    found = run(parse(board, "prova"))
    steps = {str(rule) for one in found.steps for rule in one.step.every_rule()}
    return steps | {
        rule for made in found.derived for line in derivation_lines(made, found.people) for rule in line.rules
    }


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.rule)
def test_what_decides_is_cited(row: Row) -> None:
    assert row.rule in cited(row.board)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.rule)
def test_control_where_it_does_not_decide_it_is_not(row: Row) -> None:
    other = row.board.replace(row.instead_of, row.there_is)
    other = other.replace(*row.answers)
    assert other != row.board and row.rule not in cited(other)
