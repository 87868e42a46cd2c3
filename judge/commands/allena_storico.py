"""`judge allena ...`: the concepts, and what was answered so far."""

from __future__ import annotations

from pathlib import Path

import click

from judge.commands.italian import Argument, Command, quoted
from judge.commands.training_talk import history_problems, typed_line
from judge.diagnostics import Problem, say, standard_input
from judge.render import clean, fitted, json_text, strong, width
from ruletext.reasons import reason

STDIN = "-"


@click.command(
    "concetti",
    cls=Command,
    short_help="Elenca i concetti, con le loro regole.",
    help="""Elenca i concetti, con quello che conviene avere in mente e le loro regole; con un nome, la sua pagina: che cos'è,
    dove si sbaglia, le regole, le situazioni che lo mostrano.""",
)
@click.argument("name", metavar="[NOME]", required=False, cls=Argument, explanation="Un concetto soltanto.")
def show_concepts(name: str | None) -> None:
    """`judge allena concetti`."""
    from scenarios.training.concepts import UnknownConcept, concepts, find

    if name is not None:
        from judge.presenters import training

        try:
            first, *rest = training.concept_lines(find(name))
        except UnknownConcept as error:
            raise Problem(str(error)) from error
        click.echo(strong(first))
        click.echo(fitted("\n".join(rest), width()))
        return
    for one in concepts().values():
        click.echo(strong(f"{one.title} ({one.id})"))
        click.echo(fitted(f"  {one.page}\n  Regole: {', '.join(one.rules)}", width()))


@click.command(
    "esporta",
    cls=Command,
    short_help="Scrive il tuo storico, una riga di JSON per evento.",
    help="""Scrive il tuo storico, una riga di JSON per evento, da importare su un'altra macchina.""",
)
def export() -> None:
    """`judge allena esporta`."""
    from judge.presenters import training

    with history_problems(), training.history() as kept:
        for line in kept.exported():
            click.echo(line)


@click.command(
    "importa",
    cls=Command,
    short_help="Unisce allo storico quello di un'altra macchina.",
    help="""Unisce allo storico quello di un'altra macchina, senza perdere né contare due volte niente.""",
)
@click.argument(
    "source", metavar="FILE|-", cls=Argument, explanation="Il file scritto da judge allena esporta, o - per stdin."
)
def import_(source: str) -> None:
    """`judge allena importa`."""
    from judge.presenters import training
    from judge.presenters.counting import several

    try:
        lines = standard_input().readlines() if source == STDIN else Path(source).read_bytes().splitlines()
    except OSError as error:
        raise Problem(f"{quoted(source)}: {reason(error)}") from error
    with history_problems(), training.history() as kept:
        joined = kept.join(lines)
    for fault in joined.faults:
        say(f"{clean(source)}, {fault}")
    click.echo(
        f"{several(joined.new, 'evento nuovo', 'eventi nuovi')}, {several(joined.known, 'già noto', 'già noti')}."
    )


@click.command(
    "azzera",
    cls=Command,
    short_help="Dimentica tutto lo storico.",
    help="""Dimentica tutto lo storico, dopo averlo chiesto. Prima conviene judge allena esporta.""",
)
@click.option("--sì", "--si", "sure", is_flag=True, help="Senza chiedere.")
def reset(sure: bool) -> None:
    """`judge allena azzera`."""
    from judge.presenters import training
    from judge.presenters.counting import several

    with history_problems(), training.history() as kept:
        count = len(kept.events())
        if not sure:
            click.echo(f"Dimenticare {several(count, 'evento', 'eventi')}? Scrivi «sì» per confermare.")
            if (typed_line() or "").casefold() not in ("sì", "si"):
                click.echo("Non è cambiato niente.")
                return
        kept.clear()
    click.echo("Lo storico è vuoto.")


@click.command(
    "riprendi",
    cls=Command,
    short_help="Riprende una situazione o un concetto sospesi.",
    help="""Riprende una situazione o un concetto che era stato sospeso; senza nome, dice che cosa è sospeso.""",
)
@click.argument("name", metavar="[NOME]", required=False, cls=Argument, explanation="La situazione, o il concetto.")
def take_up(name: str | None) -> None:
    """`judge allena riprendi`."""
    from judge.commands.italian import perhaps
    from judge.presenters import training
    from scenarios.training.session import set_aside

    with history_problems(), training.history() as kept:
        aside = sorted(set_aside(kept.events(), training.now().date()))
        if name is None:
            click.echo("\n".join(aside) if aside else "Non è sospeso niente.")
            return
        if name not in aside:
            raise Problem(f"{quoted(name)} non è sospeso{perhaps(name, aside)}")
        kept.add(training.marked("ripreso", name, ""))
    click.echo(f"Torna: {clean(name)}.")


@click.command(
    "statistiche",
    cls=Command,
    short_help="Dice quello che sai e quello che torna.",
    help="""Dice quello che sai, per concetto, regola, livello e settimana, anche disegnato, e quanto torna nei prossimi
    giorni.""",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def statistics(as_json: bool) -> None:
    """`judge allena statistiche`."""
    from judge.presenters import training
    from scenarios.training import statistics as worked_out

    with history_problems(), training.history() as kept:
        found = worked_out.statistics(kept.events(), training.now())
    if as_json:
        click.echo(json_text(worked_out.as_json(found)))
    elif not found.answers:
        click.echo(training.NO_ANSWERS)
    else:
        click.echo(fitted("\n".join(training.statistics_lines(found)), width()))
