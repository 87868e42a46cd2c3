"""`judge scenario posti`: who sits where, and what follows from that."""

from __future__ import annotations

import click

from judge.commands.italian import Argument, Command, quoted
from judge.commands.sources import faults_told, scenario_from
from judge.diagnostics import Problem
from judge.render import fitted, json_text, width

SOURCE = "Il file di una situazione, il nome di una inclusa, o - per leggerla da stdin."


@click.command(
    "posti",
    cls=Command,
    short_help="Dice chi è nel raggio di chi, e chi può attaccare chi.",
    help="""Dice che cosa segue dai posti a tavola: variante e opzioni, ordine dei turni e della priorità, chi è nel raggio di
    influenza di chi e chi può attaccare chi, ogni cosa con la sua regola.

    Il tavolo è quello di una situazione, oppure lo dicono --posti e --formato: --posti 'Anna Bruno Carla Dario' --formato 2HG.
    Una squadra si scrive dopo il nome: Anna:1 Bruno:2. Se nessuna è scritta, un formato a squadre ne ha due.""",
)
@click.argument("source", metavar="[FILE|NOME]", required=False, cls=Argument, explanation=SOURCE, names="situations")
@click.option("--posti", "names", metavar="NOMI", help="I giocatori in senso orario, al posto di un file.")
@click.option("--formato", "form", metavar="FORMATO", help="Con --posti, il formato: Emperor, squadre alterne, ...")
@click.option("--json", "as_json", is_flag=True, help="Scrive {variante, turni, comincia, posti, ...}.")
def seats(source: str | None, names: str | None, form: str | None, as_json: bool) -> None:
    """`judge scenario posti`."""
    if (source is None) == (names is None):
        raise Problem("serve un tavolo: il file di una situazione, oppure --posti con i nomi dei giocatori")
    if form is not None and names is None:
        raise Problem(f"--formato {quoted(form)} si scrive solo con --posti: una situazione dice già il suo")
    from scenarios.asked import seats as asked

    with faults_told(source or "posti"):
        found = asked.seats_of(scenario_from(source) if source is not None else asked.table_of(names or "", form or ""))
    click.echo(json_text(asked.as_json(found)) if as_json else fitted(asked.as_text(found), width()).rstrip("\n"))
