"""`judge testo verifica`: whether everything that the texts refer to is there, and where it is today."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Command
from judge.commands.testo import INDENT, shelf, shelf_problems
from judge.commands.testo_confronta import aged
from judge.diagnostics import Exit, Problem
from judge.render import json_text, one_line, strong, width, wrapped

if TYPE_CHECKING:
    from ruletext.verifying import Checked, Report

NAMED = 3
"""How many of those who do the same are named."""

_ONLY_OURS = "Non hai importato testi: ho verificato soltanto quello incorporato."


@click.command(
    "verifica",
    cls=Command,
    short_help="Controlla i rimandi di tutti i testi.",
    help="""Controlla ogni rimando, a un numero o a un titolo, del testo incorporato e di quelli importati: se porta dove dice, se
    il numero è di un tempo e qual è quello di oggi, se quello a cui rimanda non è nei testi importati.

    Finisce con 1 se un rimando del testo incorporato non porta a niente.""",
)
@click.option("--dettagli", "detailed", is_flag=True, help="Elenca anche i rimandi a regole che non hai importato.")
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON, un oggetto per edizione.")
def verify(detailed: bool, as_json: bool) -> Exit:
    """`judge testo verifica`."""
    from ruletext.builtin import builtin
    from ruletext.faults import FaultyTextError
    from ruletext.verifying import verify as verified

    with shelf_problems():
        texts = shelf().texts()
    try:
        reports = verified(builtin(), texts)
    except FaultyTextError as error:
        raise Problem(f"il testo incorporato è danneggiato:\n{error}", Exit.BROKEN) from None
    if as_json:
        click.echo(json_text([_record(report) for report in reports]))
    else:
        ours, *imported = reports
        pages = ["\n".join(_page(ours, detailed=True)), *("\n".join(_page(one, detailed=detailed)) for one in imported)]
        click.echo("\n\n".join([*pages, _together(imported) if imported else _ONLY_OURS]))
    return Exit.RIGHT if reports[0].is_sound else Exit.FAILED


def _record(report: Report) -> dict[str, Any]:
    from ruletext.verifying import Outcome

    return {
        "edizione": report.edition.id,
        "data": report.edition.date,
        "rimandi": len(report.references),
        **{outcome.value.replace(" ", "_"): len(report.of(outcome)) for outcome in Outcome},
        "fuori_dai_testi": len(report.outside),
        "numeri_fuori_dai_testi": len({one.target for one in report.outside}),
        "refusi": [{"stampato": one.printed, "numero": one.number, "perche": one.why} for one in report.misprints],
        "elenco": [_reference_record(one) for one in report.references],
    }


def _reference_record(one: Checked) -> dict[str, Any]:
    return {
        "regola": one.source,
        "dice": one.says,
        "titolo": one.title,
        "esito": one.outcome.value,
        "oggi": one.today or None,
        "nel_testo": one.is_there,
        "si_chiama": one.heading,
        "perche": one.why,
    }


def _page(report: Report, *, detailed: bool) -> Iterator[str]:
    """What is said about one edition: the figures, then one by one whatever does not simply lead where it says."""
    from ruletext.verifying import Outcome

    yield strong(one_line(aged(report.edition))) + INDENT + one_line(report.edition.name)
    counts = [
        (len(report.of(Outcome.RESOLVED)), "porta dove dice", "portano dove dicono"),
        (len(report.of(Outcome.STALE)), "ha un numero di un tempo", "hanno un numero di un tempo"),
        (len(report.of(Outcome.DANGLING)), "porta fuori dai testi importati", "portano fuori dai testi importati"),
        (len(report.of(Outcome.MISSING)), "non porta a niente", "non portano a niente"),
    ]
    told = ", ".join(_several(*row) for row in counts if row[0])
    total = _several(len(report.references), "rimando", "rimandi")
    yield _line(f"{total}: {told}" if told else total)
    if report.outside and report.of(Outcome.STALE):
        yield _line(f"contando anche i numeri di un tempo, fuori dai testi importati: {_outside([report])}")
    for misprint in report.misprints:
        yield _line(f"refuso riparato: stampata {misprint.printed}, è {misprint.number} ({misprint.why})")
    yield from _each("non porta a niente", report.of(Outcome.MISSING))
    yield from _each("numero di un tempo", report.of(Outcome.STALE))
    yield from _otherwise_called(one for one in report.references if one.outcome is not Outcome.STALE)
    if detailed:
        yield from _each("fuori dai testi importati", report.of(Outcome.DANGLING))


def _outside(reports: Sequence[Report]) -> str:
    """How many references lead to what no imported text has, and to how many numbers."""
    found = [one.target for report in reports for one in report.outside]
    return f"{_several(len(found), 'rimando', 'rimandi')} a {_several(len(set(found)), 'numero', 'numeri')}"


def _together(reports: Sequence[Report]) -> str:
    """The figures of all imported texts."""
    from ruletext.verifying import Outcome

    total = sum(len(report.references) for report in reports)
    stale = sum(len(report.of(Outcome.STALE)) for report in reports)
    told = (
        f"Nei testi importati: {_several(total, 'rimando', 'rimandi')}; "
        f"{_several(stale, 'ha un numero di un tempo', 'hanno un numero di un tempo')}; "
        f"fuori dai testi importati: {_outside(reports)}."
    )
    return wrapped(told, width())


def _several(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def _each(what: str, several: Sequence[Checked]) -> Iterator[str]:
    for one in several:
        title = f" «{one.title}»" if one.title else ""
        today = f", oggi {one.today}" if one.today else ""
        yield _line(f"{what}: {one.source} dice {one.says}{title}{today}{_reason(one)}")


def _otherwise_called(references: Iterable[Checked]) -> Iterator[str]:
    """Titles that are quoted in other words than those that stand above the text, each once with all who quote it so."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for one in references:
        if one.heading:
            found.setdefault((one.title or one.says, one.heading, _reason(one)), []).append(one.source)
    for (says, heading, why), sources in found.items():
        more = len(sources) - NAMED
        named = f"{', '.join(sources[:NAMED])} e altri {more}" if more > 1 else ", ".join(sources)
        yield _line(f"chiamato altrimenti: «{says}» è «{heading}»{why}, in {named}")


def _reason(one: Checked) -> str:
    return f" ({one.why})" if one.why else ""


def _line(text: str) -> str:
    return wrapped(one_line(text), width(), first=INDENT, rest=INDENT * 2)
