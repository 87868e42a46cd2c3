"""106-729: mana of any symbol, links of copies, names to choose, cards that stay where they are, stations."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.played.one_by_one import told

GENERIC = """
carta: Sasso artefatto
> {{T}}: Aggiungi {what}.
Anna: Sasso
Bruno
conta il mana
Anna attiva Sasso
Che mana ha Anna?
"""


@pytest.mark.parametrize(("what", "mana"), [("{1}", "{C}"), ("{2}", "{C}{C}"), ("{C}", "{C}"), ("{G}", "{G}")])
def test_106_10_generic_mana_that_is_added_is_colorless(what: str, mana: str) -> None:
    assert told(GENERIC.format(what=what)) == f"Anna ha {mana} nella riserva."


GIVES = """
carta: Dono creatura 1/1
abilità: [{{costo: {{sacrifica questo: sì}}, bersagli: [creatura], effetto: [{{{puts}}}]}}]
carta: Stagione incantesimo
> Se uno o più segnalini stanno per essere messi su un permanente, mettine invece il doppio su quel permanente.
Anna: Dono con tre segnalini +1/+1, Lupo 2/2{more}
Bruno
Anna attiva Dono su Lupo
Quanto è il Lupo?
"""
PUTS = "metti segnalini: +1/+1, su: bersaglio, quanti: {segnalini: +1/+1, su: questo}"


def test_122_9_as_many_counters_are_put_as_were_on_what_was_sacrificed() -> None:
    assert told(GIVES.format(puts=PUTS, more="")) == "«Lupo» è 5/5."
    assert told(GIVES.format(puts=PUTS, more=", Stagione")) == "«Lupo» è 8/8."


RETURNS = (
    "Quando la Prigione lascia il campo di battaglia, rimetti la carta esiliata sul campo di battaglia "
    "sotto il controllo del suo proprietario."
)
COPIED = """
carta: Prigione creatura 1/1
> Quando la Prigione entra, esilia una creatura bersaglio controllata da un avversario.
> {returns}
carta: Clone creatura 0/0
> Puoi far entrare il Clone come copia di una creatura sul campo di battaglia.
Anna in mano: Prigione, Clone
Bruno: Orso 2/2, Lupo 3/3
Anna lancia Prigione
risolvi
scegli: Orso
risolvi
Anna lancia Clone copiando Prigione
risolvi
scegli: Lupo
risolvi
Bruno lancia distruzione su {which}
risolvi tutto
Dov'è l'Orso? Dov'è il Lupo?
"""


@pytest.mark.parametrize(
    ("which", "answer"),
    [
        ("Clone", "«Orso» va in esilio; «Lupo» va in esilio e torna sul campo di battaglia."),
        ("prigione1", "«Orso» va in esilio e torna sul campo di battaglia; «Lupo» va in esilio."),
    ],
)
def test_707_7_linked_abilities_of_a_copy_are_linked_to_each_other_alone(which: str, answer: str) -> None:
    assert told(COPIED.format(which=which, returns=RETURNS)) == answer


NAMES = """\
carte:
  Bando:
    tipo: Stregoneria
    abilità:
      - effetto:
          - scegli un: nome di carta
            allora: [{esilia: {ogni: {zona: mano, con il nome scelto: sì, proprietario: avversario}}}]
        testo: Scegli il nome di una carta. Ogni avversario esilia dalla sua mano le carte che hanno quel nome.
  Belva: {tipo: Creatura, f/c: 4/4}
  Umano: {tipo: Creatura, f/c: 2/2, retro: Belva}
  Taglio: {tipo: Stregoneria — Avventura, costo: R, testo: Taglio infligge 1 danno a un giocatore bersaglio.}
  Cavaliere: {tipo: Creatura, f/c: 3/3, inserto: Taglio}
giocatori: [{nome: Anna, mano: [Bando]}, {nome: Bruno, mano: [Umano, Cavaliere]}]
azioni: [{lancia: Bando, di: Anna}, {risolvi: 1, risposte: [{nome di carta: CHOSEN}]}]
attese: [{oggetto: WHICH, zona: ZONE}]
"""


@pytest.mark.parametrize(
    ("chosen", "which", "zone"),
    [
        ("Umano", "umano", "esilio"),
        ("Belva", "umano", "mano"),
        ("Cavaliere", "cavaliere", "esilio"),
        ("Taglio", "cavaliere", "mano"),
    ],
)
def test_712_19_715_5_in_hand_a_card_has_the_name_of_its_front_alone(chosen: str, which: str, zone: str) -> None:
    """Either name may be chosen; what the card is called in a hand is another matter (712.8a, 715.4)."""
    assert run(parse(NAMES.replace("CHOSEN", chosen).replace("WHICH", which).replace("ZONE", zone), "prova")).right


STAYS = """
carta: Rovina terra
> {{T}}: Aggiungi {{B}}.
carta: Colpo {kind}
modale: sì
retro: Rovina
carta: Ritorno stregoneria
> Rimetti una carta bersaglio dal tuo cimitero sul campo di battaglia.
Anna in mano: Ritorno
nel cimitero di Anna: Colpo
Bruno
Anna lancia Ritorno su Colpo
Dov'è il Colpo?
"""


def test_712_14b_a_modal_card_with_no_permanent_in_front_stays_where_it_is() -> None:
    assert told(STAYS.format(kind="stregoneria")) == "«Colpo» resta nel cimitero di Anna."
    assert told(STAYS.format(kind="creatura 2/2")) == "«Colpo» entra nel campo di battaglia."


MOON = """
carta: Belva creatura 4/4
carta: Umano creatura 3/3
retro: Belva
> Metamorfosi {{2}}
carta: Luna istantaneo
> Trasforma una creatura bersaglio.
Anna: Umano{down}; mano: Luna
Bruno
Anna lancia Luna su Umano
Quanto è l'Umano?
"""


def test_712_15_what_is_face_down_does_not_transform() -> None:
    assert told(MOON.format(down=" a faccia in giù")).endswith("è 2/2.")
    assert told(MOON.format(down="")).endswith("è 4/4.")


FORT = """
carta: Bastione artefatto fortificazione
> Fortificare {{5}}
> Fortificare {{1}}
Anna: Bastione, Foresta, Isola
Bruno
conta il mana
Anna attiva Bastione abilità {which} su Isola
Si può fare?
"""


@pytest.mark.parametrize(("which", "answer"), [(2, "Sì: Anna attiva l'abilità"), (1, "No: Anna non può attivare")])
def test_702_67c_any_of_several_fortify_abilities_may_be_activated(which: int, answer: str) -> None:
    assert answer in told(FORT.format(which=which))


MAYBE_FLASH = """
carta: Spia creatura 2/2
abilità: [{{si può lanciare: {{questo: sì, zona: mano}}, come: {{come se avesse lampo: sì}}, {such}, funziona in: mano}}]
Anna: {have}; mano: Spia
Bruno
turno di Bruno
Anna lancia Spia
Si può fare?
"""
SUCH = "se: {esiste: {tipo: artefatto, controllore: tu}}"


@pytest.mark.parametrize(("have", "answer"), [("Sasso artefatto", "Sì"), ("Orso 2/2", "No")])
def test_601_3d_a_spell_that_has_flash_on_a_condition_is_begun_where_that_is_met(have: str, answer: str) -> None:
    assert told(MAYBE_FLASH.format(such=SUCH, have=have)).startswith(answer)
