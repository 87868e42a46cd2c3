"""500, 614.10, 702.26, 724, 725, 731: what spells and abilities do to the turn, its phases and steps, and to what untaps in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Goes, Inside, instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, This, You
from engine.words.record import Record
from engine.words.terms import Phase, Relation, TurnStep, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

HERE = (Zone.BATTLEFIELD,)
ONE = Fixed(1)


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.at_end, later=True)],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class ExtraTurn(Record, kw_only=True):
    """500.7: each player takes so many turns directly after this one.

    ``skip``: steps and phases of those turns that are skipped. ``at_end``: what happens at the beginning of that turn's end step.
    """

    who: PlayerReference = You()
    count: Quantity = ONE
    skip: tuple[TurnStep | Phase, ...] = ()
    at_end: tuple[Effect, ...] = ()


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class AddPhases(Record, kw_only=True):
    """500.8: phases are added directly after the current one.

    ``after``: only if the current phase is of that kind. ``whose``: 'you get' adds nothing in the turn of another player (500.10a).
    """

    phases: tuple[Phase, ...]
    after: Phase | None = None
    whose: PlayerReference | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class AddStep(Record, kw_only=True):
    """500.9: a step is added directly after the current one; ``after_phase``: in a phase of its own after this one (500.10)."""

    step: TurnStep
    after_phase: bool = False
    whose: PlayerReference | None = None


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.then, later=True)],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class SkipNext(Record, kw_only=True):
    """614.10: each player skips the next so many steps or phases of a kind, or turns with ``None``.

    ``whole_turn``: instead, all such steps or phases of their next turn.
    """

    what: TurnStep | Phase | None
    who: PlayerReference = You()
    count: Quantity = ONE
    whole_turn: bool = False
    then: tuple[Effect, ...] = ()
    """614.10b: what is done besides, as the first thing in what begins instead."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class PhaseOut(Record, kw_only=True):
    """702.26b: permanents phase out. ``until_source_leaves``: they phase in as soon as the source leaves, and not before."""

    what: ObjectReference = This()
    until_source_leaves: bool = False


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class PhaseIn(Record, kw_only=True):
    """702.26c: phased-out permanents phase in, with what phased out along with them (702.26g)."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ChangeDayNight(Record, kw_only=True):
    """731.1: it becomes night, or day; with ``None`` whichever it is not."""

    night: bool | None


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class BecomeMonarch(Record, kw_only=True):
    """725.1: a player becomes the monarch."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class ControlPlayer(Record, kw_only=True):
    """723.1: the controller of the spell or ability controls a player during that player's next turn."""

    who: PlayerReference


@instruction(
    moves=(Goes(origin=Zone.STACK, to=Zone.EXILE),),
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class EndTurn(Record, kw_only=True):
    """724.1: the turn ends; ``combat_only``: the combat phase ends (724.2)."""

    combat_only: bool = False


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class DrawGame(Record, kw_only=True):
    """104.4c: the game is a draw."""


@instruction(
    moves=(Goes(to=Zone.LIBRARY),),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.then, later=True)],
    about=None,
    tokens=(),
    unseen=True,
    copies=False,
)
class RestartGame(Record, kw_only=True):
    """727: the game restarts, but for the cards that are left out of it (727.5); ``then`` happens before the first turn (727.4)."""

    without: ObjectReference | None = None
    then: tuple[Effect, ...] = ()


TurnEffect = (
    ExtraTurn
    | AddPhases
    | AddStep
    | SkipNext
    | PhaseOut
    | PhaseIn
    | ChangeDayNight
    | BecomeMonarch
    | ControlPlayer
    | EndTurn
    | DrawGame
    | RestartGame
)


class Skips(Record, kw_only=True):
    """614.1b: steps or phases of a kind are skipped; ``optional``: the player may skip them. ``None``: turns that are extra."""

    what: TurnStep | Phase | None
    who: Relation = Relation.YOU
    optional: bool = False
    then: tuple[Effect, ...] = ()
    """614.10b: what the player then does, as the first thing in what begins instead."""
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MayStayTapped(Record, kw_only=True):
    """502.3: their controller may choose not to untap what matches during their untap step."""

    subject: Filter
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class UntapLimit(Record, kw_only=True):
    """502.3: players can't untap more than so many of what matches during their untap steps."""

    subject: Filter
    most: int
    who: Relation = Relation.ANY
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AlsoUntaps(Record, kw_only=True):
    """502.3: what matches untaps during the untap step of each other player, too, in the same event."""

    subject: Filter
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class HandLimit(Record, kw_only=True):
    """402.2: players have no maximum hand size, with ``None``; or it is so many, or so many more than it was (``more``)."""

    most: int | None = None
    more: bool = False
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class InOpeningHand(Record, kw_only=True):
    """103.6: what its owner may do with a card of their opening hand; it is not cast, and nobody can respond."""

    effects: tuple[Effect, ...]
    text: str = ""


TurnRule = Skips | MayStayTapped | UntapLimit | AlsoUntaps | HandLimit | InOpeningHand
