"""`judge scenario converti`: a situation in lines as a YAML file, and a file as lines, without loss."""

from __future__ import annotations

from pathlib import Path

import click

from judge.commands.italian import Argument, Choice, Command
from judge.commands.sources import (
    STDIN,
    builtin_file,
    faults_told,
    lend_imported_cards,
    names_builtin,
    standard_text,
)
from judge.diagnostics import Problem
from judge.render import clean
from scenarios.language.errors import NO_FILE

FORMS = ("righe", "yaml")


@click.command(
    "converti",
    cls=Command,
    short_help="Scrive a righe una situazione in YAML, o in YAML una a righe.",
    help="""Scrive a righe, come si dicono al tavolo, una situazione in YAML, e in YAML una scritta a righe: la stessa
    situazione, senza perdere niente. Quello per cui non c'è una frase resta fra le righe com'è nel file.

    Un file è a righe se finisce in .tavolo, in YAML se in .yaml, .yml o .json; di un altro, e di stdin,
    lo dice il testo stesso.""",
)
@click.argument(
    "source",
    metavar="FILE|NOME",
    cls=Argument,
    explanation="Il file di una situazione, il nome di una inclusa, o - per leggerla da stdin.",
)
@click.option("--in", "form", type=Choice(FORMS), help="Come scriverla; di norma nell'altra forma.")
def convert(source: str, form: str | None) -> None:
    """`judge scenario converti`."""
    lend_imported_cards()
    text, in_lines = _text(source)
    wanted = form or ("yaml" if in_lines else "righe")
    click.echo(clean(_converted(text, source, in_lines=in_lines, wanted=wanted)), nl=False)


def _text(source: str) -> tuple[str, bool]:
    """What a source says, and whether it says it in lines."""
    from scenarios.written import decoding
    from scenarios.written.places import is_yaml, said_in_lines

    with faults_told(source):
        if source == STDIN:
            typed = standard_text()
            return typed, not is_yaml(typed)
        path = builtin_file(source) if names_builtin(source) else Path(source)
        with path.open("rb") as file:
            data = file.read(decoding.LARGEST_FILE + 1)
        try:
            text = decoding.decoded(data)
            return text, said_in_lines(path, text)
        except decoding.Unreadable as error:
            raise _problem(source, error) from None


def _converted(text: str, source: str, *, in_lines: bool, wanted: str) -> str:
    from scenarios.language.errors import ScenarioError
    from scenarios.written import decoding
    from scenarios.written.by_line.embedded import file_of
    from scenarios.written.by_line.writing import NotLines, lines_of_file
    from scenarios.written.load import understood

    if (wanted == "righe") == in_lines:
        return text
    if in_lines:
        name = NO_FILE if source == STDIN else source
        found = understood(text, name).lines
        if found.faults:
            with faults_told(source):
                raise ScenarioError([fault._replace(file=name) for fault in found.faults])
        return file_of(found.root)
    try:
        return lines_of_file(text)
    except NotLines as error:
        raise Problem(f"{source}: {error}") from None
    except decoding.Unreadable as error:
        raise _problem(source, error) from None


def _problem(source: str, error: Exception) -> Problem:
    from scenarios.language.errors import Fault
    from scenarios.written.decoding import Unreadable

    assert isinstance(error, Unreadable)
    line, column = error.place or (0, 0)
    return Problem(
        str(Fault(NO_FILE if source == STDIN else source, line, column, "", error.message, error.suggestion))
    )
