"""Somebody answers situations line by line: what is put, what they type, what they say of it afterwards."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.diagnostics import Problem, say, standard_input
from judge.render import clean, fitted, json_text, on_terminal, strong, width

if TYPE_CHECKING:
    from judge.presenters.about import Last
    from judge.presenters.practice import Boards
    from scenarios.training.history import History
    from scenarios.training.session import Available, Chosen
    from scenarios.training.sitting import Sitting

SKIP, STOP, MARK = "?", "basta", ":"
"""What is typed in place of an answer: to pass a question over, to end; before a word about what came before (`about.MARK`)."""


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
    from judge.commands.insieme import set_of
    from scenarios.training.collection import available, shipped

    return [*available(shipped() if folder is None else set_of(folder).entries)]


class Dialogue:
    """A session: its situations one after the other, each answer kept as it is given."""

    def __init__(self, kept: History, boards: Boards) -> None:
        self._kept = kept
        self._boards = boards
        self._last: Last | None = None

    def go(self, chosen: Sequence[Chosen], *, as_json: bool) -> None:
        """Puts every situation, until somebody wants no more."""
        for number, one in enumerate(chosen, 1):
            sitting = self._boards.sitting(one)
            begun = time.monotonic()
            ask = _asked_as_json if as_json else self._asked
            goes_on = ask(sitting, number, len(chosen))
            if sitting.given:
                self._keep(one, sitting, time.monotonic() - begun, as_json=as_json)
            if not goes_on:
                return
        if not as_json:
            self._afterwards()

    def _keep(self, chosen: Chosen, sitting: Sitting, seconds: float, *, as_json: bool) -> None:
        from judge.presenters import training
        from judge.presenters.about import WORDS, Last

        event = training.answered(chosen, sitting, rating=sitting.rating, seconds=seconds)
        self._kept.add(event)
        self._last, self._sitting = Last(event, chosen), sitting
        if as_json:
            click.echo(json_text(training.result_as_json(chosen, sitting, event.rating), indent=None))
            return
        lines = ["", *training.result_lines(sitting), training.why_line(chosen), training.rating_line(event.rating)]
        click.echo(fitted("\n".join([*lines, WORDS]), width()))

    def _asked(self, sitting: Sitting, number: int, most: int) -> bool:
        """Asks in words. Whether somebody wants to go on; what ends in the middle counts as far as it was answered."""
        from judge.presenters import training

        click.echo()
        click.echo(strong(f"Situazione {number} di {most}"))
        click.echo(fitted("\n".join(training.scene_lines(sitting.scene)), width()))
        click.echo()
        return all(self._asked_one(sitting, n) for n in range(len(sitting.problems)))

    def _asked_one(self, sitting: Sitting, n: int) -> bool:
        """Asks one question until there is an answer to it. Whether somebody wants to go on."""
        from judge.presenters import training
        from scenarios.training.given import NotAnAnswer

        if before := sitting.shown_before(n):
            click.echo(fitted("\n".join(("", *before)), width()))
        click.echo(fitted(training.question_line(sitting, n), width()))
        while True:
            said = typed_line()
            if said is None or said.casefold() == STOP:
                return False
            if said.startswith(MARK):
                self._say(said)
                continue
            try:
                if said == SKIP:
                    sitting.skip(n)
                else:
                    sitting.say(n, said)
            except NotAnAnswer as error:
                say(str(error))
                continue
            return True

    def _afterwards(self) -> None:
        """What somebody says of the last situation; nothing, and nothing but a word about it, ends the session."""
        while self._last is not None and (said := typed_line()):
            if not said.startswith(MARK):
                return
            self._say(said)

    def _say(self, said: str) -> None:
        """A word about the situation that was answered last."""
        from judge.presenters import about, training

        if about.word_of(said) == about.STEPS and self._last is not None:
            click.echo(fitted("\n".join(training.step_lines(self._sitting)), width()))
            return
        if about.word_of(said) == about.CONCEPT and self._last is not None:
            click.echo(fitted("\n".join(training.page_lines(self._last.chosen.concept)), width()))
            return
        try:
            found = about.said(said, self._last)
        except Problem as problem:
            say(problem.message)
            return
        self._kept.add(found.event)
        click.echo(found.told)


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
    listed = isinstance(said, list) and all(one is None or isinstance(one, str) for one in said)
    if not listed or len(said) > len(sitting.problems):
        raise Problem(f"stdin: serve un elenco di al massimo {len(sitting.problems)} testi, null per una che si salta")
    for n, text in enumerate(said):
        try:
            if text is None or text.strip() == SKIP:
                sitting.skip(n)
            else:
                sitting.say(n, text)
        except NotAnAnswer as error:
            raise Problem(f"stdin: risposta {n + 1}: {error}") from error
    return True
