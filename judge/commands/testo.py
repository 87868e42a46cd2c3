"""`judge testo`: the texts of the rules that a judge owns, brought in, listed and taken away.

What compares and checks them is in `testo_confronta` and `testo_verifica`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Command, Group, perhaps, quoted
from judge.diagnostics import Problem
from judge.paths import TEXTS
from judge.render import clean, json_text, one_line, strong, width, wrapped
from ruletext.reasons import reason

if TYPE_CHECKING:
    from ruletext.document import Edition
    from ruletext.imported import Reading
    from ruletext.shelf import Shelf, ShelvedText

FOLDER = TEXTS
"""The folder of the imported texts, within that of the user's data."""
INDENT = "  "
COLUMN = 15
"""How wide the names of what is said about a text are."""
SHOWN = 5
"""How many remarks and lines without a place are shown where not all of them were asked for."""

_NOTHING = "non ho importato niente"
_STANDINGS = {
    "SAME": ("con lo stesso numero", "con lo stesso numero"),
    "MOVED": ("con un altro numero", "con un altro numero"),
    "NARROWER": ("che dice meno della regola di oggi", "che dicono meno della regola di oggi"),
    "SUPERSEDED": ("superata", "superate"),
    "GONE": ("che non c'è più", "che non ci sono più"),
    "UNVERIFIED": ("mai confrontata con quelle di oggi", "mai confrontate con quelle di oggi"),
    "FOREIGN": ("di oggi, in un'altra lingua", "di oggi, in un'altra lingua"),
}


@click.group(
    "testo",
    cls=Group,
    lazy={
        "confronta": "judge.commands.testo_confronta:compare",
        "verifica": "judge.commands.testo_verifica:verify",
    },
    short_help="Importa e confronta i testi delle regole che possiedi.",
    help="""Importa, elenca, confronta e toglie i testi delle regole che possiedi.

    Un testo importato è un'edizione a sé, con la sua data; le ricerche lo trovano accanto al testo incorporato.""",
)
def text() -> None:
    """`judge testo` does nothing by itself."""


@text.command(
    "importa",
    cls=Command,
    short_help="Importa uno o più testi.",
    help="""Importa testi delle regole: le regole complete ufficiali, pagine wiki, elenchi di regole, il regolamento base.

    Dice prima che cosa ha trovato in ogni file. O si importano tutti o nessuno; un testo della stessa fonte prende il posto
    di quello di prima. I file possono essere testo o pagine HTML, in UTF-8, UTF-16 o CP1252.""",
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, cls=Argument, explanation="I file di testo.")
@click.option("--prova", "trial", is_flag=True, help="Dice che cosa ha trovato e non importa niente.")
@click.option("--dettagli", "detailed", is_flag=True, help="Elenca ogni riparazione e ogni riga, con il perché.")
def take_in(files: tuple[str, ...], trial: bool, detailed: bool) -> None:
    """`judge testo importa`."""
    readings = _read_all(files)
    click.echo("\n\n".join("\n".join(_found(reading, detailed=detailed)) for reading in readings))
    click.echo()
    if trial:
        click.echo("È una prova: " + _NOTHING + ".")
        return
    from datetime import datetime

    with shelf_problems():
        replaced = {old.edition.id: old for old in shelf().add(readings, f"{datetime.now().astimezone():%Y-%m-%d}")}
        _make_ready()
    for reading in readings:
        edition = reading.corpus.edition.id
        before = replaced.get(edition)
        instead = f", al posto del testo importato il {before.imported}" if before else ""
        click.echo(f"Importato: {clean(edition)}{clean(instead)}.")


@text.command(
    "edizioni",
    cls=Command,
    short_help="Elenca le edizioni che ci sono.",
    help="Elenca il testo incorporato e quelli importati, con la data, la fonte e quante regole e voci hanno.",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON.")
def editions(as_json: bool) -> None:
    """`judge testo edizioni`."""
    with shelf_problems():
        imported = shelf().texts()
    rows = [_builtin_row(), *map(_row, imported)]
    if as_json:
        click.echo(json_text(rows))
        return
    click.echo("\n\n".join("\n".join(_described(row)) for row in rows))


@text.command(
    "rimuovi",
    cls=Command,
    short_help="Toglie un testo importato.",
    help="Toglie un testo importato; il testo incorporato resta sempre.",
)
@click.argument(
    "edition", metavar="[EDIZIONE]", required=False, cls=Argument, explanation="Come la scrive judge testo edizioni."
)
@click.option("--tutti", "everything", is_flag=True, help="Toglie tutti i testi importati, anche se sono danneggiati.")
def remove(edition: str | None, everything: bool) -> None:
    """`judge testo rimuovi`."""
    if everything == (edition is not None):
        raise Problem("serve un'EDIZIONE oppure --tutti; le edizioni sono in judge testo edizioni")
    with shelf_problems():
        if edition is None:
            shelf().clear()
            _make_ready()
            click.echo("Tolti tutti i testi importati.")
            return
        try:
            removed = shelf().remove(edition)
            _make_ready()
        except KeyError:
            known = [one.edition.id for one in shelf().texts()]
            near = perhaps(edition, known) or "; le edizioni sono in judge testo edizioni"
            raise Problem(f"nessun testo importato è l'edizione {quoted(edition)}{near}") from None
    click.echo(f"Tolto: {clean(removed.edition.id)}.")


def shelf() -> Shelf:
    """The imported texts of this user."""
    from judge import paths
    from ruletext.shelf import Shelf

    return Shelf(paths.data() / FOLDER)


def _make_ready() -> None:
    """Prepares what `judge regola` looks up, so that the next one need not wait for it."""
    from judge import paths
    from ruletext.wordings import made_ready

    made_ready(paths.data_file(TEXTS))


@contextmanager
def shelf_problems() -> Iterator[None]:
    """Turns what can be wrong with the imported texts into a `Problem`."""
    from ruletext.files import LockedError
    from ruletext.shelf import DamagedShelfError

    try:
        yield
    except DamagedShelfError as error:
        raise Problem(str(error)) from None
    except LockedError:
        raise Problem("un'altra importazione è in corso e non finisce; riprova quando è finita") from None
    except OSError as error:
        raise Problem(f"i testi importati non si possono leggere o scrivere: {reason(error)}") from None


def _read_all(files: Sequence[str]) -> list[Reading]:
    """What is in the files. Raises `Problem` with a line for each of them that is no text of the rules."""
    from ruletext.faults import FaultyTextError
    from ruletext.importing import read

    readings: dict[str, Reading] = {}
    wrong: list[str] = []
    for file in files:
        try:
            reading = read(_content(file), Path(file).name)
        except FaultyTextError as error:
            wrong.append(str(error))
            continue
        except OSError as error:
            wrong.append(f"{quoted(file)}: {reason(error)}")
            continue
        edition = reading.corpus.edition.id
        if edition in readings:
            other = readings[edition].corpus.edition.source
            wrong.append(f"{quoted(file)} e {quoted(other)} sono la stessa edizione, {edition}")
        readings[edition] = reading
    if wrong:
        raise Problem("\n".join([f"{_NOTHING}:", *wrong]) if len(wrong) > 1 else f"{_NOTHING}: {wrong[0]}")
    return list(readings.values())


def _content(file: str) -> bytes:
    """The bytes of a file, or one more of them than any text of rules has."""
    from ruletext.readers.decoding import LARGEST

    with Path(file).open("rb") as stream:
        return stream.read(LARGEST + 1)


def _found(reading: Reading, *, detailed: bool) -> Iterator[str]:
    """What is said about a text that was read."""
    edition = reading.corpus.edition
    yield strong(one_line(edition.source))
    yield from _fact("forma", reading.form)
    yield from _fact("edizione", f"{edition.id}, {edition.name}")
    yield from _fact("data", _date(edition))
    chapters = len(reading.corpus.chapters)
    rules = list(reading.corpus.rules)
    if rules:
        yield from _fact(
            "regole", f"{_count(len(rules), 'regola', 'regole')} in {_count(chapters, 'capitolo', 'capitoli')}"
        )
        yield from _fact("rispetto a oggi", _standings(reading))
    yield from _fact("esempi", str(reading.examples))
    yield from _fact("voci", _articles(reading))
    kinds = {repair.kind: reading.repaired(repair.kind) for repair in reading.repairs}
    yield from _fact("riparazioni", "; ".join(f"{kind}: {count}" for kind, count in kinds.items()) or "nessuna")
    if detailed:
        for repair in reading.repairs:
            yield from _fact("", f"riga {repair.line}, {repair.place}: {repair.kind} ({repair.reason})")
    yield from _fact("senza posto", _count(len(reading.unplaced), "riga", "righe"))
    yield from _some(reading.unplaced, detailed=detailed)
    if reading.remarks:
        yield from _fact("da sapere", _count(len(reading.remarks), "nota", "note"))
        yield from _some(reading.remarks, detailed=detailed)
    if reading.furniture:
        yield from _fact("tralasciate", f"{_count(reading.furniture, 'riga', 'righe')} che non sono regole")


def _some(remarks: Sequence[Any], *, detailed: bool) -> Iterator[str]:
    shown = remarks if detailed else remarks[:SHOWN]
    for remark in shown:
        yield from _fact("", f"riga {remark.line}: {remark.message}")
    if len(remarks) > len(shown):
        yield from _fact("", f"e altre {len(remarks) - len(shown)}, con --dettagli")


def _standings(reading: Reading) -> str:
    """How many of the rules are today's."""
    from collections import Counter

    from ruletext.concordance import standing

    counts = Counter(standing(reading.corpus.edition.id, rule).verdict for rule in reading.corpus.rules)
    return ", ".join(_count(count, *_STANDINGS[verdict.name]) for verdict, count in counts.most_common())


def _articles(reading: Reading) -> str:
    from ruletext.document import GLOSSARY

    entries = sum(article.kind == GLOSSARY for article in reading.corpus.articles)
    others = len(reading.corpus.articles) - entries
    passages = f", e {_count(others, 'passo', 'passi')} con un titolo" if others else ""
    return f"{_count(entries, 'voce', 'voci')} di glossario{passages}"


def _fact(name: str, value: str) -> Iterator[str]:
    label = f"{INDENT}{name:<{COLUMN}}{INDENT}"
    yield wrapped(one_line(value), width(), first=label, rest=" " * len(label))


def _date(edition: Edition) -> str:
    return "; ".join(filter(None, (edition.date, edition.note))) or "sconosciuta"


def _count(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def _builtin_row() -> dict[str, Any]:
    from ruletext.builtin import builtin

    rules = builtin()
    return {
        "edizione": rules.edition.id,
        "nome": rules.edition.name,
        "data": rules.edition.date,
        "nota": "",
        "lingua": rules.edition.language,
        "forma": "testo incorporato",
        "fonte": "",
        "importato": "",
        "regole": len(rules.numbers()),
        "voci": len(rules.articles()),
        "da_reimportare": 0,
    }


def _row(text: ShelvedText) -> dict[str, Any]:
    from ruletext.concordance import OTHERWISE, standing

    otherwise = sum(standing(text.edition.id, rule).reason == OTHERWISE for rule in text.corpus.rules)
    return {
        "edizione": text.edition.id,
        "nome": text.edition.name,
        "data": text.edition.date,
        "nota": text.edition.note,
        "lingua": text.edition.language,
        "forma": text.form,
        "fonte": text.edition.source,
        "importato": text.imported,
        "regole": sum(1 for _ in text.corpus.rules),
        "voci": len(text.corpus.articles),
        "da_reimportare": otherwise,
    }


def _described(row: dict[str, Any]) -> Iterator[str]:
    yield f"{strong(one_line(row['edizione']))}{INDENT}{one_line(row['nome'])}"
    yield from _fact("data", "; ".join(filter(None, (row["data"], row["nota"]))) or "sconosciuta")
    yield from _fact("contiene", f"{_count(row['regole'], 'regola', 'regole')}, {_count(row['voci'], 'voce', 'voci')}")
    if row["fonte"]:
        yield from _fact("fonte", f"{row['fonte']}, importato il {row['importato']}")
    if row["da_reimportare"]:
        several = _count(
            row["da_reimportare"], "regola non è il testo che è stato", "regole non sono il testo che è stato"
        )
        yield from _fact("attenzione", f"{several} confrontato: importalo di nuovo dal file")
