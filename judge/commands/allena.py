"""`judge allena`: a situation is put, its end is predicted, the engine grades, and what was wrong comes back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.commands.insieme import set_lines, set_of
from judge.commands.italian import Group, Whole
from judge.commands.training_talk import Dialogue, history_problems, pool_of
from judge.diagnostics import Problem
from judge.render import fitted, width

if TYPE_CHECKING:
    from scenarios.training.session import Available

MINUTES = 10
MOST = 100


@click.group(
    "allena",
    cls=Group,
    invoke_without_command=True,
    lazy={
        "concetti": "judge.commands.allena_storico:show_concepts",
        "statistiche": "judge.commands.allena_storico:statistics",
        "esporta": "judge.commands.allena_storico:export",
        "importa": "judge.commands.allena_storico:import_",
        "riprendi": "judge.commands.allena_storico:take_up",
        "azzera": "judge.commands.allena_storico:reset",
    },
    short_help="Fa prevedere una situazione e dice che cosa era giusto.",
    help="""Allenamento: una situazione, le sue domande, le tue previsioni; poi la risposta del motore, con le regole. Quello che
    hai sbagliato torna prima che tu lo dimentichi, su un altro tavolo.

    Si risponde con una riga per domanda; «?» la salta, «basta» smette e tiene quello che è stato risposto. Su una pipe si legge una
    risposta per riga; con --json, per ogni situazione un elenco JSON di risposte per riga (null salta una domanda).""",
)
@click.option(
    "--minuti",
    "minutes",
    metavar="N",
    type=Whole(1, 240),
    default=MINUTES,
    help=f"Quanto tempo hai; di norma {MINUTES}.",
)
@click.option("--livello", "level", metavar="N", type=Whole(1, 5), help="Solo le situazioni di quel livello.")
@click.option("--concetto", "concept", metavar="NOME", help="Solo quel concetto; li elenca judge allena concetti.")
@click.option("--regola", "rule", metavar="N", help="Solo i concetti che poggiano su quella regola.")
@click.option("--errori", "mistakes", is_flag=True, help="Solo quello che l'ultima volta era sbagliato.")
@click.option(
    "--scelte", "choosing", is_flag=True, help="Ogni domanda con le risposte fra cui scegliere, dove ce ne sono."
)
@click.option("--passi", "walking", is_flag=True, help="Si prevede passo per passo, prima che ogni cosa succeda.")
@click.option("--insieme", "folder", metavar="DIR", help="Le situazioni di un insieme, nel suo ordine.")
@click.option(
    "--mostra",
    "shown",
    metavar="SITUAZIONE",
    help="Presenta una situazione ad altri, un passo per volta, e annota che cosa dicono.",
)
@click.option("--json", "as_json", is_flag=True, help="Parla con un altro programma, una riga di JSON per volta.")
@click.pass_context
def allena(
    ctx: click.Context,
    minutes: int,
    level: int | None,
    concept: str | None,
    rule: str | None,
    mistakes: bool,
    choosing: bool,
    walking: bool,
    folder: str | None,
    shown: str | None,
    as_json: bool,
) -> None:
    """`judge allena`."""
    if ctx.invoked_subcommand is not None:
        return
    if shown is not None:
        from judge.commands.mentor import present

        present(shown)
        return
    from judge.presenters import training
    from judge.presenters.practice import Boards
    from scenarios.training.session import only_mistakes, pace, session, wanted

    place = Path(folder) if folder is not None else None
    pool = _narrowed(pool_of(place), level, concept, rule)
    boards = Boards(place, choosing=choosing, walking=walking)
    with history_problems(), training.history() as kept:
        events = kept.events()
        now = training.now()
        chosen = (
            only_mistakes(pool, events, most=MOST)
            if mistakes
            else wanted(pool, events, now, minutes=minutes, fits=boards.fits, in_order=folder is not None)
            if concept is not None or rule is not None or folder is not None
            else session(pool, events, now, minutes=minutes, fits=boards.fits)
        )
        if not chosen:
            click.echo("Per oggi non torna niente." if not mistakes else "Nessuna situazione è rimasta sbagliata.")
            return
        if place is not None and not as_json:
            click.echo(fitted("\n".join(set_lines(set_of(place))), width()))
        if not as_json:
            click.echo(training.today_line(chosen, pace(events)))
        Dialogue(kept, boards).go(chosen, as_json=as_json)


def _narrowed(pool: list[Available], level: int | None, concept: str | None, rule: str | None) -> list[Available]:
    """The situations of a level, a concept, the concepts of a rule. Raises `Problem` where nothing is left."""
    from scenarios.training.concepts import UnknownConcept, concepts, find

    if concept is not None:
        try:
            wanted = {find(concept).id}
        except UnknownConcept as error:
            raise Problem(str(error)) from error
        pool = [one for one in pool if wanted & {*one.concepts}]
    if rule is not None:
        wanted = {one.id for one in concepts().values() if any(_covers(number, rule.strip()) for number in one.rules)}
        pool = [one for one in pool if wanted & {*one.concepts}]
    if level is not None:
        pool = [one for one in pool if one.level == level]
    if not pool:
        raise Problem("nessuna situazione è così")
    return pool


def _covers(rule: str, wanted: str) -> bool:
    """Whether a rule of a concept is the one that is wanted, above it or below it."""
    shorter, longer = sorted((rule, wanted), key=len)
    return longer == shorter or (longer.startswith(shorter) and not longer[len(shorter) :][:1].isdigit())
