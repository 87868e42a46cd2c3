"""The scenarios that ship: found by name, listed with what they say of themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

from scenarios import library
from scenarios.language.errors import ScenarioError
from scenarios.written.load import load

TWO = {
    "danno/tre-danni.yaml": "titolo: Tre danni\nlivello: 1\ntemi: [danno]\ngiocatori: [Anna, Bruno]\n",
    "pila/due-magie.yaml": "titolo: Due magie\ngiocatori: [Anna, Bruno]\n",
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for name, text in TWO.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    library.entries.cache_clear()
    yield tmp_path
    library.entries.cache_clear()


def test_entries_are_listed_by_folder_and_name(folder):
    assert [entry.name for entry in library.entries()] == ["tre-danni", "due-magie"]
    first, second = library.entries()
    assert (first.title, first.level, first.themes) == ("Tre danni", 1, ("danno",))
    assert first.path == folder / "danno" / "tre-danni.yaml"
    assert (second.level, second.themes) == (None, ())


def test_a_scenario_is_found_by_its_name_with_or_without_its_ending(folder):
    for name in ("due-magie", "Due-Magie.yaml", " due-magie "):
        assert library.find(name).title == "Due magie"


def test_an_unknown_name_gets_the_nearest(folder):
    with pytest.raises(library.UnknownScenario, match="forse «tre-danni»") as error:
        library.find("tre-dani")
    assert error.value.suggestion == "tre-danni"


def test_a_file_that_cannot_be_read_is_told(folder):
    (folder / "pila" / "rotto.yaml").write_text("titolo: [", encoding="utf-8")
    library.entries.cache_clear()
    with pytest.raises(ScenarioError):
        library.entries()


def test_the_names_of_the_library_that_ships_are_all_different():
    names = [path.stem for path in library.paths()]
    assert len(set(names)) == len(names)
    assert all(Path(library.FOLDER) in path.parents for path in library.paths())


def test_what_the_list_says_is_what_the_file_says():
    for entry in library.entries():
        found = load(entry.path)
        assert (entry.title, entry.level, entry.themes) == (found.title, found.level, found.themes)


def test_listing_reads_no_board():
    loaded = "print(*sorted({'pydantic', 'engine.state.game'} & {*sys.modules}))"
    code = f"import sys; from scenarios import library; library.entries(); {loaded}"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"
