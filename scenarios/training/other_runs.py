"""How a situation goes when something of it is overlooked, and how it could have gone: where wrong options come from.

Each is a run of the engine: the situation without one ability of a card, without one permanent, or with other answers to what is
asked. Nothing here looks at a clock, so that the same situation has the same other runs on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from scenarios.asked.exploring.explore import explore
from scenarios.asked.varying import CannotVary, varied
from scenarios.language.errors import ScenarioError
from scenarios.language.words import plain, quoted
from scenarios.played.run import Run, run
from scenarios.written import model
from scenarios.written.cards import Card
from scenarios.written.rules_text import RulesText

MOST = 12
"""How many situations with something left out are played."""
ANSWERS = 60
"""How many answers are tried for what could have been chosen otherwise."""
STEPS = 2_000
"""How many steps each of these runs may have."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another run, and what it is. ``without``: what was left out, in words; '' where only the choices are others.

    ``card``: the card of the permanent that was left out; '' where it was an ability.
    """

    run: Run
    without: str = ""
    card: str = ""


def other_runs(original: Run) -> tuple[Other, ...]:
    """The situation without one thing at a time, then with other choices: what is left out first is what the text of cards says."""
    return (*left_out(original), *_chosen_otherwise(original))


def left_out(original: Run) -> Iterator[Other]:
    """The situation without one thing at a time, as far as it can be played then."""
    for scenario, without, card in islice(_without(original.scenario), MOST):
        try:
            yield Other(run(scenario, limit=STEPS), without, card)
        except ScenarioError:
            continue  # the script needs what was left out: nobody would overlook it


def _without(scenario: model.Scenario) -> Iterator[tuple[model.Scenario, str, str]]:
    """The scenario without one ability of a card, then without one permanent that a line can name, with its card."""
    bare = scenario.model_copy(update={"expectations": (), "rules": ()})
    for name, card in scenario.cards.items():
        for less in _with_less(card):
            cards: Mapping[str, Card] = {**scenario.cards, name: less}
            yield bare.model_copy(update={"cards": cards}), f"senza contare un'abilità di {quoted(name)}", ""
    for player in scenario.players:
        for one in player.battlefield:
            called = one.id or one.card or ""
            try:
                yield varied(scenario, f"senza {called}"), f"senza contare {quoted(called)}", one.card or ""
            except CannotVary:
                continue  # nothing that a line could name


def _with_less(card: Card) -> Iterator[Card]:
    lines = [line for line in str(card.text).splitlines() if line.strip()]
    for n in range(len(lines)):
        yield card.model_copy(update={"text": RulesText((*lines[:n], *lines[n + 1 :]))})
    for field in ("abilities", "keywords"):
        there = getattr(card, field)
        for n in range(len(there)):
            yield card.model_copy(update={field: (*there[:n], *there[n + 1 :])})


def _chosen_otherwise(original: Run) -> Iterator[Other]:
    """Every outcome that is not the one that the situation comes to, the nearest first."""
    if not original.asked and original.question is None:
        return
    for found in explore(original.scenario, limit=ANSWERS, steps=STEPS).outcomes:
        yield Other(found.run)


def told(one: Other) -> str:
    """Where another run comes from, in words."""
    return plain(one.without) or "con altre scelte"
