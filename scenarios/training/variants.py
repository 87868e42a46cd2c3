"""The same situation with other people, life totals and sizes: whoever has seen the board does not know the answer of this one.

The engine works the answer out anew. A variant counts only where it is played whole and the same rules decide: then it is about
the same thing, whatever the numbers are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import yaml

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.training.fitness import faults
from scenarios.training.problems import deciding, problems
from scenarios.written.load import parse

PEOPLE = (
    "Ada", "Bice", "Carlo", "Dora", "Elio", "Franca", "Gino", "Ines", "Luca", "Marta", "Nino", "Olga", "Piero", "Rita", "Sara",
    "Tullio", "Ugo", "Vera", "Zeno",
)  # fmt: skip
"""Who may sit at the table in place of those that a situation names."""
ATTEMPTS = 6
"""How many variants are tried before only the names are changed."""
_LIFE = 20
_SIZE = re.compile(r"(?<=\s)([0-9]{1,2})/([0-9]{1,2})(?=\s|$)")
_LEFT_OUT = ("attese", "regole", "esempio")
"""What a file says of its own answer."""

Tree = Any


def variant(text: str, original: Run, seed: int) -> Run:
    """The variant of a situation with that seed, played; the situation itself for 0, and where none is about the same.

    ``text``: the file of the situation. The same seed gives the same variant.
    """
    if seed == 0:
        return original
    chance = Random(f"{original.scenario.name}{seed}")
    tree = yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))  # noqa: S506
    seats = [player.name for player in original.scenario.players]
    others = chance.sample([name for name in PEOPLE if name.casefold() not in text.casefold()], len(seats))
    names = dict(zip(seats, others, strict=True))
    for numbers in (*[True] * ATTEMPTS, False):
        found = _played(_changed(tree, names, chance if numbers else None), original)
        if found is not None:
            return found
    return original


def _changed(tree: Tree, names: Mapping[str, str], chance: Random | None) -> Tree:
    """The file with other names, and, where there is a chance, with other numbers."""
    kept = {key: value for key, value in tree.items() if key not in _LEFT_OUT}
    found = _everywhere(kept, _renaming(names))
    # A checkpoint stays where it is, and expects nothing: what is asked counts the actions of the file.
    found["azioni"] = [
        {"controlla": []} if isinstance(one, dict) and "controlla" in one else one
        for one in _listed(found.get("azioni", []))
    ]
    if chance is not None:
        lives, larger = chance.choice((-4, -2, 3, 5)), chance.choice((0, 1))
        found["giocatori"] = [_player(one, lives, larger) for one in _listed(found["giocatori"])]
    return found


def _listed(value: Tree) -> list[Tree]:
    return value if isinstance(value, list) else [value]


def _player(player: Tree, lives: int, larger: int) -> Tree:
    """A seat with another life total, unless a team has one, and with plain creatures that are larger by as much."""
    if not isinstance(player, dict):
        return player
    found = dict(player)
    if "squadra" not in found:
        life = found.get("vita", str(_LIFE))
        found["vita"] = str(max(1, int(life) + lives)) if life.isdigit() else life
    if "campo" in found:
        found["campo"] = [_larger(one, larger) if isinstance(one, str) else one for one in _listed(found["campo"])]
    return found


def _larger(line: str, by: int) -> str:
    return _SIZE.sub(lambda size: f"{int(size[1]) + by}/{int(size[2]) + by}", line)


def _renaming(names: Mapping[str, str]) -> Callable[[str], str]:
    whole = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))
    return lambda text: whole.sub(lambda found: names[found[0]], text)


def _everywhere(tree: Tree, change: Callable[[str], str]) -> Tree:
    if isinstance(tree, dict):
        return {change(key): _everywhere(value, change) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_everywhere(one, change) for one in tree]
    return change(tree) if isinstance(tree, str) else tree


def _played(tree: Tree, original: Run) -> Run | None:
    """The variant, played; ``None`` where it is not about the same."""
    try:
        found = run(
            parse(yaml.safe_dump(tree, allow_unicode=True, sort_keys=False, width=10_000), original.scenario.name)
        )
    except ScenarioError:
        return None
    same = deciding(found) == deciding(original) and len(problems(found)) == len(problems(original))
    return found if same and not faults(found) else None
