"""500.4-500.5, 514.2, 611.2: when what the resolution of a spell or ability made is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.holding import holds
from engine.board.values import recipients
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.references import AttachedTo, Bonded, It, One, Other, Remembered, Target, This
from engine.happening.lasting import begin_on
from engine.happening.triggers import notice_control
from engine.happening.writing.lasting import end_for, keep_effects, keep_lasting
from engine.state.bindings import Bindings
from engine.state.facts.lasting import EffectEnded, Lasts
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.game import Game
from engine.state.lasting import ContinuousEffect, DelayedTrigger, PreventionShield
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.known_object import Exactly
from engine.words.record import replace, within
from engine.words.speaking import words
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, TurnStep, Zone

_AS_IT_BEGINS = {
    Duration.YOUR_NEXT_UPKEEP: TurnStep.UPKEEP,
    Duration.YOUR_NEXT_END_STEP: TurnStep.END,
}
"""500.4: what lasts until a step of its player."""

Spoken = This | Target | It | Other | One | AttachedTo | Bonded | Exactly | Remembered
"""References to objects that may be gone."""

Over = Callable[[Duration | None, PlayerId], bool]
"""Whether something with a duration, of a player, is over."""


def end_of_turn(until: Duration | None, _: PlayerId) -> bool:
    """514.2: what lasts until the end of the turn, or for this turn."""
    return until is Duration.END_OF_TURN


def expire(tx: Transaction, over: Over) -> tuple[ContinuousEffect, ...]:
    """Take away the effects, shields and delayed abilities that are over; gives back the continuous effects among them."""
    game = tx.game

    def ends(one: ContinuousEffect | PreventionShield | DelayedTrigger) -> bool:
        return over(one.until, one.timed_by) and not _of_another_turn(game, one)

    ended = tuple(effect for effect in game.effects if ends(effect))
    preventions = tuple(one for one in game.preventions if not ends(one))
    delayed = tuple(one for one in game.delayed if not ends(one))
    if ended or len(preventions) != len(game.preventions) or len(delayed) != len(game.delayed):
        kept = tuple(effect for effect in game.effects if not ends(effect))
        keep_lasting(game, kept, preventions, delayed)
    return ended


def _of_another_turn(game: Game, one: ContinuousEffect | PreventionShield | DelayedTrigger) -> bool:
    """807.4: whether what lasts for a turn, or a combat, is about another one of those that go on at the same time."""
    in_a_turn = one.until in (Duration.END_OF_TURN, Duration.END_OF_COMBAT)
    return in_a_turn and one.of_turn not in (0, game.turn.number)


def as_step_begins(tx: Transaction) -> None:
    """500.4: effects that last until this step of their player's turn are over."""
    step, members = tx.game.turn.step, tx.game.together(tx.game.turn.active)
    over = expire(tx, lambda until, you: until is not None and _AS_IT_BEGINS.get(until) is step and you in members)
    _tell(tx, over, cite("500.4"))


def as_combat_ends(tx: Transaction) -> None:
    """500.5a: effects that last until end of combat are over as the combat phase ends."""
    over = expire(tx, lambda until, _: until is Duration.END_OF_COMBAT)
    _tell(tx, over, cite("500.5a"))


def as_turn_begins(tx: Transaction, begun: Sequence[PlayerId], gone: Sequence[PlayerId]) -> None:
    """500.4: effects that last until the turn of one of ``begun`` are over; those until its end have this turn left.

    800.4m: for ``gone``, who have left and whose turn would have begun before this one, both are over.
    """
    both = (Duration.YOUR_NEXT_TURN, Duration.END_OF_YOUR_NEXT_TURN, *_AS_IT_BEGINS)
    if gone:
        _tell(tx, expire(tx, lambda until, you: until in both and you in gone), cite("800.4m"))
    over = expire(tx, lambda until, you: until is Duration.YOUR_NEXT_TURN and you in begun)
    _tell(tx, over, cite("500.4"))
    _now_this_turn(tx.game, begun)


def _now_this_turn(game: Game, begun: Sequence[PlayerId]) -> None:
    """'Until the end of your next turn' is 'until end of turn', once that turn has come."""

    def come(until: Duration | None, you: PlayerId) -> bool:
        return until is Duration.END_OF_YOUR_NEXT_TURN and you in begun

    this, number = Duration.END_OF_TURN, game.turn.number if game.markers else 0
    effects = tuple(
        replace(one, until=this, of_turn=number) if come(one.until, one.timed_by) else one for one in game.effects
    )
    preventions = tuple(
        replace(one, until=this, of_turn=number) if come(one.until, one.timed_by) else one for one in game.preventions
    )
    delayed = tuple(
        replace(one, until=this, of_turn=number) if come(one.until, one.timed_by) else one for one in game.delayed
    )
    if (effects, preventions, delayed) != (game.effects, game.preventions, game.delayed):
        keep_lasting(game, effects, preventions, delayed)


def through_untap_step(tx: Transaction) -> None:
    """502.3: that effect is over for what it held during this step, tapped or not; 614.10a: a skipped step does not count."""
    members = tx.game.together(tx.game.turn.active)
    if not any(effect.until is Duration.NEXT_UNTAP_STEP for effect in tx.game.effects):
        return
    end_for(tx.game, lambda effect, one: _holds(tx, effect, one, members), _until_untap_step)
    # 611.2c: what was said of all that match a description holds for one player's step.
    kept = [one for one in tx.game.effects if not (_is_of_such(one) and one.timed_by in members)]
    if len(kept) != len(tx.game.effects):
        keep_effects(tx.game, kept)


def _is_of_such(effect: ContinuousEffect) -> bool:
    return _until_untap_step(effect) and not effect.objects and effect.says is not None


def _until_untap_step(effect: ContinuousEffect) -> bool:
    return effect.until is Duration.NEXT_UNTAP_STEP


def _holds(tx: Transaction, effect: ContinuousEffect, one: ObjectId, members: Sequence[PlayerId]) -> bool:
    if one not in tx.game.objects:
        return False
    whose = effect.you if Designation.EXERTED in effect.marks else tx.board.controller(one)
    return whose in members


def end_with_condition(tx: Transaction) -> None:
    """611.2b: effects whose 'for as long as' is no longer so are over; of several objects, for each where it speaks of each."""
    game = tx.game
    if not any(_has_condition(effect) for effect in game.effects):
        return
    over: list[ContinuousEffect] = []
    kept: list[ContinuousEffect] = []
    for effect in game.effects:
        left = still_so(tx, effect)
        if left != effect.objects:
            ended = tuple(one for one in effect.objects if one not in left)
            over.append(replace(effect, objects=ended))
        if left or not effect.objects:
            kept.append(effect if left == effect.objects else replace(effect, objects=left))
    if over:
        keep_effects(game, kept)
        _tell(tx, over, cite("611.2b"))


def _has_condition(effect: ContinuousEffect) -> bool:
    return effect.as_long_as is not None or effect.until is Duration.WHILE_SOURCE_REMAINS


def still_so(tx: Transaction, effect: ContinuousEffect) -> Sequence[ObjectId]:
    """611.2b, 702.26f: the objects for which the duration of an effect goes on; all of them where it has no condition."""
    if not _has_condition(effect):
        return effect.objects
    if effect.until is Duration.WHILE_SOURCE_REMAINS:
        source = tx.game.objects.get(effect.source)
        there = source is not None and source.zone is Zone.BATTLEFIELD and not source.phased_out
        return effect.objects if there else ()
    condition = effect.as_long_as
    assert condition is not None
    if "One" not in words(condition):
        return effect.objects if _is_so(tx, condition, effect.bindings) else ()
    return tuple(one for one in effect.objects if _is_so(tx, condition, replace(effect.bindings, iterated=one)))


def begin_where_so(tx: Transaction, made: ContinuousEffect, *rules: Citation) -> None:
    """611.2b-c: an effect begins on those of its objects for which its duration is not over before; on none, nothing happens."""
    lasting = still_so(tx, made)
    if lasting:
        begin_on(tx, replace(made, objects=lasting), *rules)
        return
    facts, rule = (Nothing(WhyNothing.DURATION_OVER),), cite("611.2b")
    tx.note(StepKind.NOTHING, [cite("608.2c"), rule], facts=facts, player=made.you, cause=made.source)


def _is_so(tx: Transaction, condition: Condition, bound: Bindings) -> bool:
    """611.2b: whether it is so of what is there to be seen: what an object last was does not make a duration go on."""
    for reference in _spoken(condition):
        found = [one for one in recipients(reference, tx.board, bound) if not isinstance(one, PlayerTarget)]
        if found and not any(one in tx.game.objects and not tx.game.objects[one].phased_out for one in found):
            return False
    return holds(condition, tx.board, bound)


def _spoken(condition: object) -> Iterator[Spoken]:
    """What a condition speaks of."""
    return (part for part in within(condition, stop=Spoken) if isinstance(part, Spoken))


def _tell(tx: Transaction, over: Sequence[ContinuousEffect], rule: Citation) -> None:
    triggered = notice_control(tx, tx.board) if over else []
    for effect in over:
        objects = tx.mentions(effect.objects)
        facts = (EffectEnded(objects), Lasts(effect.until, effect.as_long_as is not None))
        player = effect.you if effect.you != NOBODY else tx.game.turn.active
        tx.note(StepKind.EFFECT_ENDS, [rule], facts=facts, player=player, cause=effect.source, triggered=triggered)
        triggered = []
