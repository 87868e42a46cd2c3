"""702.140, 730: mutating creature spells and merged permanents, said in lines: what is read, what is asked, how it is told."""

from __future__ import annotations

import pytest

from engine.board.derivation import derivation
from scenarios.asked.allowed import allowed
from scenarios.asked.allowed import as_text as allowed_text
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.board import lines as board_lines
from scenarios.told.derivation import derivation_lines
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


def test_730_2_the_board_shows_what_lies_underneath() -> None:
    made = played(MERGED)
    told = [line.text for line in board_lines(made.final, made.people)]
    assert any("Grifone 4/4: fuso sopra Lupo" in line for line in told)
    apart = played(MERGED.replace(" fuso sotto Grifone", ""))
    assert not any("fuso" in line.text for line in board_lines(apart.final, apart.people)), "control"


@pytest.mark.parametrize(("kind", "ways"), [("creatura lupo", ["costo di mana", "mutazione"]), ("creatura umano", [])])
def test_601_2c_its_way_is_among_what_may_be_done_where_there_is_a_target(kind: str, ways: list[str]) -> None:
    board = CAST.replace("Lupo 2/2 travolgere", f"Lupo {kind} 2/2")
    told = allowed_text(allowed(played(board)))
    assert ("mutazione" in told) is bool(ways)


def test_613_its_derivation_says_what_mutation_made_of_it() -> None:
    made = played(CAST, "Anna muta Grifone sopra Lupo")
    (one,) = made.final.permanents()
    (line,) = derivation_lines(derivation(made.final, one.id), made.people)
    assert line.text.startswith("strato 1a, mutazione: si chiama «Grifone»")
    assert line.rules == ("613.2a", "730.2a", "702.140e")


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
