"""603.2, 603.6, 603.10: what becomes of objects, held against trigger events: moves, damage, counters; and steps that begin."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.owners import controller_of
from engine.board.values import players
from engine.cards.abilities import triggers as t
from engine.cards.split import SIDES
from engine.happening.trigger_criteria import Failed, about_player, object_failure
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.counted import mains_begun
from engine.state.objects import PlayerTarget, Recipient
from engine.words.record import replace
from engine.words.terms import NOBODY, ObjectId, PlayerId, Reason, Relation, Zone


def looks_back(trigger: t.Trigger, event: e.Event) -> bool:
    """603.10a-f: whether a trigger event is read on the board as it was right before the event."""
    match trigger, event:
        case t.Moves(), e.ZoneChange():
            if trigger.origin is Zone.BATTLEFIELD or trigger.reason is Reason.SACRIFICED:
                return event.origin is Zone.BATTLEFIELD
            if trigger.reason is Reason.COUNTERED:
                return event.origin is Zone.STACK
            if trigger.origin is Zone.GRAVEYARD:
                return event.origin is Zone.GRAVEYARD
            visible = event.origin is not None and not event.origin.hidden
            return visible and trigger.to in (Zone.HAND, Zone.LIBRARY) and event.to is trigger.to
        case t.Moves(), e.Ceased():
            return trigger.origin is Zone.BATTLEFIELD
        case t.Becomes(), e.Unattached():
            return trigger.state == "unattached"
        case t.Becomes(), e.PhasedOut():
            return True
        case t.LosesGame() | t.LosesControl(), _:
            return True
        case _:
            return False


def match_beginning(trigger: t.BeginningOf, event: e.StepBegan, board: Board, bound: Bindings) -> Bindings | Failed:
    """603.2b: the first of the players whose step it is that begins; 800.4j: where it is nobody's, it still is a step."""
    if not (event.step is trigger.step if trigger.main is None else _is_main(trigger.main, event, board)):
        return Failed("step")
    active = turn_of(event, board)
    if not active and trigger.whose is Relation.ANY and trigger.of is None:
        return bound
    named = None if trigger.of is None else players(trigger.of, board, bound)
    beginning = [
        player
        for player in active
        if related(board, player, bound.you, trigger.whose, source=bound.source) and (named is None or player in named)
    ]
    return replace(bound, event_player=beginning[0]) if beginning else Failed("player")


def _is_main(number: int, event: e.StepBegan, board: Board) -> bool:
    """505.1b: whether it is the main phase of that number in the turn that begins."""
    return event.step.main and mains_begun(board.game.turn) == number


def turn_of(event: e.StepBegan, board: Board) -> tuple[PlayerId, ...]:
    """500.1, 805.4a: whose step it is that begins: each player of the team where turns are shared."""
    return tuple(player for player in board.game.together(event.active) if board.game.player(player).in_game)


def match_move(
    trigger: t.Moves, event: e.ZoneChange | e.TokenCreated | e.Ceased, board: Board, bound: Bindings
) -> Bindings | Failed:
    """603.6: ``Ceased`` is what leaves the game with its owner (603.6c)."""
    to: Zone | None = Zone.BATTLEFIELD
    match event:
        case e.TokenCreated():
            origin, old, became = None, event.became, event.became
        case e.ZoneChange():
            origin, to, old, became = event.origin, event.to, event.object, event.became
        case e.Ceased():
            origin, to, old, became = Zone.BATTLEFIELD, None, event.object, event.object
    if trigger.origin is not None and origin is not trigger.origin:
        return Failed("origin")
    if trigger.to is not None and to is not trigger.to:
        return Failed("destination")
    if trigger.reason is not None and getattr(event, "reason", None) is not trigger.reason:
        return Failed("reason")
    if isinstance(event, e.ZoneChange) and event.card_only and looks_back(trigger, event):
        return Failed("one permanent")
    subject = old if looks_back(trigger, event) else became
    why = object_failure(trigger.subject, board, subject, bound)
    if why:
        return Failed(why)
    found = board.objects[subject]
    player = board.controller(subject) if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner
    cards = event.beside if isinstance(event, e.ZoneChange) and looks_back(trigger, event) else ()
    new = tuple((old, one) for one in (became, *cards))
    return replace(bound, it=subject, moved=(*bound.moved, *new), event_player=player)


def match_becoming(trigger: t.Becomes, event: e.Event, board: Board, bound: Bindings) -> Bindings | Failed:
    match event:
        case e.Tapped(object=subject) if trigger.state == "tapped":
            other: Recipient | None = None
        case e.Untapped(object=subject) if trigger.state == "untapped":
            other = None
        case e.Attached(object=subject, to=to) if trigger.state == "attached":
            other = to
        case e.Unattached(object=subject, was=was) if trigger.state == "unattached":
            other = was
        case e.TurnedFaceUp(object=subject) if trigger.state == "turned face up":
            other = None
        case e.TurnedFaceDown(object=subject) if trigger.state == "turned face down":
            other = None
        case e.Transformed(object=subject) if trigger.state == "transformed":
            other = None
        case e.PhasedOut(object=subject) if trigger.state == "phased out":
            other = None
        case e.PhasedIn(object=subject) if trigger.state == "phased in":
            other = None
        case e.BecameTarget(target=target, by=by) if trigger.state == "targeted":
            if isinstance(target, PlayerTarget) or not related(
                board, controller_of(by, board), bound.you, trigger.by, source=bound.source
            ):
                return Failed("player")
            subject, other = target, by
        case _:
            return Failed("state")
    why = object_failure(trigger.subject, board, subject, bound)
    if why is None and trigger.other is not None:
        if other is None or isinstance(other, PlayerTarget):
            return Failed("recipient")
        why = object_failure(trigger.other, board, other, bound)
    if why:
        return Failed(why)
    # 603.2: the player of whom the event speaks, as it happens: whose spell or ability it is, where that is asked.
    of = other if trigger.by is Relation.OPPONENT and other is not None else subject
    return replace(bound, it=subject, other=other, event_player=controller_of(of, board))


def match_unlocking(trigger: t.Unlocks, event: e.DoorUnlocked, board: Board, bound: Bindings) -> Bindings | Failed:
    """709.5h-i: half of a permanent is unlocked: the one in which the ability is, or any, or the last that was locked."""
    if trigger.door and event.object != bound.source:
        return Failed("this")
    if trigger.door and event.door != trigger.door:
        return Failed("door")
    found = board.objects.get(event.object)
    if trigger.fully and (found is None or len(found.unlocked) < len(SIDES)):
        return Failed("fully unlocked")
    if trigger.subject is not None and (why := object_failure(trigger.subject, board, event.object, bound)):
        return Failed(why)
    return about_player(trigger.who, event.player, board, bound, it=event.object)


def match_damage(trigger: t.DealsDamage, event: e.Damage, board: Board, bound: Bindings) -> Bindings | Failed:
    if trigger.combat is not None and event.combat is not trigger.combat:
        return Failed("combat")
    if trigger.source is not None:
        why = object_failure(trigger.source, board, event.source, bound)
        if why:
            return Failed(why)
    if event.amount < trigger.least:
        return Failed("amount")
    if trigger.recipient is not None:
        named = players(trigger.recipient, board, bound)
        if not isinstance(event.to, PlayerTarget) or event.to.player not in named:
            return Failed("recipient")
    if isinstance(event.to, PlayerTarget):
        if trigger.to_player is None and trigger.to_object is not None:
            return Failed("recipient")
        if trigger.to_player is not None and not related(
            board, event.to.player, bound.you, trigger.to_player, source=bound.source
        ):
            return Failed("player")
        player = event.to.player
    else:
        if trigger.to_object is None and trigger.to_player is not None:
            return Failed("recipient")
        if trigger.to_object is not None:
            why = object_failure(trigger.to_object, board, event.to, bound)
            if why:
                return Failed(why)
        player = controller_of(event.to, board)
    if _speaks_of_whose_source(trigger):
        player = controller_of(event.source, board)
    return replace(bound, it=event.source, other=event.to, amount=event.amount, event_player=player)


def _speaks_of_whose_source(trigger: t.DealsDamage) -> bool:
    """603.2, 109.5: of a source that an opponent controls, where no other player alone is said to be dealt damage: the player of
    the event is that opponent, whoever controls the source later."""
    theirs = trigger.source is not None and trigger.source.controller is Relation.OPPONENT
    if not theirs or trigger.recipient is not None:
        return False
    return trigger.to_object is not None or trigger.once_for_all or trigger.to_player in (None, Relation.YOU)


def match_excess(trigger: t.DealtExcess, event: e.ExcessDealt, board: Board, bound: Bindings) -> Bindings | Failed:
    if trigger.combat is not None and event.combat is not trigger.combat:
        return Failed("combat")
    why = object_failure(trigger.subject, board, event.object, bound)
    if why:
        return Failed(why)
    source = event.sources[0] if len(event.sources) == 1 else None
    if trigger.source is not None:
        such = [one for one in event.sources if object_failure(trigger.source, board, one, bound) is None]
        if not such:
            return Failed("source")
        source = such[0]
    player = controller_of(event.object, board)
    return replace(bound, it=event.object, other=source, amount=event.amount, event_player=player)


def _read_ahead(board: Board, one: ObjectId) -> bool:
    """702.155a: in the turn in which it entered, a Saga with read ahead skips the chapters before the one that it is at."""
    new = board.objects[one].controlled_since_turn >= board.game.latest_turn
    return new and board.characteristics(one).has("read ahead")


def match_last_counter(
    trigger: t.LosesLastCounter, event: e.CountersRemoved, board: Board, bound: Bindings
) -> Bindings | Failed:
    if isinstance(event.on, PlayerTarget):
        return Failed("recipient")
    if event.counter != trigger.counter:
        return Failed("counter")
    found = board.objects.get(event.on)
    if found is None or found.count(event.counter):
        return Failed("number of counters")
    why = object_failure(trigger.subject, board, event.on, bound)
    return Failed(why) if why else replace(bound, it=event.on, event_player=board.controller(event.on))


def putter(event: e.CountersPut, board: Board) -> PlayerId:
    """122.6, 122.6a: who puts counters on an object: its controller, where no effect says whose deed it is."""
    return (
        event.put_by if event.put_by != NOBODY or isinstance(event.on, PlayerTarget) else controller_of(event.on, board)
    )


def match_counters(trigger: t.CountersPutOn, event: e.CountersPut, board: Board, bound: Bindings) -> Bindings | Failed:
    if isinstance(event.on, PlayerTarget):
        return Failed("recipient")
    if trigger.counter is not None and event.counter != trigger.counter:
        return Failed("counter")
    why = object_failure(trigger.subject, board, event.on, bound)
    if why:
        return Failed(why)
    putting = about_player(trigger.by, putter(event, board), board, bound)
    if isinstance(putting, Failed):
        return putting
    if trigger.crosses is not None:
        total = board.objects[event.on].count(event.counter)
        if not total - event.count < trigger.crosses <= total:
            return Failed("number of counters")
        if total != trigger.crosses and _read_ahead(board, event.on):
            return Failed("read ahead")
    return replace(bound, it=event.on, amount=event.count, event_player=controller_of(event.on, board))


def match_counters_of_player(
    trigger: t.GetsCounters, event: e.CountersPut, board: Board, bound: Bindings
) -> Bindings | Failed:
    if not isinstance(event.on, PlayerTarget):
        return Failed("recipient")
    if trigger.counter is not None and event.counter != trigger.counter:
        return Failed("counter")
    return about_player(trigger.who, event.on.player, board, bound, amount=event.count)
