"""`judge testo confronta`: all texts of one rule or entry side by side, and the words that differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Command
from judge.commands.testo import INDENT, shelf, shelf_problems
from judge.diagnostics import Exit, Problem
from judge.render import json_text, one_line, strong, struck, width, wrapped

if TYPE_CHECKING:
    from ruletext.comparing import Comparison, Version
    from ruletext.differing import Piece
    from ruletext.document import Edition
    from ruletext.superseded import Superseded

_BY_CHANGE = {"REMOVED": struck, "ADDED": strong}
_NARROWEST = 10
"""Columns below which a difference is laid out as if there were this many."""


@click.command(
    "confronta",
    cls=Command,
    short_help="Mette a confronto i testi di una regola o di una voce.",
    help="""Mostra tutti i testi di una regola, o di una voce del glossario: quale conta oggi e perché, i numeri, le parole che
    cambiano.

    Quello che c'è soltanto nel primo dei due testi sta fra [- e -], quello che c'è soltanto nel secondo fra {+ e +}.""",
)
@click.argument(
    "words", metavar="NUMERO...", nargs=-1, required=True, cls=Argument, explanation="107.4d, o il titolo di una voce."
)
@click.option("--da", "old", metavar="EDIZIONE", help="L'edizione di partenza (la più recente che hai importato).")
@click.option("--a", "new", metavar="EDIZIONE", help="L'edizione di arrivo (il testo incorporato).")
@click.option("--json", "as_json", is_flag=True, help="Scrive un oggetto JSON.")
def compare(words: tuple[str, ...], old: str | None, new: str | None, as_json: bool) -> None:
    """`judge testo confronta`."""
    from ruletext.builtin import builtin
    from ruletext.comparing import NotComparable
    from ruletext.comparing import compare as compared
    from ruletext.faults import FaultyTextError

    with shelf_problems():
        texts = shelf().texts()
    try:
        found = compared(" ".join(words), builtin(), texts, old, new)
    except NotComparable as error:
        raise Problem(str(error)) from None
    except FaultyTextError as error:
        raise Problem(f"il testo incorporato è danneggiato:\n{error}", Exit.BROKEN) from None
    click.echo(json_text(_record(found)) if as_json else "\n".join(_page(found)))


def superseded_record(row: Superseded) -> dict[str, Any]:
    """What of a passage does not hold any more, as JSON has it."""
    return {
        "come": row.word,
        "che_cosa": row.mark,
        "oggi": list(map(str, row.today)),
        "dal": row.since or None,
    }


def aged(edition: Edition) -> str:
    """An edition with its date: elenco-107, 2025-04-03; wiki-1, senza data."""
    return edition.id if edition.id == edition.date else f"{edition.id}, {edition.date or 'senza data'}"


def _record(found: Comparison) -> dict[str, Any]:
    return {
        "regola": found.place,
        "titolo": found.title,
        "nota": found.note,
        "perche": found.why,
        "testi": [_version_record(version) for version in found.versions],
        "altri": [_version_record(version) for version in found.others],
        "spostata": found.moved,
        "da": found.old.edition.id if found.old else None,
        "a": found.new.edition.id if found.new else None,
        "differenza": [{"tipo": piece.change.value, "testo": piece.text} for piece in found.pieces],
        "avvertenza": found.remark,
    }


def _version_record(version: Version) -> dict[str, Any]:
    return {
        "edizione": version.edition.id,
        "data": version.edition.date,
        "numero": version.place,
        "stampato": version.printed,
        "conta": version.counts,
        "stato": version.standing,
        "perche": version.why,
        "testo": version.text,
        "rimessi": version.restored,
        "esempi": list(version.examples),
        "superato": [superseded_record(row) for row in version.superseded],
    }


def _page(found: Comparison) -> Iterator[str]:
    columns = width()
    yield strong(one_line(found.place)) + (f"  ({one_line(found.title)})" if found.title else "")
    if found.note:
        yield wrapped(f"{found.note}.", columns)
    yield wrapped(f"{_counting(found.versions[0])}: {found.why}.", columns)
    for version in found.versions:
        yield ""
        yield from _version(version, found, columns)
    for version in found.others:
        yield ""
        yield wrapped(_of_something_else(version), columns, rest=INDENT)
    if found.old is not None and found.new is not None:
        yield ""
        yield wrapped(_heading(found.old, found.new), columns)
        if found.remark:
            yield wrapped(f"Attenzione: {found.remark}.", columns)
        yield from _laid_out(found.pieces, columns)


def _of_something_else(version: Version) -> str:
    """What is said of a text that bears the number that was asked for, and is not about it."""
    why = "; ".join(filter(None, (version.why, *map(str, version.superseded))))
    if not version.today:
        told = "; ".join(filter(None, (version.standing, why)))
        return f"In {aged(version.edition)}, {version.place} è un'altra regola: {told}."
    return f"In {aged(version.edition)}, {version.place} è un'altra regola: oggi {version.today}" + (
        f" ({why})." if why else "."
    )


def _counting(first: Version) -> str:
    return f"Conta {aged(first.edition)}" if first.counts else "Di nessun testo si sa se conta"


def _version(version: Version, found: Comparison, columns: int | None) -> Iterator[str]:
    heading = f"{one_line(aged(version.edition))}{INDENT}{one_line(version.place)}"
    remarks = [
        "conta oggi" if version.counts else "",
        "" if version.counts and not found.moved else version.standing,
        version.why,
        f"stampata {version.printed}" if version.printed else "",
    ]
    told = "; ".join(filter(None, remarks))
    yield wrapped(heading + (f"{INDENT}({told})" if told else ""), columns, rest=INDENT)
    for paragraph in version.whole.split("\n\n"):
        yield wrapped(paragraph, columns, first=INDENT)
    for remark in filter(None, (*map(str, version.superseded), version.restored)):
        yield wrapped(f"{remark[:1].upper()}{remark[1:]}.", columns, first=INDENT)


def _heading(old: Version, new: Version) -> str:
    names = (old.edition.id, new.edition.id)
    if old.place != new.place:
        names = (f"{old.edition.id} ({old.place})", f"{new.edition.id} ({new.place})")
    return f"Da {names[0]} a {names[1]}, [-tolto-] {{+aggiunto+}}:"


def _laid_out(pieces: Iterable[Piece], columns: int | None) -> Iterator[str]:
    """The pieces one after another, each with its signs, in lines within the columns."""
    from ruletext.differing import marked

    room = max(columns - len(INDENT), _NARROWEST) if columns else None
    line, used = "", 0
    for piece in pieces:
        text = marked(piece._replace(text=_plain(piece.text)))
        style = _BY_CHANGE.get(piece.change.name, str)
        for word in _words(text, room):
            if room and used and used + len(word.rstrip()) > room:
                yield f"{INDENT}{line}".rstrip()
                line, used = "", 0
            shown = word if used else word.lstrip()
            bare = shown.strip()
            line += shown.replace(bare, style(bare), 1) if bare else shown
            used += len(shown)
    yield f"{INDENT}{line}".rstrip() if used else f"{INDENT}Nessuna parola cambia."


def _plain(text: str) -> str:
    """Text from outside in one line, with the blanks at its ends."""
    return " " * text.startswith(" ") + one_line(text) + " " * (len(text) > 1 and text.endswith(" "))


def _words(text: str, room: int | None) -> Iterator[str]:
    """The words of a text with the blanks behind them, none of them longer than the room there is."""
    start = 0
    while start < len(text):
        blank = text.find(" ", start + 1)
        end = len(text) if blank < 0 else blank + 1
        end = min(end, start + room) if room else end
        yield text[start:end]
        start = end
