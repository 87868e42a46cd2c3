"""702-723: abilities that are there where they cannot be used, fused halves, names of insets, copies of two-part cards."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.played.one_by_one import told

BLANK = """
carta: Bestia creatura 3/3
{lines}
carta: Faro incantesimo
abilità: [{{statica: {{a: {{tipo: creatura, senza abilità: sì}}, dà: [+1/+1]}}}}]
Anna: Faro, Bestia
Bruno
Quanto è la Bestia?
"""


@pytest.mark.parametrize(
    ("lines", "size"),
    [("> Ciclo {2}", "3/3"), ("> Trasmutare {1}{B}", "3/3"), ("> Rinforzare 1—{1}{G}", "3/3"), ("", "4/4")],
)
def test_702_29b_702_53b_702_77b_what_is_used_in_a_hand_is_an_ability_on_the_battlefield_too(
    lines: str, size: str
) -> None:
    assert told(BLANK.format(lines=lines)) == f"«Bestia» è {size}."


FUSED = """
carta: Fiamma istantaneo
costo: R
parole chiave: [fusione]
> La Fiamma infligge 1 danno a un giocatore bersaglio.
carta: Gelo istantaneo
costo: 2U
parole chiave: [fusione]
> Pesca una carta.
carta: Doppia istantaneo
metà: [Fiamma, Gelo]
carta: Nega istantaneo
> Neutralizza una magia blu bersaglio.
Anna in mano: Doppia
Bruno in mano: Nega
Anna lancia Doppia su Bruno
metà: {half}
Bruno può lanciare Nega su {name}?
"""


@pytest.mark.parametrize(("half", "name", "answer"), [("fuse", "Doppia", "Sì"), ("Fiamma", "Fiamma", "No")])
def test_709_4d_702_102b_a_fused_spell_is_what_both_halves_are(half: str, name: str, answer: str) -> None:
    assert told(FUSED.format(half=half, name=name)).startswith(answer)


NAMES = """\
carte:
  Bando:
    tipo: Stregoneria
    abilità:
      - effetto:
          - scegli un: nome di carta
            allora: [{esilia: {ogni: {zona: mano, con il nome scelto: sì, proprietario: avversario}}}]
        testo: Scegli il nome di una carta. Ogni avversario esilia dalla sua mano le carte che hanno quel nome.
  Regina: {tipo: Creatura Leggendaria, f/c: 4/4}
  Ratto: {tipo: Creatura, f/c: 2/2, ruotata: Regina}
  Taglio: {tipo: Istantaneo — Presagio, costo: R, testo: Pesca una carta.}
  Drago: {tipo: Creatura, f/c: 4/4, inserto: Taglio}
  Appunto: {tipo: Istantaneo, costo: U, testo: Pesca una carta.}
  Scriba: {tipo: Creatura, f/c: 1/1, magia di preparazione: Appunto}
giocatori: [{nome: Anna, mano: [Bando]}, {nome: Bruno, mano: [Ratto, Drago, Scriba]}]
azioni: [{lancia: Bando, di: Anna}, {risolvi: 1, risposte: [{nome di carta: CHOSEN}]}]
attese: [{oggetto: WHICH, zona: ZONE}]
"""


@pytest.mark.parametrize(
    ("chosen", "which", "zone"),
    [
        ("Ratto", "ratto", "esilio"),
        ("Regina", "ratto", "mano"),
        ("Drago", "drago", "esilio"),
        ("Taglio", "drago", "mano"),
        ("Scriba", "scriba", "esilio"),
        ("Appunto", "scriba", "mano"),
    ],
)
def test_710_5_720_5_722_5_the_other_name_of_a_card_may_be_chosen(chosen: str, which: str, zone: str) -> None:
    """In a hand the card has not got that name, so that it finds nothing there."""
    made = run(parse(NAMES.replace("CHOSEN", chosen).replace("WHICH", which).replace("ZONE", zone), "prova"))
    assert made.right, made.checks


DISTURBS = """
carta: Nebbia {back}
carta: Spettro creatura 2/2
costo: 1W
retro: Nebbia
{line}carta: Tomba incantesimo
> Le magie {barred} non possono essere lanciate.
Anna: {have}
nel cimitero di Anna: Spettro
Bruno
Anna lancia Spettro
Si può fare?
"""


@pytest.mark.parametrize(
    ("line", "back", "barred", "answer"),
    [
        ("> Disturbare {1}{W}\n", "incantesimo", "creatura", "Sì"),
        ("> Disturbare {1}{W}\n", "incantesimo", "incantesimo", "No"),
        ("> Disturbare {1}{W}\n", "creatura 1/1", "creatura", "No"),
        ("> Disturbare {1}{W}\n", "creatura 1/1", "incantesimo", "Sì"),
        ("", "incantesimo", "creatura", "No"),
    ],
)
def test_712_11c_712_11d_what_its_front_lets_one_cast_is_its_back_that_is_judged(
    line: str, back: str, barred: str, answer: str
) -> None:
    assert told(DISTURBS.format(line=line, back=back, barred=barred, have="Tomba")).startswith(answer)


FLASHING = DISTURBS.replace("Si può fare?", "").replace(
    "Anna lancia Spettro", "turno di Bruno\nAnna lancia Spettro\nSi può fare?"
)


@pytest.mark.parametrize(("back", "answer"), [("creatura 1/1 lampo", "Sì"), ("creatura 1/1", "No")])
def test_712_11c_so_is_when_it_can_be_cast(back: str, answer: str) -> None:
    board = FLASHING.format(line="> Disturbare {1}{W}\n", back=back, barred="incantesimo", have="20")
    assert told(board).startswith(answer)


STATION = """
carta: Vascello artefatto
> Stazione
Anna: Vascello{counters}, Orso 2/2
Bruno
Anna attiva Vascello
costo: Orso
Quanti segnalini carica ha il Vascello?
"""


@pytest.mark.parametrize(("counters", "count"), [("", 2), (" con dieci segnalini carica", 12)])
def test_721_4_a_vessel_may_be_stationed_however_many_counters_it_has(counters: str, count: int) -> None:
    assert f"{count} segnalini" in told(STATION.format(counters=counters))
