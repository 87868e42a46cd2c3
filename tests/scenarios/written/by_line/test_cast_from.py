"""601.2a, 601.3: the zone out of which a card is cast, said with the deed."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

GHOST = """\
Anna: Bestione creatura Orso 2/2
Anna nel cimitero: Nenia
carta: Nenia creatura Spirito 2/1
> Puoi lanciare Nenia dal tuo cimitero fintanto che controlli un Orso.
Bruno: Muro 0/4
{said}
"""


def _answer(said: str, table: str = GHOST) -> str:
    return ruling(run(parse_lines(table.format(said=said), "tavolo"))).answer[0]


@pytest.mark.parametrize("zone", ["dal cimitero", "dal suo cimitero", "dal proprio cimitero"])
def test_601_3_a_card_that_lies_there_is_cast_out_of_it(zone: str) -> None:
    assert _answer(f"Anna può lanciare Nenia {zone}?") == "Sì: Anna lancia «Nenia» dal proprio cimitero."
    without = GHOST.replace("creatura Orso 2/2", "creatura Elfo 2/2")
    assert _answer(f"Anna può lanciare Nenia {zone}?", without).startswith("No: Anna non può lanciare «Nenia»")


def test_601_2a_a_card_of_which_nothing_else_is_said_lies_there() -> None:
    made = parse_lines("Anna: 20\nBruno: 20\nAnna lancia Lampo istantaneo dall'esilio", "tavolo")
    assert [card.card for card in made.players[0].exile] == ["Lampo"]
    assert not made.players[0].hand
    made = parse_lines("Anna: 20\nBruno: 20\nAnna lancia Lampo istantaneo dalla mano", "tavolo")
    assert [card.card for card in made.players[0].hand] == ["Lampo"], "control"


def test_601_2a_what_lies_elsewhere_is_told_at_the_word() -> None:
    table = GHOST.replace("nel cimitero: Nenia", "in mano: Nenia")
    with pytest.raises(ScenarioError, match="6:19: «Nenia» sta in mano"):
        parse_lines(table.format(said="Anna lancia Nenia dal cimitero"), "tavolo")


def test_601_2a_a_hand_that_is_said_is_not_passed_over() -> None:
    with pytest.raises(ScenarioError, match="«Nenia» sta nel cimitero"):
        parse_lines(GHOST.format(said="Anna lancia Nenia dalla mano"), "tavolo")


def test_115_1_a_zone_behind_a_target_is_not_that_of_the_spell() -> None:
    with pytest.raises(ScenarioError, match="Muro dal cimitero"):
        parse_lines(GHOST.format(said="Anna lancia 3 danni su Muro dal cimitero"), "tavolo")


def test_201_2_a_name_may_have_such_words() -> None:
    table = "carta: Voce dal Cimitero istantaneo\n> Pesca una carta.\nAnna in mano: Voce dal Cimitero\nBruno: 20\n"
    assert _answer("Anna può lanciare Voce dal Cimitero?", table + "{said}").startswith(
        "Sì: Anna lancia «Voce dal Cimitero»"
    )


RECALLING = """\
Anna nel cimitero: Dardo istantaneo
carta: Dardo istantaneo
> Infligge 3 danni a un bersaglio qualsiasi.
carta: Richiamo stregoneria
> {text}
Bruno: 20
Anna lancia Richiamo
{said}
"""
_BACK = "Puoi lanciare magie dal tuo cimitero in questo turno."


def test_601_3_what_only_the_spell_on_the_stack_will_allow_is_done_once_that_has_resolved() -> None:
    said = "Anna lancia Dardo dal suo cimitero su Bruno\nQuanta vita ha Bruno?"
    assert _answer(said, RECALLING.replace("{text}", _BACK)) == "Bruno passa da 20 a 17 punti vita."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Pesca una carta.", "Anna lancia Dardo dal suo cimitero su Bruno\nQuanta vita ha Bruno?"),
        (_BACK, "Anna risponde con Dardo dal suo cimitero su Bruno\nQuanta vita ha Bruno?"),
    ],
    ids=["nothing allows it", "in response"],
)
def test_control_601_3_what_nothing_allows_leaves_the_stack_as_it_was(text: str, said: str) -> None:
    made = ruling(run(parse_lines(RECALLING.replace("{text}", text).format(said=said), "tavolo")))
    assert "Anna non può lanciare «Dardo»" in made.answer[0]
    assert "In pila resta «Richiamo»." in (*made.answer, *made.opening)


def test_control_601_3_whether_it_may_be_done_is_asked_of_now() -> None:
    said = "Anna può lanciare Dardo dal suo cimitero su Bruno?"
    assert _answer(said, RECALLING.replace("{text}", _BACK)).startswith("No: ")


ANYWHERE = """\
Anna: Dado 0/1
Anna nel cimitero: Dardo
carta: Dardo istantaneo
> Infligge 3 danni a un bersaglio qualsiasi.
carta: Licenza incantesimo
> Puoi lanciare magie dal tuo cimitero.
Anna: Licenza
Bruno: Muro 0/4
"""


@pytest.mark.parametrize(
    "said",
    [
        "su Bruno dal suo cimitero gratis",
        "su Bruno dal cimitero",
        "gratis su Bruno dal cimitero",
        "gratis dal suo cimitero su Bruno",
        "su Bruno senza pagare il suo costo dal cimitero",
        "su Bruno gratis dal cimitero",
        "dal cimitero gratis su Bruno",
    ],
)
def test_601_2a_target_zone_and_price_are_said_in_any_order(said: str) -> None:
    assert _answer(f"Anna lancia Dardo {said}\nQuanta vita ha Bruno?", ANYWHERE + "{said}") == (
        "Bruno passa da 20 a 17 punti vita."
    )


@pytest.mark.parametrize("said", ["su Muro dal suo cimitero", "sul Muro dal cimitero gratis"])
def test_115_1_behind_an_object_it_is_the_zone_of_a_spell_that_lies_there_alone(said: str) -> None:
    assert _answer(f"Anna lancia Dardo {said}\nQuanti danni ha Muro?", ANYWHERE + "{said}") == "«Muro» ha 3 danni."


@pytest.mark.parametrize("said", ["su Muro dal cimitero", "sull'Orso dal cimitero"])
def test_control_115_1_of_a_spell_that_lies_elsewhere_nobody_knows_whose_zone_it_is(said: str) -> None:
    table = ANYWHERE.replace("nel cimitero: Dardo", "in mano: Dardo") + "Bruno: Orso 2/2\n"
    with pytest.raises(ScenarioError, match="di chi dice la zona"):
        parse_lines(f"{table}Anna lancia Dardo {said}", "tavolo")


EXILING = """\
Anna {zone}: Dardo istantaneo, Foresta
carta: Dardo istantaneo
> Infligge 3 danni a un bersaglio qualsiasi.
carta: Deposito stregoneria
> Esilia una carta bersaglio dal tuo cimitero. In questo turno, puoi giocare quella carta.
carta: Pausa stregoneria
> Guadagni 1 punto vita.
Bruno: 20
"""


@pytest.mark.parametrize("then", ["", "si risolve\n"], ids=["on the stack", "resolved"])
def test_601_2a_the_zone_is_where_it_is_by_then(then: str) -> None:
    table = EXILING.format(zone="nel cimitero")
    said = f"Anna lancia Deposito su Dardo\n{then}Anna lancia Dardo dall'esilio su Bruno\nQuanta vita ha Bruno?"
    assert _answer(said, table + "{said}") == "Bruno passa da 20 a 17 punti vita."
    said = f"Anna lancia Deposito su Foresta\n{then}Anna gioca Foresta dall'esilio\nDov'è Foresta?"
    assert _answer(said, table + "{said}") == "«Foresta» entra nel campo di battaglia."


@pytest.mark.parametrize("zone", ["in mano", "nel cimitero"])
@pytest.mark.parametrize("cast", ["Anna lancia Dardo dall'esilio su Bruno", "Anna gioca Foresta dall'esilio"])
def test_control_601_2a_what_nothing_put_there_is_not_cast_from_there(cast: str, zone: str) -> None:
    with pytest.raises(ScenarioError, match="non è una carta nella zona «esilio»"):
        _answer(f"Anna lancia Pausa\n{cast}", EXILING.format(zone=zone) + "{said}")
    with pytest.raises(ScenarioError, match=r"sta (in mano|nel cimitero)"):
        parse_lines(EXILING.format(zone=zone) + cast, "tavolo")
