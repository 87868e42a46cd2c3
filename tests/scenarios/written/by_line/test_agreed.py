"""800.2: variant, options, sides and emperors said in lines come to what a file says of them."""

import pytest

from judge.presenters.completing import Sight, offers
from scenarios.written.by_line.reading import read
from scenarios.written.by_line.writing import lines_of
from scenarios.written.load import of_lines, parse
from scenarios.written.model import Scenario

SEATS = "".join(f"{name}: squadra {team}\n" for name, team in zip("ABCDEF", "111222", strict=True))


def said(lines: str, seats: str = SEATS) -> Scenario:
    return of_lines(read(lines + seats), "prova")


def test_800_2_options_between_commas_are_those_of_a_file() -> None:
    found = said("opzioni: raggio 2, attacco a sinistra, schierare, turni condivisi no\n").options
    written = "opzioni: {raggio: 2, attacco: a sinistra, schierare: sì, turni condivisi: no}\ngiocatori: [{nome: A}, {nome: B}]"
    assert found == parse(written, "prova").options
    assert found == said("opzioni: {raggio: 2, attacco: a sinistra, schierare: sì, turni condivisi: no}\n").options
    assert found != said("opzioni: raggio 2, attacco a destra, schierare, turni condivisi no\n").options


def test_801_2b_ranges_are_said_by_name_or_for_everybody() -> None:
    assert said("opzioni: raggio di A 1, raggio di B illimitato\n").options.ranges == {"A": 1, "B": None}
    assert said("opzioni: raggio 1\n").options.ranges == {"": 1}


@pytest.mark.parametrize("lines", ["opzioni: raggio 1, raggio di A 2\n", "raggio di A: 2\nraggio: 1\n"])
def test_801_2a_one_range_may_differ_from_everybody_elses(lines: str) -> None:
    assert said(lines).options.ranges == {"": 1, "A": 2}


def test_800_2_an_option_may_have_a_line_of_its_own() -> None:
    each = "raggio: 2\nattacco: a sinistra\nschierare: sì\nturni condivisi: no\n"
    assert said(each).options == said("opzioni: raggio 2, attacco a sinistra, schierare, turni condivisi no\n").options
    assert said("raggio di A: 2\nraggio di B: illimitato\n").options.ranges == {"A": 2, "B": None}
    assert said("raggio: 2\n").options != said("raggio: 1\n").options


@pytest.mark.parametrize(
    ("line", "column", "told"),
    [
        ("ragio: 1", 1, "non è un'intestazione"),
        ("attacco:", 1, "come «attacco a più giocatori»"),
        ("raggio di: 1", 1, "non è un'intestazione"),
        ("opzioni: {raggio: 1}\nraggio: 2", 1, "c'è già"),
    ],
)
def test_800_2_an_option_alone_that_is_none_is_told_at_its_place(line: str, column: int, told: str) -> None:
    [fault] = read(f"{line}\n{SEATS}").faults
    assert (fault.line, fault.column) == (len(line.splitlines()), column)
    assert told in fault.message


def test_903_2_two_formats_stand_between_commas() -> None:
    assert said("formato: Commander, Emperor\n").formats == said("formato: [Commander, Emperor]\n").formats


def test_809_2_an_emperor_is_said_behind_the_team() -> None:
    seats = SEATS.replace("A: squadra 1", "A: 20, squadra 1, imperatore")
    assert [one.emperor for one in said("formato: Emperor\n", seats).players] == [True, *[False] * 5]


@pytest.mark.parametrize(
    ("options", "column", "told"),
    [
        ("ragio 1", 10, "non è un'opzione"),
        ("raggio 1, attacco", 20, "come «attacco a più giocatori»"),
        ("raggio 1, raggio 2", 20, "c'è già"),
        ("raggio di A 1, raggio di A 2", 25, "il raggio di «A» c'è già"),
        ("raggio di 1", 10, "il nome e il raggio"),
    ],
)
def test_an_option_that_is_none_is_told_at_its_place(options: str, column: int, told: str) -> None:
    [fault] = read(f"opzioni: {options}\n{SEATS}").faults
    assert (fault.line, fault.column) == (1, column)
    assert told in fault.message


def test_formats_and_options_are_completed() -> None:
    seen = Sight(players=("A", "B"))
    assert offers("formato: Commander, s", seen)[0] == "formato: Commander, squadra contro squadra"
    assert offers("opzioni: raggio 1, attacco a s", seen) == ("opzioni: raggio 1, attacco a sinistra",)
    assert offers("A: squadra 1, imp", seen)[0] == "A: squadra 1, imperatore"


MELEE = "formato: Grand Melee\n" + "".join(
    f"{name}: 20, grimorio 5\n" for name in ("Ada", "Bice", "Carla", "Dora", "Elsa", "Furio", "Gino", "Ivo")
)


@pytest.mark.parametrize("line", ["segnaturno: Elsa", "segnaturno di Elsa", "segnaturno Elsa", "- segnaturno: Elsa"])
def test_807_4_what_follows_may_be_in_the_turn_of_another_marker(line: str) -> None:
    written = of_lines(read(f"{MELEE}{line}\nElsa concede\n"), "prova")
    assert written.script[0] == of_lines(read(f"{MELEE}- {{segnaturno: Elsa}}\n"), "prova").script[0]


def test_807_4_a_marker_that_is_attended_comes_back_as_a_line() -> None:
    assert "segnaturno di Elsa" in lines_of(read(f"{MELEE}segnaturno: Elsa\n").root)


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("concede: Bice", "Bice concede"),
        ("passa: Ada", "Ada passa"),
        ("vai a: finale", "vai a finale"),
        ("risolvi: 2", "risolvi 2"),
        ("perde per penalità: Ada", "Ada perde per penalità"),
    ],
)
def test_a_word_of_a_file_that_is_an_action_says_it_in_lines_too(line: str, same: str) -> None:
    assert of_lines(read(f"{MELEE}{line}\n"), "prova").script == of_lines(read(f"{MELEE}{same}\n"), "prova").script


def test_800_4_who_has_left_is_said_behind_the_name() -> None:
    seats = SEATS.replace("A: squadra 1", "A: 20, squadra 1, ha lasciato")
    assert [one.gone for one in said("", seats).players] == [True, *[False] * 5]
    [fault] = read(SEATS.replace("A: squadra 1", "A: ha lascato")).faults
    assert fault.suggestion == "ha lasciato"
