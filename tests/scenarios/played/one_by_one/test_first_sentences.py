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
