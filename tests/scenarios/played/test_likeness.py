"""Of things that nothing tells apart one is as good as another: a name means any of them, and they are one choice."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

ONE_LEFT = "C'è un solo «Soldato» sul campo di battaglia."


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


@pytest.mark.parametrize(
    "made",
    [
        "Anna: 2x Soldato 1/1\nBruno\n",
        "Anna: Soldato 1/1, Soldato 1/1\nBruno\n",
        "Anna\nmano: Schiera stregoneria\n> Crea due pedine creatura Soldato 1/1 bianche.\nBruno\nAnna lancia Schiera\nrisolvi\n",
    ],
)
def test_a_name_of_several_that_are_alike_means_any_of_them(made: str) -> None:
    assert answer(f"{made}Bruno lancia 3 danni su Soldato\nQuanti Soldato restano?\n") == ONE_LEFT


@pytest.mark.parametrize(
    "told_apart",
    [
        "Anna: Soldato 1/1, Soldato 1/1 TAP\nBruno\n",
        "Anna: Soldato 1/1, Soldato 1/1 volare\nBruno\n",
        "Anna: Soldato 1/1 id=primo, Soldato 1/1 id=secondo\nBruno\n",
        "Anna: Soldato 1/1\nBruno: Soldato 1/1\n",
        "Anna: 2x Soldato 1/1\nAnna: Spada artefatto equipaggiamento su soldato1\nBruno\n",
        "Anna: 2x Soldato 1/1\nBruno\nAnna attacca con soldato1\n",
    ],
)
def test_control_what_something_tells_apart_must_be_said(told_apart: str) -> None:
    with pytest.raises(ScenarioError, match="scrivi quale"):
        answer(f"{told_apart}Bruno lancia 3 danni su Soldato\nQuanti Soldato restano?\n")


@pytest.mark.parametrize("hand", ["9x Foresta", "6x Foresta, 3x Isola", "9x Foresta id=selva"])
def test_514_1_which_of_like_cards_is_discarded_makes_no_difference(hand: str) -> None:
    told = answer(f"Anna\nmano: {hand}\nBruno\nfine turno\nQuante carte ha in mano Anna?\n")
    assert told == "Comunque si scelga: Anna ha 7 carte in mano."


def test_514_1_control_a_card_that_is_asked_about_is_none_of_the_others() -> None:
    told = answer("Anna\nmano: 8x Foresta, Isola\nBruno\nfine turno\nDov'è Isola?\n")
    assert told.startswith("Si attende una scelta")


SWORD = """Anna: {soldiers}
Anna in mano: Lama artefatto equipaggiamento
> Quando la Lama entra nel campo di battaglia, assegnala a una creatura bersaglio che controlli.
> La creatura equipaggiata prende +2/+0.
Bruno: 20
Anna lancia Lama
risolvi
Anna sceglie Soldato
A cosa è assegnata Lama?
"""


def test_601_2c_a_plain_choice_of_several_that_are_alike_is_any_of_them() -> None:
    made = run(parse_lines(SWORD.format(soldiers="3x Soldato 1/1"), "tavolo"))
    assert made.question is None and not made.unheard
    assert any(one.printed.name == "Lama" and one.attached_to is not None for one in made.final.objects.values())


def test_601_2c_control_of_several_that_differ_it_answers_nothing() -> None:
    made = run(parse_lines(SWORD.format(soldiers="2x Soldato 1/1, Soldato 1/1 TAP"), "tavolo"))
    assert made.question is not None
    assert len(made.unheard) == 1
