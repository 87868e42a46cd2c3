"""`judge scenario completa`: a scenario with its cards inside, to be sent to somebody who does not have them."""

from __future__ import annotations

from pathlib import Path

import click

from judge.commands.italian import Argument, Command
from judge.commands.sources import faults_told, scenario_from
from judge.diagnostics import Problem
from judge.render import clean


@click.command(
    "completa",
    cls=Command,
    short_help="Scrive una situazione con dentro le sue carte.",
    help="""Scrive il file di una situazione con dentro le carte che nomina soltanto, prese da quelle importate e dalle
    tue correzioni: si può mandare a chi quelle carte non le ha. Il resto del file resta com'è.""",
)
@click.argument("source", metavar="FILE", cls=Argument, explanation="Il file di una situazione.")
def complete(source: str) -> None:
    """`judge scenario completa`."""
    from scenarios.printed.enclosing import NotEnclosed, enclosed
    from scenarios.written import decoding
    from scenarios.written.card_source import lend_cards
    from scenarios.written.load import parse

    found = scenario_from(source)
    with faults_told(source):
        text = decoding.decoded(Path(source).read_bytes())
    try:
        whole = enclosed(text, found)
        lend_cards(None)
        with faults_told(source):
            parse(whole, source)
    except NotEnclosed as error:
        raise Problem(f"le carte non si possono scrivere nel file: {error}") from None
    click.echo(clean(whole), nl=False)
