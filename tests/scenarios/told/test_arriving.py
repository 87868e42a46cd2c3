"""110.5b, 122.6, 614.1c: how something entered is said of that moment; what came later is said as later."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines


def first(lines: str) -> str:
    found = ruling(run(parse_lines(lines + "Che cosa succede?", "tavolo")))
    return " ".join(found.answer)


LAND = "Anna: mano: Isola\nBruno: 20\nturno di Anna\nAnna gioca Isola\n"
SLOW = "Anna: mano: Valle terra\n> La Valle entra TAPpata.\nBruno: 20\nturno di Anna\nAnna gioca Valle\n"


def test_110_5b_a_land_that_was_tapped_later_did_not_enter_tapped() -> None:
    said = first(LAND + "Anna attiva Isola\n")
    assert said.startswith("«Isola» entra nel campo di battaglia e poi è in posizione TAPpata.")


def test_110_5b_control_one_that_stays_as_it_is_and_one_that_enters_tapped() -> None:
    assert first(LAND).startswith("«Isola» entra nel campo di battaglia.")
    assert first(SLOW).startswith("«Valle» entra nel campo di battaglia in posizione TAPpata.")


def test_110_5b_one_that_entered_tapped_and_was_untapped() -> None:
    assert first(SLOW + "STAPpa Valle\n").startswith(
        "«Valle» entra nel campo di battaglia in posizione TAPpata e poi è in posizione STAPpata."
    )


CHARGED = """\
Anna: mano: Prisma artefatto
> Il Prisma entra con cinque segnalini carica.
> Rimuovi un segnalino carica dal Prisma: Guadagni 1 punto vita.
Bruno: 20
Anna lancia Prisma
risolvi
"""


def test_122_6_so_many_counters_as_it_entered_with() -> None:
    assert "con 5 segnalini carica e poi ha 4 segnalini carica" in first(CHARGED + "Anna attiva Prisma\nrisolvi\n")
    assert first(CHARGED).startswith("«Prisma» entra nel campo di battaglia con 5 segnalini carica.")


@pytest.mark.parametrize(
    ("behind", "said"),
    [("", "«Lupo» entra nel campo di battaglia."), ("Anna lancia +3/+3 su Lupo\nrisolvi\n", "e poi diventa 5/5.")],
)
def test_208_1_a_size_that_came_later(behind: str, said: str) -> None:
    assert said in first("Anna: mano: Lupo creatura 2/2\nBruno: 20\nAnna lancia Lupo\nrisolvi\n" + behind)


def test_control_613_4c_a_size_that_it_has_as_it_enters() -> None:
    lines = (
        "Anna: Stendardo incantesimo «Le creature che controlli prendono +1/+1.»; mano: Lupo creatura 2/2\nBruno: 20\n"
    )
    assert "entra nel campo di battaglia come 3/3." in first(lines + "Anna lancia Lupo\nrisolvi\n")


def test_508_1_what_attacks_later_is_told_as_an_attack() -> None:
    lines = "Anna: mano: Lupo creatura 2/2 rapidità\nBruno: 20\nAnna lancia Lupo\nrisolvi\nAnna attacca con Lupo\nqui\n"
    lines = lines.replace("qui\n", "fino a dichiarazione delle creature bloccanti\n")
    said = first(lines)
    assert "«Lupo» entra nel campo di battaglia e poi attacca Bruno" in said and "TAPpata" not in said
