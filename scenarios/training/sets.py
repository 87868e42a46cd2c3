"""A trainer's set: a folder of situations, and beside them a file that says what the set is called and in which order they come.

Without that file the situations come in the order of their names. A situation that ships may stand in the order by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from scenarios.language.errors import Fault, ScenarioError, nearest, shown
from scenarios.library import Entry, UnknownScenario, entry_of, path_of, paths
from scenarios.written import decoding
from scenarios.written.load import record_of
from scenarios.written.records import LISTED, Field, Fields, Record, place_of
from scenarios.written.scalars import Name, Prose, between

FILE = "insieme.yaml"
"""What the file about the set is called, in its folder."""
ENDINGS = (".yaml", ".yml")
MOST = 500
"""How many situations a set may have."""


class Said(Record):
    """What the file of a set says."""

    title: Prose = Field(alias="titolo", description="Come si chiama l'insieme")
    level: Annotated[int, *between(1, 5)] | None = Field(default=None, alias="livello", description="Da 1 a 5")
    notes: Prose = Field(default="", alias="note", description="Che cosa deve sapere chi si allena, o chi insegna")
    order: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(),
        alias="ordine",
        description="I nomi delle situazioni, nell'ordine in cui vengono; se manca, per nome",
    )


@dataclass(frozen=True, slots=True)
class TrainingSet:
    """A set as it was read: its folder, what it says of itself, its situations in order, the files that its order leaves out."""

    folder: Path
    title: str
    level: int | None
    notes: str
    entries: tuple[Entry, ...]
    left_out: tuple[str, ...] = ()


def set_in(folder: Path) -> TrainingSet:
    """The set in a folder. Raises ScenarioError with every fault of a file that cannot be read, OSError for the folder."""
    files = _named(folder)
    place = folder / FILE
    said = said_in(place.read_bytes(), str(place), files) if place.exists() else Said(title=folder.resolve().name)
    names = said.order or tuple(files)
    entries = tuple(entry_of(files[name] if name in files else path_of(name)) for name in names)
    return TrainingSet(
        folder, said.title, said.level, said.notes, entries, tuple(one for one in files if one not in names)
    )


def said_in(data: bytes, name: str, files: Mapping[str, object]) -> Said:
    """The file of a set, whose folder has these situations. Raises ScenarioError with every fault and its place."""
    try:
        text = decoding.decoded(data)
    except decoding.Unreadable as unreadable:
        raise ScenarioError([Fault(name, *(unreadable.place or (0, 0)), "", unreadable.message)]) from None
    said, root = record_of(text, name, Said, first="titolo")
    if faults := [*_of_order(said, root, name, files)]:
        raise ScenarioError(faults)
    order = tuple(_without_ending(one) for one in said.order)
    return said.model_copy(update={"order": order})


def _of_order(said: Said, root: Fields, file: str, files: Mapping[str, object]) -> Iterator[Fault]:
    """Names in the order that no situation has, or that come twice."""
    written = root.get("ordine")
    lines = written if isinstance(written, list) else [written]
    shipped = [one.stem for one in paths()]
    seen: set[str] = set()
    for line, one in zip(lines, said.order, strict=False):
        name = _without_ending(one)
        at = place_of(line)
        if name not in files and not _ships(name):
            near = nearest(name, [*files, *shipped])
            yield Fault(file, *(at or (1, 1)), "ordine", f"nessuna situazione si chiama {shown(name)}", near)
        elif name in seen:
            yield Fault(file, *(at or (1, 1)), "ordine", f"{shown(name)} c'è due volte")
        seen.add(name)


def _ships(name: str) -> bool:
    try:
        path_of(name)
    except UnknownScenario:
        return False
    return True


def _without_ending(name: str) -> str:
    return next((name.removesuffix(ending) for ending in ENDINGS if name.endswith(ending)), name)


def _named(folder: Path) -> dict[str, Path]:
    """The files of the situations by their names. Raises ScenarioError for two of one name, or too many."""
    found: dict[str, Path] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix not in ENDINGS or path.name == FILE:
            continue
        if path.stem in found:
            raise ScenarioError([Fault(str(path), 0, 0, "", f"anche {found[path.stem].name} ha questo nome")])
        found[path.stem] = path
    if len(found) > MOST:
        raise ScenarioError([Fault(str(folder), 0, 0, "", f"le situazioni sono {len(found)}: il massimo è {MOST}")])
    return found
