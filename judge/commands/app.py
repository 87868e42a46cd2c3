"""The verbs that open the full-screen application, which is imported when one of them is called and not before."""

from __future__ import annotations

import sys

import click

from judge.commands.italian import Argument, Command
from judge.diagnostics import Problem


@click.command(
    "tavolo",
    cls=Command,
    short_help="Apre l'applicazione su un tavolo da comporre.",
    help="Apre l'applicazione a tutto schermo su un tavolo da comporre.",
)
def table() -> object:
    """`judge tavolo`."""
    return start(mode="tavolo")


@click.command(
    "svolgi",
    cls=Command,
    short_help="Apre l'applicazione su una situazione da svolgere.",
    help="""Apre l'applicazione a tutto schermo su una situazione da svolgere.

    Per averla svolta come testo: judge scenario esegui.""",
)
@click.argument(
    "source", metavar="FILE", cls=Argument, explanation="Il file di una situazione, o il nome di una inclusa."
)
def play(source: str) -> object:
    """`judge svolgi FILE`."""
    return start(mode="svolgimento", source=source)


def _lend_card_readings() -> None:
    """What was read in the imported cards is used; what is typed is not kept, as it is another text at every key."""
    from judge import paths, preparing
    from judge.card_readings import CardReadings
    from scenarios.written.printed_text import lend

    lend(CardReadings(paths.cache()))
    preparing.in_background()


def start(*, mode: str = "", source: str = "") -> object:
    """Opens the application in a mode, on a scenario if there is a source. Raises `Problem` where it cannot."""
    from importlib.util import find_spec

    if find_spec("judge.app") is None:
        raise Problem("l'applicazione a tutto schermo in questa copia non c'è ancora; i comandi sono in judge --help")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem("l'applicazione a tutto schermo ha bisogno di un terminale")
    from importlib import import_module

    from judge.commands.sources import lend_imported_cards

    lend_imported_cards()
    _lend_card_readings()
    return import_module("judge.app").run(mode=mode, source=source)
