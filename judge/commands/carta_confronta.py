"""`judge carta confronta`: the Italian and the English text of imported cards, each read, laid beside each other."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from judge.commands.carta import UNREAD
from judge.commands.carta_cerca import unknown
from judge.commands.carta_importa import card_problems
from judge.commands.italian import Argument, Command
from judge.diagnostics import Exit, Problem, complain, report
from judge.presenters.cards import folder
from judge.presenters.counting import Course, several
from judge.render import json_text

if TYPE_CHECKING:
    from scenarios.printed.known import Known
    from scenarios.printed.store import Store


@click.command(
    "confronta",
    cls=Command,
    short_help="Dice se il testo italiano e quello inglese di una carta dicono lo stesso.",
    help="""Legge il testo italiano e quello inglese delle carte importate, ognuno per conto suo, e li mette a confronto: due
    letture che vanno d'accordo si fanno da testimone, due che non vanno d'accordo si mostrano.

    Senza un nome confronta tutte le carte che hanno tutti e due i testi, ed elenca quelle che non dicono lo stesso.""",
)
@click.argument(
    "words", metavar="[NOME...]", nargs=-1, cls=Argument, explanation="Il nome di una carta, o una sua parte."
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def compare(words: tuple[str, ...], as_json: bool) -> Exit:
    """`judge carta confronta`."""
    from scenarios.printed.store import FILE, Store

    with card_problems(), Store(folder() / FILE) as store:
        broken: list[str] = []
        found = list(_of_one(store, " ".join(words)) if words else _of_all(store, broken))
    if words and not found:
        raise Problem("di questa carta non ci sono tutti e due i testi")
    shown = found if words else [one for one in found if one["testi"] == DIFFERENT]
    if as_json:
        click.echo(json_text({"facce": shown, "conti": _counts(found)}))
    else:
        click.echo("\n".join(_lines(found, shown, counted=not words)))
    return Exit.BROKEN if broken else Exit.RIGHT


DIFFERENT = "diversi"


def _of_one(store: Store, typed: str) -> Iterator[dict[str, Any]]:
    from scenarios.printed.known import known
    from scenarios.printed.names import find

    found = find(store, typed)
    if found.one is None:
        raise Problem(unknown(typed, found))
    yield from _compared(known(store, found.one.card))


def _of_all(store: Store, broken: list[str]) -> Iterator[dict[str, Any]]:
    """Every card; the names of those that the program fails at are put with ``broken``."""
    from scenarios.printed.known import known

    numbers = [number for (number,) in store.rows("SELECT id FROM card ORDER BY id")]
    course = Course("Confronto dei testi")
    told = sys.stderr is not None and sys.stderr.isatty()
    for done, number in enumerate(numbers, 1):
        card = known(store, number)
        try:
            both = list(_compared(card))
        except Exception as error:  # noqa: BLE001 - written down and told; the fault of one card ends no list
            report(error)
            complain(f"{card.name()}: {UNREAD}")
            broken.append(card.name())
        else:
            yield from both
        said = course.told(done, len(numbers))
        if told and said is not None:
            click.echo(f"\r{said:<70}", err=True, nl=done >= len(numbers))


def _compared(card: Known) -> Iterator[dict[str, Any]]:
    from judge.presenters.two_readings import comparison_data
    from scenarios.printed.witness import witnessed

    return map(comparison_data, witnessed(card))


def _counts(found: list[dict[str, Any]]) -> dict[str, int]:
    from judge.presenters.two_readings import SAID

    counts = Counter(one["testi"] for one in found)
    return {word: counts[word] for word in SAID}


def _lines(found: list[dict[str, Any]], shown: list[dict[str, Any]], *, counted: bool) -> Iterator[str]:
    from judge.presenters.two_readings import SAID, WHY, comparison_lines

    if counted:
        yield f"Facce con tutti e due i testi: {len(found)}"
        for word, count in _counts(found).items():
            yield f"  {several(count, 'faccia', 'facce')}: {SAID[word]}"
    for one in shown:
        yield from comparison_lines(one)
    if any(one["testi"] == DIFFERENT for one in shown):
        yield WHY
