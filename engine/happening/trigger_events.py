"""603.2, 603.10: hold a trigger event against what happened: what the ability's words then point at, or what does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.fighting import attacker
from engine.board.owners import controller_of
from engine.board.reach import as_seen_from
from engine.cards.abilities import triggers as t
from engine.happening.trigger_changes import (
    match_becoming,
    match_beginning,
    match_counters,
    match_counters_of_player,
    match_damage,
    match_excess,
    match_last_counter,
    match_move,
    match_unlocking,
)
from engine.happening.trigger_combat import match_attack, match_block
from engine.happening.trigger_criteria import Failed, about_object, about_player
from engine.happening.trigger_deeds import match_deed, match_draw, match_mana, match_performed
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget
from engine.words.record import replace
from engine.words.terms import Action, Relation, Zone

LOOKED_FOR: dict[type, tuple[type, ...]] = {
    e.ZoneChange: (t.Moves, t.Draws, t.CyclesOrDiscards),
    e.AbilityActivated: (t.ActivatesAbility, t.Cycles),
    e.TokenCreated: (t.Moves,),
    e.Ceased: (t.Moves,),
    e.Damage: (t.DealsDamage,),
    e.LifeChange: (t.LifeChanges,),
    e.CountersPut: (t.CountersPutOn, t.GetsCounters),
    e.LevelSet: (t.ReachesLevel,),
    e.DoorUnlocked: (t.Unlocks,),
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
    e.ControlLost: (t.LosesControl,),
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


def also(event: e.Event, before: Board) -> Iterator[e.Event]:
    """701.3d: what leaves the battlefield, or is attached to something else, also becomes unattached from where it was;
    303.4: what enters attached to something becomes attached to it; 122.6a: what enters with counters has them put on it;
    509.3d: what enters blocking blocks; 709.5h: what enters with half of it unlocked has that unlocked by who put it there;
    701.24e: shuffling is an action of the player; 700.13: so is a crime; 109.4: what leaves the battlefield nobody controls."""
    if isinstance(event, e.ZoneChange) and event.card_only:
        return
    if isinstance(event, e.ZoneChange):
        for n, card in enumerate(event.beside, 1):
            yield replace(event, became=card, beside=(), card_only=True, to=e.destination(event, n))
    if isinstance(event, e.ZoneChange | e.TokenCreated):
        for kind, count in event.enters_with:
            yield e.CountersPut(on=event.became, counter=kind, count=count)
        if event.attached_to is not None:
            yield e.Attached(object=event.became, to=event.attached_to)
        if isinstance(event, e.ZoneChange) and event.controller is not None:
            for door in event.unlocked:
                yield e.DoorUnlocked(object=event.became, door=door, player=event.controller)
        if event.blocking is not None:
            was = attacker(before.game.fight_of(event.blocking)[1], event.blocking)
            yield e.BlockerDeclared(
                object=event.became,
                attacker=event.blocking,
                newly=was is not None and not was.blocked,
                declared=False,
                entered=True,
            )
    if isinstance(event, e.ZoneChange | e.Ceased) and asks_for_control(before):
        lost = before.objects.get(event.object)
        if lost is not None and lost.on_battlefield:
            yield e.ControlLost(object=event.object, player=before.controller(event.object))
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
            return match_move(trigger, event, board, bound)
        case t.Draws(), e.ZoneChange():
            return match_draw(trigger, event, board, bound)
        case t.Becomes(), _:
            return match_becoming(trigger, event, board, bound)
        case t.DealsDamage(), e.Damage():
            return match_damage(trigger, event, board, bound)
        case t.DamageIsPrevented(), e.DamagePrevented():
            wanted = t.DealsDamage(source=trigger.source, to_object=trigger.to_object, to_player=trigger.to_player)
            dealt = e.Damage(source=event.source, to=event.to, amount=event.amount)
            return match_damage(wanted, dealt, board, bound)
        case t.DealtExcess(), e.ExcessDealt():
            return match_excess(trigger, event, board, bound)
        case t.LifeChanges(), e.LifeChange():
            if (event.amount > 0) is not trigger.gained:
                return Failed("gain or loss")
            return about_player(trigger.who, event.player, board, bound, amount=abs(event.amount))
        case t.BeginningOf(), e.StepBegan():
            return match_beginning(trigger, event, board, bound)
        case t.CountersPutOn(), e.CountersPut():
            return match_counters(trigger, event, board, bound)
        case t.GetsCounters(), e.CountersPut():
            return match_counters_of_player(trigger, event, board, bound)
        case t.LosesLastCounter(), e.CountersRemoved():
            return match_last_counter(trigger, event, board, bound)
        case t.Attacks(), e.AttackerDeclared():
            return match_attack(trigger, event, board, bound)
        case t.Blocks(), e.BlockerDeclared():
            return match_block(trigger, event, board, bound)
        case t.Blocks(becomes_blocked=True, other=None, least=0), e.MadeBlocked():
            return about_object(trigger.subject, event.object, board, bound)
        case t.Unblocked(), e.NotBlocked():
            return about_object(trigger.subject, event.object, board, bound)
        case t.LosesControl(), e.ControlLost():
            if not related(board, event.player, bound.you, trigger.who, source=bound.source):
                return Failed("player")
            return about_object(trigger.subject, event.object, board, bound, event_player=event.player)
        case t.ReachesLevel(), e.LevelSet():
            reached = trigger.level in (None, event.level)
            return about_object(trigger.subject, event.object, board, bound) if reached else Failed("level")
        case t.Unlocks(), e.DoorUnlocked():
            return match_unlocking(trigger, event, board, bound)
        case t.DayNightTurns(), e.DayNightChanged():
            turned = not event.first and trigger.night in (None, event.night)
            return bound if turned else Failed("state")
        case t.Performs(), e.Performed():
            return match_performed(trigger, event, board, bound)
        case t.AddsMana(), e.ManaAdded():
            return match_mana(trigger, event, board, bound)
        case _:
            return match_deed(trigger, event, board, bound)


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
        case t.Unlocks(fully=True), e.DoorUnlocked():
            return ("fully unlocked", event.object)
        case t.Blocks(other=None), e.BlockerDeclared():
            return ("blocks", event.attacker if trigger.becomes_blocked else event.object)
        case t.Blocks(), e.BlockerDeclared() if trigger.least:
            return ("blocks", event.attacker if trigger.becomes_blocked else event.object)
        case _:
            return None


def asks_for_control(board: Board) -> bool:
    """603.10d: whether any ability that functions, or waits as a delayed one, triggers on the loss of control of something."""
    waits = (one.ability.trigger for one in board.game.delayed)
    return bool(board.watchers(t.LosesControl)) or any(isinstance(one, t.LosesControl) for one in waits)


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
