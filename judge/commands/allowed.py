"""`judge scenario azioni`: what whoever has priority may do."""

from __future__ import annotations

import click

from judge.commands.italian import Argument, Command, Whole
from judge.commands.sources import played
from judge.diagnostics import Problem
from judge.render import fitted, json_text, width

SOURCE = "Il file di una situazione, il nome di una inclusa, o - per leggerla da stdin."
MOST = 1_000_000


@click.command(
    "azioni",
    cls=Command,
    short_help="Dice che cosa può fare chi ha la priorità.",
    help="""Svolge una situazione e dice che cosa può fare chi ha la priorità alla fine, ogni azione con la sua regola.

    Magie, abilità, azioni speciali, dichiarazioni: ognuna è provata, e ciò che non è elencato non è consentito. Le scelte
    (modi, bersagli) sono descritte. Con --passo si guarda la prima volta che qualcuno ha la priorità dopo quel passo.""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.option("--passo", "step", metavar="N", type=Whole(1, MOST), help="Dopo quel passo, invece che alla fine.")
@click.option("--json", "as_json", is_flag=True, help="Scrive {passo, priorita, azioni}.")
def actions(source: str, step: int | None, as_json: bool) -> None:
    """`judge scenario azioni`."""
    run = played(source)
    if step is not None and step > len(run.steps):
        raise Problem(f"il passo {step} non c'è: i passi sono {len(run.steps)}")
    from scenarios.asked import allowed

    found = allowed.allowed(run, step)
    if as_json:
        click.echo(json_text(allowed.as_json(found)))
    else:
        click.echo(fitted(allowed.as_text(found), width()).rstrip("\n"))
