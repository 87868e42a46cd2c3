"""`judge allena`: a situation is put, its end is predicted, the engine grades, and what was wrong comes back."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.commands.italian import Argument, Command, Group, Whole, quoted
from judge.commands.sources import faults_told, played
from judge.diagnostics import Problem, reason, say, standard_input
from judge.render import clean, fitted, json_text, on_terminal, strong, width

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.training.history import History
    from scenarios.training.session import Available, Chosen
    from scenarios.training.sitting import Sitting

MINUTES = 10
MOST = 100
STDIN = "-"
SKIP, STOP = "?", "basta"
"""What is typed in place of an answer: to pass a question over, and to end."""


@click.group(
    "allena",
    cls=Group,
    invoke_without_command=True,
    short_help="Fa prevedere una situazione e dice che cosa era giusto.",
    help="""Allenamento: una situazione, le sue domande, le tue previsioni; poi la risposta del motore, con le regole. Quello che
    hai sbagliato torna prima che tu lo dimentichi, su un altro tavolo.

    Si risponde con una riga per domanda; «?» la salta, «basta» smette e tiene quello che è stato risposto. Su una pipe si legge una
    risposta per riga; con --json, per ogni situazione un elenco JSON di risposte per riga.""",
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
@click.option("--insieme", "folder", metavar="DIR", help="Le situazioni di una cartella.")
@click.option("--json", "as_json", is_flag=True, help="Parla con un altro programma, una riga di JSON per volta.")
@click.pass_context
def allena(
    ctx: click.Context,
    minutes: int,
    level: int | None,
    concept: str | None,
    rule: str | None,
    mistakes: bool,
    folder: str | None,
    as_json: bool,
) -> None:
    """`judge allena`."""
    if ctx.invoked_subcommand is not None:
        return
    from judge.presenters import training
    from scenarios.training.session import only_mistakes, pace, session, wanted

    place = Path(folder) if folder is not None else None
    pool = _narrowed(pool_of(place), level, concept, rule)
    boards = Boards(place)
    with history_problems(), training.history() as kept:
        events = kept.events()
        now = training.now()
        chosen = (
            only_mistakes(pool, events, most=MOST)
            if mistakes
            else wanted(pool, events, now, minutes=minutes, fits=boards.fits)
            if concept is not None or rule is not None or folder is not None
            else session(pool, events, now, minutes=minutes, fits=boards.fits)
        )
        if not chosen:
            click.echo("Per oggi non torna niente." if not mistakes else "Nessuna situazione è rimasta sbagliata.")
            return
        if not as_json:
            click.echo(training.today_line(chosen, pace(events)))
        for number, one in enumerate(chosen, 1):
            if not _put(kept, one, boards.sitting(one.situation), number, len(chosen), as_json=as_json):
                break


@contextmanager
def history_problems() -> Iterator[None]:
    """What can be wrong with the history, as a message."""
    from scenarios.training.history import HistoryError

    try:
        yield
    except HistoryError as error:
        raise Problem(str(error)) from error


def pool_of(folder: Path | None) -> list[Available]:
    """What there is to choose from. Raises `Problem` for a folder that cannot be read, and for a file in it."""
    from scenarios.training.collection import available, in_folder, shipped

    if folder is None:
        return [*available(shipped())]
    try:
        with faults_told(str(folder)):
            found = available(in_folder(folder))
    except OSError as error:
        raise Problem(f"{quoted(str(folder))}: {reason(error)}") from error
    if not found:
        raise Problem(f"in {quoted(str(folder))} non c'è nessun file .yaml")
    return [*found]


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


def _put(kept: History, chosen: Chosen, sitting: Sitting, number: int, most: int, *, as_json: bool) -> bool:
    """Puts one situation and keeps what was answered. Whether somebody wants to go on."""
    from judge.presenters import training

    begun = time.monotonic()
    goes_on = _asked_as_json(sitting, number, most) if as_json else _asked(sitting, number, most)
    if not sitting.given:
        return goes_on
    rating = sitting.rating
    event = training.answered(chosen, sitting, rating=rating, seconds=time.monotonic() - begun)
    kept.add(event)
    if as_json:
        click.echo(json_text(training.result_as_json(chosen, sitting, rating), indent=None))
        return goes_on
    lines = ["", *training.result_lines(sitting), training.why_line(chosen), training.rating_line(rating)]
    click.echo(fitted("\n".join(lines), width()))
    click.echo(f"I passi: judge scenario esegui {clean(chosen.situation.name)}")
    return goes_on


class Boards:
    """The situations of a collection, each played once, when it is first looked at."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._played: dict[str, Run] = {}

    def run(self, name: str) -> Run:
        """A situation, played. Raises `Problem` for one that cannot be."""
        if name not in self._played:
            self._played[name] = played(name if self._folder is None else str(self._folder / f"{name}.yaml"))
        return self._played[name]

    def fits(self, one: Available) -> bool:
        """Whether it can be put: of what ships, what is fit to train on; of a trainer's own set, whatever asks something."""
        from scenarios.training.fitness import faults
        from scenarios.training.problems import problems

        run = self.run(one.name)
        return bool(problems(run)) if self._folder is not None else not faults(run)

    def sitting(self, one: Available) -> Sitting:
        """It, to be answered."""
        from scenarios.training.sitting import Sitting

        return Sitting(self.run(one.name))


def _asked(sitting: Sitting, number: int, most: int) -> bool:
    """Asks in words. Whether somebody wants to go on; what comes to an end in the middle counts as far as it was answered."""
    from judge.presenters import training

    click.echo()
    click.echo(strong(f"Situazione {number} di {most}"))
    click.echo(fitted("\n".join(training.scene_lines(sitting.scene)), width()))
    click.echo()
    return all(_asked_one(sitting, n) for n in range(len(sitting.problems)))


def _asked_one(sitting: Sitting, n: int) -> bool:
    """Asks one question until there is an answer to it. Whether somebody wants to go on."""
    from judge.presenters import training
    from scenarios.training.given import NotAnAnswer

    while True:
        click.echo(fitted(training.question_line(sitting, n), width()))
        said = typed_line()
        if said is None or said.casefold() == STOP:
            return False
        try:
            if said == SKIP:
                sitting.skip(n)
            else:
                sitting.say(n, said)
        except NotAnAnswer as error:
            say(str(error))
            continue
        return True


def typed_line() -> str | None:
    """A line that somebody typed; None at the end of them."""
    if on_terminal() and sys.stdin is not None and sys.stdin.isatty():
        click.echo("> ", nl=False)
    line = standard_input().readline()
    return clean(line.decode("utf-8", "replace")).strip() if line else None


def _asked_as_json(sitting: Sitting, number: int, most: int) -> bool:
    """Puts a situation as a line of JSON and reads a list of answers. Raises `Problem` for a line that is none."""
    import json

    from judge.presenters import training
    from scenarios.training.given import NotAnAnswer

    click.echo(json_text(training.put_as_json(number, most, sitting), indent=None))
    line = standard_input().readline()
    if not line.strip():
        return False
    try:
        said = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Problem("stdin: una riga non è JSON") from error
    if not isinstance(said, list) or len(said) > len(sitting.problems) or not all(isinstance(one, str) for one in said):
        raise Problem(f"stdin: serve un elenco di al massimo {len(sitting.problems)} testi")
    for n, text in enumerate(said):
        try:
            sitting.say(n, text)
        except NotAnAnswer as error:
            raise Problem(f"stdin: risposta {n + 1}: {error}") from error
    return True


@allena.command(
    "concetti",
    cls=Command,
    short_help="Elenca i concetti, con le loro regole.",
    help="""Elenca i concetti, con quello che conviene avere in mente e le loro regole.""",
)
@click.argument("name", metavar="[NOME]", required=False, cls=Argument, explanation="Un concetto soltanto.")
def show_concepts(name: str | None) -> None:
    """`judge allena concetti`."""
    from scenarios.training.concepts import UnknownConcept, concepts, find

    try:
        found = [find(name)] if name is not None else [*concepts().values()]
    except UnknownConcept as error:
        raise Problem(str(error)) from error
    for one in found:
        click.echo(strong(f"{one.title} ({one.id})"))
        click.echo(fitted(f"  {one.page}\n  Regole: {', '.join(one.rules)}", width()))


@allena.command(
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


@allena.command(
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


@allena.command(
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
