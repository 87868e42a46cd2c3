"""The scenarios that ship, by theme: a folder for each, a file for each scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from scenarios.language.errors import nearest, shown

HEADINGS = ("titolo", "domanda", "chiede", "livello", "temi", "esempio", "regole", "formato")
"""The fields with which a file begins that say what it is about."""
_RULES = re.compile(r"^regole:.*(?:\n[ -].*)*", re.MULTILINE)
_NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]*)?")
FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A scenario that ships: its name (that of its file), what it says of itself, and where it is."""

    name: str
    title: str
    level: int | None
    themes: tuple[str, ...]
    path: Path
    asks: bool = False
    """Whether it says what is asked of it."""
    question: str = ""
    """What a player asks."""
    rules: tuple[str, ...] = ()
    """The rules that it is there to show."""


class UnknownScenario(LookupError):
    """No scenario that ships has that name; ``suggestion`` is the nearest one, '' where none is near."""

    def __init__(self, name: str, suggestion: str) -> None:
        super().__init__(
            f"nessuno scenario si chiama {shown(name)}" + (f" (forse {shown(suggestion)}?)" if suggestion else "")
        )
        self.suggestion = suggestion


def paths() -> Iterator[Path]:
    """The files of the library in the order of their folders and names."""
    return iter(sorted(FOLDER.rglob("*.yaml"), key=lambda path: path.relative_to(FOLDER).parts))


@cache
def entries() -> tuple[Entry, ...]:
    """Every scenario that ships. Raises ScenarioError if one of them cannot be read."""
    return tuple(entry_of(path) for path in paths())


def entry_of(path: Path) -> Entry:
    """What a file says of itself. Raises ScenarioError for one that cannot be read.

    The board below is not read: a list of hundreds would wait for all of them.
    """
    said = _headings(path)
    if said is None:
        from scenarios.written.load import load

        found = load(path)
        return Entry(
            name=path.stem,
            title=found.title,
            level=found.level,
            themes=found.themes,
            path=path,
            asks=bool(found.asks),
            question=found.question,
            rules=tuple(map(str, found.rules)),
        )
    return Entry(
        name=path.stem,
        title=said["titolo"],
        level=said.get("livello"),
        themes=tuple(said["temi"]),
        path=path,
        asks=bool(said.get("chiede")),
        question=str(said.get("domanda") or ""),
        rules=said["regole"],
    )


def _headings(path: Path) -> dict[str, Any] | None:
    """The fields at the top of a file; None for one that is not written as those that ship are."""
    lines = []
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        for line in file:
            if line[:1].isalpha() and line.partition(":")[0] not in HEADINGS:
                break
            lines.append(line)
    import yaml

    text = "".join(lines)
    try:
        said = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
    except yaml.YAMLError:
        return None
    if not isinstance(said, dict):
        return None
    said.setdefault("temi", [])
    # As they are written: read as numbers, 701.20 and 701.2 would be the same.
    rules = _RULES.search(text)
    said["regole"] = tuple(_NUMBER.findall(rules[0])) if rules is not None else ()
    right = isinstance(said.get("titolo"), str) and isinstance(said.get("livello"), int | None)
    themes = said["temi"]
    return said if right and isinstance(themes, list) and all(isinstance(one, str) for one in themes) else None


def find(name: str) -> Entry:
    """The scenario of that name; ``.yaml`` and capitals make no difference. Raises UnknownScenario."""
    return entry_of(path_of(name))


def path_of(name: str) -> Path:
    """The file of the scenario of that name. Raises UnknownScenario."""
    wanted = name.strip().removesuffix(".yaml").casefold()
    path = next((path for path in paths() if path.stem.casefold() == wanted), None)
    if path is None:
        raise UnknownScenario(name, nearest(wanted, [path.stem for path in paths()]))
    return path
