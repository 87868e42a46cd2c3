"""102-205: what a card is and whose, which names are the same, and from where an ability functions."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

BURIED = """
carta: Cripta incantesimo
> Ogniqualvolta una carta {kind}viene messa in un cimitero da qualsiasi zona, guadagni 1 punto vita.
Anna: Cripta
Bruno: {what}
muore Orso
Quanta vita ha Anna?
"""


@pytest.mark.parametrize("kind", ["", "creatura "])
def test_108_2_a_token_is_no_card(kind: str) -> None:
    assert told(BURIED.format(kind=kind, what="pedina Orso 2/2")) == "Anna resta a 20 punti vita."


@pytest.mark.parametrize("kind", ["", "creatura "])
def test_108_2_control_what_a_card_represents_is_one(kind: str) -> None:
    assert told(BURIED.format(kind=kind, what="Orso 2/2")) == "Anna passa da 20 a 21 punti vita."


RAISED = """
carta: Sole stregoneria
> Rimetti sul campo di battaglia una carta permanente bersaglio dal tuo cimitero.
Anna in mano: Sole
nel cimitero di Anna: {what}
Bruno
Anna lancia Sole su {name}
Si può fare?
"""


@pytest.mark.parametrize(
    ("what", "name", "may"),
    [
        ("Foresta", "Foresta", True),
        ("Orso 2/2", "Orso", True),
        ("Sasso artefatto", "Sasso", True),
        ("Rocca battaglia 3", "Rocca", True),
        ("Dardo istantaneo", "Dardo", False),
        ("Rito stregoneria", "Rito", False),
    ],
)
def test_110_4a_a_permanent_card_is_one_that_could_be_put_onto_the_battlefield(what: str, name: str, may: bool) -> None:
    assert told(RAISED.format(what=what, name=name)).startswith("Sì" if may else "No")


NAMED = """
carta: Eco stregoneria
> Distruggi una creatura bersaglio e tutte le altre creature con lo stesso nome di quella creatura.
carta: Velo creatura 3/3
> Metamorfosi {{2}}
Anna in mano: Eco
Bruno: 20
in campo: {{carta: Velo, id: uno{down}}}
in campo: {{carta: Velo, id: due{down}}}
Anna lancia Eco su uno
Dov'è due?
"""


def test_201_2a_what_has_no_name_has_the_same_name_as_nothing() -> None:
    board = NAMED.format(down=", a faccia in giù: metamorfosi")
    assert "resta sul campo di battaglia" in told(board)


def test_201_2a_control_face_up_both_have_one() -> None:
    assert told(NAMED.format(down="")) == "«Velo» (due) muore."


SNOWY = """
carta: Inno incantesimo
> Le creature {such} che controlli prendono +1/+1.
carta: Lupo creatura {kind} 2/2
Anna: Inno, Lupo
Bruno
Quanto è il Lupo?
"""


@pytest.mark.parametrize(
    ("such", "kind", "size"), [("neve", "neve", 3), ("neve", "", 2), ("leggendarie", "leggendaria", 3)]
)
def test_205_4a_a_supertype_is_a_quality_of_its_own(such: str, kind: str, size: int) -> None:
    assert told(SNOWY.format(such=such, kind=kind)) == f"«Lupo» è {size}/{size}."


CYCLED = """
carta: Lumaca creatura 2/2
> {text}
{where}
Bruno
Anna attiva Lumaca
Si può fare?
"""
CYCLING = "Ciclo {1}"
BACK = "{2}: Riprendi in mano la Lumaca dal tuo cimitero."
GROWS = "{1}: La Lumaca prende +1/+1 fino alla fine del turno."


@pytest.mark.parametrize(
    ("text", "where", "may"),
    [
        (CYCLING, "Anna in mano: Lumaca", True),
        (CYCLING, "Anna: Lumaca", False),
        (BACK, "Anna: 20; cimitero: Lumaca", True),
        (BACK, "Anna: Lumaca", False),
        (GROWS, "Anna: Lumaca", True),
        (GROWS, "Anna in mano: Lumaca", False),
    ],
)
def test_113_6j_113_6m_an_ability_functions_where_its_cost_or_effect_is_at_home(
    text: str, where: str, may: bool
) -> None:
    assert told(CYCLED.format(text=text, where=where)).startswith("Sì" if may else "No")


GRAVE = """
carta: Topo creatura 1/1
> Fintanto che il Topo è nel tuo cimitero, le creature che controlli hanno volare.
Anna: Orso 2/2{where}
Bruno
L'Orso ha volare?
"""


def test_113_6b_an_ability_that_names_a_zone_functions_there_alone() -> None:
    assert "non ha volare" not in told(GRAVE.format(where="; cimitero: Topo"))
    assert "non ha volare" in told(GRAVE.format(where=", Topo"))


OTHERS = """
carta: Sete stregoneria
> Ogni {who} perde 3 punti vita.
Anna in mano: Sete
Bruno
Anna lancia Sete
Quanta vita ha Bruno? Quanta vita ha Anna?
"""


def test_102_2_of_two_players_the_opponent_is_the_other() -> None:
    assert told(OTHERS.format(who="avversario")) == "Bruno passa da 20 a 17 punti vita; Anna resta a 20 punti vita."
    assert told(OTHERS.format(who="giocatore")) == "Bruno e Anna passano da 20 a 17 punti vita."


FASTENED = """
carta: Male aura incantare {what}
> {text}
Anna in mano: Male
Bruno: Orso 2/2
Anna lancia Male su {target}
Si può fare?
"""


@pytest.mark.parametrize(
    ("what", "target", "may"),
    [
        ("giocatore", "Bruno", True),
        ("giocatore", "Orso", False),
        ("creatura", "Orso", True),
        ("creatura", "Bruno", False),
    ],
)
def test_303_4_what_an_aura_can_be_attached_to_is_what_it_enchants(what: str, target: str, may: bool) -> None:
    text = (
        "All'inizio del mantenimento del giocatore incantato, quel giocatore perde 1 punto vita."
        if what == "giocatore"
        else "La creatura incantata ha volare."
    )
    assert told(FASTENED.format(what=what, text=text, target=target)).startswith("Sì" if may else "No")


DRAWN = """
carta: Studio stregoneria
> Pesca {many} carte.
Anna in mano: Studio
grimorio di Anna: Orso 2/2, Lupo 3/3, Gatto 1/1
Bruno
Anna lancia Studio
Dov'è il {name}?
"""


@pytest.mark.parametrize(("name", "drawn"), [("Orso", True), ("Lupo", True), ("Gatto", False)])
def test_401_2_a_library_is_one_pile_in_its_order(name: str, drawn: bool) -> None:
    assert ("in mano" in told(DRAWN.format(many="due", name=name))) is drawn


@pytest.mark.parametrize(("where", "loyalty"), [(" in mano: Saggia", 4), (": Saggia con 2 segnalini fedeltà", 2)])
def test_306_5a_off_the_battlefield_the_loyalty_is_the_printed_one(where: str, loyalty: int) -> None:
    assert told(f"carta: Saggia planeswalker 4\nAnna{where}\nBruno\nChe fedeltà ha la Saggia?").endswith(
        f"fedeltà {loyalty}."
    )
