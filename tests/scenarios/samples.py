"""Texts of scenarios that several tests read."""

from __future__ import annotations

SMALL = """\
giocatori:
  - nome: Anna
    campo: [Orso 2/2]
  - Bruno
"""

LARGE = """\
titolo: Un po' di tutto
domanda: Che cosa succede?
livello: 3
temi: [danno, azioni generate dallo stato]
esempio: E031
regole: [120.5, cr 704.5 g]
formato: due giocatori
carte:
  Folgore:
    tipo: Istantaneo
    costo: R
    abilità: {effetto: [{infliggi: 3, a: bersaglio}], bersagli: qualsiasi bersaglio}
  Orso: {tipo: Creatura — Orso, costo: 1G, f/c: 2/2, parole chiave: [travolgere], testo: "..."}
  Golem:
    tipo: Creatura Artefatto — Golem
    f/c: 3/3
    abilità:
      - {quando: {muore: {tipo: creatura, altro: sì, controllore: tu}}, effetto: [{pesca: 1}, {crea: Spirito 1/1 bianco volare}]}
      - {costo: "{1}, TAP", effetto: {infliggi: 1, a: bersaglio}, bersagli: [{creatura}]}
      - statica: {a: {tipo: creatura, controllore: tu}, dà: +1/+1}
giocatori:
  - nome: Anna
    vita: 20
    veleno: 0
    squadra: 1
    mano: [Folgore, Foresta]
    grimorio: [Orso, Orso, 12]
    cimitero: []
    esilio:
    segnalini: {energia: 3}
    campo:
      - Orso danno 2 +1/+1x2 TAP
      - {carta: Orso, id: orsone, danno: 1, segnalini: {+1/+1: 2}, TAPpato: sì, controllore: Bruno}
      - Golem id=golem
      - Mantello tipo="Incantesimo — Aura" incanta creatura su orsone
  - nome: Bruno
    mano: 7
    campo: [Muro 0/4 difensore, pedina Drago 4/4 volare]
turno: {di: Anna, sottofase: principale, numero: 2}
pila: [{magia: Folgore, di: Bruno, bersagli: [orso1]}]
azioni:
  - lancia: Folgore
    di: Anna
    bersagli: [orso1]
    risposte:
      - {leggenda: drago1}
      - {ordine: [golem abilità 1, {oggetto: orso1, abilità: 1}]}
      - {sì}
      - no
      - {scarta: Foresta}
      - {dividi: {orso1: 2, Bruno: 1}}
  - {attiva: golem, abilità: 2, di: Anna, bersagli: [orsone], x: 0}
  - {passa: Bruno}
  - passa
  - passa Bruno
  - risolvi
  - risolvi 2
  - {gioca: Foresta}
  - {gira a faccia in su: orso1, di: Anna, x: 1}
  - {sblocca: orso1, porta: destra, di: Anna, x: 0}
  - {sospendi: orso1, di: Anna, x: 2}
  - {predici: orso1, di: Anna}
  - {trama: orso1}
  - {vai a: dichiarazione attaccanti, turno di: Anna}
  - {attacca: {orso1: Bruno}, di: Anna}
  - {blocca: {muro: orso1}, di: Bruno}
  - {attacca: {}}
  - {evento: {danno: 3, a: orso1, da: drago}}
  - evento:
      - {distruggi: orso1, rigenerabile: no}
      - {sposta: orsone, in: esilio, motivo: effetto}
      - {guadagna: 3, chi: Anna}
      - {perde: 2, chi: Bruno}
      - {segnalini: {-1/-1: 1}, su: muro}
      - {togli segnalini: {energia: 1}, da: Anna}
      - {TAPpa: muro}
      - {STAPpa: muro}
      - {pesca: Bruno}
      - {assegna: mantello, a: muro}
      - {stacca: mantello}
      - {crea: pedina Folletto 1/1, di: Bruno}
      - {perde la partita: Bruno}
      - {sacrifica: muro}
      - {scarta: Folgore}
      - {vince la partita: Anna}
      - {scompare: muro}
      - {appare: muro}
      - {diventa: notte}
      - {diventa il monarca: Anna}
  - {controlla: [{oggetto: spirito1, zona: campo}, {oggetto: folletto, pedina: sì}]}
  - {lancia: Folgore, di: Anna, rifiutata: 702.11b}
  - {concede: Bruno}
  - {segnaturno: Bruno}
  - {perde per penalità: Bruno}
  - patta concordata
fino a: fine turno
attese:
  - {oggetto: orso1, zona: cimitero, esiste: sì, controllore: Anna, proprietario: Anna}
  - {oggetto: golem, f/c: 4/4, danno: 0, segnalini: {+1/+1: 0}, TAPpato: no, attaccato a: niente, parole chiave: volare,
     senza parole chiave: [travolgere], tipi: [artefatto, creatura], sottotipi: Golem, colori: niente}
  - {giocatore: Anna, vita: 17, veleno: 0, carte in mano: 1, cimitero: [Orso, Folgore], in gioco: sì, ha perso: no}
  - {giocatore: Bruno, ha perso: sì, ha perso per: 104.3a, danno da comandante: {}, mano: niente}
  - {quanti: Orso, numero: 1, di: Anna}
  - {pila: vuota}
  - {pila: [Folgore, golem abilità 1]}
  - {cima della pila: Folgore}
  - {priorità: Anna}
  - {sottofase: mantenimento, di: Bruno, turno: 3}
  - {partita: in corso}
  - {giorno o notte: notte}
  - vittoria di Anna
  - {vittoria: [Anna]}
  - patta
  - {innescate: [golem abilità 1]}
  - {muoiono: [golem]}
  - {innescata: golem abilità 1, volte: 0}
  - {regola: 704.5g}
  - {regola: 704.5f, citata: no}
  - {domanda: leggenda, a: Anna}
  - {passi: azioni generate dallo stato, numero: 2}
  - {esito: completa}
"""
