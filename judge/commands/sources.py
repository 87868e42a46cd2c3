"""Where a scenario comes from: a file, a built-in one by its name, or standard input."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from judge import patience
from judge.commands.italian import quoted
from judge.diagnostics import Exit, Problem, standard_input, telling_that_it_waits
from ruletext.reasons import reason
from scenarios.language.errors import NO_FILE

if TYPE_CHECKING:
    from scenarios.asked.exploring.explore import Explored
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario

STDIN = "-"


def scenario_from(source: str) -> Scenario:
    """The scenario that a word of a call stands for: `-`, a file, or else the name of a built-in one.

    Raises `Problem` for one that is not written right, with a line for each fault, and where there is none.
    """
    from scenarios.written.kept import load

    _lend_readings()
    lend_imported_cards()
    if source == STDIN:
        from scenarios.written.load import parse, parse_lines
        from scenarios.written.places import is_yaml

        with faults_told(source):
            typed = standard_text()
            return parse(typed, NO_FILE) if is_yaml(typed) else parse_lines(typed, NO_FILE)
    if names_builtin(source):
        path = builtin_file(source)
        with library_read():
            return load(path)
    with faults_told(source):
        return load(source)


def checked(source: str) -> Scenario:
    """The same, set up but not played. Raises `Problem` for a board that cannot be, too."""
    from scenarios.laid.setup import set_up

    found = scenario_from(source)
    with faults_told(source):
        set_up(found)
    return found


def played(source: str) -> Run:
    """The same, played. Raises `Problem` for what cannot be played as it is written, too."""
    from scenarios.played.run import run

    found = scenario_from(source)
    with faults_told(source):
        return run(found, budget=patience.for_run())


def explored(source: str, found: Scenario, *, limit: int, keep_replies: bool, step: int = 0) -> Explored:
    """A scenario played with every answer; after Ctrl+C with what was found until then, once it has been set up.

    ``step``: only from that step on, as the file has it until then. Raises `Problem` for what cannot be played as it is written,
    and for a step from which nothing follows.
    """
    from scenarios.asked.exploring.explore import explore, explore_from
    from scenarios.asked.exploring.walker import Since
    from scenarios.laid.setup import set_up
    from scenarios.played.run import run

    with faults_told(source):
        start = set_up(found)
        with patience.stopped_by_interrupt() as stop:
            budget = patience.for_exploring(stop.is_set)
            if step:
                made = run(found, budget=patience.for_run(stop.is_set))
                if (since := Since.step(made, step)) is None:
                    raise Problem(f"dopo il passo {step} non succede più niente: i passi sono {len(made.steps)}")
                return explore_from(since, limit=limit, budget=budget)
            return explore(found, limit=limit, keep_replies=keep_replies, budget=budget, start=start)


def builtin_file(name: str) -> Path:
    """The file of a built-in scenario. Raises `Problem`, with the nearest name, where there is none."""
    from scenarios.library import UnknownScenario, path_of

    try:
        return path_of(name)
    except UnknownScenario as error:
        raise Problem(f"{error}; i nomi sono in judge scenario elenco") from None


def lend_imported_cards() -> None:
    """A card that a scenario only names is that of the imported files, or of the corrections of this user."""
    from judge.presenters.cards import lent
    from scenarios.written.card_source import lend_cards

    lend_cards(lent())


def lend_card_readings() -> None:
    """What was read in the imported cards is used; what is typed is not kept, as it is another text at every key."""
    from judge import paths
    from judge.card_readings import CardReadings
    from scenarios.written.printed_text import lend

    lend(CardReadings(paths.cache()))


def _lend_readings() -> None:
    """What card texts came to is kept from one run to the next."""
    from judge import paths
    from judge.card_readings import CardReadings
    from judge.readings import readings
    from scenarios.written.printed_text import lend

    lend(CardReadings(paths.cache(), readings(paths.cache())))


@contextmanager
def library_read() -> Iterator[None]:
    """What is read inside ships with judge: raises `Problem` where it is wrong, which is no fault of the call."""
    from scenarios.language.errors import ScenarioError

    try:
        yield
    except ScenarioError as error:
        raise Problem(f"una situazione inclusa non va\n{error}", Exit.BROKEN) from None


@contextmanager
def faults_told(source: str, said: Sequence[str] = (), *, changed: bool = False) -> Iterator[None]:
    """Errors of a situation as a `Problem`; ``said``: lines that were said beside its file, which may be what is wrong.

    ``changed``: what is played is no longer what stands in the file, so that it is no fault of any place in it.
    """
    from scenarios.language.errors import ScenarioError, shown
    from scenarios.played.run import DoesNotFit
    from scenarios.told.misfit import until_then

    beside = {shown(line.strip()) for line in said}

    def _told(error: ScenarioError) -> str:
        if any(one.file in beside for one in error.faults):
            return f"la riga non va\n{error}"
        if not changed:
            return f"la situazione non va\n{error}"
        faults = "\n".join(str(one._replace(file="", line=0)).removeprefix(": ").strip() for one in error.faults)
        return f"così cambiata, la situazione non va\n{faults}"

    try:
        yield
    except DoesNotFit as error:
        raise Problem(f"{_told(error)}\n{until_then(error)}") from None
    except ScenarioError as error:
        raise Problem(_told(error)) from None
    except OSError as error:
        raise Problem(f"{quoted(source)}: {reason(error)}") from None


def names_builtin(source: str) -> bool:
    """Whether a word is the name of a built-in scenario: one that is no file, and has neither folder nor ending."""
    path = Path(source)
    try:
        return not (path.is_file() or path.suffix or path.name != source)
    except OSError:  # a name that no file can have is none of ours either
        return False


def standard_text() -> str:
    """The text on standard input, refused for the same reasons as a file. Raises `ScenarioError`."""
    from scenarios.language.errors import Fault, ScenarioError
    from scenarios.written import decoding

    typed = standard_input()
    try:
        with telling_that_it_waits():
            data = typed.read(decoding.LARGEST_FILE + 1)
        return decoding.decoded(data)
    except decoding.Unreadable as unreadable:
        line, column = unreadable.place or (0, 0)
        raise ScenarioError([Fault(NO_FILE, line, column, "", unreadable.message, unreadable.suggestion)]) from None
