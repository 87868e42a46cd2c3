"""603.2, 613: an ability that is printed on an object, and that it had not got when something happened that it triggers on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from engine import Game, board_of
from engine.board.derivation import derivation
from engine.board.derived import Applied, Derivation
from engine.cards.abilities.ability import Ability, Keyword, Triggered
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.keywords.forms import forms
from engine.cards.places import records_of
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import ANOTHER_EVENT, Failed
from engine.happening.trigger_events import LOOKED_FOR, match
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import few_of
from engine.state.objects import GameObject
from engine.words.record import Record
from engine.words.terms import ObjectId, TurnStep, Zone
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep

Found = TypeVar("Found")


class Lacked(Record):
    """What took a printed ability from an object. ``step``: where it would have triggered; ``None``: nowhere, as things are."""

    step: int | None
    by: Applied
    found: Derivation

    @property
    def rules(self) -> tuple[str, ...]:
        """By which rules it was without it: what says why stands before the layer in which that was."""
        return tuple(sorted(map(str, self.by.rules), key=lambda rule: rule.startswith("613")))


def lacked(run: Run, one: GameObject, printed: Ability, steps: Iterable[RunStep], game: Game) -> tuple[Lacked, ...]:
    """Where a printed ability would have triggered, had the object had it; if nowhere, by what it is without it in ``game``.

    Where it would have triggered nowhere, the steps in which it would have come near. Nothing for what is not printed on the
    object, and for what does not trigger.
    """
    triggers = [form for form in stands_for(printed) if isinstance(form, Triggered)]
    if printed not in one.printed.abilities or not triggers:
        return ()
    found = _nearest(missing for each in steps for missing in _at(run, one.label, printed, triggers, each))
    if found or one.id not in game.objects or game.objects[one.id].zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        return found
    return tuple(Lacked(None, by, made) for made, by in taken(game, one.id, printed))


def silent(run: Run, one: GameObject, printed: Ability, steps: Iterable[RunStep]) -> tuple[int, ...]:
    """113.6: the steps in which a printed ability would have triggered, if it functioned in the zone in which its card lay.

    Where there are none, those in which it would have come near.
    """
    triggers = [form for form in stands_for(printed) if isinstance(form, Triggered)]
    if printed not in one.printed.abilities:
        return ()
    found = _nearest(at for each in steps for at in _silent_at(run, one.label, triggers, each))
    return tuple(dict.fromkeys(found))


def missed_the_beginning(run: Run, one: GameObject, printed: Ability, steps: Iterable[RunStep]) -> str:
    """513.2, 603.2b: by which rule a printed ability that triggers as a step begins did not, since its source came only in it; ''
    where that is not why.
    """
    triggers = [
        form for form in stands_for(printed) if isinstance(form, Triggered) and isinstance(form.trigger, BeginningOf)
    ]
    if printed not in one.printed.abilities or not triggers:
        return ""
    begun = (at for each in steps for whole, at in _silent_at(run, one.label, triggers, each) if whole)
    for at in begun:
        turn = run.game_at(at).turn
        later = [made.game for made in run.made if made.cursor.steps > at] + [run.final]
        if any(
            (game.turn.number, game.turn.step) == (turn.number, turn.step) and _in_play(game, one.label)
            for game in later
        ):
            return "513.2" if turn.step is TurnStep.END else "603.2b"
    return ""


def _in_play(game: Game, label: str) -> bool:
    return any(one.label == label and one.on_battlefield for one in game.objects.values())


def _nearest(found: Iterable[tuple[bool, Found]]) -> tuple[Found, ...]:
    """Of what came near, what would have triggered, if there is any of that."""
    known = tuple(found)
    return tuple(one for whole, one in known if whole) or tuple(one for _, one in known)


def _silent_at(run: Run, label: str, triggers: list[Triggered], each: RunStep) -> Iterator[tuple[bool, int]]:
    for change, _ in few_of(each.step.changes):
        for ability in triggers:
            if isinstance(ability.trigger, LOOKED_FOR.get(type(change.event), ())):
                game = run.game_at(each.n - 1 if looks_back(ability.trigger, change.event) else each.n)
                there = next((found for found in game.objects.values() if found.label == label), None)
                elsewhere = there is not None and there.zone in _IN_SIGHT and there.zone not in ability.zones
                if there is not None and elsewhere:
                    yield from ((whole, each.n) for whole in _comes_near(ability, change.event, game, there.id))


_IN_SIGHT = (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND)
"""Zones in which a card may lie that somebody expects to do something from there."""


def asked_about(run: Run, which: Which) -> tuple[GameObject, tuple[Ability, ...]] | None:
    """What a question about an ability means, and which of its printed abilities; ``None`` for what nothing bears the name of."""
    for game in (run.final, run.start):
        try:
            one = game.objects[finding.an_object(game, which.object)]
        except NotFound:
            continue
        printed = one.printed.abilities
        if which.ability is None:
            return one, printed
        return one, tuple(printed[n] for n in records_of(printed, which.ability - 1))
    return None


def stands_for(printed: Ability) -> tuple[Ability, ...]:
    """702: what an ability comes to: of a keyword what it stands for, else itself."""
    return tuple(forms(printed)) if isinstance(printed, Keyword) else (printed,)


def _at(
    run: Run, label: str, printed: Ability, triggers: list[Triggered], each: RunStep
) -> Iterator[tuple[bool, Lacked]]:
    """603.10: what happens in a step, held against an ability on the board before it or after it."""
    for change, _ in few_of(each.step.changes):
        for ability in triggers:
            if not isinstance(ability.trigger, LOOKED_FOR.get(type(change.event), ())):
                continue
            game = run.game_at(each.n - 1 if looks_back(ability.trigger, change.event) else each.n)
            there = next((one for one in game.objects.values() if one.label == label), None)
            if there is None or there.zone is not Zone.BATTLEFIELD:
                continue
            for whole in _comes_near(ability, change.event, game, there.id):
                yield from ((whole, Lacked(each.n, by, found)) for found, by in taken(game, there.id, printed))


def _comes_near(ability: Triggered, event: e.Event, game: Game, source: ObjectId) -> Iterator[bool]:
    """Whether an ability would have triggered on an event, or else came near; nothing for one of which it was not."""
    board, held = board_of(game), game.objects[source]
    bound = Bindings(source=source, you=board.controller(source) if held.zone is Zone.BATTLEFIELD else held.owner)
    held_against = match(ability.trigger, event, board, bound)
    if not isinstance(held_against, Failed) or held_against.why not in ANOTHER_EVENT:
        yield not isinstance(held_against, Failed)


def taken(game: Game, which: ObjectId, printed: Ability) -> Iterator[tuple[Derivation, Applied]]:
    """The last that applied to an object by which it has not got an ability; nothing where it has it."""
    if printed in board_of(game).characteristics(which).abilities:
        return
    found = derivation(game, which)
    for by in reversed(found.applied):
        if printed in by.before.abilities and printed not in by.after.abilities:
            yield found, by
            return
