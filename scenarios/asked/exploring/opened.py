"""What comes of a choice that a run waits for: of each reply, or the one answer where all of them come to the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import Purpose
from scenarios.asked.exploring.explore import Explored, Found, explore, explore_from
from scenarios.asked.exploring.walker import Since
from scenarios.language.words import sentence_case
from scenarios.told import about_words, answer_words, plain, question_words, ruling
from scenarios.told.ruling import SUPPOSED, Ruling
from scenarios.told.sheet import Opened

if TYPE_CHECKING:
    from scenarios.played.budget import Budget
    from scenarios.played.run import Run

OUTCOMES, OF_CHANCE = 60, 450
"""How many answers are tried to tell what comes of each, and of dice, which have many and often come to the same."""
ANYHOW = "Comunque si scelga:"
ONE_OF_ALIKE = "Comunque si scelga l'esito è uguale, per esempio:"
"""Where what can be chosen is alike, so that one answer stands for all of them."""
ALIKE = "qualunque sia la scelta, la risposta non cambia."
ALIKE_IN_THIS = "qualunque sia la scelta, la risposta non cambia; cambia altro, che qui non si chiede."
"""Where ways come to different boards, and what is asked is the same on all of them."""
NOT_WHOLE = "incompleta: "


def opened(made: Run, told: Ruling, budget: Budget) -> Opened | None:
    """The answer of a run that waits for a choice: what each reply to it comes to, where that is known of all of them.

    ``None`` where no choice is waited for, or where what is asked is known whatever comes of it.
    """
    if made.question is None or (made.scenario.asks and not made.unsettled):
        return None
    if made.in_any_case is not None or made.in_some_way is not None:
        return None
    asked = sentence_case(question_words(made.question, made.people))
    found = _explored(made, budget)
    listed = tuple(f"{number}) {line}" for number, line in enumerate(_lines(found.outcomes, len(made.asked)), 1))
    listed += _not_known(found.outcomes)
    count = len(found.outcomes)
    if not found.complete or not count:
        are = f"C'è almeno {count} esito" if count == 1 else f"Ci sono almeno {count} esiti"
        if count > 1 and len({_outcome(one) for one in found.outcomes}) == 1:
            are += ", e in quelli provati la risposta è la stessa"
        return Opened("", (f"Dipende: {asked}. {are}.", *listed), told)
    suppose = f"{SUPPOSED} " if told.incomplete else ""
    same = {_outcome(one) for one in found.outcomes}
    if len(same) == 1 and {*_not_known(found.outcomes)} <= {*told.incomplete}:
        # What is the same of all of them is the answer; the choice is told all the same.
        anyhow = ANYHOW if count > 1 else ONE_OF_ALIKE
        decided = ruling(found.outcomes[0].run)
        answer = same.pop().removeprefix(NOT_WHOLE)
        whatever = ALIKE_IN_THIS if count > 1 else ALIKE
        return Opened(f"{suppose}{anyhow} {answer}", (f"{asked}: {whatever}",), decided, alike=True)
    there_are = "C'è un solo esito" if count == 1 else f"Ci sono {count} esiti"
    return Opened(f"{suppose}Dipende: {asked}. {there_are}.", listed, told)


def _lines(outcomes: Sequence[Found], given: int) -> Iterator[str]:
    """What comes of each way; ways of which many come to the same stand in one line, the first of them by name."""
    alike: dict[str, list[str]] = {}
    for one in outcomes:
        alike.setdefault(_outcome(one), []).append(_way(one, given))
    for one in outcomes:
        outcome = _outcome(one)
        ways = alike.get(outcome, [])
        if len(ways) > _EACH:
            del alike[outcome]
            yield f"{' / '.join(ways[:_NAMED])} / e altri {len(ways) - _NAMED} → {outcome}"
        elif ways:
            yield f"{_way(one, given)} → {outcome}"


def _not_known(outcomes: Sequence[Found]) -> tuple[str, ...]:
    """Why outcomes are incomplete, each reason once."""
    return tuple(dict.fromkeys(why for one in outcomes for why in ruling(one.run).incomplete))


_EACH, _NAMED = 4, 2
"""How many ways that come to the same have a line each, and of more how many are named."""


def _explored(made: Run, budget: Budget) -> Explored:
    """What comes of it with all that was answered already, by the lines or on a screen."""
    by_chance = made.question is not None and made.question.purpose is Purpose.CHANCE
    limit = OF_CHANCE if by_chance else OUTCOMES
    if not made.answers:
        return explore(made.scenario, limit=limit, keep_replies=True, budget=budget)
    here = Since(made, len(made.made) - 1)
    return explore_from(here, limit=limit, keep_replies=True, budget=budget)


def _way(one: Found, given: int) -> str:
    """The replies of one way behind those that the lines give; of several each with what it is for."""
    people = one.run.people
    said = []
    for asked in one.way[given:]:
        answered = answer_words(asked.question, asked.answer, people)
        several = len(one.way) - given > 1 and asked.question.about is not None
        said.append(f"{about_words(asked.question, people)}: {answered}" if several else answered)
    return plain("; ".join(said)) or "senza scelte"


def _outcome(one: Found) -> str:
    told = ruling(one.run)
    return f"{NOT_WHOLE if told.incomplete else ''}{' '.join(told.answer)}"
