"""103, 500, 514, 723, 724, 727: turns and their parts, and how a game begins."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget
from engine.words.mentions import Mention
from engine.words.terms import Phase, TurnStep


class StepBegun(Fact):
    """500.1: the step that begins, and the number of its turn."""

    step: TurnStep
    turn: int


class StepEnded(Fact):
    """500.2: the step that ends."""

    step: TurnStep


class AllPassed(Fact):
    """117.4: all players have passed in succession."""


class PartSkipped(Fact):
    """500.11: the step or phase that a player skips; without one, the turn."""

    part: TurnStep | Phase | None


class WillSkip(Fact):
    """614.10: the step or phase (without one: the turn) that the player will skip, and how often; or in their whole next turn."""

    part: TurnStep | Phase | None
    count: int = 1
    whole_turn: bool = False


class ExtraTurns(Fact):
    """500.7: how many turns the player takes after this one."""

    count: int


class PhasesAdded(Fact):
    """500.8-500.9: the phases or steps that are added."""

    parts: tuple[TurnStep | Phase, ...]


class WillBeControlled(Fact):
    """723.1: whose next turn the player of the step will control."""

    player: PlayerTarget


class IsControlled(Fact):
    """723.1: whose turn the player of the step controls now."""

    player: PlayerTarget


@unique
class Turning(StrEnum):
    """What becomes of a turn, where there is no more to say of it."""

    EXTRA_TURN = "an extra turn begins"
    NO_PHASE_ADDED = "no phase is added"
    TURN_ENDS = "the turn ends"
    COMBAT_ENDS = "combat ends"
    NO_COMBAT = "there is no combat to end"
    FOR_SKIPPED = "done for what was skipped"
    NOT_BEGUN = "the turn of one who has left does not begin"


class TurnGoes(Fact):
    """500.7, 500.10a, 614.10b, 724.1-724.2: what becomes of the turn."""

    how: Turning


@unique
class MarkerGoes(StrEnum):
    """807.4: what becomes of a turn marker."""

    PASSED = "passed to the left"
    TAKEN = "taken from one who left"
    KEPT = "kept for an extra turn"
    EXTRA_LATER = "an extra turn waits for the next turn"
    EXTRA_BEFORE = "an extra turn before the usual one"
    WAITS = "its turn can't begin yet"
    FREE = "its turn can begin at last"
    DESIGNATED = "designated for removal"
    REMOVED = "removed"
    ATTENDED = "looked at"


class OfMarker(Fact):
    """807.4: the number of a turn marker, and what becomes of it, with the player of the step."""

    number: int
    how: MarkerGoes


class EffectsWoreOff(Fact):
    """514.2: how many effects of this turn end."""

    count: int


class MaximumHand(Fact):
    """402.2: how many cards the player may keep in hand."""

    cards: int


class SpellsLastTurn(Fact):
    """731.2a-b: how many spells the active player of the turn before cast in it."""

    count: int


@unique
class Beginning(StrEnum):
    """103: what happens as a game begins, where there is no more to say of it."""

    STARTS = "who starts"
    COMMANDERS = "commanders are put in the command zone"
    KEEPS = "a hand is kept"
    OPENING_HAND = "a card of an opening hand is used"
    FIRST_TURN = "the first turn begins"


class GameBegins(Fact):
    """103.1, 103.2c, 103.5-103.6, 103.8: a part of how a game begins."""

    part: Beginning


class HandDrawn(Fact):
    """103.5: how many cards an opening hand has."""

    cards: int


class MulliganTaken(Fact):
    """103.5: how many cards of the new hand will go to the bottom of the library."""

    below: int


class Restarts(Fact):
    """727.1: the game begins again; the cards that stay out of it (727.5)."""

    exempt: tuple[Mention, ...]
