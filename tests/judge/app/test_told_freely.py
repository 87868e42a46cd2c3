"""A board that is told, and not listed, in the Tavolo: ruled on, with how it was read below the answer."""

import pytest

from judge import keys
from judge.presenters import table
from judge.widgets.board_lines import BoardLines
from tests.judge.app.driving import WIDE, running

TOLD = "Ho un Lupo 3/3, il mio avversario un Orso 2/2. Attacco col Lupo e lui blocca con l'Orso.\nMuore l'Orso?\n"


@pytest.mark.app
@pytest.mark.usefixtures("small_rules", "shipped")
async def test_a_board_that_is_told_is_ruled_on_with_how_it_was_read() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        judge.app.screen.query_one(BoardLines).load_text(TOLD)
        await judge.until("«Orso» muore.")
        await judge.until("è letta come")
        assert "Non si può ancora svolgere" not in judge.text


def test_a_line_in_other_words_is_marked_as_understood_as_a_whole() -> None:
    found = table.checked(TOLD)
    assert found.scenario is not None and not found.faults
    assert [(typed.line, typed.text) for typed, _ in found.marks if typed.line == 1] == [(1, TOLD.split("\n")[0])]
