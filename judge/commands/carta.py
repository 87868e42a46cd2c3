"""`judge carta`: Italian card text, read as the engine reads it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Command, Group, quoted
from judge.diagnostics import Exit, Problem, complain
from judge.render import json_text

if TYPE_CHECKING:
    from engine.cardtext.api import Reading

STDIN = "-"
LONGEST_LINE = 200_000
"""Characters of one line of input; nothing that is a card comes near it."""
FIELDS = ("name_it", "type_it", "text_it", "mana_cost", "power", "toughness")
NAMELESS = "Carta"


@click.group(
    "carta",
    cls=Group,
    short_help="Legge il testo italiano di una carta.",
    help="Testo di carta, come il motore lo capisce: capito per intero, o con il punto che non è capito e il perché.",
)
def carta() -> None:
    """`judge carta`."""


@carta.command(
    "leggi",
    cls=Command,
    short_help="Dice che cosa il motore capisce di una carta.",
    help="""Dice a che cosa corrisponde il testo di una carta, e quali parti non sono capite.

    Con - legge da stdin un oggetto JSON per riga, con name_it, type_it, text_it, mana_cost, power e toughness, e ne scrive uno
    per riga.""",
)
@click.argument("text", metavar="TESTO|-", cls=Argument, explanation="Il testo della carta, o - per leggere da stdin.")
@click.option("--nome", "name", metavar="NOME", default=NAMELESS, help="Il nome, con cui la carta parla di sé.")
@click.option("--tipo", "type_line", metavar="TIPO", default="", help="La riga del tipo, come «Creatura — Elfo».")
@click.option("--costo", "cost", metavar="COSTO", help="Il costo di mana, come «{2}{G}».")
@click.option("--fc", "numbers", metavar="F/C", help="Forza e costituzione, come 2/2.")
def leggi(text: str, name: str, type_line: str, cost: str | None, numbers: str | None) -> Exit:
    """`judge carta leggi`."""
    if text == STDIN:
        return _all_of_stdin()
    power, slash, toughness = (numbers or "").partition("/")
    if numbers and not (slash and power and toughness):
        raise Problem(f"{quoted(numbers)} non è una forza e costituzione, come 2/2")
    face = {"name_it": name, "type_it": type_line, "text_it": text, "mana_cost": cost}
    click.echo(json_text(_answer({**face, "power": power or None, "toughness": toughness or None})))
    return Exit.RIGHT


def _all_of_stdin() -> Exit:
    """One answer for each line; a line that is no card is complained about, and the rest is read all the same."""
    code = Exit.RIGHT
    for number, line in enumerate(_lines(), 1):
        try:
            face = _face(line)
        except Problem as problem:
            complain(f"stdin:{number}: {problem.message}")
            code = Exit.WRONG_INPUT
            continue
        click.echo(json_text(_answer(face), indent=None))
    return code


def _lines() -> Iterator[str]:
    for raw in sys.stdin.buffer:
        text = raw.decode("utf-8-sig", errors="replace").strip()
        if text:
            yield text


def _face(line: str) -> dict[str, str | None]:
    """The fields of a card. Raises Problem for a line that is no JSON object, or has something else than text in one."""
    if len(line) > LONGEST_LINE:
        raise Problem(f"la riga è troppo lunga: più di {LONGEST_LINE} caratteri")
    try:
        found = json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        raise Problem("la riga non è un oggetto JSON") from None
    if not isinstance(found, dict):
        raise Problem("la riga non è un oggetto JSON")
    for field in FIELDS:
        if not isinstance(found.get(field), str | None):
            raise Problem(f"il campo {field} non è un testo")
    return {field: found.get(field) for field in FIELDS}


def _answer(face: dict[str, str | None]) -> dict[str, Any]:
    from engine.cardtext.api import read

    reading = read(
        face["name_it"] or NAMELESS,
        face["type_it"] or "",
        face["text_it"] or "",
        face["mana_cost"],
        face["power"],
        face["toughness"],
    )
    return {
        "name_it": face["name_it"],
        "capito": reading.understood,
        "abilita": list(_abilities(reading)),
        "non_capito": [
            {"testo": one.text, "inizio": one.start, "fine": one.end, "motivo": one.reason}
            for one in reading.not_understood
        ],
    }


def _abilities(reading: Reading) -> Iterator[dict[str, Any]]:
    from engine.cardtext.words import in_words

    for ability, start, end in reading.abilities:
        yield {"dati": _data(ability), "parole": in_words(ability), "inizio": start, "fine": end}


def _data(value: Any) -> Any:
    """A record as JSON: its kind, and the fields that are not at their default."""
    from dataclasses import MISSING, fields, is_dataclass
    from enum import Enum

    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_data(one) for one in value]
    if not is_dataclass(value):
        return value
    said: dict[str, Any] = {"genere": type(value).__name__}
    for field in fields(value):
        content = getattr(value, field.name)
        if field.default is MISSING or content != field.default:
            said[field.name] = _data(content)
    return said
