"""`judge cerca`: the rules that answer a question, best first."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Command, Whole
from judge.commands.testo import shelf, shelf_problems
from judge.diagnostics import Exit, Problem, say, standard_input
from judge.render import json_text, one_line, strong, width, wrapped

if TYPE_CHECKING:
    from ruletext.search import Answer, Finder, Hit

STDIN = "-"
FOLDER = "ricerca"
"""The folder of the index, within that of what can be made again."""
SHOWN = 10
BAR = 30
"""How wide the bar is that shows how far an index has come."""
MOST = 500
LONGEST_LINE = 100_000
"""Characters of a line of standard input that are kept at all."""
INDENT = "    "


@click.command(
    "cerca",
    cls=Command,
    short_help="Trova le regole che rispondono a una domanda.",
    help="""Trova le regole che rispondono a una domanda: un numero, parole chiave, gergo, una frase intera.

    judge cerca cosa succede se il bersaglio sparisce. Una parola che comincia con un trattino va dopo --. Con - al posto
    delle parole legge una domanda per riga da stdin.

    Numeri: 704.5 è la regola con le sue sottoregole, 704.5. (con il punto) la regola da sola, 704 il capitolo,
    704.5-704.7 un intervallo. Simboli e valori si scrivono come sulle carte: {T}, +1/+1, 2/2. Ogni altra cosa è una parola,
    anche quelle che altrove sono operatori, e così virgolette, asterischi e punti interrogativi.

    Dove cercare: capitolo:117 (o capitolo:800-811), edizione:NOME, tipo:regola, tipo:esempio, tipo:glossario,
    tipo:manuale; più valori si separano con una virgola. judge cerca capitolo:117 priorità. Un campo senza parole elenca
    tutto ciò che vi rientra.""",
)
@click.argument("words", metavar="[PAROLE]...", nargs=-1, required=False, cls=Argument, explanation="La domanda, o -.")
@click.option("-n", "limit", metavar="N", type=Whole(1, MOST), default=SHOWN, help=f"Quanti risultati ({SHOWN}).")
@click.option("--esatto", "exact", is_flag=True, help="Cerca le parole come sono scritte, senza correggerle.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Scrive un oggetto JSON per domanda: {query, risultati}; con - uno per riga.",
)
def search(words: tuple[str, ...], limit: int, exact: bool, as_json: bool) -> Exit:
    """`judge cerca`."""
    if not "".join(words).strip():
        raise Problem("manca che cosa cercare: un numero, parole o una domanda")
    from ruletext.faults import FaultyTextError

    alone = words != (STDIN,)
    found = finder()
    try:
        for question in [" ".join(words)] if alone else _questions():
            with shelf_problems():
                answer = found.search(question, limit, correct=not exact)
            _write(answer, as_json=as_json, alone=alone)
    except FaultyTextError as error:
        raise Problem(f"il testo incorporato è danneggiato:\n{error}", Exit.BROKEN) from None
    finally:
        found.close()
    return Exit.RIGHT


def finder() -> Finder:
    """What finds rules in the texts of this user. Tells on stderr that it prepares an index, or cannot keep one."""
    from judge import paths
    from ruletext.search import Finder

    return Finder(paths.cache() / FOLDER, shelf(), progress=_progress, note=say)


def _progress(done: int, total: int) -> None:
    """Says that an index is being made, and in a terminal how far that is; what is drawn is wiped out at the end."""
    if done == 1:
        say("Preparo l'indice della ricerca (la prima volta, e quando i testi cambiano).")
    share = 100 * done // total
    if not sys.stderr.isatty() or share == 100 * (done - 1) // total:
        return
    full = BAR * done // total
    drawn = f"[{'#' * full}{'.' * (BAR - full)}] {share:>3}%"
    click.echo(f"\r{drawn}" if done < total else f"\r{' ' * len(drawn)}\r", nl=False, err=True)


def _questions() -> Iterator[str]:
    """The lines of standard input; what is no UTF-8 in them becomes the replacement character."""
    rest = False
    typed = standard_input()
    while line := typed.readline(LONGEST_LINE):
        whole = line.endswith(b"\n")
        if not rest:
            yield line.decode("utf-8-sig", errors="replace").rstrip("\r\n")
        rest = not whole


def _write(answer: Answer, *, as_json: bool, alone: bool) -> None:
    for wrong in answer.wrong:
        say(f"Campo ignorato: {one_line(wrong)}.")
    if as_json:
        click.echo(json_text(_record(answer), indent=2 if alone else None))
        return
    for correction in answer.corrections:
        say(f"Nessun testo ha «{one_line(correction.typed)}»: forse cercavi «{one_line(correction.read)}».")
    for number in answer.missing:
        say(f"Nessun testo ha la regola {number}.")
    if not alone:
        click.echo(strong(one_line(answer.question)))
    lines = [line for place, hit in enumerate(answer.hits, 1) for line in _lines(place, hit)]
    click.echo("\n".join(lines) if lines else "Nessun risultato.")


def _record(answer: Answer) -> dict[str, Any]:
    record: dict[str, Any] = {"query": answer.question, "risultati": [_result(hit) for hit in answer.hits]}
    meant = [{"scritto": one.typed, "letto": one.read} for one in answer.corrections]
    return record | ({"forse_cercavi": meant} if meant else {})


def _result(hit: Hit) -> dict[str, Any]:
    result: dict[str, Any] = {
        "id": hit.id,
        "noto_come": list(hit.known_as),
        "titolo": hit.title,
        "edizione": hit.edition,
        "punteggio": hit.score,
        "estratto": hit.extract.text,
        "evidenza": [list(mark) for mark in hit.extract.marks],
    }
    return result | ({"nota": hit.superseded} if hit.superseded else {})


def _lines(place: int, hit: Hit) -> Iterator[str]:
    names = f"anche {', '.join(hit.known_as)}; " if hit.known_as else ""
    columns = width()
    title = f"{INDENT[:2]}{one_line(hit.title)}" if hit.title and not hit.id.endswith(f":{hit.title}") else ""
    yield wrapped(f"{place:>2}. {hit.id}{title}  ({names}{hit.edition})", columns, rest=INDENT)
    yield _marked(wrapped(hit.extract.text, columns, first=INDENT), _sought(hit))
    if hit.superseded:
        yield wrapped(f"Può non essere la regola di oggi: {one_line(hit.superseded)}.", columns, first=INDENT)


def _sought(hit: Hit) -> set[str]:
    return {hit.extract.text[start:end] for start, end in hit.extract.marks}


def _marked(text: str, words: Iterable[str]) -> str:
    """A text with these words in bold, where the terminal shows it."""
    several = sorted(map(re.escape, words), key=len, reverse=True)
    if not several:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(several)})(?!\w)", lambda found: strong(found[0]), text)
