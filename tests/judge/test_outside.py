"""A text in the editor of whoever uses the program, and what is said where there is none or it fails."""

import shutil
import sys
from pathlib import Path

import pytest

from judge.presenters.outside import CannotEdit, edit, edited, editor


def writes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, body: str) -> None:
    """An editor that does this to the file that it is given."""
    script = tmp_path / "editor.py"
    script.write_text(f"import sys, pathlib\npath = pathlib.Path(sys.argv[1])\n{body}\n", "utf-8")
    monkeypatch.setenv("VISUAL", f"'{sys.executable}' '{script}'")


def test_what_the_editor_leaves_is_taken_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    writes(monkeypatch, tmp_path, "path.write_text(path.read_text('utf-8') + 'Lupo 2/2, città\\n', 'utf-8')")
    assert edited("Anna:\n", ".tavolo") == "Anna:\nLupo 2/2, città\n"


def test_a_text_without_a_line_end_gets_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    writes(monkeypatch, tmp_path, "pass")
    assert edited("Anna:", ".tavolo") == "Anna:"
    writes(monkeypatch, tmp_path, "path.write_text(path.read_text('utf-8') + 'Lupo\\n', 'utf-8')")
    assert edited("Anna:", ".tavolo") == "Anna:\nLupo"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("sys.exit(3)", "è finito con 3"),
        ("path.unlink()", "non si legge"),
        ("path.write_bytes(b'Anna: \\xff\\xfe')", "non si legge"),
    ],
)
def test_an_editor_that_fails_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, body: str, says: str
) -> None:
    writes(monkeypatch, tmp_path, body)
    with pytest.raises(CannotEdit, match=says):
        edited("Anna:\n", ".tavolo")


def test_an_editor_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VISUAL", str(tmp_path / "nessuno"))
    with pytest.raises(CannotEdit, match="non si avvia"):
        edit(tmp_path / "t.tavolo")


def test_visual_comes_before_editor_and_what_is_usual_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert editor({"VISUAL": "code --wait", "EDITOR": "ed"}) == ["code", "--wait"]
    assert editor({"VISUAL": " ", "EDITOR": "ed"}) == ["ed"]
    monkeypatch.setattr(shutil, "which", {"vi": "/bin/vi"}.get)
    assert editor({}) == ["vi"]
    monkeypatch.setattr(shutil, "which", {}.get)
    with pytest.raises(CannotEdit, match="non c'è un editor"):
        editor({})
    with pytest.raises(CannotEdit, match="non si capisce"):
        editor({"EDITOR": "'nano"})
