"""`judge allena --mostra`: a situation is presented to others, one step at a time, and what they say is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from judge.commands.italian import quoted
from judge.commands.sources import played
from judge.commands.training_talk import STOP, typed_line
from judge.diagnostics import say
from judge.render import fitted, strong, width

if TYPE_CHECKING:
    from scenarios.training.mentor import Lesson

HELP = (
    "Invio: il passo seguente. «giusto NOME», «sbagliato NOME», «nota TESTO»; dopo il nome «:» e che cosa ha detto. "
    "«basta» finisce."
)


def present(source: str) -> None:
    """Presents a situation until its last step, or until somebody ends it; what was said is kept at once."""
    from judge.presenters import mentor, training
    from scenarios.training.mentor import Lesson

    lesson = Lesson(played(source))
    click.echo(fitted("\n".join(training.scene_lines(lesson.scene)), width()))
    click.echo(f"\n{fitted(HELP, width())}")
    while not lesson.over:
        said = typed_line()
        if said is None or said.casefold() == STOP:
            break
        if said:
            _marked(lesson, source, said)
            continue
        line = lesson.reveal()
        assert line is not None
        click.echo(fitted(mentor.line_told(line), width()))
    if lesson.over:
        click.echo()
        click.echo(strong(fitted("\n".join(lesson.answer()), width())))
    click.echo()
    click.echo(fitted("\n".join(mentor.summary(lesson)), width()))


def _marked(lesson: Lesson, source: str, said: str) -> None:
    """What somebody said, marked and kept; what is no mark is told."""
    from judge.presenters import mentor
    from scenarios.training.mentor import Verdict

    word, _, rest = said.partition(" ")
    try:
        verdict = Verdict(word.casefold())
    except ValueError:
        say(f"{quoted(word)} non si capisce. {HELP}")
        return
    candidate, _, text = ("", "", rest) if verdict is Verdict.NOTE else rest.partition(":")
    if verdict is Verdict.NOTE and not text.strip():
        say("La nota è vuota: si scrive «nota» e poi il testo.")
        return
    mentor.keep(source, lesson.mark(verdict, candidate, text))
    click.echo("Annotato.")
