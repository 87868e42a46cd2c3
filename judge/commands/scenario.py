"""`judge scenario`: situations, played, checked and listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Choice, Command, Group, Whole, listed, perhaps, quoted
from judge.commands.sources import builtin_file, checked, library_read, played
from judge.diagnostics import Exit, Problem, complain
from judge.presenters.forms import FORMS
from judge.render import clean, fitted, json_text, one_line, strong, width, wrapped

if TYPE_CHECKING:
    from scenarios.library import Entry
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario


LEVELS = (1, 5)
HOLDS, FAILS, EXPECTS_NOTHING, FAULTY = "giusta      ", "sbagliata   ", "senza attese", "scritta male"
SOURCE = (
    "Il file di una situazione (.yaml, o .tavolo se è detta a righe; di un altro lo dice il testo), il nome di una inclusa, "
    "o - per leggerla da stdin."
)


@click.group(
    "scenario",
    cls=Group,
    lazy={
        "completa": "judge.commands.scenario_completa:complete",
        "converti": "judge.commands.scenario_converti:convert",
        "azioni": "judge.commands.allowed:actions",
        "posti": "judge.commands.seating:seats",
        "esplora": "judge.commands.exploring:explore",
        "confronta": "judge.commands.explaining:compare",
        "perche": "judge.commands.explaining:why",
        "perche-no": "judge.commands.explaining:why_not",
        "varia": "judge.commands.explaining:vary",
    },
    short_help="Svolge, controlla ed elenca le situazioni.",
    help="""Situazioni: un tavolo com'è, che cosa succede e che cosa ci si aspetta.

    Come si scrive una situazione lo dicono judge scenario schema e quelle incluse: judge scenario mostra NOME.""",
)
def scenario() -> None:
    """`judge scenario`."""


@scenario.command(
    "esegui",
    cls=Command,
    short_help="Svolge una situazione e cita il perché.",
    help="""Svolge una situazione: prima la risposta, poi i passi, ognuno con le sue regole.

    Con --formato riga la risposta con le sue regole sta in una riga sola, da mandare; html è una pagina da stampare, svg
    un'immagine.

    Se un'attesa scritta nel file non è vera, il comando finisce con 1.""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.option("--json", "as_json", is_flag=True, help="Come --formato json.")
@click.option("--formato", "form", type=Choice(tuple(FORMS)), help="Come scrivere la risposta; di norma testo.")
def play(source: str, as_json: bool, form: str | None) -> Exit:
    """`judge scenario esegui`."""
    if as_json and form not in (None, "json"):
        raise Problem(f"--json e --formato {form} non vanno insieme")
    run = played(source)
    click.echo(_written(run, "json" if as_json else form or "testo").rstrip("\n"))
    return Exit.RIGHT if run.right else Exit.FAILED


@scenario.command(
    "controlla",
    cls=Command,
    short_help="Dice se un file è scritto bene, senza svolgerlo.",
    help="""Dice se i file sono scritti bene, senza svolgerli. Ogni errore ha file, riga, colonna e campo.

    Del testo di una carta che il motore non capisce per intero dice quali parole, dove e perché; non è un errore.

    Con --per-allenare la svolge, e dice anche se va bene per allenarsi: si svolge per intero e in un modo solo, chiede qualcosa,
    ha un livello e un concetto, la decide una regola che dice qualcosa, ogni abilità ha parole da leggere, niente tradisce la
    risposta, quello che chiede dipende da quello che succede, e nessun'altra di quelle date è uguale. Se non va bene, il comando
    finisce con 1. Dice anche quali domande non si pongono, o non all'esame, e perché.""",
)
@click.argument(
    "sources", metavar="FILE...", nargs=-1, required=True, cls=Argument, explanation=SOURCE, names="situations"
)
@click.option("--per-allenare", "to_train", is_flag=True, help="Anche se va bene per allenarsi.")
def check(sources: tuple[str, ...], to_train: bool) -> Exit:
    """`judge scenario controlla`."""
    code = Exit.RIGHT
    seen: dict[tuple[str, ...], str] = {}
    for source in sources:
        try:
            found = checked(source)
            unfit, remarked = _for_training(source, seen) if to_train else ((), ())
        except Problem as problem:
            complain(problem.message)
            code = problem.code
        else:
            click.echo(f"{one_line(source)}: scritto bene{_not_understood(found)}")
            for one in remarked:
                click.echo(fitted(f"  {one}", width()))
            for one in unfit:
                complain(f"{one_line(source)}: non va bene per allenarsi: {one}")
            code = code if code != Exit.RIGHT or not unfit else Exit.FAILED
    return code


def _for_training(source: str, seen: dict[tuple[str, ...], str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Why a situation is not fit to train on, that it is like one seen before it too; and what of it is not always asked."""
    from scenarios.training.fitness import alike, faults, remarks

    run = played(source)
    other = seen.setdefault(alike(run), source)
    unfit = (*faults(run), *([f"è uguale a {quoted(other)}"] if other != source else ()))
    return unfit, tuple(remarks(run))


def _not_understood(scenario: Scenario) -> str:
    """What of the texts of its cards the engine does not understand: a line for each fragment, with its place."""
    from scenarios.written.text_faults import text_faults

    found = [str(fault) for fault in text_faults(scenario)]
    return "\n".join(["; il motore non capisce per intero il testo delle carte:", *found]) if found else ""


@scenario.command(
    "elenco",
    cls=Command,
    short_help="Elenca le situazioni incluse.",
    help="Elenca le situazioni incluse: nome, livello, titolo, temi.",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON di {nome, titolo, livello, temi, file}.")
@click.option("--tema", "theme", metavar="TEMA", help="Solo quelle con questo tema.")
@click.option("--livello", "level", metavar="N", type=Whole(*LEVELS), help="Solo quelle di questo livello, da 1 a 5.")
def listing(as_json: bool, theme: str | None, level: int | None) -> None:
    """`judge scenario elenco`."""
    from scenarios import library

    with library_read():
        entries = library.entries()
    themes = sorted({theme for entry in entries for theme in entry.themes})
    if theme is not None and theme not in themes:
        near = perhaps(theme, themes) or f"; c'è {listed(themes)}"
        raise Problem(f"nessuna situazione inclusa ha il tema {quoted(theme)}{near}")
    chosen = [e for e in entries if (theme is None or theme in e.themes) and level in (None, e.level)]
    if as_json:
        click.echo(json_text([_described(entry) for entry in chosen]))
        return
    column = max((len(entry.name) for entry in chosen), default=0)
    for entry in chosen:
        start = f"{entry.name:<{column}}  {entry.level or '-'}  "
        text = f"{entry.title} ({', '.join(entry.themes)})" if entry.themes else entry.title
        click.echo(wrapped(text, width(), first=start))


@scenario.command(
    "schema",
    cls=Command,
    short_help="Scrive lo schema JSON di una situazione.",
    help="Scrive lo schema JSON di una situazione, con cui un editor completa e controlla i campi.",
)
def schema() -> None:
    """`judge scenario schema`."""
    from scenarios.written import schema as published

    click.echo(json_text(published.schema()))


@scenario.command(
    "verifica",
    cls=Command,
    short_help="Svolge più situazioni e confronta con le attese.",
    help="""Svolge le situazioni e dice di ognuna se le attese sono vere; senza FILE, tutte quelle incluse.

    Finisce con 1 se un'attesa non è vera, con 2 se un file non va.""",
)
@click.argument(
    "sources", metavar="[FILE]...", nargs=-1, required=False, cls=Argument, explanation=SOURCE, names="situations"
)
@click.option("--tutti", "everything", is_flag=True, help="Anche tutte quelle incluse.")
@click.option(
    "--json", "as_json", is_flag=True, help="Scrive un oggetto JSON per riga: {file, esempio, esito, attese}."
)
def verify(sources: tuple[str, ...], everything: bool, as_json: bool) -> Exit:
    """`judge scenario verifica`."""
    from scenarios import library

    included = [str(path) for path in library.paths()] if everything or not sources else []
    tally = dict.fromkeys((HOLDS, FAILS, EXPECTS_NOTHING, FAULTY), 0)
    for source in (*sources, *included):
        try:
            run = played(source)
        except Problem as problem:
            complain(problem.message)
            verdict = FAULTY
            record: dict[str, Any] = {"file": source, "esempio": None, "esito": "errore", "attese": []}
            lines = [f"{strong(FAULTY)}  {_name(source)}"]
        else:
            verdict, record = _verdict(run), _record(source, run)
            lines = list(_lines(source, run))
        tally[verdict] += 1
        click.echo(json_text(record, indent=None) if as_json else "\n".join(lines))
    if not as_json:
        click.echo("\n" + ", ".join(f"{verdict.strip()}: {count}" for verdict, count in tally.items()))
    return Exit.WRONG_INPUT if tally[FAULTY] else Exit.FAILED if tally[FAILS] else Exit.RIGHT


@scenario.command(
    "mostra",
    cls=Command,
    short_help="Scrive il file di una situazione inclusa.",
    help="Scrive il file YAML di una situazione inclusa, da copiare e cambiare.",
)
@click.argument(
    "name",
    metavar="NOME",
    cls=Argument,
    explanation="Il nome, come lo scrive judge scenario elenco.",
    names="situations",
)
def show(name: str) -> None:
    """`judge scenario mostra`."""
    click.echo(clean(builtin_file(name).read_text("utf-8")), nl=False)


def _written(run: Run, form: str) -> str:
    from judge.presenters.exporting import opened_of, shortened, written

    told = written(run, form, shortened(opened_of(run)))
    return fitted(told, width()) if form == "testo" else told


def _verdict(run: Run) -> str:
    return EXPECTS_NOTHING if not run.checks else HOLDS if run.right else FAILS


def _record(source: str, run: Run) -> dict[str, Any]:
    return {
        "file": source,
        "esempio": run.scenario.example,
        "esito": run.outcome.value,
        "attese": [{"attesa": check.attesa, "vera": check.vera} for check in run.checks],
    }


def _lines(source: str, run: Run) -> Iterator[str]:
    held = sum(check.vera for check in run.checks)
    yield f"{strong(_verdict(run))}  {_name(source)}  ({run.outcome.value}, attese vere: {held} su {len(run.checks)})"
    for failed in (check for check in run.checks if not check.vera):
        instead = f" (invece: {failed.perche})" if failed.perche else ""
        yield wrapped(f"non è vero: {failed.attesa}{instead}", width(), first="    ")


def _name(source: str) -> str:
    """How a line calls a scenario: built-in ones by their name."""
    from scenarios.library import FOLDER

    path = Path(source)
    return path.stem if FOLDER in path.parents else one_line(source)


def _described(entry: Entry) -> dict[str, Any]:
    return {
        "nome": entry.name,
        "titolo": entry.title,
        "livello": entry.level,
        "temi": list(entry.themes),
        "file": str(entry.path),
    }
