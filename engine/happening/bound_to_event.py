"""603.2c, 107.3: what an ability that triggers takes with it of its event, beyond the one change that it was held against.

Which objects and players the trigger event itself binds is found with the event (`engine.happening.trigger_events`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.board.functioning import Watcher
from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Triggered
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.cards.sorting import sorted_abilities
from engine.happening.happened import Happened
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import match
from engine.happening.words_of_an_event import speaks_of_all
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import runs_of
from engine.state.trace import Change
from engine.words.record import replace
from engine.words.terms import Zone


def bound_to(happened: Happened, watcher: Watcher, event: e.Event, found: Bindings) -> Bindings:
    """603.2c, 107.3a, 107.3m: all that the words of an ability may speak of, as it triggers on one event of what happened."""
    ability = watcher.ability
    with_x = _with_x(happened, watcher, event, found)
    return with_all(happened, ability, _in_all(happened, ability.trigger, event, with_x))


def with_all(happened: Happened, ability: Triggered, found: Bindings) -> Bindings:
    """603.2c: all that moved or attacked at the same time, where the ability speaks of them; each is followed where it went."""
    if not speaks_of_all(ability):
        return found
    each = [one for one, _ in _all_that(happened, ability.trigger, found, ((one, 1) for one in happened.changes))]
    those = tuple(one.it for one in each if one.it is not None)
    moved = tuple(dict.fromkeys((*found.moved, *(pair for one in each for pair in one.moved))))
    return replace(found, moved=moved, remembered={**found.remembered, ALL_OF_EVENT: those})


def _in_all(happened: Happened, trigger: t.Trigger, event: e.Event, found: Bindings) -> Bindings:
    """120.3, 603.2c: what is dealt damage is dealt as much as all sources deal to it at the same time; 'one or more' that move
    or attack are as many as do so together."""
    if (isinstance(trigger, t.Moves) and trigger.one_or_more) or (isinstance(trigger, t.Attacks) and trigger.once):
        return replace(found, amount=_together(happened, trigger, found))
    if not isinstance(trigger, t.DealsDamage) or trigger.source is not None or not trigger.once:
        return found
    assert isinstance(event, e.Damage)
    dealt = ((one.event, count) for one, count in runs_of(happened.changes))
    total = sum(
        one.amount * count
        for one, count in dealt
        if isinstance(one, e.Damage) and one.to == event.to and trigger.combat in (None, one.combat)
    )
    return replace(found, amount=total or found.amount)


def _together(happened: Happened, trigger: t.Moves | t.Attacks, found: Bindings) -> int:
    """508.3d, 603.2c: how many of the things that move, or are declared as attackers, at the same time match."""
    return sum(count for _, count in _all_that(happened, trigger, found, runs_of(happened.changes)))


def _all_that(
    happened: Happened, trigger: t.Trigger, found: Bindings, changes: Iterable[tuple[Change, int]]
) -> Iterator[tuple[Bindings, int]]:
    """Each of some changes that the trigger event would be by itself, and how many equal ones there are."""
    bound = Bindings(source=found.source, you=found.you)
    for one, count in changes:
        event = one.event
        if not isinstance(event, e.ZoneChange | e.TokenCreated | e.Ceased | e.AttackerDeclared):
            continue
        seen = happened.seen(back=looks_back(trigger, event))
        matched = match(trigger, event, seen, bound)
        if not isinstance(matched, Failed):
            yield matched, count


def _with_x(happened: Happened, watcher: Watcher, event: e.Event, found: Bindings) -> Bindings:
    """107.3m: X of the spell that became a permanent, for what triggers as that enters; 107.3a: X of a spell, as it is cast.

    107.3j: for an ability that the object has gained it is 0.
    """
    entered = isinstance(event, e.ZoneChange) and event.became == watcher.object and event.origin is Zone.STACK
    cast = isinstance(event, e.SpellCast) and event.object == watcher.object
    known = happened.after.objects.get(watcher.object) if entered or cast else None
    if known is None or known.chosen is None or known.chosen.x is None:
        return found
    if all(one != watcher.ability for _, one in sorted_abilities(known.printed).triggered):
        return found
    return replace(found, chosen=replace(found.chosen, x=known.chosen.x))
