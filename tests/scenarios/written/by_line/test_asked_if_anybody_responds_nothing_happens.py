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


@pytest.mark.parametrize(
    "asked", ["Bruno può rispondere?", "Anna può lanciare Rito?\nBruno può rispondere?", "Quanto costa Rito?"]
)
def test_117_3c_who_has_priority_is_asked_of_the_board_and_not_of_what_is_tried(asked: str) -> None:
    rite = "Anna in mano: Rito stregoneria {B}\n> Pesca due carte.\nBruno: Orso 2/2\nAnna lancia 3 danni sull'Orso\n"
    assert _told(f"{rite}{asked}\nChi ha priorità?").answer[-1].endswith("ha priorità Anna.")
    # The controls: somebody has passed by then; what is on the stack is what is there.
    assert _told(f"{rite}{asked}\nAnna passa\nChi ha priorità?").answer[-1].endswith("ha priorità Bruno.")
    assert _told(f"{rite}{asked}\nChe cosa c'è in pila?").answer[-1].endswith("in pila c'è «3 danni».")


def test_601_3_control_of_a_spell_that_is_gone_on_with_the_stack_is_asked() -> None:
    told = _told(f"{AT_THE_ADEPT}Bruno può lanciare Guizzo?\nChe cosa c'è in pila?").answer[-1]
    assert "«Guizzo» e «2 danni»" in told


def test_402_1_control_a_card_of_that_name_that_somebody_has_counts() -> None:
    lines = "Anna: 20\nBruno: 20\nin mano: magia istantanea istantaneo\nAnna lancia 2 danni a Bruno\n"
    assert "1 carta" in _told(f"{lines}Bruno può rispondere?\nQuante carte ha in mano Bruno?").answer[-1]
