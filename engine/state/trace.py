"""The record of a run: what changed, step by step, each with the rules that make it so and the facts that were read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum, unique

from msgspec import field

from engine.state.events import Event
from engine.state.facts.fact import Telling
from engine.words.citations import Citation
from engine.words.mentions import Mention
from engine.words.record import Record
from engine.words.terms import NOBODY, ObjectId, PlayerId


@unique
class StepKind(StrEnum):
    """What a step is. A kind without a sentence in the narrator fails a test."""

    STEP_BEGINS = "step begins"
    TURN_BASED_ACTION = "turn-based action"
    STATE_BASED_ACTIONS = "state-based actions"
    ABILITY_PUT_ON_STACK = "ability put on the stack"
    COPIED = "copied"
    ABILITY_REMOVED = "ability removed"
    ABILITY_NOT_PUT = "ability not put on the stack"
    PRIORITY = "priority"
    PASS = "pass"
    CAST = "cast"
    ACTIVATE = "activate"
    PLAY_LAND = "play land"
    SPECIAL_ACTION = "special action"
    RESOLUTION_BEGINS = "resolution begins"
    INSTRUCTION = "instruction"
    RESOLVED = "resolved"
    DOES_NOT_RESOLVE = "does not resolve"
    EVENT = "event"
    ATTACK = "attack"
    BLOCK = "block"
    COMBAT_DAMAGE = "combat damage"
    CONCEDES = "concedes"
    EFFECT_ENDS = "effect ends"
    STEP_ENDS = "step ends"
    SKIPPED = "skipped"
    OPENING = "the game begins"
    GAME_ENDS = "game ends"
    DECIDED = "decided"
    NOTHING = "nothing happens"


class Change(Telling, kw_only=True):
    """One event of a step, with its own rules and facts (lethal damage: 3, with toughness 2)."""

    event: Event
    rules: tuple[Citation, ...] = ()


class Alike(Change, kw_only=True):
    """So many equal changes, each of the next object: the first, as it stands for all. Only while an event is being worked out; a
    step has `engine.state.crowds.Changes`, which gives them one by one to whoever does not ask for more."""

    count: int


class Noticed(Record, kw_only=True):
    """603.2: an ability that triggered by a step."""

    source: Mention
    index: int
    controller: PlayerId
    rules: tuple[Citation, ...]


class NearMiss(Record, kw_only=True):
    """An ability that was held against an event of the step and did not trigger, with the first criterion that failed."""

    source: Mention
    index: int
    why: str
    rules: tuple[Citation, ...]


class Untold(Record, kw_only=True):
    """A fragment of card text, or a rule, that the step rests on and the engine does not know. Makes a ruling incomplete."""

    source: Mention | None
    text: str
    reason: str
    rules: tuple[Citation, ...] = ()


class Step(Telling, kw_only=True):
    """One thing that happened, whole. ``cause``: the object that made it happen; without one, the rules alone did."""

    kind: StepKind
    rules: tuple[Citation, ...]
    changes: Sequence[Change] = ()
    player: PlayerId = NOBODY
    cause: Mention | None = None
    names: Mapping[ObjectId, Mention] = field(default_factory=dict)
    triggered: tuple[Noticed, ...] = ()
    missed: tuple[NearMiss, ...] = ()
    untold: tuple[Untold, ...] = ()

    def own_rules(self) -> tuple[Citation, ...]:
        """The rules of the step and of its changes, without those by which abilities triggered, once each."""
        runs = getattr(self.changes, "runs", None) or ((one, 1) for one in self.changes)
        return tuple(dict.fromkeys([*self.rules, *(rule for change, _ in runs for rule in change.rules)]))

    def every_rule(self) -> tuple[Citation, ...]:
        """All rules of the step and of its changes and triggers, once each, in the order in which they are met."""
        return tuple(
            dict.fromkeys([*self.own_rules(), *(rule for noticed in self.triggered for rule in noticed.rules)])
        )
