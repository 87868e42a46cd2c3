"""903.10a: what a commander has dealt so far, as it is said; 702.26: to phase out, as players call it."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

ATTACK = """\
formato: Commander
Anna: 40, Re 7/7 leggendaria comandante, Orso 2/2
Bruno: 30, {}
Anna attacca con Re
Bruno non blocca
Chi vince?
"""


@pytest.mark.parametrize(
    "said",
    [
        "danni da Re {}",
        "{} danni da Re",
        "{} danni dal Re",
        "già {} danni da combattimento da Re",
        "danno da comandante Re {}",
        "danni subiti da Re: {}",
        "{} danni da comandante da Re",
    ],
)
def test_903_10a_what_it_has_dealt_is_said(said: str) -> None:
    won = ruling(run(parse_lines(ATTACK.format(said.format(14)), "tavolo")))
    assert won.answer == ("Vince Anna.",) and "903.10a" in won.rules
    assert ruling(run(parse_lines(ATTACK.format(said.format(13)), "tavolo"))).answer == ("Non vince nessuno.",)


def test_control_903_10a_of_no_commander_nothing_is_told() -> None:
    with pytest.raises(ScenarioError, match="non è un comandante"):
        run(parse_lines(ATTACK.format("danni da Orso 14"), "tavolo"))


PHASED = """\
Anna: Orso 2/2, Manto aura incantare creatura su Orso «La creatura incantata prende +2/+2.»
Bruno: 20
{}
Quante creature ha Anna?
"""


@pytest.mark.parametrize(
    "done",
    [
        "Orso esce di fase",
        "Bruno lancia Nebbia istantaneo su Orso\n> La creatura bersaglio esce di fase.",
        "Bruno lancia Nebbia istantaneo\n> Tutte le creature escono di fase.",
    ],
)
def test_702_26b_what_phases_out_is_as_though_it_were_not_there(done: str) -> None:
    gone = ruling(run(parse_lines(PHASED.format(done), "tavolo")))
    assert gone.answer == ("Anna non controlla creature.",)
    assert ruling(run(parse_lines(PHASED.format("tappa Orso"), "tavolo"))).answer == (
        "Anna controlla una sola creatura.",
    )


def test_control_702_26_to_leave_in_another_way_is_not_to_phase_out() -> None:
    with pytest.raises(ScenarioError, match="esce di fase"):
        parse_lines(PHASED.format("Orso esce dal campo"), "tavolo")
