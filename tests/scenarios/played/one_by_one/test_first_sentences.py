"""102-702: what rules say besides their first sentence, or in other words than the one that is mostly played, on small boards."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

GUARDED = """
carta: Dardo istantaneo {color}
> Distruggi la creatura bersaglio.
Anna: Orso 2/2 {keyword} dal bianco e dal blu
Bruno in mano: Dardo
turno di Bruno
Bruno può lanciare Dardo su Orso?
"""


@pytest.mark.parametrize(("color", "answer"), [("bianco", "No"), ("blu", "No"), ("nero", "Sì")])
def test_702_11f_hexproof_from_two_qualities_is_hexproof_from_each(color: str, answer: str) -> None:
    assert told(GUARDED.format(color=color, keyword="anti-malocchio")).startswith(answer)


@pytest.mark.parametrize(("color", "answer"), [("bianco", "No"), ("blu", "No"), ("nero", "Sì")])
def test_702_16g_protection_from_two_qualities_is_protection_from_each(color: str, answer: str) -> None:
    assert told(GUARDED.format(color=color, keyword="protezione")).startswith(answer)


@pytest.mark.parametrize(
    ("types", "where"), [("Terra", "va nel cimitero di Anna"), ("Terra base", "resta sul campo di battaglia")]
)
def test_205_4c_a_land_that_is_not_basic_is_nonbasic_whatever_its_land_types(types: str, where: str) -> None:
    board = f"""
carta: Bosco terra
tipo: {types} — Foresta
carta: Crollo stregoneria
> Distruggi tutte le terre non base.
Anna: Bosco; mano: Crollo
Bruno
Anna lancia Crollo
risolvi
Dov'è il Bosco?
"""
    assert told(board) == f"«Bosco» {where}."


@pytest.mark.parametrize(("first", "where"), [("Esilia Ritorno. ", "in esilio"), ("", "nel cimitero di Anna")])
def test_608_2m_a_spell_that_leaves_the_stack_as_it_resolves_goes_on(first: str, where: str) -> None:
    board = f"""
carta: Ritorno stregoneria
> {first}Guadagni 3 punti vita.
Anna in mano: Ritorno
Bruno
Anna lancia Ritorno
risolvi
Quanta vita ha Anna? Dov'è Ritorno?
"""
    assert told(board) == f"Anna passa da 20 a 23 punti vita; «Ritorno» va {where}."


HELPED = """
carta: Abisso creatura 4/4 costo {{1}}{{B}}
> {keyword}
carta: Tassa incantesimo
> Le magie costano {{1}} in più per essere lanciate.
Anna: Palude, Tassa{there}; mano: Abisso
nel cimitero di Anna: Sasso artefatto{grave}
Bruno
conta il mana
Anna lancia Abisso
Si può fare?
"""


@pytest.mark.parametrize(("grave", "answer"), [(", Ferro artefatto", "Sì"), ("", "No")])
def test_702_66b_delve_pays_what_the_total_cost_has_come_to(grave: str, answer: str) -> None:
    assert told(HELPED.format(keyword="Esumare", there="", grave=grave)).startswith(answer)


@pytest.mark.parametrize(("there", "answer"), [(", Rame artefatto, Ferro artefatto", "Sì"), (", Rame artefatto", "No")])
def test_702_126b_improvise_pays_what_the_total_cost_has_come_to(there: str, answer: str) -> None:
    assert told(HELPED.format(keyword="Improvvisare", there=there, grave="")).startswith(answer)


@pytest.mark.parametrize(("types", "size"), [("Creatura artefatto", "2/2"), ("Artefatto", "4/4")])
def test_301_5c_an_equipment_that_is_a_creature_equips_nothing(types: str, size: str) -> None:
    board = f"""
carta: Lama {"creatura artefatto 1/1" if "Creatura" in types else "artefatto"}
tipo: {types} — Equipaggiamento
> La creatura equipaggiata prende +2/+2.
> Equipaggiare {{0}}
Anna: Lama, Orso 2/2
Bruno
Anna attiva Lama su Orso
risolvi
Quanto è l'Orso?
"""
    assert told(board) == f"«Orso» è {size}."


@pytest.mark.parametrize(("until", "size"), [("del combattimento", "2/2"), ("del turno", "4/4")])
def test_511_2_what_lasts_until_end_of_combat_is_over_behind_it(until: str, size: str) -> None:
    board = f"""
carta: Furia istantaneo
> La creatura bersaglio prende +2/+2 fino alla fine {until}.
Anna: Orso 2/2; mano: Furia
Bruno
Anna attacca Bruno con Orso
Anna lancia Furia su Orso
risolvi
vai a seconda fase principale
Quanto è l'Orso?
"""
    assert told(board) == f"«Orso» è {size}."


@pytest.mark.parametrize(("snow", "answer"), [(" neve", "Sì"), ("", "No")])
def test_107_4h_a_snow_symbol_is_paid_by_what_a_snow_source_gives(snow: str, answer: str) -> None:
    board = f"""
carta: Gelo stregoneria costo {{S}}
> Guadagni 1 punto vita.
carta: Cima terra
tipo: Terra base{snow} — Montagna
Anna: Cima; mano: Gelo
Bruno
conta il mana
Anna lancia Gelo
Si può fare?
"""
    assert told(board).startswith(answer)


def test_608_2e_the_second_action_is_chosen_when_the_first_is_done() -> None:
    board = """
carta: Patto stregoneria
> Ogni giocatore pesca una carta, poi ogni giocatore scarta una carta.
Anna: mano: Patto; grimorio: Elfo 1/1
Bruno: grimorio: Muro 0/4
Anna lancia Patto
risolvi
Che cosa succede?
"""
    assert told(board) == "Anna pesca «Elfo» e scarta «Elfo»; Bruno pesca «Muro» e scarta «Muro»."


def test_603_12a_what_is_paid_many_times_triggers_once() -> None:
    board = """
carta: Fabbro creatura 1/1
> Quando il Fabbro entra, puoi pagare {1} un qualsiasi numero di volte. Quando lo fai, pesca una carta.
Anna: 20; mano: Fabbro; grimorio: Uno 1/1, Due 1/1, Tre 1/1, Quattro 1/1
Bruno
Anna lancia Fabbro
risolvi
Anna sceglie sì
Anna sceglie 3
risolvi
Quante carte ha in mano Anna?
"""
    assert told(board) == "Anna pesca una carta (ne ha 1 in mano)."


@pytest.mark.parametrize(("source", "life"), [("Drago", "resta a 20"), ("Lupo", "passa da 20 a 17")])
def test_120_7_a_permanent_spell_may_be_chosen_as_a_source(source: str, life: str) -> None:
    board = f"""
carta: Cerchio istantaneo
> Previeni i prossimi 3 danni che una fonte a tua scelta sta per infliggerti in questo turno.
carta: Drago creatura 3/3 rossa
> Quando il Drago entra, infligge 3 danni all'avversario bersaglio.
Anna: Lupo 2/2; mano: Drago
Bruno in mano: Cerchio
Anna lancia Drago
Bruno lancia Cerchio
risolvi
Bruno sceglie {source}
risolvi
risolvi
Quanta vita ha Bruno?
"""
    assert told(board) == f"Bruno {life} punti vita."


@pytest.mark.parametrize(
    ("there", "size"), [(", Ladro creatura Farabutto 1/1", "2/2"), ("; cimitero: Ladro creatura Farabutto 1/1", "1/1")]
)
def test_700_12a_of_outlaws_only_permanents_are_controlled(there: str, size: str) -> None:
    board = f"""
carta: Capo creatura 1/1
> Il Capo prende +1/+1 per ogni fuorilegge che controlli.
Anna: Capo{there}
Bruno
Quanto è il Capo?
"""
    assert told(board) == f"«Capo» è {size}."
