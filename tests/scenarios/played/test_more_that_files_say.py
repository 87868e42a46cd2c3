"""Words of a file for trigger events, replacements and instructions: each with the board beside it on which it says nothing."""

from __future__ import annotations

import pytest

from scenarios.told.report import as_text
from tests.scenarios.ruling import ruled, rules_of

CYCLING = """
carte:
  Focolare: {tipo: Incantesimo, abilità: [{quando: {SAYS: tu}, effetto: [{guadagna: 1}]}]}
  Sentiero: {tipo: Stregoneria, testo: "Ciclo {2}"}
  Ruderi: {tipo: Stregoneria, abilità: [{effetto: [{scarta: 1}]}]}
giocatori:
  - {nome: Anna, campo: [Focolare], mano: [Sentiero, Ruderi, Orso 2/2], grimorio: 3}
  - {nome: Bruno}
azioni: [{attiva: Sentiero, di: Anna}, {risolvi: 2}, {lancia: Ruderi, di: Anna},
  {risolvi: 1, risposte: [{scarta: [Orso]}]}, {risolvi: 1}]
"""


def test_702_29d_cycling_is_one_event_of_cycling_or_discarding_and_discarding_another():
    text = (
        CYCLING.replace("SAYS", "cicla o scarta")
        + "attese: [{giocatore: Anna, vita: 22}, {innescata: Focolare, volte: 2}]"
    )
    assert "702.29d" in rules_of(ruled(text))


def test_702_29c_control_what_is_discarded_otherwise_is_not_cycled():
    text = CYCLING.replace("SAYS", "cicla").replace(", {risolvi: 1}]\n", "]\n")
    text += "attese: [{giocatore: Anna, vita: 21}, {innescata: Focolare, volte: 1}]"
    assert "702.29c" in rules_of(ruled(text))


ACTIVATING = """
carte:
  Diario: {tipo: Incantesimo, abilità: [{quando: {attiva un'abilità: tu SAYS}, effetto: [{guadagna: 1}]}]}
  Piromante: {tipo: Creatura — Mago, f/c: 2/2, testo: "{T}: Piromante infligge 2 danni a un qualsiasi bersaglio."}
  Eco:
    tipo: Artefatto
    abilità: [{costo: "0", bersagli: [{zona: pila, genere: abilità}], effetto: [{copia: bersaglio, nuovi bersagli: no}]}]
  Druido: {tipo: Creatura — Druido, f/c: 1/1, testo: "{T}: Aggiungi {G}."}
giocatori:
  - {nome: Anna, campo: [Diario, Piromante, Eco, Druido]}
  - {nome: Bruno}
azioni:
  - {attiva: Piromante, di: Anna, bersagli: [Bruno]}
  - risolvi
  - {attiva: Eco, di: Anna}
  - {risolvi: 4}
  - {attiva: Druido, di: Anna}
  - {risolvi: 1}
"""


def test_602_2_each_activation_triggers_and_a_copy_is_none():
    """602.2, 605.3, 707.10: the damage, the artifact, the mana; not the copy, which deals its damage all the same."""
    text = ACTIVATING.replace(" SAYS", "")
    ruled(text + "attese: [{giocatore: Anna, vita: 23}, {giocatore: Bruno, vita: 16}, {innescata: Diario, volte: 3}]")


def test_602_2_control_only_of_creatures_and_none_of_mana():
    text = ACTIVATING.replace(" SAYS", ", di: creatura, abilità di mana: no").replace("{risolvi: 4}", "{risolvi: 3}")
    text = text.replace("  - {risolvi: 1}\n", "")
    ruled(text + "attese: [{giocatore: Anna, vita: 21}, {giocatore: Bruno, vita: 16}, {innescata: Diario, volte: 1}]")


MARKED = """
carte:
  Marchio:
    tipo: Istantaneo
    abilità:
      - bersagli: [creatura]
        effetto: [{più avanti quando: {muore: creatura}, solo per: bersaglio, effetto: [{pesca: 1}], fino a: fine turno}]
  Rogo: {tipo: Istantaneo, testo: Distruggi una creatura bersaglio.}
giocatori:
  - {nome: Anna, mano: [Marchio, Rogo], grimorio: 3}
  - {nome: Bruno, campo: [Orso 2/2, Lupo 2/2]}
"""


def test_603_7a_an_ability_for_later_speaks_of_the_target_alone():
    text = MARKED + "azioni: [{lancia: Marchio, di: Anna, bersagli: [Orso]}, risolvi,\n"
    text += "  {lancia: Rogo, di: Anna, bersagli: [DIES]}, {risolvi: NN}]\n"
    ruled(text.replace("DIES", "Orso").replace("NN", "2") + "attese: [{giocatore: Anna, carte in mano: 1}]")
    ruled(text.replace("DIES", "Lupo").replace("NN", "1") + "attese: [{giocatore: Anna, carte in mano: 0}]")


def test_603_7a_control_what_died_before_makes_nothing_trigger():
    text = (
        MARKED
        + "azioni: [{lancia: Marchio, di: Anna, bersagli: [Orso]},\n  {lancia: Rogo, di: Anna, bersagli: [Orso]}, {risolvi: 2}]\n"
    )
    ruled(text + "attese: [{giocatore: Anna, carte in mano: 0}, {oggetto: Orso, zona: cimitero}]")


WELL = """
carte:
  Pozzo: {tipo: Incantesimo, abilità: [{invece di guadagnare punti vita: [{pesca: altrettante}], chi: tu}]}
  Radice: {tipo: Incantesimo, abilità: [{invece di pescare: [{guadagna: 1}], chi: tu}]}
  Silenzio: {tipo: Incantesimo, testo: I giocatori non possono guadagnare punti vita.}
  Sorso: {tipo: Istantaneo, testo: Guadagni 3 punti vita.}
  Festa: {tipo: Incantesimo, abilità: [{quando: {guadagna punti vita: tu}, effetto: [{perdi: 1}]}]}
giocatori:
  - {nome: Anna, campo: [ANNA], mano: [Sorso], grimorio: 5}
  - {nome: Bruno, campo: [BRUNO]}
azioni: [{lancia: Sorso, di: Anna}, risolvi]
"""


def test_614_6_instead_of_gaining_life_cards_are_drawn_and_nothing_was_gained():
    made = ruled(
        WELL.replace("ANNA", "Pozzo, Festa").replace("BRUNO", "")
        + "attese: [{giocatore: Anna, vita: 20, carte in mano: 3}, {innescata: Festa, volte: 0}]"
    )
    assert "614.6" in rules_of(made)


def test_614_17c_control_a_gain_that_cannot_happen_is_not_replaced():
    text = WELL.replace("ANNA", "Pozzo").replace("BRUNO", "Silenzio")
    made = ruled(text + "attese: [{giocatore: Anna, vita: 20, carte in mano: 0}]")
    assert {"119.7", "614.17c"} <= rules_of(made)
    without = ruled(
        WELL.replace("ANNA", "").replace("BRUNO", "Silenzio")
        + "attese: [{giocatore: Anna, vita: 20, carte in mano: 0}]"
    )
    assert "614.17c" not in rules_of(without)


def test_614_5_what_two_effects_make_of_each_other_comes_to_an_end():
    """614.5: cards instead of life, life instead of each card; the first effect has had its opportunity."""
    text = WELL.replace("ANNA", "Pozzo, Radice").replace("BRUNO", "")
    ruled(text + "attese: [{giocatore: Anna, vita: 23, carte in mano: 0}]")


PHASING = """
carte:
  Onda: {tipo: Stregoneria, abilità: [{effetto: [{applica: [+2/+2], a: {ogni: creatura che controlli}}]}]}
  Richiamo: {tipo: Istantaneo, abilità: [{effetto: [{appare: {ogni: {fuori fase: sì, tipo: creatura, proprietario: tu}}}]}]}
  Daga: {tipo: Artefatto — Equipaggiamento, testo: "La creatura equipaggiata prende +1/+0.\\nEquipaggiare {1}"}
giocatori:
  - {nome: Anna, campo: [Orso 2/2, Spettro 2/2, {carta: Daga, attaccato a: Spettro}], mano: [Onda, Richiamo]}
  - {nome: Bruno, campo: [Lupo 2/2]}
azioni: [{evento: {scompare: Spettro}}, {evento: {scompare: Lupo}},
  {lancia: Onda, di: Anna}, risolvi, {lancia: Richiamo, di: Anna}, risolvi]
"""


def test_702_26c_what_is_meant_phases_in_with_what_is_attached_to_it_and_the_spell_before_passed_it_by():
    ruled(
        PHASING
        + "attese: [{oggetto: Spettro, fuori fase: no, f/c: 3/2}, {oggetto: Daga, fuori fase: no, attaccato a: Spettro},"
        " {oggetto: Orso, f/c: 4/4}, {oggetto: Lupo, fuori fase: sì}]"
    )


def test_702_26c_control_without_the_instruction_it_stays_away():
    text = PHASING.replace(", {lancia: Richiamo, di: Anna}, risolvi]", "]")
    ruled(text + "attese: [{oggetto: Spettro, fuori fase: sì}, {oggetto: Daga, fuori fase: sì}]")


SPELL_OR_PERMANENT = """
carte:
  Inchiostro: {tipo: Istantaneo, SAYS}
  Fuoco Sacro: {tipo: Incantesimo, testo: Le creature rosse che controlli prendono +1/+1.}
giocatori:
  - {nome: Anna, campo: [Fuoco Sacro, Gatto 1/1], mano: [Orso 2/2 verde, Inchiostro], cimitero: [Lupo 2/2]}
  - {nome: Bruno}
azioni: [{lancia: Orso, di: Anna}, {lancia: Inchiostro, di: Anna, bersagli: [NAMED]}, {risolvi: 2}]
"""
IN_FIELDS = (
    "abilità: [{bersagli: [{oppure: [magia, permanente]}], "
    "effetto: [{applica: [{colori: {diventa: rosso}}], a: bersaglio, fino a: sempre}]}]"
)
IN_TEXT = "testo: La magia o il permanente bersaglio diventa rosso."


@pytest.mark.parametrize("says", [IN_FIELDS, IN_TEXT])
@pytest.mark.parametrize(
    ("named", "sizes", "followed"), [("Orso", ("3/3", "1/1"), True), ("Gatto", ("2/2", "2/2"), False)]
)
def test_109_2_of_alternatives_each_is_in_its_own_zone(says: str, named: str, sizes: tuple[str, str], followed: bool):
    text = SPELL_OR_PERMANENT.replace("SAYS", says).replace("NAMED", named)
    made = ruled(f"{text}attese: [{{oggetto: Orso, f/c: {sizes[0]}}}, {{oggetto: Gatto, f/c: {sizes[1]}}}]")
    assert ("400.7a" in rules_of(made)) is followed


@pytest.mark.parametrize("says", [IN_FIELDS, IN_TEXT])
def test_109_2_control_what_is_in_neither_zone_is_no_target(says: str):
    text = SPELL_OR_PERMANENT.replace("SAYS", says).replace("[NAMED]", "[Lupo], rifiutata: 115.1")
    ruled(text.replace(", {risolvi: 2}", "") + "attese: [{oggetto: Gatto, colori: niente}]")


def test_707_10b_a_copy_of_an_ability_cites_it_and_a_copy_of_a_spell_does_not():
    text = """
carte:
  Piromante: {tipo: Creatura — Mago, f/c: 2/2, testo: "{T}: Piromante infligge 2 danni a un qualsiasi bersaglio."}
  Dardo: {tipo: Istantaneo, testo: Dardo infligge 2 danni a un qualsiasi bersaglio.}
  Eco: {tipo: Artefatto, abilità: [{costo: "0", bersagli: [{zona: pila}], effetto: [{copia: bersaglio, nuovi bersagli: no}]}]}
giocatori: [{nome: Anna, campo: [Piromante, Eco], mano: [Dardo]}, {nome: Bruno}]
azioni: [{DOES, di: Anna, bersagli: [Bruno]}, {attiva: Eco, di: Anna, bersagli: [NAMED]}, {risolvi: 3}]
attese: [{giocatore: Bruno, vita: 16}]
"""
    for does, named, cited in (("attiva: Piromante", "Piromante", True), ("lancia: Dardo", "Dardo", False)):
        assert ("707.10b" in rules_of(ruled(text.replace("DOES", does).replace("NAMED", named)))) is cited


CLASS = """
carte:
  Scuola:
    tipo: Incantesimo — Classe
    testo: "{1}: Livello 2\\nQuando questa Classe diventa di livello 2, guadagni 3 punti vita.\\n{3}: Livello 3\\nVolare"
giocatori: [{nome: Anna, campo: [Scuola]}, {nome: Bruno}]
azioni: [{attiva: scuola, abilità: 1, di: Anna}, {risolvi: 2}MORE]
"""


@pytest.mark.parametrize(("more", "level"), [("", 2), (", {attiva: scuola, abilità: 2, di: Anna}, {risolvi: 1}", 3)])
def test_716_2a_reaching_a_level_triggers_the_ability_of_that_level_and_no_other(more: str, level: int):
    ruled(
        CLASS.replace("MORE", more)
        + f"attese: [{{giocatore: Anna, vita: 23}}, {{oggetto: scuola, livello: {level}}}, {{innescata: scuola, volte: 1}}]"
    )


def test_114_2_an_emblem_is_counted_and_named_where_it_applies():
    made = ruled(
        """
carte:
  Guida: {tipo: Planeswalker — Sorin, fedeltà: 3, testo: "+1: Ottieni un emblema con “Le creature che controlli prendono +1/+0.”"}
giocatori: [{nome: Anna, campo: [Guida, Orso 2/2]}, {nome: Bruno}]
azioni: [{attiva: Guida, di: Anna}, {risolvi: 1}]
attese: [{giocatore: Anna, emblemi: 1}, {giocatore: Bruno, emblemi: 0}, {oggetto: Orso, f/c: 3/2}]
chiede: [f/c di orso]
"""
    )
    assert "un emblema: 2/2 → 3/2" in as_text(made)


STIFLED = """
carte:
  Eco: {tipo: Istantaneo, testo: "Neutralizza un'abilità KIND bersaglio."}
  Piromante: {tipo: Creatura — Mago, f/c: 2/2, testo: "{T}: Piromante infligge 2 danni a un qualsiasi bersaglio."}
giocatori: [{nome: Anna, campo: [Piromante]}, {nome: Bruno, mano: [Eco]}]
azioni: [{attiva: Piromante, di: Anna, bersagli: [Bruno]}, {lancia: Eco, di: Bruno, bersagli: [Piromante]REFUSED}]
attese: [{giocatore: Bruno, vita: LIFE}]
"""


@pytest.mark.parametrize(
    ("kind", "refused", "life"),
    [("attivata", "", 20), ("attivata o innescata", "", 20), ("innescata", ", rifiutata: 601.2c", 18)],
)
def test_113_3b_an_activated_ability_is_a_target_where_one_is_meant(kind: str, refused: str, life: int):
    ruled(STIFLED.replace("KIND", kind).replace("REFUSED", refused).replace("LIFE", str(life)))


RAISED = """
carte:
  Tassa: {tipo: Incantesimo, testo: "Le magie lanciate dai tuoi avversari costano {1} in più per essere lanciate."}
  Idea: {tipo: Stregoneria, costo: "{2}", testo: Guadagni 1 punto vita.}
conta il mana: sì
giocatori: [{nome: Anna, mano: [Idea], riserva: POOL}, {nome: Bruno, campo: [FIELD]}]
azioni: [{lancia: Idea, di: Anna, rifiutata: 601.2h}]
attese: [{oggetto: Idea, zona: mano}]
"""


@pytest.mark.parametrize(("pool", "field", "raised"), [("GG", "Tassa", True), ("G", "Orso 2/2", False)])
def test_601_2f_a_total_that_effects_made_larger_is_cited_where_it_cannot_be_paid(pool: str, field: str, raised: bool):
    made = ruled(RAISED.replace("POOL", pool).replace("FIELD", field))
    assert ("601.2f" in rules_of(made)) is raised


def test_707_10f_the_token_of_a_copy_has_a_number_of_its_own_and_the_card_keeps_its_id():
    ruled(
        """
carte:
  Riflesso: {tipo: Istantaneo, testo: Copia una magia creatura bersaglio che controlli.}
giocatori: [{nome: Anna, mano: [Orso 2/2, Riflesso]}, {nome: Bruno}]
azioni: [{lancia: Orso, di: Anna}, {lancia: Riflesso, di: Anna, bersagli: [Orso]}, {risolvi: 3}]
attese: [{oggetto: orso1, pedina: no}, {oggetto: orso2, pedina: sì}, {oggetto: Orso pedina, pedina: sì}]
"""
    )


COPYING = """
carte:
  Fulmine: {tipo: Istantaneo, testo: "Il Fulmine infligge 3 danni a un qualsiasi bersaglio."}
  Eco: {tipo: Istantaneo, testo: "Copia la magia istantaneo bersaglio. Puoi scegliere nuovi bersagli per la copia."}
giocatori:
  - {nome: Anna, mano: [Fulmine, Eco]}
  - {nome: Bruno, campo: [Orso 2/2]}
azioni: [{lancia: Fulmine, di: Anna, bersagli: [Orso]}, {lancia: Eco, di: Anna, bersagli: [Fulmine]},
  {risolvi: 1, risposte: [SAYS]}, {risolvi: 2}]
"""


@pytest.mark.parametrize("no", ["{può: no}", "no", "{bersagli: [Orso]}"])
def test_707_10c_no_leaves_the_targets_of_a_copy_as_they_are(no):
    found = ruled(
        COPYING.replace("SAYS", no) + "attese: [{oggetto: Orso, zona: cimitero}, {giocatore: Bruno, vita: 20}]"
    )
    assert "608.2b" in rules_of(found)


def test_707_10c_control_another_target_is_another_target():
    text = COPYING.replace("SAYS", "{bersagli: [Bruno]}")
    ruled(text + "attese: [{oggetto: Orso, zona: cimitero}, {giocatore: Bruno, vita: 17}]")


SWEEPING = """
carte:
  Spazzola: {tipo: Istantaneo, testo: "Distruggi l'artefatto bersaglio e l'incantesimo bersaglio."}
  Uovo: {tipo: Artefatto, testo: "Sacrifica l'Uovo: Guadagni 1 punto vita."}
  Alone: {tipo: Incantesimo}
giocatori:
  - {nome: Anna, mano: [Spazzola]}
  - {nome: Bruno, campo: [Uovo, Alone]}
azioni: [{lancia: Spazzola, di: Anna, bersagli: [Uovo, Alone]}, ANSWER, {risolvi: TIMES}]
"""


def test_608_2b_one_of_two_targets_of_a_verb_is_illegal_and_the_other_is_destroyed():
    answer = "{passa: Anna}, {attiva: Uovo, di: Bruno}"
    text = SWEEPING.replace("ANSWER", answer).replace("TIMES", "2")
    found = ruled(text + "attese: [{oggetto: Alone, zona: cimitero}, {giocatore: Bruno, vita: 21}]")
    assert "608.2b" in rules_of(found)


def test_608_2b_control_both_are_destroyed_in_one_step():
    text = SWEEPING.replace("ANSWER, ", "").replace("TIMES", "1")
    found = ruled(text + "attese: [{oggetto: Alone, zona: cimitero}, {oggetto: Uovo, zona: cimitero}]")
    assert "608.2b" not in rules_of(found)
    assert "I permanenti «Uovo» e «Alone» vengono distrutti" in as_text(found)


@pytest.mark.parametrize(("token", "there", "cited"), [("sì", "esiste: no", True), ("no", "zona: campo", False)])
def test_111_8_a_token_that_has_left_does_not_come_back_and_the_rule_is_cited(token, there, cited):
    found = ruled(
        f"""
carte:
  Lampeggio:
    tipo: Istantaneo
    testo: Esilia la creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
giocatori:
  - {{nome: Anna, mano: [Lampeggio], campo: [{{carta: Soldato, tipo: Creatura, f/c: 1/1, pedina: {token}}}]}}
  - {{nome: Bruno}}
azioni: [{{lancia: Lampeggio, bersagli: [Soldato]}}, risolvi]
attese: [{{oggetto: Soldato, {there}}}]
"""
    )
    assert ("111.8" in rules_of(found)) == cited
