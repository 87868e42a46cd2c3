"""The concepts that training comes back to: a fixed list, each with its rules and the themes of the situations that show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded

FILE = Path(__file__).with_name("concepts.yaml")
PAGES = Path(__file__).with_name("pages")


@dataclass(frozen=True, slots=True)
class Concept:
    """What can be known or forgotten as one thing. ``rules``: where it stands; ``page``: what to keep in mind."""

    id: str
    title: str
    rules: tuple[str, ...]
    themes: tuple[str, ...]
    page: str
    broad: bool = False
    """Whether a situation that shows another one too is mostly about that."""

    @property
    def whole_page(self) -> str:
        """What it is, the rules behind it, and where candidates go wrong."""
        return (PAGES / f"{self.id}.md").read_text("utf-8")


class UnknownConcept(LookupError):
    """No concept has that name; ``suggestion`` is the nearest one, '' where none is near."""

    def __init__(self, name: str, suggestion: str) -> None:
        super().__init__(
            f"nessun concetto si chiama {shown(name)}" + (f" (forse {shown(suggestion)}?)" if suggestion else "")
        )
        self.suggestion = suggestion


@cache
def concepts() -> Mapping[str, Concept]:
    """All concepts by their ids, in the order of the list."""
    # Every scalar is a text: the number of a rule is none that 702.10 and 702.1 could share.
    said = yaml.load(FILE.read_text("utf-8"), Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))  # noqa: S506
    return {
        name: Concept(name, one["titolo"], tuple(one["regole"]), tuple(one["temi"]), one["pagina"], "largo" in one)
        for name, one in said.items()
    }


def find(name: str) -> Concept:
    """A concept by its id or its title. Raises UnknownConcept."""
    wanted = folded(name)
    found = next((one for one in concepts().values() if wanted in (one.id, folded(one.title))), None)
    if found is None:
        known = [spelling for one in concepts().values() for spelling in (one.id, one.title)]
        raise UnknownConcept(name, nearest(name, known))
    return found


def of_themes(themes: Iterable[str]) -> tuple[str, ...]:
    """The concepts of a situation with these themes, in their order, broad ones behind the others."""
    by_theme = _by_theme()
    found = dict.fromkeys(by_theme[folded(theme)] for theme in themes if folded(theme) in by_theme)
    return tuple(sorted(found, key=lambda one: concepts()[one].broad))


@cache
def _by_theme() -> Mapping[str, str]:
    return {folded(theme): one.id for one in concepts().values() for theme in one.themes}
