"""`judge scenario esplora`: all that can come of a situation."""

from __future__ import annotations

import click

from judge.commands.italian import Argument, Command, Whole
from judge.commands.sources import explored, scenario_from
from judge.diagnostics import Exit, Problem
from judge.render import fitted, json_text, width

DEFAULT_LIMIT, MOST = 2_000, 1_000_000
SOURCE = "Il file di una situazione, il nome di una inclusa, o - per leggerla da stdin."


@click.command(
    "esplora",
    cls=Command,
    short_help="Trova tutti gli esiti di una situazione.",
    help="""Svolge una situazione con ogni risposta possibile alle sue domande e dice gli esiti diversi.

    Di ogni esito: che cosa lo distingue, in quanti modi ci si arriva e le risposte di una via, la più breve finché le risposte
    sono poche. Le risposte scritte nel file si provano come le altre, e così gli attacchi e i blocchi di cui il file non dice
    niente; con --come-scritto restano fermi. Ctrl+C lo ferma, e dice gli esiti trovati. Finisce con 1 se non ha visto tutto.""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.option(
    "--limite",
    "limit",
    metavar="N",
    type=Whole(1, MOST),
    default=DEFAULT_LIMIT,
    help="Quante risposte prova al più (2000).",
)
@click.option(
    "--passo", "step", metavar="N", type=Whole(1, MOST), help="Solo da quel passo in poi, come il file lo racconta."
)
@click.option("--come-scritto", "as_written", is_flag=True, help="Tiene le risposte che il file dà.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Scrive {esiti, completo, visti, riuniti, senza_fine, fermato, non_provato}.",
)
def explore(source: str, limit: int, step: int | None, as_written: bool, as_json: bool) -> Exit:
    """`judge scenario esplora`."""
    if step is not None and as_written:
        raise Problem("--passo prova tutte le risposte che seguono: con --come-scritto non va")
    found = scenario_from(source)
    outcomes = explored(source, found, limit=limit, keep_replies=as_written, step=step or 0)
    from scenarios.asked.exploring import report
    from scenarios.told import plain

    if as_json:
        click.echo(json_text(report.as_json(outcomes)))
    else:
        click.echo(fitted(report.as_text(outcomes, plain(found.title or source)), width()).rstrip("\n"))
    return Exit.RIGHT if outcomes.complete else Exit.FAILED
