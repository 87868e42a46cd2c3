"""What stands in a list of cards: how many of a name, cards of which nothing is said, and what somebody else has."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.reading import read
from scenarios.written.load import parse_lines


def told(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "tavolo"))).answer)


@pytest.mark.parametrize(
    "line",
    [
        "Anna ha un Elfo 1/1 e Bruno un Drago 6/6 volare",
        "Anna ha un Elfo 1/1, mentre Bruno un Drago 6/6",
        "Anna: Elfo 1/1, Bruno ha Drago 6/6",
        "Anna: Elfo 1/1 e Bruno: Drago 6/6",
        "Anna: Elfo 1/1, Bruno 15",
        "Anna ha un Elfo 1/1 e Bruno due Drago 6/6",
    ],
)
def test_109_5_what_somebody_else_has_is_no_card_of_a_list(line: str) -> None:
    (fault,) = read(f"{line}\nBruno: 20\n").faults
    assert "quello che ha «Bruno» sta in una riga sua" in fault.message
    assert line[fault.column - 1 :].startswith(("Bruno", "mentre Bruno"))


@pytest.mark.parametrize(
    "line", ["Anna: Elfo 1/1, Bruno 3/3", 'Anna: Elfo 1/1, "Bruno il Buono" 3/3', "Anna: Elfo 1/1, Carro 2/2"]
)
def test_control_109_5_a_card_may_be_called_as_a_player_is(line: str) -> None:
    assert told(f"{line}\nBruno: 20\nQuante creature ha Anna?") == "Anna controlla 2 creature."


def test_109_5_each_has_what_is_surely_theirs() -> None:
    lines = "Anna ha un Elfo 1/1 e Bruno un Drago 6/6 con volare\nBruno: 20\nQuante creature ha Bruno?"
    assert "Bruno controlla una sola creatura." in told(lines)


@pytest.mark.parametrize("said", ["3 Elfo 1/1", "tre Elfo 1/1", "3x Elfo 1/1", "un Elfo 1/1 e due Elfo 1/1"])
def test_108_a_number_before_a_name_is_how_many_there_are(said: str) -> None:
    assert told(f"Anna: {said}\nBruno: 20\nQuante creature ha Anna?") == "Anna controlla 3 creature."
    assert told(f"Anna: {said}, Lupo 2/2\nBruno: 20\nQuante creature ha Anna?") == "Anna controlla 4 creature."


@pytest.mark.parametrize("hand", ["Anna\nmano: {} carte", "Anna: 20, {} carte in mano", "Anna ha {} carte in mano"])
def test_514_1_cards_of_which_nothing_is_said_are_counted(hand: str) -> None:
    asked = "\nBruno: 20\nfine turno\nQuante carte ha in mano Anna?"
    assert "Anna ha 7 carte in mano" in told(hand.format(9) + asked)
    assert told(hand.format("due") + asked) == "Anna ha 2 carte in mano."


def test_control_where_every_card_is_seen_a_number_is_not_enough() -> None:
    with pytest.raises(ScenarioError, match="«3 carte» non è definita"):
        told("Anna\ncimitero: 3 carte\nBruno\nChi muore?")
