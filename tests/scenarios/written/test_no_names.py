"""Words of a line that say where a card lies, how it is or how many there are, and are no part of its name."""

from __future__ import annotations

import pytest

from scenarios.written.load import understood
from scenarios.written.notation import NotationError, parse_permanent


@pytest.mark.parametrize(
    ("line", "column", "meant"),
    [
        ("Talpa girata 1/3", 7, "TAP"),
        ("tappato Tasso 3/3", 1, "TAP"),
        ("Talpa stappata 1/3", 7, ""),
        ("Talpa non tappata 1/3", 7, ""),
        ("in cima al grimorio Tasso 3/3", 12, ""),
        ("nel cimitero Tasso 3/3", 5, ""),
        ("Tasso sul board 3/3", 11, ""),
        ("4 talpe 1/3", 1, ""),
        ("tre pedine 1/1", 1, ""),
        ("pedine Soldato 1/1", 1, ""),
        ("Tasso appena entrato 3/3", 7, ""),
        ("solo Tasso 3/3", 1, ""),
    ],
)
def test_a_word_that_says_something_of_a_card_is_not_swallowed_by_its_name(line: str, column: int, meant: str) -> None:
    with pytest.raises(NotationError, match=r"davanti a un nome|non fa parte del nome|si contano") as found:
        parse_permanent(line)
    assert (found.value.column, found.value.suggestion) == (column, meant)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Re senza Corona 2/2", "Re senza Corona"),
        ("Colui che Scava 2/2", "Colui che Scava"),
        ("Tasso di Campo 3/3", "Tasso di Campo"),
        ("Talpa magra 1/3", "Talpa magra"),
        ('"Talpa girata" 1/3', "Talpa girata"),
        ("3 danni", "3 danni"),
        ("Sette Nani 1/1", "Sette Nani"),
        ("creatura 2/2", "creatura"),
    ],
)
def test_control_names_stay_what_they_are(line: str, name: str) -> None:
    assert parse_permanent(line).card == name


@pytest.mark.parametrize("letter", ["A", "E", "I"])
def test_201_2_a_capital_alone_tells_two_of_a_name_apart_and_leaves_the_type_alone(letter: str) -> None:
    found = parse_permanent(f"Talpa {letter} creatura 1/3")
    assert found.card == f"Talpa {letter}"
    assert found.type_line is not None


def test_control_an_article_in_a_name_goes_on_with_it() -> None:
    assert parse_permanent("Voce a creatura 1/3").card == "Voce a creatura"


@pytest.mark.parametrize("said", ["con due +1/+1", "con 2 +1/+1", "con due segnalini +1/+1"])
def test_122_1a_a_number_before_counters_says_how_many(said: str) -> None:
    assert parse_permanent(f"Talpa 1/3 {said}").counters == {"+1/+1": 2}


def test_control_one_kind_of_counters_without_a_number_is_one() -> None:
    assert parse_permanent("Talpa 1/3 con +1/+1").counters == {"+1/+1": 1}


def test_108_3_110_2_whose_it_is_and_who_has_it_in_more_words() -> None:
    found = parse_permanent("Talpa 1/3 di proprietà di Bruno")
    assert (found.owner, found.controller) == ("Bruno", None)
    found = parse_permanent("Talpa 1/3 sotto il controllo di Bruno")
    assert (found.owner, found.controller) == (None, "Bruno")
    assert parse_permanent("Giogo equipaggiamento equipaggiato a Talpa").attached_to == "Talpa"


def _lies(line: str) -> list[tuple[str, str | None, int, bool, bool]]:
    found = understood(f"{line}\nBruno: 20", "prova").scenario
    assert found is not None
    anna = found.players[0]
    return [
        (zone, one.card, one.count, getattr(one, "tapped", False), getattr(one, "token", False))
        for zone in ("battlefield", "library", "graveyard", "exile")
        for one in getattr(anna, zone)
        if one.card is not None
    ]


@pytest.mark.parametrize(
    ("line", "lies"),
    [
        ("Anna: Talpa girata 1/3", [("battlefield", "Talpa", 1, True, False)]),
        ("Anna: tappata Talpa 1/3", [("battlefield", "Talpa", 1, True, False)]),
        ("Anna: Talpa non tappata 1/3", [("battlefield", "Talpa", 1, False, False)]),
        ("Anna: in cima al grimorio Talpa 1/3", [("library", "Talpa", 1, False, False)]),
        ("Anna: nel cimitero Talpa 1/3", [("graveyard", "Talpa", 1, False, False)]),
        ("Anna: Talpa sul board 1/3", [("battlefield", "Talpa", 1, False, False)]),
        ("Anna: 4 pedine Talpa 1/3", [("battlefield", "Talpa", 4, False, True)]),
        ("Anna: 4 pedine 1/3 volare", [("battlefield", "Creatura1-3", 4, False, True)]),
        ("Anna: tre talpe 1/3", [("battlefield", "Talpe", 3, False, False)]),
        (
            "Anna ha in esilio una Talpa 1/3 e in campo un Tasso 3/3",
            [("battlefield", "Tasso", 1, False, False), ("exile", "Talpa", 1, False, False)],
        ),
        ("Anna ha 20 vite e in cima al mazzo una Talpa 1/3", [("library", "Talpa", 1, False, False)]),
    ],
)
def test_what_is_said_of_a_card_before_its_size_is_so(
    line: str, lies: list[tuple[str, str | None, int, bool, bool]]
) -> None:
    assert _lies(line) == lies
