"""The rule that decides a board is cited there, and is not where one thing is changed and another rule decides."""

from __future__ import annotations

import pytest

from tests.scenarios.ruling import ruled

BOARDS = {
    "113.6 of an instant on the stack": (
        "615.12",
        """
carte:
  Vampa:
    tipo: Istantaneo
    abilità: [{bersagli: [creatura], effetto: [{infliggi: 5, a: bersaglio}]}, {non può: essere prevenuto, oggetti: questo}]
giocatori:
  - {nome: Anna, mano: [Vampa]}
  - {nome: Bruno, campo: [{carta: Orsa, f/c: 3/3, segnalini: {scudo: 1}}]}
azioni: [{lancia: Vampa, di: Anna, bersagli: [orsa]}]
""",
        (", {non può: essere prevenuto, oggetti: questo}", ""),
    ),
    "113.7a a source that is gone": (
        "113.7a",
        """
carte:
  Artificiere: {tipo: Creatura — Goblin, f/c: 3/1, testo: "{T}: L'Artificiere infligge 2 danni a un qualsiasi bersaglio."}
  Strale: {tipo: Istantaneo, testo: Strale infligge 3 danni a una creatura bersaglio.}
giocatori:
  - {nome: Anna, campo: [Artificiere]}
  - {nome: Bruno, mano: [Strale], campo: [Lupo 2/2]}
azioni: [{attiva: artificiere, di: Anna, bersagli: [Bruno]}, {passa: Anna}, {lancia: Strale, di: Bruno, bersagli: [artificiere]}]
""",
        ("bersagli: [artificiere]", "bersagli: [lupo]"),
    ),
    "118.7a a reduction by generic mana": (
        "118.7a",
        """
conta il mana: sì
carte:
  Fucina: {tipo: Artefatto, testo: "Le magie che lanci costano {2} in meno per essere lanciate."}
  Lava: {tipo: Stregoneria, costo: 2RR, testo: Guadagni 1 punto vita.}
giocatori:
  - {nome: Anna, campo: [Fucina], mano: [Lava], riserva: RRRRRR}
  - {nome: Bruno}
azioni: [{lancia: Lava, di: Anna}]
""",
        ("{2} in meno", "{1} in più"),
    ),
    "118.9d an alternative cost is raised": (
        "118.9d",
        """
conta il mana: sì
carte:
  Dazio: {tipo: Artefatto, testo: "Le magie non creatura costano {1} in più per essere lanciate."}
  Ricordo: {tipo: Stregoneria, costo: 3R, testo: ["Guadagni 1 punto vita.", "Flashback {1}{R}"]}
giocatori:
  - {nome: Anna, cimitero: [Ricordo], riserva: CCCCCR}
  - {nome: Bruno, campo: [Dazio]}
azioni: [{lancia: Ricordo, di: Anna}]
""",
        ("cimitero: [Ricordo]", "mano: [Ricordo]"),
    ),
    "121.6a an empty library": (
        "121.6a",
        """
carte:
  Fonte: {tipo: Incantesimo, abilità: [{invece di pescare: [{guadagna: 1}], chi: tu}]}
  Idea: {tipo: Istantaneo, testo: Pesca una carta.}
giocatori:
  - {nome: Anna, campo: [Fonte], mano: [Idea], grimorio: []}
  - {nome: Bruno}
azioni: [{lancia: Idea, di: Anna}]
""",
        ("grimorio: []", "grimorio: 2"),
    ),
    "305.7 an ability that the land type took": (
        "305.7",
        """
carte:
  Vermiglia:
    tipo: Incantesimo
    abilità: [{statica: {a: terra non base, dà: [{tipi: {diventa sottotipi: Montagna, sottotipi di: terra}}]}}]
  Rocca: {tipo: Terra, testo: ["{T}: Aggiungi {C}.", "{T}: Pesca una carta."]}
giocatori:
  - {nome: Anna, campo: [Vermiglia]}
  - {nome: Bruno, campo: [Rocca], grimorio: 2}
turno: {di: Bruno}
azioni: [{attiva: rocca, abilità: 2, di: Bruno, rifiutata: 305.7}]
""",
        ("campo: [Vermiglia]", "mano: [Vermiglia]"),
    ),
    "613.1f an ability that an effect took": (
        "613.1f",
        """
carte:
  Quiete: {tipo: Incantesimo, abilità: [{statica: {a: artefatto, dà: [perde tutte le abilità]}}]}
  Pozzo: {tipo: Artefatto, testo: ["{T}: Aggiungi {C}.", "{T}: Guadagni 1 punto vita."]}
giocatori:
  - {nome: Anna, campo: [Quiete]}
  - {nome: Bruno, campo: [Pozzo]}
turno: {di: Bruno}
azioni: [{attiva: pozzo, abilità: 2, di: Bruno, rifiutata: 613.1f}]
""",
        ("campo: [Quiete]", "mano: [Quiete]"),
    ),
    "506.4b a blocker that is tapped": (
        "506.4b",
        """
carte:
  Brina: {tipo: Istantaneo, testo: TAPpa una creatura bersaglio.}
giocatori:
  - {nome: Anna, campo: [Orso 2/2], mano: [Brina]}
  - {nome: Bruno, campo: [Guardia 3/3, Gufo 1/1]}
azioni: [{attacca: {orso: Bruno}, di: Anna}, {blocca: {guardia: orso}, di: Bruno}, {lancia: Brina, di: Anna, bersagli: [guardia]}]
fino a: fine combattimento
""",
        ("bersagli: [guardia]", "bersagli: [gufo]"),
    ),
    "509.1h who is blocked": (
        "509.1h",
        """
giocatori:
  - {nome: Anna, campo: [Spadaccina 3/3 doppio attacco]}
  - {nome: Bruno, campo: [Fante 2/2]}
azioni: [{attacca: {spadaccina: Bruno}, di: Anna}, {blocca: {fante: spadaccina}, di: Bruno}]
fino a: fine combattimento
""",
        (
            ", {blocca: {fante: spadaccina}, di: Bruno}]\nfino a: fine combattimento",
            "]\nfino a: dichiarazione attaccanti",
        ),
    ),
    "601.2c the target of a triggered ability": (
        "601.2c",
        """
carte:
  Carnefice: {tipo: Creatura — Umano, f/c: 3/3, testo: "Quando il Carnefice entra, distruggi una creatura bersaglio."}
giocatori:
  - {nome: Anna, mano: [Carnefice]}
  - {nome: Bruno}
azioni: [{lancia: Carnefice, di: Anna}]
""",
        ("distruggi una creatura bersaglio", "guadagni 1 punto vita"),
    ),
    "603.3b abilities of two players": (
        "603.3b",
        """
carte:
  Cero: {tipo: Incantesimo, testo: "All'inizio del tuo mantenimento, guadagni 1 punto vita."}
  Teschio: {tipo: Incantesimo, testo: "All'inizio del mantenimento di ogni giocatore, ogni avversario perde 1 punto vita."}
giocatori:
  - {nome: Anna, campo: [Cero], grimorio: 3}
  - {nome: Bruno, campo: [Teschio], grimorio: 3}
turno: {di: Bruno, sottofase: sottofase finale}
azioni: [{vai a: mantenimento, turno di: Anna}]
""",
        ("campo: [Cero], ", ""),
    ),
    "603.7c an object that came back": (
        "603.7c",
        """
carte:
  Chiamata:
    tipo: Stregoneria
    testo: >-
      Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. Esiliala all'inizio della prossima
      sottofase finale.
  Battito:
    tipo: Istantaneo
    testo: >-
      Esilia una creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo
      proprietario.
giocatori:
  - {nome: Anna, campo: [Orso 2/2], cimitero: [Demone 5/5], mano: [Chiamata, Battito]}
  - {nome: Bruno}
azioni:
  - {lancia: Chiamata, di: Anna, bersagli: [demone]}
  - risolvi
  - {lancia: Battito, di: Anna, bersagli: [demone]}
  - risolvi
  - {vai a: sottofase finale}
""",
        ("lancia: Battito, di: Anna, bersagli: [demone]", "lancia: Battito, di: Anna, bersagli: [orso]"),
    ),
    "605.3a mana in the middle of paying": (
        "605.3a",
        """
conta il mana: sì
carte:
  Scossa: {tipo: Istantaneo, costo: R, testo: Scossa infligge 3 danni a una creatura bersaglio.}
  Lince: {tipo: Creatura — Felino, f/c: 3/3, testo: "Egida {1}"}
giocatori:
  - {nome: Anna, campo: [Montagna], mano: [Scossa], riserva: R}
  - {nome: Bruno, campo: [Lince]}
azioni: [{lancia: Scossa, di: Anna, bersagli: [lince]}, {risolvi: 1, risposte: [{può: sì}, {abilità di mana: [montagna]}]}]
""",
        (
            "{risolvi: 1, risposte: [{può: sì}, {abilità di mana: [montagna]}]}",
            "{attiva: montagna, di: Anna}, {risolvi: 1, risposte: [{può: sì}]}",
        ),
    ),
    "608.3f a copy of a permanent spell": (
        "608.3f",
        """
carte:
  Riflesso: {tipo: Istantaneo, testo: Copia una magia creatura bersaglio che controlli.}
  Acqua: {tipo: Istantaneo, testo: Guadagni 1 punto vita.}
giocatori:
  - {nome: Anna, mano: [Riflesso, Acqua, Orso 2/2]}
  - {nome: Bruno}
azioni: [{lancia: Orso, di: Anna}, {lancia: Riflesso, di: Anna, bersagli: [orso]}]
""",
        ("{lancia: Riflesso, di: Anna, bersagli: [orso]}", "{lancia: Acqua, di: Anna}"),
    ),
    "613.7e attached again": (
        "613.7e",
        """
carte:
  Nana: {tipo: Artefatto — Equipaggiamento, testo: [La creatura equipaggiata ha forza e costituzione base 1/1., "Equipaggiare {1}"]}
  Alta: {tipo: Artefatto — Equipaggiamento, testo: [La creatura equipaggiata ha forza e costituzione base 6/6., "Equipaggiare {1}"]}
giocatori:
  - {nome: Anna, campo: [Gigante 4/4, Servo 1/1, {carta: Nana, attaccato a: gigante}, {carta: Alta, attaccato a: gigante}]}
  - {nome: Bruno}
azioni: [{attiva: nana, di: Anna, bersagli: [servo]}, risolvi, {attiva: nana, di: Anna, bersagli: [gigante]}]
""",
        (", risolvi, {attiva: nana, di: Anna, bersagli: [gigante]}", ""),
    ),
    "701.27c told to transform without another face": (
        "701.27c",
        """
carte:
  Viandante: {tipo: Creatura — Umano, costo: 2G, f/c: 2/2, retro: Lupo}
  Lupo: {tipo: Creatura — Lupo, f/c: 4/4}
  Luna: {tipo: Istantaneo, abilità: [{bersagli: [creatura], effetto: [{trasforma: bersaglio}]}]}
giocatori:
  - {nome: Anna, mano: [Luna], campo: [Viandante, Bue 3/3]}
  - {nome: Bruno}
azioni: [{lancia: Luna, di: Anna, bersagli: [bue]}]
""",
        ("bersagli: [bue]", "bersagli: [viandante]"),
    ),
    "702.2c deathtouch with trample": (
        "702.2c",
        """
giocatori:
  - {nome: Anna, campo: [Vipera 5/5 travolgere tocco letale]}
  - {nome: Bruno, campo: [Guardia 3/3]}
azioni:
  - {attacca: {vipera: Bruno}, di: Anna}
  - {blocca: {guardia: vipera}, di: Bruno, risposte: [{danno: {guardia: 3, Bruno: 2}}]}
fino a: fine combattimento
""",
        (" tocco letale", ""),
    ),
    "702.16c an Aura of the colour": (
        "702.16c",
        """
carte:
  Furia: {tipo: Incantesimo — Aura, costo: R, testo: [Incanta creatura, La creatura incantata prende +3/+0.]}
  Grazia: {tipo: Istantaneo, costo: W, testo: La creatura bersaglio ha protezione dal rosso fino alla fine del turno.}
  Fine: {tipo: Istantaneo, costo: B, testo: Distruggi una creatura bersaglio.}
giocatori:
  - {nome: Anna, campo: [Fante 2/2, {carta: Furia, attaccato a: fante}], mano: [Grazia, Fine]}
  - {nome: Bruno}
azioni: [{lancia: Grazia, di: Anna, bersagli: [fante]}]
""",
        ("lancia: Grazia", "lancia: Fine"),
    ),
    "702.19f trample at a planeswalker": (
        "702.19f",
        """
giocatori:
  - {nome: Anna, campo: [Mammut 6/6 travolgere]}
  - {nome: Bruno, campo: [{carta: Saggia, tipo: Planeswalker leggendario, fedeltà: 3}]}
azioni: [{attacca: {mammut: saggia}, di: Anna}]
fino a: fine combattimento
""",
        (" travolgere", ""),
    ),
    "702.61a split second forbids": (
        "702.61a",
        """
carte:
  Sentenza: {tipo: Istantaneo, testo: [Battibaleno, Esilia una creatura bersaglio.]}
  Diniego: {tipo: Istantaneo, testo: Neutralizza una magia bersaglio.}
giocatori:
  - {nome: Anna, mano: [Sentenza]}
  - {nome: Bruno, campo: [Lupo 2/2], mano: [Diniego]}
azioni:
  - {lancia: Sentenza, di: Anna, bersagli: [lupo]}
  - {passa: Anna}
  - {lancia: Diniego, di: Bruno, bersagli: [sentenza], rifiutata: 702.61a}
""",
        ("[Battibaleno, Esilia una creatura bersaglio.]", "Esilia una creatura bersaglio."),
    ),
    "704.8 it still had the counter": (
        "704.8",
        """
carte:
  Piaga: {tipo: Istantaneo, testo: Metti tre segnalini -1/-1 su una creatura bersaglio.}
giocatori:
  - {nome: Anna, campo: [Cucciolo 1/1 immortale +1/+1]}
  - {nome: Bruno, mano: [Piaga]}
turno: {di: Bruno}
azioni: [{lancia: Piaga, di: Bruno, bersagli: [cucciolo]}]
""",
        ("Cucciolo 1/1", "Cucciolo 4/4"),
    ),
    "802.4a what another is attacked by": (
        "802.4a",
        """
giocatori:
  - {nome: Anna, campo: [Orco 4/4, Lupo 2/2]}
  - {nome: Bruno, campo: [Guardia 3/3]}
  - {nome: Carla}
azioni: [{attacca: {lupo: Bruno, orco: Carla}, di: Anna}, {blocca: {guardia: orco}, di: Bruno, rifiutata: 802.4a}]
fino a: fine combattimento
""",
        ("guardia: orco}, di: Bruno, rifiutata: 802.4a", "guardia: lupo}, di: Bruno"),
    ),
    "903.10a twenty-one from one commander": (
        "903.10a",
        """
formato: Commander
giocatori:
  - {nome: Anna, campo: [Capitana creatura leggendario 3/3 comandante]}
  - {nome: Bruno, danno da comandante: {capitana: 18}}
azioni: [{attacca: {capitana: Bruno}, di: Anna}]
fino a: fine combattimento
""",
        ("capitana: 18", "capitana: 17"),
    ),
}


@pytest.mark.parametrize("name", BOARDS)
def test_113_6_to_903_10a_the_rule_that_decides_is_cited(name):
    rule, board, _ = BOARDS[name]
    ruled(f"{board}attese: [{{regola: {rule}}}]\n")


@pytest.mark.parametrize("name", BOARDS)
def test_113_6_to_903_10a_control_it_is_not_where_it_does_not_decide(name):
    rule, board, (before, after) = BOARDS[name]
    assert before in board
    changed = board.replace(before, after).replace(f", rifiutata: {rule}", "")
    ruled(f"{changed}attese: [{{regola: {rule}, citata: no}}]\n")
