"""A ruling in one line, to be said or sent: what is so and by which rules, what happened first said first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from scenarios.played.bearing import rules_of
from scenarios.played.bearing_layers import layered
from scenarios.played.came_about import came_about_at
from scenarios.played.deciding import deciding_rules
from scenarios.played.differences import Differences, differences
from scenarios.played.expecting import Found
from scenarios.played.weighing import is_common, weight
from scenarios.told.answered import sentences
from scenarios.told.ruling import Ruling, ruling
from scenarios.told.sheet import Opened, answered

if TYPE_CHECKING:
    from scenarios.played.run import Run

MOST_RULES = 2
"""How many rules stand behind each thing that is said: whoever reads a line wants the one to open."""
UNSURE = "INCOMPLETA"
_LATEST = 10**9


def as_line(run: Run, opened: Opened | None = None) -> str:
    """One line: where something is not known, that it is incomplete; each thing that was asked with its rules, or the answer.

    ``opened``: what comes of each reply that the run waits for.
    """
    told = ruling(run)
    asks = told.asked and not run.question and run.refusal is None
    line = (asks and _asked(run, told)) or (_by_replies(told, opened) if opened else "")
    line = line or _with_rules(" ".join(told.answer), told.rules)
    return f"{UNSURE}: {line}\n" if told.incomplete else f"{line}\n"


def _by_replies(told: Ruling, opened: Opened) -> str:
    """What all replies come to; or the choice, and what comes of each of them."""
    if opened.alike:
        return _with_rules(opened.answer, opened.decided.rules)
    first, *ways = answered(told, opened)
    listed = "; ".join(one.removesuffix(".") for one in ways)
    return _with_rules(f"{first.removesuffix('.')}: {listed}" if ways else first, opened.decided.rules)


def _asked(run: Run, told: Ruling) -> str:
    """What was asked, each with the rules by which it came about; at the end those that decide the whole and were not said."""
    said = set[str]()
    clauses = "".join(_clauses(run, told.asked, said))
    others = [rule for rule in told.rules if rule not in said][:MOST_RULES]
    if not clauses or not others:
        return clauses
    return f"{clauses} ({'decide' if len(others) == 1 else 'decidono'} {'anche ' if said else ''}{', '.join(others)})"


def _clauses(run: Run, asked: tuple[Found, ...], said: set[str]) -> Iterator[str]:
    """What was asked, by the step in which it came about; what was so all along stands behind. Fills the rules that were said."""
    differing = differences(run)
    timed = [(came_about_at(run, one) or _LATEST, _rules(run, one, differing), one) for one in asked]
    timed.sort(key=lambda each: each[0])
    before = 0
    for rules, several in groupby(timed, key=lambda each: each[1]):
        group = [*several]
        told = [one.removesuffix(".") for one in sentences(run, tuple(one for _, _, one in group), rules)]
        first = group[0][0]
        if told and before:
            yield "; poi " if before < first < _LATEST else "; "
        if told:
            words = "; ".join(_within(one, run) if before or place else one for place, one in enumerate(told))
            # What stands behind one thing already need not stand behind the next.
            yield _with_rules(words, tuple(rule for rule in rules if rule not in said) or rules)
            before = group[-1][0]
            said.update(rules[:MOST_RULES])


def _rules(run: Run, one: Found, differing: Differences) -> tuple[str, ...]:
    """The rules by which one thing came about: those that decide, else those that say most. Of what nothing changed, none."""
    own = tuple(dict.fromkeys((*layered(one), *rules_of(run, one))))
    deciding = tuple(rule for rule in deciding_rules(run, [one], differing) if rule in own)
    telling = sorted((rule for rule in own if not is_common(rule)), key=weight, reverse=True)
    return deciding or tuple(telling[:MOST_RULES])


def _within(sentence: str, run: Run) -> str:
    """A sentence as it stands inside a line: a small letter first, unless it begins with somebody's name."""
    return sentence if sentence.startswith(run.people.names) else sentence[:1].lower() + sentence[1:]


def _with_rules(told: str, rules: tuple[str, ...]) -> str:
    """A sentence with its rules behind it, but for those that it names itself."""
    named = set(re.findall(r"[0-9]{3}\.[0-9]+[a-z]?", told))
    behind = [rule for rule in rules if rule not in named][:MOST_RULES]
    return f"{told.removesuffix('.')}: {', '.join(behind)}" if behind else told.removesuffix(".")
