"""What no sentence says stands among the lines as it does in a file: YAML with its places there, and written as lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from scenarios.language.errors import Place
from scenarios.language.patterns import Pattern
from scenarios.written.places import SYMBOLS
from scenarios.written.records import Text

_PLAIN = Pattern(r"[^\W_](?:[\w /+'’.-]*[\w+/.])?")


def tree_at(text: str, line: int, column: int) -> Any:
    """The tree of a text that begins at a place among other lines; 107.4: symbols in braces alone are a text.

    Raises `scenarios.written.decoding.Unreadable`.
    """
    if SYMBOLS.fullmatch(text.strip()):
        return Text(text.strip(), Place(line, column + len(text) - len(text.lstrip())))
    from scenarios.written import tree

    return tree.tree_of("\n" * (line - 1) + " " * (column - 1) + text)


def flow(value: Any) -> str:
    """A tree on one line. Raises ValueError for an empty place in a list, which no line says."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return "{{{}}}".format(", ".join(f"{scalar(key)}: {flow(one)}" for key, one in value.items()))
    if isinstance(value, list | tuple):
        if any(one is None for one in value):
            raise ValueError("an empty place in a list")
        return "[{}]".format(", ".join(map(flow, value)))
    return scalar(value)


def scalar(text: str) -> str:
    """A text so that YAML reads the same again, in quotation marks where it had them or needs them."""
    if not (isinstance(text, Text) and text.quoted) and _PLAIN.fullmatch(text):
        return str(text)
    if text.isprintable() and "\n" not in text:
        return "'{}'".format(text.replace("'", "''"))
    return json.dumps(text, ensure_ascii=False)


def file_of(root: Mapping[str, Any]) -> str:
    """The file of a situation: a line for each card, player and action, and for each thing that is said of a card or player."""
    return "\n".join(_lines(root)) + "\n"


def _lines(root: Mapping[str, Any]) -> Iterator[str]:
    for key, value in root.items():
        if key == "carte" and value:
            yield "carte:"
            for name, card in value.items():
                yield f"  {scalar(name)}:" + ("" if isinstance(card, Mapping) and card else f" {flow(card)}".rstrip())
                yield from _entry(card, "    ") if isinstance(card, Mapping) else ()
        elif key == "giocatori" and isinstance(value, list) and value:
            yield "giocatori:"
            for player in value:
                if not isinstance(player, Mapping) or not player:
                    yield f"  - {flow(player)}"
                    continue
                first, *rest = _entry(player, "    ")
                yield from (f"  - {first.lstrip()}", *rest)
        elif isinstance(value, list) and value:
            yield f"{scalar(key)}:"
            yield from (f"  - {flow(one)}" for one in value)
        else:
            yield f"{scalar(key)}: {flow(value)}".rstrip()


def _entry(said: Mapping[str, Any], indent: str) -> Iterator[str]:
    """The fields of a card or a player; its permanents and paragraphs have a line each."""
    for key, value in said.items():
        if isinstance(value, list) and value and key in ("campo", "testo", "abilità"):
            yield f"{indent}{scalar(key)}:"
            yield from (f"{indent}  - {flow(one)}" for one in value)
        else:
            yield f"{indent}{scalar(key)}: {flow(value)}".rstrip()
