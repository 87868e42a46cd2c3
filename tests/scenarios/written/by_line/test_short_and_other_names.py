"""201.5c, 606.4: what a card is called for short in either language, a loyalty cost of X, one of two equal cards, and none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.written.by_line.lending import lent

MAGE: Mapping[str, Any] = {
    "tipo": "Creatura leggendaria — Umano Mago",
    "f/c": "1/1",
    "testo": "{0}: Profetizza 1.\n{T}: Pesca una carta.",
}
BURST: Mapping[str, Any] = {"tipo": "Istantaneo", "testo": "Distruggi un artefatto bersaglio."}
LENT: Mapping[tuple[str, ...], Mapping[str, Any]] = {
    ("Ludovica, Voce del Mare", "Louise, Voice of Tides"): MAGE,
    ("Scheggia Totale", "Total Splinter"): BURST,
}


@pytest.fixture(autouse=True)
def deck() -> Iterator[None]:
    with lent(LENT, "two languages"):
        yield


def said(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


DRAWS = "Anna: {}\nBruno: 20\nAnna attiva {} abilità 2\nrisolvi\nQuante carte in mano ha Anna?\n"


@pytest.mark.parametrize(
    ("laid", "called"),
    [
        ("Louise, Voice of Tides", "Louise"),
        ("Louise, Voice of Tides", "Ludovica"),
        ("Louise, Voice of Tides", "Ludovica, Voce del Mare"),
        ("Ludovica, Voce del Mare", "Ludovica"),
    ],
)
def test_201_5c_both_names_are_said_for_short(laid: str, called: str) -> None:
    assert said(DRAWS.format(laid, called)) == "Anna pesca una carta (ne ha 1 in mano)."


def test_control_201_5c_what_no_name_begins_with_is_nobody() -> None:
    with pytest.raises(ScenarioError, match="«Lucrezia» non è un oggetto"):
        said(DRAWS.format("Louise, Voice of Tides", "Lucrezia"))


def test_201_2_one_of_two_equal_cards_in_hand_under_either_name() -> None:
    lines = (
        "Anna: mano: 2x Total Splinter\nBruno: Spada artefatto, Scudo artefatto\nAnna lancia Total Splinter su Spada\n"
    )
    again = "risolvi\nAnna lancia Total Splinter su Scudo\nrisolvi\nDove sta Scudo?"
    assert said(lines + again) == "«Scudo» va nel cimitero di Bruno."


@pytest.mark.parametrize("none", ["in fondo: niente", "in fondo: []", "Anna sceglie niente", "risposta: no"])
def test_701_22a_nothing_goes_to_the_bottom(none: str) -> None:
    lines = (
        "Anna: Louise, Voice of Tides\ngrimorio: Lupo 2/2, Orso 2/2\nBruno: 20\nAnna attiva Louise abilità 1\nrisolvi\n"
    )
    assert said(f"{lines}{none}\nAnna pesca 1\nDove sta Lupo?") == "«Lupo» va in mano ad Anna."


def test_control_701_22a_what_is_named_does() -> None:
    lines = (
        "Anna: Louise, Voice of Tides\ngrimorio: Lupo 2/2, Orso 2/2\nBruno: 20\nAnna attiva Louise abilità 1\nrisolvi\n"
    )
    assert "mano" not in said(f"{lines}in fondo: Lupo\nAnna pesca 1\nDove sta Lupo?")


WALKER = """\
Anna: Saggia planeswalker 5
> +1: Guadagni 1 punto vita.
> −X: La Saggia infligge X danni a un giocatore bersaglio.
> −1: Pesca una carta.
Bruno: 20
"""


@pytest.mark.parametrize("cost", ["-X", "−X", "[-X]"])
def test_606_4_a_loyalty_cost_of_x(cost: str) -> None:
    assert said(f"{WALKER}Anna attiva Saggia {cost} su Bruno\nx: 3\nrisolvi\nQuanta vita ha Bruno?").startswith(
        "Bruno passa da 20 a 17"
    )


def test_control_606_4_one_loyalty_counter_is_another_ability() -> None:
    assert "pesca una carta" in said(f"{WALKER}Anna attiva Saggia -1\nrisolvi\nQuante carte in mano ha Anna?")


GIFTED = """\
Anna: mano: Vampa creatura 3/3 {4}{R}
> Quando la Vampa entra, guadagni 1 punto vita.
> Apparire {R}
Bruno: 20
Anna lancia Vampa
"""


@pytest.mark.parametrize(("how", "stays"), [("risposta: no", True), ("Anna sceglie apparire", False)])
def test_118_9_no_is_the_mana_cost_where_another_way_is_asked_about(how: str, stays: bool) -> None:
    found = said(f"{GIFTED}{how}\nrisolvi\nMuore Vampa?")
    assert ("muore" in found) is not stays, found


def test_control_118_9_without_an_answer_it_is_asked() -> None:
    assert said(f"{GIFTED}risolvi\nMuore Vampa?").startswith("Si attende una scelta")
