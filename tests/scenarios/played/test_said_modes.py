"""700.2, 601.2b: a mode that an action says is that or none: it is refused and not exchanged for another."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

ONE = """\
Anna: Orso 2/2, Falco 1/1 volare; mano: Bivio istantaneo
> Scegli uno —
> • Distruggi una creatura bersaglio con volare.
> • Una creatura bersaglio prende +2/+1 fino alla fine del turno.
> • Distruggi un artefatto bersaglio.
Bruno: 20
"""
TWO = ONE.replace("Scegli uno —", "Scegli due —")
TRIGGERS = """\
Anna: Falco 1/1 volare; mano: Araldo creatura 2/2
> Quando l'Araldo entra, scegli uno —
> • Distruggi una creatura bersaglio con volare.
> • Pesca una carta.
Bruno: 20
"""


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


@pytest.mark.parametrize("asked", ["Si può fare?", "Che cosa succede?"])
def test_700_2a_a_mode_whose_target_is_none_is_refused_by_that_target(asked: str) -> None:
    found = told(ONE + "Anna lancia Bivio su Orso\nmodi: 1\n" + asked)
    assert "non può lanciare «Bivio» con bersaglio «Orso»" in found.answer[0] and "(115.1)" in found.answer[0]


def test_700_2a_control_the_same_mode_with_a_target_that_it_can_have() -> None:
    assert told(ONE + "Anna lancia Bivio su Falco\nmodi: 1\nSi può fare?").answer[0].startswith("Sì")


def test_700_2a_the_only_mode_that_is_possible_does_not_take_the_place_of_the_one_that_is_said() -> None:
    alone = ONE.replace(", Falco 1/1 volare", "")
    assert told(alone + "Anna lancia Bivio su Orso\nmodi: 1\nSi può fare?").answer[0].startswith("No")
    assert told(alone + "Anna lancia Bivio su Orso\nmodi: 2\nSi può fare?").answer[0].startswith("Sì")
    assert told(alone + "Anna lancia Bivio su Orso\nSi può fare?").answer[0].startswith("Sì")


def test_700_2a_a_mode_without_any_target_is_refused_where_none_is_named() -> None:
    found = told(ONE + "Anna lancia Bivio\nmodi: 3\nSi può fare?")
    assert found.answer[0].startswith("No: ") and "per il modo scelto" in found.answer[0]
    assert found.rules[0] == "700.2a"


def test_700_2a_what_is_expected_to_be_refused_is() -> None:
    made = run(parse_lines(ONE + "Anna lancia Bivio su Orso\nmodi: 1\nrifiutata: 115.1\n", "tavolo"))
    assert made.checks and all(one.vera for one in made.checks)


@pytest.mark.parametrize(
    ("lines", "said", "rule"),
    [
        (ONE, "modi: 1 e 2", "700.2"),
        (TWO, "modi: 2", "700.2"),
        (TWO, "modi: 2 e 2", "700.2d"),
    ],
)
def test_700_2_other_than_so_many_modes_are_refused(lines: str, said: str, rule: str) -> None:
    found = told(lines + f"Anna lancia Bivio su Falco, Orso\n{said}\nSi può fare?")
    assert found.answer[0].startswith("No: ") and found.rules[0] == rule, found.answer


def test_700_2_control_as_many_modes_as_it_says() -> None:
    assert told(TWO + "Anna lancia Bivio su Falco, Orso\nmodi: 1 e 2\nSi può fare?").answer[0].startswith("Sì")


def test_700_2d_one_mode_again_and_again_where_the_card_says_so() -> None:
    often = ONE.replace("Scegli uno —", "Scegli due. Puoi scegliere lo stesso modo più di una volta.")
    found = told(often + "Anna lancia Bivio su Orso, Orso\nmodi: 2 e 2\nrisolvi\nChe forza ha Orso?")
    assert found.answer[0] == "«Orso» ha forza 6."


def test_700_2b_modes_said_of_a_spell_without_any_are_those_of_what_triggers() -> None:
    drawn = told(TRIGGERS + "Anna lancia Araldo\nmodi: 2\nrisolvi\nrisolvi\nMuore Falco?")
    dead = told(TRIGGERS + "Anna lancia Araldo\nmodi: 1\nrisolvi\nrisolvi\nMuore Falco?")
    assert drawn.answer[0].startswith("«Falco» resta") and dead.answer[0].startswith("«Falco» muore")


def test_700_2b_control_modes_of_what_has_none_answer_nothing() -> None:
    lines = (
        TRIGGERS.replace("scegli uno —", "pesca una carta.").replace("> •", "#")
        + "Anna lancia Araldo\nmodi: 1\nrisolvi\n"
    )
    with pytest.raises(ScenarioError, match="nessuna domanda ha chiesto"):
        told(lines)
