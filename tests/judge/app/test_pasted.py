"""What is pasted into a terminal is a text, whatever stands in it, and in however many pieces it comes."""

import pytest
from textual.events import Key, Paste

from judge.terminal_input import BEGINS, ENDS, PasteWhole

TEXT = "Bruno: Orso\x00 2/2\rAnna\x1b[31m lancia\x07 \x1bOP\x1b]0;x\x07 3 \u200b\u202e danni\x1b"


def heard(*pieces: str) -> list[str]:
    """What a parser makes of what comes in pieces: keys by their names, pasted texts as they are."""
    parser = PasteWhole()
    events = [event for piece in pieces for event in parser.feed(piece)]
    return [event.text if isinstance(event, Paste) else event.key for event in events if isinstance(event, Paste | Key)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 1000])
def test_all_that_is_pasted_arrives_and_none_of_it_is_a_key(size: int) -> None:
    sent = f"a{BEGINS}{TEXT}{ENDS}b"
    pieces = [sent[at : at + size] for at in range(0, len(sent), size)]
    assert heard(*pieces) == ["a", TEXT, "b"]


def test_several_pastes_are_several() -> None:
    assert heard(f"{BEGINS}uno{ENDS}{BEGINS}{ENDS}x{BEGINS}due{ENDS}") == ["uno", "", "x", "due"]


def test_control_outside_of_one_the_same_signs_are_keys() -> None:
    assert heard("\x07", "\x1bOP") == ["ctrl+g", "f1"]
