"""Spells said by what is done with them, one more of a name, blocks that do not say whom, and who dies that is a player."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.reading import read
from scenarios.written.load import parse_lines

BOARD = "Anna: Puma 3/3\nBruno: Bisonte 4/4\nBruno lancia 3 danni su Puma\n{}\n"


def answer(board: str) -> str:
    return " ".join(ruling(run(parse_lines(board, "t"))).answer)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Anna risponde dando +2/+2 a Puma", "Anna risponde +2/+2 su Puma"),
        ("Anna risponde distruggendo il Bisonte", "Anna risponde distruzione su Bisonte"),
        ("Anna risponde esiliando Bisonte", "Anna risponde esilio su Bisonte"),
        ("Anna risponde neutralizzando 3 danni", "Anna risponde contromagia su 3 danni"),
        ("Anna dà +2/+2 a Puma", "Anna lancia +2/+2 su Puma"),
        ("Anna risponde con un'altra contromagia", "Anna risponde contromagia"),
    ],
)
def test_a_spell_is_said_by_what_is_done_with_it(said: str, plain: str) -> None:
    said_so, plainly = (parse_lines(BOARD.format(one), "t") for one in (said, plain))
    assert (said_so.players, said_so.script) == (plainly.players, plainly.script)


def test_control_a_card_with_such_a_name_is_that_card() -> None:
    card = "carta: Distruggendo istantaneo\n> Guadagni 4 punti vita.\n"
    board = "Anna: 20\nBruno: Bisonte 4/4\nAnna lancia Distruggendo\nVita di Anna?\n"
    assert answer(card + board) == "Anna passa da 20 a 24 punti vita."


def test_one_more_of_a_name_is_another_card() -> None:
    made = run(parse_lines("Anna: Zar 2/2 leggendario\nAnna lancia un altro Zar\n", "t"))
    assert made.question is not None


FIGHT = "Anna: Puma 3/3, Lince 2/2\nBruno: Bisonte 4/4\n{}\nBruno blocca con Bisonte\nMuore Puma?\n"


def test_509_1a_who_says_only_with_what_blocks_the_one_that_attacks() -> None:
    assert answer(FIGHT.format("Anna attacca con Puma")) == "«Puma» muore."


@pytest.mark.parametrize("attack", ["Anna attacca con Puma e Lince", "Anna passa"])
def test_509_1a_control_where_several_attack_or_none_it_is_asked_which(attack: str) -> None:
    with pytest.raises(ScenarioError, match="chi è bloccato"):
        answer(FIGHT.format(attack))


@pytest.mark.parametrize("asked", ["Muore Anna?", "Anna muore?", "Anna sopravvive?"])
@pytest.mark.parametrize(("life", "lost"), [("3", "perde la partita"), ("4", "non perde la partita")])
def test_104_3b_of_a_player_it_is_asked_whether_they_lose(life: str, lost: str, asked: str) -> None:
    assert f"Anna {lost}" in answer(f"Anna: {life}\nBruno:\nBruno lancia 3 danni su Anna\n{asked}\n")


def test_which_of_several_stays_asks_for_everything() -> None:
    found = read("Anna: 2x Zar 2/2 leggendario\nQuale Zar resta?\n")
    assert not found.faults and "chiede" not in found.root
