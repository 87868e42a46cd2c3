"""Svolgimento, why and what if: texts about a run, for the screen that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Answer, IllegalAnswer
from engine.board.derivation import derivation
from engine.words.terms import ObjectId
from judge import patience
from judge.patience import Stopped, never
from scenarios.asked.explaining import comparing, report, why_not
from scenarios.asked.exploring import report as exploring
from scenarios.asked.exploring.explore import explore, explore_from
from scenarios.asked.exploring.walker import Since
from scenarios.asked.varying import CannotVary, otherwise
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told import plain
from scenarios.told.board import name_words, permanent_words
from scenarios.told.citing import cited
from scenarios.written.one_line import is_action

if TYPE_CHECKING:
    from scenarios.written.model import Scenario


class CannotTell(ValueError):
    """What was asked has no answer; the message says why, in Italian."""


def why(shown: Run, step: int, stopped: Stopped = never) -> str:
    """Why a step happened: told at once, so never stopped. Raises CannotTell before the first one."""
    if not step:
        raise CannotTell("Prima del primo passo non è successo nulla.")
    return report.why_text(shown, step, lambda number: cited(number).text)


def how_it_is(shown: Run, step: int, key: str) -> tuple[str, str]:
    """613: a thing of the board at a step, by its key there: what it is called, and how it came to what it is.

    Raises CannotTell for a key of nothing that has characteristics.
    """
    game = shown.game_at(step)
    kind, _, number = key.partition(" ")
    if kind not in ("object", "stack") or not number.isdecimal() or ObjectId(int(number)) not in game.objects:
        raise CannotTell("Questo non è un oggetto.")
    which = ObjectId(int(number))
    name = name_words(game.objects[which], game, shown.people)
    return f"Com'è {name}", report.value_text(
        shown, permanent_words(game.objects[which], game, shown.people), derivation(game, which)
    )


def not_why(shown: Run, typed: str, step: int, stopped: Stopped = never) -> str:
    """Why something did not happen: an object by name, at a step (0: in the whole run), or an action after those done until it.

    Raises CannotTell for what is neither.
    """
    said = typed.strip()
    if is_action(shown.scenario, said):
        after = _actions(shown, step) if step else len(shown.scenario.script)
        answers, budget = _answers(shown, after), patience.for_run(stopped)
        try:
            made, allowed = why_not.about_action(shown.scenario, said, after=after, answers=answers, budget=budget)
        except ScenarioError as error:
            raise CannotTell("\n".join(fault.message for fault in error.faults)) from None
        return report.action_text(made, allowed)
    try:
        reasons = why_not.about(shown, said, step or None)
    except NotFound as error:
        near = f" Forse «{plain(error.suggestion)}»?" if error.suggestion else ""
        raise CannotTell(f"{error.message}.{near}") from None
    return report.why_not_text(said, reasons)


def _actions(shown: Run, step: int) -> int:
    """How many actions of the script are done by a step."""
    done = [one.action for one in shown.steps[:step] if one.action is not None]
    return done[-1] + 1 if done else 0


def _answers(shown: Run, after: int) -> dict[int, Answer]:
    """What was answered on the screen to what was asked until so many actions were done, by number."""
    until = next((made.cursor.asked for made in shown.made if made.cursor.index >= after), len(shown.asked))
    return {number: answer for number, answer in shown.answers.items() if number <= until}


def outcomes(shown: Run, step: int = 0, stopped: Stopped = never) -> str:
    """All that can come of a run from a step on, with what was answered until then; of the whole scenario at its beginning and end.

    Those found so far, as soon as somebody wants no more of them.
    """
    since, budget = Since.step(shown, step) if step else None, patience.for_exploring(stopped)
    if since is None:
        return exploring.as_text(explore(shown.scenario, budget=budget), report.title_of(shown))
    told = f"{report.title_of(shown)}\nDal passo {step} in poi, con quello che è stato risposto fin lì."
    return exploring.as_text(explore_from(since, budget=budget), told)


def what_if(shown: Run, typed: str, step: int = 0, stopped: Stopped = never) -> str:
    """The run held against one in which something is otherwise on the table, or happens besides at a step.

    Raises CannotTell for what cannot be changed so.
    """
    try:
        other = _answered_alike(shown, otherwise(shown.scenario, typed, _actions(shown, step)), step, stopped)
    except CannotVary as error:
        raise CannotTell(f"{error}.") from None
    except ScenarioError as error:
        raise CannotTell("\n".join(fault.message for fault in error.faults)) from None
    return report.compared_text(comparing.compare(shown, other))


def _answered_alike(shown: Run, scenario: Scenario, step: int, stopped: Stopped) -> Run:
    """A scenario played with the answers that were given on the screen; without them where they do not fit it.

    What happens besides may ask for more: what was asked later is then asked under other numbers.
    """
    more = len(scenario.script) > len(shown.scenario.script)
    answers = _answers(shown, _actions(shown, step)) if more else shown.answers
    try:
        return run(scenario, answers, budget=patience.for_run(stopped))
    except IllegalAnswer:
        return run(scenario, budget=patience.for_run(stopped))
