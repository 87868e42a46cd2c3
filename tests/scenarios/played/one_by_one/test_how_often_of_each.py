"""603.2, 120.2: how often an ability triggers and how much damage is dealt, of each that a name means and of nothing else."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from tests.scenarios.played.one_by_one import told

WATCHING = """
{vampires}
Bruno: Orso 2/2
Anna lancia 3 danni sull'Orso
{asked}
"""
WATCHES = "> Ogniqualvolta un'altra creatura muore, guadagni 1 punto vita."
ANNAS = f"Anna: Vampiro 1/1\n{WATCHES}"
BRUNOS = f"Bruno: Vampiro 1/1\n{WATCHES}"
ITS_OWN = f"Anna: Vampiro 1/1\nBruno: Vampiro 1/1\n{WATCHES.replace(' muore', ' che controlli muore')}"


@pytest.mark.parametrize("asked", ["Quante volte si innesca il Vampiro di Anna?", "Si innesca il Vampiro di Anna?"])
def test_603_2_whose_it_is_tells_which_triggers(asked: str) -> None:
    assert told(WATCHING.format(vampires=ANNAS, asked=asked)) == "L'abilità di «Vampiro» si innesca una volta."


@pytest.mark.parametrize(("whose", "label"), [("Anna", "vampiro1"), ("Bruno", "vampiro2")])
def test_603_2_of_two_of_a_name_that_one_is_counted(whose: str, label: str) -> None:
    said = told(WATCHING.format(vampires=f"{ANNAS}\n{BRUNOS}", asked=f"Quante volte si innesca il Vampiro di {whose}?"))
    assert said == f"L'abilità di «Vampiro» ({label}) si innesca una volta."


def test_603_2_control_the_other_one_that_does_not_trigger() -> None:
    said = told(WATCHING.format(vampires=ITS_OWN, asked="Quante volte si innesca il Vampiro di Anna?"))
    assert said.startswith("L'abilità di «Vampiro» (vampiro1) non si innesca")


def test_603_2_control_a_plain_name_of_one_is_counted_as_ever() -> None:
    said = told(WATCHING.format(vampires=ANNAS, asked="Quante volte si innesca il Vampiro?"))
    assert said == "L'abilità di «Vampiro» si innesca una volta."


def test_603_2_of_several_of_one_name_each_is_answered() -> None:
    said = told(WATCHING.format(vampires=f"{ANNAS}\n{BRUNOS}", asked="Quante volte si innesca il Vampiro?"))
    assert (
        said == "L'abilità di «Vampiro» (vampiro1) e l'abilità di «Vampiro» (vampiro2) si innescano una volta ciascuna."
    )


def test_603_2_of_several_of_one_name_one_may_not_trigger() -> None:
    said = told(WATCHING.format(vampires=ITS_OWN, asked="Quante volte si innesca il Vampiro?"))
    assert said.startswith("L'abilità di «Vampiro» (vampiro1) non si innesca")
    assert said.endswith("; l'abilità di «Vampiro» (vampiro2) si innesca una volta.")


def test_603_2_what_is_not_there_is_no_answer() -> None:
    with pytest.raises(ScenarioError, match="«Vampiro di Bruno» non è"):
        told(WATCHING.format(vampires=ANNAS, asked="Quante volte si innesca il Vampiro di Bruno?"))


TWO_OF_ONE_PLAYER = """
Anna: 2x Monaco 1/1 prodezza
Bruno: 20
Anna lancia 1 danno a Bruno
Anna sceglie monaco1, monaco2
Quante volte si innesca il Monaco{whose}?
"""


@pytest.mark.parametrize("whose", ["", " di Anna"])
def test_603_2_two_of_one_player_trigger_once_each(whose: str) -> None:
    assert (
        told(TWO_OF_ONE_PLAYER.format(whose=whose))
        == "L'abilità di «Monaco» (monaco1) e l'abilità di «Monaco» (monaco2) si innescano una volta ciascuna."
    )


TOKENS = """
Anna: Chierico 1/1
> Quando questa creatura muore, crea {made}.
Bruno: Orso 2/2
Anna lancia 3 danni sul Chierico
risolvi tutto
Anna lancia 3 danni sull'Orso
Quante volte si innesca lo Spirito?
"""


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (
            "due pedine creatura Spirito 1/1 bianche con prodezza",
            "L'abilità delle pedine «Spirito» si innesca in tutto 2 volte.",
        ),
        ("una pedina creatura Spirito 1/1 bianca con prodezza", "L'abilità di «Spirito» si innesca una volta."),
    ],
)
def test_111_4_of_tokens_that_bear_nothing_but_one_name_all_is_said_together(made: str, said: str) -> None:
    assert said[1:] in told(TOKENS.format(made=made))


FIGHTING = """
Anna: Vampiro 1/1
Bruno: Vampiro 2/2
Anna attacca con Vampiro di Anna
Quanto danno infligge il Vampiro di {whose}?
"""


@pytest.mark.parametrize(
    ("whose", "said"),
    [("Anna", "«Vampiro» (vampiro1) infligge 1 danno a Bruno."), ("Bruno", "«Vampiro» (vampiro2) non infligge danno.")],
)
def test_120_2_whose_it_is_tells_which_deals_damage(whose: str, said: str) -> None:
    assert told(FIGHTING.format(whose=whose)) == said
