"""`judge carta correggi` and `judge carta correzioni`: what a judge says of a card in the place of its file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.carta_importa import card_problems
from judge.commands.italian import Argument, Command, Group, quoted
from judge.diagnostics import Problem
from judge.presenters.cards import folder
from judge.presenters.counting import several
from judge.render import clean, json_text, one_line, strong
from ruletext.reasons import reason

if TYPE_CHECKING:
    from scenarios.printed.corrections import Correction, Corrections

STDIN = "-"


@click.command(
    "correggi",
    cls=Command,
    short_help="Corregge una carta con un testo tuo, o con abilità come dati.",
    help="""Corregge una carta: il testo che dai, o i campi di un file, valgono al posto di quelli del file importato, e ogni
    decisione che li usa lo dice. I campi sono quelli di una carta in una situazione: tipo, costo, f/c, testo, abilità…

    Una carta che non è in nessun file si può descrivere per intero, con il suo tipo. Le correzioni stanno per conto loro:
    le elenca, le esporta e le toglie judge carta correzioni.""",
)
@click.argument("name", metavar="NOME", cls=Argument, explanation="Il nome della carta.")
@click.option("--testo", "text", metavar="TESTO", help="Il testo italiano; più capoversi si dividono con un a capo.")
@click.option(
    "--da", "source", metavar="FILE|-", help="Un file YAML con i campi della carta, o - per leggerli da stdin."
)
@click.option("--autore", "author", metavar="CHI", default="", help="Di chi è la correzione; se manca, tua.")
def correct(name: str, text: str | None, source: str | None, author: str) -> None:
    """`judge carta correggi`."""
    from datetime import datetime

    from judge import paths
    from judge.commands.sources import lend_imported_cards
    from scenarios.printed.corrections import Correction, checked

    if (text is None) == (source is None):
        raise Problem("serve --testo TESTO oppure --da FILE")
    lend_imported_cards()
    with correction_problems():
        fields = {"testo": text} if text is not None else _fields(str(source))
        meant, before = _card(name)
        day = f"{datetime.now().astimezone():%Y-%m-%d}"
        correction = Correction(meant, fields, one_line(author), day)
        whole = correction.over(before)
        if "tipo" not in whole:
            raise Problem(f"{quoted(name)} non è fra le carte importate: serve anche il tipo, con --da FILE")
        checked(meant, whole)
        paths.made(folder())
        corrections().put(correction)
    click.echo(f"Corretta: {one_line(meant)}.")


def _fields(source: str) -> dict[str, Any]:
    from scenarios.printed.corrections import fields_of

    if source == STDIN:
        if sys.stdin is None:  # closed by the shell: judge ... <&-
            raise Problem("da stdin non arriva niente: è chiuso")
        return fields_of(_limited(sys.stdin.buffer), "stdin")
    with Path(source).open("rb") as file:
        return fields_of(_limited(file), source)


def _limited(stream: Any) -> bytes:
    from scenarios.written.decoding import LARGEST_FILE

    data: bytes = stream.read(LARGEST_FILE + 1)
    return data


def _card(name: str) -> tuple[str, dict[str, Any]]:
    """The name of the face that is corrected, and its fields in the imported file; none where no card is so called."""
    from scenarios.printed.defining import definition
    from scenarios.printed.known import known
    from scenarios.printed.names import exact, told_apart
    from scenarios.printed.store import FILE, NoCardsError, Store

    with card_problems():
        try:
            with Store(folder() / FILE) as store:
                matches = exact(store, name)
                if len(matches) > 1:
                    which = ", ".join(quoted(one) for one in told_apart(matches))
                    raise Problem(f"{quoted(name)} è il nome di più carte: {which}")
                if not matches:
                    return name, {}
                card = known(store, matches[0].card)
                made = definition(card)
                face = card.name(matches[0].face) if matches[0].face is not None else made.name
                return face, dict(made.cards.get(face, {}))
        except NoCardsError:
            return name, {}


@click.group(
    "correzioni",
    cls=Group,
    short_help="Elenca, condivide e toglie le correzioni.",
    help="Le correzioni di carte, che stanno in un piccolo file da condividere con chi si vuole.",
)
def listed() -> None:
    """`judge carta correzioni`."""


@listed.command(
    "elenco", cls=Command, short_help="Elenca le correzioni.", help="Elenca le correzioni, con di chi sono."
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON.")
def listing(as_json: bool) -> None:
    """`judge carta correzioni elenco`."""
    with correction_problems():
        found = list(corrections().all().values())
    if as_json:
        rows = [{"nome": one.name, "autore": one.author, "giorno": one.day, "carta": dict(one.fields)} for one in found]
        click.echo(json_text(rows))
        return
    click.echo("\n".join(line for one in found for line in _described(one)) or "Non c'è nessuna correzione.")


def _described(one: Correction) -> Iterator[str]:
    whose = f"di {one_line(one.author)}" if one.author else "tua"
    yield f"{strong(one_line(one.name))}  {whose}, {one_line(one.day) or 'senza data'}"
    for field, value in one.fields.items():
        yield f"  {one_line(field)}: {one_line(str(value))}"


@listed.command(
    "esporta",
    cls=Command,
    short_help="Scrive le correzioni in un file da condividere.",
    help="""Scrive le correzioni su stdout, come file da condividere: judge carta correzioni esporta > mie.yaml.

    Con --autore quelle senza autore portano il nome che dai, così chi le riceve sa di chi sono.""",
)
@click.option("--autore", "author", metavar="CHI", default="", help="Il nome per quelle che non ne hanno.")
def export(author: str) -> None:
    """`judge carta correzioni esporta`."""
    from dataclasses import replace

    from scenarios.printed.corrections import written

    with correction_problems():
        found = corrections().all()
    signed = {key: one if one.author else replace(one, author=one_line(author)) for key, one in found.items()}
    click.echo(clean(written(signed).decode()), nl=False)


@listed.command(
    "importa",
    cls=Command,
    short_help="Aggiunge le correzioni di un file.",
    help="Aggiunge le correzioni di un file; al posto delle tue, sulle stesse carte, solo con --sostituisci.",
)
@click.argument("source", metavar="FILE", cls=Argument, explanation="Il file che qualcuno ha esportato.")
@click.option("--sostituisci", "instead", is_flag=True, help="Anche dove una correzione c'è già.")
def take_in(source: str, instead: bool) -> None:
    """`judge carta correzioni importa`."""
    from judge import paths
    from scenarios.printed.corrections import read

    with correction_problems():
        with Path(source).open("rb") as file:
            found = read(_limited(file), source)
        there = corrections().all()
        both = [one.name for key, one in found.items() if key in there and there[key] != one]
        if both and not instead:
            names = ", ".join(map(quoted, both[:5])) + ("…" if len(both) > 5 else "")
            raise Problem(f"ci sono già correzioni di {names}: per metterne altre al loro posto c'è --sostituisci")
        paths.made(folder())
        corrections().put(*found.values())
    click.echo(f"Importate: {several(len(found), 'correzione', 'correzioni')}.")


@listed.command("togli", cls=Command, short_help="Toglie una correzione.", help="Toglie la correzione di una carta.")
@click.argument("name", metavar="NOME", cls=Argument, explanation="Come lo scrive judge carta correzioni elenco.")
def take(name: str) -> None:
    """`judge carta correzioni togli`."""
    from judge.commands.italian import perhaps

    with correction_problems():
        known = [one.name for one in corrections().all().values()]
        try:
            taken = corrections().take(name) if known else None
        except KeyError:
            taken = None
    if taken is None:
        raise Problem(f"non c'è nessuna correzione di {quoted(name)}{perhaps(name, known)}")
    click.echo(f"Tolta la correzione di {one_line(taken.name)}.")


def corrections() -> Corrections:
    """The corrections of this user."""
    from scenarios.printed.corrections import FILE, Corrections

    return Corrections(folder() / FILE)


@contextmanager
def correction_problems() -> Iterator[None]:
    """Turns what can be wrong with corrections into a `Problem`."""
    from ruletext.files import LockedError
    from scenarios.language.errors import ScenarioError

    try:
        yield
    except ScenarioError as error:
        raise Problem(f"la correzione non va\n{error}") from None
    except LockedError:
        raise Problem("le correzioni sono in uso in un'altra finestra; riprova fra poco") from None
    except OSError as error:
        which = f"{quoted(str(error.filename))}: " if error.filename else ""
        raise Problem(f"{which}{reason(error)}") from None
