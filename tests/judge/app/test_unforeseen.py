"""What nobody foresaw while a board is judged is told beside the board; the application goes on, and so does whoever types."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from judge import keys, paths
from judge.app import JudgeApp
from judge.presenters import completing, table
from judge.presenters.sources import Source
from judge.widgets.board_lines import BoardLines
from tests.judge.app.driving import running

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]

BREAKS = "Anna: Crepa 1/1\nBruno:\n"


def breaks_at(monkeypatch: pytest.MonkeyPatch, where: object, name: str, word: str = "Crepa") -> None:
    """Has a function raise what nobody foresaw where a word comes to it."""
    real = getattr(where, name)

    def broken(text: str, *given: object) -> object:
        if word in text:
            raise ZeroDivisionError("unforeseen")
        return real(text, *given)

    monkeypatch.setattr(where, name, broken)


async def test_an_unforeseen_error_stands_in_the_verdict_and_the_next_board_is_ruled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaks_at(monkeypatch, table, "checked")
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        lines = judge.app.screen.query_one(BoardLines)
        lines.load_text(BREAKS)
        await judge.until("(ZeroDivisionError)")
        reports = [*(paths.state() / "errori").glob("*.txt")]
        assert len(reports) == 1 and "unforeseen" in reports[0].read_text("utf-8")
        lines.load_text("Anna: Orso 2/2\nBruno:\nmuore Orso\n")
        await judge.until("«Orso» muore.")
        assert "Imprevisto" not in judge.text


async def test_a_board_that_broke_it_opens_again_from_its_file_and_in_the_steps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaks_at(monkeypatch, table, "checked")
    file = tmp_path / "crepa.tavolo"
    file.write_text(BREAKS, "utf-8")
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.press("ctrl+o")
        await judge.paste(str(file))
        await judge.press("enter")
        await judge.until("(ZeroDivisionError)")
        assert judge.app.screen.query_one(BoardLines).text == BREAKS
        await judge.press("f5")
        await judge.until("Non si può svolgere.")
        await judge.until("(ZeroDivisionError)")


async def test_what_a_line_may_go_on_with_breaks_no_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks_at(monkeypatch, completing, "offers")
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.press("ctrl+end")
        await judge.type("Crepa")
        await judge.until("(ZeroDivisionError)")
        assert judge.app.screen.query_one(BoardLines).text.endswith("Crepa")


async def test_a_situation_that_breaks_the_reader_is_told_where_its_answer_would_stand() -> None:
    def broken() -> object:
        raise ZeroDivisionError("unforeseen")

    async with running() as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("x", broken))  # type: ignore[arg-type]
        await judge.until("(ZeroDivisionError)")
        assert judge.app.is_running


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("sys.exit(1)", "finito"),
        ("path.write_bytes(b'Anna: \\xff\\xfe')", "legge"),
        (None, "avvia"),
    ],
)
async def test_the_terminal_is_taken_back_from_an_editor_that_fails(
    body: str | None, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = tmp_path / "editor.py"
    script.write_text(f"import sys, pathlib\npath = pathlib.Path(sys.argv[1])\n{body}\n", "utf-8")
    editor = str(tmp_path / "nessuno") if body is None else f"'{sys.executable}' '{script}'"
    monkeypatch.setenv("VISUAL", editor)
    lent = []

    @contextmanager
    def suspend(self: JudgeApp) -> Iterator[None]:
        """As Textual has it: what stands behind the words is done where no error comes out of them, and only there."""
        lent.append("given")
        yield
        lent.append("taken back")

    monkeypatch.setattr(JudgeApp, "suspend", suspend)
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        lines = judge.app.screen.query_one(BoardLines)
        lines.load_text("Anna: Orso 2/2\nBruno:\n")
        await judge.press("ctrl+e")
        await judge.until(says)
        assert lent == ["given", "taken back"]
        assert lines.text == "Anna: Orso 2/2\nBruno:\n"
