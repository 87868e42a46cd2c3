"""502.3, 701.15, 701.35, 701.37, 701.43, 701.60, 701.64: what permanents are designated as, and what that keeps them from."""

from __future__ import annotations

from collections.abc import Iterable

from engine.board.asking import Transaction
from engine.board.counting import MONSTROSITY
from engine.board.values import settled
from engine.cards.abilities import designations as k
from engine.cards.abilities.ability import Cannot, Prohibition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Every
from engine.happening.carrying import carries
from engine.happening.instructed import amount, happening, nothing_done, on_battlefield, there
from engine.happening.lasting import add_effect, begin, effect_of, no_longer
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.designated import SUSPECTED
from engine.state.facts.lasting import EventsChange, Lasts
from engine.state.facts.nothing import WhyNothing
from engine.state.lasting import Says
from engine.state.trace import StepKind, Untold
from engine.turn.durations import begin_where_so
from engine.words.citations import cite, gaps
from engine.words.counters import PLUS
from engine.words.known_object import These
from engine.words.record import replace
from engine.words.terms import Action, Designation, ObjectId


@carries(k.Goad)
def goad(tx: Transaction, effect: k.Goad, bound: Bindings) -> Bindings:
    """701.15a, 701.15d: by a player who has goaded it already it is not goaded again."""
    found = tuple(
        one
        for one in _permanents(tx, there(tx, effect.what, bound))
        if bound.you not in tx.game.designated(one, Designation.GOADED)
    )
    if found:
        rules = (cite("701.15a"), cite("701.15b"))
        add_effect(tx, (), found, effect.until, bound, *rules, marks=(Designation.GOADED,))
        done = [e.Performed(action=Action.GOAD, player=bound.you, object=one) for one in found]
        tx.happen(done, kind=StepKind.INSTRUCTION, rules=[cite("608.2c")], player=bound.you, cause=bound.source,
            untold=_without_requirements(tx, bound),
        )  # fmt: skip
    return bound


def _without_requirements(tx: Transaction, bound: Bindings) -> list[Untold]:
    """701.15b: as long as requirements to attack are not realised, what a goaded creature must do is left open."""
    rule = cite("508.1d")
    if all(gap.rule != rule for gap in gaps()):
        return []
    return [Untold(source=tx.mention(bound.source), text="", reason="attack requirements", rules=(rule,))]


def _permanents(tx: Transaction, found: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    return tuple(one for one in found if on_battlefield(tx, one))


def _performed(tx: Transaction, action: Action, found: Iterable[ObjectId], bound: Bindings) -> None:
    done = [e.Performed(action=action, player=bound.you, object=one) for one in found]
    happening(tx, done, bound, cite("608.2c"))


@carries(k.Detain)
def detain(tx: Transaction, effect: k.Detain, bound: Bindings) -> Bindings:
    """701.35a."""
    found = _permanents(tx, there(tx, effect.what, bound))
    if found:
        until = Duration.YOUR_NEXT_TURN
        add_effect(tx, (), found, until, bound, cite("701.35a"), marks=(Designation.DETAINED,))
    return bound


@carries(k.Suspect)
def suspect(tx: Transaction, effect: k.Suspect, bound: Bindings) -> Bindings:
    """701.60a-d: until it leaves the battlefield, or something says that it is suspected no longer; not twice."""
    every = _permanents(tx, there(tx, effect.what, bound))
    found = tuple(one for one in every if not tx.game.designated(one, Designation.SUSPECTED))
    if already := [one for one in every if one not in found]:
        nothing_done(tx, bound, WhyNothing.SO_ALREADY, cite("701.60d"), *already)
    if found:
        rules = (cite("701.60a"), cite("701.60c"), cite("701.60b"))
        add_effect(tx, SUSPECTED, found, Duration.ENDLESS, bound, *rules, marks=(Designation.SUSPECTED,))
        _performed(tx, Action.SUSPECT, found, bound)
    return bound


@carries(k.NoLongerSuspected)
def no_longer_suspected(tx: Transaction, effect: k.NoLongerSuspected, bound: Bindings) -> Bindings:
    """701.60a: what it had by being suspected is gone with it."""
    rules = (cite("608.2c"), cite("701.60a"))
    no_longer(tx, Designation.SUSPECTED, there(tx, effect.what, bound), *rules, player=bound.you, cause=bound.source)
    return bound


@carries(k.Monstrosity)
def monstrosity(tx: Transaction, effect: k.Monstrosity, bound: Bindings) -> Bindings:
    """701.37a-c: counters, and it is monstrous from then on; 'that many' in what triggers on it is the number of counters."""
    size = amount(tx, effect.amount, bound)
    for one in _permanents(tx, there(tx, effect.what, bound)):
        if tx.game.designated(one, Designation.MONSTROUS):
            nothing_done(tx, bound, WhyNothing.SO_ALREADY, cite("701.37a"), one)
            continue
        rules = (cite("701.37a"), cite("701.37b"), cite("701.37c"))
        known = replace(bound, numbers={**bound.numbers, MONSTROSITY: size})  # 701.37c
        add_effect(tx, (), (one,), Duration.ENDLESS, known, *rules, marks=(Designation.MONSTROUS,))
        became = e.Performed(action=Action.MONSTROSITY, player=tx.board.controller(one), object=one, amount=size)
        grown: list[e.Event] = [e.CountersPut(on=one, counter=PLUS, count=size), became]
        happening(tx, grown, bound, cite("608.2c"), cite("701.37a"))
    return bound


@carries(k.Exert)
def exert(tx: Transaction, effect: k.Exert, bound: Bindings) -> Bindings:
    """701.43a-c: tapped or not, exerted before or not; all of it ends with the same untap step."""
    found = _permanents(tx, there(tx, effect.what, bound))
    if found:
        until = Duration.NEXT_UNTAP_STEP
        add_effect(tx, (), found, until, bound, cite("701.43a"), marks=(Designation.EXERTED,))
        _performed(tx, Action.EXERT, found, bound)
    return bound


@carries(k.StaysTapped)
def stays_tapped(tx: Transaction, effect: k.StaysTapped, bound: Bindings) -> Bindings:
    """502.3: through the next untap step of whoever controls it then; 611.2b: or as long as its condition holds, if it does now.

    611.2c: of all that match a description it changes neither characteristics nor controllers, so it is about what comes later too.
    """
    if isinstance(effect.what, Every) and effect.as_long_as is None:
        return _such_stay_tapped(tx, effect.what.filter, bound)
    found, marks = _permanents(tx, there(tx, effect.what, bound)), (Designation.STAYS_TAPPED,)
    if found and effect.as_long_as is None:
        add_effect(tx, (), found, Duration.NEXT_UNTAP_STEP, bound, cite("502.3"), marks=marks)
    elif found:
        made = effect_of(
            tx.game.take_id(), bound, Duration.ENDLESS, objects=found, as_long_as=effect.as_long_as, marks=marks
        )
        begin_where_so(tx, made, cite("502.3"))
    return bound


def _such_stay_tapped(tx: Transaction, described: Filter, bound: Bindings) -> Bindings:
    """502.3, 611.2c: what matches in the next untap step of each player of whom the description speaks, until that step is over."""
    such = settled(described, tx.board, bound)
    made = [
        effect_of(
            tx.game.take_id(),
            bound,
            Duration.NEXT_UNTAP_STEP,
            says=Says(ability=Cannot(what=Prohibition.UNTAP, objects=replace(such, whose=These((player,))))),
            lasts_for=player,
        )
        for player in tx.game.seats()
        if not isinstance(such.whose, These) or player in such.whose.players
        if tx.game.related(player, bound.you, such.controller)
    ]
    if made:
        change = EventsChange(says=Cannot.__name__, forbidden=Prohibition.UNTAP)
        facts = (change, Lasts(Duration.NEXT_UNTAP_STEP))
        begin(tx, made, [cite("608.2c"), cite("502.3"), cite("611.2c")], facts, bound.source)
    return bound


@carries(k.Harness)
def harness(tx: Transaction, effect: k.Harness, bound: Bindings) -> Bindings:
    """701.64a-b: until it leaves the battlefield."""
    found = tuple(
        one
        for one in _permanents(tx, there(tx, effect.what, bound))
        if not tx.game.designated(one, Designation.HARNESSED)
    )
    if found:
        rules = (cite("701.64a"), cite("701.64b"))
        add_effect(tx, (), found, Duration.ENDLESS, bound, *rules, marks=(Designation.HARNESSED,))
    return bound
