"""`judge insieme`: a trainer's set of situations, checked, packed to be shared, unpacked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.commands.italian import Argument, Command, Group, quoted
from judge.commands.sources import faults_told, lend_imported_cards, played
from judge.diagnostics import Exit, Problem, complain
from judge.render import clean, fitted, one_line, width
from ruletext.reasons import reason

if TYPE_CHECKING:
    from scenarios.training.sets import TrainingSet


@click.group(
    "insieme",
    cls=Group,
    short_help="Controlla, esporta e importa insiemi di situazioni.",
    help="""Insiemi di situazioni per allenare altri: una cartella di file di situazioni e, se serve, un file insieme.yaml con
    «titolo», «livello», «note» e «ordine», i nomi delle situazioni nell'ordine in cui vengono. Nell'ordine può stare anche una
    situazione inclusa.

    Ci si allena con judge allena --insieme CARTELLA, e se ne fa un esame con judge esame --insieme CARTELLA.""",
)
def insieme() -> None:
    """`judge insieme`."""


FOLDER = "La cartella dell'insieme."


@insieme.command(
    "controlla",
    cls=Command,
    short_help="Dice se un insieme è scritto bene e va bene per allenarsi.",
    help="""Legge insieme.yaml e ogni situazione, le svolge, e dice che cosa non va: gli errori con file, riga e colonna, le
    situazioni che non vanno bene per allenarsi (come judge scenario controlla --per-allenare), i file che l'ordine non nomina.

    Finisce con 2 se un file non si legge, con 1 se qualcosa non va bene per allenarsi.""",
)
@click.argument("folder", metavar="CARTELLA", cls=Argument, explanation=FOLDER)
def check(folder: str) -> Exit:
    """`judge insieme controlla`."""
    from judge.presenters.counting import several
    from scenarios.training.fitness import alike, faults

    found = set_of(Path(folder))
    unfit = [(name, "l'ordine non lo nomina: non viene mai") for name in found.left_out]
    seen: dict[tuple[str, ...], str] = {}
    for one in found.entries:
        run = played(str(one.path))
        other = seen.setdefault(alike(run), one.name)
        unfit += [(one.name, f"non va bene per allenarsi: {why}") for why in faults(run)]
        unfit += [(one.name, f"è uguale a {quoted(other)}")] if other != one.name else []
    click.echo(fitted("\n".join(set_lines(found)), width()))
    for name, why in unfit:
        complain(f"{one_line(name)}: {why}")
    count = several(len(found.entries), "situazione", "situazioni")
    click.echo(f"{count}, {several(len(unfit), 'cosa da rivedere', 'cose da rivedere') if unfit else 'va tutto bene'}.")
    return Exit.FAILED if unfit else Exit.RIGHT


@insieme.command(
    "esporta",
    cls=Command,
    short_help="Scrive un insieme in un archivio zip, da dare ad altri.",
    help="""Scrive un insieme in un archivio zip: insieme.yaml e le situazioni, nient'altro della cartella. Lo stesso insieme dà lo
    stesso archivio. Se un file non si legge non scrive niente.""",
)
@click.argument("folder", metavar="CARTELLA", cls=Argument, explanation=FOLDER)
@click.argument("to", metavar="FILE.zip", cls=Argument, explanation="L'archivio da scrivere.")
def export(folder: str, to: str) -> None:
    """`judge insieme esporta`."""
    from judge.presenters.counting import several
    from ruletext.files import replace
    from scenarios.training.archive import ArchiveError, packed, unpacked

    found = set_of(Path(folder))
    lend_imported_cards()
    try:
        with faults_told(folder):
            data = packed(found)
            # Whoever gets it reads it just so: what they would refuse is told to whoever can mend it.
            unpacked(data, folder)
    except ArchiveError as error:
        raise Problem(f"{quoted(folder)}: {error}") from error
    try:
        replace(Path(to), data)
    except OSError as error:
        raise Problem(f"{quoted(to)}: {reason(error)}") from error
    click.echo(f"{clean(to)}: {several(len(found.entries), 'situazione', 'situazioni')}.")


@insieme.command(
    "importa",
    cls=Command,
    short_help="Legge un insieme da un archivio zip in una cartella nuova.",
    help="""Legge un insieme da un archivio zip in una cartella che non c'è ancora. Prima di scrivere legge tutto: un archivio che
    scriverebbe fuori dalla cartella, con collegamenti, nomi doppi o che non si vedono, file troppo grandi o scritti male, si
    rifiuta in una riga, e non scrive niente.""",
)
@click.argument("source", metavar="FILE.zip", cls=Argument, explanation="L'archivio scritto da judge insieme esporta.")
@click.argument("folder", metavar="CARTELLA", cls=Argument, explanation="La cartella da fare.")
def import_(source: str, folder: str) -> None:
    """`judge insieme importa`."""
    from ruletext.files import content_of
    from scenarios.training.archive import LARGEST, ArchiveError, laid_down, unpacked

    lend_imported_cards()
    target = Path(folder)
    if target.exists() or target.is_symlink():
        raise Problem(f"{quoted(folder)} c'è già: serve una cartella nuova")
    try:
        with faults_told(source):
            files = unpacked(content_of(Path(source), LARGEST), source)
    except ArchiveError as error:
        raise Problem(f"{quoted(source)}: {error}") from error
    try:
        laid_down(files, target)
    except OSError as error:
        raise Problem(f"{quoted(folder)}: {reason(error)}") from error
    click.echo(fitted("\n".join(set_lines(set_of(target))), width()))
    click.echo(f"Ci si allena con judge allena --insieme {clean(folder)}")


def set_of(folder: Path) -> TrainingSet:
    """The set in a folder. Raises `Problem` for a folder that cannot be read, for a file in it, and where it is empty."""
    from scenarios.training.sets import set_in

    try:
        with faults_told(str(folder)):
            found = set_in(folder)
    except OSError as error:
        raise Problem(f"{quoted(str(folder))}: {reason(error)}") from error
    if not found.entries:
        raise Problem(f"in {quoted(str(folder))} non c'è nessun file .yaml")
    return found


def set_lines(found: TrainingSet) -> list[str]:
    """What a set says of itself."""
    level = f", livello {found.level}" if found.level is not None else ""
    return [
        f"{clean(one_line(found.title))}{level}",
        *(clean(line) for line in found.notes.splitlines() if line.strip()),
    ]
