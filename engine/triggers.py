"""603: which abilities trigger on what happened, why others did not, and how those that did get on the stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import events as e
from engine.abilities import triggers as t
from engine.abilities.ability import Triggered
from engine.abilities.filters import Filter
from engine.bindings import Bindings
from engine.citations import Citation, cite
from engine.game import DelayedTrigger, WaitingTrigger
from engine.layers import Board, Watcher
from engine.matching import describe_failure, related
from engine.mentions import Mention
from engine.metrics import METER
from engine.objects import PlayerTarget, Recipient
from engine.terms import NOBODY, ObjectId, PlayerId, Reason, Zone
from engine.trace import Change, NearMiss, Noticed
from engine.transaction import Transaction, mention_of
from engine.values import controller_of, holds

LOOKED_FOR: dict[type, tuple[type, ...]] = {
    e.ZoneChange: (t.Moves, t.Draws),
    e.TokenCreated: (t.Moves,),
    e.Damage: (t.DealsDamage,),
    e.LifeChange: (t.LifeChanges,),
    e.CountersPut: (t.CountersPutOn,),
    e.Tapped: (t.Becomes,),
    e.Untapped: (t.Becomes,),
    e.Attached: (t.Becomes,),
    e.Unattached: (t.Becomes,),
    e.BecameTarget: (t.Becomes,),
    e.SpellCast: (t.CastsSpell,),
    e.StepBegan: (t.BeginningOf,),
    e.AttackerDeclared: (t.Attacks,),
    e.BlockerDeclared: (t.Blocks,),
    e.PlayerLost: (t.LosesGame,),
    e.AbilityTriggered: (t.AbilityTriggers,),
}
"""Which trigger events an event can match at all."""


@dataclass(frozen=True, slots=True)
class Failed:
    """603.2: the first criterion of a trigger event that an event did not meet."""

    why: str


@dataclass(frozen=True, slots=True)
class _Look:
    """One event as a triggered ability looks at it: on the board before or after it (603.10)."""

    event: e.Event
    board: Board
    back: bool


class _Noticing:
    """What one batch of events makes trigger. Each ability is held against each event of the kind that it looks for."""

    def __init__(self, tx: Transaction, before: Board) -> None:
        self.tx = tx
        self.before = before
        self.after = tx.board
        self.triggered: list[Noticed] = []
        self.missed: dict[tuple[ObjectId, int], NearMiss] = {}
        self.hit: set[tuple[ObjectId, int]] = set()
        self.used = list(tx.game.used_this_turn)
        self.spent: list[int] = []
        self.waiting: list[WaitingTrigger] = []

    def look(self, event: e.Event) -> None:
        """Hold every ability that looks for such an event against it, in the order of their objects."""
        for trigger_type in LOOKED_FOR.get(type(event), ()):
            for watcher in self._watchers(trigger_type, event):
                self._try(watcher, event)
            for delayed in self.tx.game.delayed:
                if type(delayed.ability.trigger) is trigger_type and delayed.id not in self.spent:
                    self._try_delayed(delayed, event)

    def _watchers(self, trigger_type: type, event: e.Event) -> Sequence[Watcher]:
        """603.10: the abilities that existed right before the event, for those that look back; else those that exist after."""
        after = [w for w in self.after.watchers(trigger_type) if not looks_back(w.ability.trigger, event)]
        back = [w for w in self.before.watchers(trigger_type) if looks_back(w.ability.trigger, event)]
        return (*back, *after)

    def _try(self, watcher: Watcher, event: e.Event) -> None:
        METER.trigger_checks += 1
        key = (watcher.object, watcher.index)
        trigger = watcher.ability.trigger
        if getattr(trigger, "one_or_more", False) and key in self.hit:
            return
        back = looks_back(trigger, event)
        bound = Bindings(source=watcher.object, you=watcher.controller)
        found = match(trigger, event, self.before if back else self.after, bound, self.tx)
        if isinstance(found, Failed):
            self._miss(watcher, found.why, cite("603.10") if back else cite("603.2"))
            return
        if watcher.ability.once_each_turn and key in self.used:
            self._miss(watcher, "once each turn", cite("603.2h"))
            return
        condition = watcher.ability.condition
        if condition is not None and not holds(condition, self.after, found):
            self._miss(watcher, "intervening if", cite("603.4"))
            return
        self.hit.add(key)
        self.missed.pop(key, None)
        if watcher.ability.once_each_turn:
            self.used.append(key)
        rules = [cite("603.2")]
        if back:
            rules.append(cite("603.10a") if isinstance(trigger, t.Moves) else cite("603.10"))
        elif isinstance(trigger, t.Moves) and trigger.to is Zone.BATTLEFIELD:
            rules.append(cite("603.6a"))
        elif isinstance(trigger, t.BeginningOf):
            rules.append(cite("603.2b"))
        if condition is not None:
            rules.append(cite("603.4"))
        self._wait(watcher.ability, watcher.index, watcher.object, watcher.controller, found, rules)

    def _try_delayed(self, delayed: DelayedTrigger, event: e.Event) -> None:
        """603.7b: a delayed ability triggers once, unless it has a duration."""
        METER.trigger_checks += 1
        back = looks_back(delayed.ability.trigger, event)
        board = self.before if back else self.after
        found = match(delayed.ability.trigger, event, board, delayed.bindings, self.tx)
        if isinstance(found, Failed):
            return
        if delayed.ability.condition is not None and not holds(delayed.ability.condition, self.after, found):
            return
        if delayed.until is None:
            self.spent.append(delayed.id)
        kept = replace(found, remembered=delayed.bindings.remembered, chosen=delayed.bindings.chosen)
        if not isinstance(delayed.ability.trigger, t.Moves):
            kept = replace(kept, it=delayed.bindings.it, other=delayed.bindings.other, moved=delayed.bindings.moved)
        rules = [cite("603.7"), cite("603.7a")]
        self._wait(delayed.ability, -1, delayed.bindings.source, delayed.controller, kept, rules)

    def _wait(
        self,
        ability: Triggered,
        index: int,
        source: ObjectId,
        controller: PlayerId,
        bound: Bindings,
        rules: Sequence[Citation],
    ) -> None:
        """603.3: it waits until a player would get priority."""
        game = self.tx.game
        waiting = WaitingTrigger(
            id=game.take_id(), ability=ability, index=index, source=source, controller=controller, bindings=bound
        )
        self.waiting.append(waiting)
        self.triggered.append(
            Noticed(
                source=self._mention(source, index, ability), index=index, controller=controller, rules=tuple(rules)
            )
        )
        if self.after.watchers(t.AbilityTriggers) and not isinstance(ability.trigger, t.AbilityTriggers):
            self.look(e.AbilityTriggered(source=source, controller=controller, ability=ability, bindings=bound))

    def _miss(self, watcher: Watcher, why: str, rule: Citation) -> None:
        """The reason is kept once for each ability that did not trigger on any event of the batch."""
        key = (watcher.object, watcher.index)
        if key not in self.hit and key not in self.missed:
            source = self._mention(watcher.object, watcher.index, watcher.ability)
            self.missed[key] = NearMiss(source=source, index=watcher.index, why=why, rules=(rule,))

    def _mention(self, source: ObjectId, index: int, ability: Triggered) -> Mention:
        seen = self.before.last_seen(source) or self.after.last_seen(source)
        if seen is None:
            raise KeyError(source)
        found, looks, controller = seen
        return replace(mention_of(found, looks.name, controller, ability.text), index=index)

    def finish(self) -> None:
        """Keep what this batch used up: abilities that trigger once each turn, delayed ones that trigger once."""
        game = self.tx.game
        if self.waiting:
            game.waiting = (*game.waiting, *self.waiting)
        if tuple(self.used) != game.used_this_turn:
            game.used_this_turn = tuple(self.used)
        if self.spent:
            game.delayed = tuple(one for one in game.delayed if one.id not in self.spent)


def notice(tx: Transaction, changes: Sequence[Change], before: Board) -> tuple[list[Noticed], list[NearMiss]]:
    """603.2, 603.2c: the abilities that trigger on what happened, once for each occurrence; and those that just did not."""
    noticing = _Noticing(tx, before)
    for change in changes:
        noticing.look(change.event)
    noticing.finish()
    return noticing.triggered, list(noticing.missed.values())


def notice_states(tx: Transaction) -> list[Noticed]:
    """603.8: state triggers, as soon as the state is there, and not again while the ability waits or is on the stack."""
    noticing = _Noticing(tx, tx.board)
    for watcher in tx.board.watchers(t.StateIs):
        trigger = watcher.ability.trigger
        assert isinstance(trigger, t.StateIs)
        bound = Bindings(source=watcher.object, you=watcher.controller)
        METER.trigger_checks += 1
        if not _under_way(tx, watcher) and holds(trigger.condition, tx.board, bound):
            noticing._wait(watcher.ability, watcher.index, watcher.object, watcher.controller, bound, [cite("603.8")])
    noticing.finish()
    return noticing.triggered


def _under_way(tx: Transaction, watcher: Watcher) -> bool:
    waiting = ((one.source, one.index) for one in tx.game.waiting)
    stacked = ((one.source, one.ability_index) for one in tx.game.objects_in([(Zone.STACK, NOBODY)]))
    key = (watcher.object, watcher.index)
    return any(one == key for one in waiting) or any(one == key for one in stacked)


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
        case t.Becomes(), e.Unattached():
            return trigger.state == "unattached"
        case t.LosesGame(), _:
            return True
        case _:
            return False


def match(trigger: t.Trigger, event: e.Event, board: Board, bound: Bindings, tx: Transaction) -> Bindings | Failed:
    """603.2: what an ability's words point at if the event is its trigger event, or the first criterion that fails."""
    match trigger, event:
        case t.Moves(), e.ZoneChange() | e.TokenCreated():
            return _match_move(trigger, event, board, bound)
        case t.Draws(), e.ZoneChange():
            if event.reason is not Reason.DRAWN:
                return Failed("reason")
            player = tx.game.objects[event.became].owner if event.became in tx.game.objects else NOBODY
            if not related(board, player, bound.you, trigger.who):
                return Failed("player")
            return replace(bound, event_player=player, it=event.became, moved=((event.object, event.became),))
        case t.Becomes(), _:
            return _match_becoming(trigger, event, board, bound)
        case t.DealsDamage(), e.Damage():
            return _match_damage(trigger, event, board, bound)
        case t.LifeChanges(), e.LifeChange():
            if (event.amount > 0) is not trigger.gained:
                return Failed("gain or loss")
            if not related(board, event.player, bound.you, trigger.who):
                return Failed("player")
            return replace(bound, event_player=event.player, amount=abs(event.amount))
        case t.CastsSpell(), e.SpellCast():
            if not related(board, event.player, bound.you, trigger.who):
                return Failed("player")
            why = _object_failure(trigger.spell, board, event.object, bound)
            return Failed(why) if why else replace(bound, it=event.object, event_player=event.player)
        case t.BeginningOf(), e.StepBegan():
            if event.step is not trigger.step:
                return Failed("step")
            turn_players = board.game.side(event.active).members
            if not any(related(board, player, bound.you, trigger.whose) for player in turn_players):
                return Failed("player")
            return replace(bound, event_player=event.active)
        case t.CountersPutOn(), e.CountersPut():
            return _match_counters(trigger, event, board, bound)
        case t.Attacks(), e.AttackerDeclared():
            if trigger.alone and not event.alone:
                return Failed("alone")
            why = _object_failure(trigger.subject, board, event.object, bound)
            return Failed(why) if why else _party(bound, board, event.object, event.defender)
        case t.Blocks(), e.BlockerDeclared():
            subject = event.attacker if trigger.becomes_blocked else event.object
            other = event.object if trigger.becomes_blocked else event.attacker
            why = _object_failure(trigger.subject, board, subject, bound)
            return Failed(why) if why else _party(bound, board, subject, other)
        case t.LosesGame(), e.PlayerLost():
            if not related(board, event.player, bound.you, trigger.who):
                return Failed("player")
            return replace(bound, event_player=event.player)
        case t.AbilityTriggers(), e.AbilityTriggered():
            if not related(board, event.controller, bound.you, trigger.who):
                return Failed("player")
            why = _object_failure(trigger.of, board, event.source, bound)
            return Failed(why) if why else replace(bound, it=event.source, event_player=event.controller)
        case _:
            return Failed("event")


def _match_move(
    trigger: t.Moves, event: e.ZoneChange | e.TokenCreated, board: Board, bound: Bindings
) -> Bindings | Failed:
    if isinstance(event, e.TokenCreated):
        origin, to, old, became = None, Zone.BATTLEFIELD, event.became, event.became
    else:
        origin, to, old, became = event.origin, event.to, event.object, event.became
    if trigger.origin is not None and origin is not trigger.origin:
        return Failed("origin")
    if trigger.to is not None and to is not trigger.to:
        return Failed("destination")
    if trigger.reason is not None and getattr(event, "reason", None) is not trigger.reason:
        return Failed("reason")
    back = looks_back(trigger, event)
    subject = old if back else became
    why = _object_failure(trigger.subject, board, subject, bound)
    if why:
        return Failed(why)
    found = board.objects[subject]
    player = board.controller(subject) if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner
    return replace(bound, it=subject, moved=((old, became),), event_player=player)


def _object_failure(wanted: Filter, board: Board, subject: ObjectId, bound: Bindings) -> str | None:
    """The first criterion that an object does not meet; where it is was settled by the event."""
    seen = board.last_seen(subject)
    if seen is None:
        return "exists"
    found, looks, controller = seen
    return describe_failure(wanted, board, found, looks, controller, source=bound.source, you=bound.you)


def _party(bound: Bindings, board: Board, subject: ObjectId, other: Recipient) -> Bindings:
    return replace(bound, it=subject, other=other, event_player=controller_of(subject, board))


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
        case e.BecameTarget(target=target, by=by) if trigger.state == "targeted":
            if isinstance(target, PlayerTarget):
                return Failed("player")
            subject, other = target, by
        case _:
            return Failed("state")
    why = _object_failure(trigger.subject, board, subject, bound)
    if why:
        return Failed(why)
    return replace(bound, it=subject, other=other, event_player=controller_of(subject, board))


def _match_damage(trigger: t.DealsDamage, event: e.Damage, board: Board, bound: Bindings) -> Bindings | Failed:
    if trigger.combat is not None and event.combat is not trigger.combat:
        return Failed("combat")
    if trigger.source is not None:
        why = _object_failure(trigger.source, board, event.source, bound)
        if why:
            return Failed(why)
    if isinstance(event.to, PlayerTarget):
        if trigger.to_player is None and trigger.to_object is not None:
            return Failed("recipient")
        if trigger.to_player is not None and not related(board, event.to.player, bound.you, trigger.to_player):
            return Failed("player")
        player = event.to.player
    else:
        if trigger.to_object is None and trigger.to_player is not None:
            return Failed("recipient")
        if trigger.to_object is not None:
            why = _object_failure(trigger.to_object, board, event.to, bound)
            if why:
                return Failed(why)
        player = controller_of(event.to, board)
    return replace(bound, it=event.source, other=event.to, amount=event.amount, event_player=player)


def _match_counters(trigger: t.CountersPutOn, event: e.CountersPut, board: Board, bound: Bindings) -> Bindings | Failed:
    if isinstance(event.on, PlayerTarget):
        return Failed("recipient")
    if trigger.counter is not None and event.counter != trigger.counter:
        return Failed("counter")
    why = _object_failure(trigger.subject, board, event.on, bound)
    if why:
        return Failed(why)
    if trigger.crosses is not None:
        total = board.objects[event.on].count(event.counter)
        if not total - event.count < trigger.crosses <= total:
            return Failed("number of counters")
    return replace(bound, it=event.on, amount=event.count, event_player=controller_of(event.on, board))
