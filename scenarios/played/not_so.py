"""By which rules something is not as it would have been: it entered without its ability, came too late, was no permanent yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, Step, StepKind, board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Replaces, Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Every
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.counters import MINUS, PLUS
from engine.words.record import replace, within
from engine.words.speaking import words
from engine.words.terms import Zone
from scenarios.played.lacking import missed_the_beginning, stands_for, taken

if TYPE_CHECKING:
    from scenarios.played.run import Run

_OF_ENTERING = ("tapped", "counters", "loyalty", "defense", "zone", "exists", "power_toughness", "power", "toughness")
"""What of a permanent the way in which it enters may be about."""
_MOVING = frozenset({"Sacrifice", "Move", "Destroy"})
"""Instructions by which something does not stay where it is."""
_RETURNING = ("702.79a", "702.93a")
"""702.79a, 702.93a: abilities that look at counters of what has died."""


def _there(game: Game, label: str) -> GameObject | None:
    return next((one for one, _ in kinds(game.objects) if one.label == label), None)


def entered_without(run: Run, label: str, field: str, until: int) -> Iterator[str]:
    """614.12: by which rules a permanent entered without what is printed on it of that: it had not got the ability then."""
    if field not in _OF_ENTERING:
        return
    for one, change in reversed(run.changes_by_label.get(label, ())):
        if one.n > until or not isinstance(change.event, e.ZoneChange) or change.event.to is not Zone.BATTLEFIELD:
            continue
        game = run.game_at(one.n)
        entered = _there(game, label)
        if entered is None or not entered.on_battlefield:
            return
        for printed in entered.printed.abilities:
            if isinstance(printed, Replaces) and printed.to is Zone.BATTLEFIELD and _is_about(printed, field):
                for _, by in taken(game, entered.id, printed):
                    yield "614.12"
                    yield from map(str, by.rules)
        return


def _is_about(printed: Replaces, field: str) -> bool:
    return printed.enters_tapped if field == "tapped" else bool(printed.enters_with)


def fell_off(run: Run, label: str, until: int) -> Iterator[str]:
    """303.7a, 704.5m-p: by which rules what was attached to something is no more, so that it changes nothing of it."""
    for each in reversed(run.steps[:until]):
        if each.step.kind is not StepKind.STATE_BASED_ACTIONS:
            continue
        for change, _ in few_of(each.step.changes):
            if isinstance(change.event, e.ZoneChange) and _was_on(run.game_at(each.n - 1), change.event, label):
                yield from (rule for rule in map(str, change.rules) if rule != "704.3")
                return


def _was_on(game: Game, event: e.ZoneChange, label: str) -> bool:
    left = game.objects.get(event.object)
    if left is None or left.attached_to is None or isinstance(left.attached_to, PlayerTarget):
        return False
    host = game.objects.get(left.attached_to)
    return host is not None and host.label == label


def came_too_late(run: Run, one: GameObject | None, until: int) -> Iterator[str]:
    """513.2, 603.2b: by which rule something is where it is though an ability of its own would move it as a step begins."""
    if one is None:
        return
    for printed in one.printed.abilities:
        forms = [form for form in stands_for(printed) if isinstance(form, Triggered)]
        if any(words(form.effects) & _MOVING and "This" in words(form.effects) for form in forms):
            rule = missed_the_beginning(run, one, printed, run.steps[:until])
            yield from [rule] if rule else []


def no_permanent_yet(run: Run, label: str, until: int) -> Iterator[str]:
    """109.2: that words which name no zone mean permanents, where what is asked about was a spell when they were carried out."""
    for each in reversed(run.steps[:until]):
        if each.step.kind is not StepKind.INSTRUCTION or each.step.cause is None or not each.step.changes:
            continue
        game = run.game_at(each.n - 1)
        one = _there(game, label)
        if one is not None and one.zone is Zone.STACK and _would_be_meant(game, each.step, one):
            yield "109.2"
            return


def _would_be_meant(game: Game, step: Step, one: GameObject) -> bool:
    """Whether what is carried out speaks of all permanents of a kind, and the object is of that kind."""
    assert step.cause is not None
    source = game.objects.get(step.cause.id)
    if source is None:
        return False
    board = board_of(game)
    groups = (part.filter for part in within((source.printed.abilities, source.ability)) if isinstance(part, Every))
    return any(
        group.zone is Zone.BATTLEFIELD
        and failure(_on_the_stack(group), board, one.id, source=source.id, you=board.controller(source.id)) is None
        for group in groups
    )


def _on_the_stack(group: Filter) -> Filter:
    return replace(group, zone=Zone.STACK)


def counters_gone_before(run: Run, label: str, until: int) -> Iterator[str]:
    """122.3, 704.5q: that counters which its own ability looked at, as it died, had annihilated each other."""
    died = [
        each.n
        for each in run.steps[:until]
        for one in each.step.triggered
        if one.source.label == label and any(rule in _RETURNING for rule in map(str, one.rules))
    ]
    for one, change in reversed(run.changes_by_label.get(label, ())):
        if (
            died
            and one.n < died[-1]
            and isinstance(change.event, e.CountersRemoved)
            and change.event.counter in (MINUS, PLUS)
        ):
            yield from (rule for rule in map(str, change.rules) if rule in ("122.3", "704.5q"))
            return
