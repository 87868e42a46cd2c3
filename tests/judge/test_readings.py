"""The shelf for readings in the cache: what is damaged, old or cannot be written costs time and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from judge import readings
from judge.readings import Readings
from tests.judge.calling import judge

SCENARIO = """\
carte: {Gufo: {tipo: Creatura, f/c: 1/1, testo: [Volare, Fai una capriola.]}}
giocatori: [{nome: Anna, campo: [Gufo]}, Bruno]
"""


def test_what_was_put_is_found_by_another_run(tmp_path: Path) -> None:
    Readings(tmp_path).put("chiave", "però\n…")
    assert Readings(tmp_path).find("chiave") == "però\n…"
    assert Readings(tmp_path).find("altra") is None


@pytest.mark.parametrize("content", [b"", b"00000000\nx", b"\xff\xfe", b"x"])
def test_a_damaged_file_is_none(tmp_path: Path, content: bytes) -> None:
    shelf = Readings(tmp_path)
    shelf.put("chiave", "testo")
    (shelf.folder / "chiave.json").write_bytes(content)
    assert shelf.find("chiave") is None


def test_another_engine_has_another_folder_and_takes_the_old_one_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Readings(tmp_path)
    old.put("chiave", "vecchio")
    (tmp_path / "ricerca").mkdir()
    monkeypatch.setattr(readings, "fingerprint", lambda: "nuovo")
    new = Readings(tmp_path)
    assert new.find("chiave") is None
    new.put("chiave", "nuovo")
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["letture-nuovo", "ricerca"]


def test_there_are_never_endlessly_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST_KEPT", 3)
    for number in range(5):
        Readings(tmp_path).put(f"chiave{number}", "x")
    assert len(list(Readings(tmp_path).folder.iterdir())) <= 4


def test_a_cache_that_cannot_be_written_is_as_if_it_were_empty(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("qui non c'è una cartella", "utf-8")
    shelf = Readings(tmp_path / "file")
    shelf.put("chiave", "x")
    assert shelf.find("chiave") is None


def test_the_engine_is_named_by_all_that_shapes_a_reading() -> None:
    made_from = {path.name for path in readings._shaping()}
    assert {"effects.lark", "api.py", "ability.py", "printed_text.py", "stored.py", "__init__.py"} <= made_from


def test_a_scenario_is_the_same_with_a_shelf_and_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from scenarios.written.printed_text import read_printed

    monkeypatch.chdir(tmp_path)
    Path("prova.yaml").write_text(SCENARIO, "utf-8")
    answers = []
    for _ in range(2):
        read_printed.cache_clear()
        answers.append(judge("scenario", "esegui", "prova.yaml", "--json").stdout)
    assert answers[0] == answers[1]
    assert "capriola" in answers[0]


LOADED = """
import sys
from judge.cli import cli
cli(["scenario", "esegui", "prova.yaml"], standalone_mode=False)
print("lark" in sys.modules, file=sys.stderr)
"""


def test_lark_is_loaded_once_for_a_text_and_not_for_playing_it_again(tmp_path: Path) -> None:
    (tmp_path / "prova.yaml").write_text(SCENARIO, "utf-8")
    told = [
        subprocess.run([sys.executable, "-c", LOADED], cwd=tmp_path, capture_output=True, text=True, check=True).stderr
        for _ in range(2)
    ]
    assert told == ["True\n", "False\n"]
