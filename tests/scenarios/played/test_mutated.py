"""702.140, 730: mutating creature spells and merged permanents, said in lines: what is read, what is asked, how it is told."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

CAST = """
Anna: Lupo 2/2 travolgere
mano: Grifone creatura 4/4 volare
> Mutazione {{2}}{{U}}
Bruno: 20
{said}
{asked}
"""
MERGED = """
Anna: Grifone 4/4 volare, Lupo 2/2 travolgere fuso sotto Grifone
Bruno: 20
{said}
{asked}
"""


def played(board: str, said: str = "", asked: str = "") -> Run:
    return run(parse_lines(board.format(said=said, asked=asked).strip(), "prova.tavolo"))


def answered(board: str, said: str = "", asked: str = "") -> str:
    return " ".join(ruling(played(board, said, asked)).answer)


@pytest.mark.parametrize(
    "said",
    [
        "Anna lancia Grifone per il suo costo di mutazione su Lupo, sopra",
        "Anna lancia Grifone con mutazione su Lupo, mettendolo sopra",
        "Anna lancia Grifone su Lupo, sopra",
        "Anna muta Grifone sopra Lupo",
        "Anna muta Grifone su Lupo\nrisolvi\nAnna lo mette sopra",
        "Anna muta Grifone su Lupo\nrisolvi\nAnna sceglie sopra",
    ],
)
def test_702_140c_where_it_is_put_is_said_with_the_casting_or_after_it(said: str) -> None:
    assert answered(CAST, said, "Quanto è grande il Lupo?") == "«Lupo» (ora «Grifone») è 4/4."
    assert answered(CAST, said.replace("sopra", "sotto"), "Quanto è grande il Lupo?") == "«Lupo» è 2/2."


def test_702_140c_control_where_it_is_not_said_it_is_asked() -> None:
    made = played(CAST, "Anna muta Grifone su Lupo")
    assert made.question is not None and made.question.rule == "702.140c"
    assert "«Anna sceglie sopra» o «Anna sceglie sotto»" in as_text(made)


def test_702_140b_where_it_would_have_been_put_is_no_fault_once_its_target_is_gone() -> None:
    told = played(CAST, "Anna muta Grifone sopra Lupo\nBruno lancia distruzione su Lupo", "Dov'è il Grifone?")
    assert ruling(told).answer[0].startswith("«Grifone» entra nel campo di battaglia")
    assert "non ha più un bersaglio legale: non muta più e si risolve come creatura" in as_text(told)


def test_702_140c_the_step_says_where_it_goes() -> None:
    told = as_text(played(CAST, "Anna muta Grifone sotto Lupo"))
    assert "si fonde con «Lupo»: va sotto, e insieme sono un solo permanente" in told
    assert "«Lupo» muta" in told


def test_730_2_a_component_is_part_of_the_permanent_and_what_is_asked_of_it_is_asked_of_that() -> None:
    assert "è parte di" in answered(CAST, "Anna muta Grifone sotto Lupo", "Dov'è il Grifone?")
    assert answered(CAST, "Anna muta Grifone sotto Lupo", "Quanto è grande il Grifone?") == "«Lupo» è 2/2."


@pytest.mark.parametrize("named", ["Grifone", "Lupo"])
def test_730_2_any_of_its_components_names_it(named: str) -> None:
    told = played(MERGED, f"Bruno lancia 3 danni su {named}", "Quanto è grande il Grifone?")
    assert "«Grifone» è 4/4" in ruling(told).answer[0]
    assert "Bruno lancia" in as_text(told) and "bersaglio: «Grifone»" in as_text(told)


def test_730_3_one_creature_dies_and_each_card_goes() -> None:
    assert answered(MERGED, "muore Grifone") == "«Grifone» muore; «Lupo» va nel cimitero di Anna."
    assert answered(MERGED, "muore Grifone", "Dov'è il Lupo?") == "«Lupo» va nel cimitero di Anna."
    assert "sono le carte «Grifone» e «Lupo»" in as_text(played(MERGED, "muore Grifone"))


def test_730_3e_what_is_moved_elsewhere_is_told_by_itself() -> None:
    board = MERGED.replace("Grifone 4/4 volare,", "pedina Grifone 4/4 volare,") + "carta: Vuoto incantesimo\n"
    board = board.replace(
        "Bruno: 20", "Bruno: Vuoto incantesimo\n> Se una carta sta per essere messa in un cimitero, esiliala invece."
    ).replace("carta: Vuoto incantesimo\n", "")
    told = as_text(played(board, "muore Grifone"))
    assert "sono la pedina «Grifone» e la carta «Lupo»; «Lupo» va in esilio" in told


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Anna: Lupo 2/2 fuso sotto Aquila; mano: Aquila 1/1", "con cui sarebbe fuso, non è in campo"),
        ("Anna: Lupo 2/2 fuso sotto Lupo", "non può essere fuso con sé stesso"),
        ("Anna: Orso 2/2, Lupo 2/2 fuso sotto Orso, Gatto 1/1 fuso sotto Lupo", "è già sotto un altro permanente"),
    ],
)
def test_730_2_what_it_lies_under_is_the_topmost_and_is_there(line: str, message: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        run(parse_lines(f"{line}\nBruno: 20\npassa", "prova.tavolo"))
    assert message in str(raised.value)
