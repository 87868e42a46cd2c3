"""`judge scenario confronta`, `perche` and `perche-no`: where two runs part, why a step happened, why something did not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from judge import patience
from judge.commands.italian import Argument, Command, Whole, quoted
from judge.commands.sources import faults_told, played, scenario_from
from judge.diagnostics import Exit, Problem
from judge.render import fitted, json_text, width

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario

SOURCE = "Il file di una situazione, il nome di una inclusa, o - per leggerla da stdin."
MOST = 1_000_000


@click.command(
    "confronta",
    cls=Command,
    short_help="Dice dove due situazioni si separano, e perché.",
    help="""Svolge due situazioni e dice fin dove vanno insieme, perché si separano e come finiscono.

    Finisce con 1 se non sono uguali.""",
)
@click.argument("one", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.argument("two", metavar="FILE|NOME", cls=Argument, explanation="L'altra, allo stesso modo.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Scrive {uguali, passi_comuni, perche, prima, seconda, finale_solo_prima, finale_solo_seconda}.",
)
def compare(one: str, two: str, as_json: bool) -> Exit:
    """`judge scenario confronta`."""
    if one == two == "-":
        raise Problem("da stdin si legge una situazione sola")
    first, second = played(one), played(two)
    from scenarios.asked.explaining import comparing, report

    found = comparing.compare(first, second)
    data = report.compared_json(found)
    _write(json_text(data) if as_json else report.compared_text(found), as_json=as_json)
    return Exit.RIGHT if data["uguali"] else Exit.FAILED


@click.command(
    "perche",
    cls=Command,
    short_help="Dice perché un passo è successo, o perché un oggetto è com'è.",
    help="""Dice perché.

    COSA è il numero di un passo: le sue regole per intero, i fatti che ha letto, i passi da cui viene. Oppure è il nome di
    un oggetto: quali effetti lo hanno fatto com'è, in quale strato e in quale ordine, e quali non lo toccano (613).""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.argument(
    "what", metavar="COSA...", nargs=-1, required=True, cls=Argument, explanation="Il numero di un passo o un oggetto."
)
@click.option(
    "--passo", "step", metavar="N", type=Whole(1, MOST), help="L'oggetto com'è dopo quel passo, invece che in fondo."
)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Scrive {passo, testo, regole, fatti, azione, scelte, viene_da, non_innescate}, o {oggetto, derivazione, "
    "non_si_applicano}.",
)
def why(source: str, what: tuple[str, ...], step: int | None, as_json: bool) -> None:
    """`judge scenario perche`."""
    run = played(source)
    from scenarios.asked.explaining import report

    said = " ".join(what)
    if re.fullmatch(r"[0-9]+", said):
        if step is not None:
            raise Problem("--passo vale per un oggetto")
        n = Whole(1, MOST).convert(said, None, None)
        _in_run(run, n)
        told = report.why_json(run, n, _text_of) if as_json else report.why_text(run, n, _text_of)
    else:
        if step is not None:
            _in_run(run, step)
        told = _why_it_is_so(run, said, step, as_json=as_json)
    _write(json_text(told) if isinstance(told, dict) else told, as_json=as_json)


def _why_it_is_so(run: Run, said: str, step: int | None, *, as_json: bool) -> str | dict[str, Any]:
    """613: one object of a run, derived."""
    from scenarios.asked.explaining import report, why_not
    from scenarios.laid.not_found import NotFound

    try:
        found = why_not.derived(run, said, step)
    except NotFound as error:
        near = f": forse {quoted(error.suggestion)}" if error.suggestion else ""
        raise Problem(f"{error.message}{near}") from None
    return report.value_json(run, said, found) if as_json else report.value_text(run, said, found)


@click.command(
    "perche-no",
    cls=Command,
    short_help="Dice perché qualcosa non è successo.",
    help="""Dice perché qualcosa non è successo.

    COSA è il nome di un oggetto: perché le sue abilità non si sono innescate, perché un effetto non lo tocca, perché non
    muore. O quello di un giocatore: perché non subisce danno, non perde, non pesca, non ha priorità. Oppure è qualcosa che
    succede, detto come al tavolo («Bruno lancia Folgore su orso») o come in un file («lancia: Folgore»): dice se dopo le altre
    azioni sarebbe consentito, e se no per quale regola. Finisce con 1 se non lo è.""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.argument(
    "what",
    metavar="COSA...",
    nargs=-1,
    required=True,
    cls=Argument,
    explanation="Un oggetto, un giocatore o un'azione.",
)
@click.option(
    "--passo", "step", metavar="N", type=Whole(1, MOST), help="Solo a quel passo, e con il tavolo dopo di esso."
)
@click.option(
    "--dopo",
    "after",
    metavar="N",
    type=Whole(0, MOST),
    help="L'azione viene dopo le prime N del file, invece che in fondo.",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive {oggetto, motivi}, o {consentita, regola, perche}.")
def why_not(source: str, what: tuple[str, ...], step: int | None, after: int | None, as_json: bool) -> Exit:
    """`judge scenario perche-no`."""
    said = " ".join(what)
    from scenarios.asked.explaining import report, why_not
    from scenarios.played.run import run as play
    from scenarios.written.one_line import is_action

    found = scenario_from(source)
    if is_action(found, said):
        if step is not None:
            raise Problem("--passo vale per un oggetto; per un'azione c'è --dopo")
        _not_behind(found, after)
        with faults_told(source, [said]):
            run, allowed = why_not.about_action(found, said, after=after, budget=patience.for_run())
        data = report.action_json(run, allowed)
        _write(json_text(data) if as_json else report.action_text(run, allowed), as_json=as_json)
        return Exit.RIGHT if allowed else Exit.FAILED
    if after is not None:
        raise Problem("--dopo vale per un'azione; per un oggetto c'è --passo")
    with faults_told(source):
        run = play(found, budget=patience.for_run())
    if step is not None:
        _in_run(run, step)
    from scenarios.laid.not_found import NotFound

    try:
        reasons = why_not.about(run, said, step)
    except NotFound as error:
        near = f": forse {quoted(error.suggestion)}" if error.suggestion else ""
        raise Problem(f"{error.message}{near}") from None
    data = report.why_not_json(said, reasons)
    _write(json_text(data) if as_json else report.why_not_text(said, reasons), as_json=as_json)
    return Exit.RIGHT


def _not_behind(scenario: Scenario, after: int | None) -> None:
    if after is not None and after > len(scenario.script):
        raise Problem(f"le azioni del file sono {len(scenario.script)}")


@click.command(
    "varia",
    cls=Command,
    short_help="E se…? Cambia una cosa e dice che cosa cambia.",
    help="""Svolge una situazione com'è e con qualcosa di diverso, e le confronta.

    COSA è una riga: «Anna vita 5», «Anna veleno 9», «orso danno 2 +1/+1x2», «senza orso», «in più Anna: Lince 2/2», e del tavolo
    «raggio 1», «raggio di Anna 2», «attacco a sinistra», «turni condivisi no», «formato Emperor», «posti Anna Carla Bruno»,
    «Anna e Bruno si scambiano di posto», «Bruno squadra 2», «Bruno nella squadra di Anna»,
    «Bruno ha lasciato», «Bruno imperatore». Oppure è qualcosa che succede in più, come al tavolo: «Bruno lancia Folgore su orso».
    Più cose si dicono con più righe fra virgolette. Finisce con 1 se qualcosa cambia.""",
)
@click.argument("source", metavar="FILE|NOME", cls=Argument, explanation=SOURCE, names="situations")
@click.argument("lines", metavar="COSA...", nargs=-1, required=True, cls=Argument, explanation="Che cosa cambia.")
@click.option(
    "--dopo",
    "after",
    metavar="N",
    type=Whole(0, MOST),
    help="Quello che succede in più viene dopo le prime N azioni del file, invece che in fondo.",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive come confronta.")
def vary(source: str, lines: tuple[str, ...], after: int | None, as_json: bool) -> Exit:
    """`judge scenario varia`."""
    scenario = scenario_from(source)
    _not_behind(scenario, after)
    from scenarios.asked.explaining import comparing, report
    from scenarios.asked.varying import CannotVary, otherwise
    from scenarios.played.run import run

    other, at = scenario, len(scenario.script) if after is None else after
    try:
        for line in lines:
            with faults_told(source, [line]):
                changed = otherwise(other, line, at)
            at += len(changed.script) - len(other.script)
            other = changed
    except CannotVary as error:
        raise Problem(str(error)) from None
    with faults_told(source):
        before = run(scenario, budget=patience.for_run())
    with faults_told(source, lines, changed=True):
        found = comparing.compare(before, run(other, budget=patience.for_run()))
    data = report.compared_json(found)
    _write(json_text(data) if as_json else report.compared_text(found), as_json=as_json)
    return Exit.RIGHT if data["uguali"] else Exit.FAILED


def _in_run(run: Run, step: int) -> None:
    if step > len(run.steps):
        raise Problem(f"il passo {step} non c'è: i passi sono {len(run.steps)}")


def _text_of(number: str) -> str:
    from ruletext.builtin import UnknownRuleError, builtin
    from ruletext.number import RuleNumber

    try:
        return builtin().rule(RuleNumber.exact(number)).text if "." in number else builtin().title(number)
    except UnknownRuleError:
        return ""


def _write(text: str, *, as_json: bool) -> None:
    click.echo(text if as_json else fitted(text, width()).rstrip("\n"))
