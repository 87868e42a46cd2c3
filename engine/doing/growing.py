"""701.10-701.11, 701.34, 701.39-701.41, 701.46-701.47, 701.56, 701.63-701.69: counters, and creatures that get bigger."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.owners import controller_of
from engine.board.values import players, recipients
from engine.cards.abilities import growing as k
from engine.cards.abilities.ability import Keyword, Triggered
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainAbility, ModifyPT, Part, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import It, You
from engine.cards.abilities.triggers import Moves
from engine.doing.making import created
from engine.doing.players import tapped_for_mana
from engine.happening.carrying import carries, possible_if
from engine.happening.instructed import (
    amount,
    happening,
    no_event,
    nothing_done,
    on_battlefield,
    recipients_there,
    remember,
    there,
)
from engine.happening.lasting import add_effect
from engine.happening.writing.lasting import delay_trigger
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import WhyNothing
from engine.state.lasting import DelayedTrigger
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import cite
from engine.words.counters import MINUS, PLUS, POISON
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import NOBODY, Action, CardType, Color, ObjectId, PlayerId, Zone

THIS = Filter(this=True)
_BENT: tuple[Part, ...] = (
    ChangeTypes(add=(CardType.CREATURE,)),
    GainAbility(Keyword(keyword="haste")),
    SetPT(Fixed(0), Fixed(0)),
)
_BACK = Move(what=It(), to=Zone.BATTLEFIELD, tapped=True, under=You())
"""701.66a: what comes of a land that is earthbent, and what is done when it is gone."""


@carries(k.Proliferate)
def proliferate(tx: Transaction, effect: k.Proliferate, bound: Bindings) -> Bindings:
    """701.34a-b: one more counter of each kind on each that is chosen; of a team's shared poison one more only."""
    for player in players(effect.who, tx.board, bound):
        with_counters: list[Recipient] = [one.id for one in tx.game.permanents() if one.counters]
        with_counters += [PlayerTarget(one) for one in tx.game.seats() if _kinds_on_player(tx, one)]
        about = tx.mention(bound.source)
        chosen = tx.ask_objects(
            Purpose.CHOICE, player, cite("701.34a"), with_counters, minimum=0, maximum=len(with_counters), about=about
        )
        poisoned = _one_of_each_team(tx, player, chosen)
        events: list[e.Event] = [
            e.CountersPut(on=one, counter=kind, count=1)
            for one in chosen
            for kind in _kinds_on(tx, one)
            if kind != POISON or not isinstance(one, PlayerTarget) or one in poisoned
        ]
        events.append(e.Performed(action=Action.PROLIFERATE, player=player))
        happening(tx, events, bound, cite("608.2c"), cite("701.34a"))
    return bound


def _kinds_on(tx: Transaction, one: Recipient) -> tuple[str, ...]:
    if isinstance(one, PlayerTarget):
        return _kinds_on_player(tx, one.player)
    return tuple(tx.board.objects[one].counters)


def _kinds_on_player(tx: Transaction, player: PlayerId) -> tuple[str, ...]:
    poison = (POISON,) if tx.game.side(player).poison else ()
    return (*poison, *tx.game.player(player).counters)


def _one_of_each_team(tx: Transaction, player: PlayerId, chosen: Sequence[Recipient]) -> list[Recipient]:
    """701.34b: which player of a team with poison gets the counter, where several of them were chosen."""
    sides: dict[int, list[Recipient]] = {}
    for one in chosen:
        if isinstance(one, PlayerTarget) and tx.game.side(one.player).poison:
            sides.setdefault(tx.game.player(one.player).side, []).append(one)
    found: list[Recipient] = []
    for members in sides.values():
        found += tx.ask_objects(Purpose.CHOICE, player, cite("701.34b"), members, minimum=1, maximum=1)
    return found


@carries(k.Adapt)
def adapt(tx: Transaction, effect: k.Adapt, bound: Bindings) -> Bindings:
    """701.46a: only without a +1/+1 counter on it."""
    size = amount(tx, effect.amount, bound)
    for one in there(tx, effect.what, bound):
        if not on_battlefield(tx, one):
            continue
        if tx.board.objects[one].count(PLUS):
            nothing_done(tx, bound, WhyNothing.HAS_COUNTERS, cite("701.46a"), one)
            continue
        adapted = e.Performed(action=Action.ADAPT, player=tx.board.controller(one), object=one, amount=size)
        grown: list[e.Event] = [e.CountersPut(on=one, counter=PLUS, count=size), adapted]
        happening(tx, grown, bound, cite("608.2c"), cite("701.46a"))
    return bound


@carries(k.Bolster)
def bolster(tx: Transaction, effect: k.Bolster, bound: Bindings) -> Bindings:
    """701.39a: chosen among those tied for least toughness; it is no target."""
    size = amount(tx, effect.amount, bound)
    for player in players(effect.who, tx.board, bound):
        own = _creatures_of(tx, player)
        least = min((tx.board.characteristics(one).toughness or 0 for one in own), default=0)
        weakest = [one for one in own if (tx.board.characteristics(one).toughness or 0) == least]
        chosen = tx.ask_objects(
            Purpose.CHOICE, player, cite("701.39a"), weakest, minimum=1, maximum=1, about=tx.mention(bound.source)
        )
        events: list[e.Event] = [e.CountersPut(on=one, counter=PLUS, count=size) for one in chosen if size]
        events.append(e.Performed(action=Action.BOLSTER, player=player, amount=size))
        happening(tx, events, bound, cite("608.2c"), cite("701.39a"))
    return bound


def _creatures_of(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    return [
        one.id
        for one in tx.game.permanents()
        if tx.board.controller(one.id) == player and tx.board.characteristics(one.id).creature
    ]


@carries(k.Support)
def support(tx: Transaction, effect: k.Support, bound: Bindings) -> Bindings:
    """701.41a."""
    events = [e.CountersPut(on=one, counter=PLUS, count=1) for one in there(tx, effect.on, bound)]
    happening(tx, events, bound, cite("608.2c"), cite("701.41a"))
    return bound


@carries(k.Amass)
def amass(tx: Transaction, effect: k.Amass, bound: Bindings) -> Bindings:
    """701.47a-c: a token where there is no Army; the Army that is chosen is the one amassed, with or without counters."""
    size = amount(tx, effect.amount, bound)
    amassed: list[Recipient] = []
    for player in players(effect.who, tx.board, bound):
        if not _armies(tx, player):
            token = created(player, (effect.subtype, "Army"), 0, Color.BLACK)
            happening(tx, [token], bound, cite("608.2c"), cite("701.47a"))
        chosen = tx.ask_objects(
            Purpose.CHOICE, player, cite("701.47a"), _armies(tx, player), minimum=1, maximum=1,
            about=tx.mention(bound.source),
        )  # fmt: skip
        events: list[e.Event] = [e.CountersPut(on=one, counter=PLUS, count=size) for one in chosen if size]
        events.append(e.Performed(action=Action.AMASS, player=player, amount=size))
        happening(tx, events, bound, cite("608.2c"), cite("701.47a"), cite("701.47b"))
        others = [one for one in chosen if not isinstance(one, PlayerTarget) and one in tx.board.objects]
        others = [one for one in others if effect.subtype not in tx.board.characteristics(one).subtypes]
        if others:
            part = ChangeTypes(add_subtypes=(effect.subtype,))
            add_effect(tx, (part,), tuple(others), Duration.ENDLESS, bound, cite("701.47a"))
        amassed += chosen
    return remember(bound, effect.keep_as, amassed)


def _armies(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    return [one for one in _creatures_of(tx, player) if "Army" in tx.board.characteristics(one).subtypes]


@carries(k.Endure)
def endure(tx: Transaction, effect: k.Endure, bound: Bindings) -> Bindings:
    """701.63a-b: its controller answers yes for counters, no for a token; a permanent that is gone leaves no choice."""
    size = amount(tx, effect.amount, bound)
    if not size:
        return no_event(tx, bound, cite("701.63b"))
    for one in recipients(effect.what, tx.board, bound):
        if isinstance(one, PlayerTarget):
            continue
        player = controller_of(one, tx.board)
        grows = on_battlefield(tx, one) and tx.ask_yes(
            Purpose.COUNTERS_OR_TOKEN, player, cite("701.63a"), tx.mention(one)
        )
        done: list[e.Event] = [
            e.CountersPut(on=one, counter=PLUS, count=size)
            if grows
            else created(player, ("Spirit",), size, Color.WHITE)
        ]
        done.append(e.Performed(action=Action.ENDURE, player=player, object=one, amount=size))
        happening(tx, done, bound, cite("608.2c"), cite("701.63a"))
    return bound


@carries(k.Blight)
def blight(tx: Transaction, effect: k.Blight, bound: Bindings) -> Bindings:
    """701.68a, 701.68c-d: on a creature that the player chooses; that one is the blighted creature."""
    size = amount(tx, effect.amount, bound)
    blighted: list[Recipient] = []
    for player in players(effect.who, tx.board, bound):
        chosen = tx.ask_objects(
            Purpose.CHOICE, player, cite("701.68a"), _creatures_of(tx, player), minimum=1, maximum=1,
            about=tx.mention(bound.source),
        )  # fmt: skip
        events: list[e.Event] = [e.CountersPut(on=one, counter=MINUS, count=size) for one in chosen]
        if chosen:
            events.append(e.Performed(action=Action.BLIGHT, player=player, amount=size))
        happening(tx, events, bound, cite("608.2c"), cite("701.68a"))
        blighted += chosen
    return remember(bound, effect.keep_as, blighted)


@possible_if(k.Blight)
def can_blight(tx: Transaction, effect: k.Blight, bound: Bindings) -> bool:
    """701.68b: only who controls a creature can choose to."""
    return any(_creatures_of(tx, player) for player in players(effect.who, tx.board, bound))


@carries(k.Earthbend)
def earthbend(tx: Transaction, effect: k.Earthbend, bound: Bindings) -> Bindings:
    """701.66a-b: in addition to its other types; as long as it lives, and when it dies or is exiled it comes back tapped."""
    size = amount(tx, effect.amount, bound)
    for one in there(tx, effect.what, bound):
        if not on_battlefield(tx, one):
            continue
        add_effect(tx, _BENT, (one,), Duration.ENDLESS, bound, cite("701.66a"))
        if size:
            happening(tx, [e.CountersPut(on=one, counter=PLUS, count=size)], bound, cite("608.2c"), cite("701.66a"))
        promised = tuple(
            DelayedTrigger(
                id=tx.game.take_id(),
                ability=Triggered(trigger=Moves(subject=THIS, origin=Zone.BATTLEFIELD, to=to), effects=(_BACK,)),
                bindings=Bindings(source=one, you=bound.you),
                controller=bound.you,
            )
            for to in (Zone.GRAVEYARD, Zone.EXILE)
        )
        delay_trigger(tx.game, *promised)
        bent = e.Performed(action=Action.EARTHBEND, player=bound.you, object=one, amount=size)
        happening(tx, [bent], bound, cite("701.66a"), cite("701.66b"), cite("603.7a"))
    return bound


@carries(k.TimeTravel)
def time_travel(tx: Transaction, effect: k.TimeTravel, bound: Bindings) -> Bindings:
    """701.56a: first those that get one more are named, then, of the others, those that get one less."""
    for player in players(effect.who, tx.board, bound):
        among: list[Recipient] = [*_with_time(tx, player)]
        about = tx.mention(bound.source)
        rule = cite("701.56a")
        more = tx.ask_objects(Purpose.MORE_TIME, player, rule, among, minimum=0, maximum=len(among), about=about)
        rest = [one for one in among if one not in more]
        less = tx.ask_objects(Purpose.LESS_TIME, player, rule, rest, minimum=0, maximum=len(rest), about=about)
        events: list[e.Event] = [e.CountersPut(on=one, counter="time", count=1) for one in more]
        events += [e.CountersRemoved(on=one, counter="time", count=1) for one in less]
        happening(tx, events, bound, cite("608.2c"), rule)
    return bound


def _with_time(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    own = [one for one in tx.game.permanents() if tx.board.controller(one.id) == player]
    suspended = [
        one
        for one in tx.game.objects_in([(Zone.EXILE, NOBODY)])
        if one.owner == player and tx.board.characteristics(one.id).has("suspend")
    ]
    return [one.id for one in (*own, *suspended) if one.count("time")]


@carries(k.Heal)
def heal(tx: Transaction, effect: k.Heal, bound: Bindings) -> Bindings:
    """701.69a."""
    hurt = [one for one in there(tx, effect.what, bound) if tx.board.objects[one].damage]
    happening(tx, [e.DamageRemoved(object=one) for one in hurt], bound, cite("608.2c"), cite("701.69a"))
    return bound


@carries(k.Multiply)
def multiply(tx: Transaction, effect: k.Multiply, bound: Bindings) -> Bindings:
    """701.10b-c, 701.11b-c: each gets as much more as it has now, for doubling; below zero it gets as much less."""
    rules = [cite("701.10b"), cite("701.10a")] if effect.times == 2 else [cite("701.11b"), cite("701.11a")]
    for one in there(tx, effect.what, bound):
        looks = tx.board.characteristics(one)
        if looks.power is None or looks.toughness is None:
            continue
        power = (effect.times - 1) * looks.power if effect.power else 0
        toughness = (effect.times - 1) * looks.toughness if effect.toughness else 0
        part = ModifyPT(Fixed(power), Fixed(toughness))
        add_effect(tx, (part,), (one,), effect.until, bound, *rules)
    return bound


@carries(k.DoubleCounters)
def double_counters(tx: Transaction, effect: k.DoubleCounters, bound: Bindings) -> Bindings:
    """701.10e: so many more are put on it, which what multiplies counters may change."""
    events: list[e.Event] = []
    for one in recipients_there(tx, effect.on, bound):
        kinds = [kind for kind in _kinds_on(tx, one) if effect.counter in (None, kind)]
        events += [e.CountersPut(on=one, counter=kind, count=_count(tx, one, kind)) for kind in kinds]
    happening(tx, events, bound, cite("608.2c"), cite("701.10e"))
    return bound


def _count(tx: Transaction, one: Recipient, kind: str) -> int:
    if not isinstance(one, PlayerTarget):
        return tx.board.objects[one].count(kind)
    if kind == POISON:
        return tx.game.side(one.player).poison
    return tx.game.player(one.player).counters[kind]


@carries(k.DoubleMana)
def double_mana(tx: Transaction, effect: k.DoubleMana, bound: Bindings) -> Bindings:
    """701.10f: mana of the same types; what is added may be spent on anything (106.6)."""
    for player in players(effect.who, tx.board, bound):
        mana = tuple(one for one in tx.game.player(player).mana if effect.kind in (None, one.kind))
        mana = tuple(replace(one, snow=False, spending=None, made_by=None) for one in mana)
        tapped = tapped_for_mana(tx, bound)
        added = [e.ManaAdded(player=player, mana=mana, source=bound.source, tapped=tapped)] if mana else []
        happening(tx, added, bound, cite("608.2c"), cite("701.10f"))
    return bound
