"""The shelf for readings in the cache: what is damaged, old or cannot be written costs time and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from judge import paths, readings
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


def test_a_file_under_the_name_of_another_a_link_and_a_huge_one_are_none_and_a_copy_is_not(tmp_path: Path) -> None:
    shelf = Readings(tmp_path)
    shelf.put("chiave", "testo")
    kept = shelf.folder / "chiave.json"
    (shelf.folder / "altra.json").write_bytes(kept.read_bytes())
    assert shelf.find("altra") is None
    aside = kept.rename(tmp_path / "altrove.json")
    kept.symlink_to(aside)
    assert shelf.find("chiave") is None
    kept.unlink()
    kept.write_bytes(aside.read_bytes() + b" " * readings.LARGEST)
    assert shelf.find("chiave") is None
    kept.write_bytes(aside.read_bytes())
    assert shelf.find("chiave") == "testo"


def test_what_is_too_large_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "LARGEST", 1_000)
    shelf = Readings(tmp_path)
    shelf.put("lunga", "x" * 901)
    shelf.put("corta", "x" * 800)
    assert (shelf.find("lunga"), shelf.find("corta")) == (None, "x" * 800)


def test_a_module_that_is_written_anew_is_another_program(tmp_path: Path) -> None:
    package = tmp_path / "package"
    (package / "rooms").mkdir(parents=True)
    (package / "rooms" / "one.py").write_text("x = 1", "utf-8")
    before, again = (list(readings._files(package)) for _ in range(2))
    assert before == again
    (package / "rooms" / "one.py").replace(tmp_path / "aside")
    (package / "rooms" / "one.py").write_text("x = 2", "utf-8")
    assert [path for path, _ in readings._files(package)] == [path for path, _ in before]
    assert list(readings._files(package)) != before


@pytest.mark.parametrize("name", ["words.json", "corpus/601.txt", "readers/cards.yaml", "one.lark", "table.toml"])
def test_whatever_lies_in_a_package_shapes_what_it_says(tmp_path: Path, name: str) -> None:
    for folder in ("corpus", "readers", "__pycache__"):
        (tmp_path / folder).mkdir()
    before = list(readings._files(tmp_path))
    (tmp_path / "__pycache__" / "one.pyc").write_bytes(b"x")
    assert list(readings._files(tmp_path)) == before
    (tmp_path / name).write_text("x", "utf-8")
    assert [path for path, _ in readings._files(tmp_path)] == [str(tmp_path / name)]


def test_another_engine_has_another_folder_and_takes_the_old_one_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Readings(tmp_path)
    old.put("chiave", "vecchio")
    (tmp_path / "ricerca").mkdir()
    monkeypatch.setattr(readings, "fingerprint", lambda _packages: "nuovo")
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
    made_from = {Path(path).name for path, _ in readings._shaping(readings.READ_BY)}
    assert {
        "effects.lark",
        "api.py",
        "ability.py",
        "printed_text.py",
        "stored.py",
        "validating.py",
        "version.py",
        "number.py",
    } <= made_from


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
print(*sorted({"lark", "pydantic", "pydantic_core", "rapidfuzz", "sqlite3", "textual", "yaml"} & {*sys.modules}), file=sys.stderr)
"""


AIMED = """\
carte:
  Dardo: {tipo: Istantaneo, testo: [Dardo infligge 2 danni a una creatura bersaglio.]}
giocatori:
- {nome: Anna, mano: [Dardo]}
- {nome: Bruno, campo: [Orso 2/2, Lupo 3/3]}
azioni:
- {lancia: Dardo, di: Anna, bersagli: [orso]}
- risolvi
chiede: [zona di orso]
"""


@pytest.mark.parametrize("situation", [SCENARIO, AIMED])
def test_what_reads_is_loaded_once_for_a_file_and_not_for_playing_it_again(situation: str, tmp_path: Path) -> None:
    (tmp_path / "prova.yaml").write_text(situation, "utf-8")
    told = [
        subprocess.run([sys.executable, "-c", LOADED], cwd=tmp_path, capture_output=True, text=True, check=True).stderr
        for _ in range(2)
    ]
    assert {*told[0].split()} == {"lark", "yaml"}
    assert told[1] == "\n"


@pytest.mark.parametrize(
    "name", ["danno-letale", "due-leggende-a-testa", "esplorare-il-dungeon", "copia-non-leggendaria"]
)
@pytest.mark.parametrize("form", ["testo", "json", "html"])
def test_an_answer_is_the_same_byte_by_byte_from_the_file_from_the_shelf_and_with_a_spoilt_one(
    name: str, form: str
) -> None:
    anew, kept = (judge("scenario", "esegui", name, "--formato", form) for _ in range(2))
    for file in readings.readings(paths.cache()).folder.iterdir():
        file.write_bytes(file.read_bytes()[:-1])
    spoilt = judge("scenario", "esegui", name, "--formato", form)
    assert (anew.stdout, anew.exit_code) == (kept.stdout, kept.exit_code) == (spoilt.stdout, spoilt.exit_code)
    assert anew.stdout
