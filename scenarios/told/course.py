"""What became of the course of the game, for the answer: turns in another order, what was skipped, hands kept, day or night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.state.changes import runs_of
from engine.state.events import DayNightChanged
from engine.state.facts.turns import HandDrawn, MulliganTaken, PartSkipped, PhasesAdded, StepBegun, TurnGoes, Turning
from engine.words.terms import PlayerId
from scenarios.language.words import listed, number
from scenarios.told.facts.turns import added, part_words
from scenarios.told.telling import grouped
from scenarios.told.turn_events import turn_clause

if TYPE_CHECKING:
    from scenarios.played.run import Run


def course(run: Run) -> str:
    """500.7-500.11, 103.5, 731: what of the course of the game is not as it usually is."""
    told = [*_hands(run), *_turns(run), *grouped((one, 1) for one in _skipped(run)), *_added(run), *_day_and_night(run)]
    return "; ".join(told)


def _hands(run: Run) -> Iterator[str]:
    """103.5: with how many cards each player begins, where the game begins in the run."""
    kept: dict[PlayerId, int] = {}
    counted: dict[PlayerId, int] = {}
    for one in run.steps:
        player = one.step.player
        if (mulligan := one.step.fact(MulliganTaken)) is not None:
            counted[player] = mulligan.below
        if (hand := one.step.fact(HandDrawn)) is not None:
            kept[player] = max(0, hand.cards - counted.get(player, 0))
    if kept and run.final.opening is None:
        each = (f"{run.people.name(player)} con {number(cards, 'carta', 'carte')}" for player, cards in kept.items())
        yield f"si comincia: {listed(each)} in mano"


def _turns(run: Run) -> Iterator[str]:
    """500.7: the turns that were played after the one in which the run begins, where one of them was extra."""
    begun: list[str] = []
    extra, any_extra, last = False, False, run.start.turn.number
    for one in run.steps:
        if one.step.fact(TurnGoes) == TurnGoes(Turning.EXTRA_TURN):
            extra = any_extra = True
        begins = one.step.fact(StepBegun)
        if begins is not None and begins.turn != last:
            begun.append(f"{'il turno extra' if extra else 'il turno'} di {run.people.name(one.step.player)}")
            extra, last = False, begins.turn
    if any_extra:
        first = run.people.name(run.start.turn.active)
        verb = "si gioca" if len(begun) == 1 else "si giocano, nell'ordine,"
        yield f"dopo il turno di {first} {verb} {listed(begun)}"


def _skipped(run: Run) -> Iterator[str]:
    for one in run.steps:
        if (skipped := one.step.fact(PartSkipped)) is not None:
            yield f"{run.people.name(one.step.player)} salta {part_words(skipped.part)}"


def _added(run: Run) -> Iterator[str]:
    for one in run.steps:
        if (more := one.step.fact(PhasesAdded)) is not None:
            yield added(more)


def _day_and_night(run: Run) -> Iterator[str]:
    """731: how day and night turned, in order."""
    turned = [
        turn_clause(change.event, one.step.names, run.people)
        for one in run.steps
        for change, _ in runs_of(one.step.changes)
        if isinstance(change.event, DayNightChanged)
    ]
    if turned:
        yield ", poi ".join(turned)
