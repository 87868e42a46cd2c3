"""A judge's own corrections of cards: a text of theirs, or abilities as data, kept apart from what the files say.

They are one small YAML file, which is also what is shared with colleagues.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ruletext.files import locked, replace
from scenarios.language.errors import Fault, ScenarioError
from scenarios.printed.deriving import name_key
from scenarios.written import decoding, tree
from scenarios.written.load import parse
from scenarios.written.records import Fields

FILE = "correzioni.yaml"
_TOP = "correzioni"
_KEYS = ("autore", "giorno", "carta")
_WAIT = 5.0
MOST = 10_000
"""How many corrections one file may have."""


@dataclass(frozen=True)
class Correction:
    """What a judge says of a card. ``fields``: those of a card of a scenario; ``author``: '' for the judge's own."""

    name: str
    fields: Mapping[str, Any]
    author: str = ""
    day: str = ""

    @property
    def told(self) -> str:
        """How a ruling that uses it says so."""
        whose = f"di {self.author}" if self.author else "tua"
        return f"{self.name}: con una correzione {whose}{f' del {self.day}' if self.day else ''}, non con il testo del file"

    def over(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a card with this correction. A text, or abilities as data, stand in the place of its texts."""
        says_all = any(field in self.fields for field in ("abilità", *_TEXTS))
        kept = {field: value for field, value in fields.items() if not (says_all and field in _TEXTS)}
        return {**kept, **self.fields}


_TEXTS = ("testo", "testo inglese")


class Corrections:
    """The corrections in a file. Raises `ScenarioError` for a file that is not written right, and `OSError`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> dict[str, Correction]:
        """Every correction by the name of its card as names are compared."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return {}
        return read(data, str(self.path))

    def put(self, *corrections: Correction) -> None:
        """Adds corrections; what was said of the same cards before goes. The folder is there."""
        with locked(self.path.with_name(f"{self.path.name}.lock"), _WAIT):
            there = self.all() | {name_key(one.name): one for one in corrections}
            replace(self.path, written(there))

    def take(self, name: str) -> Correction:
        """Takes the correction of a card away. Raises `KeyError` where there is none."""
        with locked(self.path.with_name(f"{self.path.name}.lock"), _WAIT):
            there = self.all()
            taken = there.pop(name_key(name))
            replace(self.path, written(there))
        return taken


def read(data: bytes, file: str) -> dict[str, Correction]:
    """The corrections of a file. Raises `ScenarioError` with what is wrong and where."""
    try:
        root = tree.tree_of(decoding.decoded(data))
    except decoding.Unreadable as unreadable:
        line, column = unreadable.place or (0, 0)
        raise ScenarioError([Fault(file, line, column, "", unreadable.message, unreadable.suggestion)]) from None
    listed = root.get(_TOP) if isinstance(root, Fields) else None
    if not isinstance(listed, Fields) or len(listed) > MOST:
        raise ScenarioError([Fault(file, 1, 1, "", f"non è un file di correzioni: comincia con «{_TOP}:»")])
    found: dict[str, Correction] = {}
    for name, one in listed.items():
        if not isinstance(one, Fields) or not isinstance(one.get("carta"), Fields) or set(map(str, one)) - set(_KEYS):
            line, column = (one.place if isinstance(one, Fields) and one.place else None) or (0, 0)
            raise ScenarioError([Fault(file, line, column, str(name), f"servono i campi {', '.join(_KEYS)}")])
        author, day = (str(one.get(key) or "") for key in ("autore", "giorno"))
        found[name_key(str(name))] = Correction(str(name), _plain(one["carta"]), author, day)
    return found


def written(corrections: Mapping[str, Correction]) -> bytes:
    """The same as a file."""
    data = {
        _TOP: {
            one.name: {
                **({"autore": one.author} if one.author else {}),
                **({"giorno": one.day} if one.day else {}),
                "carta": _plain(dict(one.fields)),
            }
            for _, one in sorted(corrections.items())
        }
    }
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120).encode()


def checked(name: str, fields: Mapping[str, Any]) -> None:
    """Whether a card with these fields is one that a scenario could define. Raises `ScenarioError` with what is wrong."""
    board = {"carte": {name: _plain(dict(fields))}, "giocatori": ["Anna", "Bruno"]}
    parse(yaml.safe_dump(board, allow_unicode=True, sort_keys=False), f"correzione di {name}")


def fields_of(data: bytes, file: str) -> dict[str, Any]:
    """The fields of a card in a file: its own alone, or under its name. Raises `ScenarioError`."""
    try:
        root = tree.tree_of(decoding.decoded(data))
    except decoding.Unreadable as unreadable:
        line, column = unreadable.place or (0, 0)
        raise ScenarioError([Fault(file, line, column, "", unreadable.message, unreadable.suggestion)]) from None
    if not isinstance(root, Fields) or not root:
        raise ScenarioError([Fault(file, 1, 1, "", "servono i campi della carta, come «testo:» o «abilità:»")])
    fields: dict[str, Any] = _plain(root)
    return fields


def _plain(value: Any) -> Any:
    """A tree without the places of its parts."""
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return str(value) if isinstance(value, str) else value
