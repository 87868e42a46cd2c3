"""603: which abilities trigger on what happened, why others did not; they wait until somebody would get priority."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.event_in_hand import EventInHand
from engine.board.functioning import Watcher
from engine.board.holding import holds, holds_for_want_of_range
from engine.board.naming import mention_of
from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Triggered
from engine.cards.keywords.numbers import defined_by
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.cards.places import place_of
from engine.cards.sorting import sorted_abilities
from engine.happening.first_of_turn import about, happened_already
from engine.happening.together import tells_apart
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import Failed, object_failure
from engine.happening.trigger_events import LOOKED_FOR, UNRELATED, also, match, once_for
from engine.happening.trigger_times import for_each_player, meant_before, shared_by_several, times
from engine.happening.why_triggered import across_ranges, speaks_of_x, why_triggered
from engine.happening.words_of_an_event import speaks_of_all, spoken_of
from engine.happening.writing.lasting import note_uses, spend_delayed, wait
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import Changes, alike, each_of, runs_of
from engine.state.game import DONE, Used
from engine.state.ids import apart
from engine.state.lasting import DelayedTrigger, WaitingTrigger
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, NearMiss, Noticed
from engine.state.turn_state import Moment
from engine.words.budget import repeated, spend
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.mentions import Mention
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import NO_OBJECT, ObjectId, PlayerId, Zone

not_implemented("603.10d", "abilità innescate dalla perdita del controllo di qualcosa")
not_implemented("603.10e", "abilità innescate da una magia neutralizzata")
not_implemented("603.10g", "abilità che si innescano quando si viaggia via da un piano")
not_implemented("603.1b", "abilità innescate che guardano se sono accaduti tutti i loro eventi in un periodo")

_ALL_BUT_THIS = ("intervening if", "not meanwhile", "once each turn", "not the first", "out of reach")
"""603.2h, 603.4: what is looked at only once the event itself has matched."""


SPOKEN_OF = "*"
"""603.7c: the name under which a delayed triggered ability keeps the only objects that it speaks of; no file can write it."""


def _nearness(why: str) -> int:
    """How near an event came that an ability did not trigger on: another kind of event; something of it; all of it."""
    return 0 if why in UNRELATED else 2 if why in _ALL_BUT_THIS else 1


class _Noticing:
    """What one batch of events makes trigger. Each ability is held against each event of the kind that it looks for."""

    def __init__(self, tx: Transaction, before: Board, changes: Sequence[Change] = ()) -> None:
        self.tx = tx
        self.changes = changes
        self.before = before
        self.after = tx.board
        self.triggered: list[Noticed] = []
        self.missed: dict[tuple[ObjectId, int], NearMiss] = {}
        self.hit: set[tuple[ObjectId, int]] = set()
        self.told: set[tuple[ObjectId, int, tuple[object, ...]]] = set()
        self.used = list(tx.game.used_this_turn)
        self.delayed: dict[int, list[Bindings]] = {}
        self.shared: set[int] = set()

    def look(self, event: e.Event) -> None:
        """Hold every ability that looks for such an event against it, in the order of their objects."""
        spend()
        event = self._of_the_card_that_was_cycled(event)
        if isinstance(event, e.Ceased) and not self._was_permanent(event.object):
            return  # 702.26k: a phased-out permanent that leaves the game makes nothing trigger either
        for trigger_type in LOOKED_FOR.get(type(event), ()):
            for watcher in self._watchers(trigger_type, event):
                self._try(watcher, event)
            for delayed in self.tx.game.delayed:
                if type(delayed.ability.trigger) is trigger_type:
                    self._try_delayed(delayed, event)
        if isinstance(event, e.ZoneChange):
            self._no_longer_there(event)
            self._lost_before_entering(event)
        if isinstance(event, e.PhasedOut | e.PhasedIn):
            self._only_phases(event)
        for other in also(event, self.before):
            self.look(other)

    def _of_the_card_that_was_cycled(self, event: e.Event) -> e.Event:
        """702.29c: whatever triggers on cycling speaks of the card where it lies once it was discarded to pay for that."""
        if not isinstance(event, e.AbilityActivated) or not event.cycling:
            return event
        moves = (change.event for change, _ in runs_of(self.changes) if isinstance(change.event, e.ZoneChange))
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
        told_apart = one is not None and tells_apart(self.before.game, range(one, one + count))
        if self._so_far() != so_far or told_apart:
            apart(count)
            for other in each[2:]:
                self.look(other.event)

    def _so_far(self) -> tuple[int, ...]:
        """What grows as abilities trigger."""
        delayed = sum(map(len, self.delayed.values()))
        return (len(self.triggered), delayed, len(self.used), len(self.hit), len(self.told))

    def look_in_vain(self, never: Sequence[e.Event], why: str, board: Board, *by: Citation) -> None:
        """603.2e, 603.2g: hold against what did not happen after all those abilities that would have triggered on it."""
        for event in never:
            for trigger_type in LOOKED_FOR.get(type(event), (t.Draws,) if isinstance(event, e.DrawCard) else ()):
                for watcher in board.watchers(trigger_type):
                    key = (watcher.object, watcher.index)
                    if key not in self.hit and self._would_match(watcher, event, board):
                        source = self._mention(watcher.object, watcher.index, watcher.ability)
                        rules = (*by, *defined_by(watcher.ability))
                        self.missed[key] = NearMiss(source=source, index=source.index, why=why, rules=rules)

    def _would_match(self, watcher: Watcher, event: e.Event, board: Board) -> bool:
        trigger, bound = watcher.ability.trigger, Bindings(source=watcher.object, you=watcher.controller)
        if isinstance(event, e.DrawCard):
            assert isinstance(trigger, t.Draws)
            return not trigger.this and related(
                board, event.player, watcher.controller, trigger.who, source=watcher.object
            )
        if isinstance(event, e.ZoneChange) and not looks_back(trigger, event):
            return False  # what it would have become is not there to be looked at
        return not isinstance(match(trigger, event, board, bound), Failed)

    def _was_permanent(self, one: ObjectId) -> bool:
        known = self.before.objects.get(one)
        return known is not None and known.zone is Zone.BATTLEFIELD and not known.phased_out

    def _watchers(self, trigger_type: type, event: e.Event) -> Sequence[Watcher]:
        """603.10: the abilities that existed right before the event, for those that look back; else those that exist after."""
        back = [w for w in self.before.watchers(trigger_type) if looks_back(w.ability.trigger, event)]
        if isinstance(event, e.Ceased):
            return back
        after = [w for w in self.after.watchers(trigger_type) if not looks_back(w.ability.trigger, event)]
        return (*back, *after)

    def _try(self, watcher: Watcher, event: e.Event) -> None:
        METER.trigger_checks += 1
        ability, key = watcher.ability, (watcher.object, watcher.index)
        trigger = ability.trigger
        if getattr(trigger, "one_or_more", False) and key in self.hit:
            self._once_for_all(watcher, event)
            return
        back = looks_back(trigger, event)
        bound = Bindings(source=watcher.object, you=watcher.controller)
        found = match(trigger, event, self.before if back else self.after, bound)
        if isinstance(found, Failed):
            seen = self.before if back else self.after
            if seen.reached and not isinstance(match(trigger, event, seen.unlimited, bound), Failed):
                across = across_ranges(event, self.before, self.after, watcher.controller)
                self._miss(watcher, "out of reach", cite("801.7"), *across)
                return
            already = found.why in ("already blocked", "already so")
            self._miss(watcher, found.why, cite("603.2e") if already else cite("603.10") if back else cite("603.2"))
            return
        if not getattr(trigger, "this", False) and self._is_unseen(watcher):
            self._miss(watcher, "never visible", cite("603.2f"))
            return
        if ability.meanwhile is not None and not holds(ability.meanwhile, self.before if back else self.after, found):
            self._miss(watcher, "not meanwhile", cite("603.2"))
            return
        used = self._use(watcher, back=back) if ability.once_each_turn else None
        if used is not None and used in self.used:
            self._miss(watcher, "once each turn", cite("603.2h"))
            return
        if ability.done_once_each_turn and (watcher.object, DONE) in self.used:
            self._miss(watcher, "once each turn", cite("603.2h"))
            return
        if ability.first_each_turn and not self._is_first(watcher, found, back=back):
            self._miss(watcher, "not the first", cite("603.2"))
            return
        if self._told_already(watcher, event):
            return
        found = self._with_all(ability, self._in_all(trigger, event, self._with_x(watcher, event, found)))
        those = for_each_player(ability, event, found, self.after)
        each = [one for one in those if self._meets(ability, one)]
        if not those:
            self._miss(watcher, "player", cite("603.2"), cite("800.4j"))
            return
        if not each:
            self._miss(watcher, "intervening if", cite("603.4"), *self._unseen(ability, those))
            return
        again = key in self.hit
        self.hit.add(key)
        self.missed.pop(key, None)
        if used is not None:
            self.used.append(used)
        self._waits(watcher, event, each, back=back, again=again)

    def _waits(self, watcher: Watcher, event: e.Event, each: Sequence[Bindings], *, back: bool, again: bool) -> None:
        """603.2c-d: as often as it has triggered, it waits to be put on the stack; for each counter, where it says so."""
        ability, trigger = watcher.ability, watcher.ability.trigger
        rules = why_triggered(watcher, event, self.before if back else self.after, self.after, back=back)
        limited = ability.once_each_turn or ability.first_each_turn
        counted = (
            isinstance(event, e.CountersPut) and isinstance(trigger, t.CountersPutOn) and trigger.each and not limited
        )
        several = event.count if counted and isinstance(event, e.CountersPut) else 1
        if again or several > 1:
            rules.append(cite("603.2c"))
        if each[0].chosen.x is not None and isinstance(event, e.ZoneChange) and speaks_of_x(ability):
            rules.append(cite("107.3m"))
        often = times(watcher, event, self.before, self.after)
        if often > 1:
            rules.append(cite("603.2d"))
        if counted:
            each = [replace(one, amount=1) for one in each]
        for one in each:
            for _ in repeated(often * several):
                self._wait(ability, watcher.index, watcher.object, watcher.controller, one, rules)

    def _is_unseen(self, watcher: Watcher) -> bool:
        """603.2f: whether what has the ability was hidden from some players before the event and is so after it."""
        seen = [one for one in (self.before.objects.get(watcher.object), self.after.objects.get(watcher.object)) if one]
        return bool(seen) and all(one.zone.hidden for one in seen)

    def _is_first(self, watcher: Watcher, found: Bindings, *, back: bool) -> bool:
        """603.2: whether nothing of the kind has befallen the same object or player in the turn yet, or in this batch."""
        trigger = watcher.ability.trigger
        key = (watcher.object, (self._use(watcher, back=back), about(trigger, found)))
        if key in self.used or happened_already(trigger, found, self.before):
            return False
        self.used.append(key)
        return True

    def _no_longer_there(self, event: e.ZoneChange) -> None:
        """603.6c, 603.10: what would have triggered, if its source had not left the battlefield in the same event."""
        for watcher in self.before.watchers(t.Moves):
            trigger = watcher.ability.trigger
            if watcher.object in self.after.objects or looks_back(trigger, event):
                continue
            bound = Bindings(source=watcher.object, you=watcher.controller)
            if not isinstance(match(trigger, event, self.after, bound), Failed):
                assert isinstance(trigger, t.Moves)
                from_anywhere = trigger.origin is None and event.origin is Zone.BATTLEFIELD
                self._miss(watcher, "source gone", *([cite("603.6c")] if from_anywhere else []), cite("603.10"))

    def _lost_before_entering(self, event: e.ZoneChange) -> None:
        """603.6b, 611.3c: what the printed abilities of what enters would have done, if effects had left them to it."""
        entered = self.after.objects.get(event.became)
        if event.to is not Zone.BATTLEFIELD or entered is None:
            return
        now = sorted_abilities(self.after.characteristics(entered.id)).triggered
        for index, ability in sorted_abilities(entered.printed).triggered:
            if any(other is ability for _, other in now) or not isinstance(ability.trigger, t.Moves):
                continue
            watcher = Watcher(entered.id, index, ability, self.after.controller(entered.id))
            bound = Bindings(source=entered.id, you=watcher.controller)
            if not isinstance(match(ability.trigger, event, self.after, bound), Failed):
                self._miss(watcher, "ability lost", cite("603.6b"), cite("611.3c"))

    def _only_phases(self, event: e.PhasedOut | e.PhasedIn) -> None:
        """702.26d: what would trigger if phasing out were leaving the battlefield, or phasing in were entering it."""
        leaves = isinstance(event, e.PhasedOut)
        board = self.before if leaves else self.after
        for watcher in board.watchers(t.Moves):
            trigger = watcher.ability.trigger
            assert isinstance(trigger, t.Moves)
            there, elsewhere = (trigger.origin, trigger.to) if leaves else (trigger.to, trigger.origin)
            if there is not Zone.BATTLEFIELD or elsewhere is not None or trigger.reason is not None:
                continue
            bound = Bindings(source=watcher.object, you=watcher.controller)
            if object_failure(trigger.subject, board, event.object, bound) is None:
                self._miss(watcher, "only phases", cite("702.26d"))

    def _once_for_all(self, watcher: Watcher, event: e.Event) -> None:
        """603.2c: 'one or more' has triggered already; where this event would have made it trigger too, that was for both."""
        trigger = watcher.ability.trigger
        seen = self.before if looks_back(trigger, event) else self.after
        found = match(trigger, event, seen, Bindings(source=watcher.object, you=watcher.controller))
        if isinstance(found, Failed):
            return
        for at, one in enumerate(self.triggered):
            if (one.source.id, one.index) == (watcher.object, watcher.index) and cite("603.2c") not in one.rules:
                self.triggered[at] = replace(one, rules=(*one.rules, cite("603.2c")))

    def _in_all(self, trigger: t.Trigger, event: e.Event, found: Bindings) -> Bindings:
        """120.3, 603.2c: what is dealt damage is dealt as much as all sources deal to it at the same time; 'one or more' that move
        or attack are as many as do so together."""
        if (isinstance(trigger, t.Moves) and trigger.one_or_more) or (isinstance(trigger, t.Attacks) and trigger.once):
            return replace(found, amount=self._together(trigger, found))
        if not isinstance(trigger, t.DealsDamage) or trigger.source is not None or not trigger.once:
            return found
        assert isinstance(event, e.Damage)
        dealt = ((one.event, count) for one, count in runs_of(self.changes))
        total = sum(
            one.amount * count
            for one, count in dealt
            if isinstance(one, e.Damage) and one.to == event.to and trigger.combat in (None, one.combat)
        )
        return replace(found, amount=total or found.amount)

    def _together(self, trigger: t.Moves | t.Attacks, found: Bindings) -> int:
        """508.3d, 603.2c: how many of the things that move, or are declared as attackers, at the same time match."""
        return sum(count for _, count in self._all_that(trigger, found, runs_of(self.changes)))

    def _all_that(
        self, trigger: t.Trigger, found: Bindings, changes: Iterable[tuple[Change, int]]
    ) -> Iterator[tuple[Bindings, int]]:
        """Each of some changes that the trigger event would be by itself, and how many equal ones there are."""
        bound = Bindings(source=found.source, you=found.you)
        for one, count in changes:
            event = one.event
            if not isinstance(event, e.ZoneChange | e.TokenCreated | e.Ceased | e.AttackerDeclared):
                continue
            seen = self.before if looks_back(trigger, event) else self.after
            matched = match(trigger, event, seen, bound)
            if not isinstance(matched, Failed):
                yield matched, count

    def _with_all(self, ability: Triggered, found: Bindings) -> Bindings:
        """603.2c: all that moved or attacked at the same time, where the ability speaks of them; each is followed where it went."""
        if not speaks_of_all(ability):
            return found
        each = [one for one, _ in self._all_that(ability.trigger, found, ((one, 1) for one in self.changes))]
        those = tuple(one.it for one in each if one.it is not None)
        moved = tuple(dict.fromkeys((*found.moved, *(pair for one in each for pair in one.moved))))
        return replace(found, moved=moved, remembered={**found.remembered, ALL_OF_EVENT: those})

    def _with_x(self, watcher: Watcher, event: e.Event, found: Bindings) -> Bindings:
        """107.3m: X of the spell that became a permanent, for what triggers as that enters; 107.3a: X of a spell, as it is cast.

        107.3j: for an ability that the object has gained it is 0.
        """
        entered = isinstance(event, e.ZoneChange) and event.became == watcher.object and event.origin is Zone.STACK
        cast = isinstance(event, e.SpellCast) and event.object == watcher.object
        known = self.after.objects.get(watcher.object) if entered or cast else None
        if known is None or known.chosen is None or known.chosen.x is None:
            return found
        if all(one != watcher.ability for _, one in sorted_abilities(known.printed).triggered):
            return found
        return replace(found, chosen=replace(found.chosen, x=known.chosen.x))

    def _use(self, watcher: Watcher, *, back: bool) -> Used:
        """603.2h: the ability by what it says, and which of those of the object that say the same."""
        looks = (self.before if back else self.after).characteristics(watcher.object)
        same = sum(1 for n, one in sorted_abilities(looks).triggered if n < watcher.index and one == watcher.ability)
        return (watcher.object, (watcher.ability, same))

    def _meets(self, ability: Triggered, found: Bindings) -> bool:
        """603.4: whether the intervening 'if' is true as the event has just happened."""
        return ability.condition is None or holds(ability.condition, self.after, found)

    def _unseen(self, ability: Triggered, those: Sequence[Bindings]) -> tuple[Citation, ...]:
        """801.11: the rule where the 'if' would be true if the ability's controller reached everybody."""
        condition = ability.condition
        far = condition is not None and any(holds_for_want_of_range(condition, self.after, one) for one in those)
        return (cite("801.11"),) if far else ()

    def _told_already(self, watcher: Watcher, event: e.Event) -> bool:
        """508.3b-e, 509.3a, 509.3c: some abilities about attacking and blocking trigger once for a whole declaration."""
        once = once_for(watcher.ability.trigger, event, self.before)
        if once is None:
            return False
        key = (watcher.object, watcher.index, once)
        known = key in self.told
        self.told.add(key)
        return known

    def _try_delayed(self, delayed: DelayedTrigger, event: e.Event) -> None:
        """603.7, 805.4d: what a delayed ability's event would be, for each player whose step it is; what comes of it is settled
        when all of the batch has been seen."""
        METER.trigger_checks += 1
        trigger = delayed.ability.trigger
        back = looks_back(trigger, event)
        found = match(trigger, event, self.before if back else self.after, delayed.bindings)
        if isinstance(found, Failed):
            return
        found = self._with_all(delayed.ability, found)
        if meant_before(delayed):
            those = [replace(found, event_player=delayed.bindings.event_player)]
        else:
            those = for_each_player(delayed.ability, event, found, self.after)
            if shared_by_several(delayed.ability, event, delayed.controller, self.after, delayed.bindings.source):
                self.shared.add(delayed.id)
        only = delayed.bindings.remembered.get(SPOKEN_OF)
        if only is not None and found.it not in only:
            return
        known = self.delayed.setdefault(delayed.id, [])
        if not (known and getattr(trigger, "one_or_more", False)):
            known += [one for one in those if self._meets(delayed.ability, one)]

    def finish(self) -> None:
        """Let delayed abilities trigger; keep what this batch used up: those that trigger once each turn, or only once."""
        game = self.tx.game
        spent = []
        for delayed in game.delayed:
            found = self.delayed.get(delayed.id, [])
            if found and (delayed.once or delayed.until is None):
                found = [self._which(delayed, found)]
                spent.append(delayed.id)
            for number, one in enumerate(found):
                shared = [cite("805.4d")] if delayed.id in self.shared else []
                rules = [cite("603.7"), cite("603.7b"), *shared, *([cite("603.2c")] if number else [])]
                self._wait(delayed.ability, -1, delayed.bindings.source, delayed.controller, one, rules)
        note_uses(game, *self.used[len(game.used_this_turn) :])
        if spent:
            spend_delayed(game, spent)

    def _which(self, delayed: DelayedTrigger, found: Sequence[Bindings]) -> Bindings:
        """603.7b: of several events at once its controller chooses the one on which it triggers."""
        kinds = [spoken_of(delayed.ability, one) for one in found]
        options = []
        for number, one in enumerate(found):
            alike = kinds.index(kinds[number])
            if isinstance(one.it, PlayerTarget) or one.it is None:
                options.append(Option(key=f"e{number}", player=one.event_player, alike=alike))
            else:
                options.append(Option(key=f"e{number}", mention=self.tx.mention(one.it), alike=alike))
        about = self._mention(delayed.bindings.source, -1, delayed.ability)
        key = self.tx.ask_one(Purpose.WHICH_EVENT, delayed.controller, cite("603.7b"), options, about=about)
        return found[int(key[1:])]

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
        game, told = self.tx.game, self._mention(source, index, ability)
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
        if self.after.watchers(t.AbilityTriggers) and not isinstance(ability.trigger, t.AbilityTriggers):
            self.look(e.AbilityTriggered(source=source, controller=controller, ability=ability, bindings=bound))

    def _from_the_stack(self, bound: Bindings) -> bool:
        """807.5b: whether an object on a stack caused it: what resolves, or a spell or ability that it triggered on."""
        found = None if bound.it is None or isinstance(bound.it, PlayerTarget) else self.tx.game.objects.get(bound.it)
        return self.tx.game.moment is Moment.RESOLVE or (found is not None and found.zone is Zone.STACK)

    def _miss(self, watcher: Watcher, why: str, *rules: Citation) -> None:
        """One reason is kept for each ability that did not trigger on any event of the batch: of that which came nearest."""
        key = (watcher.object, watcher.index)
        known = self.missed.get(key)
        if key not in self.hit and (known is None or _nearness(known.why) < _nearness(why)):
            source = self._mention(watcher.object, watcher.index, watcher.ability)
            self.missed[key] = NearMiss(
                source=source, index=source.index, why=why, rules=(*rules, *defined_by(watcher.ability))
            )

    def _mention(self, source: ObjectId, index: int, ability: Triggered) -> Mention:
        seen = self.before.last_seen(source) or self.after.last_seen(source)
        if seen is None:
            raise KeyError(source)
        found, looks, controller = seen
        return replace(mention_of(found, looks.name, controller, ability.text), index=place_of(looks.abilities, index))

    def in_vain(self) -> list[NearMiss]:
        """The near misses, but for what else an ability triggers on that has triggered."""
        known = {(one.source.id, one.index) for one in self.triggered}
        return [one for one in self.missed.values() if (one.source.id, one.index) not in known]

    def states(self) -> None:
        """603.8: state triggers, as soon as the state is there, and not again while the ability waits or is on the stack."""
        for watcher in self.after.watchers(t.StateIs):
            trigger = watcher.ability.trigger
            assert isinstance(trigger, t.StateIs)
            bound = Bindings(source=watcher.object, you=watcher.controller)
            METER.trigger_checks += 1
            if not _under_way(self.tx, watcher) and holds(trigger.condition, self.after, bound):
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
    for change, count in runs_of(changes):
        noticing.look_at_alike(change, count)
    noticing.look_in_vain(event.replaced, "replaced", before, cite("603.2g"))
    noticing.look_in_vain([*event.already, *_entering_so(changes)], "already so", tx.board, cite("603.2e"))
    undealt, tx.undealt = tx.undealt, []
    for damage, rules in undealt:
        noticing.look_in_vain([damage], "no damage", before, *rules)
    noticing.finish()
    return noticing.triggered, noticing.in_vain()


def _entering_so(changes: Sequence[Change]) -> Iterator[e.Event]:
    """603.2e: what enters tapped does not become tapped."""
    for change, count in runs_of(changes):
        event = change.event
        if isinstance(event, e.ZoneChange | e.TokenCreated) and event.tapped and event.became != NO_OBJECT:
            yield from (one.event for one in each_of(alike(Change(event=e.Tapped(object=event.became)), count)))


def notice_replaced(tx: Transaction, replaced: Sequence[e.Event], before: Board) -> list[NearMiss]:
    """603.2g: the abilities that would have triggered on what does not happen."""
    noticing = _Noticing(tx, before)
    noticing.look_in_vain(replaced, "replaced", before, cite("603.2g"))
    return list(noticing.missed.values())


def notice_in_vain(tx: Transaction, never: Sequence[e.Event], why: str, *rules: Citation) -> list[NearMiss]:
    """119.9, 120.8: the abilities that would trigger on what an instruction does not do as a number is 0, by these rules."""
    noticing = _Noticing(tx, tx.board)
    noticing.look_in_vain(never, why, tx.board, *rules)
    return list(noticing.missed.values())


def notice_states(tx: Transaction) -> list[Noticed]:
    """603.8: the abilities that trigger on how things stand now."""
    noticing = _Noticing(tx, tx.board)
    noticing.states()
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
