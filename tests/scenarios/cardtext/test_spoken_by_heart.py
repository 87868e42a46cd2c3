"""Card text as a judge says it by heart: persons, pronouns, ellipses, costs, tokens, what nobody may do, what happens instead."""

from __future__ import annotations

import pytest

from scenarios.written.printed_text import TextRead, read_printed, read_said, sense

TYPES = {
    "creature": "Creatura — Elfo",
    "spell": "Istantaneo",
    "aura": "Incantesimo — Aura",
    "equipment": "Artefatto — Equipaggiamento",
    "enchantment": "Incantesimo",
    "land": "Terra",
}
BACK = "Fai tornare la creatura bersaglio in mano al suo proprietario."
TWICE = "Se una o più pedine stanno per essere create sotto il tuo controllo, viene creato invece il doppio di quelle pedine."
SAID: list[tuple[str, str, str]] = [
    # 602.1a, 118: costs, part by part
    ("creature", "1B, tap, sacrificala: peschi", "{1}{B}, {T}, Sacrifica questa creatura: Pesca una carta."),
    ("creature", "2 e sacrifichi un'altra creatura: si rigenera", "{2}, Sacrifica un'altra creatura: Rigenera questa creatura."),
    ("creature", "Paghi due vite: +1/+1", "Paga 2 punti vita: Questa creatura prende +1/+1 fino alla fine del turno."),
    ("land", "TAP, paghi una vita: G, U o R.", "{T}, Paga 1 punto vita: Aggiungi {G}, {U} o {R}."),
    ("creature", "tappa: un mana di qualsiasi colore", "{T}: Aggiungi un mana di un qualsiasi colore."),
    (
        "creature",
        "G, esili una creatura dal cimitero: ci metti un segnalino +1/+1. Solo una volta a turno.",
        "{G}, Esilia una carta creatura dal tuo cimitero: Metti un segnalino +1/+1 su questa creatura. Attiva solo una volta per"
        " turno.",
    ),
    # persons, pronouns and what is left out
    ("creature", "Quando entra peschi due e scarti una.", "Quando questa creatura entra, pesca due carte, poi scarta una carta."),
    ("spell", "Peschi tre carte e perdi 3 vite.", "Pesca tre carte e perdi 3 punti vita."),
    ("spell", "Tutti gli avversari macinano due", "Ogni avversario macina due carte."),
    (
        "creature",
        "Quando attacca puoi pagare 1R e se lo fai fa un danno a chi vuoi",
        "Quando questa creatura attacca, puoi pagare {1}{R}. Se lo fai, questa creatura infligge 1 danno a un qualsiasi bersaglio.",
    ),
    ("enchantment", "Ogni volta che guadagni vita ogni avversario ne perde altrettanta.",
     "Ogniqualvolta guadagni punti vita, ogni avversario perde altrettanti punti vita."),
    ("enchantment", "Quando un avversario scarta una carta perde 2 vite",
     "Quando un avversario scarta una carta, quel giocatore perde 2 punti vita."),
    ("creature", "Etb guadagni 3", "Quando questa creatura entra, guadagni 3 punti vita."),
    ("creature", "Trample e hexproof", "Travolgere, anti-malocchio"),
    ("creature", "entra girata", "Questa creatura entra TAPpata."),
    # who, by what he does
    ("creature", "Quando attacca, chi difende sacrifica una creatura.",
     "Quando questa creatura attacca, il giocatore in difesa sacrifica una creatura."),
    ("spell", "Esili una creatura e chi la controllava perde 2 vite.",
     "Esilia una creatura bersaglio e il suo controllore perde 2 punti vita."),
    ("equipment", "La creatura che la porta ha +1/+0 e lifelink.", "La creatura equipaggiata prende +1/+0 e ha legame vitale."),
    ("spell", "Neutralizzi una magia a meno che chi l'ha lanciata non paghi 2.",
     "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}."),
    # 111: tokens by what they are
    ("spell", "Crei due Soldati 1/1 bianchi volanti", "Crea due pedine creatura Soldato 1/1 bianche con volare."),
    ("spell", "Un token Zombie 2/2 nero", "Crea una pedina creatura Zombie 2/2 nera."),
    ("creature", "Quando muore crei un Tesoro", "Quando questa creatura muore, crea una pedina Tesoro."),
    # 101.2: what nobody may do
    ("enchantment", "Nessuno può guadagnare vita.", "I giocatori non possono guadagnare punti vita."),
    ("enchantment", "Nessun giocatore può lanciare più di una magia a turno.",
     "Ogni giocatore non può lanciare più di una magia per turno."),
    ("creature", "Non la possono bloccare le creature con forza 2 o meno.",
     "Questa creatura non può essere bloccata da creature con forza 2 o meno."),
    ("creature", "Ci vogliono almeno due creature per bloccarla.",
     "Questa creatura non può essere bloccata tranne che da due o più creature."),
    ("enchantment", "Le creature non ti possono attaccare se chi le controlla non paga 2 per ognuna.",
     "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle creature."),
    ("enchantment",
     "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ogni creatura che ti attacca.",
     "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle creature."),
    ("creature", "Puoi far entrare questa creatura come copia di una creatura qualsiasi sul campo di battaglia.",
     "Puoi far entrare questa creatura come copia di qualsiasi creatura sul campo di battaglia."),
    ("enchantment", "Se stai per pescare una carta, pescane invece due.",
     "Se stai per pescare una carta, pesca invece due carte."),
    ("creature", "Nel tuo turno gli avversari non possono lanciare magie.",
     "Gli avversari non possono lanciare magie durante il tuo turno."),
    ("spell", "Distruggi bersaglio creatura non nera, e non si può rigenerare.",
     "Distruggi una creatura non nera bersaglio. Non può essere rigenerata."),
    # 614: what happens instead
    ("enchantment", "Se stai per creare delle pedine, ne crei il doppio.", TWICE),
    ("enchantment", "Se stai per creare una o più pedine, crea invece il doppio di quelle pedine.", TWICE),
    ("enchantment", "Se stai per creare una o più pedine, invece creane il doppio.", TWICE),
    ("enchantment", "Se crei una o più pedine, ne crei invece il triplo.", TWICE.replace("doppio", "triplo")),
    ("enchantment", "Se un effetto ti fa creare delle pedine, ne crei invece il doppio.",
     "Se un effetto sta per creare una o più pedine sotto il tuo controllo, crea invece il doppio di quelle pedine."),
    # 402.1: what goes back to a hand, whatever the verb
    *(("spell", f"{verb} la creatura bersaglio in mano al suo proprietario.", BACK)
      for verb in ("Rimanda", "Rimandi", "Rispedisci", "Riporta", "Restituisci", "Rinvia")),
    ("spell", "Rimanda in mano una creatura.", BACK.replace("la creatura", "una creatura")),
    ("spell", "Riporta alla mano del proprietario la creatura bersaglio.", BACK),
    ("spell", "La creatura bersaglio torna in mano al suo proprietario.", BACK),
    ("spell", "Rimanda in mano tutte le creature.", "Fai tornare tutte le creature in mano ai rispettivi proprietari."),
    ("spell", "Rimanda la creatura bersaglio in fondo al grimorio.",
     "Metti la creatura bersaglio in fondo al grimorio del suo proprietario."),
    ("creature", "Quando entra, puoi rimandare in mano una creatura bersaglio.",
     "Quando questa creatura entra, puoi far tornare una creatura bersaglio in mano al suo proprietario."),
    ("creature", "1: rimandala in mano", "{1}: Fai tornare questa creatura in mano al suo proprietario."),
    # 614.1a: the word «invece» wherever it stands
    *(("creature", text, "Se questa creatura sta per morire, invece falla tornare in mano al suo proprietario.")
      for text in ("Se questa creatura sta per morire, falla tornare invece in mano al suo proprietario.",
                   "Se questa creatura sta per morire, rimandala invece in mano.",
                   "Se questa creatura sta per morire, torna invece in mano.", "Se muore, invece torna in mano.",
                   "Torna in mano invece di morire.", "Invece di morire torna in mano al suo proprietario.")),
    ("enchantment", "Se una creatura sta per morire, falla tornare invece in mano al suo proprietario.",
     "Se una creatura sta per morire, invece falla tornare in mano al suo proprietario."),
    # 121.2b, 601.3: so many each turn
    *(("enchantment", text, "I giocatori non possono pescare più di una carta per turno.")
      for text in ("I giocatori possono pescare al massimo una carta a turno.", "Nessuno può pescare più di una carta a turno.")),
    ("enchantment", "Ogni avversario può lanciare solo una magia per turno.",
     "Ogni avversario non può lanciare più di una magia per turno."),
    ("enchantment", "Se una fonte sta per fare danno a una tua creatura, ne previeni 1.",
     "Se una fonte sta per infliggere danno a una creatura che controlli, previeni 1 di quel danno."),
    # whose, and while
    ("creature", "Gli altri tuoi Goblin hanno haste.", "Gli altri Goblin che controlli hanno rapidità."),
    ("creature", "Ha +2/+2 nel tuo turno.", "Questa creatura prende +2/+2 fintanto che è il tuo turno."),
    ("creature", "Se hai un'Isola ha volare.", "Fintanto che controlli un'Isola, questa creatura ha volare."),
    ("creature", "La sua forza è il numero di terre degli avversari.",
     "La forza di questa creatura è pari al numero di terre controllate dai tuoi avversari."),
    ("spell", "Costa due in meno se hai un Elfo.",
     "Questa magia costa {2} in meno per essere lanciata se controlli un Elfo."),
    # 115.1: what is aimed at
    ("creature", "TAP: un giocatore perde 2 vite", "{T}: Un giocatore bersaglio perde 2 punti vita."),
    ("creature", "TAP: tappi un artefatto", "{T}: TAPpa un artefatto bersaglio."),
    ("spell", "Fino a due creature prendono +1/+1", "Fino a due creature bersaglio prendono +1/+1 fino alla fine del turno."),
    ("spell", "Riprendi in mano una terra dal cimitero", "Riprendi in mano una carta terra bersaglio dal tuo cimitero."),
    ("creature", "Quando muore metti un segnalino +1/+1 su una creatura",
     "Quando questa creatura muore, metti un segnalino +1/+1 su una creatura bersaglio."),
    ("enchantment", "Se una carta sta per andare al cimitero, la esili.",
     "Se una carta sta per essere messa in un cimitero da ovunque, invece esiliala."),
    ("creature", "Quando entra peschi e scarti.", "Quando questa creatura entra, pesca una carta, poi scarta una carta."),
    ("creature", "1U: la stappi", "{1}{U}: STAPpa questa creatura."),
    ("spell", "Due creature non possono bloccare questo turno", "Due creature bersaglio non possono bloccare in questo turno."),
    ("enchantment", "I tuoi Elfi e i tuoi Goblin hanno +1/+1.", "Gli Elfi e i Goblin che controlli prendono +1/+1."),
    ("creature", "Le creature artefatto non la bloccano.", "Questa creatura non può essere bloccata da creature artefatto."),
    (
        "creature",
        "Quando entra, se controlli un'altra creatura, guadagni 4 vite.",
        "Quando questa creatura entra, se controlli un'altra creatura, guadagni 4 punti vita.",
    ),
    (
        "equipment",
        "La creatura equipaggiata ha +2/+2 e haste, equipaggiare 2",
        "La creatura equipaggiata prende +2/+2 e ha rapidità.\nEquipaggiare {2}",
    ),
    # 700.2, 500.7, 707.10, an ability in quotes
    ("spell", "Scegli una delle due: distruggi un artefatto, oppure fai 2 danni a una creatura",
     "Scegli uno —\n• Distruggi un artefatto bersaglio.\n• Prova infligge 2 danni a una creatura bersaglio."),
    ("spell", "Dopo questo turno ne fai un altro.", "Gioca un turno extra dopo questo."),
    ("aura", 'La creatura incantata ha "quando attacca peschi".',
     'La creatura incantata ha "Quando questa creatura attacca, pesca una carta."'),
]  # fmt: skip


def said(kind: str, text: str) -> TextRead:
    return read_said("Prova", TYPES[kind], text, "{1}{G}")


@pytest.mark.parametrize(("kind", "spoken", "on_the_card"), SAID, ids=[one[1] for one in SAID])
def test_what_is_said_by_heart_means_what_a_card_would_print(kind: str, spoken: str, on_the_card: str) -> None:
    meant = read_printed("Prova", TYPES[kind], on_the_card, "{1}{G}")
    assert not meant.fragments, "the control: the words of the card are understood"
    found = said(kind, spoken)
    assert not found.fragments
    assert sense(found.abilities) == sense(meant.abilities)
    assert [one for one, _ in found.reworded] == [spoken], "and it is told that it was read in other words"


@pytest.mark.parametrize(
    ("kind", "text", "other"),
    [
        ("creature", "TAP: tappi una creatura", "{T}: TAPpa una creatura che controlli."),
        ("creature", "Quando peschi ci metti un segnalino +1/+1", "Quando questa creatura entra, pesca una carta."),
        ("enchantment", "Nessuno può guadagnare vita.", "I tuoi avversari non possono guadagnare punti vita."),
        ("creature", "TAP: un mana verde o rosso", "{T}: Aggiungi {G}{R}."),
        ("spell", "Peschi due e scarti una", "Pesca due carte."),
        ("spell", "Rimanda la creatura bersaglio in cima al grimorio.", BACK),
        ("enchantment", "Se stai per creare una o più pedine, ne crei invece il triplo.", TWICE),
        (
            "enchantment",
            "Gli avversari possono pescare al massimo una carta per turno.",
            "I giocatori non possono pescare più di una carta per turno.",
        ),
    ],
)
def test_control_what_is_said_is_not_read_as_its_neighbour(kind: str, text: str, other: str) -> None:
    found = said(kind, text)
    assert not found.fragments
    assert sense(found.abilities) != sense(read_printed("Prova", TYPES[kind], other, "{1}{G}").abilities)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("creature", "Tutti ne prendono tre."),
        ("spell", "Gli fai qualcosa e lo riprendi."),
        ("creature", "2 e la fai: succede."),
        ("enchantment", "Nessuno può farlo."),
        ("spell", "Rimanda la creatura bersaglio da dove è venuta."),
        ("enchantment", "Se stai per creare una pedina, crea invece qualcosa."),
    ],
)
def test_control_what_nobody_can_tell_stays_not_understood(kind: str, text: str) -> None:
    found = said(kind, text)
    assert found.fragments
    assert not found.reworded
