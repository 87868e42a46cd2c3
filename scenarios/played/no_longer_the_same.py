"""202.3e, 305.7, 400.7, 613.1f: what decides because something is not what it was: it came back as another object, it has lost what
kept a player from losing, it has another mana value on the stack than its cost says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import StepKind
from engine.board.criteria import why_mana_value
from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition, Static, Triggered
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.triggers import CastsSpell
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.record import within
from engine.words.terms import Kind, PlayerId, Zone
from scenarios.played.came_about import is_mentioned, losing_together
from scenarios.played.expecting import Found
from scenarios.played.lacking import taken
from scenarios.played.without_its_keyword import why
from scenarios.written import queries
from scenarios.written.queries import Aspect, GameAspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def no_longer_the_same(run: Run, found: Found) -> Iterator[str]:
    """The rules by which what was asked about hangs on something that is not as it was, or not as it is printed."""
    if found.moment is None:
        return
    until = found.moment.steps
    if isinstance(found.query, queries.ObjectQuery) and isinstance(found.aspect, Aspect):
        yield from _another_object(run, found, until)
        if found.aspect.field == "zone":
            yield from _of_no_size(run, found, until)
            yield from _worth_more_on_the_stack(run, found, until)
    elif found.aspect in (GameAspect.STATE, GameAspect.WINNERS) or getattr(found.aspect, "field", "") in _LOSING:
        yield from _kept_no_longer(run, until)


_LOSING = ("lost", "lost_by")


def _kept_no_longer(run: Run, until: int) -> Iterator[str]:
    """305.7, 613.1f: by which rule a permanent of who lost has not got the ability by which they would not have lost."""
    for one in reversed(run.steps[:until]):
        lost = [change.event.player for change, _ in few_of(one.step.changes) if isinstance(change.event, e.PlayerLost)]
        if not lost:
            continue
        before = run.game_at(one.n - 1)
        who = {each for player in lost for each in losing_together(run.start, player)}
        for each, _ in kinds(before.objects):
            for printed in each.printed.abilities if each.zone is Zone.BATTLEFIELD else ():
                if _keeps(printed, each, who):
                    yield from (why(applied.rules) for _, applied in taken(before, each.id, printed))
        return


def _keeps(printed: object, one: GameObject, who: set[PlayerId]) -> bool:
    if not isinstance(printed, Cannot) or printed.what not in (Prohibition.LOSE_GAME, Prohibition.LOSE_BY_LIFE):
        return False
    return printed.players is PlayerScope.ALL or (printed.players is PlayerScope.YOU and one.owner in who)


def _of_no_size(run: Run, found: Found, until: int) -> Iterator[str]:
    """604.3, 613.1f: of what died with no toughness, by which rule it has not got the ability that says how much it has."""
    there = found.object or found.gone
    for one, change in reversed(() if there is None else run.changes_by_label.get(there.label, ())):
        if one.n > until or not isinstance(change.event, e.ZoneChange) or change.event.origin is not Zone.BATTLEFIELD:
            continue
        if "704.5f" in map(str, change.rules):
            before = run.game_at(one.n - 1)
            held = [each for each, _ in kinds(before.objects) if each.id == change.event.object]
            for each in held:
                defining = (part for part in each.printed.abilities if isinstance(part, Static) and part.defines)
                yield from (why(by.rules) for part in defining for _, by in taken(before, each.id, part))
        return


_IN_VAIN = (StepKind.NOTHING, StepKind.DOES_NOT_RESOLVE)


def _another_object(run: Run, found: Found, until: int) -> Iterator[str]:
    """400.7: of what left the battlefield and came back: what was aimed at it, or triggered for it, is not for the new one."""
    there = found.object or found.gone
    if there is None:
        return
    moves = [
        (one.n, change.event)
        for one, change in run.changes_by_label.get(there.label, ())
        if isinstance(change.event, e.ZoneChange) and one.n <= until
    ]
    left = next((n for n, event in moves if event.origin is Zone.BATTLEFIELD), None)
    back = next((n for n, event in moves if left is not None and n > left and event.to is Zone.BATTLEFIELD), None)
    if left is None or back is None:
        return
    after = run.steps[back:until]
    if any(_speaks_of_the_old(one, there.label) for one in after) or _waited(run, there.label, left, back, until):
        yield "400.7"


def _speaks_of_the_old(one: RunStep, label: str) -> bool:
    return (
        one.step.kind in _IN_VAIN
        and "400.7" in map(str, one.step.every_rule())
        and (is_mentioned(one.step, label) or any(mention.label == label for mention, _ in kinds(one.step.names)))
    )


def _waited(run: Run, label: str, left: int, back: int, until: int) -> bool:
    """Whether an ability of it that had triggered before it left was on the stack still as it came back."""
    triggered = sum(noticed.source.label == label for one in run.steps[:left] for noticed in one.step.triggered)
    resolved = [one.n for one in run.steps[:until] if _begins(one, label)]
    return triggered > sum(n < left for n in resolved) and any(n > back for n in resolved)


def _begins(one: RunStep, label: str) -> bool:
    cause = one.step.cause
    if one.step.kind is not StepKind.RESOLUTION_BEGINS or cause is None or cause.kind is not Kind.ABILITY:
        return False
    return cause.label.partition("#")[0] == label


def _worth_more_on_the_stack(run: Run, found: Found, until: int) -> Iterator[str]:
    """202.3e: of a spell with {X} that was countered for its mana value, or was not, that X counts on the stack as what it is."""
    there = found.object or found.gone
    if there is None:
        return
    for one, change in run.changes_by_label.get(there.label, ()):
        if one.n > until or not isinstance(change.event, e.ZoneChange) or change.event.origin is not Zone.STACK:
            continue
        before = [each for each, _ in kinds(run.game_at(one.n - 1).objects)]
        spell = next((each for each in before if each.label == there.label and each.zone is Zone.STACK), None)
        if spell is None or "202.3e" not in map(str, why_mana_value(spell.printed)):
            continue
        by = "" if one.step.cause is None else one.step.cause.label.partition("#")[0]
        sources = [each for each in before if each.label == by != there.label]
        if any(_compares(ability) for each in sources for ability in each.printed.abilities) or _spared(run, spell):
            yield "202.3e"


def _spared(run: Run, spell: GameObject) -> bool:
    """Whether an ability came near to triggering on the spell as it was cast, and did not for its mana value."""
    cast = [one.step for one in run.steps if one.step.kind is StepKind.CAST and is_mentioned(one.step, spell.label)]
    return any(missed.why == "mana value" for step in cast for missed in step.missed)


def _compares(ability: object) -> bool:
    """Whether an ability is for spells of some mana value: it triggers on them, or has them as its targets."""
    described: list[object] = [one for one in within(ability) if isinstance(one, TargetSpec)]
    if isinstance(ability, Triggered) and isinstance(ability.trigger, CastsSpell):
        described.append(ability.trigger)
    return any(_by_mana_value(one) for each in described for one in within(each) if isinstance(one, Filter))


def _by_mana_value(one: Filter) -> bool:
    if one.mana_value is not None or one.mana_value_than_this is not None or one.even_mana_value is not None:
        return True
    return any(each.what == "mana value" for each in one.measured)
