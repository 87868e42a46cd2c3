"""118.13c, 601.6, 604.6: how a symbol is paid for a special action, and what must be so as a spell is begun alone."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

VEIL = """
conta il mana: sì
carta: Velo creatura 2/2
> Metamorfosi {cost}
Anna: {land}
in campo: {{carta: Velo, id: velo, a faccia in giù: metamorfosi}}
Bruno
gira a faccia in su: velo
{paid}Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("land", "paid", "life"),
    [
        ("20", "", "passa da 20 a 18"),
        ("Foresta", "abilità di mana: []\n", "passa da 20 a 18"),
        ("Foresta", "abilità di mana: Foresta\npagamento: '{G}'\n", "resta a 20"),
        ("Foresta", "abilità di mana: Foresta\npagamento: 2 punti vita\n", "passa da 20 a 18"),
    ],
)
def test_118_13c_how_a_symbol_is_paid_is_chosen_as_the_special_action_is_taken(land: str, paid: str, life: str) -> None:
    assert life in told(VEIL.format(cost="{G/P}", land=land, paid=paid))


@pytest.mark.parametrize(("land", "may"), [("Foresta", True), ("Pianura", True), ("Isola", False)])
def test_118_13c_either_half_of_a_hybrid_symbol(land: str, may: bool) -> None:
    board = VEIL.format(cost="{G/W}", land=land, paid=f"abilità di mana: {land}\n").replace(
        "Quanta vita ha Anna", "Si può fare"
    )
    assert told(board).startswith("Sì" if may else "No")


STOLEN = """
carta: Furto istantaneo
abilità: [{{si lancia solo se: {{esiste: {{tipo: artefatto, controllore: tu}}}}}}, {cost}{{effetto: [{{guadagna: 3}}]}}]
Anna: {there}; mano: Furto
Bruno
Anna lancia Furto
Si può fare?
"""
SACRIFICED = "{costo aggiuntivo: {sacrifica: artefatto}}, "


def test_601_6_what_allowed_it_may_be_gone_once_its_costs_are_paid() -> None:
    assert told(STOLEN.format(cost=SACRIFICED, there="Sasso artefatto")).startswith("Sì")


def test_601_6_control_as_it_is_begun_it_must_be_there() -> None:
    assert told(STOLEN.format(cost="", there="Orso 2/2")).startswith("No")


LATE = """
carta: Tardo istantaneo costo 1R
abilità: [{{si lancia solo se: {{è la sottofase: dichiarazione degli attaccanti}}}}, {{effetto: [{{guadagna: 3}}]}}]
> Flashback {{R}}
Anna: Orso 2/2; {zone}: Tardo
Bruno
{deed}Anna lancia Tardo
Si può fare?
"""


@pytest.mark.parametrize("zone", ["mano", "cimitero"])
def test_604_6_when_it_can_be_cast_is_so_wherever_it_is_cast_from(zone: str) -> None:
    assert told(LATE.format(zone=zone, deed="Anna attacca Bruno con Orso\n")).startswith("Sì")
    assert told(LATE.format(zone=zone, deed="")).startswith("No")
