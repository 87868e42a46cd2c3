"""Signs that nobody sees in lines that were copied from somewhere."""

import pytest

import scenarios.written.retold.understanding as told
from scenarios.language.errors import ScenarioError
from scenarios.written.load import Understood, parse_lines, understood

BOARD = "Bruno: Orso 2/2\nAnna lancia 3 danni su Orso\nMuore Orso?\n"


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\u200b", "\u202e", "\ufeff", "\u00ad", "\x85", "\ud800"])
def test_a_sign_that_is_not_seen_is_told_with_its_place_before_anything_else(sign: str) -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lines(BOARD.replace("su Orso", f"su Or{sign}so"), "t")
    (fault,) = error.value.faults
    assert (fault.line, fault.column) == (2, 26)
    assert f"U+{ord(sign):04X}" in fault.message and str(fault).isprintable()


def test_many_are_one_fault_that_counts_them() -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lines(BOARD.replace("Orso", "Or\u200bso"), "t")
    (fault,) = error.value.faults
    assert (fault.line, fault.column) == (1, 10) and "2 altri" in fault.message


@pytest.mark.parametrize("blank", ["\u00a0", "\t", "\u202f", "\u2003"])
def test_control_blanks_of_all_kinds_are_blanks(blank: str) -> None:
    assert parse_lines(BOARD.replace(" ", blank), "t") == parse_lines(BOARD, "t")
    assert parse_lines(BOARD.replace("\n", "\r\n"), "t") == parse_lines(BOARD, "t")


def test_of_thousands_of_lines_none_is_put_in_other_words(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(text: str, name: str, found: Understood) -> Understood:
        asked.append(text)
        return found

    monkeypatch.setattr(told, "in_other_words", noted)
    many = "".join(f"Bruno: Orso{number} 2/2\n" for number in range(4000))
    (fault,) = understood(many, "t").faults
    assert "il massimo è 3000" in fault.message and not asked
    # Control: a short one with a fault is.
    understood("Bruno: Orso 2/2\nAnna lnacia 3 danni\n", "t")
    assert len(asked) == 1
