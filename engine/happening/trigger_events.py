"""603.2, 603.10: hold a trigger event against what happened: what the ability's words then point at, or what does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.counting import done_this_turn
from engine.board.criteria import related
from engine.board.fighting import attacker
from engine.board.projection import Board
from engine.board.reach import as_seen_from, player_reached
from engine.board.values import controller_of, players
from engine.cards.abilities import triggers as t
from engine.cards.keywords.parts import PAID_WITH
from engine.happening.trigger_combat import match_attack, match_block
from engine.happening.trigger_criteria import Failed, about_object, about_player, object_failure
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.counted import mains_begun
from engine.state.objects import PlayerTarget, Recipient
from engine.words.record import replace
from engine.words.terms import NOBODY, Action, Deed, ObjectId, PlayerId, Reason, Relation, Zone

_ANY_SPELL = t.CastsSpell().spell

LOOKED_FOR: dict[type, tuple[type, ...]] = {
    e.ZoneChange: (t.Moves, t.Draws, t.CyclesOrDiscards),
    e.AbilityActivated: (t.ActivatesAbility, t.Cycles),
    e.TokenCreated: (t.Moves,),
    e.Ceased: (t.Moves,),
    e.Damage: (t.DealsDamage,),
    e.LifeChange: (t.LifeChanges,),
    e.CountersPut: (t.CountersPutOn,),
    e.LevelSet: (t.ReachesLevel,),
    e.Tapped: (t.Becomes,),
    e.Untapped: (t.Becomes,),
    e.Attached: (t.Becomes,),
    e.Unattached: (t.Becomes,),
    e.BecameTarget: (t.Becomes,),
    e.SpellCast: (t.CastsSpell,),
    e.Expended: (t.Expends,),
    e.StepBegan: (t.BeginningOf,),
    e.AttackerDeclared: (t.Attacks,),
    e.BlockerDeclared: (t.Blocks,),
    e.MadeBlocked: (t.Blocks,),
    e.NotBlocked: (t.Unblocked,),
    e.TurnedFaceUp: (t.Becomes,),
    e.TurnedFaceDown: (t.Becomes,),
    e.Transformed: (t.Becomes,),
    e.CountersRemoved: (t.LosesLastCounter,),
    e.PhasedOut: (t.Becomes,),
    e.PhasedIn: (t.Becomes,),
    e.DayNightChanged: (t.DayNightTurns,),
    e.MonarchChanged: (t.BecomesMonarch,),
    e.InitiativeTaken: (t.TakesInitiative,),
    e.RoomEntered: (t.EntersRoom,),
    e.DungeonCompleted: (t.CompletesDungeon,),
    e.PlayerLost: (t.LosesGame,),
    e.AbilityTriggered: (t.AbilityTriggers,),
    e.Performed: (t.Performs,),
    e.ManaAdded: (t.AddsMana,),
    e.DamagePrevented: (t.DamageIsPrevented,),
    e.ExcessDealt: (t.DealtExcess,),
}
"""Which trigger events an event can match at all."""

UNRELATED = ("event", "origin", "destination", "reason", "state", "step")
"""Criteria by which an event is another kind of event altogether: any other reason tells more."""


def looks_back(trigger: t.Trigger, event: e.Event) -> bool:
    """603.10a-g: whether a trigger event is read on the board as it was right before the event."""
    match trigger, event:
        case t.Moves(), e.ZoneChange():
            if trigger.origin is Zone.BATTLEFIELD or trigger.reason is Reason.SACRIFICED:
                return event.origin is Zone.BATTLEFIELD
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
        case t.LosesGame(), _:
            return True
        case _:
            return False


def also(event: e.Event, before: Board) -> Iterator[e.Event]:
    """701.3d: what leaves the battlefield, or is attached to something else, also becomes unattached from where it was;
    122.6a: what enters with counters has them put on it; 509.3d: what enters blocking blocks; 701.24e: shuffling is an
    action of the player; 700.13: so is a crime."""
    if isinstance(event, e.ZoneChange) and event.card_only:
        return
    if isinstance(event, e.ZoneChange):
        for card in event.beside:
            yield replace(event, became=card, beside=(), card_only=True)
    if isinstance(event, e.ZoneChange | e.TokenCreated):
        for kind, count in event.enters_with:
            yield e.CountersPut(on=event.became, counter=kind, count=count)
        if event.blocking is not None:
            was = attacker(before.game.fight_of(event.blocking)[1], event.blocking)
            yield e.BlockerDeclared(
                object=event.became,
                attacker=event.blocking,
                newly=was is not None and not was.blocked,
                declared=False,
                entered=True,
            )
    if isinstance(event, e.DungeonEntered):
        yield e.RoomEntered(object=event.became, player=event.player, room=0)  # 309.4a
        return
    match event:
        case e.Shuffled(player=player):
            yield e.Performed(action=Action.SHUFFLE, player=player)
            return
        case e.BecameTarget(announced=True, by=by) if is_crime(event, before):
            yield e.Performed(action=Action.COMMIT_CRIME, player=controller_of(by, before), object=by)
            return
        case e.ZoneChange() | e.Ceased():
            to = None
        case e.Attached():
            to = event.to
        case _:
            return
    known = before.objects.get(event.object)
    if known is not None and known.attached_to is not None and known.attached_to != to:
        yield e.Unattached(object=event.object, was=known.attached_to)


def match(trigger: t.Trigger, event: e.Event, board: Board, bound: Bindings) -> Bindings | Failed:
    """603.2: what an ability's words point at if the event is its trigger event, or the first criterion that fails."""
    board = as_seen_from(board, bound.source)
    match trigger, event:
        case t.Moves(), e.ZoneChange() | e.TokenCreated() | e.Ceased():
            return _match_move(trigger, event, board, bound)
        case t.Draws(), e.ZoneChange():
            return _match_draw(trigger, event, board, bound)
        case t.Becomes(), _:
            return _match_becoming(trigger, event, board, bound)
        case t.DealsDamage(), e.Damage():
            return _match_damage(trigger, event, board, bound)
        case t.DamageIsPrevented(), e.DamagePrevented():
            wanted = t.DealsDamage(source=trigger.source, to_object=trigger.to_object, to_player=trigger.to_player)
            dealt = e.Damage(source=event.source, to=event.to, amount=event.amount)
            return _match_damage(wanted, dealt, board, bound)
        case t.DealtExcess(), e.ExcessDealt():
            return _match_excess(trigger, event, board, bound)
        case t.LifeChanges(), e.LifeChange():
            if (event.amount > 0) is not trigger.gained:
                return Failed("gain or loss")
            return about_player(trigger.who, event.player, board, bound, amount=abs(event.amount))
        case t.BeginningOf(), e.StepBegan():
            return _match_beginning(trigger, event, board, bound)
        case t.CountersPutOn(), e.CountersPut():
            return _match_counters(trigger, event, board, bound)
        case t.LosesLastCounter(), e.CountersRemoved():
            return _match_last_counter(trigger, event, board, bound)
        case t.Attacks(), e.AttackerDeclared():
            return match_attack(trigger, event, board, bound)
        case t.Blocks(), e.BlockerDeclared():
            return match_block(trigger, event, board, bound)
        case t.Blocks(becomes_blocked=True, other=None, least=0), e.MadeBlocked():
            return about_object(trigger.subject, event.object, board, bound)
        case t.Unblocked(), e.NotBlocked():
            return about_object(trigger.subject, event.object, board, bound)
        case t.ReachesLevel(), e.LevelSet():
            reached = trigger.level in (None, event.level)
            return about_object(trigger.subject, event.object, board, bound) if reached else Failed("level")
        case t.DayNightTurns(), e.DayNightChanged():
            turned = not event.first and trigger.night in (None, event.night)
            return bound if turned else Failed("state")
        case t.Performs(), e.Performed():
            return _match_performed(trigger, event, board, bound)
        case t.AddsMana(), e.ManaAdded():
            return _match_mana(trigger, event, board, bound)
        case _:
            return _match_deed(trigger, event, board, bound)


def _match_deed(trigger: t.Trigger, event: e.Event, board: Board, bound: Bindings) -> Bindings | Failed:
    """309, 601.2i, 603.2, 700.14, 725, 726: what one player does, completes or becomes."""
    match trigger, event:
        case t.CastsSpell(), e.SpellCast():
            return _match_cast(trigger, event, board, bound)
        case t.ActivatesAbility() | t.Cycles(), e.AbilityActivated():
            return _match_activation(trigger, event, board, bound)
        case t.CyclesOrDiscards(), e.ZoneChange():
            return _match_discard(trigger, event, board, bound)
        case t.Expends(), e.Expended():
            crossed = event.before < trigger.amount <= event.after
            spender = about_player(trigger.who, event.player, board, bound)
            return spender if crossed or isinstance(spender, Failed) else Failed("mana spent")
        case t.BecomesMonarch(), e.MonarchChanged():
            return about_player(trigger.who, event.player, board, bound)
        case t.TakesInitiative(), e.InitiativeTaken():
            return about_player(trigger.who, event.player, board, bound)
        case t.EntersRoom(), e.RoomEntered():
            if event.object != bound.source:
                return Failed("this")
            return replace(bound, event_player=event.player) if event.room == trigger.room else Failed("state")
        case t.CompletesDungeon(), e.DungeonCompleted():
            return about_player(trigger.who, event.player, board, bound, it=event.object)
        case t.LosesGame(), e.PlayerLost():
            return about_player(trigger.who, event.player, board, bound)
        case t.AbilityTriggers(), e.AbilityTriggered():
            if not related(board, event.controller, bound.you, trigger.who, source=bound.source):
                return Failed("player")
            return about_object(trigger.of, event.source, board, bound, event_player=event.controller)
        case _:
            return Failed("event")


def _match_activation(
    trigger: t.ActivatesAbility | t.Cycles, event: e.AbilityActivated, board: Board, bound: Bindings
) -> Bindings | Failed:
    """602.2, 702.29c: the ability that was activated, with what it is of as the other party; of cycling the card itself."""
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    if isinstance(trigger, t.ActivatesAbility) and trigger.mana not in (None, event.mana):
        return Failed("event")
    if isinstance(trigger, t.Cycles) and not event.cycling:
        return Failed("event")
    wanted = trigger.card if isinstance(trigger, t.Cycles) else trigger.of
    why = None if wanted is None else object_failure(wanted, board, event.source, bound)
    if why:
        return Failed(why)
    it = event.source if isinstance(trigger, t.Cycles) else event.object
    return replace(bound, it=it, other=event.source, event_player=event.player)


def _match_discard(
    trigger: t.CyclesOrDiscards, event: e.ZoneChange, board: Board, bound: Bindings
) -> Bindings | Failed:
    """702.29d: a card that is discarded, whatever for."""
    if event.reason is not Reason.DISCARDED:
        return Failed("reason")
    if trigger.card is not None and (why := object_failure(trigger.card, board, event.became, bound)):
        return Failed(why)
    player = board.objects[event.became].owner if event.became in board.objects else NOBODY
    return about_player(trigger.who, player, board, bound, it=event.became, moved=((event.object, event.became),))


def _match_draw(trigger: t.Draws, event: e.ZoneChange, board: Board, bound: Bindings) -> Bindings | Failed:
    """121.1, 702.94a: a card that is drawn; ``this``: the card itself, revealed as it is drawn."""
    if event.reason is not Reason.DRAWN:
        return Failed("reason")
    if trigger.this and not (event.revealed and event.became == bound.source):
        return Failed("this")
    player = board.objects[event.became].owner if event.became in board.objects else NOBODY
    if trigger.nth and (player == NOBODY or board.game.player(player).cards_drawn != trigger.nth):
        return Failed("number in the turn")
    return about_player(trigger.who, player, board, bound, it=event.became, moved=((event.object, event.became),))


def _cast_so_far(trigger: t.CastsSpell, player: PlayerId, board: Board, bound: Bindings) -> int:
    """601.2i, 608.2i: how many of such spells the player has cast in this turn, the last one too."""
    if trigger.spell == _ANY_SPELL:
        return board.game.player(player).spells_cast
    return done_this_turn(Deed.CAST, (player,), trigger.spell, board, bound)


def _match_cast(trigger: t.CastsSpell, event: e.SpellCast, board: Board, bound: Bindings) -> Bindings | Failed:
    """601.2i: the spell that was cast, and how many had been cast before it in this turn."""
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    if trigger.nth and _cast_so_far(trigger, event.player, board, bound) != trigger.nth:
        return Failed("number in the turn")
    near = (player for player in board.game.players if player_reached(board, player.id, of=bound.you))
    before_it = sum(player.spells_cast for player in near) - 1
    return about_object(trigger.spell, event.object, board, bound, event_player=event.player, amount=before_it)


def _match_beginning(trigger: t.BeginningOf, event: e.StepBegan, board: Board, bound: Bindings) -> Bindings | Failed:
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


def once_for(trigger: t.Trigger, event: e.Event, board: Board) -> tuple[object, ...] | None:
    """508.3b-e, 509.3a, 509.3c, 509.3e, 615.13: what an ability triggers for once only, of several events
    at once; ``None`` for each."""
    match trigger, event:
        case t.Attacks(once=True), e.AttackerDeclared():
            told = trigger.to_player is not None or trigger.to_object is not None
            return ("attacked", event.defender if told else None)
        case t.DealsDamage(source=None, once=True), e.Damage():
            return ("is dealt damage", event.to)
        case t.DealsDamage(once=True), e.Damage():
            to = None if trigger.once_for_all else event.to
            return ("deals damage", controller_of(event.source, board), to)
        case t.CountersPutOn(once=True), e.CountersPut():
            return ("counters", trigger.counter)
        case t.DamageIsPrevented(), e.DamagePrevented():
            return ("prevented", event.effect)
        case t.Performs(), e.Performed(action=Action.COMMIT_CRIME):
            return ("crime", event.object)
        case t.Blocks(other=None), e.BlockerDeclared():
            return ("blocks", event.attacker if trigger.becomes_blocked else event.object)
        case t.Blocks(), e.BlockerDeclared() if trigger.least:
            return ("blocks", event.attacker if trigger.becomes_blocked else event.object)
        case _:
            return None


def _match_mana(trigger: t.AddsMana, event: e.ManaAdded, board: Board, bound: Bindings) -> Bindings | Failed:
    if trigger.tapped and not event.tapped:
        return Failed("event")
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    it = None if event.source == e.NO_OBJECT else event.source
    if trigger.subject is not None:
        why = "exists" if it is None else object_failure(trigger.subject, board, it, bound)
        if why:
            return Failed(why)
    kinds = tuple(one.kind for one in event.mana)
    return replace(bound, it=it, event_player=event.player, amount=len(kinds), mana=kinds)


def _is_main(number: int, event: e.StepBegan, board: Board) -> bool:
    """505.1b: whether it is the main phase of that number in the turn that begins."""
    return event.step.main and mains_begun(board.game.turn) == number


def _match_performed(trigger: t.Performs, event: e.Performed, board: Board, bound: Bindings) -> Bindings | Failed:
    if event.action is not trigger.action:
        return Failed("event")
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    it = None if event.object == e.NO_OBJECT else event.object
    if trigger.subject is not None:
        why = "exists" if it is None else object_failure(trigger.subject, board, it, bound)
        if why:
            return Failed(why)
    kept = {**bound.remembered, PAID_WITH: event.crew} if event.crew else bound.remembered
    return replace(bound, it=it, event_player=event.player, amount=event.amount, remembered=kept)


def is_crime(event: e.BecameTarget, board: Board) -> bool:
    """700.13: whether what was chosen is an opponent, what an opponent controls, or a card in an opponent's graveyard."""
    you, target = controller_of(event.by, board), event.target
    if isinstance(target, PlayerTarget):
        return related(board, target.player, you, Relation.OPPONENT)
    found = board.objects.get(target)
    if found is None or found.zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD):
        return False
    theirs = found.owner if found.zone is Zone.GRAVEYARD else board.controller(target)
    return related(board, theirs, you, Relation.OPPONENT)


def turn_of(event: e.StepBegan, board: Board) -> tuple[PlayerId, ...]:
    """500.1, 805.4a: whose step it is that begins: each player of the team where turns are shared."""
    return tuple(player for player in board.game.together(event.active) if board.game.player(player).in_game)


def _match_move(
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


def _match_becoming(trigger: t.Becomes, event: e.Event, board: Board, bound: Bindings) -> Bindings | Failed:
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
    return replace(bound, it=subject, other=other, event_player=controller_of(subject, board))


def _match_damage(trigger: t.DealsDamage, event: e.Damage, board: Board, bound: Bindings) -> Bindings | Failed:
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
    return replace(bound, it=event.source, other=event.to, amount=event.amount, event_player=player)


def _match_excess(trigger: t.DealtExcess, event: e.ExcessDealt, board: Board, bound: Bindings) -> Bindings | Failed:
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


def _match_last_counter(
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


def _match_counters(trigger: t.CountersPutOn, event: e.CountersPut, board: Board, bound: Bindings) -> Bindings | Failed:
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
