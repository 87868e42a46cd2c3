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
ROAR = """
carte: {Ruggito: {tipo: Istantaneo, testo: Distruggi la creatura bersaglio. Guadagni punti vita pari alla sua forza.}}
giocatori: [{nome: Anna, mano: [Ruggito]}, {nome: Bruno, campo: [Belva 4/4]}]
azioni: [{lancia: Ruggito, di: Anna, bersagli: [belva]}, risolvi]
"""
BRAWL = """
carte:
  Zuffa: {tipo: Stregoneria, testo: La creatura bersaglio che controlli lotta con la creatura bersaglio che non controlli.}
  Balzo: {tipo: Istantaneo, testo: La creatura bersaglio ha volare fino alla fine del turno.}
  Ritorno: {tipo: Istantaneo, testo: Fai tornare la creatura bersaglio in mano al suo proprietario.}
giocatori: [{nome: Anna, mano: [Zuffa], campo: [Orso 2/2]}, {nome: Bruno, mano: [Ritorno, Balzo], campo: [Lupo 3/3]}]
azioni:
  - {lancia: Zuffa, di: Anna, bersagli: [orso, lupo]}
  - {passa: Anna}
  - {lancia: Ritorno, di: Bruno, bersagli: [lupo]}
  - risolvi 2
"""
SOWN = """
carte: {Semina: {tipo: Stregoneria, testo: Popola.}}
giocatori: [{nome: Anna, mano: [Semina], campo: [{carta: Orso, f/c: 2/2, pedina: no}]}, {nome: Bruno}]
azioni: [{lancia: Semina, di: Anna}, risolvi]
"""
EMBER = """
carte:
  Brace:
    tipo: Istantaneo
    testo: Il danno non può essere prevenuto in questo turno. Brace infligge 2 danni a un qualsiasi bersaglio.
  Velo: {tipo: Istantaneo, testo: Previeni tutto il danno che verrebbe inflitto alla creatura bersaglio in questo turno.}
giocatori: [{nome: Anna, mano: [Brace]}, {nome: Bruno, mano: [Velo], campo: [Orso 2/2, Lupo 2/2]}]
turno: {di: Anna, priorità: Bruno}
azioni: [{lancia: Velo, di: Bruno, bersagli: [orso]}, risolvi, {lancia: Brace, di: Anna, bersagli: [orso]}, risolvi]
"""
NET = """
carte:
  Rete:
    tipo: Incantesimo
    testo: >-
      Quando questo incantesimo entra, esilia la creatura bersaglio controllata da un avversario finché questo incantesimo non
      lascia il campo di battaglia.
giocatori: [{nome: Anna, mano: [Rete]}, {nome: Bruno, campo: [Orso 2/2]}]
azioni: [{lancia: Rete, di: Anna}, risolvi, {evento: {distruggi: rete}}, risolvi]
"""
RUST = """
carte: {Ruggine: {tipo: Istantaneo, testo: Metti un segnalino -1/-1 sulla creatura bersaglio.}}
giocatori: [{nome: Anna, mano: [Ruggine]}, {nome: Bruno, campo: [Orso 2/2 +1/+1x2]}]
azioni: [{lancia: Ruggine, di: Anna, bersagli: [orso]}, risolvi]
"""
HIDDEN = """
carte: {Dardo: {tipo: Istantaneo, testo: Dardo infligge 2 danni a un qualsiasi bersaglio.}}
giocatori:
  - {nome: Anna, mano: [Dardo]}
  - {nome: Bruno, campo: [{carta: Fante, f/c: 1/1, a faccia in giù: metamorfosi, parole chiave: ["metamorfosi {3}"]}]}
azioni: [{lancia: Dardo, di: Anna, bersagli: [fante]}, risolvi]
"""
UNDYING = """
carte: {Fine: {tipo: Istantaneo, testo: Distruggi la creatura bersaglio.}}
giocatori: [{nome: Anna, mano: [Fine]}, {nome: Bruno, campo: [Muro 0/4 indistruttibile]}]
azioni: [{lancia: Fine, di: Anna, bersagli: [muro]}, risolvi]
"""
SPY = """
carte:
  Spia: {tipo: Creatura, f/c: 1/1, testo: "Ogniqualvolta un giocatore pesca una carta, guadagni 1 punto vita."}
giocatori: [{nome: Anna, campo: [Spia]}, Bruno, {nome: Carla, grimorio: 3}, Dario]
opzioni: {raggio: 1}
azioni: [{evento: {pesca: Carla}}]
"""
TOLL = """
carte:
  Fante: {tipo: Creatura, f/c: 2/2, testo: "Il Fante attacca in ogni combattimento, se può farlo."}
  Pedaggio:
    tipo: Incantesimo
    testo: >-
      Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ogni creatura che controlla che ti
      sta attaccando.
giocatori: [{nome: Anna, campo: [Fante]}, {nome: Bruno, campo: [Pedaggio]}]
azioni: [{attacca: {}, di: Anna}]
"""
DECOY = """
carte: {Esca: {tipo: Creatura, f/c: 1/1, testo: Tutte le creature in grado di bloccare l'Esca lo fanno.}}
giocatori: [{nome: Anna, campo: [Esca]}, {nome: Bruno, campo: [Orso 2/2 TAP]}]
azioni: [{attacca: {esca: Bruno}}, {blocca: {}, di: Bruno}]
"""
SHIELD = """
carte: {Troll: {tipo: Creatura, f/c: 2/2, testo: "{G}: Rigenera il Troll."}}
giocatori: [{nome: Anna, campo: [Troll]}, {nome: Bruno, campo: [Vipera 3/3 tocco letale]}]
azioni: [{attiva: troll, di: Anna}, risolvi, {attacca: {troll: Bruno}}, {blocca: {vipera: troll}}, {vai a: fine combattimento}]
"""
EMBLEM = """
giocatori:
  - {nome: Anna, emblemi: [Le creature che controlli prendono +2/+2.], campo: [Lupo 1/1]}
  - Bruno
attese: [{oggetto: lupo, f/c: 3/3}]
"""
LEAK = """
conta il mana: sì
carte:
  Orso: {tipo: Creatura, costo: 1G, f/c: 2/2}
  Falla: {tipo: Istantaneo, costo: U, testo: "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {3}."}
giocatori: [{nome: Anna, mano: [Orso], riserva: GGGG}, {nome: Bruno, mano: [Falla], riserva: U}]
azioni: [{lancia: Orso, di: Anna}, {passa: Anna}, {lancia: Falla, di: Bruno, bersagli: [orso]}, risolvi]
"""
WALKER = """
giocatori:
  - {nome: Anna, campo: [Belva 5/5 travolgere]}
  - {nome: Bruno, campo: [Muro 0/2, {carta: Saggia, tipo: Planeswalker, fedeltà: 3}]}
azioni:
  - {attacca: {belva: saggia}}
  - {blocca: {muro: belva}}
  - {vai a: fine combattimento, risposte: [{danno: {muro: 2, saggia: 3}}]}
"""
AWAKES = """
carte: {Satiro: {tipo: Creatura, f/c: 2/2, testo: "Ogniqualvolta il Satiro viene STAPpato, guadagni 1 punto vita."}}
giocatori: [{nome: Anna, campo: [Satiro TAP]}, Bruno]
turno: {di: Bruno, sottofase: finale}
azioni: [{vai a: mantenimento, turno di: Anna}]
"""
TABLE = [
    Row("508.1d", TOLL, 'testo: "Il Fante attacca in ogni combattimento, se può farlo."', "costo: R"),
    Row("509.1c", DECOY, "Tutte le creature in grado di bloccare l'Esca lo fanno.", "Cautela"),
    Row("704.7", SHIELD, " tocco letale", ""),
    Row("114.4", EMBLEM, "emblemi: [Le creature che controlli prendono +2/+2.], ", ""),
    Row("118.3", LEAK, "riserva: GGGG", "riserva: GGGGG"),
    Row("702.19f", WALKER, "belva: saggia", "belva: Bruno", ("saggia: 3", "Bruno: 3")),
    Row("502.4", AWAKES, "Satiro TAP", "Satiro"),
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
    Row("608.2h", ROAR, "Belva 4/4", "Belva 4/4 indistruttibile"),
    Row("610.3b", NET, "{evento: {distruggi: rete}}, risolvi", "risolvi"),
    Row("615.12", EMBER, "Velo, di: Bruno, bersagli: [orso]", "Velo, di: Bruno, bersagli: [lupo]"),
    Row("701.14b", BRAWL, "Ritorno, di: Bruno", "Balzo, di: Bruno"),
    Row("701.36b", SOWN, "pedina: no", "pedina: sì"),
    Row("702.12b", UNDYING, " indistruttibile", ""),
    Row("704.5q", RUST, " +1/+1x2", ""),
    Row("708.9", HIDDEN, "a faccia in giù: metamorfosi, ", ""),
    Row("801.7", SPY, "raggio: 1", "raggio: 2"),
    Row("805.10b", SHARED, "opzioni: {turni condivisi: sì}", "opzioni: {turni condivisi: no}"),
]


def cited(board: str) -> set[str]:
    """The rules of all steps, of what nearly triggered in them, and those by which the values came about that are expected."""
    found = run(parse(board, "prova"))
    steps = {str(rule) for one in found.steps for rule in one.step.every_rule()}
    steps |= {str(rule) for one in found.steps for missed in one.step.missed for rule in missed.rules}
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
