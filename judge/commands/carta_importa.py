"""`judge carta importa`, `dati` and `rimuovi`: the files of cards that a judge has, brought in, listed and taken away."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Command, Whole, perhaps, quoted
from judge.diagnostics import Exit, Problem, complain, say, takes_no_more
from judge.presenters.cards import folder
from judge.presenters.counting import Course, several
from judge.render import clean, json_text, one_line, strong
from ruletext.reasons import reason

if TYPE_CHECKING:
    from scenarios.printed.importing import Taken


@click.command(
    "importa",
    cls=Command,
    short_help="Importa i file di carte che possiedi.",
    help="""Importa file di carte, così che di una carta basti il nome. judge non ne contiene e non scarica niente.

    Si leggono i file di Scryfall (i «bulk data» in JSON, di carte e di ruling), di MTGJSON (AllPrintings,
    AtomicCards, un'espansione) e un oggetto JSON per riga con name_it, type_it, text_it, name_en, type_en e text_en; anche
    compressi con gzip o xz. Il testo italiano c'è in quelli di tutte le lingue («all cards») e in MTGJSON.

    O si importa tutto o niente; un file dello stesso genere prende il posto di quello di prima. Una carta che non va si
    tralascia e si dice, e il comando finisce con 2.""",
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, cls=Argument, explanation="I file di carte.")
@click.option("--da-capo", "anew", is_flag=True, help="Toglie tutto quello che era importato, anche se è danneggiato.")
def take_in(files: tuple[str, ...], anew: bool) -> Exit:
    """`judge carta importa`."""
    from judge import paths
    from scenarios.printed.importing import take_in

    with card_problems():
        taken = take_in(paths.made(folder()), [Path(file) for file in files], _Told(), anew=anew)
    for one in taken:
        click.echo(_imported(one))
        for left in one.told:
            complain(f"{clean(one.file)}, {left.place}: {clean(left.reason)}; la carta è tralasciata")
        if one.left_out > len(one.told):
            complain(f"{clean(one.file)}: e altre {one.left_out - len(one.told)} carte sono tralasciate")
    _read_ahead()
    return Exit.WRONG_INPUT if any(one.left_out for one in taken) else Exit.RIGHT


def _read_ahead() -> None:
    """Where somebody is there to work on, the cards are read meanwhile; in a script nothing is left running."""
    if sys.stderr is not None and sys.stderr.isatty():
        from judge.preparing import in_background

        if in_background():
            say("Il motore legge intanto i testi, in secondo piano; a che punto è lo dice judge carta dati.")
    else:
        say("I testi si leggono quando servono, o tutti con judge carta prepara.")


class _Told:
    """The progress of an import, on a terminal in one line that is written over, elsewhere not at all."""

    def __init__(self) -> None:
        self._courses: dict[str, Course] = {}
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, file: str, done: int, total: int) -> None:
        if not self._shown:
            return
        course = self._courses.setdefault(file, Course(one_line(file)))
        said = course.told(done, total)
        if said is not None:
            click.echo(f"\r{said:<70}", err=True, nl=done >= total)


def _imported(one: Taken) -> str:
    instead = f", al posto di quanto importato il {one.replaced}" if one.replaced else ""
    return (
        f"Importato: {clean(one.file)} ({one.what}, del {one.day}), "
        f"{several(one.records - one.left_out, 'carta letta', 'carte lette')}{instead}."
    )


@click.command(
    "dati",
    cls=Command,
    short_help="Dice quali carte sono importate.",
    help="Dice quali file di carte sono importati, di quale giorno, e di quante carte c'è il testo italiano e quello Oracle.",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def data(as_json: bool) -> None:
    """`judge carta dati`."""
    from judge.preparing import standing
    from scenarios.printed.store import FILE, NoCardsError, Store
    from scenarios.printed.summary import nothing, summary

    with card_problems():
        try:
            with Store(folder() / FILE) as store:
                found = summary(store)
        except NoCardsError:
            found = nothing()
    read = standing()
    found |= {"lette": 0 if read is None else read[1], "capite": 0 if read is None else read[2]}
    if as_json:
        click.echo(json_text(found))
        return
    click.echo("\n".join(_described(found)))


def _described(found: dict[str, Any]) -> Iterator[str]:
    if not found["file"]:
        yield "Non è importata nessuna carta: si comincia con judge carta importa FILE."
        return
    for file in found["file"]:
        left = f", {several(file['tralasciate'], 'tralasciata', 'tralasciate')}" if file["tralasciate"] else ""
        yield strong(one_line(file["nome"]))
        yield f"  {one_line(file['file'])}, del {file['giorno']}, importato il {file['importato']}"
        yield f"  {several(file['lette'], 'carta letta', 'carte lette')}{left}"
    yield ""
    kinds = found["generi"]
    yield "Ci sono " + ", ".join(several(kinds[kind], *_KINDS.get(kind, (kind, kind))) for kind in kinds)
    yield f"  con il testo italiano: {several(found['con_testo_italiano'], 'carta', 'carte')}"
    yield f"  con il testo Oracle: {several(found['con_testo_oracle'], 'carta', 'carte')}"
    yield f"  con il testo italiano di una stampa più vecchia dell'ultima: {several(found['stampa_vecchia'], 'carta', 'carte')}"
    yield f"  lette dal motore: {several(found['lette'], 'carta', 'carte')}, {found['capite']} capite per intero"
    yield f"  note di regola (ruling): {several(found['ruling'], 'nota', 'note')}"


_KINDS = {"carta": ("carta", "carte"), "pedina": ("pedina", "pedine"), "emblema": ("emblema", "emblemi")}


@click.command(
    "prepara",
    cls=Command,
    short_help="Fa leggere al motore tutte le carte importate.",
    help="""Fa leggere al motore il testo di tutte le carte importate, così che un tavolo che le nomina si apra subito.

    Quello che è già letto resta, finché il motore è lo stesso; si può interrompere e riprendere.""",
)
@click.option("--processi", "processes", type=Whole(1, 64), help="Quanti processi; di norma uno per processore.")
@click.option("--con-calma", "gently", is_flag=True, help="Lascia la precedenza agli altri programmi.")
def prepare(processes: int | None, gently: bool) -> None:
    """`judge carta prepara`."""
    import os
    import sqlite3

    from judge import preparing
    from ruletext.files import LockedError

    if gently:
        preparing.gently()
    course = Course("Lettura delle carte")
    shown = sys.stderr is not None and sys.stderr.isatty()

    def progress(done: int, total: int) -> None:
        said = course.told(done, total)
        if shown and said is not None:
            click.echo(f"\r{said:<70}", err=True, nl=done >= total)

    with card_problems():
        try:
            new, total, whole = preparing.prepare(progress, processes or os.cpu_count() or 1)
        except LockedError:
            raise Problem("le carte si stanno già leggendo; a che punto è lo dice judge carta dati") from None
        except sqlite3.Error as error:
            raise Problem(f"le letture non si possono tenere nella cache: {error}") from None
    click.echo(
        f"Lette: {several(new, 'carta', 'carte')}; in tutto {several(total, 'carta', 'carte')}, {whole} capite per intero."
    )


@click.command(
    "rimuovi",
    cls=Command,
    short_help="Toglie carte importate.",
    help="Toglie le carte di un file importato; come si chiama lo dice judge carta dati.",
)
@click.argument("what", metavar="[NOME]", required=False, cls=Argument, explanation="Come lo scrive judge carta dati.")
@click.option("--tutto", "everything", is_flag=True, help="Toglie tutte le carte importate, anche se sono danneggiate.")
def remove(what: str | None, everything: bool) -> None:
    """`judge carta rimuovi`."""
    if everything == (what is not None):
        raise Problem("serve un NOME oppure --tutto; i nomi sono in judge carta dati")
    from scenarios.printed import importing
    from scenarios.printed.store import FILE, Store

    with card_problems():
        if what is None:
            there = importing.clear(folder())
            click.echo("Tolte tutte le carte importate." if there else "Non c'era nessuna carta importata.")
            return
        try:
            importing.remove(folder(), what)
        except KeyError:
            with Store(folder() / FILE) as store:
                known = [str(name) for (name,) in store.rows("SELECT what FROM source")]
            near = perhaps(what, known) or f"; c'è {', '.join(map(quoted, known))}"
            raise Problem(f"nessun file importato si chiama {quoted(what)}{near}") from None
    click.echo(f"Tolto: {clean(what)}.")


@contextmanager
def card_problems() -> Iterator[None]:
    """Turns what can be wrong with the files of cards into a `Problem`."""
    from scenarios.printed.importing import BusyError
    from scenarios.printed.opened import FileFault
    from scenarios.printed.store import NoRoomError, StoreError

    try:
        yield
    except NoRoomError as error:
        raise Problem(str(error), Exit.UNWRITTEN) from None
    except (FileFault, StoreError, BusyError) as error:
        raise Problem(str(error)) from None
    except OSError as error:
        which = f"{quoted(str(error.filename))}: " if error.filename else ""
        raise Problem(f"{which}{reason(error)}", Exit.UNWRITTEN if takes_no_more(error) else Exit.WRONG_INPUT) from None
