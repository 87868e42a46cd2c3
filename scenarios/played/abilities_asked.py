"""113.2c: the number of an ability of which it is asked whether it triggers: one that nothing has is a slip, and no answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import board_of
from engine.cards.abilities.ability import Ability, Activated, Keyword, NotUnderstood, Triggered
from engine.cards.keywords.forms import forms
from engine.cards.places import records_of
from engine.words.terms import Zone
from scenarios.laid import finding, not_found
from scenarios.laid.not_found import NotFound
from scenarios.laid.numbered_abilities import numbered
from scenarios.language.errors import ScenarioError, in_words, shown
from scenarios.written.queries import TriggeredQuery

if TYPE_CHECKING:
    from scenarios.played.run import Run


def refuse_no_trigger(run: Run, query: TriggeredQuery) -> None:
    """113.2c: raises ScenarioError where the object that is asked about has no ability of that number, or one that is activated.

    What several things bear the name of, and what nothing bears it of, is judged by whoever answers.
    """
    number = query.ability.ability
    lists = [] if number is None else [*_abilities(run, query.ability.object)]
    if number is None or not lists:
        return
    there = [abilities[n] for abilities in lists for n in records_of(abilities, number - 1)]
    if any(not isinstance(one, Activated) for one in there):
        return
    abilities = lists[0]
    ways = numbered(abilities, [n for n, one in enumerate(abilities) if _may_trigger(one)])
    instead = f"qui si scrive {in_words(ways)}" if ways else "non ne ha di innescate"
    called = shown(query.ability.object)
    wrong = (
        f"l'abilità {number} di {called} non si innesca (113.3b)" if there else f"{called} non ha un'abilità {number}"
    )
    raise ScenarioError([not_found.fault_at(run.scenario, query, f"{wrong}: {instead}")])


def _abilities(run: Run, name: str) -> Iterator[Sequence[Ability]]:
    """The abilities of what bears a name: those that are printed on it and those that it has, at first and in the end."""
    for game in (run.start, run.final):
        try:
            found = finding.an_object(game, name)
        except NotFound:
            continue
        yield game.objects[found].printed.abilities
        if game.objects[found].zone is Zone.BATTLEFIELD:
            yield board_of(game).characteristics(found).abilities


def _may_trigger(printed: Ability) -> bool:
    """603.1: whether an ability is a triggered one, stands for one, or is none that anybody has read."""
    if isinstance(printed, Keyword):
        return any(isinstance(one, Triggered) for one in forms(printed))
    return isinstance(printed, Triggered | NotUnderstood)
