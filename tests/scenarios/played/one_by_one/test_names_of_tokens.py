"""111.4: a token that no effect names is called after its subtypes and 'Token', which is the name of no card."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

_MODEL = "una creatura bersaglio"
LEGENDS = """
carta: Rito stregoneria
> {made}
carta: Eco stregoneria
> Crea una pedina che è una copia di {model}.
Anna: {there}; mano: Rito, Eco
Bruno
Anna lancia Rito
risolvi
{then}
Quante creature ha Anna?
"""
WOLF = "Crea una pedina creatura leggendaria Lupo 2/2 verde."
NAMED = "Crea Lupa, una pedina creatura leggendaria Lupo 2/2 verde."
KEPT = "Anna tiene la nuova"


@pytest.mark.parametrize(
    ("made", "there", "then", "count"),
    [
        (WOLF, "Lupo creatura leggendaria 3/3", "", 2),
        (NAMED, "Lupo creatura leggendaria 3/3", "", 2),
        (NAMED, "Lupa creatura leggendaria 3/3", KEPT, 1),
        (WOLF, "pedina Lupo creatura leggendaria 3/3", KEPT, 1),
        (WOLF, "Orso 2/2", "Anna lancia Eco su Lupo\nrisolvi\n" + KEPT, 2),
    ],
)
def test_111_4_the_legend_rule_looks_at_the_name_and_not_at_the_subtypes(
    made: str, there: str, then: str, count: int
) -> None:
    many = "una sola creatura" if count == 1 else f"{count} creature"
    assert told(LEGENDS.format(made=made, there=there, then=then, model=_MODEL)) == f"Anna controlla {many}."


ALIKE = """
carta: Rito stregoneria
> {made}
carta: Fine stregoneria
> Distruggi una creatura bersaglio e ogni altra creatura con lo stesso nome.
Anna: {there} Orso 2/2; mano: Rito, Fine
Bruno
Anna lancia Rito
risolvi
Anna lancia Fine su {target}
risolvi
Quante creature ha Anna?
"""
TWO = "Crea due pedine creatura Soldato 1/1 bianche."
GIVEN = "Crea due pedine creatura Elfo 1/1 verdi chiamate Soldato."


@pytest.mark.parametrize(
    ("made", "there", "target", "left"),
    [
        (TWO, "Soldato creatura 3/3,", "soldato1", "3 creature"),
        (TWO, "Soldato creatura 3/3,", "Soldato2", "2 creature"),
        (TWO, "", "Soldato1", "una sola creatura"),
        (TWO, "pedina Soldato 3/3,", "Soldato2", "una sola creatura"),
        (GIVEN, "Soldato creatura 3/3,", "Soldato2", "una sola creatura"),
    ],
)
def test_111_4_tokens_that_nobody_named_have_one_name_and_a_card_has_another(
    made: str, there: str, target: str, left: str
) -> None:
    assert told(ALIKE.format(made=made, there=there, target=target)) == f"Anna controlla {left}."
