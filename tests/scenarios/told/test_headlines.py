"""The first line: two things are two, what was said before is not said again, what a name is asked of is not called by it."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.report import as_text
from scenarios.written.load import parse, parse_lines

COPIED = """
carte:
  Mimo:
    tipo: Creatura — Mutaforma
    f/c: 0/0
    abilità: [{sostituisce lo spostamento di: {questo: sì}, in: campo, entra come copia: {di: creatura, facoltativo: sì}}]
  Orso: {tipo: Creatura — Orso, f/c: 2/2}
giocatori:
  - {nome: Anna, mano: [Mimo], campo: [{carta: Orso, segnalini: {+1/+1: 1}}]}
  - {nome: Bruno}
"""
SHOCKED = """
carte:
  Scossa: {tipo: Istantaneo, testo: Scossa infligge 2 danni a un qualsiasi bersaglio.}
  Idea: {tipo: Istantaneo, testo: Pesca una carta.}
  Spia: {tipo: Incantesimo, testo: "Ogniqualvolta lanci una magia, guadagni 1 punto vita."}
giocatori:
  - {nome: Anna, mano: [Scossa id=prima, Scossa id=seconda, Idea], grimorio: 3}
  - {nome: Bruno, campo: [Lupo 3/2]}
azioni: [{lancia: prima, di: Anna, bersagli: [Bruno]}, risolvi, {lancia: seconda, di: Anna, bersagli: [lupo]}, risolvi]
"""


def told(text: str) -> tuple[str, ...]:
    """The first lines of a ruling."""
    return ruling(run(parse(text, "prova"))).answer


def test_two_objects_of_one_name_are_told_apart() -> None:
    tokens = """
carte: {Germe: {tipo: Stregoneria, testo: Crea due pedine creatura Orso 2/2 verdi.}}
giocatori: [{nome: Anna, mano: [Germe]}, {nome: Bruno}]
azioni: [{lancia: Germe, di: Anna}, risolvi, {evento: {segnalini: {+1/+1: 1}, su: orso1}}]
chiede: [f/c di orso1, f/c di orso2]
"""
    assert told(tokens) == ("«Orso» (orso1) è 3/3; «Orso» (orso2) è 2/2.",)


def test_control_one_object_needs_no_label() -> None:
    assert told(f"{COPIED}chiede: [f/c di orso]") == ("«Orso» è 3/3.",)


def test_what_a_name_is_asked_of_is_called_by_the_name_that_it_has_by_itself() -> None:
    copies = "azioni: [{lancia: Mimo, di: Anna}, {risolvi: 1, risposte: [{come copia di: orso}]}]\n"
    assert told(f"{COPIED}{copies}chiede: [f/c di mimo, nome di mimo]")[0].startswith("«Mimo» è 2/2 e si chiama «Orso»")


def test_control_where_its_name_is_not_asked_it_is_called_as_before_and_what_it_is_called_now() -> None:
    copies = "azioni: [{lancia: Mimo, di: Anna}, {risolvi: 1, risposte: [{come copia di: orso}]}]\n"
    assert told(f"{COPIED}{copies}chiede: [f/c di mimo]") == ("«Mimo» (ora «Orso») è 2/2.",)


def test_life_asked_twice_goes_on_from_where_it_was() -> None:
    both = SHOCKED.replace("bersagli: [lupo]", "bersagli: [Bruno]")
    assert told(f"{both}chiede: [vita di Bruno dopo 2, vita di Bruno]") == (
        "Dopo il passo 10 Bruno passa da 20 a 18 punti vita.",
        "Alla fine Bruno passa da 18 a 16 punti vita.",
    )


def test_what_has_not_changed_since_stays() -> None:
    lines = told(f"{SHOCKED}chiede: [vita di Bruno dopo 2, zona di prima dopo 2, vita di Bruno, zona di prima]")
    assert lines[1] == "Alla fine Bruno resta a 18 punti vita; «Scossa» (prima) resta nel cimitero di Anna."


def test_what_triggered_before_too_has_in_all() -> None:
    spied = SHOCKED.replace("grimorio: 3}", "grimorio: 3, campo: [Spia]}").replace("risolvi", "risolvi 2")
    assert told(f"{spied}chiede: [innescata spia dopo 2, innescata spia]")[1] == (
        "Alla fine l'abilità di «Spia» si è innescata in tutto 2 volte."
    )


def test_508_1_an_attack_that_is_allowed_is_told_without_what_it_taps() -> None:
    attack = "giocatori: [{nome: Anna, campo: [Orso 2/2]}, {nome: Bruno}]\nazioni: [{attacca: {orso: Bruno}}]\n"
    shown = ruling(run(parse(f"{attack}chiede: [consentita 1]", "prova")))
    assert shown.answer == ("Sì: «Orso» attacca Bruno.",)
    assert any("prima del danno" in line for line in shown.rest)


def test_control_where_nothing_is_asked_it_is_said_on_top_that_the_damage_is_still_to_come() -> None:
    attack = "giocatori: [{nome: Anna, campo: [Orso 2/2]}, {nome: Bruno}]\nazioni: [{attacca: {orso: Bruno}}]\n"
    assert any("prima del danno" in line for line in told(attack))


def test_508_1c_a_creature_is_not_hindered_by_itself_in_the_same_breath() -> None:
    alone = """
carte: {Recluta: {tipo: Creatura — Umano, f/c: 1/1, testo: La Recluta non può attaccare da sola.}}
giocatori: [{nome: Anna, campo: [Recluta]}, {nome: Bruno}]
azioni: [{attacca: {recluta: Bruno}, rifiutata: 508.1c}]
chiede: [consentita 1]
"""
    assert told(alone)[0].endswith("senza altre creature («Recluta») (508.1c).")


def steps(text: str) -> list[str]:
    """The lines behind the answer."""
    return [line.text for line in ruling(run(parse(text, "prova"))).lines]


LOOKING = """
carte: {Ricordo: {tipo: Stregoneria, testo: ["Guadagni 1 punto vita.", "Flashback {1}"]}}
giocatori: [{nome: Anna, campo: [Lupo 2/2, Orso 2/2], cimitero: [Ricordo]}, {nome: Bruno}]
azioni: [{lancia: Ricordo, di: Anna}, risolvi, {attacca: {lupo: Bruno, orso: Bruno}}]
"""


def test_what_is_done_to_several_is_said_once() -> None:
    assert any("Anna TAPpa «Lupo» e «Orso»; " in line for line in steps(LOOKING))


def test_control_what_is_done_to_one_is_said_of_it() -> None:
    alone = LOOKING.replace("{lupo: Bruno, orso: Bruno}", "{lupo: Bruno}")
    assert any("Anna TAPpa «Lupo»; «Lupo» attacca Bruno" in line for line in steps(alone))


def test_601_2a_whoever_casts_from_their_own_graveyard_is_named_once() -> None:
    assert any("Anna lancia «Ricordo» dal proprio cimitero" in line for line in steps(LOOKING))


def test_603_3b_two_abilities_of_one_object_are_told_apart_by_their_text() -> None:
    board = """
    carte:
      Nato: {tipo: Creatura, f/c: 1/1, testo: ["Quando Nato entra, guadagni 1 punto vita.", "TRIGGERS pesca una carta."]}
    giocatori: [{nome: Anna, mano: [Nato], grimorio: 2}, Bruno]
    azioni: [{lancia: Nato}, {risolvi: 1, risposte: [{ordine: [nato abilità 2, nato abilità 1]}]}]
    chiede: [pila dopo 2]
    """
    two = board.replace("TRIGGERS", "Quando Nato entra,")
    line = told(two)[0]
    top = "in pila ci sono, dalla cima, l'abilità di «Nato» “Quando Nato entra, guadagni 1 punto vita”"
    assert top in line.replace("In", "in", 1)
    assert line.endswith("“Quando Nato entra, pesca una carta”.")
    one = board.replace("TRIGGERS", "Quando Nato muore,").replace(
        ", risposte: [{ordine: [nato abilità 2, nato abilità 1]}]", ""
    )
    assert told(one)[0].endswith("in pila c'è l'abilità di «Nato».")


@pytest.mark.parametrize("change", ["-3/-0", "-0/-2", "+3/+0", "+0/+2", "+1/-1"])
def test_613_4c_a_change_of_size_is_told_as_it_is_printed(change: str) -> None:
    told = as_text(run(parse_lines(f"Anna: Bestia 4/4\nBruno\nBruno lancia {change} su Bestia\n", "tavolo")))
    assert f"prende {change} fino alla fine del turno" in told
