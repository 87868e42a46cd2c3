"""Who makes the choices of a run, and how much mana an action costs, in an answer."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from engine import Question
from scenarios.language.words import called, listed, plain, source_of
from scenarios.played.answering import done, refused
from scenarios.played.choosing import choices
from scenarios.played.expecting import Found
from scenarios.played.only_priced import why_not_now
from scenarios.told.never_came import never_came
from scenarios.told.questions import asked_words, what_is_asked
from scenarios.told.steps import sentence

if TYPE_CHECKING:
    from scenarios.played.run import Run

_MOST_TOLD = 4
"""How many choices are told in an answer; of more of them only by whom they are made."""
_FREE = "{0}"


def choosing(run: Run, steps: int) -> str:
    """101.4: who chooses what, one choice after the other; of one that several have to make, in which order they make it."""
    made = choices(run, steps)
    groups = [list(group) for _, group in groupby(made, key=lambda one: _what(one, run))]
    if not groups:
        return "nessuno deve scegliere niente"
    if len(groups) > _MOST_TOLD:
        people = [*dict.fromkeys(run.people.name(one.decider) for one in made)]
        return f"{'sceglie' if len(people) == 1 else 'scelgono, in quest’ordine,'} {listed(people)}".replace("’", "'")
    return "; poi ".join(_told(group, run) for group in groups)


def _what(question: Question, run: Run) -> str:
    return what_is_asked(question, run.people)


def _told(group: list[Question], run: Run) -> str:
    """Of several the rule of the order stands behind it: 101.4."""
    people = [*dict.fromkeys(run.people.name(one.decider) for one in group)]
    if len(people) == 1:
        return f"{asked_words(group[0], run.people)} ({group[0].rule})"
    rules = dict.fromkeys(("101.4", *(str(one.rule) for one in group)))
    return f"scelgono nell'ordine {listed(people)} {_what(group[0], run)} ({listed(rules)})"


def paid(run: Run, found: Found, action: int) -> str:
    """601.2f: what is paid in all for an action of the script, counted from 1, and for what."""
    step = refused(run, action)
    if step is not None:
        return f"non si paga niente: {sentence(step, run.people).removesuffix('.')} ({step.rules[0]})"
    taken = done(run, action)
    if found.value is None or taken is None:
        return never_came(run, action)
    who = run.people.name(taken.player)
    about = taken.cause
    what = "" if about is None else f" per {called(about, run.people) if about.name else source_of(about, run.people)}"
    told = f"{who} non paga mana{what}" if found.value == _FREE else f"{who} paga {plain(found.value)} in tutto{what}"
    not_now = why_not_now(run, action)
    if not_now is None:
        return told
    why = sentence(not_now, run.people).removesuffix(".")
    return (
        f"{told}, che però adesso non può lanciare{why.partition(':')[1]}{why.partition(':')[2]} ({not_now.rules[0]})"
    )
