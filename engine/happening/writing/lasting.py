"""603, 610.3, 611, 615, 701.19: what lasts, what waits and what was used up, apart from any object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from engine.cards.abilities.continuous import GainText
from engine.happening.writing.changed import changed
from engine.state.game import Game, Used
from engine.state.lasting import (
    ContinuousEffect,
    DelayedTrigger,
    PreventionShield,
    RegenerationShield,
    ReturnDue,
    WaitingTrigger,
)
from engine.words.record import replace
from engine.words.terms import Designation, ObjectId

Lasting = TypeVar("Lasting", ContinuousEffect, RegenerationShield, PreventionShield, DelayedTrigger)


def of_this_turn(game: Game, made: Sequence[Lasting]) -> tuple[Lasting, ...]:
    """514.2, 807.4: of several turns at the same time, what is made in one of them for 'this turn' is about that one."""
    return tuple(replace(one, of_turn=game.turn.number) for one in made) if game.markers else tuple(made)


# --- 611.2


def begin_effects(game: Game, *made: ContinuousEffect) -> None:
    """611.2: continuous effects begin."""
    game.effects = (*game.effects, *of_this_turn(game, made))
    changed(game)


def keep_effects(game: Game, kept: Sequence[ContinuousEffect]) -> None:
    """611.2a-b, 611.2f, 702.103c: the continuous effects that there are now: some are over, or about other objects."""
    game.effects = tuple(kept)
    changed(game)


def end_for(
    game: Game, over: Callable[[ContinuousEffect, ObjectId], bool], concerned: Callable[[ContinuousEffect], bool]
) -> None:
    """611.2a-b: of the continuous effects that are concerned each is over for some of its objects; without any left it is over."""
    keep_effects(game, left_of(game.effects, over, concerned))


def left_of(
    effects: Sequence[ContinuousEffect],
    over: Callable[[ContinuousEffect, ObjectId], bool],
    concerned: Callable[[ContinuousEffect], bool],
) -> tuple[ContinuousEffect, ...]:
    """611.2a-b: what is left of effects that are over for some of their objects."""
    kept = []
    for effect in effects:
        if not concerned(effect):
            kept.append(effect)
            continue
        left = tuple(one for one in effect.objects if not over(effect, one))
        if left == effect.objects:
            kept.append(effect)
        elif left:
            kept.append(replace(effect, objects=left))
    return tuple(kept)


def effects_without(
    effects: Sequence[ContinuousEffect], one: ObjectId, *, bestowed: bool
) -> tuple[ContinuousEffect, ...]:
    """702.47e, 702.103e-f: the effects of a game once an object is no longer bestowed, or has lost what was spliced onto it."""

    def over(effect: ContinuousEffect, other: ObjectId) -> bool:
        if other != one:
            return False
        if bestowed:
            return Designation.BESTOWED in effect.marks
        return any(isinstance(part, GainText) for part in effect.parts)

    return left_of(effects, over, lambda effect: one in effect.objects and over(effect, one))


def with_copy(game: Game, original: ObjectId, copy: ObjectId, mark: Designation) -> None:
    """702.103c: what a spell is designated as is about its copy as well."""
    keep_effects(
        game,
        [
            replace(effect, objects=(*effect.objects, copy))
            if mark in effect.marks and original in effect.objects
            else effect
            for effect in game.effects
        ],
    )


def keep_left(game: Game, used: ContinuousEffect, left: int) -> None:
    """614.9: an effect about the next so much damage has spoken of some of it; so much is left, or it is gone."""
    assert used.says is not None
    less = replace(used, says=replace(used.says, left=left))
    kept = [less if one.timestamp == used.timestamp else one for one in game.effects]
    keep_effects(game, [one for one in kept if one.says is None or one.says.left != 0])


def keep_lasting(
    game: Game,
    effects: tuple[ContinuousEffect, ...],
    preventions: tuple[PreventionShield, ...],
    delayed: tuple[DelayedTrigger, ...],
) -> None:
    """500.4-500.5, 514.2: what there still is of all that lasts for a time, which is over at once."""
    game.effects, game.preventions, game.delayed = effects, preventions, delayed
    changed(game)


# --- 615, 701.19


def begin_shields(game: Game, *made: RegenerationShield) -> None:
    """701.19a: the next destruction of these objects is replaced."""
    game.shields = (*game.shields, *of_this_turn(game, made))
    changed(game)


def use_up_shield(game: Game, used: RegenerationShield) -> None:
    """701.19a: a shield has regenerated its object, and is gone."""
    game.shields = tuple(one for one in game.shields if one.id != used.id)
    changed(game)


def end_shields(game: Game) -> None:
    """514.2, 701.19a: 'this turn' is over for all shields of regeneration; 807.4: but for those of another turn."""
    game.shields = tuple(one for one in game.shields if one.of_turn not in (0, game.turn.number))
    changed(game)


def begin_preventions(game: Game, *made: PreventionShield) -> None:
    """615.3: damage is prevented from now on."""
    game.preventions = (*game.preventions, *of_this_turn(game, made))
    changed(game)


def keep_prevention(game: Game, used: PreventionShield, left: int | None, *, gone: bool) -> None:
    """615.7-615.8: a shield has prevented some damage; so much is left of it, or it is gone."""
    game.preventions = tuple(
        replace(one, amount=left) if one.id == used.id else one
        for one in game.preventions
        if one.id != used.id or not gone
    )
    changed(game)


# --- 603


def delay_trigger(game: Game, *made: DelayedTrigger) -> None:
    """603.7a: delayed triggered abilities exist from now on."""
    game.delayed = (*game.delayed, *of_this_turn(game, made))
    changed(game)


def spend_delayed(game: Game, spent: Collection[int]) -> None:
    """603.7b: delayed triggered abilities have triggered, and do not again. No board reads them."""
    game.delayed = tuple(one for one in game.delayed if one.id not in spent)


def wait(game: Game, made: WaitingTrigger) -> None:
    """603.3: an ability has triggered, and waits until a player would get priority. No board reads that."""
    game.waiting = (*game.waiting, made)


def keep_waiting(game: Game, kept: Sequence[WaitingTrigger]) -> None:
    """603.3, 605.4a, 724.1a, 800.4a: the abilities that still wait: others go on the stack, resolve at once or are gone."""
    game.waiting = tuple(kept)
    changed(game)


def note_uses(game: Game, *uses: Used) -> None:
    """602.5b, 603.2h, 606.3: what was used in this turn, which can be used so often only. No board reads it."""
    game.used_this_turn = (*game.used_this_turn, *uses)


# --- 610.3


def owe_return(game: Game, *due: ReturnDue) -> None:
    """610.3: what goes back where it was as soon as something has left the battlefield."""
    game.returning = (*game.returning, *due)
    changed(game)


def return_due(game: Game, due: Collection[ReturnDue]) -> None:
    """610.3: what was to go back goes now, and is due no more."""
    game.returning = tuple(one for one in game.returning if one not in due)
    changed(game)
