"""Situations kept from one run to the next: the same again with every place, and the ordinary way where anything is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scenarios import library
from scenarios.language.errors import ScenarioError
from scenarios.written import kept
from scenarios.written.card_source import LentCard, lend_cards
from scenarios.written.load import load
from scenarios.written.printed_text import lend
from scenarios.written.records import Record, Text
from scenarios.written.rules_text import RulesText

SITUATION = """\
carte: {Gufo: {tipo: Creatura, f/c: 1/1, testo: [Volare, Fai una capriola.]}}
giocatori: [{nome: Anna, campo: [Gufo]}, Bruno]
azioni: [{passa: Anna}]
"""


class Shelf:
    """A shelf that says how often something was put on it."""

    def __init__(self) -> None:
        self.lies: dict[str, str] = {}

    def find(self, key: str) -> str | None:
        return self.lies.get(key)

    def put(self, key: str, content: str) -> None:
        self.lies[key] = content


class Cards:
    """Somebody who lends one card, or says that it is another one now."""

    def __init__(self) -> None:
        self.fields: Mapping[str, Any] = {"tipo": "Creatura — Orso", "f/c": "2/2"}

    def card(self, name: str, *, token: bool) -> LentCard | None:
        return LentCard(name, {name: self.fields}, f"stampa di {name}", ("una cosa",)) if name == "Orsa" else None

    def beginning(self, typed: str, most: int) -> Sequence[str]:
        return ()

    def is_card(self, name: str) -> bool:
        return name == "Orsa"

    def why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        return "", ""

    def stamp(self) -> str:
        return repr(self.fields)

    def close(self) -> None:
        pass


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    made = Shelf()
    lend(made)
    yield made
    lend(None)
    lend_cards(None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "prova.yaml"
    path.write_text(SITUATION, "utf-8")
    return path


def told(value: Any) -> Any:
    """All that is in a value: kinds, places and what was given, too."""
    if isinstance(value, Record):
        fields = [(name, told(one)) for name, one in value.by_name().items()]
        return type(value), value.place, sorted(value.model_fields_set), fields
    if isinstance(value, RulesText):
        return str(value), [told(part) for part in value.parts]
    if isinstance(value, Text):
        return str(value), value.place, value.style, list(value.lines)
    if isinstance(value, Mapping):
        return [(told(key), told(one)) for key, one in value.items()]
    if isinstance(value, tuple | list):
        return type(value), [told(one) for one in value]
    return value


def test_every_situation_of_the_library_comes_back_as_it_was_read() -> None:
    for path in library.paths():
        read = load(path)
        content = kept._for_shelf(read)
        assert content is not None, path
        again = kept._from_shelf(content, path.read_bytes())
        assert again is not None, path
        assert told(again) == told(read), path
        assert (repr(again), again.origin._replace(name=str(path))) == (repr(read), read.origin), path


def test_what_is_read_a_second_time_comes_from_the_shelf(shelf: Shelf, file: Path) -> None:
    first = kept.load(file)
    (key,) = shelf.lies
    shelf.lies[key] = shelf.lies[key].replace("Bruno", "Carla")
    assert [player.name for player in kept.load(file).players] == ["Anna", "Carla"]
    file.write_text(SITUATION + " ", "utf-8")
    assert [player.name for player in kept.load(file).players] == [player.name for player in first.players]
    assert kept.load(file).name == str(file)


def test_a_file_with_a_fault_is_not_kept(shelf: Shelf, file: Path) -> None:
    file.write_text(SITUATION.replace("passa", "pasa"), "utf-8")
    for _ in range(2):
        with pytest.raises(ScenarioError, match="pasa"):
            kept.load(file)
    assert not shelf.lies


def test_a_long_file_is_not_kept_and_a_short_one_is(shelf: Shelf, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "LARGEST_FILE", len(SITUATION.encode()))
    kept.load(file)
    assert len(shelf.lies) == 1
    file.write_text(SITUATION + "#", "utf-8")
    kept.load(file)
    assert len(shelf.lies) == 1


def test_other_cards_are_another_situation(shelf: Shelf, file: Path) -> None:
    cards = Cards()
    lend_cards(cards)
    file.write_text("giocatori: [{nome: Anna, campo: [Orsa]}, Bruno]", "utf-8")
    first, again = kept.load(file), kept.load(file)
    assert told(again) == told(first)
    assert again.origin == first.origin
    assert (again.rests_on, again.lacking) == (("stampa di Orsa",), ("Orsa: una cosa",))
    cards.fields = {"tipo": "Creatura — Orso", "f/c": "3/3"}
    assert str(kept.load(file).cards["Orsa"].power_toughness) == "3/3"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "[1, 2]",
        "[" * 100_000,
        '[{"genere": "os.system", "parola": "x"}, null]',
        '[{"genere": "scenarios.written.scalars.Which", "object": "x", "posto": null}, null]',
        "truncated",
    ],
)
def test_what_is_damaged_is_read_from_its_file(shelf: Shelf, file: Path, content: str) -> None:
    read = kept.load(file)
    (key,) = shelf.lies
    shelf.lies[key] = shelf.lies[key][:-20] if content == "truncated" else content
    assert told(kept.load(file)) == told(read)
    assert msgspec.json.decode(shelf.lies[key])
