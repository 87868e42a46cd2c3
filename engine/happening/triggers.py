"""603: which abilities trigger on what happened; they wait until somebody would get priority.

What an event is to a trigger is in `engine.happening.trigger_events`, what an ability takes from it in
`engine.happening.bound_to_event`; delayed ones are in `engine.happening.delayed`, near misses in `engine.happening.near_misses`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.event_in_hand import EventInHand
from engine.board.functioning import Watcher
from engine.board.holding import holds, holds_for_want_of_range
from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Triggered
from engine.cards.sorting import sorted_abilities
from engine.happening.bound_to_event import bound_to
from engine.happening.delayed import Delayed
from engine.happening.first_of_turn import about, happened_already
from engine.happening.happened import Happened
from engine.happening.near_misses import NearMisses, entering_so
from engine.happening.together import tells_apart
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import LOOKED_FOR, also, asks_for_control, match, once_for
from engine.happening.trigger_times import for_each_player, times
from engine.happening.why_triggered import across_ranges, speaks_of_x, why_triggered
from engine.happening.writing.lasting import note_uses, wait
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import Changes, runs_of
from engine.state.game import DONE, Used
from engine.state.ids import apart
from engine.state.lasting import WaitingTrigger
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, NearMiss, Noticed
from engine.state.turn_state import Moment
from engine.words.budget import repeated, spend
from engine.words.citations import Citation, cite, not_implemented
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId, Zone

not_implemented("506.5", "creature che bloccano da sole, o che stanno attaccando o bloccando da sole")
not_implemented("603.10g", "abilità che si innescano quando si viaggia via da un piano")
not_implemented("603.1b", "abilità innescate che guardano se sono accaduti tutti i loro eventi in un periodo")


class _Noticing:
    """What one batch of events makes trigger. Each ability is held against each event of the kind that it looks for."""

    def __init__(self, tx: Transaction, before: Board, changes: Sequence[Change] = ()) -> None:
        self.tx = tx
        self.happened = Happened(before, tx.board, changes)
        self.triggered: list[Noticed] = []
        self.near = NearMisses(self.happened)
        self.delayed = Delayed(tx, self.happened)
        self.told: set[tuple[ObjectId, int, tuple[object, ...]]] = set()
        self.used = list(tx.game.used_this_turn)

    def look(self, event: e.Event) -> None:
        """Hold every ability that looks for such an event against it, in the order of their objects."""
        spend()
        event = self._of_the_card_that_was_cycled(event)
        if isinstance(event, e.Ceased) and not self.happened.was_permanent(event.object):
            return  # 702.26k: a phased-out permanent that leaves the game makes nothing trigger either
        for trigger_type in LOOKED_FOR.get(type(event), ()):
            for watcher in self._watchers(trigger_type, event):
                self._try(watcher, event)
            for delayed in self.tx.game.delayed:
                if type(delayed.ability.trigger) is trigger_type:
                    self.delayed.look(delayed, event)
        if isinstance(event, e.ZoneChange):
            self.near.no_longer_there(event)
            self.near.lost_before_entering(event)
        if isinstance(event, e.PhasedOut | e.PhasedIn):
            self.near.only_phases(event)
        for other in also(event, self.happened.before):
            self.look(other)

    def _of_the_card_that_was_cycled(self, event: e.Event) -> e.Event:
        """702.29c: whatever triggers on cycling speaks of the card where it lies once it was discarded to pay for that."""
        if not isinstance(event, e.AbilityActivated) or not event.cycling:
            return event
        moves = (change.event for change, _ in runs_of(self.happened.changes) if isinstance(change.event, e.ZoneChange))
        became = next((move.became for move in moves if move.object == event.source), NO_OBJECT)
        return event if became == NO_OBJECT else replace(event, source=became)

    def look_at_alike(self, change: Change, count: int) -> None:
        """603.2c: the same for so many equal changes: for the first and for one more, and for each of them where one more made
        anything trigger again, or where something speaks of some of the objects alone."""
        self.look(change.event)
        if count == 1:
            return
        each, so_far = Changes([(change, count)]), self._so_far()
        self.look(each[1].event)
        one = getattr(change.event, "object", None)
        told_apart = one is not None and tells_apart(self.happened.before.game, range(one, one + count))
        if self._so_far() != so_far or told_apart:
            apart(count)
            for other in each[2:]:
                self.look(other.event)

    def _so_far(self) -> tuple[int, ...]:
        """What grows as abilities trigger."""
        near, delayed = self.near.how_many_triggered(), self.delayed.how_many_events()
        return (len(self.triggered), delayed, len(self.used), near, len(self.told))

    def _watchers(self, trigger_type: type, event: e.Event) -> Sequence[Watcher]:
        """603.10: the abilities that existed right before the event, for those that look back; else those that exist after."""
        back = [w for w in self.happened.before.watchers(trigger_type) if looks_back(w.ability.trigger, event)]
        if isinstance(event, e.Ceased):
            return back
        after = [w for w in self.happened.after.watchers(trigger_type) if not looks_back(w.ability.trigger, event)]
        return (*back, *after)

    def _try(self, watcher: Watcher, event: e.Event) -> None:
        METER.trigger_checks += 1
        ability = watcher.ability
        trigger, again = ability.trigger, self.near.has_triggered(watcher)
        if getattr(trigger, "one_or_more", False) and again:
            self._once_for_all(watcher, event)
            return
        back = looks_back(trigger, event)
        bound = Bindings(source=watcher.object, you=watcher.controller)
        found = match(trigger, event, self.happened.seen(back=back), bound)
        if isinstance(found, Failed):
            seen = self.happened.seen(back=back)
            if seen.reached and not isinstance(match(trigger, event, seen.unlimited, bound), Failed):
                across = across_ranges(event, self.happened.before, self.happened.after, watcher.controller)
                self.near.add(watcher, "out of reach", cite("801.7"), *across)
                return
            already = found.why in ("already blocked", "already so")
            self.near.add(watcher, found.why, cite("603.2e") if already else cite("603.10") if back else cite("603.2"))
            return
        if not getattr(trigger, "this", False) and self._is_unseen(watcher):
            self.near.add(watcher, "never visible", cite("603.2f"))
            return
        if ability.meanwhile is not None and not holds(ability.meanwhile, self.happened.seen(back=back), found):
            self.near.add(watcher, "not meanwhile", cite("603.2"))
            return
        used = self._use(watcher, back=back) if ability.once_each_turn else None
        if used is not None and used in self.used:
            self.near.add(watcher, "once each turn", cite("603.2h"))
            return
        if ability.done_once_each_turn and (watcher.object, DONE) in self.used:
            self.near.add(watcher, "once each turn", cite("603.2h"))
            return
        if ability.first_each_turn and not self._is_first(watcher, found, back=back):
            self.near.add(watcher, "not the first", cite("603.2"))
            return
        if self._told_already(watcher, event):
            return
        found = bound_to(self.happened, watcher, event, found)
        those = for_each_player(ability, event, found, self.happened.after)
        each = [one for one in those if self.happened.meets(ability, one)]
        if not those:
            self.near.add(watcher, "player", cite("603.2"), cite("800.4j"))
            return
        if not each:
            self.near.add(watcher, "intervening if", cite("603.4"), *self._unseen(ability, those))
            return
        self.near.triggers(watcher)
        if used is not None:
            self.used.append(used)
        self._waits(watcher, event, each, back=back, again=again)

    def _waits(self, watcher: Watcher, event: e.Event, each: Sequence[Bindings], *, back: bool, again: bool) -> None:
        """603.2c-d: as often as it has triggered, it waits to be put on the stack; for each counter, where it says so."""
        ability, trigger = watcher.ability, watcher.ability.trigger
        rules = why_triggered(watcher, event, self.happened.seen(back=back), self.happened.after, back=back)
        limited = ability.once_each_turn or ability.first_each_turn
        counted = (
            isinstance(event, e.CountersPut) and isinstance(trigger, t.CountersPutOn) and trigger.each and not limited
        )
        several = event.count if counted and isinstance(event, e.CountersPut) else 1
        if again or several > 1:
            rules.append(cite("603.2c"))
        if each[0].chosen.x is not None and isinstance(event, e.ZoneChange) and speaks_of_x(ability):
            rules.append(cite("107.3m"))
        often = times(watcher, event, self.happened.before, self.happened.after)
        if often > 1:
            rules.append(cite("603.2d"))
        if counted:
            each = [replace(one, amount=1) for one in each]
        for one in each:
            for _ in repeated(often * several):
                self._wait(ability, watcher.index, watcher.object, watcher.controller, one, rules)

    def _is_unseen(self, watcher: Watcher) -> bool:
        """603.2f: whether what has the ability was hidden from some players before the event and is so after it."""
        boards = (self.happened.before, self.happened.after)
        seen = [board.objects[watcher.object] for board in boards if watcher.object in board.objects]
        return bool(seen) and all(one.zone.hidden for one in seen)

    def _is_first(self, watcher: Watcher, found: Bindings, *, back: bool) -> bool:
        """603.2: whether nothing of the kind has befallen the same object or player in the turn yet, or in this batch."""
        trigger = watcher.ability.trigger
        key = (watcher.object, (self._use(watcher, back=back), about(trigger, found)))
        if key in self.used or happened_already(trigger, found, self.happened.before):
            return False
        self.used.append(key)
        return True

    def _once_for_all(self, watcher: Watcher, event: e.Event) -> None:
        """603.2c: 'one or more' has triggered already; where this event would have made it trigger too, that was for both."""
        trigger = watcher.ability.trigger
        seen = self.happened.seen(back=looks_back(trigger, event))
        found = match(trigger, event, seen, Bindings(source=watcher.object, you=watcher.controller))
        if isinstance(found, Failed):
            return
        for at, one in enumerate(self.triggered):
            if (one.source.id, one.index) == (watcher.object, watcher.index) and cite("603.2c") not in one.rules:
                self.triggered[at] = replace(one, rules=(*one.rules, cite("603.2c")))

    def _use(self, watcher: Watcher, *, back: bool) -> Used:
        """603.2h: the ability by what it says, and which of those of the object that say the same."""
        looks = self.happened.seen(back=back).characteristics(watcher.object)
        same = sum(1 for n, one in sorted_abilities(looks).triggered if n < watcher.index and one == watcher.ability)
        return (watcher.object, (watcher.ability, same))

    def _unseen(self, ability: Triggered, those: Sequence[Bindings]) -> tuple[Citation, ...]:
        """801.11: the rule where the 'if' would be true if the ability's controller reached everybody."""
        condition = ability.condition
        far = condition is not None and any(
            holds_for_want_of_range(condition, self.happened.after, one) for one in those
        )
        return (cite("801.11"),) if far else ()

    def _told_already(self, watcher: Watcher, event: e.Event) -> bool:
        """508.3b-e, 509.3a, 509.3c: some abilities about attacking and blocking trigger once for a whole declaration."""
        once = once_for(watcher.ability.trigger, event, self.happened.before)
        if once is None:
            return False
        key = (watcher.object, watcher.index, once)
        known = key in self.told
        self.told.add(key)
        return known

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
        game, told = self.tx.game, self.happened.mention(source, index, ability)
        waiting = WaitingTrigger(
            id=game.take_id(),
            ability=ability,
            index=index,
            place=told.index,
            source=source,
            controller=controller,
            bindings=bound,
            settled=bool(game.markers) and self._from_the_stack(bound),
        )
        wait(game, waiting)
        self.triggered.append(Noticed(source=told, index=told.index, controller=controller, rules=tuple(rules)))
        if self.happened.after.watchers(t.AbilityTriggers) and not isinstance(ability.trigger, t.AbilityTriggers):
            self.look(e.AbilityTriggered(source=source, controller=controller, ability=ability, bindings=bound))

    def _from_the_stack(self, bound: Bindings) -> bool:
        """807.5b: whether an object on a stack caused it: what resolves, or a spell or ability that it triggered on."""
        found = None if bound.it is None or isinstance(bound.it, PlayerTarget) else self.tx.game.objects.get(bound.it)
        return self.tx.game.moment is Moment.RESOLVE or (found is not None and found.zone is Zone.STACK)

    def finish(self) -> None:
        """Let delayed abilities trigger; keep what this batch used up: those that trigger once each turn, or only once."""
        for delayed, bound, rules in self.delayed.settled():
            self._wait(delayed.ability, -1, delayed.bindings.source, delayed.controller, bound, rules)
        game = self.tx.game
        note_uses(game, *self.used[len(game.used_this_turn) :])
        self.delayed.spend()

    def states(self) -> None:
        """603.8: state triggers, as soon as the state is there, and not again while the ability waits or is on the stack."""
        for watcher in self.happened.after.watchers(t.StateIs):
            trigger = watcher.ability.trigger
            assert isinstance(trigger, t.StateIs)
            bound = Bindings(source=watcher.object, you=watcher.controller)
            METER.trigger_checks += 1
            if not _under_way(self.tx, watcher) and holds(trigger.condition, self.happened.after, bound):
                self._wait(watcher.ability, watcher.index, watcher.object, watcher.controller, bound, [cite("603.8")])

    def reflexive(self, ability: Triggered, bound: Bindings, rule: Citation) -> None:
        """603.12, 106.6: it is looked at as soon as it is made, and what it speaks of has happened; 603.4 where it asks more."""
        if ability.condition is not None and not holds(ability.condition, self.tx.board, bound):
            return
        self._wait(ability, -1, bound.source, bound.you, bound, [rule])


def notice(
    tx: Transaction, changes: Sequence[Change], before: Board, event: EventInHand
) -> tuple[list[Noticed], list[NearMiss]]:
    """603.2, 603.2c: the abilities that trigger on what happened, once for each occurrence; and those that just did not."""
    noticing = _Noticing(tx, before, changes)
    near = noticing.near
    for change, count in runs_of(changes):
        noticing.look_at_alike(change, count)
    near.look_in_vain(event.replaced, "replaced", before, cite("603.2g"))
    near.look_in_vain([*event.already, *entering_so(changes)], "already so", tx.board, cite("603.2e"))
    undealt, tx.undealt = tx.undealt, []
    for damage, rules in undealt:
        near.look_in_vain([damage], "no damage", before, *rules)
    noticing.finish()
    return noticing.triggered, near.left(noticing.triggered)


def notice_states(tx: Transaction) -> list[Noticed]:
    """603.8: the abilities that trigger on how things stand now."""
    noticing = _Noticing(tx, tx.board)
    noticing.states()
    noticing.finish()
    return noticing.triggered


def notice_control(tx: Transaction, before: Board) -> list[Noticed]:
    """603.10d: the abilities that trigger on what came under another player's control since that was last looked at; since
    ``before``, where it was not."""
    since, now = tx.hands or before, tx.board
    tx.hands = now
    if since is now or not (asks_for_control(since) or asks_for_control(now)):
        return []
    noticing = _Noticing(tx, since)
    for one in now.changed_hands(since):
        if now.objects[one].on_battlefield:
            noticing.look(e.ControlLost(object=one, player=since.controller(one)))
    noticing.finish()
    return noticing.triggered


def notice_reflexive(
    tx: Transaction, ability: Triggered, bound: Bindings, rule: Citation | None = None
) -> list[Noticed]:
    """603.12: a reflexive ability that a resolving spell or ability has just made, and what triggers on that."""
    noticing = _Noticing(tx, tx.board)
    noticing.reflexive(ability, bound, rule or cite("603.12"))
    noticing.finish()
    return noticing.triggered


def _under_way(tx: Transaction, watcher: Watcher) -> bool:
    waiting = ((one.source, one.index) for one in tx.game.waiting)
    stacked = ((one.source, one.ability_index) for one in tx.game.stacked())
    key = (watcher.object, watcher.index)
    return any(one == key for one in waiting) or any(one == key for one in stacked)
