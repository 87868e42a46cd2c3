"""A scenario with its cards inside: the text of a file, to which the definitions of the cards that it only names are added."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.written import tree
from scenarios.written.lent_cards import granted
from scenarios.written.model import Scenario
from scenarios.written.records import Fields, place_of

_CARDS = "carte"
_WIDE = 10_000


class NotEnclosed(ValueError):
    """A file into which the cards cannot be written, with why, in Italian."""


def enclosed(text: str, scenario: Scenario) -> str:
    """The text of a scenario with the definitions of the cards that were lent to it. Raises `NotEnclosed`."""
    if not scenario.lent:
        return text
    given = [one for player in scenario.players for one in player.battlefield if granted(one, scenario)]
    if given:
        # 613.1f: whoever has the definition writes on it, and the line of a permanent says nothing else.
        words = ", ".join(f"«{one.text}»" for one in granted(given[0], scenario))
        raise NotEnclosed(f"di «{given[0].card}» si dice qui {words}, che la sua carta non ha")
    text = text if text.endswith("\n") else f"{text}\n"
    root = tree.tree_of(text)
    assert isinstance(root, Fields)
    key = next((key for key in root if folded(str(key)) == _CARDS), None)
    if key is None:
        return f"{text}{_CARDS}:\n{_block(scenario, 2)}"
    place, cards = place_of(key), root[key]
    if place is None or not isinstance(cards, Fields):
        raise NotEnclosed("«carte» non è un elenco di carte")
    lines = text.splitlines(keepends=True)
    first = next(iter(cards), None)
    at = place_of(first) if first is not None else None
    if at is None:
        raise NotEnclosed("«carte» c'è ma è vuoto: va tolto")
    if at.line > place.line and not lines[place.line - 1][place.column :].partition(":")[2].strip():
        lines.insert(place.line, _block(scenario, at.column - 1))
        return "".join(lines)
    return _in_braces(lines, place, scenario)


def _block(scenario: Scenario, indent: int) -> str:
    """The definitions, a card after the other, with where they are from."""
    notes = "".join(f"# {_one_line(one)}\n" for one in scenario.rests_on)
    data = {name: _listed(fields) for name, fields in scenario.lent.items()}
    written = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=_WIDE)
    return "".join(f"{' ' * indent}{line}\n" for line in f"{notes}{written}".splitlines())


def _in_braces(lines: list[str], place: Place, scenario: Scenario) -> str:
    """The definitions behind the brace that opens a list of cards written in braces."""
    head = "".join(lines[: place.line - 1])
    line = "".join(lines[place.line - 1 :])
    brace = line.find("{", place.column)
    if brace < 0:
        raise NotEnclosed("«carte» è scritto in un modo in cui non si può aggiungere niente")
    # What JSON writes is YAML too, on one line whatever is in it.
    more = ", ".join(
        f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(_listed(fields), ensure_ascii=False)}"
        for name, fields in scenario.lent.items()
    )
    return f"{head}{line[: brace + 1]}{more}, {line[brace + 1 :]}"


def _listed(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields with a text of several paragraphs as a list of them."""
    return dict(_each(fields))


def _each(fields: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in fields.items():
        if not isinstance(value, str):
            yield key, value
        elif key == "testo" and "\n" in value:
            yield key, [line for line in value.split("\n") if line.strip()]
        else:
            # What is printed on a card knows more than its letters, which no file has a form for.
            yield key, str(value)


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", "".join(sign if sign.isprintable() else " " for sign in text))
