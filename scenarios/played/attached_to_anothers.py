"""109.5, 301.5d, 303.4e: that an Aura or Equipment is its own controller's, whoever controls what it is attached to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, board_of
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.references import You
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.record import within
from engine.words.terms import Kind, Relation
from scenarios.played.came_about import changed_for
from scenarios.played.causing import causes
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.played.lacking import asked_about, stands_for
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep

_RULES = {"Equipment": "301.5d", "Aura": "303.4e"}
_YOU = "109.5"


def attached_to_anothers(run: Run, found: Found) -> Iterator[str]:
    """Of a change that came of an ability of such a permanent, or of whether that triggers, where its words say 'you'."""
    if found.moment is None:
        return
    steps = run.steps[: found.moment.steps]
    query = found.query
    if isinstance(query, queries.TriggeredQuery):
        meant = asked_about(run, query.ability)
        triggers = [] if meant is None else [form for one in meant[1] for form in stands_for(one)]
        if any(isinstance(one, Triggered) and _says_you(one) for one in triggers):
            at = next((n for n, each in enumerate(steps) if _triggers(each, query)), len(steps))
            yield from _of_it(run.game_at(at), query.ability.object)
    elif isinstance(query, queries.PlayerQuery) and isinstance(found.aspect, Aspect):
        changed, _ = changed_for(run, found.player, found.aspect, steps)
        cause = None if changed is None else [*causes([one.step for one in steps[: changed.n]])][-1]
        if changed is not None and cause is not None and cause.kind is Kind.ABILITY:
            yield from _of_it(run.game_at(changed.n - 1), cause.label.partition("#")[0])


def _triggers(each: RunStep, query: queries.TriggeredQuery) -> bool:
    return any(is_ability(one.source, one.index, query.ability) for one in each.step.triggered)


def _says_you(ability: Triggered) -> bool:
    """109.5: whether the ability speaks of its controller."""
    return any(part is Relation.YOU or isinstance(part, You) for part in within(ability))


def _of_it(game: Game, name: str) -> Iterator[str]:
    one = _named(game, name)
    if one is None or one.attached_to is None:
        return
    board = board_of(game)
    if isinstance(one.attached_to, PlayerTarget):
        theirs = one.attached_to.player
    elif one.attached_to in game.objects:
        theirs = board.controller(one.attached_to)
    else:
        return
    if theirs != board.controller(one.id):
        subtypes = {*map(str, board.characteristics(one.id).subtypes)}
        yield from (rule for subtype, rule in _RULES.items() if subtype in subtypes)
        yield _YOU


def _named(game: Game, name: str) -> GameObject | None:
    there = [one for one, _ in kinds(game.objects) if one.on_battlefield]
    by_label = [one for one in there if one.label == name]
    by_name = [one for one in there if one.printed.name.casefold() == name.casefold()]
    return next(iter(by_label or by_name), None)
