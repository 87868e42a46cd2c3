"""500, 505, 506: where the turn stands, and turns, phases and steps that are still to come or to be skipped."""

from __future__ import annotations

from enum import StrEnum, unique
from typing import TYPE_CHECKING

from engine.words.record import Record
from engine.words.terms import ObjectId, Phase, PlayerId, TurnStep

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect
    from engine.state.bindings import Bindings


Plan = tuple[tuple[TurnStep, ...], ...]
"""Steps to come, phase by phase."""


@unique
class Moment(StrEnum):
    """Where the game stands between two actions: what must be done next."""

    OPENING = "the game begins"
    STEP_BEGINS = "step begins"
    CHECK = "check state-based actions"
    TRIGGERS = "put triggered abilities on the stack"
    PRIORITY = "a player has priority"
    RESOLVE = "resolve the top of the stack"
    STEP_ENDS = "step ends"
    WAITS = "a turn marker waits"
    OVER = "game over"


class Turn(Record, kw_only=True):
    """500: whose turn it is, which one, and which step. ``number`` counts from 1."""

    number: int
    active: PlayerId
    step: TurnStep
    cleanup_again: bool = False
    """514.3a: somebody got priority in this cleanup step, so another one follows."""
    plan: Plan | None = None
    """500.8-500.9: the steps to come, phase by phase, the rest of this phase first; ``None`` where they are the usual ones."""
    mains: int | None = None
    """505.1a-b: how many main phases of this turn have begun; ``None``: as the step says."""
    combats: tuple[tuple[TurnStep, ...], ...] | None = None
    """506.7: for each combat phase of this turn, which of its steps have begun; ``None``: as the step says."""
    in_order: PlayerId | None = None
    """500.7: in an extra turn, the player after whom the usual order of turns goes on."""
    spells_before: int = 0
    """502.2: the most spells that an active player cast during the turn before."""
    most_cast_before: int | None = None
    """608.2i: the most spells that any one player cast during the turn before; ``None`` where nothing is known of one."""


class ExtraTurnDue(Record, kw_only=True):
    """500.7: an extra turn that a player will take. ``at_end``: what its end step begins with, by the effect that gave it."""

    player: PlayerId
    source: ObjectId
    skip: tuple[TurnStep | Phase, ...] = ()
    at_end: tuple[Effect, ...] = ()
    bindings: Bindings


class SkipDue(Record, kw_only=True):
    """614.10: a player will skip the next step, phase or turn of a kind. ``whole_turn``: all of that kind in their next turn.

    ``turn``: the number of the turn that it is about, once that has begun.
    """

    id: int
    player: PlayerId
    what: TurnStep | Phase | None
    source: ObjectId
    whole_turn: bool = False
    turn: int | None = None
    then: tuple[Effect, ...] = ()
    """614.10b: what is done besides."""


class AfterSkip(Record, kw_only=True):
    """614.10b: what a player does for what they skipped: the first thing in what does begin next."""

    source: ObjectId
    player: PlayerId
    effects: tuple[Effect, ...]


class PlayerControl(Record, kw_only=True):
    """723.1: a player controls another one, for one turn: that with the number ``turn``, or with ``None`` the next one that is
    taken."""

    id: int
    player: PlayerId
    by: PlayerId
    source: ObjectId
    turn: int | None = None
