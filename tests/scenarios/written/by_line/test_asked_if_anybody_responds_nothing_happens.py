"""117.1a, 733.1: whether somebody can respond at all is only tried, and the other questions are of the table as it is."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

AT_THE_ADEPT = """\
Anna: 20
Bruno: 20, Adepto 1/2 prodezza
in mano: Guizzo istantaneo {U}
> Pesca una carta.
Anna lancia 2 danni sull'Adepto
"""


def _told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "t")))


@pytest.mark.parametrize(
    "asked",
    [
        "Bruno può rispondere?",
        "Può rispondere Bruno?",
        "Bruno può rispondere al danno?",
        "Bruno può ancora rispondere?",
    ],
)
def test_733_1_the_spell_that_stands_for_any_other_is_cast_by_nobody(asked: str) -> None:
    told = _told(f"{AT_THE_ADEPT}{asked}\nMuore l'Adepto?")
    assert told.answer[0].startswith("Sì: Bruno lancia") and "«Adepto» muore." in told.answer
    assert "va nel cimitero di Bruno" not in " ".join(told.rest)


@pytest.mark.parametrize(
    "asked",
    [
        "Quante carte ci sono nel cimitero di Bruno?",
        "Quante carte ha in mano Bruno?",
        "Quanta vita ha Bruno?",
        "Chi vince?",
    ],
)
def test_733_1_nothing_that_is_asked_below_knows_of_it(asked: str) -> None:
    with_it, without = (_told(f"{AT_THE_ADEPT}{one}{asked}").answer for one in ("Bruno può rispondere?\n", ""))
    assert with_it[-1] == without[-1]


def test_733_1_two_that_are_asked_about_in_a_row_both_leave_the_table_as_it_is() -> None:
    rows = ["Bruno può rispondere?\nAnna può rispondere?", "Bruno può rispondere?\nBruno può lanciare Guizzo?"]
    for asked in (*rows, "Bruno può lanciare Guizzo?\nBruno può rispondere?"):
        assert "«Adepto» muore." in _told(f"{AT_THE_ADEPT}{asked}\nMuore l'Adepto?").answer


def test_601_3_control_a_spell_that_is_named_is_gone_on_with() -> None:
    for said in ("Bruno può lanciare Guizzo?", "Bruno risponde con Guizzo"):
        assert "«Adepto» resta sul campo di battaglia." in _told(f"{AT_THE_ADEPT}{said}\nMuore l'Adepto?").answer


SCHOLAR = """\
Anna: 20
Bruno: Saggio 0/2
> La forza del Saggio è pari al numero di carte nella tua mano.
in mano: Guizzo istantaneo {U}
Anna lancia 1 danno ad Anna
"""


def test_402_2_what_counts_cards_in_hand_does_not_count_it() -> None:
    alone, tried = (
        _told(f"{SCHOLAR}{one}Che forza ha il Saggio?").answer[-1] for one in ("", "Bruno può rispondere?\n")
    )
    assert alone == tried and "1" in alone


def test_405_1_control_a_spell_of_that_name_that_is_cast_is_a_card() -> None:
    lines = "Anna: 20\nBruno: 20\nAnna lancia 2 danni a Bruno\nBruno risponde con magia istantanea\n"
    for asked in ("", "Bruno può rispondere?\n"):
        assert "«magia istantanea»" in _told(f"{lines}{asked}Quante carte ci sono nel cimitero di Bruno?").answer[-1]
