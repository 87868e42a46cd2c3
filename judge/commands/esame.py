"""`judge esame`: an exam with a seed, sat at the terminal or on paper, graded by the engine, with a protocol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge import paths
from judge.commands.italian import Argument, Command, Group, Whole, quoted
from judge.commands.training_talk import SKIP, STOP, history_problems, pool_of, typed_line
from judge.diagnostics import Exit, Problem, say, standard_input, telling_that_it_waits
from judge.render import clean, fitted, json_text, strong, width
from ruletext.reasons import reason

if TYPE_CHECKING:
    from scenarios.training.exam import Asked
    from scenarios.training.paper import Question, Sheet
    from scenarios.training.session import Available

QUESTIONS, MOST, LARGEST_SEED = 25, 200, 999_999
"""As in scenarios.training.exam, which a page of help need not load."""
STDIN = "-"
LATELY = 60
"""How many of the last situations that somebody answered an exam without a seed keeps away from."""


_FOLDER = click.option("--insieme", "folder", metavar="DIR", help="Le situazioni di un insieme, una cartella.")
_COUNT = click.option(
    "--domande", "questions", metavar="N", type=Whole(1, MOST), default=QUESTIONS, help="Quante; di norma 25."
)
_TO = click.option("--protocollo", "to", metavar="FILE", help="Scrive il protocollo: .md o .json.")


@click.group(
    "esame",
    cls=Group,
    invoke_without_command=True,
    short_help="Un esame di 25 domande, con il suo protocollo.",
    help="""Un esame: 25 domande su tutte le parti delle regole, senza tempo, con l'80 % per superarlo. Durante l'esame non si vede
    nessuna soluzione; alla fine il protocollo ripassa ogni errore con le regole e i passi.

    Lo stesso seme dà lo stesso esame, a chiunque: così lo sostengono in sei. «basta» lo interrompe, e judge esame lo riprende.""",
)
@click.option("--seme", "seed", metavar="N", type=Whole(0, LARGEST_SEED), help="Quale esame; senza, uno nuovo.")
@_COUNT
@click.option(
    "--candidato",
    "candidate",
    metavar="NOME",
    default="",
    help="Di chi è; allora non conta nel tuo storico.",
)
@_FOLDER
@_TO
@click.option("--json", "as_json", is_flag=True, help="Scrive il protocollo come JSON invece che in parole.")
@click.pass_context
def esame(
    ctx: click.Context,
    seed: int | None,
    questions: int,
    candidate: str,
    folder: str | None,
    to: str | None,
    as_json: bool,
) -> Exit | None:
    """`judge esame`."""
    if ctx.invoked_subcommand is not None:
        return None
    place = paths.data() / "esame.json"
    with paper_problems():
        sheet = _begun(place, seed, questions, candidate, folder)
        found = _questions(sheet)
        if not _sat(place, sheet, found):
            click.echo(f"Interrotto a {len(sheet.risposte)} risposte su {len(found)}: judge esame lo riprende.")
            return None
        _remember(sheet, found)
        place.unlink(missing_ok=True)
        return _told(sheet, found, to, as_json=as_json)


@contextmanager
def paper_problems() -> Iterator[None]:
    """What can be wrong with the file of an exam, as a message."""
    from scenarios.language.errors import ScenarioError
    from scenarios.training.paper import PaperError

    try:
        yield
    except ScenarioError as error:
        raise Problem(clean(f"il file delle risposte non va\n{error}")) from error
    except PaperError as error:
        raise Problem(clean(str(error))) from error


def _begun(place: Path, seed: int | None, questions: int, candidate: str, folder: str | None) -> Sheet:
    """The exam that was interrupted, unless another one is asked for; else a new one."""
    from judge.presenters.practice import Boards
    from scenarios.training.exam import drawn
    from scenarios.training.paper import Sheet, keep_sheet, kept_sheet

    kept = kept_sheet(place)
    if kept is not None and (seed is None or seed == kept.seme):
        say(f"Si riprende l'esame {kept.seme}, con {len(kept.risposte)} risposte già date.")
        return kept
    if kept is not None:
        raise Problem(f"l'esame {kept.seme} è interrotto: judge esame lo riprende, judge esame lascia lo abbandona")
    pool = pool_of(Path(folder) if folder is not None else None)
    number = _new_seed(pool, questions, folder) if seed is None else seed
    boards = Boards(Path(folder) if folder is not None else None)
    asked = drawn(pool, number, questions=questions, fits=boards.fits)
    _note(number, questions, folder, asked, wanted=seed is not None)
    sheet = Sheet(
        seme=number,
        domande=questions,
        insieme=_whole(folder),
        candidato=" ".join(clean(candidate).split())[:200],
        situazioni=tuple((one.situation.name, one.draw) for one in asked),
    )
    keep_sheet(place, sheet)
    return sheet


def _remember(sheet: Sheet, found: Iterable[Question]) -> None:
    """Keeps the answers in the history of whoever sat the exam: not those of somebody else, who has a name."""
    from judge.presenters import training

    if sheet.candidato:
        return
    with history_problems(), training.history() as kept:
        for n, one in enumerate(found, 1):
            given = sheet.risposte.get(n, "")
            kept.add(training.examined(one, given, one.grade(given)))


def _whole(folder: str | None) -> str:
    """The folder of a set as an exam keeps it, wherever it is taken up again; '' for what ships."""
    return str(Path(folder).resolve()) if folder is not None else ""


def _new_seed(pool: list[Available], questions: int, folder: str | None) -> int:
    """A seed whose exam has least of what was used lately: in other exams made here, and in what this person answered."""
    from secrets import randbelow

    from judge.presenters import past_exams
    from scenarios.training.exam import fresh

    lately = {*past_exams.used(_whole(folder)), *(_lately() if folder is None else ())}
    seeds = [*past_exams.sisters(_whole(folder)), *(randbelow(LARGEST_SEED + 1) for _ in range(past_exams.SEEDS))]
    return fresh(pool, seeds, lately, questions=questions)


def _note(seed: int, questions: int, folder: str | None, asked: Sequence[Asked], *, wanted: bool) -> None:
    """Keeps that an exam was made, and says what of one that was ``wanted`` by its seed another one made lately has too."""
    from judge.presenters import past_exams

    if wanted and (both := past_exams.in_common(seed, _whole(folder), asked)):
        say(f"Esame {seed}: {both}; senza seme se ne sceglie uno con altre domande.")
    past_exams.remember(seed, questions, _whole(folder), asked)


def _lately() -> tuple[str, ...]:
    """The situations that this person answered last."""
    from judge.presenters import training
    from scenarios.training.history import Answered

    with history_problems(), training.history() as kept:
        answered = [event.situation for event in kept.events() if isinstance(event, Answered)]
    return tuple(answered[-LATELY:])


def _questions(sheet: Sheet) -> list[Question]:
    """The questions of an exam, made anew from its seed and what was drawn. Raises `Problem` where its situations are not there."""
    from judge.presenters.practice import Boards
    from scenarios.training.exam import Asked, area_of, drawn
    from scenarios.training.paper import questions

    folder = Path(sheet.insieme) if sheet.insieme else None
    pool, boards = pool_of(folder), Boards(folder)
    if sheet.situazioni:
        known = {one.name: one for one in pool}
        missing = [name for name, _ in sheet.situazioni if name not in known]
        if missing:
            raise Problem(f"la situazione {quoted(missing[0])} di questo esame non c'è più")
        asked = [Asked(area_of(known[name]).name, known[name], draw) for name, draw in sheet.situazioni]
    else:
        asked = [*drawn(pool, sheet.seme, questions=sheet.domande, fits=boards.fits)]
    return [*questions(asked, boards.run)]


def _sat(place: Path, sheet: Sheet, found: list[Question]) -> bool:
    """Puts every question that has no answer yet, and keeps each answer. Whether all were put."""
    from scenarios.training.paper import keep_sheet

    for n, one in enumerate(found, 1):
        if n in sheet.risposte:
            continue
        said = _asked(n, len(found), one)
        if said is None:
            return False
        sheet.risposte[n] = said
        keep_sheet(place, sheet)
    return True


def _asked(n: int, most: int, one: Question) -> str | None:
    """Puts one question until there is an answer to it; '' for one passed over, None to stop."""
    from scenarios.training.given import NotAnAnswer

    click.echo()
    click.echo(strong(f"Domanda {n} di {most}"))
    click.echo(fitted("\n".join(_shown(one)), width()))
    while True:
        said = typed_line()
        if said is None or said.casefold() == STOP:
            return None
        if said == SKIP:
            return ""
        try:
            one.problem.read(said)
        except NotAnAnswer as error:
            say(str(error))
            continue
        return said


def _shown(one: Question) -> Iterator[str]:
    from judge.presenters.training import scene_lines

    yield from scene_lines(one.scene)
    yield ""
    yield f"{one.problem.prompt} ({one.problem.form})"


def _told(sheet: Sheet, found: list[Question], to: str | None, *, as_json: bool) -> Exit:
    """Writes the protocol where it is wanted, and says the result."""
    from ruletext.files import replace
    from scenarios.training import paper

    result = paper.protocol(sheet, found)
    data, text = json_text(paper.as_json(result)), paper.as_markdown(result)
    if to is not None:
        try:
            replace(Path(to), (data + "\n" if to.endswith(".json") else text).encode())
        except OSError as error:
            raise Problem(f"{quoted(to)}: {reason(error)}") from error
    click.echo(data if as_json else result.headline if to is not None else fitted(text, width()))
    return Exit.RIGHT if result.passed else Exit.FAILED


@esame.command(
    "lascia",
    cls=Command,
    short_help="Abbandona l'esame interrotto.",
    help="""Abbandona l'esame interrotto, con le risposte date.""",
)
def leave() -> None:
    """`judge esame lascia`."""
    place = paths.data() / "esame.json"
    there = place.exists()
    place.unlink(missing_ok=True)
    click.echo("L'esame è abbandonato." if there else "Nessun esame è interrotto.")


@esame.command(
    "stampa",
    cls=Command,
    short_help="Scrive un esame da dare su carta, o le sue soluzioni.",
    help="""Scrive le domande di un esame, da stampare; con --soluzioni le risposte giuste e le regole. Le risposte dei candidati si
    scrivono in un file YAML («seme: 7», «risposte: {1: cimitero, 2: 2/2}») che judge esame correggi legge.""",
)
@click.argument(
    "seed",
    metavar="[SEME]",
    type=Whole(0, LARGEST_SEED),
    required=False,
    cls=Argument,
    explanation="Quale esame; senza, uno nuovo, con altre domande di quelli fatti da poco.",
)
@_COUNT
@_FOLDER
@click.option("--soluzioni", "solved", is_flag=True, help="Le risposte giuste, con le regole.")
@click.option("--html", "as_html", is_flag=True, help="Una pagina da stampare, invece che testo.")
def print_out(seed: int | None, questions: int, folder: str | None, solved: bool, as_html: bool) -> None:
    """`judge esame stampa`."""
    from scenarios.training.paper import Sheet

    wanted = seed is not None
    if seed is None:
        if solved:
            raise Problem("di quale esame? Le soluzioni sono quelle di un seme: judge esame stampa SEME --soluzioni")
        seed = _new_seed(pool_of(Path(folder) if folder is not None else None), questions, folder)
    found = _questions(Sheet(seme=seed, domande=questions, insieme=_whole(folder)))
    if not solved:
        _note(seed, questions, folder, [one.asked for one in found], wanted=wanted)
    lines = [*_sheet(found, solved=solved)]
    title = f"Esame {seed}{', soluzioni' if solved else ''}"
    if as_html:
        click.echo(_page(title, lines))
    else:
        click.echo("\n".join([title, *(line for _, line in lines)]))


def _sheet(found: Iterable[Question], *, solved: bool) -> Iterator[tuple[bool, str]]:
    """The lines of a sheet; whether each is the heading of a question."""
    from scenarios.training.problems import deciding

    for n, one in enumerate(found, 1):
        yield True, f"Domanda {n}"
        if solved:
            yield False, f"{one.problem.prompt}"
            yield False, f"{one.problem.told} [{', '.join(deciding(one.problem.run))}]"
            continue
        yield from ((False, line) for line in _shown(one))
        yield False, "Risposta: ______________________________"


def _page(title: str, lines: Iterable[tuple[bool, str]]) -> str:
    """A page that a browser prints, each question whole on a sheet where it fits."""
    from html import escape

    parts: list[str] = []
    for heading, line in lines:
        if heading:
            parts.append(f"{'</pre></section>' if parts else ''}<section><h2>{escape(clean(line))}</h2><pre>")
        else:
            parts.append(f"{escape(clean(line))}\n")
    body = "".join(parts) + ("</pre></section>" if parts else "")
    style = "body{font-family:sans-serif;margin:2em}section{break-inside:avoid}pre{white-space:pre-wrap;font-family:inherit}"
    return (
        f'<!doctype html><html lang="it"><head><meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )


@esame.command(
    "correggi",
    cls=Command,
    short_help="Corregge le risposte scritte in un file.",
    help="""Corregge un esame fatto su carta: un file YAML con «seme», «domande» se non sono 25, «candidato» e «risposte», il numero
    di ogni domanda con la risposta. Se non è superato, il comando finisce con 1.""",
)
@click.argument("source", metavar="FILE|-", cls=Argument, explanation="Il file delle risposte, o - per stdin.")
@_FOLDER
@_TO
@click.option("--json", "as_json", is_flag=True, help="Scrive il protocollo come JSON.")
def correct(source: str, folder: str | None, to: str | None, as_json: bool) -> Exit:
    """`judge esame correggi`."""
    from ruletext.files import content_of
    from scenarios.training.paper import LARGEST_FILE, filled_in

    try:
        if source == STDIN:
            with telling_that_it_waits():
                data = standard_input().read(LARGEST_FILE + 1)
        else:
            data = content_of(Path(source), LARGEST_FILE)
    except OSError as error:
        raise Problem(f"{quoted(source)}: {reason(error)}") from error
    with paper_problems():
        sheet = filled_in(data, "stdin" if source == STDIN else source)
        if folder is not None:
            sheet.insieme = _whole(folder)
        found = _questions(sheet)
        beyond = [n for n in sheet.risposte if n > len(found)]
        if beyond:
            raise Problem(f"la domanda {beyond[0]} non c'è: sono {len(found)}")
        return _told(sheet, found, to, as_json=as_json)
