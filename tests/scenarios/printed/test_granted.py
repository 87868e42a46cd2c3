"""613.1f, 707.2: what a line says that an imported card has besides is given to that permanent, and is not printed on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.printed import corrections
from scenarios.printed.enclosing import NotEnclosed, enclosed
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.told.ruling import ruling
from scenarios.written.by_line.embedded import file_of
from scenarios.written.card_source import lend_cards
from scenarios.written.load import parse_lines, understood
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall


def creature(name: str, text: str, oracle: str) -> dict[str, object]:
    return italian(
        scryfall(name, oracle_text=oracle, power="6", toughness="6", keywords=[]), name, text, "Creatura — Bestia"
    )


@pytest.fixture(autouse=True)
def _cards(tmp_path: Path) -> Iterator[None]:
    cards = (
        creature("Zanna del Fango Antico", "Travolgere", "Trample"),
        creature("Guscio di Torba", "Cautela", "Vigilance"),
    )
    imported(tmp_path, put(tmp_path, bulk(*cards)))
    lend_cards(LentCards(tmp_path / FILE, tmp_path / corrections.FILE))
    yield
    lend_cards(None)


def said(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "t"))).answer)


FIGHT = """\
Anna: Zanna del Fango Antico{words}
{line}Bruno: Muro 0/5
Anna attacca con Zanna
Bruno blocca Zanna con Muro
Anna assegna {wall} a Muro, {rest} a Bruno
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("", "Zanna del Fango Antico ha tocco letale\n"),
        ("", "La Zanna ha tocco letale\n"),
        (" tocco letale", ""),
    ],
)
def test_702_19b_702_2c_a_keyword_that_a_line_gives_counts(words: str, line: str) -> None:
    assert "da 20 a 15" in said(FIGHT.format(words=words, line=line, wall=1, rest=5))


def test_control_without_it_one_to_the_wall_is_not_lethal() -> None:
    with pytest.raises(ScenarioError):
        said(FIGHT.format(words="", line="", wall=1, rest=5))
    assert "da 20 a 19" in said(FIGHT.format(words="", line="", wall=5, rest=1))


def test_707_2_a_copy_does_not_have_what_was_given() -> None:
    lines = """\
Anna: Zanna del Fango Antico
La Zanna ha volare
Bruno: 20
carta: Specchio stregoneria
> Crea una pedina che è una copia della creatura bersaglio.
Anna lancia Specchio su Zanna
Zanna del Fango Antico 2 ha volare?
"""
    made = run(parse_lines(lines.rsplit("\n", 2)[0] + "\n", "t"))
    board = [one for one in made.final.objects.values() if one.printed.name == "Zanna del Fango Antico"]
    from engine import board_of

    flies = [bool(board_of(made.final).characteristics(one.id).has("flying")) for one in board]
    assert sorted(flies) == [False, True]


def test_what_was_given_is_taken_away_as_what_is_printed_is() -> None:
    lines = "Anna: Zanna del Fango Antico\nLa Zanna ha volare\nBruno: Corvo 1/1\nAnna attacca con Zanna\n{}Chi può bloccare?\n"
    spell = "Bruno lancia Peso su Zanna\n"
    text = "carta: Peso istantaneo\n> Una creatura bersaglio perde tutte le abilità fino alla fine del turno.\n"
    assert said(lines.format("")).startswith("No")
    before = lines.replace("Anna attacca", f"{text}{spell}Anna attacca")
    assert said(before.format("")).startswith("Sì")


def test_control_on_a_card_that_the_lines_define_it_is_written_there() -> None:
    lines = "Anna: Orso\nBruno:\ncarta: Orso creatura 2/2\nOrso ha volare\nAnna attacca con Orso\n"
    assert parse_lines(lines, "t").players[0].battlefield


def test_with_its_cards_inside_it_cannot_be_saved_and_says_why() -> None:
    lines = "Anna: Zanna del Fango Antico{}\nBruno:\n"
    given, plain = (understood(lines.format(words), "t") for words in (" volare", ""))
    assert given.scenario is not None and plain.scenario is not None
    with pytest.raises(NotEnclosed, match="volare"):
        enclosed(file_of(given.lines.root), given.scenario)
    assert "Travolgere" in enclosed(file_of(plain.lines.root), plain.scenario)
